import Foundation
public import SceneDisplay
public import SceneRuntime

/// Views as the content of a window.
///
/// The runtime creates this content for scenes declared in an app. A scene delegate that creates its own
/// content sets it as the content of a window:
///
/// ```swift
/// window.content = HostingContent(rootView: ReadingView())
/// ```
@MainActor public final class HostingContent<Root: View> {
  private let tree = ViewTree()
  private var makeRoot: @MainActor () -> Root
  private var root: RootNode<Root>?
  private var needsRoot = false
  /// The commands declared for the window's scene, those of inner modifiers first.
  private var commands: [DeclaredCommands]
  private var needsCommands = false
  /// A number that changes with the closure that creates the view.
  private var revision: Int?
  /// Whether the views read the scene's delegate from the environment.
  private let publishesDelegate: Bool

  /// The environment set by the scene's declaration.
  private var declared: EnvironmentScope
  /// The environment set by the window, on top of the declaration's.
  private var environment = EnvironmentScope.empty
  /// The window of the content; nil while it isn't mounted.
  private var enclosingWindow: EnclosingWindow?
  /// The state of the scene when the environment was set; other properties of the window are constant.
  private var seededState: ConnectedScene.ActivationState?
  private var declaredVersion: EnvironmentScope.Version?

  /// Creates content that shows a view.
  ///
  /// - Parameter rootView: The view, kept for as long as the content exists. Its state begins when
  ///   the content is mounted in a window.
  public convenience init(rootView: Root) {
    self.init(environment: .empty) { rootView }
  }

  /// Creates content whose view is created by a closure, called again when a value it reads changes.
  ///
  /// - Parameters:
  ///   - environment: The environment set by the scene's declaration.
  ///   - commands: The declared commands, those of inner modifiers first.
  ///   - revision: A number that changes with the closure that creates the view.
  ///   - publishesDelegate: Whether the views read the scene's delegate from the environment, as in a scene
  ///     that an app declares (S133).
  ///   - makeRoot: Returns the view.
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

  /// Replaces the closure that creates the view, and the commands; the view isn't created again if the
  /// revision is unchanged.
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
    tree.window?.setNeedsUpdate()
  }
}

extension HostingContent: WindowContent {
  /// The limits of the frames around the whole content; others follow only from a layout.
  public var sizeLimits: SceneSizeLimits { root?.sizeLimits ?? SceneSizeLimits() }

  /// Creates the tree of the views, with the environment of the window's scene; called by the
  /// runtime.
  ///
  /// - Parameter window: The window that shows the views, and from which they request updates.
  public func mount(in window: SceneWindow) {
    tree.window = window
    tree.updates.onRequest { [weak window] in window?.setNeedsUpdate() }
    updateEnvironment()
    root = RootNode(tree: tree, environment: environment, makeRoot)
    root?.show(commands)
  }

