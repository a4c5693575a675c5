extension View {
  /// Sets a preference value that ancestors of the view can read.
  ///
  /// The value replaces the values of the view's descendants.
  ///
  /// - Parameters:
  ///   - key: The key of the preference.
  ///   - value: The value, which is combined with the values of other views.
  /// - Returns: The view with the preference.
  public nonisolated func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> ModifiedContent<Self, _PreferenceModifier<Key>> {
    ModifiedContent(content: self, modifier: _PreferenceModifier(value: value))
  }

  /// Adds an action to perform when the combined preference value of the view and its descendants changes.
  ///
  /// - Parameters:
  ///   - key: The key of the preference.
  ///   - action: The action, which gets the value after the view has appeared, and after each update that changed the
  ///     value.
  /// - Returns: The view with the action.
  @preconcurrency
  public nonisolated func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping @MainActor (Key.Value) -> Void
  ) -> ModifiedContent<Self, _PreferenceReaderModifier<Key>> where Key.Value: Equatable {
    ModifiedContent(content: self, modifier: _PreferenceReaderModifier(action: action))
  }
}

/// A modifier that sets a preference.
public nonisolated struct _PreferenceModifier<Key: PreferenceKey>: _PrimitiveModifier {
  let value: Key.Value

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    PreferenceNode(view, in: parent)
  }
}

/// A modifier that performs an action when the value of a preference changes.
public nonisolated struct _PreferenceReaderModifier<Key: PreferenceKey>: _PrimitiveModifier
where Key.Value: Equatable {
  let action: @MainActor (Key.Value) -> Void

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    PreferenceReaderNode(view, in: parent)
  }
}

/// A node that provides the value of a preference.
@MainActor private protocol PreferenceSource {
  func value<Key: PreferenceKey>(of key: Key.Type) -> Key.Value?
}

private final class PreferenceNode<Content: View, Key: PreferenceKey>:
  WrapperNode<ModifiedContent<Content, _PreferenceModifier<Key>>>, PreferenceSource
{
  init(_ view: ModifiedContent<Content, _PreferenceModifier<Key>>, in parent: _AnyNode) {
    super.init(view, in: parent)
    tree.preferencesDidChange()
  }

  override func update(to view: ModifiedContent<Content, _PreferenceModifier<Key>>) {
    super.update(to: view)
    tree.preferencesDidChange()
  }

  override func didAppear() { tree.preferencesDidChange() }

  override func didDisappear() { tree.preferencesDidChange() }

  override func unmount() {
    super.unmount()
    tree.preferencesDidChange()
  }

  func value<Wanted: PreferenceKey>(of key: Wanted.Type) -> Wanted.Value? {
    Wanted.self == Key.self ? view.modifier.value as? Wanted.Value : nil
  }
}

private final class PreferenceReaderNode<Content: View, Key: PreferenceKey>:
  WrapperNode<ModifiedContent<Content, _PreferenceReaderModifier<Key>>>, PreferenceReader
where Key.Value: Equatable {
  private var last: Key.Value?

  init(_ view: ModifiedContent<Content, _PreferenceReaderModifier<Key>>, in parent: _AnyNode) {
    super.init(view, in: parent)
    tree.add(self)
  }

  func readPreferences() {
    guard isVisible else { return }
    var value: Key.Value?
    forEachChild { collect(from: $0, into: &value) }
    let new = value ?? Key.defaultValue
    if new == last { return }
    last = new
    tree.afterUpdate { [action = view.modifier.action] in action(new) }
  }

  // The preference of a view replaces the preferences of its descendants.
  private func collect(from node: _AnyNode, into value: inout Key.Value?) {
    // Presented content doesn't contribute preferences to the content behind it.
    guard node.isVisible, node.presentation == nil else { return }
    if let source = node as? any PreferenceSource, let own = source.value(of: Key.self) {
      if var sum = value {
        Key.reduce(value: &sum) { own }
        value = sum
      } else {
        value = own
      }
      return
    }
    node.forEachChild { collect(from: $0, into: &value) }
  }

  override func unmount() {
    tree.remove(self)
    super.unmount()
  }
}
