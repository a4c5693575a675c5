import Foundation
import SceneRuntime

/// The answers of a trial of an app's delegates, and the questions that have arisen.
///
/// A question arises when the app's code needs a definite value from a stand-in, such as the value of a condition. The
/// answer is yes or no.
// Proof: every stored property is read and changed while the lock is held.
final class Record: @unchecked Sendable {
  static let shared = Record()

  private let lock = NSLock()
  private var base = false
  private var exceptions: Set<String> = []
  private var depth = 0
  private var questions: [AskedQuestion] = []
  private var places: [AskedQuestion.Key: Int] = [:]

  /// Sets the answers of the trial to all questions.
  ///
  /// - Parameters:
  ///   - base: The answer, true for yes, to every question that isn't in `exceptions`.
  ///   - exceptions: The questions that get the opposite answer.
  func choose(_ base: Bool, except exceptions: Set<String>) {
    lock.withLock {
      self.base = base
      self.exceptions = exceptions
    }
  }

  /// The first 2,000 different questions that arose, in the order of their first occurrence.
  var asked: [AskedQuestion] { lock.withLock { questions } }

  func answer(_ question: String) -> Bool {
    let callback = Thread.isMainThread ? MainActor.assumeIsolated { Self.callback } : nil
    return lock.withLock {
      let key = AskedQuestion.Key(text: question, callback: callback)
      if let place = places[key] {
        questions[place].count += 1
      } else if questions.count < 2_000 {
        places[key] = questions.count
        questions.append(AskedQuestion(key: key, count: 1))
      }
      return base != exceptions.contains(question)
    }
  }

  /// Runs a closure that was passed to a stand-in, unless eight such closures are already running inside each other.
  func nested(_ body: () -> Void) {
    guard lock.withLock({ depth < 8 }) else { return }
    lock.withLock { depth += 1 }
    body()
    lock.withLock { depth -= 1 }
  }

  /// Ends the process; called when a trial can't continue.
  func end(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("stand-in: \(reason)\n".utf8))
    exit(TrialStatus.unanswerable)
  }

  /// The delegate method that is running; nil if there is none.
  @MainActor private static var callback: String? {
    guard let application = Application.current else { return nil }
    for entry in application.trace.entries.reversed() where entry.reception == nil {
      if case .callback(let callback, _) = entry.kind { return callback.rawValue }
    }
    return nil
  }
}
