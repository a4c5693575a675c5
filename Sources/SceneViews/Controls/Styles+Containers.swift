// Hosts draw each control in one way, so styles are kept without effect.

/// A look of pickers.
@MainActor @preconcurrency public protocol PickerStyle {}

/// A look of pickers that hosts know; none draws by it.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the look.
  public nonisolated init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The look `automatic` of pickers, drawn as all others.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
  /// The look `menu` of pickers, drawn as all others.
  public static var menu: DefaultPickerStyle { DefaultPickerStyle() }
  /// The look `segmented` of pickers, drawn as all others.
  public static var segmented: DefaultPickerStyle { DefaultPickerStyle() }
  /// The look `inline` of pickers, drawn as all others.
  public static var inline: DefaultPickerStyle { DefaultPickerStyle() }
  /// The look `radioGroup` of pickers, drawn as all others.
  public static var radioGroup: DefaultPickerStyle { DefaultPickerStyle() }
  /// The look `wheel` of pickers, drawn as all others.
  public static var wheel: DefaultPickerStyle { DefaultPickerStyle() }
  /// The look `palette` of pickers, drawn as all others.
  public static var palette: DefaultPickerStyle { DefaultPickerStyle() }
  /// The look `navigationLink` of pickers, drawn as all others.
  public static var navigationLink: DefaultPickerStyle { DefaultPickerStyle() }
}

/// A look of text fields.
@MainActor @preconcurrency public protocol TextFieldStyle {}

/// A look of text fields that hosts know; none draws by it.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the look.
  public nonisolated init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The look `automatic` of text fields, drawn as all others.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
  /// The look `plain` of text fields, drawn as all others.
  public static var plain: DefaultTextFieldStyle { DefaultTextFieldStyle() }
  /// The look `roundedBorder` of text fields, drawn as all others.
  public static var roundedBorder: DefaultTextFieldStyle { DefaultTextFieldStyle() }
  /// The look `squareBorder` of text fields, drawn as all others.
  public static var squareBorder: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// A look of lists.
@MainActor @preconcurrency public protocol ListStyle {}

/// A look of lists that hosts know; none draws by it.
public struct DefaultListStyle: ListStyle {
  /// Creates the look.
  public nonisolated init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The look `automatic` of lists, drawn as all others.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
  /// The look `plain` of lists, drawn as all others.
  public static var plain: DefaultListStyle { DefaultListStyle() }
  /// The look `sidebar` of lists, drawn as all others.
  public static var sidebar: DefaultListStyle { DefaultListStyle() }
  /// The look `inset` of lists, drawn as all others.
  public static var inset: DefaultListStyle { DefaultListStyle() }
  /// The look `insetGrouped` of lists, drawn as all others.
  public static var insetGrouped: DefaultListStyle { DefaultListStyle() }
  /// The look `grouped` of lists, drawn as all others.
  public static var grouped: DefaultListStyle { DefaultListStyle() }
  /// The look `bordered` of lists, drawn as all others.
  public static var bordered: DefaultListStyle { DefaultListStyle() }
}

/// A look of tab views.
@MainActor @preconcurrency public protocol TabViewStyle {}

/// A look of tab views that hosts know; none draws by it.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the look.
  public nonisolated init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The look `automatic` of tab views, drawn as all others.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
  /// The look `page` of tab views, drawn as all others.
  public static var page: DefaultTabViewStyle { DefaultTabViewStyle() }
  /// The look `sidebarAdaptable` of tab views, drawn as all others.
  public static var sidebarAdaptable: DefaultTabViewStyle { DefaultTabViewStyle() }
  /// The look `tabBarOnly` of tab views, drawn as all others.
  public static var tabBarOnly: DefaultTabViewStyle { DefaultTabViewStyle() }
  /// The look `grouped` of tab views, drawn as all others.
  public static var grouped: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// A look of progress views.
@MainActor @preconcurrency public protocol ProgressViewStyle {}

/// A look of progress views that hosts know; none draws by it.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the look.
  public nonisolated init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The look `automatic` of progress views, drawn as all others.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
  /// The look `linear` of progress views, drawn as all others.
  public static var linear: DefaultProgressViewStyle { DefaultProgressViewStyle() }
  /// The look `circular` of progress views, drawn as all others.
  public static var circular: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// A look of forms.
@MainActor @preconcurrency public protocol FormStyle {}

/// A look of forms that hosts know; none draws by it.
public struct DefaultFormStyle: FormStyle {
  /// Creates the look.
  public nonisolated init() {}
}

extension FormStyle where Self == DefaultFormStyle {
  /// The look `automatic` of forms, drawn as all others.
  public static var automatic: DefaultFormStyle { DefaultFormStyle() }
  /// The look `columns` of forms, drawn as all others.
  public static var columns: DefaultFormStyle { DefaultFormStyle() }
  /// The look `grouped` of forms, drawn as all others.
  public static var grouped: DefaultFormStyle { DefaultFormStyle() }
}

/// A look of menus.
@MainActor @preconcurrency public protocol MenuStyle {}

/// A look of menus that hosts know; none draws by it.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the look.
  public nonisolated init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The look `automatic` of menus, drawn as all others.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
  /// The look `button` of menus, drawn as all others.
  public static var button: DefaultMenuStyle { DefaultMenuStyle() }
  /// The look `borderlessButton` of menus, drawn as all others.
  public static var borderlessButton: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A look of group boxes.
@MainActor @preconcurrency public protocol GroupBoxStyle {}

/// A look of group boxes that hosts know; none draws by it.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the look.
  public nonisolated init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The look `automatic` of group boxes, drawn as all others.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// A look of groups of controls.
@MainActor @preconcurrency public protocol ControlGroupStyle {}

/// A look of groups of controls that hosts know; none draws by it.
public struct DefaultControlGroupStyle: ControlGroupStyle {
  /// Creates the look.
  public nonisolated init() {}
}

extension ControlGroupStyle where Self == DefaultControlGroupStyle {
  /// The look `automatic` of groups of controls, drawn as all others.
  public static var automatic: DefaultControlGroupStyle { DefaultControlGroupStyle() }
  /// The look `navigation` of groups of controls, drawn as all others.
  public static var navigation: DefaultControlGroupStyle { DefaultControlGroupStyle() }
  /// The look `menu` of groups of controls, drawn as all others.
  public static var menu: DefaultControlGroupStyle { DefaultControlGroupStyle() }
  /// The look `palette` of groups of controls, drawn as all others.
  public static var palette: DefaultControlGroupStyle { DefaultControlGroupStyle() }
  /// The look `compactMenu` of groups of controls, drawn as all others.
  public static var compactMenu: DefaultControlGroupStyle { DefaultControlGroupStyle() }
}

/// A look of groups that open.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {}

/// A look of groups that open that hosts know; none draws by it.
public struct DefaultDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the look.
  public nonisolated init() {}
}

extension DisclosureGroupStyle where Self == DefaultDisclosureGroupStyle {
  /// The look `automatic` of groups that open, drawn as all others.
  public static var automatic: DefaultDisclosureGroupStyle { DefaultDisclosureGroupStyle() }
}

/// A look of labeled values.
@MainActor @preconcurrency public protocol LabeledContentStyle {}

/// A look of labeled values that hosts know; none draws by it.
public struct DefaultLabeledContentStyle: LabeledContentStyle {
  /// Creates the look.
  public nonisolated init() {}
}

extension LabeledContentStyle where Self == DefaultLabeledContentStyle {
  /// The look `automatic` of labeled values, drawn as all others.
  public static var automatic: DefaultLabeledContentStyle { DefaultLabeledContentStyle() }
}
