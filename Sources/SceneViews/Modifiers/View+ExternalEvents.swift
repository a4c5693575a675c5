import SceneRuntime

extension View {
  /// Asks for external events for the view's scene while the scene is there, and after.
  ///
  /// Of several such modifiers in a scene all sets count together (S85), and they may change with state. A
  /// condition matches an event whose text contains it, whatever the case and the diacritics; `*` matches
  /// every event (S82, S83, S84). Where there can be one scene only, nothing of this counts (S86).
  ///
  /// - Parameters:
  ///   - preferring: The events for which the scene comes before all others.
  ///   - allowing: The events for which it comes before a new scene.
  /// - Returns: The view that asks.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> ModifiedContent<Self, _HandledEventsModifier> {
    ModifiedContent(
      content: self,
      modifier: _HandledEventsModifier(preferring: preferring, allowing: allowing))
  }
}

/// What a view asks for of external events.
public nonisolated struct _HandledEventsModifier: _PrimitiveModifier {
  let preferring: Set<String>
  let allowing: Set<String>

  var events: HandledExternalEvents {
    HandledExternalEvents(preferring: preferring, allowing: allowing)
  }

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    HandledEventsNode(view, in: parent)
  }
}

private final class HandledEventsNode<Content: View>:
  WrapperNode<ModifiedContent<Content, _HandledEventsModifier>>
{
  init(_ view: ModifiedContent<Content, _HandledEventsModifier>, in parent: _AnyNode) {
    super.init(view, in: parent)
    tree.handledEvents[ObjectIdentifier(self)] = view.modifier.events
  }

  override func update(to view: ModifiedContent<Content, _HandledEventsModifier>) {
    let events = view.modifier.events
    if events != self.view.modifier.events {
      tree.handledEvents[ObjectIdentifier(self)] = events
    }
    super.update(to: view)
  }

  override func unmount() {
    tree.handledEvents[ObjectIdentifier(self)] = nil
    super.unmount()
  }
}
