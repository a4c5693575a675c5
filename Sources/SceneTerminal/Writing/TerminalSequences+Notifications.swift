extension TerminalSequences {
  /// Returns the sequence that shows a notification on the person's desktop; empty if the terminal has no such sequence
  /// (T-83).
  ///
  /// - Parameters:
  ///   - title: The title of the notification.
  ///   - body: The text below the title.
  ///   - identifier: The identifier that the terminal reports when the notification is activated; only OSC 99 has such
  ///     reports.
  ///   - capabilities: The capabilities of the terminal.
  /// - Returns: The sequence.
  package static func notification(
    _ title: String, body: String, identifier: String, _ capabilities: TerminalCapabilities
  ) -> [UInt8] {
    let (title, body) = (plain(title, most: 200), plain(body, most: 1_000))
    switch capabilities.notifications {
    case .none: return []
    case .osc99:
      let end = "\u{1B}\\"
      let first = "\u{1B}]99;i=\(identifier):a=report:d=\(body.isEmpty ? 1 : 0);\(title)" + end
      let rest = body.isEmpty ? "" : "\u{1B}]99;i=\(identifier):d=1:p=body;\(body)" + end
      return Array((first + rest).utf8)
    case .osc777:
      let fields = [title, body].map { $0.replacing(";", with: ",") }
      return Array("\u{1B}]777;notify;\(fields.joined(separator: ";"))\u{1B}\\".utf8)
    case .osc9:
      // If the text begins with a number, put a space before it, because some terminals would read the number as a
      // command.
      let text = [title, body].filter { !$0.isEmpty }.joined(separator: ": ")
      return Array("\u{1B}]9;\(text.first?.isNumber == true ? " " : "")\(text)\u{1B}\\".utf8)
    }
  }

  /// Returns the first `most` characters of a text, without characters that could end or change a sequence.
  private static func plain(_ text: String, most: Int) -> String {
    let line = text.prefix(most).map { $0.isNewline ? " " : String($0) }.joined()
    return DisplayedText(line).map(\.character).joined()
  }
}
