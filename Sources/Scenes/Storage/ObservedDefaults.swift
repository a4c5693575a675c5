import Foundation
import SceneRuntime
import SceneViews

/// The values in user defaults that the `AppStorage` properties of an application read.
///
/// On Linux, Foundation sends no notification when other code sets a value. At the end of each turn, the application
/// therefore compares the values with the values that it found before.
@MainActor final class ObservedDefaults: WatchedValues {
  private struct Observed {
    let key: String
    let store: UserDefaults
    let changes: StateLocation<Int>
    var last: DefaultsValue
    /// The number of properties that read the value.
    var count = 0

    var current: DefaultsValue { DefaultsValue(store.object(forKey: key)) }
  }

  private var observed: [ObjectIdentifier: Observed] = [:]
  private var token: (any NSObjectProtocol)?

  init(_ application: Application) {
    token = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { [weak application] _ in
      // A turn compares the values at its end, so the notification starts a turn if no turn is running.
      if !Application.isInTurn { application?.post {} }
    }
  }

  isolated deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  /// Returns the observed values of an application, created on first use.
  static func of(_ application: Application) -> ObservedDefaults {
    if let known = application.watchedValues as? ObservedDefaults { return known }
    let made = ObservedDefaults(application)
    application.watchedValues = made
    return made
  }

  /// The number of values that are compared; used only by tests that look for leaks.
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

/// A field of a property wrapper; the field observes a value in the user defaults while the wrapper's view is part of a
/// view tree.
struct DefaultsObserver: DynamicProperty {
  /// The observation; nil until the view with the property becomes part of a view tree, and `_connect` is called.
  private var observation: DefaultsObservation?

  /// Observes the given value instead of the value that was observed before.
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

  /// Always true: the observation belongs to the position in the view tree, and stays when the view gets a new value.
  nonisolated static func _areSame(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    true
  }
}

/// The observation of one value for a property whose view is part of a view tree.
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
    // Does nothing, because a body that is evaluated in another environment begins a new observation.
  }

  func disconnect() { end() }

  private func end() {
    if let observed { observed.defaults.remove(observed.changes) }
    observed = nil
  }
}
