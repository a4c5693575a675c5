import SceneDisplay

/// An editable text with a cursor, as in a text field or a text editor.
///
/// Positions count characters as a person sees them. A character may be typed as several scalars, which join when the
/// later scalars are inserted (T-57).
package struct TextEdit: Equatable, Sendable {
  /// Whether the text can have several lines; a person can't type line breaks into a text of one line.
  package var isMultiline: Bool
  /// The text that Control-Y inserts: the text that was deleted last by Control-K or another command that stores the
  /// deleted text.
  package var killed = ""
  /// The position of the cursor: the number of characters before the cursor.
  package internal(set) var cursor: Int
  /// The width of the field in columns; if the text can have several lines, longer lines are wrapped.
  package var columns = Int.max
  /// The end of the selection opposite the cursor; the cursor's position if nothing is selected.
  package internal(set) var anchor: Int

  package internal(set) var characters: [Character]
  var history = History()
  /// The number of the application's turn in which the app receives the next change of the text.
  var turn = 0
  /// The column in cells to which the cursor returns when it moves up or down past shorter lines.
  var goalColumn: Int?
  /// Whether the last command stored text in `killed`; if so, the next command of this type adds to the text instead of
  /// replacing it.
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
  /// The range of the selection; an empty range at the cursor if nothing is selected.
  package var selection: Range<Int> { min(anchor, cursor)..<max(anchor, cursor) }
  package var selectedText: String { String(characters[selection]) }

  // MARK: - Changing

  /// Replaces the text with a text that the app has set.
  ///
  /// The steps of the history are kept, but apply only to the texts for which they were made, so undoing them garbles no
  /// text of the app. The cursor and the selection move with the characters around them.
  package mutating func replace(with text: String) {
    let new = Array(text)
    guard !characters.isIdentical(to: new) else { return }
    let difference = TextDifference(from: characters, to: new)
    let selection = (anchor: difference.position(after: anchor), difference.position(after: cursor))
    history.replace(self.text, with: text, difference, cursor: selection.1, turn: turn)
    characters = new
    (anchor, cursor) = selection
    endRuns()
  }

  /// Inserts typed text in place of the selection; the characters of a word form one step of the history.
  package mutating func insert(_ text: String) {
    guard !text.contains(where: \.isNewline) else { return paste(text) }
    replace(selection, with: text, .typing)
  }

  /// Inserts pasted text in place of the selection, as one step of the history.
  ///
  /// Line breaks become spaces in a text of one line (T-56).
  package mutating func paste(_ text: String) {
    guard isMultiline else {
      let line = text.map { $0.isNewline ? " " : $0 }
      return replace(selection, with: String(line), .other)
    }
    replace(selection, with: text, .other)
  }

  /// Replaces characters and moves the cursor to the end of the new characters.
  mutating func replace(_ range: Range<Int>, with text: String, _ kind: History.Kind) {
    endRuns(exceptTyping: true)
    guard !range.isEmpty || !text.isEmpty else { return }
    // The new text may join with its neighbors. No character joins across an ASCII character, so the text from the last
    // ASCII character before the range to the first one after the range is divided into characters again.
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
      isJoining: !(kind == .typing && isNewWord), turn: turn)
  }

  /// Makes the next command begin a new step of the history and a new text in `killed`.
  ///
  /// If `exceptTyping` is true, the next change can still join the last step of the history.
  mutating func endRuns(exceptTyping: Bool = false) {
    goalColumn = nil
    isKilling = false
    if !exceptTyping { history.isOpen = false }
  }

  // MARK: - Undoing

  /// Whether there are steps to undo or to redo, including steps that don't apply to the current text.
  var hasHistory: Bool { !history.undoSteps.isEmpty || !history.redoSteps.isEmpty }

  /// Returns whether Undo applies to the last step of the history, and not to the newest change that the app has
  /// registered for undo.
  ///
  /// - Parameter turn: The number of the turn in which the app made its newest change; nil if there is none.
  /// - Returns: True if the step isn't older than the change, or there is no change; false if there is no step to undo.
  func canUndo(beforeChangeIn turn: Int?) -> Bool {
    history.isNext(history.undoStep, beforeChangeIn: turn)
  }

  /// Returns whether Redo applies to the step of the history that was undone last, and not to the change that the app
  /// undid last.
  ///
  /// - Parameter turn: The number of the turn in which the app last undid a change; nil if there is none.
  /// - Returns: True if the step was undone last, or no change was undone; false if there is no step to redo.
  func canRedo(beforeChangeIn turn: Int?) -> Bool {
    history.isNext(history.redoStep, beforeChangeIn: turn)
  }

  /// Undoes the last step of the history.
  package mutating func undo() {
    guard let step = history.takeUndoStep(turn: turn) else { return endRuns() }
    for change in step.changes.reversed() {
      let end = change.start + change.inserted.count
      characters.replaceSubrange(change.start..<end, with: change.removed)
    }
    cursor = step.before.cursor
    anchor = step.before.anchor
    endRuns()
  }

  /// Redoes the step that was undone last.
  package mutating func redo() {
    guard let step = history.takeRedoStep(turn: turn) else { return endRuns() }
    for change in step.changes {
      let end = change.start + change.removed.count
      characters.replaceSubrange(change.start..<end, with: change.inserted)
    }
    cursor = step.after.cursor
    anchor = step.after.anchor
    endRuns()
  }
}

extension [Character] {
  /// Returns the number of characters that contain the first bytes of the text; the last of these characters may also
  /// contain later bytes.
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
