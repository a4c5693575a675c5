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
  @usableFromInline let path: KeyPath<EnvironmentValues, Value>
  /// Returns the value at the key path.
  @usableFromInline let get: (EnvironmentValues) -> Value
  @usableFromInline var link: EnvironmentLink<Value>?

  /// Creates a property that reads the value at a key path, such as `\.sceneSession`.
  // Inlinable, so that the compiler turns the closure into a call of the property named by the key path.
  @inlinable public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    path = keyPath
    get = { $0[keyPath: keyPath] }
  }

  /// The current value; a body that reads it depends on it.
  @inlinable @MainActor public var wrappedValue: Value {
    if let link { return link.value }
    return get(EnvironmentValues())
  }

  @MainActor public static func _connect(
    _ property: UnsafeMutableRawPointer, storage: inout AnyObject?, in context: _PropertyContext
  ) {
    let environment = property.assumingMemoryBound(to: Self.self)
    let (path, get) = (environment.pointee.path, environment.pointee.get)
    let link: EnvironmentLink<Value>
    if let kept = storage as? EnvironmentLink<Value>, kept.reads(path) {
      link = kept
      link.follow(context.surroundings.environment)
    } else {
      (storage as? EnvironmentLink<Value>)?.disconnect()
      link = EnvironmentLink(path, get, in: context.surroundings.environment)
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
