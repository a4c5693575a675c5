package import Foundation

/// The values that an application read in a recorded run, and reads again in the same order when the run is replayed.
@MainActor package final class ReplayedReadings {
  private var clock: [Double]
  private var identifiers: [SceneID]
  private var tokens: [Recording.Token]
  private var lastTime = 0.0
  private let fallback = RuntimeServices.repeatable()
  private let store: any SessionStore

  /// Creates the values that were read in all steps of a recording.
  ///
  /// - Parameters:
  ///   - recording: The recording of the run.
  ///   - store: A closure that creates the store of the replay. Its argument is the stored sessions that the
  ///     application read at the first launch of the recorded run.
  package init(_ recording: Recording, store: (StoredSessions) -> any SessionStore) {
    let readings = recording.steps.map(\.readings)
    clock = readings.flatMap(\.clock).reversed()
    identifiers = readings.flatMap(\.identifiers).reversed()
    tokens = readings.flatMap(\.tokens).reversed()
    self.store = store(
      readings.map(\.stored).first { $0 != StoredSessions() } ?? StoredSessions())
  }

  /// Returns the services that return the recorded values.
  ///
  /// If the replay differs from the recorded run, the recorded values may run out. After that, the clock advances by
  /// one second each time it is read, and identifiers are numbers.
  package func services(notifications: NotificationCenter = NotificationCenter()) -> RuntimeServices
  {
    var services = RuntimeServices(
      now: { self.time() },
      makeIdentifier: { self.identifiers.popLast() ?? self.fallback.makeIdentifier() },
      store: store, notifications: notifications)
    services.defaults = fallback.defaults
    services.clock = fallback.clock
    services.pushToken = { [fallback] in
      switch self.tokens.popLast() {
      case .token(let token): .success(token)
      case .failure(let reason): .failure(RegistrationError(reason: reason))
      case nil: fallback.pushToken()
      }
    }
    return services
  }

  private func time() -> Date {
    lastTime = clock.popLast() ?? lastTime + 1
    let date = Date(timeIntervalSinceReferenceDate: lastTime)
    fallback.clock.move(to: date)
    return date
  }
}
