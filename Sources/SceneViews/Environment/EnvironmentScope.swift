/// The environment of a part of a tree.
///
/// A scope made from another shares its cells, except those of the keys it sets: so a value that
/// changes above is seen below at once, and costs those who read it and nobody else.
@MainActor package final class EnvironmentScope: PropertySurroundings {
  private(set) var cells: [ObjectIdentifier: EnvironmentCell]
  /// The cells set here.
  private var own: [ObjectIdentifier: EnvironmentCell] = [:]
  /// Counts how often other keys were set than before.
  private var generation = 0
  /// What the values set here are made of, if that may change further out.
  private var source: Source?

  /// Which scope it is, and which keys it sets; what was made from it is made anew when it differs.
  struct Version: Hashable {
    private let scope: ObjectIdentifier
    private let generation: Int

    @MainActor fileprivate init(_ scope: EnvironmentScope) {
      self.scope = ObjectIdentifier(scope)
      generation = scope.generation
    }
  }

  var version: Version { Version(self) }

  /// An empty scope.
  package override init() {
    cells = [:]
  }

  /// A scope in which some values differ from those of `outer`.
  package init(_ outer: EnvironmentScope, _ change: (inout EnvironmentValues) -> Void) {
    var values = EnvironmentValues(cells: outer.cells)
    change(&values)
    cells = values.cells
    own = Self.own(values, over: outer)
  }

  /// A scope in which some values differ from those of `outer`, and follow them.
  ///
  /// - Parameters:
  ///   - outer: The scope around it.
  ///   - change: Sets the values; called again whenever a value it read from further out changes, as
  ///     one does that sets a part of a value.
  package init(following outer: EnvironmentScope, _ change: @escaping Change) {
    cells = outer.cells
    super.init()
    _ = follow(outer, change)
  }

  private static func own(
    _ values: EnvironmentValues, over outer: EnvironmentScope
  ) -> [ObjectIdentifier: EnvironmentCell] {
    if outer.cells.isEmpty { return values.cells }
    return values.cells.filter { outer.cells[$0.key] !== $0.value }
  }

  /// Sets values anew.
  ///
  /// - Parameters:
  ///   - outer: The scope this one was made from.
  ///   - change: Sets the values.
  /// - Returns: Whether other keys are set than before, so that scopes and readers below have to
  ///   look again.
  package func set(
    over outer: EnvironmentScope, _ change: (inout EnvironmentValues) -> Void
  ) -> Bool {
    set(over: outer, readings: nil, change)
  }

  private func set(
    over outer: EnvironmentScope, readings: EnvironmentReadings?,
    _ change: (inout EnvironmentValues) -> Void
  ) -> Bool {
    var values = EnvironmentValues(cells: outer.cells, readings: readings)
    change(&values)
    let changed = Self.own(values, over: outer)
    guard changed.count == own.count, changed.keys.allSatisfy({ own[$0] != nil }) else {
      own = changed
      cells = values.cells
      generation += 1
      return true
    }
    for (key, cell) in changed { own[key]?.take(cell) }
    return false
  }

  /// Evaluates a key path.
  ///
  /// - Parameters:
  ///   - path: The value to read.
  ///   - link: Who is told when it changes.
  /// - Returns: The value now.
  func read<Value>(
    _ path: KeyPath<EnvironmentValues, Value>, for link: any EnvironmentLinking
  ) -> Value {
    let readings = EnvironmentReadings()
    let value = EnvironmentValues(cells: cells, readings: readings)[keyPath: path]
    for cell in readings.cells { cell.add(link) }
    return value
  }
}

// MARK: - Following

extension EnvironmentScope: EnvironmentLinking {
  /// Sets values.
  package typealias Change = (inout EnvironmentValues) -> Void

  private struct Source {
    let outer: EnvironmentScope
    let change: Change
  }

  /// Sets values anew, now and whenever a value changes of which they are made.
  ///
  /// - Returns: Whether other keys are set than before.
  package func follow(_ outer: EnvironmentScope, _ change: @escaping Change) -> Bool {
    let readings = EnvironmentReadings()
    let areOthers = set(over: outer, readings: readings, change)
    let read = readings.cells.filter { cell in !own.values.contains { $0 === cell } }
    source = read.isEmpty ? nil : Source(outer: outer, change: change)
    for cell in read { cell.add(self) }
    return areOthers
  }

  func invalidate() {
    if let source { _ = follow(source.outer, source.change) }
  }

  var isConnected: Bool { source != nil }

  /// Follows nothing any more.
  package func disconnect() {
    source = nil
  }
}

extension PropertySurroundings {
  /// The environment, which is the only kind of surroundings.
  var environment: EnvironmentScope { unsafeDowncast(self, to: EnvironmentScope.self) }
}
