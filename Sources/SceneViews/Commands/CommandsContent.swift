import SceneDisplay

/// A view that contains commands, so that commands are composed, mounted and updated like views; not for use by apps.
public nonisolated struct _CommandsContent<Content: Commands>: View {
  var commands: Content

  @MainActor public static func _makeNode(
    _ view: _CommandsContent<Content>, in parent: _AnyNode
  ) -> _Node<_CommandsContent<Content>> {
    Content._makeNode(view, in: parent)
  }
}

/// Commands created by the builder for a block; not for use by apps.
public nonisolated struct _BuiltCommands<Child: View>: Commands {
  let child: Child

  @MainActor public static func _makeNode(
    _ view: _CommandsContent<_BuiltCommands<Child>>, in parent: _AnyNode
  ) -> _Node<_CommandsContent<_BuiltCommands<Child>>> {
    WrapperNode(view, in: parent)
  }
}

extension _BuiltCommands: WrapperCommands {}

/// Commands with a single child view.
nonisolated protocol WrapperCommands: Commands {
  associatedtype Child: View
  var child: Child { get }
}

/// Commands that are displayed as one element with a view as its content.
nonisolated protocol ContainerCommands: WrapperCommands {
  var element: DisplayElement { get }
}

extension _CommandsContent: WrapperView where Content: WrapperCommands {
  var child: Content.Child { commands.child }
}

extension _CommandsContent: ContainerView where Content: ContainerCommands {
  var element: DisplayElement { commands.element }
}

/// The node of commands that have a body.
final class CommandsNode<Content: Commands>:
  BodyOwnerNode<_CommandsContent<Content>, _CommandsContent<Content.Body>>
{
  private let plan: FieldPlan

  init(_ view: _CommandsContent<Content>, in parent: _AnyNode) {
    plan = FieldPlan.of(Content.self)
    super.init(view, properties: PropertyStorage(plan), in: parent)
    mountBody()
  }

  override var name: String { "\(Content.self)" }

  override func update(to view: _CommandsContent<Content>) {
    if plan.areSame(&self.view.commands, view.commands) { return }
    self.view = view
    evaluate()
  }

  override var body: _CommandsContent<Content.Body> {
    properties.evaluate(view.commands, for: self, in: environment) {
      _CommandsContent(commands: $0.body)
    }
  }
}
