extension Scene {
  /// Adds work that the system requests while the app is in the background.
  ///
  /// No host requests the work. Therefore a program that a person uses on a screen records a problem when the work is
  /// declared. A test requests the work with `AppSimulator.run(backgroundTask:)` or `AppSimulator.run(urlSession:)`,
  /// and records no problem.
  ///
  /// - Parameters:
  ///   - task: The event for which the system requests the work.
  ///   - action: Performs the work; it gets the value of the event.
  /// - Returns: The scene with the work.
  public nonisolated func backgroundTask<Value, Response>(
    _ task: BackgroundTask<Value, Response>,
    action: @escaping @Sendable (Value) async -> Response
  ) -> ModifiedScene<Self, _BackgroundTaskModifier> {
    let work = BackgroundWork { occasion in
      guard let value = task.value(occasion) else { return nil }
      return { _ = await action(value) }
    }
    return ModifiedScene(content: self, modifier: _BackgroundTaskModifier(work: work))
  }

  /// Has no effect: hosts choose the size of windows.
  ///
  /// - Parameter size: The size of a window that a person zooms.
  /// - Returns: The scene itself.
  public nonisolated func windowIdealSize(_ size: WindowIdealSize) -> Self { self }
}

/// An event for which the system requests work in the background.
package nonisolated enum BackgroundOccasion: Hashable, Sendable {
  /// The app can refresh its content, because it scheduled a request with this identifier.
  case appRefresh(String)
  /// A transfer of the URL session with this identifier has ended.
  case urlSession(String)
}

/// The work that one modifier `backgroundTask(_:action:)` adds.
nonisolated struct BackgroundWork {
  /// Returns the work for an event; nil if the modifier is for other events.
  let work: (BackgroundOccasion) -> (@Sendable () async -> Void)?

  init(_ work: @escaping (BackgroundOccasion) -> (@Sendable () async -> Void)?) {
    self.work = work
  }
}

/// The events for which an action of `backgroundTask(_:action:)` is called, and the value that the action gets.
public nonisolated struct BackgroundTask<Value: Sendable, Response: Sendable>: Sendable {
  /// Returns the value that the action gets for an event; nil if the task isn't for the event.
  let value: @Sendable (BackgroundOccasion) -> Value?
}

extension BackgroundTask where Value == Void, Response == Void {
  /// Returns the event for refreshing the app's content.
  ///
  /// - Parameter identifier: The identifier of the request that the app scheduled.
  /// - Returns: The event, for the modifier `backgroundTask(_:action:)`.
  public static func appRefresh(_ identifier: String) -> BackgroundTask {
    BackgroundTask(value: { $0 == .appRefresh(identifier) ? () : nil })
  }

  /// Returns the event for the end of a transfer.
  ///
  /// - Parameter identifier: The identifier of the URL session of the transfer.
  /// - Returns: The event, for the modifier `backgroundTask(_:action:)`.
  public static func urlSession(_ identifier: String) -> BackgroundTask {
    BackgroundTask(value: { $0 == .urlSession(identifier) ? () : nil })
  }
}

extension BackgroundTask where Value == String?, Response == Void {
  /// The event for refreshing the app's content, whichever request the app scheduled.
  ///
  /// The action gets the identifier of the request.
  public static var appRefresh: BackgroundTask {
    BackgroundTask(value: { occasion in
      guard case .appRefresh(let identifier) = occasion else { return nil }
      return .some(.some(identifier))
    })
  }
}

extension BackgroundTask where Value == String, Response == Void {
  /// The event for the end of a transfer, for any URL session.
  ///
  /// The action gets the identifier of the session.
  public static var urlSession: BackgroundTask { urlSession { _ in true } }

  /// Returns the event for the end of a transfer.
  ///
  /// - Parameter matching: Returns whether the work is for the URL session with the given identifier.
  /// - Returns: The event, for the modifier `backgroundTask(_:action:)`.
  public static func urlSession(
    matching: @escaping @Sendable (String) -> Bool
  ) -> BackgroundTask {
    BackgroundTask(value: { occasion in
      guard case .urlSession(let identifier) = occasion, matching(identifier) else { return nil }
      return identifier
    })
  }
}

/// The size of a window when a person zooms it.
public enum WindowIdealSize: Hashable, Sendable {
  /// `automatic` leaves the size to the system, `fitToContent` is the size of the content, and
  /// `maximum` is the largest size.
  case automatic, fitToContent, maximum
}

/// A modifier that adds work in the background; not for use by apps.
public nonisolated struct _BackgroundTaskModifier: _SceneModifier {
  let work: BackgroundWork

  @MainActor public static func _makeNode<Content: Scene>(
    _ scene: ModifiedScene<Content, Self>, in parent: _AnySceneNode, at index: Int?
  ) -> _SceneNode<ModifiedScene<Content, Self>> {
    BackgroundTaskNode(scene, in: parent, at: index)
  }
}

private final class BackgroundTaskNode<Content: Scene>:
  ModifiedSceneNode<Content, _BackgroundTaskModifier>, BackgroundWorking
{
  func work(for occasion: BackgroundOccasion) -> (@Sendable () async -> Void)? {
    modifier.work.work(occasion)
  }
}

/// A node of a scene to which work in the background was added.
@MainActor private protocol BackgroundWorking {
  func work(for occasion: BackgroundOccasion) -> (@Sendable () async -> Void)?
}

extension _AnySceneNode {
  /// Whether work in the background was added to the scene or to a scene declared in it.
  var hasBackgroundWork: Bool {
    if self is any BackgroundWorking { return true }
    var isFound = false
    forEachChild { isFound = isFound || $0.hasBackgroundWork }
    return isFound
  }

  /// Returns the work in the background for an event, from the first declared scene that has work for the event; nil if
  /// there is none.
  func backgroundWork(for occasion: BackgroundOccasion) -> (@Sendable () async -> Void)? {
    if let work = (self as? any BackgroundWorking)?.work(for: occasion) { return work }
    var found: (@Sendable () async -> Void)?
    forEachChild { if found == nil { found = $0.backgroundWork(for: occasion) } }
    return found
  }
}

/// The declarations of an app, which can contain work in the background.
@MainActor package protocol BackgroundDeclarations {
  /// Records one problem as soon as a scene has work in the background, which may be immediately or later.
  func reportBackgroundWork()
  /// Returns the work for an event; nil if no scene has work for the event.
  func backgroundWork(for occasion: BackgroundOccasion) -> (@Sendable () async -> Void)?
}
