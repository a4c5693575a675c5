/// An editable text with a cursor, as a text field or an editor has it.
///
/// Positions are numbers of characters as a person sees them. A character may come in several parts, which join when
/// the later ones are inserted (T-57).
package struct TextEdit: Equatable, Sendable {
  /// Whether the text can have several lines; a text of one line takes no line breaks from the person.
  package var isMultiline: Bool
  /// The text that was deleted last by a command that keeps it, such as Ctrl-K; Ctrl-Y inserts it.
  package var killed = ""
  /// The position of the cursor, before the character of that number.
  package internal(set) var cursor: Int
  /// The width of the field in columns; longer lines are broken.
  package var columns = Int.max
  /// The other end of the selection; the cursor's position if nothing is selected.
  package internal(set) var anchor: Int

  package internal(set) var characters: [Character]
  var history = History()
  /// The column in cells to which moves up and down return after shorter lines.
  var goalColumn: Int?
  /// Whether the last act was a kill, to which the next kill adds.
  var isKilling = false

  /// Creates an editable text with the cursor at its end.
  package init(_ text: String = "", isMultiline: Bool = false) {
    self.isMultiline = isMultiline
    characters = Array(text)
    cursor = characters.count
    anchor = characters.count
  }

  package var text: String { String(characters) }
  package var count: Int { characters.count }
  /// The positions of the selection, empty at the cursor if nothing is selected.
  package var selection: Range<Int> { min(anchor, cursor)..<max(anchor, cursor) }
  package var selectedText: String { String(characters[selection]) }

  // MARK: - Changing

  /// Takes a text that the app has set.
  ///
  /// Another text than the present one ends the history of changes: they can't be undone in it. The cursor stays
  /// where it is as far as the text goes.
  package mutating func replace(with text: String) {
    let new = Array(text)
    guard !characters.isIdentical(to: new) else { return }
    characters = new
    cursor = min(cursor, new.count)
    anchor = min(anchor, new.count)
    history = History()
    endRuns()
  }

  /// Inserts typed text in place of the selection; the characters of one word are one step.
  package mutating func insert(_ text: String) {
    guard !text.contains(where: \.isNewline) else { return paste(text) }
    replace(selection, with: text, .typing)
  }

  /// Inserts pasted text in place of the selection, as one step.
  ///
  /// Line breaks become spaces in a text of one line (T-56).
  package mutating func paste(_ text: String) {
    guard isMultiline else {
      let line = text.map { $0.isNewline ? " " : $0 }
      return replace(selection, with: String(line), .other)
    }
    replace(selection, with: text, .other)
  }

  /// Replaces characters and puts the cursor behind the new ones.
  mutating func replace(_ range: Range<Int>, with text: String, _ kind: History.Kind) {
    endRuns(exceptTyping: true)
    guard !range.isEmpty || !text.isEmpty else { return }
    // The new text may join with its neighbors, but nothing joins across an ASCII character.
    let start = characters[..<range.lowerBound].lastIndex { $0.asciiValue != nil } ?? 0
    let end =
      characters[range.upperBound...].firstIndex { $0.asciiValue != nil }.map { $0 + 1 } ?? count
    let before = String(characters[start..<range.lowerBound]) + text
    let new = Array(before + String(characters[range.upperBound..<end]))
    let change = History.Change(
      start: start, removed: Array(characters[start..<end]), inserted: new)
    let from = History.Selection(anchor: anchor, cursor: cursor)
    let isNewWord =
      range.lowerBound > 0 && characters[range.lowerBound - 1].isWhitespace
      && !text.allSatisfy(\.isWhitespace)
    characters.replaceSubrange(start..<end, with: new)
    cursor = start + new.count(coveringBytes: before.utf8.count)
    anchor = cursor
    history.add(
      change, from: from, to: History.Selection(anchor: cursor, cursor: cursor), kind: kind,
      isJoining: !(kind == .typing && isNewWord))
  }

  /// Ends the runs of acts that belong together.
  mutating func endRuns(exceptTyping: Bool = false) {
    goalColumn = nil
    isKilling = false
    if !exceptTyping { history.isOpen = false }
  }

  // MARK: - Undoing

  /// Takes the last step back.
  package mutating func undo() {
    guard let step = history.undoSteps.popLast() else { return endRuns() }
    for change in step.changes.reversed() {
      let end = change.start + change.inserted.count
      characters.replaceSubrange(change.start..<end, with: change.removed)
    }
    cursor = step.before.cursor
    anchor = step.before.anchor
    history.redoSteps.append(step)
    endRuns()
  }

  /// Makes the step again that was taken back last.
  package mutating func redo() {
    guard let step = history.redoSteps.popLast() else { return endRuns() }
    for change in step.changes {
      let end = change.start + change.removed.count
      characters.replaceSubrange(change.start..<end, with: change.inserted)
    }
    cursor = step.after.cursor
    anchor = step.after.anchor
    history.undoSteps.append(step)
    endRuns()
  }
}

extension [Character] {
  /// Returns the number of characters up to the one in which a number of bytes ends.
  fileprivate func count(coveringBytes bytes: Int) -> Int {
    var rest = bytes
    var count = 0
    while rest > 0, count < self.count {
      rest -= self[count].utf8.count
      count += 1
    }
    return count
  }
}
