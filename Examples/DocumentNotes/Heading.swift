import Foundation

/// A heading of a note.
struct Heading: Identifiable, Hashable {
  /// The number of the heading's line, from 1.
  let id: Int
  let level: Int
  let title: String

  /// The headings of a Markdown text; those in blocks of code are left out.
  static func outline(of text: String) -> [Heading] {
    var isInCode = false
    return Line.lines(of: text).compactMap { line in
      if line.text.hasPrefix("```") { isInCode.toggle() }
      return isInCode ? nil : Heading(line)
    }
  }

  private init?(_ line: Line) {
    let level = line.text.prefix { $0 == "#" }.count
    let title = line.text.dropFirst(level)
    guard (1...6).contains(level), title.first == " " else { return nil }
    id = line.id
    self.level = level
    self.title = title.trimmingCharacters(in: .whitespaces)
  }
}
