/// The position of a session in the order of creation, from 1, as a key: inside the library it stands for the
/// session, because it is hashed faster than the persistent identifier.
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
}
