import Foundation
public import SceneDisplay
public import SceneRuntime

/// The content of a window that shows views.
///
/// The runtime creates a `HostingContent` for each window of a scene that an app declares. If a scene delegate creates
/// the content of a window itself, it sets a `HostingContent`:
///
/// ```swift
/// window.content = HostingContent(rootView: ReadingView())
/// ```
@MainActor public final class HostingContent<Root: View> {
  let tree = ViewTree()
  private var makeRoot: @MainActor () -> Root
  private(set) var root: RootNode<Root>?
  /// The commands declared for the window's scene, beginning with the commands of the innermost modifier.
  private var commands: [DeclaredCommands]

  /// The environment that the scene's declaration sets.
  private var declared: EnvironmentScope
  /// The environment of the window: the declaration's environment and the window's own values.
  private var environment = EnvironmentScope.empty
  private var declaredVersion: EnvironmentScope.Version?
  /// The state of the scene when the environment was last set.
  private var seededState: ConnectedScene.ActivationState?
  /// Whether the window was narrow when the environment was last set; nil until the window is first narrow.
  ///
  /// While the property is nil, the environment doesn't contain the value.
  private var seededNarrow: Bool?
  /// Whether the host showed light text on a dark background when the environment was last set; nil if the background
  /// has never been dark.
  ///
  /// While the property is nil, the environment doesn't contain the value.
  private var seededDark: Bool?

  /// A number that changes whenever the closure that creates the root view is replaced; nil if each closure counts as
  /// new.
  private var revision: Int?
  /// Whether the views can read the scene's delegate from the environment.
  private let publishesDelegate: Bool
  private var needsRoot = false
  private var needsCommands = false
  /// Whether no view handled the last key that was passed to the views.
  private var isKeyIgnored = false

  /// Creates content that shows a view.
  ///
  /// - Parameter rootView: The view, whose state is created when the content is mounted in a window.
  public convenience init(rootView: Root) {
    self.init(environment: .empty) { rootView }
  }

  /// Creates content from a closure that returns the view; the closure is called again when a value that it reads
  /// changes.
  ///
  /// - Parameters:
  ///   - environment: The environment that the scene's declaration sets.
  ///   - commands: The declared commands, beginning with the commands of the innermost modifier.
  ///   - revision: A number that changes whenever the closure is replaced; nil to count each closure as new.
  ///   - publishesDelegate: Whether the views can read the scene's delegate from the environment, as in a scene that an
  ///     app declares (S133).
  ///   - makeRoot: Returns the view that the content shows.
  package init(
    environment: EnvironmentScope, commands: [DeclaredCommands] = [], revision: Int? = nil,
    publishesDelegate: Bool = false, makeRoot: @escaping @MainActor () -> Root
  ) {
    self.publishesDelegate = publishesDelegate
    declared = environment
    self.commands = commands
    self.revision = revision
    self.makeRoot = makeRoot
  }

  /// The root view; replacing it keeps the state of views with the same type and position.
  public var rootView: Root {
    get { makeRoot() }
    set { replace(environment: declared, commands: commands) { newValue } }
  }

  /// Replaces the declared environment, the commands, and the closure that returns the view.
  ///
  /// If the revision isn't nil and is unchanged, the previous closure stays and isn't called again.
  package func replace(
    environment: EnvironmentScope, commands: [DeclaredCommands], revision: Int? = nil,
    makeRoot: @escaping @MainActor () -> Root
  ) {
    if revision == nil || revision != self.revision {
      self.makeRoot = makeRoot
      needsRoot = true
    }
    self.revision = revision
    self.commands = commands
    declared = environment
    needsCommands = true
    MainScenes.commandsDidChange(in: tree.window?.windowScene)
    tree.window?.setNeedsUpdate()
  }
}

extension HostingContent: WindowContent {
  /// The size limits that the outermost frame around the whole content sets.
  ///
  /// Frames of inner views are ignored, because combining their limits would need a layout.
  public var sizeLimits: SceneSizeLimits { root?.sizeLimits ?? SceneSizeLimits() }

