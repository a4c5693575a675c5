@_spi(Reflection) import Swift
import Synchronization

/// How two values of a type are told apart, worked out once per type.
///
/// The same bits are the same value. Of other bits an `Equatable` type says itself whether they are; a
/// dynamic property says what of it counts; what has fields is compared field by field, so that what
/// stands between them doesn't count. Anything else, such as a closure that captures, differs.
nonisolated struct Comparison: @unchecked Sendable {
  // Its closure holds types and comparisons only.
  private let size: Int
  /// Asked about other bits; nil if these are another value in any case.
  private let areSameInside: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?

  private static let known = Mutex<[ObjectIdentifier: Comparison]>([:])

  static func of(_ type: Any.Type) -> Comparison {
    let key = ObjectIdentifier(type)
    if let comparison = known.withLock({ $0[key] }) { return comparison }
    let comparison = Comparison(type)
    known.withLock { $0[key] = comparison }
    return comparison
  }

  /// Whether two values are the same.
  ///
  /// They are looked at where they stand, because in a copy a weak reference to what is gone by now
  /// would be one to nothing.
  func areSame(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    let bits = UnsafeRawBufferPointer(start: one, count: size)
    if bits.elementsEqual(UnsafeRawBufferPointer(start: other, count: size)) { return true }
    return areSameInside?(one, other) ?? false
  }

  private init(_ type: Any.Type) {
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    self.size = _openExistential(type, do: size)
    let optional = type as? any OptionalType.Type
    if type is AnyClass || optional?.wrapped is AnyClass {
      // A weak or unowned reference is listed by its plain type but can't be read by it: references
      // are compared by their bits only.
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

  /// Whether two of these may be the same though their bits differ.
  fileprivate var looksInside: Bool { areSameInside != nil }
}

extension Comparison {
  /// The fields of a struct or a tuple.
  struct Fields {
    private let fields: [(offset: Int, comparison: Comparison)]

    private static let known = Mutex<[ObjectIdentifier: Fields?]>([:])

    /// - Returns: Nil if the fields can't be listed, as those of an enum can't.
    static func of(_ type: Any.Type) -> Fields? {
      let key = ObjectIdentifier(type)
      if let fields = known.withLock({ $0[key] }) { return fields }
      let fields = Fields(type)
      known.withLock { $0[key] = .some(fields) }
      return fields
    }

    private init?(_ type: Any.Type) {
      guard Self.has(type) else { return nil }
      var fields: [(offset: Int, comparison: Comparison)] = []
      let isListed = _forEachField(of: type) { _, offset, type, _ in
        fields.append((offset, Comparison.of(type)))
        return true
      }
      func isEmpty<T>(_: T.Type) -> Bool { MemoryLayout<T>.size == 0 }
      guard isListed, !fields.isEmpty || _openExistential(type, do: isEmpty) else { return nil }
      self.fields = fields
    }

    /// Whether a type has fields; of what stands for any type of a protocol none may be asked for.
    private static func has(_ type: Any.Type) -> Bool {
      struct Holder<T> {
        let value: T
      }
      func isStructure<T>(_: T.Type) -> Bool {
        var isStructure = false
        _forEachField(of: Holder<T>.self) { _, _, _, kind in
          isStructure = kind == .struct || kind == .tuple
          return true
        }
        return isStructure
      }
      return _openExistential(type, do: isStructure)
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
    // A weak reference by way of a protocol has bits only, and isn't read.
    guard comparison.looksInside else { return nil }
    return { one, other in
      switch (
        one.assumingMemoryBound(to: Wrapped?.self).pointee,
        other.assumingMemoryBound(to: Wrapped?.self).pointee
      ) {
      case (nil, nil): true
      // What is wrapped begins where the optional does.
      case (_?, _?): comparison.areSame(one, other)
      default: false
      }
    }
  }
}

/// Whether two values are the same, as far as can be told of values of any type.
package nonisolated func areSame<Value>(_ one: Value, _ other: Value) -> Bool {
  withUnsafePointer(to: one) { one in
    withUnsafePointer(to: other) { Comparison.of(Value.self).areSame(one, $0) }
  }
}
