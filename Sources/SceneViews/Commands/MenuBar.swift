import SceneDisplay

/// What one modifier of a scene says of the commands of its windows; each window makes its own.
package struct DeclaredCommands {
  fileprivate let view: AnyView

  /// Commands that a closure makes, and makes again when a value it read changes.
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

/// All commands of a window, those declared further in first.
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
