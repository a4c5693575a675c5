extension TextEdit {
  /// The changes of a text that can be undone or redone.
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
    private var cost = 0

    /// Adds a change as a new step, or to the last step if the changes belong together.
    mutating func add(
      _ change: Change, from: Selection, to: Selection, kind: Kind, isJoining: Bool, turn: Int
    ) {
      let change = change.trimmed
      redoSteps = []
      lastTurn = turn
      if isOpen, isJoining, kind != .other, let last = undoSteps.last, last.kind == kind,
        last.after == from, from.anchor == from.cursor
      {
        undoSteps[undoSteps.count - 1].changes.append(change)
        undoSteps[undoSteps.count - 1].after = to
        undoSteps[undoSteps.count - 1].turn = turn
      } else {
        undoSteps.append(
          Step(changes: [change], before: from, after: to, kind: kind, turn: turn))
      }
      isOpen = true
      removeOldSteps(adding: 1 + change.removed.count + change.inserted.count)
    }

    /// Moves the last of `undoSteps` to `redoSteps`, and returns the step; nil if there is none.
    mutating func takeUndoStep(turn: Int) -> Step? {
      Self.move(&undoSteps, &redoSteps, turn, &lastTurn)
    }

    /// Moves the last of `redoSteps` to `undoSteps`, and returns the step; nil if there is none.
    mutating func takeRedoStep(turn: Int) -> Step? {
      Self.move(&redoSteps, &undoSteps, turn, &lastTurn)
    }

    private static func move(
      _ from: inout [Step], _ to: inout [Step], _ turn: Int, _ lastTurn: inout Int
    ) -> Step? {
      guard var step = from.popLast() else { return nil }
      step.turn = turn
      lastTurn = turn
      to.append(step)
      return step
    }

    /// Returns whether the last of some steps is undone or redone before a change that the app has registered for undo.
    ///
    /// The newer of the two comes first. The step also comes first if the app registered its change in the turn in
    /// which the text was last changed, because the app has then registered the same typed text.
    ///
    /// - Parameters:
    ///   - steps: The steps to undo or to redo.
    ///   - turn: The number of the turn in which the app made or undid its change; nil if there is no such change.
    /// - Returns: Whether the step comes first; false if there is no step.
    func isNext(_ steps: [Step], beforeChangeIn turn: Int?) -> Bool {
      guard let step = steps.last else { return false }
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
    let shorter = min(removed.count, inserted.count)
    var first = 0
    while first < shorter, removed[first].isIdentical(to: inserted[first]) { first += 1 }
    var last = 0
    while last < shorter - first,
      removed[removed.count - 1 - last].isIdentical(to: inserted[inserted.count - 1 - last])
    {
      last += 1
    }
    return Self(
      start: start + first, removed: Array(removed[first..<(removed.count - last)]),
      inserted: Array(inserted[first..<(inserted.count - last)]))
  }
}

extension Character {
  /// Returns whether two characters consist of the same bytes; equal characters may consist of different bytes.
  fileprivate func isIdentical(to other: Character) -> Bool {
    utf8.elementsEqual(other.utf8)
  }
}

extension [Character] {
  /// Returns whether two texts consist of the same bytes.
  func isIdentical(to other: [Character]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.isIdentical(to: $1) }
  }
}
