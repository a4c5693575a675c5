extension TextEdit {
  /// Deletes the selection; without a selection, deletes the character before the cursor.
  package mutating func deleteBackward() {
    guard selection.isEmpty else { return replace(selection, with: "", .other) }
    replace(max(0, cursor - 1)..<cursor, with: "", .deleting)
  }

  /// Deletes the selection; without a selection, deletes the character after the cursor.
  package mutating func deleteForward() {
    guard selection.isEmpty else { return replace(selection, with: "", .other) }
    replace(cursor..<min(cursor + 1, count), with: "", .deleting)
  }

  /// Deletes the selection or, without a selection, the text between the cursor and the position to which the movement
  /// leads; stores the text for ``yank()``.
  package mutating func kill(to move: Move) {
    var end = cursor
    if selection.isEmpty {
      var copy = self
      copy.move(move)
      end = copy.cursor
      // If the cursor is at the end of a line, the line break is deleted.
      if move == .lineEnd, end == cursor { end = min(end + 1, count) }
    }
    kill(
      selection.isEmpty ? min(end, cursor)..<max(end, cursor) : selection, isBackward: end < cursor)
  }

  /// Deletes the selection; without a selection, deletes the spaces before the cursor and the word before these spaces.
  ///
  /// Here, a word is all text between two spaces or line breaks. The deleted text is stored for ``yank()``.
  package mutating func killToSpace() {
    guard selection.isEmpty else { return kill(selection, isBackward: false) }
    let end = characters[..<cursor].lastIndex { !$0.isWhitespace } ?? 0
    let start = characters[..<end].lastIndex(where: \.isWhitespace).map { $0 + 1 } ?? 0
    kill(start..<cursor, isBackward: true)
  }

  private mutating func kill(_ range: Range<Int>, isBackward: Bool) {
    guard !range.isEmpty else { return }
    let text = text(in: range)
    let earlier = isKilling ? killed : ""
    replace(range, with: "", .other)
    killed = isBackward ? text + earlier : earlier + text
    isKilling = true
  }

  /// Inserts the text that `kill(to:)` or `killToSpace()` stored last.
  package mutating func yank() { paste(killed) }
}
