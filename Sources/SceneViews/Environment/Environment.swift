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
  private let path: KeyPath<EnvironmentValues, Value>
  private var link: EnvironmentLink<Value>?

  /// Reads the value at a key path, such as `\.sceneSession`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    path = keyPath
  }

  /// The value now; reading it in a body makes the body depend on it.
  @MainActor public var wrappedValue: Value {
    link?.value ?? EnvironmentValues()[keyPath: path]
  }

  @MainActor public static func _connect(
    _ property: UnsafeMutableRawPointer, storage: inout AnyObject?, in context: _PropertyContext
  ) {
    let environment = property.assumingMemoryBound(to: Self.self)
    let path = environment.pointee.path
    let link: EnvironmentLink<Value>
    if let kept = storage as? EnvironmentLink<Value>, kept.reads(path) {
      link = kept
      link.move(to: context.environment)
    } else {
      (storage as? EnvironmentLink<Value>)?.disconnect()
      link = EnvironmentLink(path, in: context.environment)
    }
    storage = link
    environment.pointee.link = link
  }
}

extension Environment {
  @MainActor public static func _areSame(
    _ one: UnsafeRawPointer, _ other: UnsafeRawPointer
  ) -> Bool {
    let path = one.assumingMemoryBound(to: Self.self).pointee.path
    let otherPath = other.assumingMemoryBound(to: Self.self).pointee.path
    return path === otherPath || path == otherPath
  }
}

/// What a mounted ``Environment`` property keeps: the value it read, for as long as that is good.
@MainActor final class EnvironmentLink<Value>: EnvironmentLinking, KeptReading {
  private let path: KeyPath<EnvironmentValues, Value>
  private var scope: EnvironmentScope?
  private var kept: Value?
  private var readers = ReaderList()

  init(_ path: KeyPath<EnvironmentValues, Value>, in scope: EnvironmentScope) {
    self.path = path
    self.scope = scope
  }

  func reads(_ path: KeyPath<EnvironmentValues, Value>) -> Bool {
    self.path === path || self.path == path
  }

  func move(to scope: EnvironmentScope) {
    if self.scope === scope { return }
    self.scope = scope
    kept = nil
  }

  var value: Value {
    readers.note()
    if let kept { return kept }
    let value = scope?.read(path, for: self) ?? EnvironmentValues()[keyPath: path]
    kept = value
    return value
  }

  func invalidate() {
    kept = nil
    for dependent in readers.take() { dependent.invalidate() }
  }

  func forget() {
    kept = nil
  }

  func disconnect() {
    scope = nil
    kept = nil
    readers = ReaderList()
  }
}
