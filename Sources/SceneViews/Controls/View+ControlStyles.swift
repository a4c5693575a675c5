import SceneDisplay

extension View {
  /// Kept without effect: hosts draw each control in one way.
  ///
  /// - Parameter style: The look of the text editors in the view.
  /// - Returns: The view itself.
  public nonisolated func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> Self { self }
  /// Kept without effect: hosts draw each control in one way.
  ///
  /// - Parameter style: The look of the date pickers in the view.
  /// - Returns: The view itself.
  public nonisolated func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> Self { self }
  /// Kept without effect: hosts draw each control in one way.
  ///
  /// - Parameter style: The look of the tables in the view.
  /// - Returns: The view itself.
  public nonisolated func tableStyle<Style: TableStyle>(_ style: Style) -> Self { self }
  /// Kept without effect: hosts draw each control in one way.
  ///
  /// - Parameter style: The look of the lists in the view.
  /// - Returns: The view itself.
  public nonisolated func listStyle<Style: ListStyle>(_ style: Style) -> Self { self }
  /// Sets the look of the tab views in the view: pages without titles, or tabs, which hosts draw in one way.
  ///
  /// - Parameter style: The look of the tab views in the view.
  /// - Returns: The view with the look.
  public nonisolated func tabViewStyle<Style: TabViewStyle>(
    _ style: Style
  ) -> some View {
    environment(\.tabsKind, style._kind)
  }
  /// Kept without effect: hosts draw each control in one way.
  ///
  /// - Parameter style: The look of the forms in the view.
  /// - Returns: The view itself.
  public nonisolated func formStyle<Style: FormStyle>(_ style: Style) -> Self { self }
  /// Kept without effect: hosts draw each control in one way.
  ///
  /// - Parameter style: The look of the groups of controls in the view.
  /// - Returns: The view itself.
  public nonisolated func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> Self {
    self
  }
  /// Kept without effect: hosts draw each control in one way.
  ///
  /// - Parameter shape: The form of the border of the buttons in the view.
  /// - Returns: The view itself.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> Self { self }
  /// Hides the labels of the fields, toggles, pickers and other controls in the view, which keep them as their names.
  ///
  /// - Returns: The view, whose controls have their names in scripts and for accessibility.
  public nonisolated func labelsHidden() -> ModifiedContent<Self, _TraitModifier> {
    with(.labelsHidden)
  }
  /// Kept without effect: hosts draw menus in one way.
  ///
  /// - Parameter visibility: Whether a mark beside its label shows that a menu is one.
  /// - Returns: The view itself.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> Self { self }
  /// Kept without effect: the items of a menu are always in the order in which they are declared.
  ///
  /// - Parameter order: The order.
  /// - Returns: The view itself.
  public nonisolated func menuOrder(_ order: MenuOrder) -> Self { self }
  /// Kept without effect: menus close after each choice.
  ///
  /// - Parameter behavior: Whether choosing an item closes the menus in the view.
  /// - Returns: The view itself.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> Self {
    self
  }
  /// Kept without effect: a control acts once for each press.
  ///
  /// - Parameter behavior: Whether a button acts again while it is held.
  /// - Returns: The view itself.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> Self { self }

  /// Kept without effect: hosts have one keyboard.
  ///
  /// - Parameter type: The keyboard that suits the text.
  /// - Returns: The view itself.
  public nonisolated func keyboardType(_ type: KeyboardType) -> Self { self }

  /// Kept without effect: hosts don't fill in texts.
  ///
  /// - Parameter type: The meaning of the text; nil for none.
  /// - Returns: The view itself.
  public nonisolated func textContentType(_ type: TextContentType?) -> Self { self }

  /// Kept without effect: hosts have one keyboard.
  ///
  /// - Parameter label: The title of the key that submits a text.
  /// - Returns: The view itself.
  public nonisolated func submitLabel(_ label: SubmitLabel) -> Self { self }
  /// Kept without effect: texts are kept as they are typed.
  ///
  /// - Parameter isDisabled: Whether texts are kept as they are typed.
  /// - Returns: The view itself.
  public nonisolated func autocorrectionDisabled(_ isDisabled: Bool = true) -> Self { self }
  /// Kept without effect: texts are kept as they are typed.
  ///
  /// - Parameter isDisabled: Whether texts are kept as they are typed; nil for the choice of the
  ///   system.
  /// - Returns: The view itself.
  public nonisolated func disableAutocorrection(_ isDisabled: Bool?) -> Self { self }
  /// Kept without effect: texts are kept as they are typed.
  ///
  /// - Parameter mode: The words that begin with a capital; nil for the choice of the system.
  /// - Returns: The view itself.
  public nonisolated func textInputAutocapitalization(_ mode: TextInputAutocapitalization?) -> Self
  { self }
}

/// The form of a button's border.
public enum ButtonBorderShape: Hashable, Sendable {
  /// `automatic` leaves the form to the system; the others name one.
  case automatic, capsule, roundedRectangle, circle
}

/// Whether choosing an item closes its menu.
public enum MenuActionDismissBehavior: Hashable, Sendable {
  /// `automatic` leaves it to the system; `enabled` closes the menu, `disabled` keeps it open.
  case automatic, enabled, disabled
}

/// The title of the key that submits a text.
public enum SubmitLabel: Hashable, Sendable {
  /// The title for an act of this name.
  case done, go, send, join, route, search, `return`, next, `continue`
}

/// The words of which a keyboard on screen makes the first letter a capital.
public enum TextInputAutocapitalization: Hashable, Sendable {
  /// `never` changes nothing; the others name what begins with a capital, `characters` all letters.
  case never, words, sentences, characters
}

/// The order of the items of a menu.
public enum MenuOrder: Hashable, Sendable {
  /// `fixed` is that of the declaration, `priority` has the first items next to the control, and `automatic` leaves it to
  /// the system.
  case automatic, priority, fixed
}
