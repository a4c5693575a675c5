/// The environment of a part of the view tree.
///
/// A scope shares the cells of its outer scope, except for the keys that it sets itself. A change in the outer scope
/// is visible at once, and updates only the readers of the changed value.
@MainActor package final class EnvironmentScope: PropertySurroundings {
  private(set) var cells: EnvironmentCells
  /// The cells of the keys that this scope sets itself.
  private var own = EnvironmentCells()
  /// The number of times that the set of this scope's keys has changed.
  private var generation = 0
  /// The outer scope that this scope follows, with the closure that sets the values of this scope; nil if these values
  /// depend on no outer value.
  private var source: Source?

  /// The identity of a scope and of its set of keys.
  ///
  /// When the version of a scope changes, the scopes derived from that scope are created again.
  struct Version: Hashable {
    private let scope: ObjectIdentifier
    private let generation: Int

    @MainActor fileprivate init(_ scope: EnvironmentScope) {
      self.scope = ObjectIdentifier(scope)
      generation = scope.generation
    }
  }

  var version: Version { Version(self) }

  /// Whether the scope sets all of its keys itself.
  var inheritsNothing: Bool { own.count == cells.count }

  /// The values of the scope; a body that reads these values isn't evaluated again when they change.
  var values: EnvironmentValues { EnvironmentValues(cells: cells) }

  /// A scope in which all values are the defaults of their keys.
  package static let empty = EnvironmentScope()

  private override init() {
    cells = EnvironmentCells()
  }

  /// Creates a scope in which some values differ from the values in `outer`.
  package init(_ outer: EnvironmentScope, _ change: (inout EnvironmentValues) -> Void) {
    var values = EnvironmentValues(cells: outer.cells)
    change(&values)
    cells = values.cells
    own = cells.notIn(outer.cells)
  }

  /// Creates a scope that combines the values of a declaration with the values that a window sets itself.
  ///
  /// - Parameters:
  ///   - declared: The scope of the declaration.
  ///   - window: The scope of the window. The values that this scope sets itself, such as the state of the window's
  ///     scene, replace those of the declaration. The values that it shares with its outer scope aren't used.
  init(_ declared: EnvironmentScope, in window: EnvironmentScope) {
    var cells = declared.cells
    for (key, cell) in window.own.all { cells.set(key, to: cell) }
    self.cells = cells
    own = cells.notIn(declared.cells)
  }

  /// Creates a scope in which some values are derived from the values of `outer`.
  ///
  /// - Parameters:
  ///   - outer: The scope from whose values this scope's values are derived.
  ///   - change: Sets the values. The closure is called again whenever an outer value that the closure reads changes.
  ///     Changing a single property of an outer value counts as reading the value.
  package init(following outer: EnvironmentScope, _ change: @escaping Change) {
    cells = outer.cells
    super.init()
    _ = follow(outer, change)
  }

  /// Sets the values of the scope again.
  ///
  /// - Parameters:
  ///   - outer: The scope from whose values this scope's values are derived.
  ///   - change: Sets the values.
  /// - Returns: Whether the set of keys has changed; if so, inner scopes and readers must be updated.
  package func set(
    over outer: EnvironmentScope, _ change: (inout EnvironmentValues) -> Void
  ) -> Bool {
    set(over: outer, readings: nil, change)
  }

  /// Changes the value of a key that the scope sets; has no effect if the scope doesn't set the key.
  package func change<Key: EnvironmentKey>(_ key: Key.Type, to value: Key.Value) {
    (own[ObjectIdentifier(key)] as? ValueCell<Key.Value>)?.take(value)
  }

  private func set(
    over outer: EnvironmentScope, readings: EnvironmentReadings?,
    _ change: (inout EnvironmentValues) -> Void
  ) -> Bool {
    var values = EnvironmentValues(cells: outer.cells, readings: readings)
    change(&values)
    let changed = values.cells.notIn(outer.cells)
    guard changed.count == own.count, changed.all.allSatisfy({ own[$0.key] != nil }) else {
      own = changed
      cells = values.cells
      generation += 1
      return true
    }
    for (key, cell) in changed.all { own[key]?.take(cell) }
    return false
  }

  /// Reads the value at a key path, and registers a link to notify when the value changes.
  ///
  /// - Parameters:
  ///   - access: Reads the value at the key path from given environment values.
  ///   - link: The link to notify when the value changes.
  /// - Returns: The current value.
  func read<Value>(
    _ access: EnvironmentAccess<Value>,
    for link: any EnvironmentLinking
  ) -> Value {
    let readings = EnvironmentReadings()
    let value = EnvironmentValues(cells: cells, readings: readings).value(access)
    readings.first?.add(link)
    for cell in readings.others { cell.add(link) }
    return value
  }
}

// MARK: - Following

extension EnvironmentScope: EnvironmentLinking {
  /// A closure that sets the values of a scope, given the values of the outer scope.
  package typealias Change = (inout EnvironmentValues) -> Void

  private struct Source {
    let outer: EnvironmentScope
    let change: Change
  }

  /// Calls a closure that sets values of this scope, and calls it again whenever an outer value that it reads changes.
  ///
  /// - Parameters:
  ///   - outer: The outer scope.
  ///   - change: Sets values of this scope, given the values of the outer scope.
  /// - Returns: Whether the set of this scope's keys has changed.
  package func follow(_ outer: EnvironmentScope, _ change: @escaping Change) -> Bool {
    let readings = EnvironmentReadings()
    let areOthers = set(over: outer, readings: readings, change)
    let read = readings.all.filter { !own.contains($0) }
    source = read.isEmpty ? nil : Source(outer: outer, change: change)
    for cell in read { cell.add(self) }
    return areOthers
  }

  func invalidate() {
    if let source { _ = follow(source.outer, source.change) }
  }

  var isConnected: Bool { source != nil }

  /// Stops following the outer scope: when values of the outer scope change, the values of this scope aren't set again.
  package func disconnect() {
    source = nil
  }
}

extension PropertySurroundings {
  /// The environment, which is this object itself: `EnvironmentScope` is the only subclass.
  // Safe, because the initializer of the base class is internal, and only `EnvironmentScope` calls it.
  var environment: EnvironmentScope { unsafeDowncast(self, to: EnvironmentScope.self) }
}
