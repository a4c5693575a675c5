extension View {
  /// Kept without effect: hosts draw each control in one way.
  ///
  /// - Parameter style: The look of the buttons in the view.
  /// - Returns: The view itself.
  public nonisolated func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> Self { self }
  /// Kept without effect: hosts draw each control in one way.
  ///
  /// - Parameter style: The look of the buttons in the view, which an app makes.
  /// - Returns: The view itself.
  public nonisolated func buttonStyle<Style: ButtonStyle>(_ style: Style) -> Self { self }
  /// Kept without effect: hosts draw each control in one way.
  ///
  /// - Parameter style: The look of the toggles in the view.
  /// - Returns: The view itself.
  public nonisolated func toggleStyle<Style: ToggleStyle>(_ style: Style) -> Self { self }
  /// Kept without effect: hosts draw each control in one way.
  ///
  /// - Parameter style: The look of the labels in the view.
  /// - Returns: The view itself.
  public nonisolated func labelStyle<Style: LabelStyle>(_ style: Style) -> Self { self }
  /// Kept without effect: hosts draw each control in one way.
  ///
  /// - Parameter style: The look of the pickers in the view.
  /// - Returns: The view itself.
  public nonisolated func pickerStyle<Style: PickerStyle>(_ style: Style) -> Self { self }
  /// Kept without effect: hosts draw each control in one way.
  ///
  /// - Parameter style: The look of the text fields in the view.
  /// - Returns: The view itself.
  public nonisolated func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> Self { self }
  /// Kept without effect: hosts draw each control in one way.
  ///
  /// - Parameter style: The look of the lists in the view.
  /// - Returns: The view itself.
  public nonisolated func listStyle<Style: ListStyle>(_ style: Style) -> Self { self }
  /// Kept without effect: hosts draw each control in one way.
  ///
  /// - Parameter style: The look of the tab views in the view.
  /// - Returns: The view itself.
  public nonisolated func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> Self { self }
  /// Kept without effect: hosts draw each control in one way.
  ///
  /// - Parameter style: The look of the progress views in the view.
  /// - Returns: The view itself.
  public nonisolated func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> Self {
    self
  }
  /// Kept without effect: hosts draw each control in one way.
  ///
  /// - Parameter style: The look of the forms in the view.
  /// - Returns: The view itself.
  public nonisolated func formStyle<Style: FormStyle>(_ style: Style) -> Self { self }
  /// Kept without effect: hosts draw each control in one way.
  ///
  /// - Parameter style: The look of the menus in the view.
  /// - Returns: The view itself.
  public nonisolated func menuStyle<Style: MenuStyle>(_ style: Style) -> Self { self }
  /// Kept without effect: hosts draw each control in one way.
  ///
  /// - Parameter style: The look of the group boxes in the view.
  /// - Returns: The view itself.
  public nonisolated func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> Self { self }
  /// Kept without effect: hosts draw each control in one way.
  ///
  /// - Parameter style: The look of the groups of controls in the view.
  /// - Returns: The view itself.
  public nonisolated func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> Self {
    self
  }
  /// Kept without effect: hosts draw each control in one way.
  ///
  /// - Parameter style: The look of the groups that open in the view.
  /// - Returns: The view itself.
  public nonisolated func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> Self
  { self }
  /// Kept without effect: hosts draw each control in one way.
  ///
  /// - Parameter style: The look of the labeled values in the view.
  /// - Returns: The view itself.
  public nonisolated func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> Self {
    self
  }
  /// Kept without effect: hosts draw each control in one way.
  ///
  /// - Parameter shape: The form of the border of the buttons in the view.
  /// - Returns: The view itself.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> Self { self }
  /// Kept without effect: labels are shown, and name controls in scripts.
  public nonisolated func labelsHidden() -> Self { self }
  /// Kept without effect: hosts draw menus in one way.
  ///
  /// - Parameter visibility: Whether a mark beside its label shows that a menu is one.
  /// - Returns: The view itself.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> Self { self }
  /// Kept without effect: menus close after each choice.
  ///
  /// - Parameter behavior: Whether choosing an item closes the menus in the view.
  /// - Returns: The view itself.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> Self {
    self
  }
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
