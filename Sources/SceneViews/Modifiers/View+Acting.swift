public import Foundation
import SceneDisplay
import SceneRuntime

extension View {
  /// Adds an action to perform when the view is pressed.
  ///
  /// - Parameter action: The action, performed in the turn of the app's main loop that handles the press.
  /// - Returns: The view, which can be pressed.
  @preconcurrency
  public nonisolated func onTapGesture(
    perform action: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, _TapModifier> {
    ModifiedContent(content: self, modifier: _TapModifier(count: 1, action: action))
  }

  /// Adds an action to perform when the view is pressed several times in a row.
  ///
  /// Each press except the last is also passed to the nearest enclosing view that can be pressed.
  ///
  /// - Parameters:
  ///   - count: The number of presses in a row that perform the action.
  ///   - action: The action, performed in the turn of the app's main loop that handles the last press.
  /// - Returns: The view, which can be pressed.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, _TapModifier> {
    ModifiedContent(content: self, modifier: _TapModifier(count: count, action: action))
  }

  /// Adds an action to perform with the location of a press.
  ///
  /// - Parameters:
  ///   - count: The number of presses in a row that perform the action.
  ///   - coordinateSpace: The coordinate space of the location; the parameter has no effect.
  ///   - action: The action, performed in the turn of the app's main loop that handles the last press. The location
  ///     that the action gets is always zero, because hosts don't report where a view is pressed.
  /// - Returns: The view, which can be pressed.
  @preconcurrency
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> ModifiedContent<Self, _TapModifier> {
    ModifiedContent(content: self, modifier: _TapModifier(count: count) { action(.zero) })
  }

  /// Sets whether the view and its descendants are disabled.
  ///
  /// A view disabled by an outer modifier stays disabled.
  ///
  /// - Parameter isDisabled: Whether the view is disabled; false leaves the setting of outer modifiers unchanged.
  /// - Returns: The view, whose controls accept no acts while it is disabled.
  public nonisolated func disabled(
    _ isDisabled: Bool
  ) -> ModifiedContent<ModifiedContent<Self, _TraitModifier>, _TransformEnvironmentModifier<Bool>> {
    with(.disabled(isDisabled)).plainTransformEnvironment(\.isEnabled) { isEnabled in
      isEnabled = isEnabled && !isDisabled
    }
  }
}

extension EnvironmentValues {
  /// Whether controls in the view accept acts of a person; false inside of a view that `disabled(_:)` disables.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The annotation that tells hosts the value of `isEnabled`.
  var disabledTrait: DisplayAnnotation { .disabled(!isEnabled) }

  /// Whether a person can scroll: true unless an ancestor sets false or has the modifier
  /// ``View/scrollDisabled(_:)``.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  /// The annotation that tells hosts the value of `isScrollEnabled`.
  var scrollTrait: DisplayAnnotation {
    DisplayAnnotation(.scrollDisabled, .flag(!isScrollEnabled))
  }

  /// Returns the key path of the annotation that tells hosts an environment value; nil unless the value is `isEnabled`
  /// or `isScrollEnabled`.
  static func trait<Value>(
    at path: KeyPath<EnvironmentValues, Value>
  ) -> KeyPath<EnvironmentValues, DisplayAnnotation>? {
    // Types are compared first, because comparing key paths takes longer.
    guard Value.self == Bool.self else { return nil }
    if path as AnyKeyPath == \EnvironmentValues.isEnabled { return \.disabledTrait }
    return path as AnyKeyPath == \EnvironmentValues.isScrollEnabled ? \.scrollTrait : nil
  }
}

struct IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

struct IsScrollEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

/// A modifier that performs an action when a view is pressed.
public nonisolated struct _TapModifier: _PrimitiveModifier {
  /// The number of presses in a row that perform the action.
  let count: Int
  let action: @MainActor () -> Void

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    TapNode(view, in: parent)
  }
}

private final class TapNode<Content: View>: WrapperNode<ModifiedContent<Content, _TapModifier>> {
  /// The number of presses since the action was last performed.
  private var presses = 0

  init(_ view: ModifiedContent<Content, _TapModifier>, in parent: _AnyNode) {
    super.init(view, in: parent, isDisplayed: true)
  }

  override var element: DisplayElement { .annotation(.tappable) }

  /// The nearest enclosing view, in the same presentation, that can be pressed; nil if there is none.
  ///
  /// The nodes of `simultaneousGesture` and `highPriorityGesture` are skipped, because they have already received the
  /// press.
  private var outer: _AnyNode? {
    enclosingInPresentation().first {
      $0.displayID != nil && !$0.intercepts && $0.element.acts.contains(.press)
    }
  }

  override func receive(_ act: ContentEvent.Act) -> Bool {
    guard act == .press else { return false }
    presses += 1
    if presses >= view.modifier.count {
      presses = 0
      view.modifier.action()
    } else {
      _ = outer?.receive(.press)
    }
    return true
  }
}