  /// Creates the tree of the views, with the environment of the window's scene; the runtime calls the method.
  ///
  /// - Parameter window: The window that shows the views, and that schedules their updates.
  public func mount(in window: SceneWindow) {
    let enclosing = EnclosingWindow(window)
    tree.enclosingWindow = enclosing
    // Proof: other threads only read `window`, an immutable weak reference. A second weak reference to the window would
    // cost more.
    nonisolated(unsafe) let shared = enclosing
    tree.updates.onRequest { shared.window?.setNeedsUpdate() }
    updateEnvironment()
    let root = RootNode(tree: tree, environment: environment, makeRoot)
    if !commands.isEmpty { root.show(commands) }
    self.root = root
  }

  /// Evaluates the bodies that read changed values; the runtime calls the method in a turn of the app's main loop.
  ///
  /// The method also sets the title and the activity of the window, and the external events that the window handles.
  public func update() {
    tree.beginUpdate()
    updateEnvironment()
    if needsRoot {
      needsRoot = false
      root?.replace(makeRoot)
    }
    if needsCommands {
      needsCommands = false
      root?.show(commands)
    }
    tree.updates.evaluateMarked()
    if tree.titlesDidChange, !tree.titleObservers.isEmpty {
      let title = root?.firstTitle ?? tree.window?.windowScene?.title ?? ""
      for observer in tree.titleObservers { observer.titleDidChange(to: title) }
    }
    tree.endUpdate()
    if tree.titlesDidChange {
      tree.titlesDidChange = false
      tree.window?.title = root?.firstTitle
      if tree.hasSubtitles { tree.window?.subtitle = root?.firstSubtitle }
    }
    if tree.handledEventsDidChange {
      tree.handledEventsDidChange = false
      tree.window?.handledExternalEvents = tree.handledEvents.values.reduce(
        into: HandledExternalEvents()
      ) { $0.formUnion($1) }
    }
    tree.settleClosureQuestions()
    if tree.hasActivity { tree.activity.settle(under: root, in: tree.window) }
    if !tree.patches.isEmpty { tree.knownPlacement?.contentDidChange() }
  }

  /// Performs the actions that wait for the end of an update, such as those of `onAppear` and `onChange`, and closes
  /// the undo group of the turn; the runtime calls the method at the end of a turn.
  public func runEffects() {
    tree.runEffects()
    tree.undoManager?.endTurn()
  }

  /// Returns whether the recorded trace of events may contain the text that a person enters into a node.
  ///
  /// - Parameter node: The id of the node.
  /// - Returns: False for secure fields, and for nodes that aren't displayed any more.
  public func showsText(enteredInto node: Int) -> Bool {
    guard let node = tree[node] else { return false }
    if case .control(let control) = node.element, case .secret = control.value { return false }
    return true
  }

  /// Performs a person's act on a view, unless the view is missing, disabled, hidden, or behind a sheet or an alert.
  ///
  /// - Parameter event: The act, and the id of the node on which it is performed.
  /// - Returns: A problem if the act isn't performed; otherwise nil. A key that no view handles isn't a problem.
  public func receive(_ event: ContentEvent) -> Problem? {
    tree.knownPlacement?.beginAct()
    let session = tree.window?.id.session ?? ""
    let place = "node \(event.node) of scene \(session)"
    let act = "\(showsText(enteredInto: event.node) ? event : event.withoutText)"
    guard let node = tree[event.node], node.isVisible else {
      return .actOnMissingNode(at: place, act)
    }
    if case .command(let identifier) = event.act, node === root {
      return performStandardCommand(identifier) ? nil : .actOnDisabledNode(at: place, act)
    }
    guard EnvironmentValues(cells: node.environment.cells).isEnabled else {
      return .actOnDisabledNode(at: place, act)
    }
    if node.isInert { return .actOnDisabledNode(at: place, act) }
    if node.isHidden { return .actOnHiddenNode(at: place, act) }
    // A key that is passed to the root goes to the views of the frontmost presentation. A focus act on the root takes
    // the focus from any view. A focus act on a view behind a presentation is refused. Any other act dismisses the
    // popovers in front of its view, or is refused if another presentation, such as a sheet, is in front of the view.
    let isKey = if case .key = event.act { true } else { false }
    let isForFront = node === root && (isKey || event.act == .focus)
    if !isForFront, let front = root?.frontmost, !node.isInside(front) {
      let covers = root?.presentations.reversed().prefix { !node.isInside($0) } ?? []
      guard event.act != .focus, !covers.contains(where: \.element.coversContent),
        covers.allSatisfy({ $0.leave() })
      else { return .actOnCoveredNode(at: place, act) }
    }
    if case .scroll(let first) = event.act, tree[first]?.isVisible != true {
      return .actOnMissingNode(at: "node \(first) of scene \(session)", act)
    }
    if let drafting = tree.drafting, drafting !== node { drafting.takeOverDraft() }
    switch event.act {
    case .focus:
      node.focus()
      return nil
    case .key(let key):
      let press = KeyPress(key)
      let start = node === root ? tree.keyboard.keyNode(in: root?.frontmost) : node
      isKeyIgnored = !(start?.handleKey(press) ?? false)
      return nil
    case .drop where node === root:
      return openDragged() ? nil : .unsupportedAct(at: place, act)
    default: break
    }
    if node.perform(event.act) { return nil }
    return .unsupportedAct(at: place, act)
  }

