public import SceneDisplay

// The looks of tab views and tables. Hosts draw all looks of tables alike; the tabs of a tab view have titles in some
// looks and are pages in others.

/// A style that determines the look of tab views.
@MainActor @preconcurrency public protocol TabViewStyle {
  /// The kind of collection that hosts draw for a tab view with the look; not for use by apps.
  nonisolated var _kind: DisplayCollection.Kind { get }
}

extension TabViewStyle {
  /// The kind `tabs`: the tabs have titles.
  public nonisolated var _kind: DisplayCollection.Kind { .tabs }
}

/// The look that the system chooses for tab views.
public nonisolated struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The look that the system chooses for tab views.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// The `sidebarAdaptable` look of tab views, which hosts draw like the automatic look.
public nonisolated struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// The `sidebarAdaptable` look of tab views.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

/// The `tabBarOnly` look of tab views, which hosts draw like the automatic look.
public nonisolated struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// The `tabBarOnly` look of tab views.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// The `grouped` look of tab views, which hosts draw like the automatic look.
public nonisolated struct GroupedTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// The `grouped` look of tab views.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

/// The `verticalPage` look of tab views: pages without titles.
public nonisolated struct VerticalPageTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}

  /// The kind `pages`: the tabs are pages without titles.
  public var _kind: DisplayCollection.Kind { .pages }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// The `verticalPage` look of tab views.
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
}

/// A style that determines the look of tables.
@MainActor @preconcurrency public protocol TableStyle {}

/// The look that the system chooses for tables.
public nonisolated struct AutomaticTableStyle: TableStyle {
  /// Creates the style.
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The look that the system chooses for tables.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

/// The `inset` look of tables, which hosts draw like the automatic look.
public nonisolated struct InsetTableStyle: TableStyle {
  /// Creates the style.
  public init() {}

  /// Creates the style; hosts give all rows the same background.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether every second row has another background; the parameter has no
  ///   effect.
  public init(alternatesRowBackgrounds: Bool) {}
}

extension TableStyle where Self == InsetTableStyle {
  /// The `inset` look of tables.
  public static var inset: InsetTableStyle { InsetTableStyle() }

  /// Returns the `inset` look of tables; hosts give all rows the same background.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether every second row has another background; the parameter has no
  ///   effect.
  /// - Returns: The style.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle()
  }
}

/// The `bordered` look of tables, which hosts draw like the automatic look.
public nonisolated struct BorderedTableStyle: TableStyle {
  /// Creates the style.
  public init() {}

  /// Creates the style; hosts give all rows the same background.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether every second row has another background; the parameter has no
  ///   effect.
  public init(alternatesRowBackgrounds: Bool) {}
}

extension TableStyle where Self == BorderedTableStyle {
  /// The `bordered` look of tables.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }

  /// Returns the `bordered` look of tables; hosts give all rows the same background.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether every second row has another background; the parameter has no
  ///   effect.
  /// - Returns: The style.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle()
  }
}

/// The `page` look of tab views: each tab is a page without a title.
public nonisolated struct PageTabViewStyle: TabViewStyle {
  /// The visibility of the page indicators: a row of marks, one for each page.
  public struct IndexDisplayMode: Hashable, Sendable {
    fileprivate let kind: DisplayCollection.Kind

    /// The indicators are shown if there are several pages.
    public static let automatic = IndexDisplayMode(kind: .automaticPages)
    /// The indicators are shown.
    public static let always = IndexDisplayMode(kind: .pages)
    /// The indicators are hidden; a terminal shows them while one of them has the focus, so that a person can turn the
    /// pages.
    public static let never = IndexDisplayMode(kind: .unmarkedPages)
  }

  /// Creates the style.
  ///
  /// - Parameter indexDisplayMode: The visibility of the page indicators.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    _kind = indexDisplayMode.kind
  }

  /// The kind of the pages, which depends on the visibility of the page indicators.
  public let _kind: DisplayCollection.Kind
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// The `page` look of tab views.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Returns the `page` look of tab views.
  ///
  /// - Parameter indexDisplayMode: The visibility of the page indicators.
  /// - Returns: The look.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}
