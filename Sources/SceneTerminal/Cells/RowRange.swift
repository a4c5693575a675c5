extension Range<Int> {
  /// Extends a range of rows, so that it contains others too.
  mutating func cover(_ other: Range<Int>) {
    if other.isEmpty { return }
    self =
      isEmpty
      ? other
      : Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
