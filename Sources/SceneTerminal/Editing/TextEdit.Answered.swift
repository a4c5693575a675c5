import SceneDisplay

extension TextEdit {
  /// The text before changes by a person that the app hasn't answered yet.
  struct Unanswered: Equatable {
    var characters: [Character]
    var state: History.State
    var history: History
    /// Whether steps of the history were undone or redone.
    var hasMovedSteps = false
  }

  /// The text after changes by a person, as it was before the app answered.
  struct Answered: Equatable {
    var characters: [Character]
    var state: History.State
    var history: History
    /// The text before the changes.
    var changes: Unanswered

    /// Returns whether a text that the app sets is another answer to the typed text.
    ///
    /// The answer changes no other characters than the person did. It replaces typed characters, or inserts characters
    /// between them: characters that are only added before or after them are another change. If the app has refused the
    /// typed text so far, an answer may change other characters too, if it is more like the typed text than like the
    /// text before.
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
