import SceneHeadless
import Scenes
public import Testing

extension AppSimulator {
  /// Expects a line of a window to contain the given text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - window: The number of the window; the focused window if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func expect(
    _ text: String, in window: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    check(.text(text, in: window), sourceLocation)
  }

  /// Expects no line of a window to contain the given text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - window: The number of the window; the focused window if nil.
  ///   - sourceLocation: The location of a failure in the test.
  public func expect(
    no text: String, in window: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    check(.noText(text, in: window), sourceLocation)
  }

  /// Expects the given number of windows on screen.
  ///
  /// - Parameters:
  ///   - count: The number of windows whose scene is in the foreground.
  ///   - sourceLocation: The location of a failure in the test.
  public func expect(windows count: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    check(.windows(count), sourceLocation)
  }

  /// Expects exactly these delegate calls since the last act, in this order.
  ///
  /// As in ``callbacks``, a call counts only if a delegate's own method received the call.
  ///
  /// ```swift
  /// @Test @MainActor func `a window enters the background`() async {
  ///   let simulator = await AppSimulator(delegate: PostboxDelegate.self)
  ///   await simulator.background()
  ///   simulator.expect(callbacks: [
  ///     "scene 1 sceneWillResignActive", "scene 1 sceneDidEnterBackground",
  ///   ])
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - expected: The calls, in the form of ``callbacks``, such as `scene 1 sceneDidBecomeActive`.
  ///   - sourceLocation: The location of a failure in the test.
  public func expect(
    callbacks expected: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    compare(callbacks, expected, "callbacks", sourceLocation)
  }

  /// Expects exactly these unreceived delegate calls since the last act, in this order.
  ///
  /// A call is unreceived if no method of a delegate receives it.
  ///
  /// - Parameters:
  ///   - expected: The calls, in the form of ``unreceivedCallbacks``.
  ///   - sourceLocation: The location of a failure in the test.
  public func expect(
    unreceivedCallbacks expected: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    compare(unreceivedCallbacks, expected, "unreceived callbacks", sourceLocation)
  }

  /// Expects exactly these lines of the trace since the last act, in this order.
  ///
  /// - Parameters:
  ///   - expected: The lines, in the form of ``trace``.
  ///   - sourceLocation: The location of a failure in the test.
  public func expect(
    trace expected: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    compare(trace, expected, "trace", sourceLocation)
  }

  private func check(_ expectation: Act.Expectation, _ sourceLocation: SourceLocation) {
    guard canContinue(sourceLocation) else { return }
    do {
      try player.check(expectation)
    } catch {
      record("\(error)", sourceLocation)
    }
  }

  private func compare(
    _ found: [String], _ expected: [String], _ name: String, _ sourceLocation: SourceLocation
  ) {
    guard canContinue(sourceLocation) else { return }
    let kind = Effects.Kind(rawValue: name)
    if let kind { effects?.expect(kind) }
    if found == expected { return }
    let lines = found.marked(against: expected).map { line in
      let isUnreceived =
        kind == .callbacks && line.hasPrefix("− ")
        && unreceivedCallbacks.contains(String(line.dropFirst(2)))
      return line + (isUnreceived ? " (no method received it)" : "")
    }
    let code = effects == nil ? nil : kind.map { Effects.code($0, found) }
    record(
      "the \(name) since \(actName) \(name == "trace" ? "differs" : "differ") "
        + "(− expected, + found):\n\(lines.indented)"
        + (code.map { "\nexpect those that were found:\n\($0)" } ?? ""),
      sourceLocation)
  }
}
