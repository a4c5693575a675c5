import SceneRuntime

extension Player {
  /// Returns the line that the console prints after its prompt, before the console plays an act of a script.
  ///
  /// The secrets in links are redacted, and so is text that the trace redacts, such as the text for a secret field.
  ///
  /// - Parameters:
  ///   - act: The act, before it is played.
  ///   - line: The line as it is written in the script.
  /// - Returns: The line to print.
  func echo(of act: Act, _ line: String) -> String {
    switch act {
    case .type(_, let target, let number):
      // Show the text only if the field exists and isn't secret; text for a field that doesn't exist may be a password.
      if let event = try? event(for: act), application.readable(event) == event { break }
      return "type \(String.hidden.inQuotes) into \(target.name.inQuotes)"
        + (target.number.map { " at \($0)" } ?? "") + (number.map { " in \($0)" } ?? "")
    case .notify(let title, let target, let action?, saying: _?) where !Redaction.isDisabled:
      return "notify \(title.withoutLinkValues.inQuotes)"
        + (target.map { " for \($0.withoutValues.inQuotes)" } ?? "")
        + " with \(action) saying \(String.hidden.inQuotes)"
    default: break
    }
    // `withoutLinkValues` redacts only words that look like links. The trace also redacts the values of other target
    // content identifiers, such as `page?value`.
    guard let target = act.target, !Redaction.isDisabled else { return line.withoutLinkValues }
    return line.replacing(target.inQuotes, with: target.withoutValues.inQuotes).withoutLinkValues
  }
}

extension Act {
  /// The target content identifier of the act's event; nil if the event has none.
  fileprivate var target: String? {
    switch self {
    case .shortcut(_, let target), .notify(_, let target, _, _), .continueActivity(_, let target),
      .handoff(_, .begins(let target)), .handoff(_, .arrives(let target)):
      target
    default: nil
    }
  }
}
