/// The position of a session in the order of creation, from 1.
///
/// Inside the library, the ordinal is the key by which sessions are found, because an ordinal is hashed faster than a
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
  /// The result of `_rawHashValue(seed:)` for an object with this number.
  ///
  /// The value doesn't depend on the seed of a set, so that sets of such objects iterate in the same order in every run
  /// with the same inputs.
  ///
  /// The value of a number up to 127 is the number itself, so that a set of objects with the numbers 0, 1, 2 and so on
  /// iterates in the order of the numbers. Larger numbers get scattered values. With adjacent values, a set would have
  /// many adjacent full buckets, and removing an element would visit all these buckets.
  package var setOrder: Int {
    if self < 128 { return self }
    return Int(truncatingIfNeeded: (UInt64(bitPattern: Int64(self)) &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }

  /// Returns the result of `_rawHashValue(seed:)` for an object with this number, if a test sets a seed for the order
  /// of sets.
  ///
  /// Sets of such objects iterate in an order that depends on the seed.
  package func setOrder(seed: UInt64) -> Int {
    // This is the finalizer of SplitMix64, in which any change of the input changes about half of the bits.
    var bits = seed &+ UInt64(bitPattern: Int64(self)) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: (bits ^ (bits >> 31)) >> 1)
  }
}
