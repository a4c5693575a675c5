import Foundation
import SceneRuntime
import StandIns

/// The runs of an app's delegates, which differ in the Boolean values that stand-ins return.
///
/// An expression of the app's code to which a stand-in supplies a Boolean value is called a
/// question.
struct Trials {
  /// The report of one run, or the merged report of several runs that each make one part of the report.
  struct Run {
    var report: MigrationReport
    /// The Boolean value that stand-ins return in this run: `yes` or `no`; `none` if no program was run.
    var answer: String
    /// The text of the only question for which stand-ins return the opposite of `answer`; nil if there is no such
    /// question.
    var exception: String?
  }

  private(set) var runs: [Run] = []
  /// The parts of the report that failed in every run, with the reasons.
  private(set) var failures: [(part: MigrationReport.Part, reason: String)] = []
  /// The reasons why parts of the report failed in some runs, although they had a result in other runs.
  private(set) var avoided: Set<String> = []
  /// The questions of all runs, each with its largest number of occurrences in one run.
  private(set) var questions: [AskedQuestion.Key: Int] = [:]

  /// The number of distinct texts of questions in the runs without an `exception`.
  private(set) var texts = 0

  /// The number of texts counted in `texts` that weren't tried with the opposite value, because the time was up or
  /// there were too many texts.
  private(set) var unflipped = 0

  private let end: Date
  private static let flips = 40

  /// Runs the delegates with the answer `no` to all questions, and with the answer `yes` to all questions.
  ///
  /// In further runs, a single question gets the opposite answer. Up to 40 questions are tried in this way, one by one.
  ///
  /// - Parameters:
  ///   - runner: The runner of the program.
  ///   - seconds: The time in seconds after which no further part of the report runs alone, and no further question is
  ///     tried.
  /// - Throws: An error if the files of a run can't be written, or if the program can't be started.
  init(_ runner: TrialRunner, seconds: Double) throws {
    end = Date(timeIntervalSinceNow: seconds)
    var failed: [MigrationReport.Part: String] = [:]
    var passed: Set<MigrationReport.Part> = []
    for answer in [false, true] {
      try play(answer, runner, &passed, &failed)
    }
    let distinct = Set(questions.keys.map(\.text)).sorted()
    texts = distinct.count
    unflipped = texts
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

  /// Creates trials from existing reports, without running a program.
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

  /// Runs all parts of the report at once, with the same answer to all questions.
  ///
  /// If this run has no result, for example because the app's code ends the process, each part runs alone.
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
        // A reason with a location in the source is more helpful than the exit status of the
        // process.
        if failed[part]?.contains(".swift:") != true { failed[part] = failure.reason }
      }
    }
    if let merged { add(merged, word) }
  }
}
