package import Foundation

/// The recorded values of a run, which an application reads again in the same order.
@MainActor package final class ReplayedReadings {
  private var clock: [Double]
  private var identifiers: [SceneID]
  private var tokens: [Recording.Token]
  private var lastTime = 0.0
  private let fallback = RuntimeServices.repeatable()
  private let store: any SessionStore

  /// Creates the values of all steps of a recording.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - store: Creates the store from the contents that the first launch found in its store.
  package init(_ recording: Recording, store: (StoredSessions) -> any SessionStore) {
    let readings = recording.steps.map(\.readings)
    clock = readings.flatMap(\.clock).reversed()
    identifiers = readings.flatMap(\.identifiers).reversed()
    tokens = readings.flatMap(\.tokens).reversed()
    self.store = store(
      readings.map(\.stored).first { $0 != StoredSessions() } ?? StoredSessions())
  }

  /// Returns the services of the replay.
  ///
  /// A run that differs from the recording may use up the recorded values. After that, the clock
  /// advances by one second with each read, and identifiers are numbers.
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
