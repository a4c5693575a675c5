import Foundation

/// Types whose values contain no objects, so that a copy of a value never changes.
package nonisolated enum PlainType {
  /// Returns whether the values of a type are known to contain no objects.
  ///
  /// This is true for strings, numbers, dates and some other types of Foundation, and for enumerations that take one
  /// byte and conform to `CaseIterable` or `RawRepresentable`. It is also true for arrays and optionals whose elements
  /// have such types, and for structs and tuples whose fields have such types.
  package static func contains(_ type: Any.Type) -> Bool {
    var checked: Set<ObjectIdentifier> = []
    return contains(type, &checked)
  }

  /// Returns whether two values of a type that ``contains(_:)`` accepts have the same content.
  ///
  /// Structs are compared field by field, because the `==` of an app may ignore fields. Strings are compared byte by
  /// byte.
  package static func areSame<Value>(_ one: Value, _ other: Value) -> Bool {
    withUnsafePointer(to: one) { one in
      withUnsafePointer(to: other) { areSame(Value.self, one, $0) }
    }
  }

  /// Returns whether the values of a type contain no objects, on the assumption that this is true for the types in
  /// `checked`.
  private static func contains(_ type: Any.Type, _ checked: inout Set<ObjectIdentifier>) -> Bool {
    let id = ObjectIdentifier(type)
    if leaves.comparisons[id] != nil || !checked.insert(id).inserted { return true }
    if type is AnyClass { return false }
    if let container = type as? any PlainContainer.Type {
      return contains(container.element, &checked)
    }
    guard Reflection.isStructure(type) else {
      // An enumeration that takes one byte can't have an object as an associated value.
      return Reflection.size(of: type) <= 1
        && (type is any CaseIterable.Type || type is any RawRepresentable.Type)
    }
    var fields: [Any.Type] = []
    Reflection.forEachField(of: type) { _, field in fields.append(field) }
    if fields.isEmpty { return Reflection.size(of: type) == 0 }
    return fields.allSatisfy { contains($0, &checked) }
  }

  fileprivate static func areSame(
    _ type: Any.Type, _ one: UnsafeRawPointer, _ other: UnsafeRawPointer
  ) -> Bool {
    let bits = UnsafeRawBufferPointer(start: one, count: Reflection.size(of: type))
    if bits.elementsEqual(UnsafeRawBufferPointer(start: other, count: bits.count)) { return true }
    if let compare = leaves.comparisons[ObjectIdentifier(type)] { return compare(one, other) }
    if let container = type as? any PlainContainer.Type { return container.areSame(one, other) }
    guard Reflection.isStructure(type) else { return false }
    var isSame = true
    Reflection.forEachField(of: type) { offset, field in
      if isSame { isSame = areSame(field, one + offset, other + offset) }
    }
    return isSame
  }

  private static let leaves = Leaves()

  /// The functions that compare values of basic types.
  // Proof: the closures capture only types and functions without state, which never change.
  private struct Leaves: @unchecked Sendable {
    private(set) var comparisons: [ObjectIdentifier: (UnsafeRawPointer, UnsafeRawPointer) -> Bool] =
      [:]

    init() {
      add(String.self) { $0.utf8.elementsEqual($1.utf8) }
      add(Character.self) { $0.utf8.elementsEqual($1.utf8) }
      add(Bool.self)
      add(Int.self)
      add(Int8.self)
      add(Int16.self)
      add(Int32.self)
      add(Int64.self)
      add(UInt.self)
      add(UInt8.self)
      add(UInt16.self)
      add(UInt32.self)
      add(UInt64.self)
      // Zero and negative zero are equal, but aren't the same content.
      add(Double.self) { $0.bitPattern == $1.bitPattern }
      add(Float.self) { $0.bitPattern == $1.bitPattern }
      add(CGFloat.self) { $0.bitPattern == $1.bitPattern }
      add(Data.self)
      add(Date.self)
      add(DateComponents.self)
      add(URL.self)
      add(UUID.self)
    }

    private mutating func add<Leaf: Equatable>(
      _ type: Leaf.Type, _ isSame: @escaping (Leaf, Leaf) -> Bool = { $0 == $1 }
    ) {
      comparisons[ObjectIdentifier(type)] = { one, other in
        isSame(
          one.assumingMemoryBound(to: Leaf.self).pointee,
          other.assumingMemoryBound(to: Leaf.self).pointee)
      }
    }
  }
}

/// An array or an optional, whose values contain no objects if its elements contain none.
nonisolated private protocol PlainContainer {
  static var element: Any.Type { get }
  static func areSame(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool
}

extension Optional: PlainContainer {
  fileprivate static var element: Any.Type { Wrapped.self }

  fileprivate static func areSame(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    switch (
      one.assumingMemoryBound(to: Self.self).pointee,
      other.assumingMemoryBound(to: Self.self).pointee
    ) {
    case (nil, nil): true
    case (let one?, let other?): PlainType.areSame(one, other)
    default: false
    }
  }
}

extension Array: PlainContainer {
  fileprivate static var element: Any.Type { Element.self }

  fileprivate static func areSame(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    let one = one.assumingMemoryBound(to: Self.self).pointee
    let other = other.assumingMemoryBound(to: Self.self).pointee
    return one.count == other.count && zip(one, other).allSatisfy { PlainType.areSame($0, $1) }
  }
}
