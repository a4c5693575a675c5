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
  ///   - make: Returns the commands.
  @MainActor package init<Content: Commands>(
    id: AnyHashable? = nil, readsShowingWindow: Bool = false,
    _ make: @escaping @MainActor () -> Content
  ) {
    self.id = id
    self.readsShowingWindow = readsShowingWindow
    view = AnyView(MadeCommands(make: make))
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
        : AnyView(ForeignCommands(child: command.view, environment: environment).id(target.id))
    }
    return foreign + own.map(\.view)
  }
}

/// Commands that read the environment of another window, not of the window that shows them.
private nonisolated struct ForeignCommands: WrapperView {
  let child: AnyView
  let environment: EnvironmentScope

  @MainActor static func _makeNode(
    _ view: ForeignCommands, in parent: _AnyNode
  ) -> _Node<ForeignCommands> {
    ForeignCommandsNode(view, in: parent)
  }
}

private final class ForeignCommandsNode: WrapperNode<ForeignCommands> {
  init(_ view: ForeignCommands, in parent: _AnyNode) {
    super.init(view, in: parent, environment: view.environment)
  }

  override func update(to view: ForeignCommands) {
    if environment !== view.environment {
      environment = view.environment
      forEachChild { $0.environmentDidChange() }
    }
    super.update(to: view)
  }

  // The environment of the enclosing nodes has no effect on the commands.
  override func environmentDidChange() {}
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
