@_spi(Reflection) import Swift

/// Where the fields of a type stand, worked out once per type.
///
/// It is what connects dynamic properties and tells whether a view differs from the one before it,
/// without looking at names or types while windows update.
@MainActor package final class FieldPlan {
  struct Dynamic {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  let dynamic: [Dynamic]
  private let compared: [ComparedField]
  /// Whether every field can be seen; else two values never count as equal.
  private let isComplete: Bool

  private static var plans: [ObjectIdentifier: FieldPlan] = [:]

  package static func of(_ type: Any.Type) -> FieldPlan {
    let key = ObjectIdentifier(type)
    if let plan = plans[key] { return plan }
    let plan = FieldPlan(type)
    plans[key] = plan
    return plan
  }

  private init(_ type: Any.Type) {
    var dynamic: [Dynamic] = []
    var compared: [ComparedField] = []
    isComplete = Self.forEachField(of: type) { offset, type in
      if let type = type as? any DynamicProperty.Type {
        dynamic.append(Dynamic(offset: offset, type: type))
      } else {
        compared.append(ComparedField(offset: offset, type: type))
      }
    }
    self.dynamic = dynamic
    self.compared = compared
  }

  /// Whether two values of the type say the same.
  ///
  /// A closure that captures is never the same as another; a reference is the same if the object is;
  /// a dynamic property says itself what counts.
  ///
  /// - Parameters:
  ///   - one: The value from before. It is looked at where it stands, because in a copy a weak
  ///     reference to what is gone by now would be one to nothing.
  ///   - other: The value now.
  /// - Returns: Whether they are the same.
  package func areSame<Value>(_ one: inout Value, _ other: Value) -> Bool {
    withUnsafePointer(to: &one) { one in
      withUnsafePointer(to: other) { areSame(UnsafeRawPointer(one), UnsafeRawPointer($0)) }
    }
  }

  func areSame(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    isComplete
      && compared.allSatisfy { $0.areSame(one + $0.offset, other + $0.offset) }
      && dynamic.allSatisfy { $0.type._areSame(one + $0.offset, other + $0.offset) }
  }

  /// - Returns: Whether the type's fields can be listed; for an enum they can't.
  private nonisolated static func forEachField(
    of type: Any.Type, _ body: (Int, Any.Type) -> Void
  ) -> Bool {
    var count = 0
    let isStruct = _forEachField(of: type) { _, offset, type, _ in
      count += 1
      body(offset, type)
      return true
    }
    return isStruct && (count > 0 || size(of: type) == 0)
  }

  private nonisolated static func size(of type: Any.Type) -> Int {
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: size)
  }
}

/// A field by which two values of a type are compared.
nonisolated struct ComparedField {
  let offset: Int
  private let size: Int
  private let areEqual: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?

  init(offset: Int, type: Any.Type) {
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    self.offset = offset
    self.size = _openExistential(type, do: size)
    // A weak or unowned reference is listed by its plain type but can't be read by it: references
    // are compared by their bits only.
    let isReference = type is AnyClass || (type as? any OptionalType.Type)?.wrapped is AnyClass
    areEqual = isReference ? nil : (type as? any Equatable.Type).map { Self.comparison($0) }
  }

  func areSame(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    // The same bits are the same value; other bits may still be, if the type says so.
    let bits = UnsafeRawBufferPointer(start: one, count: size)
    if bits.elementsEqual(UnsafeRawBufferPointer(start: other, count: size)) { return true }
    return areEqual?(one, other) ?? false
  }

  private static func comparison<T: Equatable>(
    _ type: T.Type
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee }
  }
}

nonisolated private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}
