// Locations made of closures, of constants, or of other locations.

/// A location that reads and writes with closures of an app, on the main actor.
final class ClosureLocation<Value>: Location<Value>, @unchecked Sendable {
  // Proof: both properties are immutable, and the closures are called only on the main actor.
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value) -> Void

  init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.get = get
    self.set = set
  }

  package override func read() -> Value {
    nonisolated(unsafe) var result: Value?
    // The value doesn't leave the main actor: if the caller isn't isolated to the main actor, this call traps.
    MainActor.assumeIsolated { result = get() }
    guard let result else { fatalError("a binding made of closures gave no value") }
    return result
  }

  package override func modify(_ change: (inout Value) -> Void) {
    var value = read()
    change(&value)
    // The value doesn't leave the main actor: if the caller isn't isolated to the main actor, the call below
    // traps.
    nonisolated(unsafe) let changed = value
    MainActor.assumeIsolated { set(changed) }
  }
}

/// A location that provides the value of an optional, and a default value while the optional is nil.
final class DefaultingLocation<Value>: Location<Value>, @unchecked Sendable {
  // Proof: all properties are immutable. `optional` is `Sendable`, and the closure is called only by `fallback`, which
  // traps outside of the main actor.
  private let optional: Location<Value?>
  private let defaultValue: @MainActor () -> Value
  private let fallback: ClosureLocation<Value>

  init(_ optional: Location<Value?>, default defaultValue: @escaping @MainActor () -> Value) {
    self.optional = optional
    self.defaultValue = defaultValue
    fallback = ClosureLocation(get: defaultValue, set: { _ in })
  }

  package override func read() -> Value { optional.read() ?? fallback.read() }

  package override func modify(_ change: (inout Value) -> Void) {
    var value = read()
    change(&value)
    optional.modify { $0 = value }
  }

  package override var identity: AnyHashable? { optional.identity }

  package override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? DefaultingLocation<Value> else { return false }
    return optional.isSame(as: other.optional) && areSame(defaultValue, other.defaultValue)
  }
}

/// A location of a constant.
final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
  // Proof: the property is immutable.
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  package override func read() -> Value { value }

  package override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return areSame(value, other.value)
  }
}

/// The location of the value of an optional; while the optional is nil, reading returns the value that the optional had
/// when the location was created.
final class UnwrappingLocation<Value>: Location<Value>, @unchecked Sendable {
  // Proof: both properties are immutable, and `optional` is `Sendable`.
  private let optional: Location<Value?>
  private let last: Value

  init(_ optional: Location<Value?>, _ value: Value) {
    self.optional = optional
    last = value
  }

  package override func read() -> Value { optional.read() ?? last }

  package override func read<Part>(_ part: @escaping (Value) -> Part) -> Part {
    optional.read { [last] in part($0 ?? last) }
  }

  package override func modify(_ change: (inout Value) -> Void) {
    optional.modify { value in
      guard var present = value else { return }
      change(&present)
      value = present
    }
  }

  package override var identity: AnyHashable? { optional.identity }

  package override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? UnwrappingLocation<Value> else { return false }
    return optional.isSame(as: other.optional)
  }
}

/// A location that provides the value of another location as an optional; writing nil has no effect.
final class WrappingLocation<Value>: Location<Value?>, @unchecked Sendable {
  // Proof: the property is immutable, and its class is `Sendable`.
  private let base: Location<Value>

  init(_ base: Location<Value>) {
    self.base = base
  }

  package override func read() -> Value? { base.read() }

  package override func read<Part>(_ part: @escaping (Value?) -> Part) -> Part {
    base.read { part($0) }
  }

  package override func modify(_ change: (inout Value?) -> Void) {
    base.modify { value in
      var optional: Value? = value
      change(&optional)
      if let optional { value = optional }
    }
  }

  package override func isSame(as other: Location<Value?>) -> Bool {
    guard let other = other as? WrappingLocation<Value> else { return false }
    return base.isSame(as: other.base)
  }
}

/// A location that is true while an optional has a value; writing false sets the optional to nil, and writing true has
/// no effect.
final class PresenceLocation<Value>: Location<Bool>, @unchecked Sendable {
  // Proof: the property is immutable, and its class is `Sendable`.
  private let optional: Location<Value?>

  init(_ optional: Location<Value?>) {
    self.optional = optional
  }

  override func read() -> Bool { optional.read { $0 != nil } }

  override func modify(_ change: (inout Bool) -> Void) {
    var isThere = read()
    change(&isThere)
    if !isThere { optional.modify { $0 = nil } }
  }

  override func isSame(as other: Location<Bool>) -> Bool {
    guard let other = other as? PresenceLocation<Value> else { return false }
    return optional.isSame(as: other.optional)
  }
}
