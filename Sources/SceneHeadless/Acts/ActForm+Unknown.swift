import SceneRuntime

extension ActForm {
  /// Returns the error for an unknown act; its message suggests the most similar act, or lists all acts.
  static func unknown(_ word: String) -> ScriptError {
    let found = "\"\(word.withoutLinkValues.shortened)\" isn't an act; "
    if let nearest = nearest(to: word.lowercased()) {
      return ScriptError(
        found + "did you mean \(nearest)\(nearest == word ? ", without quotation marks" : "")?")
    }
    return ScriptError(found + "expected one of: " + all.map(\.name).joined(separator: ", "))
  }

  /// Returns whether a word is neither an act nor similar to an act; false for a word that doesn't begin with a letter.
  static func isUnlike(_ word: String) -> Bool {
    guard word.first?.isLetter == true else { return false }
    return !all.contains { $0.verb == word } && nearest(to: word.lowercased()) == nil
  }

  /// The names that other programs use for acts, each with the name of the act in scripts.
  private static let synonyms = ["exit": "quit", "click": "tap"]

  private static func nearest(to word: String) -> String? {
    if let verb = synonyms[word] { return verb }
    let verbs = all.map { (verb: $0.verb, distance: $0.verb.distance(to: word)) }
    guard let nearest = verbs.min(by: { $0.distance < $1.distance }) else { return nil }
    // The allowed difference is smaller for a short word, because two different letters often make
    // another word.
    return nearest.distance <= (word.count > 5 ? 2 : 1) ? nearest.verb : nil
  }
}

extension String {
  /// Returns the smallest number of changes that turn the text into another text; a greater number if the lengths
  /// differ by more than 2.
  ///
  /// A change is the insertion, removal or replacement of a letter, or the exchange of two adjacent letters.
  fileprivate func distance(to other: String) -> Int {
    let (one, other) = (Array(self), Array(other))
    // If the lengths differ by more than 2, return without the exact number, because such a word is never suggested.
    if abs(one.count - other.count) > 2 { return max(one.count, other.count) }
    var rows = [Array(0...other.count)]
    for (i, letter) in one.enumerated() {
      var row = [i + 1]
      for (j, another) in other.enumerated() {
        var cost = Swift.min(
          row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (letter == another ? 0 : 1))
        if i > 0, j > 0, letter == other[j - 1], one[i - 1] == another {
          cost = Swift.min(cost, rows[i - 1][j - 1] + 1)
        }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[one.count][other.count]
  }
}
