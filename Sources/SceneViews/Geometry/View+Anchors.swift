import SceneDisplay

extension View {
  /// Sets a preference value that depends on the position and the size of the view.
  ///
  /// The value replaces the values of the view's descendants, and is set again when a host moves or resizes the view.
  ///
  /// - Parameters:
  ///   - key: The key of the preference.
  ///   - value: The part of the view that the anchor describes, such as `.bounds`.
  ///   - transform: Returns the preference value for the anchor.
  /// - Returns: The view with the preference.
  public nonisolated func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: AnchorModifier<Key, Value>(source: value, readsInnerValue: false) {
        $0 = transform($1)
      })
  }

  /// Changes the combined preference value of the view and its descendants, depending on the position and the size of
  /// the view.
  ///
  /// - Parameters:
  ///   - key: The key of the preference.
  ///   - value: The part of the view that the anchor describes, such as `.bounds`.
  ///   - transform: Changes the preference value, which is the default value of the key if no view sets one.
  /// - Returns: The view with the changed preference.
  public nonisolated func transformAnchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: AnchorModifier<Key, Value>(
        source: value, readsInnerValue: true, change: transform))
  }
}

/// A modifier that sets or changes a preference with an anchor of the view.
private nonisolated struct AnchorModifier<Key: PreferenceKey, Value>: _PrimitiveModifier {
  let source: Anchor<Value>.Source
  /// Whether the closure changes the value of the view's descendants, instead of the default value.
  let readsInnerValue: Bool
  let change: (inout Key.Value, Anchor<Value>) -> Void

  @MainActor static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    AnchorNode(view, in: parent)
  }
}

private final class AnchorNode<Content: View, Key: PreferenceKey, Value>:
  PreferenceSourceNode<ModifiedContent<Content, AnchorModifier<Key, Value>>>, PreferenceSource,
  Placed
{
  private var lastFrame: DisplayFrame?

  override init(
    _ view: ModifiedContent<Content, AnchorModifier<Key, Value>>, in parent: _AnyNode
  ) {
    super.init(view, in: parent)
    tree.placement.add(self)
  }

  func value<Wanted: PreferenceKey>(
    of key: Wanted.Type, inner: () -> Wanted.Value?
  ) -> Wanted.Value? {
    guard Wanted.self == Key.self else { return nil }
    let modifier = view.modifier
    let anchor = Anchor(value: modifier.source.value(GeometryProxy(of: self).frame))
    let known = modifier.readsInnerValue ? inner() : nil
    return Key.changed(known) { modifier.change(&$0, anchor) } as? Wanted.Value
  }

  func placementDidChange() {
    if placedFrame == lastFrame { return }
    lastFrame = placedFrame
    tree.preferencesDidChange(in: self)
  }

  override func unmount() {
    tree.placement.remove(self)
    super.unmount()
  }
}
