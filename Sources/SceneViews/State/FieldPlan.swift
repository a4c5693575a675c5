@_spi(Reflection) import Swift

/// Where the dynamic properties of a type stand, and how its values are compared, worked out once per
/// type.
///
/// It is what connects dynamic properties and tells whether a view differs from the one before it,
/// without looking at names or types while windows update.
@MainActor package final class FieldPlan {
  struct Dynamic {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  let dynamic: [Dynamic]
  /// Nil if the type has no fields, as an enum has none.
  private let fields: Comparison.Fields?
  /// How values without fields are compared; nil for objects, of which two never count as equal.
  private let comparison: Comparison?

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
    _forEachField(of: type) { _, offset, type, _ in
      if let type = type as? any DynamicProperty.Type {
        dynamic.append(Dynamic(offset: offset, type: type))
      }
      return true
    }
    self.dynamic = dynamic
    fields = Comparison.Fields.of(type)
    comparison = type is AnyClass ? nil : Comparison.of(type)
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
      withUnsafePointer(to: other) { other in
        fields?.areSame(one, other) ?? comparison?.areSame(one, other) ?? false
      }
    }
  }
}
