import SceneDisplay

/// An editable text with a cursor, as in a text field or a text editor.
///
/// Positions count characters as a person sees them. A character may be typed as several scalars, which join when the
/// later scalars are inserted (T-57).
package struct TextEdit: Equatable, Sendable {
  /// Whether the text can have several lines; a person can't type line breaks into a text of one line.
  package var isMultiline: Bool
  /// Whether the field shows a bullet in place of each character.
  var isSecret = false
  /// The text that Control-Y inserts: the text that was deleted last by Control-K or another command that stores the
  /// deleted text.
  package var killed = ""
  /// The position of the cursor: the number of characters before the cursor.
  package internal(set) var cursor: Int
  /// The width of the field in columns; if the text can have several lines, longer lines are wrapped.
  package var columns = Int.max
  /// The end of the selection opposite the cursor; the cursor's position if nothing is selected.
  package internal(set) var anchor: Int

  package private(set) var characters: [Character]
  /// The hash value of the bytes of the text.
  private var textHash: Int
  var history = History()
  /// The text and its history as they were before a person made changes that the app hasn't answered yet; nil if there
  /// are no such changes.
  private var unanswered: Unanswered?
  /// Whether a later change by the app can be another answer to the last change by a person.
  var takesLaterAnswers = false
  /// The typed text to which the app's next change can be another answer; nil if there is none.
  private var answered: Answered?
  /// The number of the application's turn in which the app receives the next change of the text.
  ///
  /// In a turn, the application handles the events that wait in its queue.
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
    textHash = text.bytesHash
    cursor = characters.count
    anchor = characters.count
  }

  package var text: String { String(characters) }
  package var count: Int { characters.count }
  /// The range of the selection; an empty range at the cursor if nothing is selected.
  package var selection: Range<Int> { min(anchor, cursor)..<max(anchor, cursor) }
  package var selectedText: String { String(characters[selection]) }
  private var state: History.State {
    History.State(text: textHash, anchor: anchor, cursor: cursor)
  }

  // MARK: - Changing

  /// Replaces the text with the text that the app has now.
  ///
  /// If a person has changed the text since the last call, the app's text is the answer to these changes, and becomes
  /// part of their steps in the history. If the answer is the text from before the changes, their steps are removed. If
  /// the app refuses an undone or redone step, that step is removed too, so that the next Undo or Redo applies to the
  /// step after it. If the app's text isn't an answer, it adds no step to the history.
  ///
  /// If `takesLaterAnswers` is true, the app may answer a second time later, for example from a task. A later change is
  /// another answer if it changes only characters that the person changed, and if ``endAnswers()`` wasn't called in
  /// between.
  ///
  /// The cursor and the selection move with the characters around them.
  package mutating func replace(with text: String) {
    defer { unanswered = nil }
    let hash = text.bytesHash
    if let changes = unanswered {
      if takesLaterAnswers {
        answered = Answered(
          characters: characters, state: state, history: history, changes: changes)
      }
    } else if hash != textHash {
      takeBackAnswer(before: Array(text))
    }
    let before = unanswered.flatMap { $0.state.text == hash ? $0 : nil }
    if let before, !before.hasMovedSteps { history = before.history }
    if hash == textHash { return }
    if let before, !before.hasMovedSteps {
      (characters, textHash) = (before.characters, hash)
      (anchor, cursor) = (before.state.anchor, before.state.cursor)
      return
    }
    let difference = TextDifference(from: characters, to: Array(text))
    let (oldCharacters, old) = (characters, state)
    apply(difference)
    anchor = before?.state.anchor ?? difference.position(after: old.anchor)
    cursor = before?.state.cursor ?? difference.position(after: old.cursor)
    if unanswered == nil {
      endRuns()
    } else {
      history.add(answer: difference, to: oldCharacters, from: old, to: state)
    }
  }

  /// Restores the text that a person typed if the given text of the app is another answer to the typed text.
  private mutating func takeBackAnswer(before text: [Character]) {
    guard let typed = answered, typed.isAnswered(by: text, insteadOf: characters) else {
      answered = nil
      return
    }
    (characters, textHash) = (typed.characters, typed.state.text)
    (anchor, cursor) = (typed.state.anchor, typed.state.cursor)
    history = typed.history
    unanswered = typed.changes
  }

  /// Treats later changes by the app as changes of their own, not as answers to the last change by a person.
  mutating func endAnswers() { answered = nil }

  /// Whether the app hasn't answered the last change by a person yet.
  var awaitsAnswer: Bool { unanswered != nil }

  private mutating func awaitAnswer(movingSteps: Bool = false) {
    answered = nil
    var changes = unanswered ?? Unanswered(characters: characters, state: state, history: history)
    if movingSteps { changes.hasMovedSteps = true }
    unanswered = changes
  }

  private mutating func apply(_ difference: TextDifference) {
    characters.replaceSubrange(difference.removedRange, with: difference.inserted)
    textHash = text.bytesHash
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
    let difference = TextDifference(from: Array(characters[start..<end]), to: new, at: start)
    let isNewWord =
      range.lowerBound > 0 && characters[range.lowerBound - 1].isWhitespace
      && !text.allSatisfy(\.isWhitespace)
    let (oldCharacters, old) = (characters, state)
    awaitAnswer()
    apply(difference)
    cursor = start + new.count(coveringBytes: before.utf8.count)
    anchor = cursor
    history.add(
      History.Step(difference: difference, before: old, after: state, kind: kind, turn: turn),
      to: oldCharacters, isJoining: !(kind == .typing && isNewWord))
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

  /// The step to undo next; nil if no step applies to the text.
  var undoStep: History.Step? { history.undoStep(textHash) }

  /// The step to redo next; nil if no step applies to the text.
  var redoStep: History.Step? { history.redoStep(textHash) }

  /// Returns whether Undo applies to the last step of the history, and not to the newest change that the app has
  /// registered for undo.
  ///
  /// - Parameter turn: The number of the turn in which the app made its newest change; nil if there is none.
  /// - Returns: True if the step isn't older than the change, or there is no change; false if there is no step to undo.
  func canUndo(beforeChangeIn turn: Int?) -> Bool {
    history.isNext(undoStep, beforeChangeIn: turn)
  }

  /// Returns whether Redo applies to the step of the history that was undone last, and not to the change that the app
  /// undid last.
  ///
  /// - Parameter turn: The number of the turn in which the app last undid a change; nil if there is none.
  /// - Returns: True if the step was undone last, or no change was undone; false if there is no step to redo.
  func canRedo(beforeChangeIn turn: Int?) -> Bool {
    history.isNext(redoStep, beforeChangeIn: turn)
  }

  /// Undoes the last step of the history that applies to the text.
  package mutating func undo() {
    if undoStep != nil { awaitAnswer(movingSteps: true) }
    if let step = history.takeUndoStep(textHash, turn: turn) {
      apply(step.difference.inverse)
      (anchor, cursor) = (step.before.anchor, step.before.cursor)
    }
    endRuns()
  }

  /// Redoes the last undone step that applies to the text.
  package mutating func redo() {
    if redoStep != nil { awaitAnswer(movingSteps: true) }
    if let step = history.takeRedoStep(textHash, turn: turn) {
      apply(step.difference)
      (anchor, cursor) = (step.after.anchor, step.after.cursor)
    }
    endRuns()
  }
}

extension [Character] {
  /// Returns how many characters at the start of the text contain its first `bytes` bytes; the last of these characters
  /// may also contain later bytes.
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
