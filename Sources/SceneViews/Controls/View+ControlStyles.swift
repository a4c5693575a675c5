import SceneDisplay

extension View {
  /// Has no effect: hosts draw all text editors alike.
  ///
  /// - Parameter style: The look of the text editors in the view.
  /// - Returns: The view itself.
  public nonisolated func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> Self { self }

  /// Has no effect: hosts draw all tables alike.
  ///
  /// - Parameter style: The look of the tables in the view.
  /// - Returns: The view itself.
  public nonisolated func tableStyle<Style: TableStyle>(_ style: Style) -> Self { self }

  /// Has no effect: hosts draw all lists alike.
  ///
  /// - Parameter style: The look of the lists in the view.
  /// - Returns: The view itself.
  public nonisolated func listStyle<Style: ListStyle>(_ style: Style) -> Self { self }

  /// Sets the look of the tab views in the view: either pages without titles, or tabs with titles.
  ///
  /// - Parameter style: The look of the tab views in the view.
  /// - Returns: The view with the look.
  public nonisolated func tabViewStyle<Style: TabViewStyle>(
    _ style: Style
  ) -> some View {
    environment(\.tabsKind, style._kind)
  }

  /// Has no effect: hosts draw the borders of all buttons in one shape.
  ///
  /// - Parameter shape: The shape of the border of the buttons in the view.
  /// - Returns: The view itself.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> Self { self }

  /// Hides the labels of fields, toggles, pickers and other controls in the view.
  ///
  /// - Returns: The view, whose controls keep their labels as names for scripts and assistive technologies.
  public nonisolated func labelsHidden() -> some View { labelsVisibility(.hidden) }

  /// Shows or hides the labels of fields, toggles, pickers and other controls in the view.
  ///
  /// - Parameter visibility: Whether the labels are visible; `automatic` keeps the setting of outer modifiers.
  /// - Returns: The view, whose controls keep their labels as names for scripts and assistive technologies.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    let trait: DisplayAnnotation =
      switch visibility {
      case .automatic: .unchanged
      case .visible: .labelsShown
      case .hidden: .labelsHidden
      }
    return with(trait).transformEnvironment(\.labelsVisibility) {
      if visibility != .automatic { $0 = visibility }
    }
  }

  /// Has no effect: hosts draw menus in one style.
  ///
  /// - Parameter visibility: Whether a mark beside the label shows that the control is a menu.
  /// - Returns: The view itself.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> Self { self }

  /// Sets the environment value `\.menuOrder`.
  ///
  /// The value has no effect on menus: hosts show the items in the order in which they are declared.
  ///
  /// - Parameter order: The order of the items.
  /// - Returns: The view, whose descendants read the order.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }

  /// Has no effect: menus close after each choice.
  ///
  /// - Parameter behavior: Whether choosing an item closes the menus in the view.
  /// - Returns: The view itself.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> Self {
    self
  }

  /// Has no effect: a control performs its action once for each press.
  ///
  /// - Parameter behavior: Whether a button performs its action again and again while a person holds the button.
  /// - Returns: The view itself.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> Self { self }

  /// Has no effect: hosts have a physical keyboard only.
  ///
  /// - Parameter type: The keyboard that suits the text.
  /// - Returns: The view itself.
  public nonisolated func keyboardType(_ type: KeyboardType) -> Self { self }

  /// Has no effect: hosts don't fill in text fields automatically.
  ///
  /// - Parameter type: The meaning of the text; nil for none.
  /// - Returns: The view itself.
  public nonisolated func textContentType(_ type: TextContentType?) -> Self { self }

  /// Has no effect: hosts have a physical keyboard only.
  ///
  /// - Parameter label: The title of the key that submits a text.
  /// - Returns: The view itself.
  public nonisolated func submitLabel(_ label: SubmitLabel) -> Self { self }

  /// Sets the environment value `\.autocorrectionDisabled`; hosts don't correct typed text.
  ///
  /// - Parameter isDisabled: Whether typed text isn't corrected.
  /// - Returns: The view, whose descendants read the value.
  public nonisolated func autocorrectionDisabled(_ isDisabled: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, isDisabled)
  }

  /// Sets the environment value `\.autocorrectionDisabled`; hosts don't correct typed text.
  ///
  /// - Parameter isDisabled: Whether typed text isn't corrected; nil counts as false.
  /// - Returns: The view, whose descendants read the value.
  public nonisolated func disableAutocorrection(_ isDisabled: Bool?) -> some View {
    environment(\.autocorrectionDisabled, isDisabled ?? false)
  }

  /// Has no effect: hosts don't capitalize typed text.
  ///
  /// - Parameter mode: The words or letters that are capitalized; nil to leave the choice to the system.
  /// - Returns: The view itself.
  public nonisolated func textInputAutocapitalization(_ mode: TextInputAutocapitalization?) -> Self
  { self }
}

/// The shape of a button's border.
public enum ButtonBorderShape: Hashable, Sendable {
  /// `automatic` leaves the shape to the system; the other cases name a shape.
  case automatic, capsule, roundedRectangle, circle
}

/// Whether choosing an item closes its menu.
public enum MenuActionDismissBehavior: Hashable, Sendable {
  /// `automatic` leaves the behavior to the system; `enabled` closes the menu, `disabled` keeps it open.
  case automatic, enabled, disabled
}

/// The title of the key that submits a text.
public enum SubmitLabel: Hashable, Sendable {
  /// The title for the action that the case names.
  case done, go, send, join, route, search, `return`, next, `continue`
}

/// The words or letters that an on-screen keyboard capitalizes.
public enum TextInputAutocapitalization: Hashable, Sendable {
  /// `never` capitalizes nothing, `words` and `sentences` the first letter of each word or sentence, and `characters`
  /// all letters.
  case never, words, sentences, characters
}

/// The order of the items of a menu.
public enum MenuOrder: Hashable, Sendable {
  /// `fixed` is the order of the declarations, `priority` puts the first items next to the control, and `automatic`
  /// leaves the order to the system.
  case automatic, priority, fixed
}

extension EnvironmentValues {
  /// The order of the items of menus, which is `automatic` unless an ancestor sets another order.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// The visibility of the labels of controls, which is `automatic` unless an ancestor shows or hides the labels.
  public internal(set) var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }

  /// Whether typed text isn't corrected; false unless an ancestor sets the value to true.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }
}

private struct MenuOrderKey: EnvironmentKey {
  static var defaultValue: MenuOrder { .automatic }
}

private struct LabelsVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

private struct AutocorrectionDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
