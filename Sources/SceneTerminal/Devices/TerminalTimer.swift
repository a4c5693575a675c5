import Dispatch

/// An action that runs once after a time, unless it is cancelled; nothing ticks until then.
@MainActor package final class TerminalTimer {
  /// Whether the action will still run.
  package var isPending: Bool { action != nil }

  private var action: (() -> Void)?
  private var source: MainQueueSource?

  /// Starts waiting by a monotonic clock, because the time of day can be set (T-86).
  ///
  /// - Parameters:
  ///   - seconds: The time; one that isn't a number is 0, a long one is a year.
  ///   - action: The action.
  init(after seconds: Double, _ action: @escaping () -> Void) {
    self.action = action
    let timer = DispatchSource.makeTimerSource(queue: .main)
    let time = seconds > 0 ? min(seconds, 31_536_000) : 0
    timer.schedule(deadline: .now() + time)
    source = MainQueueSource(timer) { [weak self] in self?.expire() }
  }

  /// Gives the action up, if it hasn't run.
  package func cancel() {
    action = nil
    source = nil
  }

  /// Runs the action now, if it hasn't run.
  func expire() {
    let action = action
    cancel()
    action?()
  }
}
