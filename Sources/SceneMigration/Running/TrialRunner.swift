import Foundation
import SceneRuntime
import StandIns

/// Runs the program that was built from an app's delegates.
struct TrialRunner {
  /// The path of the program.
  let program: String
  /// The folder for plans, for results and for files that the app writes.
  let folder: URL
  /// The path of the Info.plist; nil if there is none.
  let infoPlist: String?
  /// The links that a run opens in the app.
  ///
  /// If there is no link to a web page, or no link with another scheme, the report uses a sample of the missing kind.
  var links: [URL] = []
  /// The time limit of one run, in seconds.
  var seconds = 20.0

  /// The failure of a run without a result.
  struct Failure: Error, Hashable {
    /// The reason, with the file and line in the source if the program's output contains them.
    var reason: String
  }

  /// Runs the program once.
  ///
  /// - Parameters:
  ///   - answer: The Boolean value that stand-ins supply to every question (see `Trials`), except to `exceptions`.
  ///   - exceptions: The texts of the questions to which stand-ins supply the opposite value.
  ///   - part: The part of the report to make; nil makes all parts.
  /// - Returns: The result of the run, or its failure.
  /// - Throws: An error if the home folder or the plan of the run can't be written, or the program can't be started.
  func run(_ answer: Bool, except exceptions: Set<String> = [], part: MigrationReport.Part? = nil)
    throws -> Result<TrialResult, Failure>
  {
    let home = folder.appending(path: "home")
    try? FileManager.default.removeItem(at: home)
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let result = folder.appending(path: "result.json")
    try? FileManager.default.removeItem(at: result)
    let plan = TrialPlan(
      answer: answer, exceptions: exceptions, infoPlist: infoPlist, part: part,
      links: links, result: result.path)
    let planFile = folder.appending(path: "plan.json")
    try JSONEncoder().encode(plan).write(to: planFile)
    // Of the caller's environment variables, only the search path of libraries is passed on. The home folder is new and
    // empty.
    let environment = [
      TrialPlan.variable: planFile.path, "HOME": home.path, "TMPDIR": home.path,
      "PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no",
      "LD_LIBRARY_PATH": ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? "",
    ]
    let end = try runProgram(program, [], in: home, environment: environment, seconds: seconds)
    if end.status == 0, let data = try? Data(contentsOf: result),
      let value = try? JSONDecoder().decode(TrialResult.self, from: data)
    {
      return .success(value)
    }
    return .failure(Failure(reason: Self.reason(end)))
  }

  private static func reason(_ end: ProgramResult) -> String {
    if end.isTooLong { return "the app's code doesn't stop printing" }
    guard let status = end.status else { return "the app's code didn't return in time" }
    for line in end.output.split(separator: "\n").reversed() {
      if line.hasPrefix("stand-in: ") { return String(line.dropFirst(10)) }
      if let match = line.firstMatch(
        of: /(?:([^\/\s:]+)\/)?(?:\d+-)?([^\/\s:]+):(\d+): (Fatal error.*)/)
      {
        return "\(match.2):\(match.3): \(match.4)"
      }
      if line.contains("Fatal error") || line.contains("Could not cast") { return String(line) }
    }
    return end.isCrash
      ? "the app's code crashed" : "the app's code ended the process with status \(status)"
  }
}
