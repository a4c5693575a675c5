/// Reads a value of the environment: of the scopes above a view, down to its window and scene.
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
/// A view whose body reads the value is brought up to date when it changes; one that only holds the
/// property isn't touched. Before its owner is mounted, the property reads the key's default.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  @usableFromInline let path: KeyPath<EnvironmentValues, Value>
  @usableFromInline var link: EnvironmentLink<Value>?

  /// Reads the value at a key path, such as `\.sceneSession`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    path = keyPath
  }

  /// The value now; reading it in a body makes the body depend on it.
  @inlinable @MainActor public var wrappedValue: Value {
    if let link { return link.value }
    return EnvironmentValues()[keyPath: path]
  }

  @MainActor public static func _connect(
    _ property: UnsafeMutableRawPointer, storage: inout AnyObject?, in context: _PropertyContext
  ) {
    let environment = property.assumingMemoryBound(to: Self.self)
    let path = environment.pointee.path
    let link: EnvironmentLink<Value>
    if let kept = storage as? EnvironmentLink<Value>, kept.reads(path) {
      link = kept
      link.follow(context.surroundings.environment)
    } else {
      (storage as? EnvironmentLink<Value>)?.disconnect()
      link = EnvironmentLink(path, in: context.surroundings.environment)
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
