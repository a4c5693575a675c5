import Foundation

/// The type that calls the application's delegate and the scene delegates.
///
/// Other types report what happened. Only this type chooses between the methods for scenes and the methods for an
/// application without scenes.
@MainActor final class DelegateCalls: ApplicationPart {
  private(set) var delegate: (any ApplicationDelegate)?
  /// Whether the delegate has the methods of AppKit's delegate.
  ///
  /// The result of the cast is cached, because it is needed for each event, and the cast is slow.
  private lazy var isForDesktop = delegate is any DesktopApplicationDelegate
  /// The delegate with AppKit's methods; nil if there is no delegate, or if the delegate has no such methods.
  var desktop: (any DesktopApplicationDelegate)? {
    isForDesktop ? delegate as? any DesktopApplicationDelegate : nil
  }

  /// The delegate that receives responses to notifications.
  weak var notificationDelegate: (any NotificationCenterDelegate)?
  /// The life cycle whose events delegates receive: that of scenes, that of the application, or not chosen yet.
  private(set) var mode: LifeCycleMode
  private var methods = DelegateMethods()

  init(_ delegate: (any ApplicationDelegate)?, _ mode: LifeCycleMode) {
    self.delegate = delegate
    self.mode = mode
  }

  /// Whether the app has scenes, or may still choose to have scenes.
  var hasScenes: Bool { mode != .application }

  /// Releases the delegate, because the application has ended.
  func removeAll() {
    delegate = nil
  }

  // MARK: - The life cycle

  /// Chooses the life cycle after the delegate was asked for a configuration, unless a life cycle has already been
  /// chosen.
  ///
  /// If the delegate implements `application(_:configurationForConnecting:options:)`, the life cycle is that of scenes,
  /// otherwise that of the application.
  func settle() {
    guard mode == .unsettled else { return }
    let configures = delegate != nil && !methods.isDefault(.configurationForConnecting)
    mode = configures ? .scenes : .application
    if mode == .application {
      report(.applicationLifeCycle(of: delegate.map { type(of: $0) }))
    } else {
      reportEarlyWindows()
    }
  }

  /// Chooses the life cycle of scenes, unless a life cycle has already been chosen.
  func adoptScenes() {
    if mode == .unsettled { mode = .scenes }
  }

  /// The windows that the delegate's initializer stored in properties, before the application existed.
  ///
  /// These windows can't be shown.
  private var earlyWindows: [SceneWindow] {
    guard let delegate else { return [] }
    var windows = [delegate.window]
    // Only reflection finds the windows, because the library doesn't know the properties of the delegate's type.
    // Reflection is slow, but is used only once or twice in a launch.
    var mirror: Mirror? = Mirror(reflecting: delegate)
    while let part = mirror {
      windows += part.children.map { $0.value as? SceneWindow }
      mirror = part.superclassMirror
    }
    return windows.compactMap(\.self).filter(\.isEarly)
  }

  /// Reports windows that the initializer of the delegate created.
  ///
  /// - Returns: Whether there were any such windows.
  @discardableResult func reportEarlyWindows() -> Bool {
    if earlyWindows.isEmpty { return false }
    report(.windowBeforeLaunch(in: mode))
    return true
  }

  // MARK: - Calling delegates

  /// Records that the application's delegate doesn't implement a method, because the method's default implementation
  /// was called.
  func noteDefault(_ callback: TraceEntry.Callback) {
    methods.insertDefault(callback)
  }

  /// Calls a method of the application's delegate, and records the call in the trace.
  ///
  /// - Parameters:
  ///   - callback: The method, as the trace names it.
  ///   - sessions: The sessions passed to the method; empty if the method concerns the application.
  ///   - call: A closure that calls the method.
  /// - Returns: The result of the method; nil if there is no delegate, or if the delegate doesn't implement the method.
  func ask<Result>(
    _ callback: TraceEntry.Callback, _ sessions: [SceneSession.ID] = [],
    _ call: (any ApplicationDelegate) -> Result
  ) -> Result? {
    var result: Result?
    noting(callback, sessions) {
      guard let delegate else { return .noDelegate }
      methods.prepare(callback)
      result = call(delegate)
      guard methods.isDefault(callback) else { return .method }
      result = nil
      return .noMethod
    }
    return result
  }

  /// Calls a method of a scene's delegate, and records the call in the trace.
  ///
  /// - Returns: Whether the scene has a delegate that implements the method.
  func tell(
    _ callback: TraceEntry.Callback, _ scene: ConnectedScene,
    _ call: (any ConnectedSceneDelegate) -> Void
  ) -> Bool {
    var hasMethod = false
    noting(callback, [scene.session.id]) {
      hasMethod = tellUntraced(callback, scene, call)
      return hasMethod ? .method : scene.delegate == nil ? .noDelegate : .noMethod
    }
    return hasMethod
  }

  /// Calls a method of a scene's delegate without a trace entry.
  ///
  /// - Returns: Whether the scene has a delegate that implements the method.
  func tellUntraced(
    _ callback: TraceEntry.Callback, _ scene: ConnectedScene,
    _ call: (any ConnectedSceneDelegate) -> Void
  ) -> Bool {
    guard let delegate = scene.delegate else { return false }
    scene.delegateMethods.prepare(callback)
    call(delegate)
    return !scene.delegateMethods.isDefault(callback)
  }

  /// Records a delegate call in the trace, and performs the call.
  ///
  /// The trace entry of the call precedes the entries of the delegate's actions. The result of the call is added to the
  /// entry after the call. If an injected fault kills the process at this entry, the call isn't performed.
  ///
  /// - Parameters:
  ///   - callback: The method, as the trace names it.
  ///   - sessions: The sessions passed to the method; empty if the method concerns the application.
  ///   - call: A closure that performs the call, and returns whether there is a delegate with the method.
  func noting(
    _ callback: TraceEntry.Callback, _ sessions: [SceneID],
    _ call: () -> TraceEntry.Reception
  ) {
    let number = parts.note(.callback(callback, sessions))
    if parts.isKilled { return }
    parts.trace.mark(number, call())
  }

  /// Reports methods that delegates implement although the library never calls them: in the application's delegate, and
  /// in the scene delegates that the manifest names.
  func reportUncalledMethods() {
    if let delegate { reportUncalledMethods(of: type(of: delegate)) }
    for (_, entries) in (connector.manifest?.configurations ?? [:]).sorted(by: {
      $0.key.rawValue < $1.key.rawValue
    }) {
      for entry in entries { reportUncalledMethods(of: entry.delegateClass) }
    }
  }

  /// Reports methods that a delegate class implements although the library never calls them, once per class.
  func reportUncalledMethods(of named: AnyClass?) {
    guard let named, methods.examine(named) else { return }
    if let named = named as? any ApplicationDelegate.Type {
      report(named.uncalledApplicationMethods, of: "application delegate \(named)")
    }
    if let named = named as? any ConnectedSceneDelegate.Type {
      report(named.uncalledSceneMethods, of: "scene delegate \(named)")
    }
  }

  private func report(_ methods: [UncalledMethod], of place: String) {
    for method in methods where method.isImplemented {
      report(.uncalledMethod(method.name, of: place, remedy: method.remedy))
    }
  }
}
