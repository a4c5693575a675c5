extension View {
  /// Sets a preference value that ancestors of the view can read.
  ///
  /// The value replaces the values of the view's descendants.
  ///
  /// - Parameters:
  ///   - key: The key of the preference.
  ///   - value: The value, which is combined with the values of views outside of this view.
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
public nonisolated struct _PreferenceReaderModifier<Key: PreferenceKey>: _PrimitiveModifier {
  let action: @MainActor (Key.Value) -> Void

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    PreferenceReaderNode(view, in: parent)
  }
}

/// A node that provides the value of a preference.
@MainActor protocol PreferenceSource {
  /// Returns the value that replaces the values of the node's descendants; nil if the node provides no value for the
  /// key.
  ///
  /// - Parameters:
  ///   - key: The key of the preference.
  ///   - inner: Returns the combined value of the node's descendants; nil if there is none.
  /// - Returns: The value.
  func value<Key: PreferenceKey>(of key: Key.Type, inner: () -> Key.Value?) -> Key.Value?
}

/// A node that provides the value of a preference, as long as it is mounted and visible.
class PreferenceSourceNode<Content: WrapperView>: WrapperNode<Content> {
  init(_ view: Content, in parent: _AnyNode) {
    super.init(view, in: parent)
    tree.preferencesDidChange(in: self)
  }

  override func update(to view: Content) {
    super.update(to: view)
    tree.preferencesDidChange(in: self)
  }

  override func didAppear() { tree.preferencesDidChange(in: self) }

  override func didDisappear() { tree.preferencesDidChange(in: self) }

  override func unmount() {
    super.unmount()
    tree.preferencesDidChange(in: self)
  }
}

private final class PreferenceNode<Content: View, Key: PreferenceKey>:
  PreferenceSourceNode<ModifiedContent<Content, _PreferenceModifier<Key>>>, PreferenceSource
{
  func value<Wanted: PreferenceKey>(
    of key: Wanted.Type, inner: () -> Wanted.Value?
  ) -> Wanted.Value? {
    Wanted.self == Key.self ? view.modifier.value as? Wanted.Value : nil
  }
}

private final class PreferenceReaderNode<Content: View, Key: PreferenceKey>:
  WrapperNode<ModifiedContent<Content, _PreferenceReaderModifier<Key>>>, PreferenceReader
{
  private var last: Key.Value?
  /// Whether the value may differ from the value that was read last.
  private var isOutdated = true

  init(_ view: ModifiedContent<Content, _PreferenceReaderModifier<Key>>, in parent: _AnyNode) {
    super.init(view, in: parent)
    tree.add(self)
  }

  func readPreferences() {
    guard isOutdated, isVisible else { return }
    isOutdated = false
    let new = preference(Key.self) ?? Key.defaultValue
    if let last, areSame(last, new) { return }
    last = new
    tree.afterUpdate { [action = view.modifier.action] in action(new) }
  }

  override func preferencesInsideDidChange() { isOutdated = true }

  override func unmount() {
    tree.remove(self)
    super.unmount()
  }
}

extension _AnyNode {
  /// Returns the combined value of a preference that the node's descendants set; nil if none sets it.
  ///
  /// - Parameter key: The key of the preference.
  /// - Returns: The value.
  final func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var value: Key.Value?
    forEachChild { $0.collect(key, into: &value) }
    return value
  }

  // The preference of a view replaces the preferences of its descendants.
  private final func collect<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
    // Presented content doesn't contribute preferences to the content behind it.
    guard isVisible, presentation == nil else { return }
    if let source = self as? any PreferenceSource,
      let own = source.value(of: key, inner: { preference(key) })
    {
      if var sum = value {
        Key.reduce(value: &sum) { own }
        value = sum
      } else {
        value = own
      }
      return
    }
    forEachChild { $0.collect(key, into: &value) }
  }
}
