public import Foundation

/// A notification that a scene or an application posted.
public struct SceneNotification: Hashable, Sendable {
  /// The name of the notification.
  public var name: Notification.Name
  /// The session of the scene that posted the notification; nil if the application posted it.
  public var session: SceneSession.ID?
}

extension SceneNotification {
  /// Returns a sequence of the notifications with the given name that an application and its scenes post during the
  /// application's turns.
  @MainActor static func stream(
    named name: Notification.Name, from parts: ApplicationParts
  ) -> AsyncStream<SceneNotification> {
    let center = parts.services.notifications
    let (stream, continuation) = AsyncStream.makeStream(of: SceneNotification.self)
    let observer = center.addObserver(forName: name, object: nil, queue: nil) {
      [weak parts, queue = parts.queue] notification in
      // Any thread may post a notification, and observers are called on the posting thread. A turn runs on the main
      // actor, on one thread from its start to its end. If this thread runs a turn, this code therefore runs on the
      // main actor.
      guard queue.isTurnHere else { return }
      let session = MainActor.assumeIsolated { [object = Unchecked(notification.object)] in
        parts.flatMap { sender(of: object.value, from: $0) }
      }
      guard let session else { return }
      continuation.yield(SceneNotification(name: name, session: session))
    }
    let token = Unchecked(observer)
    continuation.onTermination = { _ in center.removeObserver(token.value) }
    return stream
  }

  /// Returns the session of the scene that posted a notification.
  ///
  /// The result is `.some(nil)` if the application itself posted the notification, and nil if any other object did.
  @MainActor private static func sender(
    of object: Any?, from parts: ApplicationParts
  ) -> SceneSession.ID?? {
    if let scene = object as? ConnectedScene, scene.session.parts === parts {
      return .some(scene.session.id)
    }
    return object as AnyObject === parts.application ? .some(nil) : nil
  }
}

// A wrapper for values that Foundation doesn't mark as sendable. Proof: the notification's object
// is used only on the main actor, and an observer may be removed on any thread.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
