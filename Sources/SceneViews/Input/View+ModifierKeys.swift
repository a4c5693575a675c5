public import SceneModel

// Modifier keys, which hosts report only together with other keys.
extension View {
  /// Has no effect: hosts report modifier keys only together with other keys.
  ///
  /// - Parameters:
  ///   - mask: The modifier keys that are observed.
  ///   - initial: Whether the action is performed when the view appears.
  ///   - action: The action for the old and the new modifier keys; never performed.
  /// - Returns: The view itself.
  public nonisolated func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> Self { self }

  /// Shows an alternate view after the view.
  ///
  /// The alternate view doesn't replace the view while modifier keys are held, because hosts report modifier keys only
  /// together with other keys. In a menu, both views are items.
  ///
  /// - Parameters:
  ///   - modifiers: The modifier keys for the alternate view, which have no effect.
  ///   - alternate: The alternate view.
  /// - Returns: The view, followed by the alternate view.
  public nonisolated func modifierKeyAlternate<Alternate: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> Alternate
  ) -> some View {
    TupleView((self, alternate()))
  }
}
