import SceneDisplay

extension TextEdit {
  /// The changes of a text that can be undone or redone.
  ///
  /// A step applies only to the text for which it was made. If the app changes the text, the earlier steps are kept, and
  /// apply again as soon as the app sets the earlier text again, for example when its change is undone.
  struct History: Equatable, Sendable {
    /// A type of change.
    ///
    /// Consecutive changes of the same type can form one step.
    enum Kind: Hashable { case typing, deleting, other }

    struct Selection: Hashable {
      var anchor: Int
      var cursor: Int
    }

    /// The replacement of some characters of the text by others.
    struct Change: Hashable {
      var start: Int
      var removed: [Character]
      var inserted: [Character]
    }

    /// Changes that are undone together.
    struct Step: Hashable {
      var changes: [Change]
      var before: Selection
      var after: Selection
      var kind: Kind
      /// The number of the application's turn in which the step was made, or last undone or redone.
      var turn: Int
      /// The number of the text before the step.
      var textBefore: Int
      /// The number of the text after the step.
      var textAfter: Int

      /// The number of characters that the step stores, plus one.
      var cost: Int { changes.reduce(1) { $0 + $1.removed.count + $1.inserted.count } }
    }

    /// The maximum number of characters that all steps together may store.
    static let limit = 1 << 22

    var undoSteps: [Step] = []
    var redoSteps: [Step] = []
    /// Whether the next change can join the last step.
    var isOpen = false
    /// The number of the application's turn in which the text was changed last.
    private(set) var lastTurn = 0
    /// The number of the current text; each text between two steps has its own number.
    private var text = 0
    /// The highest number that a text has.
    private var lastText = 0
    /// The number of the text before the change that was added last, as long as that change is the last one; nil after
    /// other changes.
    private var textBeforeAddition: Int?
    /// The numbers of the texts that the app has replaced and to which a step applies, by the hash values of the texts.
    private var replacedTexts: [Int: Int] = [:]
    private var cost = 0

    /// Adds a change as a new step, or to the last step if the changes belong together.
    mutating func add(
      _ change: Change, from: Selection, to: Selection, kind: Kind, isJoining: Bool, turn: Int
    ) {
      let change = change.trimmed
      redoSteps = []
      lastTurn = turn
      textBeforeAddition = text
      let before = text
      lastText += 1
      text = lastText
      if isOpen, isJoining, kind != .other, let last = undoSteps.last, last.kind == kind,
        last.after == from, from.anchor == from.cursor
      {
        undoSteps[undoSteps.count - 1].changes.append(change)
        undoSteps[undoSteps.count - 1].after = to
        undoSteps[undoSteps.count - 1].turn = turn
        undoSteps[undoSteps.count - 1].textAfter = text
      } else {
        undoSteps.append(
          Step(
            changes: [change], before: from, after: to, kind: kind, turn: turn, textBefore: before,
            textAfter: text))
      }
      isOpen = true
      removeOldSteps(adding: 1 + change.removed.count + change.inserted.count)
    }

    /// The step to undo next; nil if there is none, or if it doesn't apply to the current text.
    var undoStep: Step? { undoSteps.last.flatMap { $0.textAfter == text ? $0 : nil } }

    /// The step to redo next; nil if there is none, or if it doesn't apply to the current text.
    var redoStep: Step? { redoSteps.last.flatMap { $0.textBefore == text ? $0 : nil } }

    /// Moves the step to undo next to the steps to redo, and returns the step; nil if there is none.
    mutating func takeUndoStep(turn: Int) -> Step? {
      guard var step = undoStep else { return nil }
      undoSteps.removeLast()
      step.turn = turn
      redoSteps.append(step)
      didMove(to: step.textBefore, turn)
      return step
    }

    /// Moves the step to redo next to the steps to undo, and returns the step; nil if there is none.
    mutating func takeRedoStep(turn: Int) -> Step? {
      guard var step = redoStep else { return nil }
      redoSteps.removeLast()
      step.turn = turn
      undoSteps.append(step)
      didMove(to: step.textAfter, turn)
      return step
    }

    private mutating func didMove(to text: Int, _ turn: Int) {
      self.text = text
      lastTurn = turn
      textBeforeAddition = nil
    }

