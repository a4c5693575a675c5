import SceneDisplay

/// Commands as a view, so that they are put together, mounted and updated as views are; not for use
/// by apps.
public nonisolated struct _CommandsContent<Content: Commands>: View {
  var commands: Content

  @MainActor public static func _makeNode(
    _ view: _CommandsContent<Content>, in parent: _AnyNode
  ) -> _Node<_CommandsContent<Content>> {
    Content._makeNode(view, in: parent)
  }
}

/// What a block of commands is made into; not for use by apps.
public nonisolated struct _BuiltCommands<Child: View>: Commands {
  let child: Child

  @MainActor public static func _makeNode(
    _ view: _CommandsContent<_BuiltCommands<Child>>, in parent: _AnyNode
  ) -> _Node<_CommandsContent<_BuiltCommands<Child>>> {
    WrapperNode(view, in: parent)
  }
}

extension _BuiltCommands: WrapperCommands {}

/// Commands around one view.
nonisolated protocol WrapperCommands: Commands {
  associatedtype Child: View
  var child: Child { get }
}

/// Commands that are shown as one element around a view.
nonisolated protocol ContainerCommands: WrapperCommands {
  var element: DisplayElement { get }
}

extension _CommandsContent: WrapperView where Content: WrapperCommands {
  var child: Content.Child { commands.child }
}

extension _CommandsContent: ContainerView where Content: ContainerCommands {
  var element: DisplayElement { commands.element }
}

/// Mounted commands that have a body of their own.
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
