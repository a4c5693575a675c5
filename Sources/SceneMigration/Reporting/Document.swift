import SceneRuntime

/// A report in sections, which is printed as text or as Markdown.
struct Document {
  /// A section of a report, with a list, a table or both.
  struct Section {
    var title: String
    /// The lines of a list.
    var items: [String] = []
    /// The header of a table.
    var header: [String] = []
    /// The rows of the table.
    ///
    /// The last cell of a row is the result of the row, which can be empty.
    var rows: [[String]] = []
    /// The number of leading columns that together name a row.
    var names = 1
  }

  var title: String
  var lead: [String]
  var sections: [Section]

  /// The document as plain text.
  ///
  /// Tables are too wide for a terminal, so each row is a few lines.
  var text: String {
    var lines = [title] + lead.map { "  \($0)" }
    for section in sections where !section.items.isEmpty || !section.rows.isEmpty {
      lines += ["", section.title]
      lines += section.items.map { "  - \($0)" }
      lines += section.rows.flatMap(section.lines)
    }
    return Self.joined(lines)
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

  /// Joins lines into text, and escapes control characters, so that a name in the project can't break a line.
  private static func joined(_ lines: [String]) -> String {
    lines.map { $0.escaped + "\n" }.joined()
  }

  /// Returns text in a form that Markdown shows unchanged, except that names of methods are shown as code.
  private static func escaped(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    for name in text.matches(of: /[\w.]+\((\w+:)+\)/) {
      result += plain(rest[..<name.range.lowerBound]) + "`\(name.0)`"
      rest = text[name.range.upperBound...]
    }
    return result + plain(rest)
  }

  private static func plain(_ text: Substring) -> String {
    text.map { "\\|*_<>`".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}

extension Document.Section {
  /// Returns a row as lines of text: the name of the row with its result, and each other cell with the
  /// header of its column.
  fileprivate func lines(_ row: [String]) -> [String] {
    let result = row.last.map { $0.isEmpty ? "" : ": \($0)" } ?? ""
    let others = names..<max(names, row.count - 1)
    let width = others.map { header[$0].count }.max() ?? 0
    return ["  " + row.prefix(names).joined(separator: ", ") + result]
      + others.map { column in
        let space = String(repeating: " ", count: width - header[column].count)
        return "    \(header[column])\(space)  \(row[column])"
      }
  }
}
