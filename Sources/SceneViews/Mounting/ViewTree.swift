import SceneDisplay
import SceneRuntime

/// The state that all nodes of a window share, such as pending evaluations, patches and effects.
@MainActor final class ViewTree {
  let updates = UpdateQueue()
  /// The patches of the last update.
  var patches: [DisplayPatch] { changes.patches }

  /// The innermost node that has a focus binding, and whose view has the focus; nil if there is none.
  var focused: (any Focusable)? {
    didSet { if hasKeyboard, focused !== oldValue { keyboard.bindingsDidChange(from: oldValue) } }
  }

  /// The text field whose typed text hasn't been written to its value yet; nil if there is none.
  weak var drafting: (any Drafting)?

  /// The keyboard focus of the window and the nodes that observe it, created at the first use.
  lazy var keyboard: WindowFocus = {
    hasKeyboard = true
    return WindowFocus(self)
  }()

  /// The nodes that set a title, in no particular order.
  var titled = [ObjectIdentifier: _AnyNode]()

  /// The external events that views prefer and allow, in no particular order.
  var handledEvents = [ObjectIdentifier: HandledExternalEvents]() {
    didSet { handledEventsDidChange = true }
  }

  /// The window that shows the tree; nil while the content isn't mounted.
  var window: SceneWindow? { enclosingWindow?.window }
  /// The constant properties of the window, which views read through the environment; nil while the content isn't
  /// mounted.
  var enclosingWindow: EnclosingWindow?
  /// The undo manager of the window; nil until a view reads the undo manager from the environment.
  var undoManager: UndoManager? { enclosingWindow?.knownUndoManager }

  /// The sets of standard commands that the app adds; a set that is added twice is contained twice.
  var commandSets: [CommandSet] = []

  /// The groups of standard commands that the app replaces, created when the app or the library declares its first
  /// group.
  lazy var replacedGroups = ReplacedGroups()

  /// The activity that views provide, created when a view first provides an activity.
  lazy var activity: WindowActivity = {
    hasActivity = true
    return WindowActivity()
  }()

  /// The split views and inspectors; menu commands show and hide their columns.
  var columnHolders = Contributors()

  /// The nodes that read their frames, and the frames from the host.
  var placement: Placement {
    if let knownPlacement { return knownPlacement }
    let placement = Placement()
    knownPlacement = placement
    return placement
  }

  /// The object that `placement` returns; nil until a node reads its frame.
  private(set) var knownPlacement: Placement?

  /// The scrollers of the containers whose scroll position is stored, in the order in which the scrollers were created.
  // Proof: the property is isolated to the main actor, and no access of its array calls other code, so accesses never
  // overlap.
  #if hasAttribute(exclusivity) && !PUBLIC_API_ONLY
  @exclusivity(unchecked)
  #endif
  var scrollers: [Scroller] = []

  /// The number of mounted views that handle activities.
  var continuationHandlers = 0

  /// The number of mounted views that handle URLs.
  var urlHandlers = 0

  // Small properties stand next to each other, because a tree takes less memory in this order.
  /// The questions that views ask before the scene is closed.
  var closureQuestions = ClosureQuestions() {
    didSet { closureQuestionsDidChange = true }
  }
  /// Whether the questions must be passed to the window again.
  private var closureQuestionsDidChange = false
  /// Whether the title of the window must be determined again.
  var titlesDidChange = false
  /// The nodes that show the title of the window.
  var titleObservers: [any TitleObserver] = []
  /// Whether a view has set a subtitle.
  var hasSubtitles = false
  /// Whether the external events that views prefer and allow have changed.
  var handledEventsDidChange = false
  /// Whether a person has hidden the toolbar of the window.
  var hidesToolbar = false
  /// Whether views to which a container can be scrolled were added, removed or moved.
  var haveScrollTargetsChanged = false
  /// Whether a view, or a person, has used the keyboard focus.
  private(set) var hasKeyboard = false
  /// Whether a view has provided an activity.
  private(set) var hasActivity = false
  private var havePreferencesChanged = false

