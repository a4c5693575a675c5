import SceneDisplay

extension TextEdit {
  /// The text as it was before a person made changes that the app hasn't answered yet.
  ///
  /// The app answers changes by setting the field's text, which can differ from the typed text.
  struct Unanswered: Equatable {
    var characters: [Character]
    var state: History.State
    var history: History
    /// Whether steps of the history were undone or redone.
    var hasMovedSteps = false
  }

  /// The text as a person changed it, before the app answered.
  struct Answered: Equatable {
    var characters: [Character]
    var state: History.State
    var history: History
    /// The text before the changes.
    var changes: Unanswered

    /// Returns whether a text that the app sets is another answer to the typed text.
    ///
    /// The app answers typing by setting the text of the field, and may do so again later, for example from a task.
    ///
    /// Another answer changes only characters that the person changed. It replaces typed characters, or inserts
    /// characters between them. Characters that are added only before or after the typed characters aren't another
    /// answer.
    ///
    /// If the app's earlier answer refused the typed text, another answer may change any characters, as long as the
    /// result is more similar to the typed text than to the text before the changes.
    ///
    /// - Parameters:
    ///   - text: The text that the app sets.
    ///   - earlier: The text to which the app's earlier answer led.
    /// - Returns: True for another answer; false for a change that has nothing to do with the typed text.
    func isAnswered(by text: [Character], insteadOf earlier: [Character]) -> Bool {
      let before = changes.characters
      let typed = TextDifference(from: before, to: characters)
      let answer = TextDifference(from: before, to: text)
      if answer.isEmpty { return true }
      let isWithin = typed.removedRange.contains(answer.removedRange)
      if earlier == before {
        return isWithin || TextDifference(from: characters, to: text).count < answer.count
      }
      let change = TextDifference(from: earlier, to: text)
      let inserted = TextDifference(from: before, to: earlier).inverse.removedRange
      let isBetween = change.start > inserted.lowerBound && change.start < inserted.upperBound
      return isWithin && (!change.removed.isEmpty || isBetween)
    }
  }
}

extension Range<Int> {
  /// Returns whether a range, which may be empty, is between the bounds of this range.
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

extension TextDifference {
  /// The number of characters that the texts don't share.
  fileprivate var count: Int { removed.count + inserted.count }
}
