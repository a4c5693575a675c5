import Foundation

/// Counts of a note's text.
struct Statistics: Equatable {
  let characters: Int
  let words: Int
  let headings: Int

  init(of text: String) {
    characters = text.count
    words = text.split { !$0.isLetter && !$0.isNumber && $0 != "'" }.count
    headings = Heading.outline(of: text).count
  }

  /// The share of a number of words that is written, at most 1.
  func progress(toward goal: Int) -> Double {
    goal > 0 ? min(Double(words) / Double(goal), 1) : 1
  }
}
