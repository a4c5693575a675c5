import Foundation
import SceneRuntime
import StandIns

/// The runs of an app's delegates with different answers of stand-ins.
struct Trials {
  /// One run with a result.
  struct Run {
    /// The report.
    var report: MigrationReport
    /// The answer of stand-ins to all questions, in a word.
    var answer: String
    /// The question with the other answer; nil for none.
    var exception: String?
  }

  /// The runs with a result.
  private(set) var runs: [Run] = []
  /// The parts that gave no result with any answers, with the reason.
  private(set) var failures: [(part: MigrationReport.Part, reason: String)] = []
  /// The failures that other answers avoid.
  private(set) var avoided: Set<String> = []
  /// The questions that were asked, with the number of times, over all runs with equal answers.
  private(set) var questions: [AskedQuestion.Key: Int] = [:]

  /// The number of questions that weren't answered the other way, because the time was up.
  private(set) var unflipped = 0

  private let end: Date
  private static let flips = 40

  /// Plays the delegates until the time is up.
  ///
  /// - Parameters:
  ///   - runner: Runs the program.
  ///   - seconds: The time for all runs.
  /// - Throws: The reason why it can't be done.
  init(_ runner: TrialRunner, seconds: Double) throws {
    end = Date(timeIntervalSinceNow: seconds)
    var failed: [MigrationReport.Part: String] = [:]
    var passed: Set<MigrationReport.Part> = []
    for answer in [false, true] {
      try play(answer, runner, &passed, &failed)
    }
    let texts = questions.keys.map(\.text)
    let distinct = Set(texts).sorted()
    unflipped = distinct.count
    for text in distinct.prefix(Self.flips) where Date() < end {
      unflipped -= 1
      for answer in [false, true] where !passed.isEmpty {
        if case .success(let result) = try runner.run(answer, except: [text]) {
          add(result, answer ? "yes" : "no", except: text)
          passed.formUnion(MigrationReport.Part.all)
        }
      }
    }
    for part in MigrationReport.Part.all {
      guard let reason = failed[part] else { continue }
      if passed.contains(part) { avoided.insert(reason) } else { failures.append((part, reason)) }
    }
  }

  /// Creates the result of runs without questions.
  ///
  /// - Parameter reports: The reports of the runs.
  init(_ reports: MigrationReport...) {
    end = .distantPast
    runs = reports.map { Run(report: $0, answer: "none") }
  }

  private mutating func add(
    _ result: TrialResult, _ answer: String, except exception: String? = nil
  ) {
    runs.append(Run(report: result.report, answer: answer, exception: exception))
    for question in result.questions {
      questions[question.key] = max(questions[question.key] ?? 0, question.count)
    }
  }

  /// Plays all parts, each alone if the app's code ends the process in one of them.
  private mutating func play(
    _ answer: Bool, _ runner: TrialRunner, _ passed: inout Set<MigrationReport.Part>,
    _ failed: inout [MigrationReport.Part: String]
  ) throws {
    let word = answer ? "yes" : "no"
    if case .success(let result) = try runner.run(answer) {
      add(result, word)
      passed.formUnion(MigrationReport.Part.all)
      return
    }
    var merged: TrialResult?
    for part in MigrationReport.Part.all where Date() < end {
      switch try runner.run(answer, part: part) {
      case .success(let result):
        passed.insert(part)
        if merged == nil { merged = result } else { merged?.report.add(result.report) }
        for question in result.questions where merged?.questions.contains(question) == false {
          merged?.questions.append(question)
        }
      case .failure(let failure):
        // A reason with a place in the source says more than the end of the process.
        if failed[part]?.contains(".swift:") != true { failed[part] = failure.reason }
      }
    }
    if let merged { add(merged, word) }
  }
}
