import Foundation

/// A change to Markdown text that a menu offers.
enum TextFormat: String, CaseIterable, Identifiable {
  case bold = "Bold"
  case italic = "Italic"
  case heading = "Heading"
  case list = "List"

  var id: Self { self }

  /// The marks that stand around the text, or nil for formats of whole lines.
  private var marks: String? {
    switch self {
    case .bold: "**"
    case .italic: "_"
    case .heading, .list: nil
    }
  }

  /// The mark before each line, for formats of whole lines.
  private var lineMark: String {
    switch self {
    case .heading: "# "
    case .list: "- "
    case .bold, .italic: ""
    }
  }

  /// Gives a part of a text the format, or takes it away if the part has it; formats of lines are for whole lines.
  ///
  /// - Returns: The range of the changed part.
  func toggle(in text: inout String, _ range: Range<String.Index>) -> Range<String.Index> {
    if let marks {
      text.replace(range) { part in
        let isMarked =
          part.count >= 2 * marks.count && part.hasPrefix(marks) && part.hasSuffix(marks)
        return isMarked
          ? String(part.dropFirst(marks.count).dropLast(marks.count)) : marks + part + marks
      }
    } else {
      text.replace(text.lineRange(for: range)) { part in
        let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
        let isMarked = lines.allSatisfy { $0.isEmpty || $0.hasPrefix(lineMark) }
        let changed = lines.map { line -> String in
          if line.isEmpty && lines.count > 1 { return "" }
          return isMarked ? String(line.dropFirst(lineMark.count)) : lineMark + line
        }
        return changed.joined(separator: "\n")
      }
    }
  }

  /// A Markdown text without its marks.
  static func plainText(of markdown: String) -> String {
    Line.lines(of: markdown).map { line in
      var rest = line.text.drop { $0 == "#" || $0 == ">" }
      if rest.count < line.text.count, rest.first == " " { rest = rest.dropFirst() }
      return rest.replacingOccurrences(of: "**", with: "").replacingOccurrences(of: "_", with: "")
    }
    .joined(separator: "\n")
  }
}

extension String {
  /// Replaces a part of the text, and returns the range of the new text.
  mutating func replace(_ range: Range<Index>, with change: (String) -> String) -> Range<Index> {
    let start = distance(from: startIndex, to: range.lowerBound)
    let replacement = change(String(self[range]))
    replaceSubrange(range, with: replacement)
    let lower = index(startIndex, offsetBy: start)
    let upper = index(lower, offsetBy: replacement.count, limitedBy: endIndex) ?? endIndex
    return lower..<upper
  }
}