    /// Records that the app replaces the text.
    ///
    /// If the app changes characters that a person typed in the same turn, for example to capital letters, its change
    /// belongs to the step of the typed characters. Otherwise the steps don't apply to the new text, unless the new text
    /// is an earlier one.
    ///
    /// - Parameters:
    ///   - old: The current text.
    ///   - new: The text that the app sets.
    ///   - difference: The difference between the texts.
    ///   - cursor: The position of the cursor in the new text.
    ///   - turn: The number of the turn in which the app replaces the text.
    mutating func replace(
      _ old: String, with new: String, _ difference: TextDifference, cursor: Int, turn: Int
    ) {
      defer { textBeforeAddition = nil }
      if joins(difference, turn: turn) { return join(difference, cursor: cursor) }
      if undoStep != nil || redoStep != nil { replacedTexts[old.utf8Hash] = text }
      if let known = replacedTexts[new.utf8Hash] {
        text = known
      } else {
        lastText += 1
        text = lastText
      }
    }

    /// Returns whether a change of the app belongs to the change that a person made last.
    private func joins(_ difference: TextDifference, turn: Int) -> Bool {
      guard textBeforeAddition != nil, turn == lastTurn, let change = undoStep?.changes.last else {
        return false
      }
      let end = change.start + change.inserted.count
      return change.start <= difference.start && difference.start + difference.removed.count <= end
    }

    /// Adds a change of the app to the last step, or removes the change of the step that the app takes back.
    private mutating func join(_ difference: TextDifference, cursor: Int) {
      let last = undoSteps.count - 1
      let change = Change(
        start: difference.start, removed: difference.removed, inserted: difference.inserted)
      if let before = textBeforeAddition, undoSteps[last].changes.last?.inverse == change {
        text = before
        undoSteps[last].changes.removeLast()
        undoSteps[last].textAfter = before
        undoSteps[last].after = Selection(anchor: cursor, cursor: cursor)
        if undoSteps[last].changes.isEmpty { undoSteps.removeLast() }
      } else {
        lastText += 1
        text = lastText
        undoSteps[last].changes.append(change)
        undoSteps[last].textAfter = text
        undoSteps[last].after = Selection(anchor: cursor, cursor: cursor)
      }
    }

    /// Returns whether a step is undone or redone before a change that the app has registered for undo.
    ///
    /// The newer of the two comes first. The step also comes first if the app registered its change in the turn in
    /// which the text was last changed, because the app has then registered the same typed text.
    ///
    /// - Parameters:
    ///   - step: The step to undo or to redo next; nil if there is none.
    ///   - turn: The number of the turn in which the app made or undid its change; nil if there is no such change.
    /// - Returns: Whether the step comes first; false if there is no step.
    func isNext(_ step: Step?, beforeChangeIn turn: Int?) -> Bool {
      guard let step else { return false }
      guard let turn else { return true }
      return turn <= step.turn || turn == lastTurn
    }

    /// Removes the oldest steps if all steps together need too much memory; the last step can always be undone.
    private mutating func removeOldSteps(adding added: Int) {
      cost += added
      guard cost > Self.limit else { return }
      // Compute the cost again, because `cost` still includes undone steps that later changes have replaced.
      cost = undoSteps.reduce(0) { $0 + $1.cost }
      var number = 0
      // More steps are removed than necessary, so that the cost isn't computed again at every change.
      while cost > Self.limit / 2, number < undoSteps.count - 1 {
        cost -= undoSteps[number].cost
        number += 1
      }
      undoSteps.removeFirst(number)
    }
  }
}

extension TextEdit.History.Change {
  /// The change without the characters that the removed and the inserted text share at the beginning and at the end.
  fileprivate var trimmed: Self {
    let difference = TextDifference(from: removed, to: inserted)
    return Self(
      start: start + difference.start, removed: difference.removed, inserted: difference.inserted)
  }

  /// The change that undoes this change.
  fileprivate var inverse: Self { Self(start: start, removed: inserted, inserted: removed) }
}

extension String {
  /// A hash value of the bytes of the text; equal texts may consist of different bytes.
  fileprivate var utf8Hash: Int {
    var (hasher, text) = (Hasher(), self)
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    return hasher.finalize()
  }
}

extension [Character] {
  /// Returns whether two texts consist of the same bytes.
  func isIdentical(to other: [Character]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.isIdentical(to: $1) }
  }
}
