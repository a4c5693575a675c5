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

  /// Reads another scope from now on.
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
    // Outside of evaluations there is nothing to note, and the number of none is no evaluation's.
    lastEvaluation = evaluationNumber
    return current
  }

  func invalidate() {
    // Whoever read it since it was last invalidated has a doubt already.
    guard let old = kept else { return }
    kept = nil
    lastEvaluation = 0
    for dependent in readers.current() {
      dependent.doubt { [weak self] in self.map { !areSame(old, $0.current) } ?? false }
    }
  }

  /// The value now, whoever reads it.
  private var current: Value {
    if let kept { return kept }
    let value = scope?.read(path, for: self) ?? EnvironmentValues()[keyPath: path]
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
