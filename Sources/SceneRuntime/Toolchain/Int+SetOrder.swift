extension Int {
  /// The raw hash of an object with this number, for sets that equal runs iterate over in the same order.
  ///
  /// Up to 128 it is the number, so a set of the objects 0, 1, 2 … without a gap is in their order; any other
  /// set is in an order that only equal runs share. Larger numbers are spread: a set that fills many buckets
  /// without a gap has to look at all of them to remove one element.
  var setOrder: Int {
    if self < 128 { return self }
    return Int(truncatingIfNeeded: (UInt64(bitPattern: Int64(self)) &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }
}
