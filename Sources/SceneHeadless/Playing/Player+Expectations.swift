import SceneRuntime

extension Player {
  /// Checks an expectation.
  ///
  /// - Parameter expectation: The condition, which is checked immediately.
  /// - Throws: A ``ScriptError`` if the expectation names a window that doesn't exist, or if the condition isn't met.
  ///   In the second case, the error describes the expected and the found state.
  public func check(_ expectation: Act.Expectation) throws {
    switch expectation {
    case .text(let text, let number):
      let lines = try lines(in: number)
      guard lines.contains(where: { $0.contains(text) }) else {
        throw ScriptError(
          "expected \"\(text)\" in \(name(number)), which shows:", list: lines)
      }
    case .noText(let text, let number):
      let lines = try lines(in: number)
      guard !lines.contains(where: { $0.contains(text) }) else {
        throw ScriptError(
          "expected no \"\(text)\" in \(name(number)), which shows:", list: lines)
      }
    case .windows(let count):
      let shown = application.orderedSessions.filter {
        $0.scene?.activationState.isForeground == true
      }
      guard shown.count == count else {
        throw ScriptError(
          "expected \(count) windows on screen, found \(shown.count)" + (shown.isEmpty ? "" : ":"),
          list: shown.map(heading))
      }
    case .trace(let text):
      let lines = recentTrace.filter(\.isComparable).map(\.line)
      guard lines.contains(where: { $0.contains(text) }) else {
        throw ScriptError("expected \"\(text)\" in the trace, which says:", list: lines)
      }
    case .call(let text):
      let lines = recentTrace.filter { $0.reception == .method }.map(\.line)
      guard lines.contains(where: { $0.contains(text) }) else {
        throw ScriptError(
          "expected a method of a delegate to receive \"\(text)\"; "
            + (lines.isEmpty ? "none received a call" : "these were received:"), list: lines)
      }
    }
  }
}
