public import Foundation
import SceneDisplay
public import SceneRuntime

extension View {
  /// Adds an action for a key, pressed while the focus is in the view.
  ///
  /// A key goes to the view with the focus first, then to the enclosing views, until an action returns `handled`. If no
  /// control has the focus, the key goes to the first visible and enabled view that handles keys, then to the enclosing
  /// views. Among such views, an inner view comes before the views around it. If no action returns `handled`, the host
  /// handles the key.
  ///
  /// - Parameters:
  ///   - key: The key, whichever modifier keys are held with the key.
  ///   - action: The action, which returns whether the action handled the key.
  /// - Returns: The view with the action.
  @preconcurrency
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result
  ) -> ModifiedContent<Self, _KeyModifier> {
    onKeyPress(of: { $0.key == key }, [.down, .repeat], { _ in action() })
  }

  /// Adds an action for a key in the given phases, such as when the key is pressed or released.
  ///
  /// - Parameters:
  ///   - key: The key, whichever modifier keys are held with the key.
  ///   - phases: The phases in which the action is performed; hosts report only keys that are pressed down.
  ///   - action: The action, which returns whether the action handled the key.
  /// - Returns: The view with the action.
  @preconcurrency
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> ModifiedContent<Self, _KeyModifier> {
    onKeyPress(of: { $0.key == key }, phases, action)
  }

  /// Adds an action for several keys, pressed while the focus is in the view.
  ///
  /// - Parameters:
  ///   - keys: The keys, whichever modifier keys are held with a key.
  ///   - phases: The phases in which the action is performed; hosts report only keys that are pressed down.
  ///   - action: The action, which returns whether the action handled the key.
  /// - Returns: The view with the action.
  @preconcurrency
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> ModifiedContent<Self, _KeyModifier> {
    onKeyPress(of: { keys.contains($0.key) }, phases, action)
  }

  /// Adds an action for keys that type certain characters while the focus is in the view.
  ///
  /// - Parameters:
  ///   - characters: The characters; each character that a key types must be in the set.
  ///   - phases: The phases in which the action is performed; hosts report only keys that are pressed down.
  ///   - action: The action, which returns whether the action handled the key.
  /// - Returns: The view with the action.
  @preconcurrency
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> ModifiedContent<Self, _KeyModifier> {
    onKeyPress(
      of: { $0.characters.unicodeScalars.allSatisfy(characters.contains) }, phases, action)
  }

  /// Adds an action for all keys that are pressed while the focus is in the view.
  ///
  /// - Parameters:
  ///   - phases: The phases in which the action is performed; hosts report only keys that are pressed down.
  ///   - action: The action, which returns whether the action handled the key.
  /// - Returns: The view with the action.
  @preconcurrency
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> ModifiedContent<Self, _KeyModifier> {
    onKeyPress(of: { _ in true }, phases, action)
  }

  private nonisolated func onKeyPress(
    of isMeant: @escaping @MainActor (KeyPress) -> Bool, _ phases: KeyPress.Phases,
    _ action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> ModifiedContent<Self, _KeyModifier> {
    ModifiedContent(
      content: self,
      modifier: _KeyModifier { key in
        phases.contains(key.phase) && isMeant(key) && action(key) == .handled
      })
  }

  // MARK: - Arrow keys and the escape key

  /// Adds an action for the arrow keys, pressed while the focus is in the view, but not in a text field.
  ///
  /// - Parameter action: The action, which gets the direction; nil for none.
  /// - Returns: The view with the action.
  @preconcurrency
  public nonisolated func onMoveCommand(
    perform action: (@MainActor (MoveCommandDirection) -> Void)?
  ) -> ModifiedContent<Self, _KeyModifier> {
    ModifiedContent(
      content: self,
      modifier: _KeyModifier(takesTypedKeys: false) { key in
        guard let action, let direction = MoveCommandDirection(key.key) else { return false }
        action(direction)
        return true
      })
  }

  /// Adds an action for the escape key, pressed while the focus is in the view.
  ///
  /// - Parameter action: The action; nil for none.
  /// - Returns: The view with the action.
  @preconcurrency
  public nonisolated func onExitCommand(
    perform action: (@MainActor () -> Void)?
  ) -> ModifiedContent<Self, _KeyModifier> {
    ModifiedContent(
      content: self,
      modifier: _KeyModifier { key in
        guard let action, key.key == .escape else { return false }
        action()
        return true
      })
  }
}

/// The direction of an arrow key.
public enum MoveCommandDirection: Hashable, Sendable {
  /// `up` and `down` are vertical directions, `left` and `right` horizontal directions.
  case up, down, left, right

  init?(_ key: KeyEquivalent) {
    switch key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    default: return nil
    }
  }
}

/// A modifier that handles keys while the focus is in its view.
public nonisolated struct _KeyModifier: _PrimitiveModifier {
  /// Whether the modifier also handles keys that are pressed while a text field has the focus.
  let takesTypedKeys: Bool
  /// Performs the action for a key, and returns whether the action handled the key.
  let handle: @MainActor (KeyPress) -> Bool

  init(takesTypedKeys: Bool = true, _ handle: @escaping @MainActor (KeyPress) -> Bool) {
    self.takesTypedKeys = takesTypedKeys
    self.handle = handle
  }

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    KeyNode(view, in: parent)
  }
}

private final class KeyNode<Content: View>: WrapperNode<ModifiedContent<Content, _KeyModifier>> {
  init(_ view: ModifiedContent<Content, _KeyModifier>, in parent: _AnyNode) {
    super.init(view, in: parent, isDisplayed: true)
    tree.keyboard.add(keyNode: self)
  }

  override var element: DisplayElement { .annotation(.keyInput) }

  override func handle(_ key: KeyPress, isTyped: Bool) -> Bool {
    if isTyped, !view.modifier.takesTypedKeys { return false }
    return EnvironmentValues(cells: environment.cells).isEnabled && view.modifier.handle(key)
  }

  override func unmount() {
    tree.keyboard.remove(keyNode: self)
    super.unmount()
  }
}
