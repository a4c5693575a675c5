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
@usableFromInline @MainActor final class EnvironmentLink<Value>: EnvironmentLinking, KeptReading {
  private let path: KeyPath<EnvironmentValues, Value>
  private var scope: EnvironmentScope?
  private var readers = ReaderList()
  // Not checked for exclusive access, which would cost more than the reading: both are of a simple
  // kind and belong to the main actor, and no access to them calls anything.
  @usableFromInline @exclusivity(unchecked) private(set) var kept: Value?
  /// The evaluation that was noted last as one that reads the value.
  @usableFromInline @exclusivity(unchecked) private(set) var lastEvaluation = 0

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

  @inlinable var value: Value {
    if lastEvaluation == evaluationNumber, let kept { return kept }
    return read()
  }

  @usableFromInline func read() -> Value {
    readers.note()
    // Outside of evaluations there is nothing to note, and the number of none is no evaluation's.
    lastEvaluation = evaluationNumber
    if let kept { return kept }
    let value = scope?.read(path, for: self) ?? EnvironmentValues()[keyPath: path]
    kept = value
    return value
  }

  func invalidate() {
    kept = nil
    lastEvaluation = 0
    for dependent in readers.take() { dependent.invalidate() }
  }

  func forget() {
    kept = nil
  }

  var isConnected: Bool { scope != nil }

  func disconnect() {
    scope = nil
    kept = nil
    readers = ReaderList()
  }
}
