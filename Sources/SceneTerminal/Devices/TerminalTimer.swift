import Dispatch

/// An action that runs once after a time, unless it is canceled.
///
/// The timer wakes the process only at the end of this time.
@MainActor package final class TerminalTimer {
  /// Whether the action will still run.
  package var isPending: Bool { action != nil }

  private var action: (() -> Void)?
  private var source: MainQueueSource?

  /// Starts the timer, which uses a monotonic clock because the time of day can be set (T-86).
  ///
  /// - Parameters:
  ///   - seconds: The time; a negative value and a value that isn't a number become 0, and the maximum is a year.
  ///   - action: The action to run at the end of the time.
  init(after seconds: Double, _ action: @escaping () -> Void) {
    self.action = action
    let timer = DispatchSource.makeTimerSource(queue: .main)
    let time = seconds > 0 ? min(seconds, 31_536_000) : 0
    timer.schedule(deadline: .now() + time)
    source = MainQueueSource(timer) { [weak self] in self?.expire() }
  }

  /// Cancels the action if it hasn't run.
  package func cancel() {
    action = nil
    source = nil
  }

  /// Runs the action now if it hasn't run.
  func expire() {
    let action = action
    cancel()
    action?()
  }
}
