extension Range<Int> {
  /// Extends a range of rows to contain another range.
  mutating func cover(_ other: Range<Int>) {
    if other.isEmpty { return }
    self =
      isEmpty
      ? other
      : Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
