import SceneHeadless
import SceneRuntime
public import Testing

/// An act that can't be done, or an expectation that doesn't hold.
public struct SimulatorIssue: Sendable, CustomStringConvertible {
  /// The sentence: what happened, where, and what was expected.
  public var message: String
  /// Whether it fails the test; a warning says that acts are skipped.
  public var severity: Issue.Severity
  /// Where the test called the simulator.
  public var sourceLocation: SourceLocation

  public var description: String { message }

  /// Records it as an issue of the test that is running.
  func record() {
    Issue.record("\(message)", severity: severity, sourceLocation: sourceLocation)
  }
}

extension AppSimulator {
  enum Progress {
    case going
    /// An act has failed, with a message.
    case failed(String)
    /// That the others are skipped was said.
    case skipping
  }

  /// The issues that some acts and expectations give rise to, instead of failing the test.
  ///
  /// A test uses it for what a person must not be able to do:
  ///
  /// ```swift
  /// @Test @MainActor func `a message without a subject can't be sent`() async {
  ///   let simulator = await AppSimulator(Postbox())
  ///   let issues = await simulator.issues { await simulator.tap("Send") }
  ///   #expect(issues.first?.message.contains("is disabled") == true)
  /// }
  /// ```
  ///
  /// After an act that fails, the other acts of the closure are skipped. Acts after this call run normally.
  ///
  /// - Parameter acts: The acts and expectations.
  /// - Returns: The issues, in order; empty if all could be done and held.
  public func issues(
    during acts: @MainActor () async throws -> Void
  ) async rethrows -> [SimulatorIssue] {
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

  /// Does an act, unless one before it has failed.
  func attempt(_ sourceLocation: SourceLocation, _ act: () async throws -> Void) async {
    guard goesOn(sourceLocation) else { return }
    do {
      try await act()
    } catch {
      record("\(error)", sourceLocation)
      progress = .failed("\(error)")
    }
  }

  /// Whether no act has failed; the first act or expectation after one that has says that it is skipped.
  func goesOn(_ sourceLocation: SourceLocation) -> Bool {
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
    // A message lists labels, which may come from a link, and a log of tests is read at a terminal.
    let escaped = message.lines.map(\.escaped).joined(separator: "\n")
    recorder(
      SimulatorIssue(message: escaped, severity: severity, sourceLocation: sourceLocation))
  }
}
