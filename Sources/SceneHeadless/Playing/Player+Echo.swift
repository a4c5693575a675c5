import SceneRuntime

extension Player {
  /// The line of an act as a run repeats it: without the secrets of links, and without text that the trace
  /// doesn't show either.
  ///
  /// - Parameters:
  ///   - act: The act, which wasn't played yet.
  ///   - line: The line as it is written.
  /// - Returns: The line to print.
  func echo(of act: Act, _ line: String) -> String {
    switch act {
    case .type(_, let target, let number):
      // Text for a field that isn't found may be a password too.
      if let event = try? event(for: act), application.readable(event) == event { break }
      return "type \(String.hidden.inQuotes) into \(target.name.inQuotes)"
        + (target.number.map { " at \($0)" } ?? "") + (number.map { " in \($0)" } ?? "")
    case .notify(let title, let target, let action?, saying: _?) where !Redaction.isDisabled:
      return "notify \(title.withoutLinkValues.inQuotes)"
        + (target.map { " for \($0.withoutValues.inQuotes)" } ?? "")
        + " with \(action) saying \(String.hidden.inQuotes)"
    default: break
    }
    // The trace hides the values of a target also if it isn't a whole link.
    guard let target = act.target, !Redaction.isDisabled else { return line.withoutLinkValues }
    return line.replacing(target.inQuotes, with: target.withoutValues.inQuotes).withoutLinkValues
  }
}

extension Act {
  /// The content identifier that an event is to bring; nil if it brings none.
  fileprivate var target: String? {
    switch self {
    case .shortcut(_, let target), .notify(_, let target, _, _), .continueActivity(_, let target),
      .handoff(_, .begins(let target)), .handoff(_, .arrives(let target)):
      target
    default: nil
    }
  }
}
