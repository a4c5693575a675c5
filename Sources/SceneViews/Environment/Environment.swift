/// A property wrapper that reads an environment value, set by an ancestor of the view or by its window.
///
/// ```swift
/// struct CloseButton: View {
///   @Environment(\.dismiss) private var dismiss
///
///   var body: some View {
///     Button("Close") { dismiss() }
///   }
/// }
/// ```
///
/// A view is updated when a value that its body reads changes; a view that doesn't read the property isn't.
/// Before its owner is mounted, the property reads the default value of the key.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  /// Sets a value to that at the key path, or returns the key path if the second argument is false.
  @usableFromInline let access: EnvironmentAccess<Value>
  @usableFromInline var link: EnvironmentLink<Value>?

  // Inlinable, and with one closure that captures the key path once, because then the compiler makes the closure a
  // function that calls the property named by a literal key path. That takes half the time of evaluating it.
  /// Creates a property that reads the value at a key path, such as `\.sceneSession`.
  ///
  /// - Parameter keyPath: The key path of the value in the environment of the property's owner.
  @inlinable public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    access = { values, isReading, value in
      guard isReading else { return keyPath }
      value = values[keyPath: keyPath]
      return nil
    }
  }

  /// The current value; a body that reads it depends on it.
  @inlinable @MainActor public var wrappedValue: Value {
    if let link { return link.value }
    return value(in: EnvironmentValues())
  }

  @usableFromInline func value(in values: EnvironmentValues) -> Value {
    values.value(access)
  }

  /// The key path.
  var path: KeyPath<EnvironmentValues, Value> {
    var value: Value?
    guard let path = access(EnvironmentValues(), false, &value) else {
      fatalError("an access that reads no value returns a path")
    }
    return path
  }

  @MainActor public static func _connect(
    _ property: UnsafeMutableRawPointer, storage: inout AnyObject?, in context: _PropertyContext
  ) {
    let environment = property.assumingMemoryBound(to: Self.self)
    let link: EnvironmentLink<Value>
    if let kept = storage as? EnvironmentLink<Value>,
      kept.reads(environment.pointee.path)
    {
      link = kept
      link.follow(context.surroundings.environment)
    } else {
      (storage as? EnvironmentLink<Value>)?.disconnect()
      link = EnvironmentLink(environment.pointee, in: context.surroundings.environment)
    }
    storage = link
    environment.pointee.link = link
  }
}

extension Environment {
  public nonisolated static func _areSame(
    _ one: UnsafeRawPointer, _ other: UnsafeRawPointer
  ) -> Bool {
    let path = one.assumingMemoryBound(to: Self.self).pointee.path
    let otherPath = other.assumingMemoryBound(to: Self.self).pointee.path
    return path === otherPath || path == otherPath
  }
}

/// A closure that sets a value to that at a key path and returns nil, or returns the key path if the second argument is false.
///
/// A result that is one or the other would be a type of its own for each value, which takes time to be found.
@usableFromInline typealias EnvironmentAccess<Value> =
  (EnvironmentValues, Bool, inout Value?) -> KeyPath<EnvironmentValues, Value>?

extension EnvironmentValues {
  /// Returns the value that an access reads.
  func value<Value>(_ access: EnvironmentAccess<Value>) -> Value {
    var value: Value?
    _ = access(self, true, &value)
    guard let value else { fatalError("an access that reads a value sets it") }
    return value
  }
}
