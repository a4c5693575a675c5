import SceneDisplay

/// The commands of one scene modifier; each window mounts its own copy.
package struct DeclaredCommands {
  fileprivate let view: AnyView

  /// Creates commands from a closure, which is called again when a value that the closure reads changes.
  @MainActor package init<Content: Commands>(_ make: @escaping @MainActor () -> Content) {
    view = AnyView(MadeCommands(make: make))
  }
}

private struct MadeCommands<Content: Commands>: View {
  let make: @MainActor () -> Content

  var body: _CommandsContent<Content> {
    _CommandsContent(commands: make())
  }
}

/// All commands of a window, beginning with the commands of the innermost scene modifier.
nonisolated struct MenuBar: View {
  let child: ForEach<Range<Int>, Int, AnyView>

  @MainActor init(_ commands: [DeclaredCommands]) {
    child = ForEach(commands.indices) { commands[$0].view }
  }

  @MainActor static func _makeNode(_ view: MenuBar, in parent: _AnyNode) -> _Node<MenuBar> {
    ContainerNode(view, in: parent)
  }
}

extension MenuBar: ContainerView {
  var element: DisplayElement { .menuBar }
}
