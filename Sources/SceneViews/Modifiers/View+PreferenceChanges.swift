public import SceneDisplay

// Modifiers that change preferences, and modifiers that show other views in front of a view or behind it, depending on
// a preference.
extension View {
  /// Changes the combined preference value of the view and its descendants.
  ///
  /// - Parameters:
  ///   - key: The key of the preference.
  ///   - callback: Changes the value, which is the default value of the key if no view sets one.
  /// - Returns: The view with the changed preference.
  public nonisolated func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    ModifiedContent(content: self, modifier: PreferenceChange<Key>(change: callback))
  }

  /// Shows other views in front of the view; they depend on the combined preference value of the view and its
  /// descendants.
  ///
  /// - Parameters:
  ///   - key: The key of the preference.
  ///   - alignment: The alignment of the added views with the view.
  ///   - transform: Returns the added views for a value; called again when the value changes.
  /// - Returns: The view with the added views in front of it.
  public nonisolated func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Overlay
  ) -> some View {
    modifier(
      PreferenceLayers<Key, Overlay>(
        container: DisplayContainer(.front, alignment: alignment), isAddedFirst: false,
        added: transform))
  }

  /// Shows other views behind the view; they depend on the combined preference value of the view and its descendants.
  ///
  /// - Parameters:
  ///   - key: The key of the preference.
  ///   - alignment: The alignment of the added views with the view.
  ///   - transform: Returns the added views for a value; called again when the value changes.
  /// - Returns: The view with the added views behind it.
  public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, Background: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Background
  ) -> some View {
    modifier(
      PreferenceLayers<Key, Background>(
        container: DisplayContainer(.back, alignment: alignment), isAddedFirst: true,
        added: transform))
  }
}

/// A modifier that changes the value of a preference.
private nonisolated struct PreferenceChange<Key: PreferenceKey>: _PrimitiveModifier {
  let change: (inout Key.Value) -> Void

  @MainActor static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    PreferenceChangeNode(view, in: parent)
  }
}

private final class PreferenceChangeNode<Content: View, Key: PreferenceKey>:
  PreferenceSourceNode<ModifiedContent<Content, PreferenceChange<Key>>>, PreferenceSource
{
  func value<Wanted: PreferenceKey>(
    of key: Wanted.Type, inner: () -> Wanted.Value?
  ) -> Wanted.Value? {
    guard Wanted.self == Key.self else { return nil }
    return Key.changed(inner(), view.modifier.change) as? Wanted.Value
  }
}

extension PreferenceKey {
  /// Returns the changed value of a preference.
  ///
  /// - Parameters:
  ///   - value: The value, which must have the type `Value`; nil means the default value of the key.
  ///   - change: Changes the value.
  /// - Returns: The changed value.
  static func changed<Other>(_ value: Other?, _ change: (inout Value) -> Void) -> Value {
    var result = defaultValue
    if let value, let known = value as? Value { result = known }
    change(&result)
    return result
  }
}

/// A modifier that creates views from the value of a preference, and shows them in front of a view or behind it.
private nonisolated struct PreferenceLayers<Key: PreferenceKey, Added: View>: ViewModifier {
  let container: DisplayContainer
  let isAddedFirst: Bool
  let added: (Key.Value) -> Added
  /// The value that was read last; nil before the first value is read.
  @State private var value: Key.Value?

  init(container: DisplayContainer, isAddedFirst: Bool, added: @escaping (Key.Value) -> Added) {
    self.container = container
    self.isAddedFirst = isAddedFirst
    self.added = added
  }

  @MainActor func body(content: Content) -> some View {
    Layers(
      container,
      ModifiedContent(
        content: content, modifier: _PreferenceReaderModifier<Key> { value = $0 }),
      added(value ?? Key.defaultValue), isAddedFirst: isAddedFirst)
  }
}
