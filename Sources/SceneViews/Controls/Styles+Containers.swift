public import SceneDisplay

// The looks of containers, which hosts draw in one way.

/// A look of tab views.
@MainActor @preconcurrency public protocol TabViewStyle {
  /// The kind of the element that a tab view with the look is; not for use by apps.
  nonisolated var _kind: DisplayCollection.Kind { get }
}

extension TabViewStyle {
  /// The tabs have titles.
  public nonisolated var _kind: DisplayCollection.Kind { .tabs }
}

/// The look of tab views that the system chooses, drawn as all others.
public nonisolated struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the look.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The look of tab views that the system chooses.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// The look `sidebarAdaptable` of tab views, drawn as all others.
public nonisolated struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the look.
  public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// The look `sidebarAdaptable` of tab views.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

/// The look `tabBarOnly` of tab views, drawn as all others.
public nonisolated struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the look.
  public init() {}
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// The look `tabBarOnly` of tab views.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// The look `grouped` of tab views, drawn as all others.
public nonisolated struct GroupedTabViewStyle: TabViewStyle {
  /// Creates the look.
  public init() {}
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// The look `grouped` of tab views.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

/// The look `verticalPage` of tab views: pages without titles.
public nonisolated struct VerticalPageTabViewStyle: TabViewStyle {
  /// Creates the look.
  public init() {}

  /// The tabs are pages without titles.
  public var _kind: DisplayCollection.Kind { .pages }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// The look `verticalPage` of tab views.
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
}

/// A look of forms.
@MainActor @preconcurrency public protocol FormStyle {}

/// The look of forms that the system chooses, drawn as all others.
public nonisolated struct AutomaticFormStyle: FormStyle {
  /// Creates the look.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The look of forms that the system chooses.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// The look `columns` of forms, drawn as all others.
public nonisolated struct ColumnsFormStyle: FormStyle {
  /// Creates the look.
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// The look `columns` of forms.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// The look `grouped` of forms, drawn as all others.
public nonisolated struct GroupedFormStyle: FormStyle {
  /// Creates the look.
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// The look `grouped` of forms.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// A look of groups of controls.
@MainActor @preconcurrency public protocol ControlGroupStyle {}

/// The look of groups of controls that the system chooses, drawn as all others.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the look.
  public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The look of groups of controls that the system chooses.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// The look `navigation` of groups of controls, drawn as all others.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the look.
  public init() {}
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The look `navigation` of groups of controls.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// The look `menu` of groups of controls, drawn as all others.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the look.
  public init() {}
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The look `menu` of groups of controls.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// The look `palette` of groups of controls, drawn as all others.
public nonisolated struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Creates the look.
  public init() {}
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The look `palette` of groups of controls.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// The look `compactMenu` of groups of controls, drawn as all others.
public nonisolated struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the look.
  public init() {}
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The look `compactMenu` of groups of controls.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// A look of date pickers.
@MainActor @preconcurrency public protocol DatePickerStyle {}

/// The look of date pickers that the system chooses, drawn as all others.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the look.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The look of date pickers that the system chooses.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// The look `compact` of date pickers, drawn as all others.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the look.
  public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The look `compact` of date pickers.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// The look `graphical` of date pickers, drawn as all others.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the look.
  public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The look `graphical` of date pickers.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// The look `wheel` of date pickers, drawn as all others.
public nonisolated struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the look.
  public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The look `wheel` of date pickers.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// The look `field` of date pickers, drawn as all others.
public nonisolated struct FieldDatePickerStyle: DatePickerStyle {
  /// Creates the look.
  public init() {}
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// The look `field` of date pickers.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// The look `stepperField` of date pickers, drawn as all others.
public nonisolated struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// Creates the look.
  public init() {}
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// The look `stepperField` of date pickers.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

/// A look of tables.
@MainActor @preconcurrency public protocol TableStyle {}

/// The look of tables that the system chooses, drawn as all others.
public nonisolated struct AutomaticTableStyle: TableStyle {
  /// Creates the look.
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The look of tables that the system chooses.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

/// The look `inset` of tables, drawn as all others.
public nonisolated struct InsetTableStyle: TableStyle {
  /// Creates the look.
  public init() {}
}

extension TableStyle where Self == InsetTableStyle {
  /// The look `inset` of tables.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

/// The look `bordered` of tables, drawn as all others.
public nonisolated struct BorderedTableStyle: TableStyle {
  /// Creates the look.
  public init() {}
}

extension TableStyle where Self == BorderedTableStyle {
  /// The look `bordered` of tables.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}

/// The look `page` of tab views: pages without titles, of which each view of the block is one.
public nonisolated struct PageTabViewStyle: TabViewStyle {
  /// The marks for the pages.
  public struct IndexDisplayMode: Hashable, Sendable {
    fileprivate let kind: DisplayCollection.Kind

    /// The marks are shown.
    public static let automatic = IndexDisplayMode(kind: .pages)
    /// The marks are shown.
    public static let always = IndexDisplayMode(kind: .pages)
    /// The marks aren't shown; at a terminal they are while one of them has the focus, which turns the pages.
    public static let never = IndexDisplayMode(kind: .unmarkedPages)
  }

  /// Creates the look.
  ///
  /// - Parameter indexDisplayMode: Whether there are marks for the pages.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    _kind = indexDisplayMode.kind
  }

  /// The tabs are pages without titles.
  public let _kind: DisplayCollection.Kind
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// The look `page` of tab views.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Returns the look `page` of tab views.
  ///
  /// - Parameter indexDisplayMode: Whether there are marks for the pages.
  /// - Returns: The look.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}
