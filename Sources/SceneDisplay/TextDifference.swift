/// The single range of characters in which two texts differ.
package struct TextDifference: Hashable, Sendable {
  /// The number of characters at the beginning that both texts have.
  package let start: Int
  /// The characters of the earlier text that the later text doesn't have.
  package let removed: [Character]
  /// The characters of the later text in place of the removed characters.
  package let inserted: [Character]

  /// Compares two texts; characters are the same if they consist of the same bytes.
  package init(from old: [Character], to new: [Character]) {
    let shorter = min(old.count, new.count)
    var first = 0
    while first < shorter, old[first].isIdentical(to: new[first]) { first += 1 }
    var last = 0
    while last < shorter - first,
      old[old.count - 1 - last].isIdentical(to: new[new.count - 1 - last])
    {
      last += 1
    }
    start = first
    removed = Array(old[first..<(old.count - last)])
    inserted = Array(new[first..<(new.count - last)])
  }

  /// Returns the position in the later text for a position in the earlier text.
  ///
  /// A position after the difference moves by the change of the length. A position in the difference stays, limited to
  /// the end of the inserted characters. A position at the start of the difference stays.
  package func position(after position: Int) -> Int {
    if position <= start { return position }
    let isAfter = position >= start + removed.count
    return isAfter
      ? position - removed.count + inserted.count : min(position, start + inserted.count)
  }

  /// Returns the range in the later text for a range in the earlier text.
  package func range(after range: Range<Int>) -> Range<Int> {
    position(after: range.lowerBound)..<position(after: range.upperBound)
  }
}

extension Character {
  /// Returns whether two characters consist of the same bytes; equal characters may consist of different bytes.
  package func isIdentical(to other: Character) -> Bool {
    utf8.elementsEqual(other.utf8)
  }
}
