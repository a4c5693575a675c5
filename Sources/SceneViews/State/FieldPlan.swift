/// The dynamic properties of a type with their offsets, and the comparison of values of the type, computed once per
/// type.
///
/// With a plan, updates connect dynamic properties and detect changes of views without reflection.
@MainActor package final class FieldPlan {
  struct Dynamic {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  let dynamic: [Dynamic]
  /// The fields of the type; nil if they aren't known, for example for an enum.
  private let fields: Comparison.Fields?
  /// The comparison of whole values, used if `fields` is nil.
  ///
  /// The comparison is nil for a class, because two values of a class are never considered equal: an object may have
  /// changed.
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
    Reflection.forEachField(of: type) { offset, type in
      if let type = type as? any DynamicProperty.Type {
        dynamic.append(Dynamic(offset: offset, type: type))
      }
    }
    self.dynamic = dynamic
    fields = Comparison.Fields.of(type)
    comparison = type is AnyClass ? nil : Comparison.of(type)
  }

  /// Returns whether two values of the type are equal.
  ///
  /// Closures are equal only if they have the same bits. References in fields are equal if they refer to the same
  /// object. Dynamic properties define their own comparison.
  ///
  /// - Parameters:
  ///   - one: The previous value. It is compared in place, because in a copy a weak reference to a
  ///     deallocated object would be nil.
  ///   - other: The current value.
  /// - Returns: Whether the values are equal.
  package nonisolated func areSame<Value>(_ one: inout Value, _ other: Value) -> Bool {
    withUnsafePointer(to: &one) { one in
      withUnsafePointer(to: other) { other in
        fields?.areSame(one, other) ?? comparison?.areSame(one, other) ?? false
      }
    }
  }
}
