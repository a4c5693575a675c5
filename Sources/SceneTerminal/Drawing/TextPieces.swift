import SceneDisplay
import SceneLayout

/// A part of a line of text that belongs to one run, with the cells that the part covers.
struct TextPiece {
  let text: String
  /// The index of the run among the runs of the text.
  let run: Int
  let area: CellRectangle
}

extension LayoutTree {
  /// Returns the lines of a text, divided into pieces that belong to one run each.
  func pieces(
    of runs: [TextRun], _ id: Int, in area: CellRectangle, _ alignment: DisplayTextAlignment
  ) -> [TextPiece] {
    var characters = RunCharacters(runs)
    return lines(of: id).enumerated().flatMap { row, line in
      var column = column(of: line, in: area, alignment, id)
      return characters.parts(of: line).map { text, run in
        let width = DisplayedText.width(of: text)
        defer { column += width }
        return TextPiece(
          text: text, run: run,
          area: CellRectangle(column: column, row: area.row + row, columns: width, rows: 1))
      }
    }
  }

  /// Returns the column in which a line of a text begins.
  func column(
    of line: String, in area: CellRectangle, _ alignment: DisplayTextAlignment, _ id: Int
  ) -> Int {
    let room = max(0, area.columns - DisplayedText.width(of: line))
    let indent =
      switch alignment {
      case .center: room / 2
      case .leading: isRightToLeft(id) ? room : 0
      case .trailing: isRightToLeft(id) ? 0 : room
      }
    return area.column + indent
  }

  /// Returns the cells of a link in a text, one area for each line; the result is empty for other nodes.
  func linkAreas(of id: Int) -> [CellRectangle] {
    guard let parent = parent(of: id), case .text(let text)? = element(of: parent),
      let runs = text.runs, let area = area(of: parent),
      let number = children(of: parent).firstIndex(of: id), number < text.links.count
    else { return [] }
    let link = text.links[number]
    var areas: [CellRectangle] = []
    for piece in pieces(of: runs, parent, in: area, alignment(of: parent))
    where link.runs.contains(piece.run) {
      if let last = areas.last, last.row == piece.area.row {
        areas[areas.count - 1].columns = piece.area.endColumn - last.column
      } else {
        areas.append(piece.area)
      }
    }
    return areas
  }

  /// Returns the alignment of the lines of a text.
  private func alignment(of id: Int) -> DisplayTextAlignment {
    var node = parent(of: id)
    while let around = node {
      if case .annotation(let annotation)? = element(of: around),
        case .textAlignment(let alignment) = annotation.value
      {
        return alignment
      }
      node = parent(of: around)
    }
    return .leading
  }
}

/// The characters of a text with their runs, for dividing the lines of the text into pieces from the first line to the
/// last.
private struct RunCharacters {
  private let characters: [(character: Character, run: Int)]
  /// The index of the first character that isn't in a piece yet.
  private var next = 0

  init(_ runs: [TextRun]) {
    characters = runs.enumerated().flatMap { index, run in
      run.text.flatMap { Self.folded($0) }.map { (character: $0, run: index) }
    }
  }

  /// Returns a line, divided into pieces that belong to one run each.
  mutating func parts(of line: String) -> [(text: String, run: Int)] {
    var parts: [(text: String, run: Int)] = []
    var rest = line[...]
    while let character = rest.popFirst() {
      let isMark = character == "…" && skipTruncated(before: rest, isAtStart: parts.isEmpty)
      let shown = Self.folded(character)
      // The runs contain the spaces at which lines were broken, but the lines don't, so these spaces are skipped.
      let found = isMark ? nil : characters[next...].firstIndex { $0.character == shown.first }
      let run =
        found.map { characters[$0].run } ?? parts.last?.run
        ?? characters.dropFirst(next).first?.run ?? 0
      if let found { next = min(found + shown.count, characters.count) }
      if let last = parts.last, last.run == run {
        parts[parts.count - 1].text.append(character)
      } else {
        parts.append((text: String(character), run: run))
      }
    }
    return parts
  }

  /// Skips the characters for which an ellipsis stands, unless the ellipsis is a character of the text.
  ///
  /// - Parameters:
  ///   - rest: The characters of the line after the ellipsis, which are the last characters of their paragraph.
  ///   - isAtStart: Whether the line begins with the ellipsis.
  /// - Returns: Whether the ellipsis stands for truncated text.
  private mutating func skipTruncated(before rest: Substring, isAtStart: Bool) -> Bool {
    var start = next
    if isAtStart {
      // The spaces and the line break after the previous line may not have been skipped yet.
      start = characters[next...].firstIndex { !$0.character.isWhitespace } ?? characters.count
    }
    if start < characters.count, characters[start].character == "…" { return false }
    let end = characters[start...].firstIndex { $0.character.isNewline } ?? characters.count
    next = max(0, end - rest.reduce(0) { $0 + Self.folded($1).count })
    return true
  }

  /// Returns the form in which characters are compared regardless of letter case; it can have several characters, such
  /// as `ss` for `ß`.
  private static func folded(_ character: Character) -> String {
    character.isASCII ? character.lowercased() : character.uppercased().lowercased()
  }
}