  /// Evaluates the bodies that read changed values, and sets the title, the external events and the
  /// activity of the window; called by the runtime in a turn.
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
    tree.endUpdate()
    if tree.titlesDidChange {
      tree.titlesDidChange = false
      tree.window?.title = root?.firstTitle
    }
    if tree.handledEventsDidChange {
      tree.handledEventsDidChange = false
      tree.window?.handledExternalEvents = tree.handledEvents.values.reduce(
        into: HandledExternalEvents()
      ) { $0.formUnion($1) }
    }
    tree.closureQuestions.settle(in: tree.window)
    if tree.hasActivity { tree.activity.settle(under: root, in: tree.window) }
  }

  /// Performs the actions that wait for the update to be shown, such as those of `onAppear` and
  /// `onChange`; called by the runtime at the end of a turn.
  public func runEffects() {
    tree.runEffects()
  }

  /// Returns whether the trace can show text that a person enters into a node.
  ///
  /// - Parameter node: The id of the node.
  /// - Returns: False for secure fields, and for nodes that aren't displayed any more.
  public func showsText(enteredInto node: Int) -> Bool {
    guard let node = tree[node] else { return false }
    if case .control(let control) = node.element, case .secret = control.value { return false }
    return true
  }

  /// Performs a person's act on a view, unless the view is missing, disabled, hidden, or behind a
  /// sheet or an alert.
  ///
  /// - Parameter event: The act and the id of its node.
  /// - Returns: A problem if the act isn't performed; nil if it is.
  public func receive(_ event: ContentEvent) -> Problem? {
    let session = tree.window?.id.session ?? ""
    let place = "node \(event.node) of scene \(session)"
    let act = "\(showsText(enteredInto: event.node) ? event : event.withoutText)"
    guard let node = tree[event.node], node.isVisible else {
      return .actOnMissingNode(at: place, act)
    }
    guard EnvironmentValues(cells: node.environment.cells).isEnabled else {
      return .actOnDisabledNode(at: place, act)
    }
    if node.isHidden { return .actOnHiddenNode(at: place, act) }
    if let front = root?.frontmost, !node.isInside(front) {
      return .actOnCoveredNode(at: place, act)
    }
    if case .scroll(let first) = event.act, tree[first]?.isVisible != true {
      return .actOnMissingNode(at: "node \(first) of scene \(session)", act)
    }
    if event.act == .focus {
      node.focus()
      return nil
    }
    if node.receive(event.act) { return nil }
    return .unsupportedAct(at: place, act)
  }

  /// Offers a link to the handlers of `onOpenURL` (S91, S92), and an activity that is no link to
  /// those of `onContinueUserActivity` with its type (S91).
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

  /// Calls a handler on every node, in depth-first order.
  ///
  /// - Returns: Whether any node handled the event.
  private func offer(_ take: (_AnyNode) -> Bool) -> Bool {
    var isTaken = false
    root?.forEachNode { isTaken = take($0) || isTaken }
    return isTaken
  }

  /// Unmounts the views, cancels their tasks and performs the actions of `onDisappear` at once;
  /// called by the runtime when the scene disconnects.
  public func unmount() {
    root?.unmount()
    root = nil
    tree.closureQuestions.settle(in: tree.window)
    if tree.hasActivity { tree.activity.settle(under: nil, in: tree.window) }
    tree.runEffects()
    tree.updates.onRequest(nil)
    environment = .empty
    enclosingWindow = nil
    seededState = nil
    declaredVersion = nil
  }

  /// Updates the environment values of the window that have changed.
  private func updateEnvironment() {
    guard let scene = tree.window?.windowScene else { return }
    let state = scene.activationState
    if state.isForeground { SceneFocus.follow(scene.session) }
    if declared.version != declaredVersion {
      let window =
        enclosingWindow ?? EnclosingWindow(scene.session.application, scene.session)
      enclosingWindow = window
      environment = EnvironmentScope(declared) { values in
        values.seed(window, phase: ScenePhase(state))
        if publishesDelegate, let delegate = scene.delegate { values.publish(delegate) }
      }
      root?.enter(environment)
      declaredVersion = declared.version
    } else if state != seededState {
      environment.change(ScenePhaseKey.self, to: ScenePhase(state))
    }
    seededState = state
  }
}

extension HostingContent: DisplayContent {
  /// The current tree of elements; reading it makes its nodes known to the host.
  public var display: DisplayNode {
    root?.display() ?? DisplayNode(id: 0, element: .root)
  }

  /// The changes of the last update, in the order in which they apply.
  public var patches: [DisplayPatch] { tree.patches }

  /// Creates the rows of a lazy list that a host is about to show, in place of those shown before.
  ///
  /// - Parameters:
  ///   - range: The indices of the rows; those beyond the elements are ignored.
  ///   - rows: The id of the node of the list's rows.
  /// - Returns: The changes of the tree; none if no such node is displayed.
  public func pull(_ range: Range<Int>, of rows: Int) -> [DisplayPatch] {
    guard let node = tree[rows] as? any PulledRows, node.isVisible else { return [] }
    // Effects of rows that appear and disappear run in the next turn.
    tree.window?.setNeedsUpdate()
    return tree.steps(of: { node.pull(range) })
  }
}
