import Foundation

/// A change to Markdown text that a menu offers.
enum TextFormat: String, CaseIterable, Identifiable {
  case bold = "Bold"
  case italic = "Italic"
  case heading = "Heading"
  case list = "List"

  var id: Self { self }

  /// The mark before and after a text, or before each line for formats of whole lines.
  private var mark: String {
    switch self {
    case .bold: "**"
    case .italic: "_"
    case .heading: "# "
    case .list: "- "
    }
  }

  private var isForLines: Bool { self == .heading || self == .list }

  /// Gives a part of a text the format, or takes it away if the part has it; formats of lines are for whole lines.
  ///
  /// - Returns: The range of the changed part; the place between the marks if the part is empty.
  func toggle(in text: inout String, _ range: Range<String.Index>) -> Range<String.Index> {
    if isForLines { return text.replace(text.lineRange(for: range), with: toggleLines) }
    let changed = text.replace(range, with: togglePart)
    guard range.isEmpty else { return changed }
    let between = text.index(changed.lowerBound, offsetBy: mark.count)
    return between..<between
  }

  private func togglePart(_ part: String) -> String {
    let isMarked = part.count >= 2 * mark.count && part.hasPrefix(mark) && part.hasSuffix(mark)
    return isMarked ? String(part.dropFirst(mark.count).dropLast(mark.count)) : mark + part + mark
  }

  private func toggleLines(_ part: String) -> String {
    let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
    let isMarked = lines.allSatisfy { $0.isEmpty || $0.hasPrefix(mark) }
    let changed = lines.map { line in
      if line.isEmpty && lines.count > 1 { return "" }
      return isMarked ? String(line.dropFirst(mark.count)) : mark + line
    }
    return changed.joined(separator: "\n")
  }

  /// A Markdown text without its marks.
  static func plainText(of markdown: String) -> String {
    markdown.replacing(/^(#+ |> ?|- )/.anchorsMatchLineEndings(), with: "")
      .replacing(/\*\*(\S|\S.*?\S)\*\*/) { $0.output.1 }
      .replacing(/\b_(\S|\S.*?\S)_\b/) { $0.output.1 }
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
