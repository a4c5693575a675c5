import SceneRuntime

extension View {
  /// Sets the external events that the view's scene prefers and allows; they also count while the scene is
  /// disconnected.
  ///
  /// If several views of a scene have this modifier, their sets are combined (S85). The sets may change with state. A
  /// condition is a string. It matches an event if the text of the event contains the string, ignoring case and
  /// diacritics. The condition `*` matches every event (S82, S83, S84). If the app may have only one scene, the
  /// modifier has no effect (S86).
  ///
  /// ```swift
  /// struct MessageWindow: View {
  ///   let number: Int
  ///
  ///   var body: some View {
  ///     Text("Message \(number)")
  ///       .handlesExternalEvents(preferring: ["message/\(number)/"], allowing: [])
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - preferring: The conditions of the events for which the scene is preferred over all other scenes.
  ///   - allowing: The conditions of the events for which the scene is preferred over a new scene.
  /// - Returns: The view with the conditions.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> ModifiedContent<Self, _HandledEventsModifier> {
    ModifiedContent(
      content: self,
      modifier: _HandledEventsModifier(preferring: preferring, allowing: allowing))
  }
}

/// A modifier that sets the external events that the scene of a view prefers and allows.
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
