/// The storage of a mounted ``Environment`` property, which caches the environment value while the value is valid.
@usableFromInline @MainActor final class EnvironmentLink<Value>: EnvironmentLinking, KeptReading {
  private let path: KeyPath<EnvironmentValues, Value>
  private let access: EnvironmentAccess<Value>
  private var scope: EnvironmentScope?
  private var readers = ReaderList()
  // Unchecked, because checking exclusivity would cost more than reading. That is safe: `kept` and `lastEvaluation` are
  // stored properties without observers and are isolated to the main actor, and no access to them calls other code.
  #if hasAttribute(exclusivity) && !PUBLIC_API_ONLY
  @exclusivity(unchecked)
  #endif
  @usableFromInline private(set) var kept: Value?
  /// The number of the last evaluation that was recorded as a reader of the value.
  #if hasAttribute(exclusivity) && !PUBLIC_API_ONLY
  @exclusivity(unchecked)
  #endif
  @usableFromInline private(set) var lastEvaluation = 0

  /// Creates the storage of a property whose owner is mounted.
  ///
  /// - Parameters:
  ///   - property: The property whose value is read.
  ///   - scope: The environment from which the value is read.
  init(_ property: Environment<Value>, in scope: EnvironmentScope) {
    access = property.access
    path = property.path
    self.scope = scope
  }

  func reads(_ path: KeyPath<EnvironmentValues, Value>) -> Bool {
    self.path === path || self.path == path
  }

  /// Connects the link to another environment.
  func follow(_ scope: EnvironmentScope) {
    if self.scope !== scope { move(to: scope) }
  }

  func move(to surroundings: PropertySurroundings) {
    scope = surroundings.environment
    invalidate()
  }

  @inlinable var value: Value {
    if lastEvaluation == evaluationNumber, let kept { return kept }
    return read()
  }

  @usableFromInline func read() -> Value {
    readers.note()
    // Outside of evaluations, no reader is recorded, and the evaluation number is 0, which no evaluation has.
    lastEvaluation = evaluationNumber
    return current
  }

  func invalidate() {
    // If no value is cached, no body has read the value since the last invalidation, which notified all readers.
    guard let old = kept else { return }
    kept = nil
    lastEvaluation = 0
    readers.forEachCurrent { dependent in
      dependent.recheck { [weak self] in self.map { !areSame(old, $0.current) } ?? false }
    }
  }

  /// The current value; reading this property records no reader.
  private var current: Value {
    if let kept { return kept }
    let value: Value
    if let scope {
      value = scope.read(access, for: self)
    } else {
      value = EnvironmentValues().value(access)
    }
    kept = value
    return value
  }

  var isConnected: Bool { scope != nil }

  func disconnect() {
    scope = nil
    kept = nil
    readers = ReaderList()
  }
}
