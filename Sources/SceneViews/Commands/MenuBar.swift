import SceneDisplay
import SceneRuntime

/// The commands of one scene modifier; each window mounts its own copy.
package struct DeclaredCommands {
  fileprivate let view: AnyView
  /// The identity of the modifier; nil if the commands belong to a single window.
  let id: AnyHashable?
  /// Whether the commands always read the environment of the window that shows them; otherwise, they read that of the
  /// window for whose scene they are declared.
  fileprivate let readsShowingWindow: Bool

  /// Creates commands from a closure, which is called again when a value that the closure reads changes.
  ///
  /// - Parameters:
  ///   - id: The identity of the modifier, which is the same for all scenes with these commands; nil if the commands
  ///     belong to a single window.
  ///   - readsShowingWindow: Whether the commands always read the environment of the window that shows them;
  ///     otherwise, they read that of the window for whose scene they are declared.
  ///   - environment: The environment that the commands read instead of the environment of the window's scene; nil to
  ///     read that of the window's scene. In both cases, the commands also read the values that the window itself sets,
  ///     such as the state of its scene.
  ///   - make: Returns the commands.
  @MainActor package init<Content: Commands>(
    id: AnyHashable? = nil, readsShowingWindow: Bool = false,
    environment: EnvironmentScope? = nil, _ make: @escaping @MainActor () -> Content
  ) {
    self.id = id
    self.readsShowingWindow = readsShowingWindow
    let made = AnyView(MadeCommands(make: make))
    view =
      environment.map {
        AnyView(ForeignCommands(child: made, environment: $0, readsEnclosingWindow: true))
      } ?? made
  }
}

private struct MadeCommands<Content: Commands>: View {
  let make: @MainActor () -> Content

  var body: _CommandsContent<Content> {
    _CommandsContent(commands: make())
  }
}

/// The root view of the menus of a window, which is mounted next to the content of the window.
nonisolated struct MenuBar: View {
  let child: ShownCommands

  @MainActor init(_ commands: [DeclaredCommands]) {
    child = ShownCommands(commands: commands)
  }

  @MainActor static func _makeNode(_ view: MenuBar, in parent: _AnyNode) -> _Node<MenuBar> {
    ContainerNode(view, in: parent)
  }
}

/// The commands in the menu bar of a window.
///
/// A utility window first shows the commands of the main scene that last had the focus. The commands of the utility
/// window's own scene follow; a command that both scenes have appears only once. The commands of the main scene read
/// the environment of the main scene's window, but have a separate state in the utility window. This state isn't kept
/// when another main scene gets the focus.
struct ShownCommands: View {
  /// The commands that are declared for the scene of the window, beginning with those of the innermost scene modifier.
  let commands: [DeclaredCommands]
  @Environment(\.sceneSession) private var session

  var body: ForEach<Range<Int>, Int, AnyView> {
    let all = all
    ForEach(all.indices) { all[$0] }
  }

  private var all: [AnyView] {
    guard let target = session?.commandTarget, target !== session,
      let windows = (target.scene as? WindowScene)?.windows,
      let content = windows.lazy.compactMap({ $0.viewContent as? any CommandedContent }).first,
      let environment = content.commandEnvironment
    else { return commands.map(\.view) }
    let main = content.declaredCommands
    let own = commands.filter { own in own.id == nil || !main.contains { $0.id == own.id } }
    let foreign = main.map { command in
      command.readsShowingWindow
        ? command.view
        : AnyView(
          ForeignCommands(
            child: command.view, environment: environment, readsEnclosingWindow: false
          )
          .id(target.id))
    }
    return foreign + own.map(\.view)
  }
}

/// Commands that read another environment than that of the window that shows them.
private nonisolated struct ForeignCommands: WrapperView {
  let child: AnyView
  /// The environment of another window, or the environment that the declaration of the commands sets.
  let environment: EnvironmentScope
  /// Whether the commands read the values that the enclosing window sets itself, such as the state of its scene.
  let readsEnclosingWindow: Bool

  @MainActor static func _makeNode(
    _ view: ForeignCommands, in parent: _AnyNode
  ) -> _Node<ForeignCommands> {
    ForeignCommandsNode(view, in: parent)
  }

  /// Returns the environment that the commands read if they are mounted in the given node.
  @MainActor func scope(in parent: _AnyNode) -> EnvironmentScope {
    readsEnclosingWindow ? EnvironmentScope(environment, in: parent.environment) : environment
  }
}

private final class ForeignCommandsNode: WrapperNode<ForeignCommands> {
  private var version: EnvironmentScope.Version

  init(_ view: ForeignCommands, in parent: _AnyNode) {
    version = view.environment.version
    super.init(view, in: parent, environment: view.scope(in: parent))
  }

  override func update(to view: ForeignCommands) {
    if version != view.environment.version {
      version = view.environment.version
      enter(view)
    }
    super.update(to: view)
  }

  override func environmentDidChange() {
    // Commands that don't read the values of the enclosing window don't depend on the environment of the enclosing
    // nodes.
    if view.readsEnclosingWindow { enter(view) }
  }

  private func enter(_ view: ForeignCommands) {
    guard let parent else { return }
    environment = view.scope(in: parent)
    forEachChild { $0.environmentDidChange() }
  }
}

/// Content with commands in the menus of its window.
@MainActor protocol CommandedContent: AnyObject {
  /// The commands that are declared for the scene of the content.
  var declaredCommands: [DeclaredCommands] { get }
  /// The environment of the commands; nil if the content isn't mounted.
  var commandEnvironment: EnvironmentScope? { get }
}

extension MenuBar: ContainerView {
  var element: DisplayElement { .menuBar }
}
