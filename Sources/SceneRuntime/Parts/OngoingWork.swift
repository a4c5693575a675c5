import Foundation

/// The work of an application that continues outside turns, such as reading and writing documents.
@MainActor package final class OngoingWork: ApplicationPart {
  /// The time in seconds for which an application that quits waits for unfinished work.
  static let limit = 30.0

  /// The closures to call if the application no longer waits for unfinished work, by the numbers that
  /// ``begin(orAbandon:)`` returned.
  private var unfinished: [Int: @MainActor () -> Void] = [:]
  private var lastNumber = 0
  private var loads = 0
  /// The alarm that ends the wait of the quitting application; nil while the application doesn't wait.
  private var alarm: SceneClock.Alarm?

  /// Whether any work that has to be completed before the application quits is unfinished.
  package var isUnfinished: Bool { !unfinished.isEmpty }

  /// Whether any work is unfinished, including the loading of content that windows will show, such as documents and
  /// images.
  package var isBusy: Bool { isUnfinished || loads > 0 }

  /// Begins work that is completed before the application quits, such as writing a document.
  ///
  /// - Parameter abandon: A closure that is called if the application ends before the work is finished. The closure
  ///   reports the loss, and removes unfinished files.
  /// - Returns: The number to pass to ``end(_:)``.
  package func begin(orAbandon abandon: @escaping @MainActor () -> Void) -> Int {
    lastNumber += 1
    unfinished[lastNumber] = abandon
    return lastNumber
  }

  /// Ends work that was begun with ``begin(orAbandon:)``; does nothing if the work was abandoned.
  ///
  /// - Parameter number: The number that ``begin(orAbandon:)`` returned.
  package func end(_ number: Int) {
    guard unfinished.removeValue(forKey: number) != nil else { return }
    if !isUnfinished { stopWaiting() }
    if launch.isEnding { queue.setNeedsCommit() }
  }

  /// Limits the time for which the quitting application waits for unfinished work.
  func limitWaiting() {
    guard alarm == nil else { return }
    let clock = services.clock
    alarm = clock.alarm(at: clock.now.addingTimeInterval(Self.limit)) { [weak self] in
      self?.abandon()
    }
  }

  /// Stops waiting for all unfinished work, and calls the closures that report the loss of this work.
  ///
  /// The method is called when an application that quits has waited too long, or when the process is about to end.
  package func abandon() {
    stopWaiting()
    let abandoned = unfinished.sorted { $0.key < $1.key }
    unfinished = [:]
    for (_, abandon) in abandoned { abandon() }
    if launch.isEnding { queue.setNeedsCommit() }
  }

  private func stopWaiting() {
    if let alarm { services.clock.cancel(alarm) }
    alarm = nil
  }

  /// Performs work with a result that windows show, such as reading a file.
  ///
  /// The application can quit before this work is finished.
  ///
  /// - Parameter work: A closure that performs the work.
  /// - Returns: The result of the closure.
  /// - Throws: The error that the closure throws.
  package func load<Value>(_ work: () async throws -> Value) async rethrows -> Value {
    loads += 1
    defer { loads -= 1 }
    return try await work()
  }
}
