package import SceneRuntime

/// A record of the main scene that had the focus last in each application.
///
/// A main scene is a scene that isn't a utility window. Views and commands of a utility window read the values of the
/// recorded main scene, and the menus of a utility window include the commands of the main scene.
///
/// An application has no record until one of its utility windows reads values or commands.
@MainActor enum MainScenes {
  // Proof: the property is private and isolated to the main actor, and no method calls other code while it accesses the
  // property.
  #if hasAttribute(exclusivity) && !PUBLIC_API_ONLY
  @exclusivity(unchecked)
  #endif
  private static var known:
    [ObjectIdentifier: (application: WeakApplication, main: StateLocation<Main>)] = [:]

  private struct WeakApplication {
    weak var application: Application?
  }

  /// A weak reference to the session of a main scene.
  private struct Main {
    weak var session: SceneSession?
  }

  /// Returns the record of an application; nil if none of its utility windows has read anything.
  private static func record(of application: Application) -> StateLocation<Main>? {
    guard let entry = known[ObjectIdentifier(application)],
      entry.application.application === application
    else { return nil }
    return entry.main
  }

  private static func makeRecord(of application: Application) -> StateLocation<Main> {
    known = known.filter { $0.value.application.application != nil }
    let main = StateLocation(Main(session: recent(in: application)))
    known[ObjectIdentifier(application)] = (WeakApplication(application: application), main)
    return main
  }

  /// Returns the session of the connected main scene that had the focus last; nil if there is none.
  private static func recent(
    in application: Application, besides other: SceneSession? = nil
  ) -> SceneSession? {
    application.recentSession {
      $0 !== other && $0.scene != nil && $0.sceneDescription?.kind != .utilityWindow
    }
  }

  /// Returns the values that the views and commands of a scene read; nil if there are none.
  ///
  /// A utility window reads the values of the main scene that had the focus last. Any other scene reads its own values,
  /// which the caller passes as `own`.
  static func values(for session: SceneSession?, own: FocusedCells?) -> FocusedCells? {
    guard let session, session.sceneDescription?.kind == .utilityWindow,
      let application = session.application
    else { return own }
    let main = self.session(of: application)?.scene as? WindowScene
    return main?.windows.lazy.compactMap { ($0.viewContent as? any FocusedContent)?.focusedValues }
      .first
  }

  /// Updates the menus of utility windows after the commands of a scene, or their environment, were replaced.
  static func commandsDidChange(in scene: WindowScene?) {
    guard !known.isEmpty, let session = scene?.session, let application = session.application,
      let main = record(of: application), main.peek().session === session
    else { return }
    main.modify { $0.session = session }
  }

  /// Returns the session of the main scene that had the focus last; nil if there is none.
  ///
  /// A body that calls the method is evaluated again when the result changes.
  static func session(of application: Application) -> SceneSession? {
    let session = (record(of: application) ?? makeRecord(of: application)).read().session
    // A scene without views of this library doesn't call `leave(_:)` when it disconnects.
    return session?.scene == nil ? recent(in: application) : session
  }

  /// Records the main scene that had the focus last, which may differ from the given scene.
  ///
  /// Each scene with views of this library calls the method when the scene is updated in the foreground, for example
  /// when it gets or loses the focus. A scene without views of this library never calls the method; after it has got
  /// the focus, the next call for another scene records it.
  ///
  /// - Parameter scene: An updated scene in the foreground.
  static func follow(_ scene: WindowScene) {
    // Most applications have no utility window, and need no record.
    if known.isEmpty { return }
    guard let application = scene.session.application, let main = record(of: application) else {
      return
    }
    // Most scenes are updated while the recorded scene keeps the focus.
    if let session = main.peek().session, session === application.focusedSession { return }
    let recent = recent(in: application)
    if main.peek().session !== recent { main.modify { $0.session = recent } }
  }

  /// Removes the record of a scene that disconnects, and records the main scene that had the focus before that scene.
  ///
  /// The method has no effect if another scene is recorded.
  static func leave(_ scene: WindowScene) {
    if known.isEmpty { return }
    let session = scene.session
    guard let application = session.application, let main = record(of: application),
      main.peek().session === session
    else { return }
    let recent = recent(in: application, besides: session)
    main.modify { $0.session = recent }
  }
}

extension SceneSession {
  /// The session on which the commands of this session's windows act.
  ///
  /// The commands of a utility window act on the main scene that had the focus last or, without a main scene, on the
  /// utility window.
  package var commandTarget: SceneSession {
    guard sceneDescription?.kind == .utilityWindow, let application else { return self }
    return MainScenes.session(of: application) ?? self
  }
}

/// Content whose views provide values to commands.
@MainActor protocol FocusedContent: AnyObject {
  var focusedValues: FocusedCells? { get }
}