  /// Passes a link to the handlers of `onOpenURL` (S91, S92), and any other activity to the handlers of
  /// `onContinueUserActivity` for its type (S91).
  ///
  /// - Parameter event: The link or the activity; other events have no handlers.
  /// - Returns: Whether any handler was mounted and called.
  public func deliver(_ event: ExternalEvent) -> Bool {
    if let url = event.link {
      return tree.urlHandlers > 0 && offer { $0.open(url) }
    }
    guard case .continueActivity(let record) = event, tree.continuationHandlers > 0 else {
      return false
    }
    let activity = UserActivity(record)
    return offer { $0.continue(activity) }
  }

  /// Offers an event to every node, in depth-first order.
  ///
  /// - Parameter take: Passes the event to a node, and returns whether the node handled the event.
  /// - Returns: Whether any node handled the event.
  private func offer(_ take: (_AnyNode) -> Bool) -> Bool {
    var isTaken = false
    root?.forEachNode { isTaken = take($0) || isTaken }
    return isTaken
  }

  /// Unmounts the views, cancels their tasks and performs the actions of `onDisappear` at once; the runtime calls the
  /// method when the scene disconnects.
  public func unmount() {
    root?.unmount()
    root = nil
    if let scene = tree.window?.windowScene { MainScenes.leave(scene) }
    tree.settleClosureQuestions()
    if tree.hasActivity { tree.activity.settle(under: nil, in: tree.window) }
    tree.runEffects()
    tree.updates.onRequest(nil)
    environment = .empty
    tree.enclosingWindow = nil
    seededState = nil
    seededNarrow = nil
    seededDark = nil
    declaredVersion = nil
  }

  /// Updates those environment values of the window that have changed, such as the state of its scene.
  private func updateEnvironment() {
    guard let window = tree.window, let scene = window.windowScene else { return }
    let state = scene.activationState
    if state.isForeground { MainScenes.follow(scene) }
    let width = scene.effectiveGeometry.size.width
    // A window of unknown size, whose width is 0, isn't narrow.
    let isNarrow = width > 0 && width < 480
    let isDark = scene.isHostDark
    if declared.version != declaredVersion || isNarrow && seededNarrow == nil
      || isDark && seededDark == nil
    {
      var enclosing = tree.enclosingWindow
      // The window may have got its scene after the content was mounted.
      if enclosing?.session == nil { enclosing = EnclosingWindow(window) }
      tree.enclosingWindow = enclosing
      if isNarrow || seededNarrow != nil { seededNarrow = isNarrow }
      if isDark || seededDark != nil { seededDark = isDark }
      environment = EnvironmentScope(declared) { values in
        values.seed(enclosing, phase: ScenePhase(state))
        if let seededNarrow { values.isWindowNarrow = seededNarrow }
        if let seededDark { values.isWindowDark = seededDark }
        if publishesDelegate, let delegate = scene.delegate { values.publish(delegate) }
      }
      root?.enter(environment)
      declaredVersion = declared.version
      MainScenes.commandsDidChange(in: scene)
    } else if state != seededState {
      environment.change(ScenePhaseKey.self, to: ScenePhase(state))
    }
    if let narrow = seededNarrow, narrow != isNarrow {
      environment.change(WindowWidthKey.self, to: isNarrow)
      seededNarrow = isNarrow
    }
    if let dark = seededDark, dark != isDark {
      environment.change(WindowDarkKey.self, to: isDark)
      seededDark = isDark
    }
    if let placement = tree.knownPlacement {
      for reader in placement.heightReaders { reader.followWindow() }
    }
    seededState = state
  }
}

