/// The single range of characters in which two texts differ.
package struct TextDifference: Hashable, Sendable {
  /// The number of characters at the beginning that are the same in both texts.
  package let start: Int
  /// The characters of the earlier text that the later text doesn't have.
  package let removed: [Character]
  /// The characters of the later text in place of the removed characters.
  package let inserted: [Character]

  /// Whether the texts are the same.
  package var isEmpty: Bool { removed.isEmpty && inserted.isEmpty }

  /// Compares two texts; characters are the same if they consist of the same bytes.
  ///
  /// - Parameters:
  ///   - old: The earlier text, or the part of it that is replaced.
  ///   - new: The later text, or the part of it that replaces the part `old`.
  ///   - position: The position of both parts in their texts; 0 for whole texts.
  package init(from old: [Character], to new: [Character], at position: Int = 0) {
    let shorter = min(old.count, new.count)
    var first = 0
    while first < shorter, old[first].isIdentical(to: new[first]) { first += 1 }
    var last = 0
    while last < shorter - first,
      old[old.count - 1 - last].isIdentical(to: new[new.count - 1 - last])
    {
      last += 1
    }
    start = position + first
    removed = Array(old[first..<(old.count - last)])
    inserted = Array(new[first..<(new.count - last)])
  }

  private init(start: Int, removed: [Character], inserted: [Character]) {
    self.start = start
    self.removed = removed
    self.inserted = inserted
  }

  /// The positions of the removed characters in the earlier text.
  package var removedRange: Range<Int> { start..<(start + removed.count) }

  /// The positions of the inserted characters in the later text.
  private var insertedRange: Range<Int> { start..<(start + inserted.count) }

  /// The difference that leads from the later text back to the earlier text.
  package var inverse: Self { Self(start: start, removed: inserted, inserted: removed) }

  /// Returns the combination of this difference and a second difference that follows it.
  ///
  /// - Parameters:
  ///   - next: The second difference, which changes the later text.
  ///   - middle: The later text.
  /// - Returns: The difference between the earlier text and the text after both changes; empty if these texts are
  ///   equal.
  package func followed(by next: Self, in middle: [Character]) -> Self {
    let (own, other) = (insertedRange, next.removedRange)
    let first = min(own.lowerBound, other.lowerBound)
    let end = max(own.upperBound, other.upperBound)
    return Self(
      from: Array(middle[first..<own.lowerBound] + removed + middle[own.upperBound..<end]),
      to: Array(
        middle[first..<other.lowerBound] + next.inserted + middle[other.upperBound..<end]),
      at: first)
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