  private struct Changes {
    var patches: [DisplayPatch] = []
    var containers: [_AnyNode] = []
    var effects: [@MainActor () -> Void] = []
    var displayed = DisplayedNodes()
  }

  // Proof: the property is private and isolated to the main actor, and no method calls other code while it accesses
  // the property. So accesses never overlap.
  #if hasAttribute(exclusivity) && !PUBLIC_API_ONLY
  @exclusivity(unchecked)
  #endif
  private var changes = Changes()
  private var preferenceReaders: [any PreferenceReader] = []
  private var lastDisplayID = 0
  /// The number of updates, and of changes that hosts have requested between updates.
  private(set) var changeCount = 0

  // MARK: - Updating

  /// Starts an update, and discards the patches of the previous update.
  func beginUpdate() {
    changeCount += 1
    changes.patches.removeAll(keepingCapacity: true)
  }

  /// Ends an update: computes the patches of children that were added, removed or moved, settles the scroll positions
  /// and the focus, and lets readers read the preferences that have changed.
  func endUpdate() {
    let haveChanged = haveScrollTargetsChanged
    for scroller in scrollers { scroller.settle(haveTargetsChanged: haveChanged) }
    haveScrollTargetsChanged = false
    takeChildSteps()
    for scroller in scrollers { scroller.show() }
    if hasKeyboard { keyboard.settle() }
    if havePreferencesChanged {
      havePreferencesChanged = false
      for reader in preferenceReaders { reader.readPreferences() }
    }
  }

  private func takeChildSteps() {
    if changes.containers.isEmpty { return }
    let containers = changes.containers
    changes.containers = []
    for container in containers {
      let steps = container.takeChildSteps()
      changes.patches += steps
    }
  }

  /// Returns the patches for a change that a host requests between updates, such as loading the rows of a list.
  func steps(of change: () -> Void) -> [DisplayPatch] {
    let last = changes.patches
    let haveChanged = haveScrollTargetsChanged
    changes.patches = []
    changeCount += 1
    change()
    takeChildSteps()
    defer {
      changes.patches = last
      // Loading other rows isn't a change of the scroll targets.
      haveScrollTargetsChanged = haveChanged
    }
    return changes.patches
  }

  func add(_ patch: DisplayPatch) {
    changes.patches.append(patch)
  }

  func add(changed container: _AnyNode) {
    changes.containers.append(container)
  }

  /// Schedules an effect to run after the update is shown; effects run in the order in which they were added.
  func afterUpdate(_ effect: @escaping @MainActor () -> Void) {
    changes.effects.append(effect)
  }

  /// Whether effects or readers of preferences wait for the end of an update.
  var hasPendingEffects: Bool { !changes.effects.isEmpty || havePreferencesChanged }

  func runEffects() {
    let effects = changes.effects
    changes.effects = []
    for effect in effects { effect() }
  }

  /// Passes the questions to the window if they have changed.
  func settleClosureQuestions() {
    guard closureQuestionsDidChange else { return }
    closureQuestionsDidChange = false
    window?.closureQuestions = closureQuestions.outermost
  }

  // MARK: - Preferences

  /// Requests that the ancestors of a node read preferences again at the end of the update, because the node has set,
  /// added or removed a preference.
  ///
  /// Other nodes don't read preferences again. If they did, a view that depends on a preference and also sets one would
  /// be updated without end.
  func preferencesDidChange(in node: _AnyNode) {
    havePreferencesChanged = true
    // A reader reads preferences at the end of the update in which it is added.
    if preferenceReaders.isEmpty { return }
    var next = node.parent
    while let outer = next {
      outer.preferencesInsideDidChange()
      next = outer.parent
    }
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

  func register(_ node: _AnyNode, as id: Int) {
    changes.displayed.append(node, as: id)
  }

  func unregister(_ id: Int) {
    changes.displayed.remove(id)
  }

  subscript(id: Int) -> _AnyNode? { changes.displayed[id] }

  /// The session of the window that shows the tree.
  var session: SceneSession? { window?.windowScene?.session }
}

/// A node that reads the preferences set by its descendants, at the end of each update in which they may have changed.
@MainActor protocol PreferenceReader: AnyObject {
  func readPreferences()
}
