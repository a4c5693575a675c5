import SceneDisplay

extension TextEdit {
  /// The changes of a text that can be undone or redone.
  ///
  /// A step is a group of changes that are undone together. A step applies only to the text for which it was made. If
  /// the app changes the text, the steps are kept, and apply again as soon as the app restores the text for which they
  /// were made, for example when the app's change is undone.
  struct History: Equatable, Sendable {
    /// A type of change.
    ///
    /// Consecutive changes of the same type can form one step, except changes of type `other`.
    enum Kind: Hashable { case typing, deleting, other }

    /// A text with its selection.
    struct State: Hashable {
      /// The hash value of the bytes of the text.
      var text: Int
      var anchor: Int
      var cursor: Int
    }

    /// Changes that are undone together.
    struct Step: Hashable {
      /// The difference between the texts before and after the step.
      var difference: TextDifference
      var before: State
      var after: State
      var kind: Kind
      /// The number of the application's turn in which the step was made, or last undone or redone.
      var turn: Int

      /// The number of characters that the step stores, plus one.
      var cost: Int { 1 + difference.removed.count + difference.inserted.count }
    }

    /// The maximum number of characters that all steps together may store.
    static let limit = 1 << 20

    private(set) var undoSteps: [Step] = []
    private(set) var redoSteps: [Step] = []
    /// Whether the next change can join the last step.
    var isOpen = false
    /// The number of the application's turn in which the text was changed last.
    private(set) var lastTurn = 0
    private var cost = 0

    /// Adds a change as a new step, or to the last step if the changes belong together.
    ///
    /// - Parameters:
    ///   - step: The change.
    ///   - text: The text before the change.
    ///   - isJoining: Whether the change can belong to the last step.
    mutating func add(_ step: Step, to text: [Character], isJoining: Bool) {
      redoSteps = []
      lastTurn = step.turn
      var step = step
      cost += step.cost
      if isOpen, isJoining, step.kind != .other, let last = undoSteps.last, last.kind == step.kind,
        last.after == step.before, step.before.anchor == step.before.cursor
      {
        undoSteps.removeLast()
        step.difference = last.difference.followed(by: step.difference, in: text)
        step.before = last.before
      }
      undoSteps.append(step)
      isOpen = true
      removeOldSteps()
    }

    /// Returns the index of the step to undo next; nil if no step applies to the text.
    private func undoIndex(_ text: Int) -> Int? { undoSteps.lastIndex { $0.after.text == text } }

    /// Returns the index of the step to redo next; nil if no step applies to the text.
    private func redoIndex(_ text: Int) -> Int? { redoSteps.lastIndex { $0.before.text == text } }

    /// Returns the step to undo next; nil if no step applies to the text.
    func undoStep(_ text: Int) -> Step? { undoIndex(text).map { undoSteps[$0] } }

    /// Returns the step to redo next; nil if no step applies to the text.
    func redoStep(_ text: Int) -> Step? { redoIndex(text).map { redoSteps[$0] } }

    /// Moves the next undo step to the redo steps, and returns the step; nil if no step applies to the text.
    mutating func takeUndoStep(_ text: Int, turn: Int) -> Step? {
      guard let index = undoIndex(text) else { return nil }
      var step = undoSteps.remove(at: index)
      step.turn = turn
      lastTurn = turn
      redoSteps.append(step)
      return step
    }

    /// Moves the next redo step to the undo steps, and returns the step; nil if no step applies to the text.
    mutating func takeRedoStep(_ text: Int, turn: Int) -> Step? {
      guard let index = redoIndex(text) else { return nil }
      var step = redoSteps.remove(at: index)
      step.turn = turn
      lastTurn = turn
      undoSteps.append(step)
      return step
    }

    /// Adds a change by the app to the next undo step and to the next redo step, if there are such steps.
    ///
    /// The app makes the change in answer to text that was typed, undone or redone. A step that becomes empty is
    /// removed.
    ///
    /// - Parameters:
    ///   - answer: The change of the app.
    ///   - text: The text before the change.
    ///   - old: The state before the change.
    ///   - new: The state after the change.
    mutating func add(
      answer: TextDifference, to text: [Character], from old: State, to new: State
    ) {
      if let index = undoIndex(old.text) {
        var step = undoSteps.remove(at: index)
        cost -= step.cost
        step.difference = step.difference.followed(by: answer, in: text)
        step.after = new
        if !step.difference.isEmpty {
          cost += step.cost
          undoSteps.insert(step, at: index)
        }
      }
      if let index = redoIndex(old.text) {
        var step = redoSteps.remove(at: index)
        cost -= step.cost
        step.difference = answer.inverse.followed(by: step.difference, in: text)
        step.before = new
        if !step.difference.isEmpty {
          cost += step.cost
          redoSteps.insert(step, at: index)
        }
      }
      removeOldSteps()
    }

    /// Returns whether a step is undone or redone before a change that the app has registered for undo.
    ///
    /// The newer of the step and the change comes first. The step also comes first if the app made or undid its change
    /// in the turn in which the text was last changed: the change of the app then describes the same edit as the step.
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

    /// Removes the oldest steps if all steps together need too much memory; the last step can always be undone, and the
    /// step that was undone last can always be redone.
    private mutating func removeOldSteps() {
      guard cost > Self.limit else { return }
      // Compute the cost again, because `cost` still includes undone steps that later changes have replaced.
      cost = undoSteps.reduce(0) { $0 + $1.cost } + redoSteps.reduce(0) { $0 + $1.cost }
      // More steps are removed than necessary, so that the cost isn't computed again at every change.
      Self.removeOldSteps(of: &undoSteps, cost: &cost)
      Self.removeOldSteps(of: &redoSteps, cost: &cost)
    }

    /// Removes the first steps of a list until the cost of all steps is at most half of the limit, or one step is left.
    private static func removeOldSteps(of steps: inout [Step], cost: inout Int) {
      var number = 0
      while cost > limit / 2, number < steps.count - 1 {
        cost -= steps[number].cost
        number += 1
      }
      steps.removeFirst(number)
    }
  }
}

extension String {
  /// A hash value of the bytes of the text; equal texts may consist of different bytes.
  var bytesHash: Int {
    var (hasher, text) = (Hasher(), self)
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    return hasher.finalize()
  }
}
