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
  /// Has something done, from any thread, each time the system is short of memory.
  ///
  /// It is called once, at the launch, and says why where the system can't be asked. Unless it is set,
  /// nobody is asked.
  public var observeMemoryPressure: (_ act: @escaping @Sendable () -> Void) -> Problem? = { _ in nil
  }
  /// What a sender of notifications addresses the application by, or why there is nothing.
  ///
  /// It is called each time the application registers. Unless it is set, there is no service.
  public var pushToken: () -> Result<Data, RegistrationError> = {
    .failure(RegistrationError(reason: "this host reaches no push service"))
  }

  public init(
    now: @escaping () -> Date, makeIdentifier: @escaping () -> SceneSession.ID,
    store: any SessionStore, notifications: NotificationCenter = NotificationCenter()
  ) {
    self.now = now
    self.makeIdentifier = makeIdentifier
    self.store = store
    self.notifications = notifications
  }

  /// The services of a real run: the clock, random identifiers, a store in memory, and the kernel's word
  /// on whether memory is short.
  public static func live() -> RuntimeServices {
    var services = RuntimeServices(
      now: { Date() }, makeIdentifier: { UUID().uuidString }, store: MemorySessionStore(),
      notifications: .default)
    services.observeMemoryPressure = KernelMemoryPressure.process.observe
    return services
  }

  /// The services of a run that repeats itself: identifiers 1, 2, … and a clock that counts the
  /// seconds from 2001 by being asked.
  ///
  /// - Parameters:
  ///   - store: What keeps sessions.
  ///   - notifications: Where what happens is posted; one that nobody else posts to unless given.
  /// - Returns: The services.
  public static func repeatable(
    store: any SessionStore = MemorySessionStore(),
    notifications: NotificationCenter = NotificationCenter()
  ) -> RuntimeServices {
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
      store: store, notifications: notifications)
  }
}
