import SceneDisplay
import SceneRuntime

/// What all nodes of one window share: what is to be evaluated, shown and done.
@MainActor final class ViewTree {
  let updates = UpdateQueue()
  weak var window: SceneWindow?
  /// The steps from what was shown before the last update.
  @exclusivity(unchecked) private(set) var patches: [DisplayPatch] = []
  /// Whether the titles views ask for have to be looked at again.
  var titlesDidChange = false

  /// What what is typed goes to, if it wants to know.
  var focused: (any Focusable)?

  /// The nodes that ask for a title; they are in no order.
  var titled: [ObjectIdentifier: _AnyNode] = [:]

  /// What views ask for of external events; they are in no order.
  var handledEvents: [ObjectIdentifier: HandledExternalEvents] = [:] {
    didSet { handledEventsDidChange = true }
  }
  var handledEventsDidChange = false

  /// What the views say that a person is doing.
  let activity = WindowActivity()

  /// How many views continue activities.
  var continuationHandlers = 0

  /// How many views handle URLs.
  var urlHandlers = 0

  @exclusivity(unchecked) private var changedContainers: [_AnyNode] = []
  @exclusivity(unchecked) private var effects: [@MainActor () -> Void] = []
  private var preferenceReaders: [any PreferenceReader] = []
  private var havePreferencesChanged = false
  private var displayed: [Int: _AnyNode] = [:]
  private var lastDisplayID = 0

  // MARK: - Updating

  /// Starts an update: what was gathered for the one before is forgotten.
  func beginUpdate() {
    patches = []
  }

  /// Works out the steps for all children that came, went or moved.
  func endUpdate() {
    takeChildSteps()
    if havePreferencesChanged {
      havePreferencesChanged = false
      for reader in preferenceReaders { reader.readPreferences() }
    }
  }

  private func takeChildSteps() {
    let containers = changedContainers
    changedContainers = []
    for container in containers { patches += container.takeChildSteps() }
  }

  /// The steps of a change that a host makes between updates.
  func steps(of change: () -> Void) -> [DisplayPatch] {
    let last = patches
    patches = []
    change()
    takeChildSteps()
    defer { patches = last }
    return patches
  }

  func add(_ patch: DisplayPatch) {
    patches.append(patch)
  }

  func add(changed container: _AnyNode) {
    changedContainers.append(container)
  }

  /// Has `effect` run once the update was shown; effects run in the order they were added.
  func afterUpdate(_ effect: @escaping @MainActor () -> Void) {
    effects.append(effect)
  }

  func runEffects() {
    let effects = effects
    self.effects = []
    for effect in effects { effect() }
  }

  // MARK: - Preferences

  /// A view hands up another value than before, or came, or went.
  func preferencesDidChange() {
    havePreferencesChanged = true
  }

  func add(_ reader: any PreferenceReader) {
    preferenceReaders.append(reader)
    havePreferencesChanged = true
  }

  func remove(_ reader: any PreferenceReader) {
    preferenceReaders.removeAll { $0 === reader }
  }

  // MARK: - Displayed nodes

  func makeDisplayID() -> Int {
    lastDisplayID += 1
    return lastDisplayID
  }

  func remember(_ node: _AnyNode, as id: Int) {
    displayed[id] = node
  }

  func forget(_ id: Int) {
    displayed[id] = nil
  }

  subscript(id: Int) -> _AnyNode? { displayed[id] }

  func report(_ view: String, _ what: String, remedy: String) {
    let session = window?.windowScene?.session
    session?.application?.report(
      Problem(at: "\(view) in scene \(session?.id ?? "")", what, remedy: remedy))
  }
}

/// A node that reads preferences at the end of an update in which they may have changed.
@MainActor protocol PreferenceReader: AnyObject {
  func readPreferences()
}
