/// The position of a session in creation order, from 1.
///
/// The library uses it as the key of the session, because it is hashed faster than the persistent identifier.
package struct SessionOrdinal: Hashable, Comparable {
  package var number: Int

  package init(_ number: Int) {
    self.number = number
  }

  package static func < (one: Self, other: Self) -> Bool { one.number < other.number }

  package func _rawHashValue(seed: Int) -> Int { number.setOrder }
}

extension Int {
  /// The raw hash of an object with this number, for sets with the same iteration order in equal runs.
  ///
  /// Up to 127 it is the number itself, so a set of the objects 0, 1, 2 … without gaps iterates in their
  /// order. Any other set has an arbitrary order that is the same in equal runs. Larger numbers are
  /// scattered: removing an element from a set with many adjacent full buckets visits all of them.
  package var setOrder: Int {
    if self < 128 { return self }
    return Int(truncatingIfNeeded: (UInt64(bitPattern: Int64(self)) &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }

  /// Returns the raw hash of an object with this number, for sets whose order depends on a seed.
  package func setOrder(seed: UInt64) -> Int {
    // The finalizer of SplitMix64, which changes about half of the bits for any change of the input.
    var bits = seed &+ UInt64(bitPattern: Int64(self)) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: (bits ^ (bits >> 31)) >> 1)
  }
}
