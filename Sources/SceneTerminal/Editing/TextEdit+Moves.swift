extension TextEdit {
  /// A movement of the cursor; `lineStart` and `lineEnd` lead to the bounds of the paragraph, even if it is wrapped.
  package enum Move: Hashable, Sendable {
    case left, right, wordLeft, wordRight, lineStart, lineEnd, textStart, textEnd
    /// A number of lines down, or up if the number is negative.
    case lines(Int)
  }

  /// Moves the cursor.
  ///
  /// - Parameters:
  ///   - move: The movement.
  ///   - isSelecting: Whether the selection is extended to the new position. If not, and characters are selected,
  ///     `left` moves the cursor to the start of the selection, and `right` to its end.
  package mutating func move(_ move: Move, isSelecting: Bool = false) {
    var goal: Int?
    if case .lines = move { goal = goalColumn ?? lines.place(of: cursor).column }
    let position = position(of: move, isSelecting: isSelecting, column: goal ?? 0)
    self.move(to: position, isSelecting: isSelecting)
    goalColumn = goal
  }

  /// Moves the cursor to a position, or to the nearest position that exists.
  package mutating func move(to position: Int, isSelecting: Bool = false) {
    cursor = max(0, min(position, count))
    if !isSelecting { anchor = cursor }
    endRuns()
  }

  /// Selects characters and moves the cursor to the end of the selection; does nothing if the characters are selected
  /// already.
  package mutating func select(_ characters: Range<Int>) {
    if characters == selection { return }
    move(to: characters.lowerBound)
    move(to: characters.upperBound, isSelecting: true)
  }

  /// Selects the whole text and moves the cursor to its end.
  package mutating func selectAll() {
    move(to: 0)
    move(to: count, isSelecting: true)
  }

  /// Selects the word at a position, or a single character if the character belongs to no word.
  package mutating func selectWord(at position: Int) {
    let position = max(0, min(position, count - 1))
    guard count > 0 else { return }
    var range = position..<position + 1
    if characters[position].isPartOfWord {
      let start = characters[..<position].lastIndex { !$0.isPartOfWord }.map { $0 + 1 } ?? 0
      range = start..<wordEnd(after: position)
    }
    move(to: range.lowerBound)
    move(to: range.upperBound, isSelecting: true)
  }

  private func position(of move: Move, isSelecting: Bool, column: Int) -> Int {
    let isCollapsing = !isSelecting && !selection.isEmpty
    switch move {
    case .left: return isCollapsing ? selection.lowerBound : cursor - 1
    case .right: return isCollapsing ? selection.upperBound : cursor + 1
    case .wordLeft: return wordStart(before: cursor)
    case .wordRight: return wordEnd(after: cursor)
    case .lineStart: return paragraph(at: cursor).lowerBound
    case .lineEnd: return paragraph(at: cursor).upperBound
    case .textStart: return 0
    case .textEnd: return count
    case .lines(let number): return position(lines: number, column: column)
    }
  }

  /// Returns the position in a column, in the line that is `number` lines below the cursor.
  ///
  /// A negative number counts lines above the cursor. Above the first line, the result is the start of the text; below
  /// the last line, the end of the text.
  private func position(lines number: Int, column: Int) -> Int {
    let lines = lines
    let line = lines.place(of: cursor).line + number
    if line < 0 { return 0 }
    if line >= lines.lines.count { return count }
    return lines.position(at: TextLines.Place(line: line, column: column))
  }

  // MARK: - Words

  /// Returns the start of the nearest word that begins before a position; 0 if there is none.
  func wordStart(before position: Int) -> Int {
    guard let end = characters[..<position].lastIndex(where: \.isPartOfWord) else { return 0 }
    return characters[..<end].lastIndex { !$0.isPartOfWord }.map { $0 + 1 } ?? 0
  }

  /// Returns the end of the nearest word that ends after a position; the end of the text if there is none.
  func wordEnd(after position: Int) -> Int {
    guard let start = characters[position...].firstIndex(where: \.isPartOfWord) else {
      return count
    }
    return characters[start...].firstIndex { !$0.isPartOfWord } ?? count
  }
}

extension Character {
  var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
