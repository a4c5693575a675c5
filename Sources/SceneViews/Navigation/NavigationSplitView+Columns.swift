import SceneDisplay

/// The columns of a split view that are visible.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String

  /// The choice of the system.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All columns.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two columns: the content and the detail.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last column: the detail.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  /// The leading column.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The middle column.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last column.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

extension NavigationSplitViewColumn {
  /// The part of the display tree.
  var part: DisplayContainer.Kind {
    switch self {
    case .sidebar: .sidebar
    case .content: .content
    default: .detail
    }
  }
}

// Columns that aren't visible keep their state.
extension NavigationSplitView {
  /// Creates three columns, of which some may be hidden.
  ///
  /// - Parameters:
  ///   - columnVisibility: The visible columns; `automatic` shows all.
  ///   - preferredCompactColumn: The column that is shown where there is room for one, set when a person
  ///     goes to another; nil for the first.
  ///   - sidebar: The leading column.
  ///   - content: The middle column.
  ///   - detail: The last column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
    visibility = columnVisibility
    compactColumn = preferredCompactColumn
  }
}

extension NavigationSplitView {
  /// Creates three columns.
  ///
  /// - Parameters:
  ///   - preferredCompactColumn: The column that is shown where there is room for one; set when a person goes to
  ///     another.
  ///   - sidebar: The leading column.
  ///   - content: The middle column.
  ///   - detail: The last column.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
    compactColumn = preferredCompactColumn
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns, of which the first may be hidden.
  ///
  /// - Parameters:
  ///   - columnVisibility: The visible columns; `automatic` shows both.
  ///   - preferredCompactColumn: The column that is shown where there is room for one, set when a person
  ///     goes to another; nil for the first.
  ///   - sidebar: The leading column.
  ///   - detail: The last column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
    visibility = columnVisibility
    compactColumn = preferredCompactColumn
  }

  /// Creates two columns.
  ///
  /// - Parameters:
  ///   - preferredCompactColumn: The column that is shown where there is room for one; set when a person goes to
  ///     another.
  ///   - sidebar: The leading column.
  ///   - detail: The last column.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
    compactColumn = preferredCompactColumn
  }
}

/// A look of ``/SceneViews/NavigationSplitView``.
public protocol NavigationSplitViewStyle {}

/// The look with the last column in its full width.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// The look with columns that share the width.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Columns that share the width.
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
  /// The choice of the system.
  public static var automatic: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The last column in its full width.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}
