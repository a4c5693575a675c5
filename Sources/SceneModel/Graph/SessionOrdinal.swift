/// The position of a session in creation order, from 1.
///
/// The ordinal is the session's key inside the library, because it is hashed faster than the
/// persistent identifier.
package struct SessionOrdinal: Hashable, Comparable {
  package var number: Int

  package init(_ number: Int) {
    self.number = number
  }

  package static func < (one: Self, other: Self) -> Bool { one.number < other.number }

  package func _rawHashValue(seed: Int) -> Int { number.setOrder }
}

extension Int {
  /// The raw hash of an object with this number.
  ///
  /// A set with the same elements iterates in the same order in every equal run.
  ///
  /// A number up to 127 is its own raw hash, so a set of the objects 0, 1, 2 … without gaps
  /// iterates in their order. Larger numbers are scattered: removing an element from a set with
  /// many adjacent full buckets visits all of these buckets.
  package var setOrder: Int {
    if self < 128 { return self }
    return Int(truncatingIfNeeded: (UInt64(bitPattern: Int64(self)) &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }

  /// Returns a raw hash of an object with this number; the iteration order of sets then depends on
  /// a seed.
  package func setOrder(seed: UInt64) -> Int {
    // The finalizer of SplitMix64, which changes about half of the bits for any change of the input.
    var bits = seed &+ UInt64(bitPattern: Int64(self)) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: (bits ^ (bits >> 31)) >> 1)
  }
}
