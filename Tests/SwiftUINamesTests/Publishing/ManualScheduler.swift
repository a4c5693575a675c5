import Combine

/// A scheduler whose work is done when a test says so, in an order that the test chooses.
final class ManualScheduler: Scheduler {
  private var waiting: [(due: Double, work: () -> Void)] = []
  private var time = 0.0

  func _perform(after seconds: Double, _ action: @escaping () -> Void) {
    waiting.append((time + seconds, action))
  }

  /// Lets time pass, and does the work that is due: in its order, or in the other one.
  func advance(by seconds: Double, reversed: Bool = false) {
    time += seconds
    let due = waiting.filter { $0.due <= time }
    waiting.removeAll { $0.due <= time }
    for entry in reversed ? due.reversed() : due { entry.work() }
  }
}

extension Subscribers.Completion {
  /// The end as a word.
  var word: String {
    switch self {
    case .finished: "finished"
    case .failure: "failed"
    }
  }
}
