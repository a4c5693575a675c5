// The looks of containers; hosts draw all looks of a container alike.

/// A look of tab views.
@MainActor @preconcurrency public protocol TabViewStyle {
  /// Whether the tabs are pages without titles; not for use by apps.
  nonisolated static var _isPaged: Bool { get }
}

extension TabViewStyle {
  /// The tabs have titles.
  public nonisolated static var _isPaged: Bool { false }
}

/// The look of tab views that the system chooses.
public nonisolated struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The look of tab views that the system chooses.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// The look `sidebarAdaptable` of tab views, which hosts draw like the automatic look.
public nonisolated struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// The look `sidebarAdaptable` of tab views.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

/// The look `tabBarOnly` of tab views, which hosts draw like the automatic look.
public nonisolated struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// The look `tabBarOnly` of tab views.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// The look `grouped` of tab views, which hosts draw like the automatic look.
public nonisolated struct GroupedTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// The look `grouped` of tab views.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

/// The look `verticalPage` of tab views: pages without titles.
public nonisolated struct VerticalPageTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}

  /// The tabs are pages without titles.
  public static var _isPaged: Bool { true }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// The look `verticalPage` of tab views.
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
}

/// A look of forms.
@MainActor @preconcurrency public protocol FormStyle {}

/// The look of forms that the system chooses.
public nonisolated struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The look of forms that the system chooses.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// The look `columns` of forms, which hosts draw like the automatic look.
public nonisolated struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// The look `columns` of forms.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// The look `grouped` of forms, which hosts draw like the automatic look.
public nonisolated struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// The look `grouped` of forms.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// A look of groups of controls.
@MainActor @preconcurrency public protocol ControlGroupStyle {}

/// The look of groups of controls that the system chooses.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The look of groups of controls that the system chooses.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// The look `navigation` of groups of controls, which hosts draw like the automatic look.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The look `navigation` of groups of controls.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// The look `menu` of groups of controls, which hosts draw like the automatic look.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The look `menu` of groups of controls.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// The look `palette` of groups of controls, which hosts draw like the automatic look.
public nonisolated struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The look `palette` of groups of controls.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// The look `compactMenu` of groups of controls, which hosts draw like the automatic look.
public nonisolated struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The look `compactMenu` of groups of controls.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// A look of date pickers.
@MainActor @preconcurrency public protocol DatePickerStyle {}

/// The look of date pickers that the system chooses.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The look of date pickers that the system chooses.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// The look `compact` of date pickers, which hosts draw like the automatic look.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The look `compact` of date pickers.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// The look `graphical` of date pickers, which hosts draw like the automatic look.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The look `graphical` of date pickers.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// The look `wheel` of date pickers, which hosts draw like the automatic look.
public nonisolated struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The look `wheel` of date pickers.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// The look `field` of date pickers, which hosts draw like the automatic look.
public nonisolated struct FieldDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// The look `field` of date pickers.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// The look `stepperField` of date pickers, which hosts draw like the automatic look.
public nonisolated struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// The look `stepperField` of date pickers.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

/// A look of tables.
@MainActor @preconcurrency public protocol TableStyle {}

/// The look of tables that the system chooses.
public nonisolated struct AutomaticTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The look of tables that the system chooses.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

/// The look `inset` of tables, which hosts draw like the automatic look.
public nonisolated struct InsetTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
}

extension TableStyle where Self == InsetTableStyle {
  /// The look `inset` of tables.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

/// The look `bordered` of tables, which hosts draw like the automatic look.
public nonisolated struct BorderedTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
}

extension TableStyle where Self == BorderedTableStyle {
  /// The look `bordered` of tables.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

/// The look `page` of tab views: each view in the block is a page without a title.
public nonisolated struct PageTabViewStyle: TabViewStyle {
  /// The visibility of the marks for the pages.
  public struct IndexDisplayMode: Hashable, Sendable {
    private init() {}

    /// The marks are shown if there are several pages.
    public static let automatic = IndexDisplayMode()
    /// The marks are always shown.
    public static let always = IndexDisplayMode()
    /// The marks are never shown.
    public static let never = IndexDisplayMode()
  }

  /// Creates the style.
  ///
  /// - Parameter indexDisplayMode: The marks for the pages; a host without gestures always shows them.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}

  /// The tabs are pages without titles.
  public static var _isPaged: Bool { true }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// The look `page` of tab views.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Returns the look `page` of tab views.
  ///
  /// - Parameter indexDisplayMode: The marks for the pages; a host without gestures always shows them.
  /// - Returns: The look.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}
