import SceneDisplay
import SceneRuntime

extension View {
  /// Adds an action to perform when the view is pressed.
  ///
  /// - Parameter action: The action, performed in the turn that handles the press.
  /// - Returns: The view, which can be pressed.
  public nonisolated func onTapGesture(
    perform action: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, _TapModifier> {
    ModifiedContent(content: self, modifier: _TapModifier(action: action))
  }

  /// Sets whether the view and its descendants are disabled.
  ///
  /// A view disabled by an outer modifier stays disabled.
  ///
  /// - Parameter isDisabled: Whether the view is disabled; false leaves it as an outer modifier
  ///   made it.
  /// - Returns: The view, whose controls accept no acts while it is disabled.
  public nonisolated func disabled(
    _ isDisabled: Bool
  ) -> ModifiedContent<ModifiedContent<Self, _TraitModifier>, _TransformEnvironmentModifier<Bool>> {
    with(.disabled(isDisabled)).transformEnvironment(\.isEnabled) { isEnabled in
      isEnabled = isEnabled && !isDisabled
    }
  }
}

extension EnvironmentValues {
  /// Whether the view is enabled.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

private struct IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

/// A modifier that performs an action when a view is pressed.
public nonisolated struct _TapModifier: _PrimitiveModifier {
  let action: @MainActor () -> Void

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    TapNode(view, in: parent)
  }
}

private final class TapNode<Content: View>: WrapperNode<ModifiedContent<Content, _TapModifier>> {
  init(_ view: ModifiedContent<Content, _TapModifier>, in parent: _AnyNode) {
    super.init(view, in: parent, isDisplayed: true)
  }

  override var element: DisplayElement { .annotation(.tappable) }

  override func receive(_ act: ContentEvent.Act) -> Bool {
    guard act == .press else { return false }
    view.modifier.action()
    return true
  }
}
