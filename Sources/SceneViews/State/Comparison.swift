#if THREAD_SANITIZER
import SceneRuntime
#else
import Synchronization
#endif

/// A comparison of the values of a type; the comparison of each type is created once, when it is first needed.
///
/// Values with the same bits are equal. References with different bits are different. Other values with different bits
/// are compared as follows: dynamic properties by their `_areSame` function, `Equatable` values by `==`, optionals by
/// their wrapped values, and structs and tuples field by field, which ignores padding. All remaining values, such as
/// closures with captures, are different.
nonisolated struct Comparison: @unchecked Sendable {
  // Proof: the closure captures only types and comparisons, which never change.
  private let size: Int
  /// Compares values with different bits; nil if such values are always different.
  private let areSameInside: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?

  private static let known = Mutex<[ObjectIdentifier: Comparison]>([:])

  static func of(_ type: Any.Type) -> Comparison {
    let key = ObjectIdentifier(type)
    if let comparison = known.withLock({ $0[key] }) { return comparison }
    let comparison = Comparison(type)
    known.withLock { $0[key] = comparison }
    return comparison
  }

  /// Returns whether two values are equal.
  ///
  /// The values are compared in place, because in a copy a weak reference to a deallocated object would be nil.
  func areSame(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    let bits = UnsafeRawBufferPointer(start: one, count: size)
    if bits.elementsEqual(UnsafeRawBufferPointer(start: other, count: size)) { return true }
    return areSameInside?(one, other) ?? false
  }

  private init(_ type: Any.Type) {
    size = Reflection.size(of: type)
    let optional = type as? any OptionalType.Type
    if type is AnyClass || optional?.wrapped is AnyClass {
      // The runtime lists weak and unowned references with the type of a strong reference, but they can't be read like
      // strong references. So all references are compared only by their bits.
      areSameInside = nil
    } else if let type = type as? any DynamicProperty.Type {
      areSameInside = type._areSame
    } else if let type = type as? any Equatable.Type {
      areSameInside = Self.equality(type)
    } else if let optional {
      areSameInside = optional.comparison
    } else {
      areSameInside = Fields.of(type)?.areSame
    }
  }

  private static func equality<T: Equatable>(
    _ type: T.Type
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee }
  }

  /// Whether values with different bits can be equal.
  fileprivate var looksInside: Bool { areSameInside != nil }
}

extension Comparison {
  /// The fields of a struct or a tuple.
  struct Fields {
    private let fields: [(offset: Int, comparison: Comparison)]

    private static let known = Mutex<[ObjectIdentifier: Fields?]>([:])

    /// Returns the fields of a type.
    ///
    /// - Returns: The fields; nil if the type isn't a struct or a tuple, or if the runtime can't list its fields.
    static func of(_ type: Any.Type) -> Fields? {
      let key = ObjectIdentifier(type)
      if let fields = known.withLock({ $0[key] }) { return fields }
      let fields = Fields(type)
      known.withLock { $0[key] = .some(fields) }
      return fields
    }

    private init?(_ type: Any.Type) {
      guard Reflection.isStructure(type) else { return nil }
      var fields: [(offset: Int, comparison: Comparison)] = []
      Reflection.forEachField(of: type) { offset, type in
        fields.append((offset, Comparison.of(type)))
      }
      if fields.isEmpty, Reflection.size(of: type) > 0 { return nil }
      self.fields = fields
    }

    func areSame(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
      fields.allSatisfy { $0.comparison.areSame(one + $0.offset, other + $0.offset) }
    }
  }
}

nonisolated private protocol OptionalType {
  static var wrapped: Any.Type { get }
  static var comparison: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? { get }
}

extension Optional: OptionalType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }

  fileprivate static var comparison: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
    let comparison = Comparison.of(Wrapped.self)
    // An optional of a protocol type may be a weak reference, which must not be read like a strong reference. So such
    // an optional is compared only by its bits.
    guard comparison.looksInside else { return nil }
    return { one, other in
      switch (
        one.assumingMemoryBound(to: Wrapped?.self).pointee,
        other.assumingMemoryBound(to: Wrapped?.self).pointee
      ) {
      case (nil, nil): true
      // The wrapped value has the same address as the optional.
      case (_?, _?): comparison.areSame(one, other)
      default: false
      }
    }
  }
}

/// Returns whether two values of the same type are equal; false if their equality can't be determined.
package nonisolated func areSame<Value>(_ one: Value, _ other: Value) -> Bool {
  withUnsafePointer(to: one) { one in
    withUnsafePointer(to: other) { Comparison.of(Value.self).areSame(one, $0) }
  }
}