extension HostingContent: DisplayContent {
  /// The current tree of elements; later patches assume that the host has all nodes of this tree.
  public var display: DisplayNode {
    root?.display() ?? DisplayNode(id: 0, element: .root)
  }

  /// Whether no view handled the last key that was passed to the views.
  public var wasKeyIgnored: Bool { isKeyIgnored }

  /// The changes of the last update, in the order in which they apply.
  public var patches: [DisplayPatch] { tree.patches }

  /// Creates those rows of a list or a lazy stack that a host is about to show.
  ///
  /// Rows that the host no longer shows are removed from the tree of elements.
  ///
  /// - Parameters:
  ///   - range: The indices of the rows; indices beyond the last element are ignored.
  ///   - rows: The id of the node that contains the rows.
  /// - Returns: The changes of the tree; empty if the node isn't displayed.
  public func pull(_ range: Range<Int>, of rows: Int) -> [DisplayPatch] {
    guard let node = tree[rows] as? any PulledRows, node.isVisible else { return [] }
    // Request a turn, which performs the actions of the rows that appear or disappear.
    tree.window?.setNeedsUpdate()
    return tree.steps(of: { node.pull(range) })
  }

  /// Returns the layout that the app defines for a container.
  ///
  /// - Parameter node: The id of the container.
  /// - Returns: The layout; nil if the container isn't displayed or has no layout of the app.
  public func layout(of node: Int) -> (any DisplayLayout)? {
    (tree[node] as? any LayoutOwner)?.displayLayout
  }

  /// The ids of the displayed nodes of views that depend on their frames, such as a `GeometryReader`.
  public var placedNodes: Set<Int> { tree.knownPlacement?.nodes ?? [] }

  /// Evaluates the views that depend on their frames.
  ///
  /// The actions that `onGeometryChange` performs for changed values follow in the next turn of the app's main loop.
  ///
  /// - Parameter frames: The frames of the placed nodes.
  /// - Returns: The changes of the tree; empty if the frames are unchanged, or if they have changed too many times in
  ///   a row.
  public func place(_ frames: [Int: DisplayFrame]) -> [DisplayPatch] {
    let nodes = tree.knownPlacement?.take(frames) ?? []
    if nodes.isEmpty { return [] }
    tree.window?.setNeedsUpdate()
    let patches = tree.steps {
      for node in nodes where node.isMounted { node.placementDidChange() }
    }
    if !patches.isEmpty {
      tree.knownPlacement?.contentDidChange()
    } else if !tree.hasPendingEffects {
      tree.knownPlacement?.settle()
    }
    return patches
  }
}

extension HostingContent: FocusedContent {
  var focusedValues: FocusedCells? { tree.enclosingWindow?.focusedValues }
}

extension HostingContent: CommandedContent {
  var declaredCommands: [DeclaredCommands] { commands }
  var commandEnvironment: EnvironmentScope? { root == nil ? nil : environment }
}

extension HostingContent: EnclosingContent {
  func resetFocus(in namespace: Namespace.ID) { tree.keyboard.reset(in: namespace) }

  func toggle(_ column: WindowColumn) { tree.toggle(column) }

  func beginSearch() {
    guard let root else { return }
    ((root.frontmost ?? root) as _AnyNode).searchField?.focus()
  }
}
