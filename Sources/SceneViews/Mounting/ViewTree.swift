import SceneDisplay
import SceneRuntime

/// The state shared by all nodes of a window: pending evaluations, patches and effects.
@MainActor final class ViewTree {
  let updates = UpdateQueue()
  weak var window: SceneWindow?
  /// The scene of the window.
  weak var scene: WindowScene?
  /// The patches of the last update.
  @exclusivity(unchecked) private(set) var patches: [DisplayPatch] = []
  /// Whether the title of the window must be determined again.
  var titlesDidChange = false

  /// The node with keyboard focus, if it observes focus.
  var focused: (any Focusable)?

  /// The nodes that set a title, in no particular order.
  var titled: [ObjectIdentifier: _AnyNode] = [:]

  /// The external events requested by views, in no particular order.
  var handledEvents: [ObjectIdentifier: HandledExternalEvents] = [:] {
    didSet { handledEventsDidChange = true }
  }
  var handledEventsDidChange = false

  /// The activity provided by the views, created when a view provides one.
  lazy var activity: WindowActivity = {
    hasActivity = true
    return WindowActivity()
  }()
  /// Whether a view has provided an activity.
  private(set) var hasActivity = false

  /// The number of handlers for activities.
  var continuationHandlers = 0

  /// The number of handlers for URLs.
  var urlHandlers = 0

  @exclusivity(unchecked) private var changedContainers: [_AnyNode] = []
  @exclusivity(unchecked) private var effects: [@MainActor () -> Void] = []
  private var preferenceReaders: [any PreferenceReader] = []
  private var havePreferencesChanged = false
  private var displayed = DisplayedNodes()
  private var lastDisplayID = 0

  // MARK: - Updating

  /// Starts an update, and discards the patches of the previous one.
  func beginUpdate() {
    patches.removeAll(keepingCapacity: true)
  }

  /// Computes the patches for children that were added, removed or moved.
  func endUpdate() {
    takeChildSteps()
    if havePreferencesChanged {
      havePreferencesChanged = false
      for reader in preferenceReaders { reader.readPreferences() }
    }
  }

  private func takeChildSteps() {
    if changedContainers.isEmpty { return }
    let containers = changedContainers
    changedContainers = []
    for container in containers { patches += container.takeChildSteps() }
  }

  /// Returns the patches of a change that a host makes between updates.
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

  /// Schedules an effect to run after the update is shown; effects run in the order they were added.
  func afterUpdate(_ effect: @escaping @MainActor () -> Void) {
    effects.append(effect)
  }

  func runEffects() {
    let effects = effects
    self.effects = []
    for effect in effects { effect() }
  }

  // MARK: - Preferences

  /// Marks preferences as changed, after a preference was set, added or removed.
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
    displayed.append(node, as: id)
  }

  func forget(_ id: Int) {
    displayed.remove(id)
  }

  subscript(id: Int) -> _AnyNode? { displayed[id] }

  /// The session of the window that shows the tree.
  var session: SceneSession? { scene?.session }
}

/// A node that reads preferences at the end of an update in which they may have changed.
@MainActor protocol PreferenceReader: AnyObject {
  func readPreferences()
}
