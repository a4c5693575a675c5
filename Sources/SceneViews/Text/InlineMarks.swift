import Foundation
import SceneDisplay

/// A piece of a text: a character, or the index of an interpolated value.
enum TextPiece: Hashable {
  case character(Character)
  case argument(Int)

  var character: Character? {
    if case .character(let character) = self { character } else { nil }
  }
}

/// The marks of inline Markdown in a text: `*`, `_`, `~~`, backquotes, the links of ``InlineLink`` and the backslash.
///
/// Marks in interpolated values are ordinary characters.
nonisolated struct InlineMarks {
  /// A run of text with one style, or an interpolated value; for a value, `run` contains only the style.
  struct Piece {
    var run: TextRun
    var argument: Int?
  }

  private let pieces: [TextPiece]
  private let hasMarks: Bool
  /// Returns the text of the interpolated value with the given index; used for values inside the addresses of links.
  private let text: (Int) -> String
  /// The maximum depth of nested marks; deeper marks are shown as characters, so that reading a text never recurses
  /// too deeply.
  private static let greatestDepth = 16

  init(_ pieces: [TextPiece], hasMarks: Bool, text: @escaping (Int) -> String) {
    self.pieces = pieces
    self.hasMarks = hasMarks
    self.text = text
  }

  /// Returns the runs of the text, without the marks.
  ///
  /// - Parameter style: The style of text outside of marks.
  /// - Returns: The runs and the values, in their order.
  func runs(_ style: TextRun) -> [Piece] {
    var style = style
    style.text = ""
    var output = Output()
    add(pieces[...], style, depth: hasMarks ? 0 : Self.greatestDepth, to: &output)
    return output.pieces
  }

  /// The pieces read so far; adjacent characters with the same style are merged into one run.
  private struct Output {
    var pieces: [Piece] = []

    mutating func add(_ character: Character, _ style: TextRun) {
      if let last = pieces.last, last.argument == nil, last.run.hasStyle(of: style) {
        pieces[pieces.count - 1].run.text.append(character)
      } else {
        var run = style
        run.text = String(character)
        pieces.append(Piece(run: run))
      }
    }

    mutating func add(_ piece: TextPiece, _ style: TextRun) {
      switch piece {
      case .character(let character): add(character, style)
      case .argument(let index): pieces.append(Piece(run: style, argument: index))
      }
    }
  }

  private func add(
    _ pieces: ArraySlice<TextPiece>, _ style: TextRun, depth: Int, to output: inout Output
  ) {
    guard depth < Self.greatestDepth else {
      for piece in pieces { output.add(piece, style) }
      return
    }
    var rest = pieces
    // Marks without an end, stored so that the rest of the text is searched only once for each of them.
    var unended: Set<String> = []
    var brackets: [Int: Int]?
    while let piece = rest.first {
      rest.removeFirst()
      switch piece.character {
      case "\\":
        if let next = rest.first, next.isSign {
          rest.removeFirst()
          output.add(next, style)
          continue
        }
      case "`":
        if let end = rest.firstIndex(of: .character("`")) {
          var code = style
          code.font = (code.font ?? DisplayFont()).applying(DisplayFont(design: .monospaced))
          for piece in rest[..<end] { output.add(piece, code) }
          rest = rest[(end + 1)...]
          continue
        }
      case "[":
        let ends = brackets ?? InlineLink.brackets(in: pieces)
        brackets = ends
        if let close = ends[rest.startIndex - 1], let link = InlineLink(rest, textUpTo: close) {
          add(link.text, style.linked(to: address(of: link)), depth: depth + 1, to: &output)
          rest = rest[link.end...]
          continue
        }
      case "<":
        if let link = InlineLink(own: rest) {
          let linked = style.linked(to: address(of: link))
          for piece in link.text { output.add(piece, linked) }
          rest = rest[link.end...]
          continue
        }
      case "*"?, "_"?, "~"?:
        let run = rest.prefix { $0 == piece }
        let mark = String(repeating: piece.character ?? "*", count: run.count + 1)
        let inner = rest[run.endIndex...]
        if !unended.contains(mark), begins(mark, before: run.startIndex - 1, inner) {
          if let (text, end) = emphasis(mark, inner) {
            add(text, style.marked(mark), depth: depth + 1, to: &output)
            rest = rest[end...]
            continue
          }
          unended.insert(mark)
        }
        for _ in mark { output.add(piece, style) }
        rest = inner
        continue
      default: break
      }
      output.add(piece, style)
    }
  }

  /// Returns whether a mark can begin an emphasis.
  ///
  /// The mark must be `~~`, or one to three characters `*` or `_`. The text after the mark must not be empty or begin
  /// with a space. The character before an underscore must not be a letter or a digit.
  private func begins(_ mark: String, before index: Int, _ inner: ArraySlice<TextPiece>) -> Bool {
    if mark.count > 3 || mark == "~" || mark == "~~~" { return false }
    guard let next = inner.first, next.character?.isWhitespace != true else { return false }
    guard mark.first == "_", index > pieces.startIndex else { return true }
    return pieces[index - 1].character.map { !$0.isLetter && !$0.isNumber } ?? true
  }

  /// Returns the text of an emphasis, and the index after the mark that ends the emphasis; nil if no mark ends it.
  private func emphasis(
    _ mark: String, _ inner: ArraySlice<TextPiece>
  ) -> (text: ArraySlice<TextPiece>, end: Int)? {
    guard let character = mark.first else { return nil }
    var index = inner.startIndex
    while let begin = inner[index...].firstIndex(of: .character(character)) {
      let end = inner[begin...].firstIndex { $0 != .character(character) } ?? inner.endIndex
      let isBehindText =
        begin > inner.startIndex && inner[begin - 1].character?.isWhitespace != true
      let isBeforeWord =
        character == "_" && end < inner.endIndex
        && inner[end].character.map { $0.isLetter || $0.isNumber } == true
      let isEscaped = begin > inner.startIndex && inner[begin - 1] == .character("\\")
      if end - begin == mark.count, isBehindText, !isBeforeWord, !isEscaped {
        return (inner[..<begin], end)
      }
      index = end
    }
    return nil
  }

  /// Returns the address of a link; nil if the address isn't a valid URL.
  private func address(of link: InlineLink) -> String? {
    let address = link.address.map { piece in
      switch piece {
      case .character(let character): String(character)
      case .argument(let index): text(index)
      }
    }.joined()
    return URL(string: address) == nil ? nil : address
  }
}

extension TextRun {
  /// Returns whether two runs have the same style.
  fileprivate func hasStyle(of other: TextRun) -> Bool {
    // Compared without the texts, so that the cost doesn't grow with their length.
    var (own, other) = (self, other)
    (own.text, other.text) = ("", "")
    return own == other
  }

  /// Returns the run as part of a link with the given address: underlined, and in the accent color unless the run has a
  /// color.
  fileprivate func linked(to address: String?) -> TextRun {
    var style = self
    style.link = address
    style.isUnderlined = true
    style.color = style.color ?? .accent
    return style
  }

  /// Returns the run with the style of a mark, such as bold for `**`.
  fileprivate func marked(_ mark: String) -> TextRun {
    var style = self
    if mark.first == "~" {
      style.isStruckThrough = true
    } else {
      if mark.count != 2 { style.isItalic = true }
      if mark.count >= 2 { style.isBold = true }
    }
    return style
  }
}
