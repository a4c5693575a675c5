import Foundation

/// Types whose values contain no objects, so that a copy of a value never changes.
package nonisolated enum PlainType {
  /// Returns whether a type is known to be a type of such values.
  ///
  /// These are texts, numbers, dates and other values of Foundation, arrays and optionals of such values, sets and
  /// dictionaries of texts and numbers, enumerations without associated values that conform to `CaseIterable` or
  /// `RawRepresentable`, and structs and tuples of such fields.
  package static func contains(_ type: Any.Type) -> Bool {
    var checked: Set<ObjectIdentifier> = []
    return contains(type, &checked)
  }

  /// Returns whether two values of a type that ``contains(_:)`` accepts have the same content.
  ///
  /// Structs are compared field by field, because the `==` of an app may ignore fields, and texts byte by byte.
  package static func areSame<Value>(_ one: Value, _ other: Value) -> Bool {
    withUnsafePointer(to: one) { one in
      withUnsafePointer(to: other) { areSame(Value.self, one, $0) }
    }
  }

  /// Returns whether the type is such a type if the types checked before are.
  private static func contains(_ type: Any.Type, _ checked: inout Set<ObjectIdentifier>) -> Bool {
    let id = ObjectIdentifier(type)
    if leaves.comparisons[id] != nil || !checked.insert(id).inserted { return true }
    if type is AnyClass { return false }
    if let container = type as? any PlainContainer.Type {
      return contains(container.element, &checked)
    }
    guard Reflection.isStructure(type) else {
      if type is any CaseIterable.Type { return true }
      return (type as? any RawRepresentable.Type).map { contains(rawValue(of: $0), &checked) }
        ?? false
    }
    var fields: [Any.Type] = []
    Reflection.forEachField(of: type) { _, field in fields.append(field) }
    if fields.isEmpty { return Reflection.size(of: type) == 0 }
    return fields.allSatisfy { contains($0, &checked) }
  }

  private static func rawValue<Value: RawRepresentable>(of type: Value.Type) -> Any.Type {
    Value.RawValue.self
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
  private struct Leaves: @unchecked Sendable {
    // Proof: the closures capture only types and functions without state, which never change.
    private(set) var comparisons: [ObjectIdentifier: (UnsafeRawPointer, UnsafeRawPointer) -> Bool] =
      [:]

    init() {
      addAll(String.self) { $0.utf8.elementsEqual($1.utf8) }
      addAll(Character.self) { $0.utf8.elementsEqual($1.utf8) }
      addAll(Bool.self)
      addAll(Int.self)
      addAll(Int8.self)
      addAll(Int16.self)
      addAll(Int32.self)
      addAll(Int64.self)
      addAll(UInt.self)
      addAll(UInt8.self)
      addAll(UInt16.self)
      addAll(UInt32.self)
      addAll(UInt64.self)
      addAll(Double.self)
      addAll(Float.self)
      addAll(CGFloat.self)
      addAll(Data.self)
      addAll(Date.self)
      addAll(DateComponents.self)
      addAll(Decimal.self)
      addAll(URL.self)
      addAll(UUID.self)
      add(AttributedString.self)
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

    /// Adds a type, sets of it, and dictionaries of it whose keys are numbers or texts.
    private mutating func addAll<Leaf: Hashable>(
      _ type: Leaf.Type, _ isSame: @escaping (Leaf, Leaf) -> Bool = { $0 == $1 }
    ) {
      add(type, isSame)
      add(Set<Leaf>.self)
      add([Int: Leaf].self)
      add([String: Leaf].self)
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
