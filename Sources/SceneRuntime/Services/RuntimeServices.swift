public import Foundation

/// The services through which an application reaches everything outside its own state, such as the time, identifiers,
/// stored sessions and user defaults.
///
/// Replace services to make a run repeatable.
///
/// ```swift
/// import Foundation
///
/// @MainActor func servicesWithToken() -> RuntimeServices {
///   var services = RuntimeServices.repeatable(store: MemorySessionStore())
///   services.pushToken = { .success(Data([0x2A])) }
///   return services
/// }
/// ```
@MainActor public struct RuntimeServices {
  /// A closure that returns the present time, for trace entries and the expiration of activities.
  public var now: () -> Date
  /// The clock that views read; by default the system's clock.
  public var clock = SceneClock.system
  /// The language and the region of the person; by default the language and the region of the
  /// process.
  public nonisolated var locale: Locale = .current
  /// The calendar of the person; by default the calendar of the process.
  public nonisolated var calendar: Calendar = .current
  /// The time zone of the person; by default the time zone of the process.
  public nonisolated var timeZone: TimeZone = .current
  /// A closure that returns a new, unique session identifier.
  public var makeIdentifier: () -> SceneID
  /// The store of sessions.
  public var store: any SessionStore
  /// The center to which the notifications of the application and its scenes are posted.
  public var notifications: NotificationCenter
  /// The user's defaults, which `AppStorage` reads and writes (S128).
  ///
  /// The application writes the defaults to disk when a scene has entered the background, and when the application ends
  /// without being forced to quit. `AppStorage` also writes them after each change.
  public var defaults: UserDefaults = .standard
  /// A closure that registers an action, which is performed on any thread each time the system is short of memory.
  ///
  /// The application calls the closure once, at launch. The closure returns a problem if it can't monitor the memory,
  /// and otherwise nil. By default, memory isn't monitored.
  public var observeMemoryPressure: (_ act: @escaping @Sendable () -> Void) -> Problem? = { _ in nil
  }

  /// A closure that returns the device token for remote notifications, or the reason why there is none.
  ///
  /// The closure is called each time the application registers. By default, there is no push
  /// service.
  public var pushToken: () -> Result<Data, RegistrationError> = {
    .failure(RegistrationError(reason: "this host reaches no push service"))
  }

  /// A closure that loads the bytes of an address for a view, such as an `AsyncImage`.
  ///
  /// By default, files and `data:` addresses of at most 64 MB are loaded. Other addresses are refused, because this
  /// library has no network access. If the app needs other addresses, set a closure that loads them.
  public nonisolated var loadData: @Sendable (URL) async throws -> Data = { url in
    try await url.localData()
  }

  /// Creates services for an application.
  ///
  /// The services use the standard user defaults, don't monitor memory, have no push service, and load only local
  /// addresses. Set the properties to change this.
  ///
  /// - Parameters:
  ///   - now: A closure that returns the time. It is called on the main actor, at least once for each trace entry.
  ///   - makeIdentifier: A closure that returns a new, unique session identifier: a text of 1 to 1,024 bytes without
  ///     control characters. It is called on the main actor.
  ///   - store: The store of sessions.
  ///   - notifications: The center to which the notifications of the application and its scenes are posted; by default
  ///     a center that no other application uses.
  public init(
    now: @escaping () -> Date, makeIdentifier: @escaping () -> SceneID,
    store: any SessionStore, notifications: NotificationCenter = NotificationCenter()
  ) {
    self.now = now
    self.makeIdentifier = makeIdentifier
    self.store = store
    self.notifications = notifications
  }

  /// Writes the user defaults to disk, because a process can be killed in the background.
  ///
  /// Foundation on Linux writes defaults only on request. On Apple's platforms, defaults are
  /// written without a request.
  func saveDefaults() {
    defaults.synchronize()
  }

  /// Returns services with which equal runs have equal traces.
  ///
  /// The identifiers are 1, 2, and so on. The clock begins in 2001. Each call of ``now``, such as the call for a
  /// trace entry, advances the clock by one second. Views that read the clock don't advance it. The user defaults are
  /// only in memory, and aren't shared with other runs.
  ///
  /// - Parameters:
  ///   - store: The store of sessions; by default an empty store in memory.
  ///   - notifications: The center to which notifications are posted; by default a center that no other application
  ///     uses.
  /// - Returns: The services.
  public static func repeatable(
    store: any SessionStore = MemorySessionStore(),
    notifications: NotificationCenter = NotificationCenter()
  ) -> RuntimeServices {
    var sessions = 0
    let clock = SceneClock(startingAt: Date(timeIntervalSinceReferenceDate: 0))
    var services = RuntimeServices(
      now: {
        clock.move(to: clock.now.addingTimeInterval(1))
        return clock.now
      },
      makeIdentifier: {
        sessions += 1
        return "\(sessions)"
      },
      store: store, notifications: notifications)
    services.clock = clock
    services.defaults = MemoryDefaults()
    return services
  }
}
