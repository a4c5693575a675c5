/// A line of a list of items: an item, or the divider or the title above an item.
enum MenuLine: Hashable {
  /// A divider, or the title of a section if the text isn't empty.
  case heading(String)
  /// The item with the given index.
  case item(Int)

  /// Returns the lines of items and of their headings.
  ///
  /// A divider above the first item is left out.
  ///
  /// - Parameter headings: For each item, the title of the section that begins with the item; empty if only a divider
  ///   is above the item, nil if there is neither.
  /// - Returns: The lines, from top to bottom.
  static func lines(of headings: [String?]) -> [MenuLine] {
    headings.enumerated().flatMap { index, heading -> [MenuLine] in
      guard let heading, index > 0 || !heading.isEmpty else { return [.item(index)] }
      return [.heading(heading), .item(index)]
    }
  }

  /// Returns the index of the first line to show, if the given number of lines is shown and an item must be visible.
  static func first(of lines: [MenuLine], showing item: Int, in count: Int) -> Int {
    let line = lines.firstIndex(of: .item(item)) ?? 0
    return max(0, line - count + 1)
  }
}

extension Screen {
  /// Draws a divider that contains the title of a section; an empty title isn't drawn.
  mutating func drawHeading(_ title: String, in line: CellRectangle) {
    fill(line, with: "─", style: Theme.dim)
    if !title.isEmpty {
      draw(" \(title) ", column: line.column + 1, row: line.row, style: Theme.dim)
    }
  }
}
