import SceneRuntime

/// A report in sections, which is printed as text or as Markdown.
struct Document {
  /// A section.
  struct Section {
    var title: String
    /// The lines of a list.
    var items: [String] = []
    /// The header of a table.
    var header: [String] = []
    /// The rows of the table.
    var rows: [[String]] = []
  }

  var title: String
  var lead: [String]
  var sections: [Section]

  /// The document as plain text.
  var text: String {
    var lines = [title] + lead.map { "  \($0)" }
    for section in sections where !section.items.isEmpty || !section.rows.isEmpty {
      lines += ["", section.title]
      lines += section.items.map { "  - \($0)" }
      let all = section.rows.isEmpty ? [] : [section.header] + section.rows
      let widths = section.header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
      for row in all {
        let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
        lines.append("  " + Self.withoutEnd(cells.joined(separator: "  ")))
      }
    }
    return Self.joined(lines)
  }

  private static func withoutEnd(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }

  /// The document as Markdown.
  var markdown: String {
    var lines = ["# \(title)", ""] + lead.map { "- \(Self.escaped($0))" }
    for section in sections where !section.items.isEmpty || !section.rows.isEmpty {
      lines += ["", "## \(section.title)", ""]
      lines += section.items.map { "- \(Self.escaped($0))" }
      guard !section.rows.isEmpty else { continue }
      lines.append("| " + section.header.joined(separator: " | ") + " |")
      lines.append("|" + section.header.map { _ in "---|" }.joined())
      lines += section.rows.map { "| " + $0.map(Self.escaped).joined(separator: " | ") + " |" }
    }
    return Self.joined(lines)
  }

  /// Returns lines as a text, in which names of the project can't break a line.
  private static func joined(_ lines: [String]) -> String {
    lines.map { $0.escaped + "\n" }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.map { "\\|*_<>`".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}
