import SceneHeadless
import SceneRuntime
public import Testing

/// An act that isn't possible, or an expectation that isn't met.
public struct SimulatorIssue: Sendable, CustomStringConvertible {
  /// The description of the failure, with the expected or the found state if this state is known.
  public var message: String
  /// The severity: errors fail the test, and a warning reports skipped acts.
  public var severity: Issue.Severity
  /// The location of the call in the test.
  public var sourceLocation: SourceLocation

  /// The message.
  public var description: String { message }

  /// A closure that receives the issues of the current task; if it is set, the test framework doesn't receive them.
  ///
  /// Only tests of the library set the closure.
  @TaskLocal package static var receiver: (@Sendable (SimulatorIssue) -> Void)?

  /// Records the issue in the framework that runs the current test: Swift Testing or XCTest.
  package func record() {
    if let receiver = Self.receiver { return receiver(self) }
    Issue.record("\(message)", severity: severity, sourceLocation: sourceLocation)
    // If no test of Swift Testing is running, a test of XCTest may be running. The call above doesn't record the issue
    // in XCTest.
    if Test.current == nil { recordInXCTest() }
  }
}

extension AppSimulator {
  enum Progress {
    case going
    /// An act failed for the given reason, and later acts are skipped.
    case failed(String)
    /// An act failed, and the warning about skipped acts was recorded.
    case skipping
  }

  /// Returns the issues of some acts and expectations instead of failing the test.
  ///
  /// Use this method to test that an action isn't available:
  ///
  /// ```swift
  /// @Test @MainActor func `a message without a subject can't be sent`() async {
  ///   let simulator = await AppSimulator(Postbox())
  ///   let issues = await simulator.issues { await simulator.tap("Send") }
  ///   #expect(issues.first?.message.contains("is disabled") == true)
  /// }
  /// ```
  ///
  /// After a failed act, the remaining acts of the closure are skipped. Acts after this call run normally. With the
  /// check ``Check/exhaustive``, the test must expect the effects of the preceding act before it calls this method.
  ///
  /// - Parameter acts: The acts and expectations, performed on the main actor during the call.
  /// - Returns: The issues, in order; empty if there were none.
  /// - Throws: The error that the closure throws.
  public func issues(
    during acts: @MainActor () async throws -> Void
  ) async rethrows -> [SimulatorIssue] {
    finish()
    let (outerProgress, outerRecorder) = (progress, recorder)
    var issues: [SimulatorIssue] = []
    recorder = { issues.append($0) }
    defer { (progress, recorder) = (outerProgress, outerRecorder) }
    try await acts()
    return issues
  }

  func play(_ act: Act, _ sourceLocation: SourceLocation) async {
    await attempt(sourceLocation) { try await player.play(act) }
  }

  /// Performs an act, unless an earlier act failed.
  ///
  /// - Parameters:
  ///   - sourceLocation: The location of a failure in the test.
  ///   - isStart: Whether the act starts a process, so that the act is also possible after a process
  ///     was killed.
  ///   - act: The act to perform.
  func attempt(
    _ sourceLocation: SourceLocation, isStart: Bool = false, _ act: () async throws -> Void
  ) async {
    finish()
    guard canContinue(sourceLocation) else { return }
    lastAct = sourceLocation
    do {
      if !isStart { try checkRunning() }
      try await act()
      effects?.begin(player, sourceLocation)
    } catch {
      fail("\(error)", sourceLocation)
    }
  }

  /// Fails the test because of an act; all later acts are skipped.
  func fail(_ message: String, _ sourceLocation: SourceLocation) {
    record(message, sourceLocation)
    progress = .failed(message)
    effects?.stop()
  }

  /// Throws an error if a fault ended the process.
  func checkRunning() throws(ScriptError) {
    guard let killed = player.host.faults?.killed else { return }
    throw ScriptError(
      "the process was killed at step \(killed.number), \"\(killed.line)\"; expected relaunch()")
  }

  /// Returns whether no act has failed; the first call after a failure records a warning.
  func canContinue(_ sourceLocation: SourceLocation) -> Bool {
    switch progress {
    case .going: return true
    case .failed(let message):
      record(
        "skipped, as are all acts and expectations after it, because an act has failed: \(message)",
        severity: .warning, sourceLocation)
      progress = .skipping
    case .skipping: break
    }
    return false
  }

  func record(
    _ message: String, severity: Issue.Severity = .error, _ sourceLocation: SourceLocation
  ) {
    // Messages contain labels, and the text of a label may come from a link. Messages are escaped, because test logs
    // are read in a terminal.
    let escaped = message.lines.map(\.escaped).joined(separator: "\n")
    report(SimulatorIssue(message: escaped, severity: severity, sourceLocation: sourceLocation))
  }

  /// Reports an issue; the message of an error also contains the seed of the simulator, if there is one.
  func report(_ issue: SimulatorIssue) {
    var issue = issue
    if let seed, issue.severity == .error {
      issue.message += "\n(the order of scenes is that of checks: [.strict(seed: \(seed))])"
    }
    recorder(issue)
  }
}
