public import Foundation

/// All an application reaches of the world outside; replace it and a run repeats itself exactly.
@MainActor public struct RuntimeServices {
  /// The time, for the trace.
  public var now: () -> Date
  /// A new session's identifier, never given before.
  public var makeIdentifier: () -> SceneSession.ID
  public var store: any SessionStore
  /// Where what happens to scenes and to the application is posted.
  public var notifications: NotificationCenter

  public init(
    now: @escaping () -> Date, makeIdentifier: @escaping () -> SceneSession.ID,
    store: any SessionStore, notifications: NotificationCenter = NotificationCenter()
  ) {
    self.now = now
    self.makeIdentifier = makeIdentifier
    self.store = store
    self.notifications = notifications
  }

  /// The services of a real run: the clock, random identifiers, and a store in memory.
  public static func live() -> RuntimeServices {
    RuntimeServices(
      now: { Date() }, makeIdentifier: { UUID().uuidString }, store: MemorySessionStore(),
      notifications: .default)
  }

  /// The services of a run that repeats itself: identifiers 1, 2, … and a clock that counts the
  /// seconds from 2001 by being asked.
  public static func repeatable(store: any SessionStore = MemorySessionStore()) -> RuntimeServices {
    var sessions = 0
    var seconds = 0.0
    return RuntimeServices(
      now: {
        seconds += 1
        return Date(timeIntervalSinceReferenceDate: seconds)
      },
      makeIdentifier: {
        sessions += 1
        return "\(sessions)"
      },
      store: store)
  }
}
