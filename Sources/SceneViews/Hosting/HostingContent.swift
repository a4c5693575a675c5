import Foundation
public import SceneDisplay
public import SceneRuntime

/// Views as the content of a window.
///
/// Scenes declared in an app have such content from the runtime. A scene delegate that builds its
/// own gives it to a window of its own:
///
/// ```swift
/// window.content = HostingContent(rootView: ReadingView())
/// ```
@MainActor public final class HostingContent<Root: View> {
  private let tree = ViewTree()
  private var makeRoot: @MainActor () -> Root
  private var root: RootNode<Root>?
  private var needsRoot = false
  /// What the scene's declaration says of the window's commands, that said further in first.
  private var commands: [DeclaredCommands]
  private var needsCommands = false
  /// Tells what makes the view from what made it before.
  private var revision: Int?

  /// What the scene's declaration sets for its views.
  private var declared: EnvironmentScope
  /// What the window sets on top of that.
  private var environment = EnvironmentScope()
  /// The state of the scene when it was set; nothing else of the window changes.
  private var seededState: ConnectedScene.ActivationState?
  private var declaredVersion: EnvironmentScope.Version?

  /// Content that shows a view.
  public convenience init(rootView: Root) {
    self.init(environment: EnvironmentScope()) { rootView }
  }

  /// Content whose view is made by a closure, which is called again when a value it read changes.
  ///
  /// - Parameters:
  ///   - environment: What the scene's declaration sets for its views.
  ///   - commands: What it says of the window's commands, that said further in first.
  ///   - revision: Tells what makes the view from what makes it later.
  ///   - makeRoot: Makes the view.
  package init(
    environment: EnvironmentScope, commands: [DeclaredCommands] = [], revision: Int? = nil,
    makeRoot: @escaping @MainActor () -> Root
  ) {
    declared = environment
    self.commands = commands
    self.revision = revision
    self.makeRoot = makeRoot
  }

  /// The view shown; another one takes over the state of its parts that stay in place.
  public var rootView: Root {
    get { makeRoot() }
    set { replace(environment: declared, commands: commands) { newValue } }
  }

  /// Puts another closure in the place of that which makes the view, and others in the place of the
  /// commands; a view of the same revision isn't made again.
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
  public func mount(in window: SceneWindow) {
    tree.window = window
    tree.updates.onRequest { [weak window] in window?.setNeedsUpdate() }
    updateEnvironment()
    root = RootNode(tree: tree, environment: environment, makeRoot)
    root?.show(commands)
  }

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
    tree.activity.settle(under: root, in: tree.window)
  }

  public func runEffects() {
    tree.runEffects()
  }

  public func showsText(enteredInto node: Int) -> Bool {
    guard let node = tree[node] else { return false }
    if case .secureField = node.element { return false }
    return true
  }

  public func receive(_ event: ContentEvent) -> Problem? {
    let place = "node \(event.node) of scene \(tree.window?.id.session ?? "")"
    let shown = showsText(enteredInto: event.node) ? event : event.withoutText
    guard let node = tree[event.node], node.isVisible else {
      return Problem(
        at: place, "nothing there takes \"\(shown)\"",
        remedy: "act on what the window shows now: the host may be an update behind")
    }
    guard EnvironmentValues(cells: node.environment.cells).isEnabled else {
      return Problem(
        at: place, "it is disabled, so \"\(shown)\" does nothing",
        remedy: "have the host keep a person from acting on what is disabled")
    }
    if node.isHidden {
      return Problem(
        at: place, "it is hidden, so \"\(shown)\" does nothing",
        remedy: "have the host keep a person from acting on what isn't seen")
    }
    if let front = root?.frontmost, !node.isInside(front) {
      return Problem(
        at: place, "something is in front of it, so \"\(shown)\" does nothing",
        remedy: "have the host keep a person from acting on what is behind a sheet or an alert")
    }
    if event.act == .focus {
      node.focus()
      return nil
    }
    if node.receive(event.act) { return nil }
    return Problem(
      at: place, "it doesn't take \"\(shown)\"",
      remedy: "have the host offer only what an element can do")
  }

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

  /// Offers something to every node, from the top down.
  ///
  /// - Returns: Whether one has taken it.
  private func offer(_ take: (_AnyNode) -> Bool) -> Bool {
    var isTaken = false
    root?.forEachNode { isTaken = take($0) || isTaken }
    return isTaken
  }

  public func unmount() {
    root?.unmount()
    root = nil
    tree.activity.settle(under: nil, in: tree.window)
    tree.runEffects()
    tree.updates.onRequest(nil)
    environment = EnvironmentScope()
    seededState = nil
    declaredVersion = nil
  }

  /// Sets what views read of their window, where it differs from what they read before.
  private func updateEnvironment() {
    guard let scene = tree.window?.windowScene else { return }
    let state = scene.activationState
    if declared.version != declaredVersion {
      environment = EnvironmentScope(declared) { $0.seed(scene) }
      root?.enter(environment)
      declaredVersion = declared.version
    } else if state != seededState {
      _ = environment.set(over: declared) { $0.seed(scene) }
    }
    seededState = state
  }
}

extension EnvironmentValues {
  /// Sets what views read of the window they are in.
  @MainActor fileprivate mutating func seed(_ scene: WindowScene) {
    enclosingWindow = EnclosingWindow(scene.session.application, scene.session)
    scenePhase = ScenePhase(scene.activationState)
  }
}

extension HostingContent: DisplayContent {
  public var display: DisplayNode {
    root?.display() ?? DisplayNode(id: 0, element: .root)
  }

  public var patches: [DisplayPatch] { tree.patches }

  public func pull(_ range: Range<Int>, of rows: Int) -> [DisplayPatch] {
    guard let node = tree[rows] as? any PulledRows, node.isVisible else { return [] }
    // What appears and disappears thereby has its effects in the next turn.
    tree.window?.setNeedsUpdate()
    return tree.steps(of: { node.pull(range) })
  }
}
