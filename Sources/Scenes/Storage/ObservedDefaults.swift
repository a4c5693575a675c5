import Foundation
import SceneRuntime
import SceneViews

/// The values in the defaults that mounted views of an application read.
///
/// Foundation tells nobody here that other code sets a value, so each turn compares them with those at its last comparison.
@MainActor final class ObservedDefaults: WatchedValues {
  private struct Observed {
    let key: String
    let store: UserDefaults
    let changes: StateLocation<Int>
    var last: DefaultsValue
    /// The number of properties that read it.
    var count = 0

    var current: DefaultsValue { DefaultsValue(store.object(forKey: key)) }
  }

  private var observed: [ObjectIdentifier: Observed] = [:]
  private var token: (any NSObjectProtocol)?

  init(_ application: Application) {
    token = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { [weak application] _ in
      // A turn compares the values at its end.
      if !Application.isInTurn { application?.post {} }
    }
  }

  isolated deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  /// Returns the values that views of an application read, created at the first use.
  static func of(_ application: Application) -> ObservedDefaults {
    if let known = application.watchedValues as? ObservedDefaults { return known }
    let made = ObservedDefaults(application)
    application.watchedValues = made
    return made
  }

  /// The number of values that are compared; only tests read it, to find leaks.
  var count: Int { observed.count }

  func add(_ key: String, in store: UserDefaults, _ changes: StateLocation<Int>) {
    let id = ObjectIdentifier(changes)
    var value =
      observed[id]
      ?? Observed(
        key: key, store: store, changes: changes, last: DefaultsValue(store.object(forKey: key)))
    value.count += 1
    observed[id] = value
  }

  func remove(_ changes: StateLocation<Int>) {
    let id = ObjectIdentifier(changes)
    observed[id]?.count -= 1
    if observed[id]?.count == 0 { observed[id] = nil }
  }

  func update() {
    for (id, value) in observed {
      let current = value.current
      if value.last == current { continue }
      observed[id]?.last = current
      value.changes.modify { $0 &+= 1 }
    }
  }
}

/// A part of a property wrapper that has a value in the defaults compared as long as its owner is mounted.
struct DefaultsObserver: DynamicProperty {
  /// The observation; nil until the owner is mounted.
  private var observation: DefaultsObservation?

  /// Observes a value, and no other one.
  @MainActor func observe(
    _ key: String, in store: UserDefaults, _ changes: StateLocation<Int>,
    for application: Application?
  ) {
    observation?.observe(key, in: store, changes, for: application)
  }

  static func _connect(
    _ property: UnsafeMutableRawPointer, storage: inout AnyObject?, in context: _PropertyContext
  ) {
    let observation = storage as? DefaultsObservation ?? DefaultsObservation()
    storage = observation
    property.assumingMemoryBound(to: Self.self).pointee.observation = observation
  }

  /// Always true: the observation belongs to the place in the tree, not to the value.
  nonisolated static func _areSame(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    true
  }
}

/// The observation of one value for a mounted property.
@MainActor private final class DefaultsObservation: KeptReading {
  private var observed: (defaults: ObservedDefaults, changes: StateLocation<Int>)?

  isolated deinit { end() }

  func observe(
    _ key: String, in store: UserDefaults, _ changes: StateLocation<Int>,
    for application: Application?
  ) {
    let defaults = application.map { ObservedDefaults.of($0) }
    if observed?.changes === changes, observed?.defaults === defaults { return }
    end()
    guard let defaults else { return }
    defaults.add(key, in: store, changes)
    observed = (defaults, changes)
  }

  func move(to surroundings: PropertySurroundings) {
    // The body that is evaluated in another environment observes again.
  }

  func disconnect() { end() }

  private func end() {
    if let observed { observed.defaults.remove(observed.changes) }
    observed = nil
  }
}
