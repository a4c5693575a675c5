/// A property wrapper that reads an environment value, set by an ancestor of the view or by the window.
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
/// A view is updated when a value that its body reads changes. A view whose body doesn't read the property isn't
/// updated. Until the owner of the property is mounted, the property reads an environment in which no value is set.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  /// A closure that reads the value, or returns the key path; see ``EnvironmentAccess``.
  @usableFromInline let access: EnvironmentAccess<Value>
  @usableFromInline var link: EnvironmentLink<Value>?

  // Inlinable, with one closure that captures the key path once. If the key path is a literal, the compiler then calls
  // the getter of the property directly, which takes half the time of evaluating the key path.
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

  /// The current value; a body that reads the value is evaluated again when the value changes.
  @inlinable @MainActor public var wrappedValue: Value {
    if let link { return link.value }
    return value(in: EnvironmentValues())
  }

  @usableFromInline func value(in values: EnvironmentValues) -> Value {
    values.value(access)
  }

  /// The key path of the value that the property reads.
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

/// A closure that either assigns the value at a key path to its third argument, or returns the key path.
///
/// If the second argument is true, the closure assigns the value and returns nil; if it is false, the closure returns
/// the key path. An enumeration as the result would need type metadata for each value type, which takes time to look
/// up.
@usableFromInline typealias EnvironmentAccess<Value> =
  (EnvironmentValues, Bool, inout Value?) -> KeyPath<EnvironmentValues, Value>?

extension EnvironmentValues {
  /// Returns the value that a closure of the type ``EnvironmentAccess`` reads.
  func value<Value>(_ access: EnvironmentAccess<Value>) -> Value {
    var value: Value?
    _ = access(self, true, &value)
    guard let value else { fatalError("an access that reads a value sets it") }
    return value
  }
}
