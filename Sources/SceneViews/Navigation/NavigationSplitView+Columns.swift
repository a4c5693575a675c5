import SceneDisplay

/// The visible columns of a split view.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String

  /// The system chooses the visible columns; in this library, all columns are visible.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All columns are visible.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two columns are visible; of three columns, these are the content and the detail.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// Only the last column is visible, which is the detail.
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
  /// The kind of container that shows the column in the display tree.
  var part: DisplayContainer.Kind {
    switch self {
    case .sidebar: .sidebar
    case .content: .content
    default: .detail
    }
  }
}

// Split views in which columns can be hidden; hidden columns keep their state.
extension NavigationSplitView {
  /// Creates three columns, some of which may be hidden.
  ///
  /// - Parameters:
  ///   - columnVisibility: The visible columns; `automatic` shows all.
  ///   - preferredCompactColumn: A binding to the column that is shown where there is space for one column only. The
  ///     binding is set when a person goes to another column. If the parameter is nil, the first column is shown until
  ///     a person goes to another column.
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
  /// Creates three columns, with a binding to the column that is shown where there is space for one column only.
  ///
  /// - Parameters:
  ///   - preferredCompactColumn: A binding to the column that is shown where there is space for one column only. The
  ///     binding is set when a person goes to another column.
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
  /// Creates two columns, the first of which may be hidden.
  ///
  /// - Parameters:
  ///   - columnVisibility: The visible columns; `automatic` shows both columns.
  ///   - preferredCompactColumn: A binding to the column that is shown where there is space for one column only. The
  ///     binding is set when a person goes to another column. If the parameter is nil, the first column is shown until
  ///     a person goes to another column.
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

  /// Creates two columns, with a binding to the column that is shown where there is space for one column only.
  ///
  /// - Parameters:
  ///   - preferredCompactColumn: A binding to the column that is shown where there is space for one column only. The
  ///     binding is set when a person goes to another column.
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

/// The look in which the last column has its full width.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// The look in which columns share the width.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The look in which columns share the width.
  @_disfavoredOverload
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }

  /// The look that the system chooses for split views.
  @_disfavoredOverload
  public static var automatic: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The look in which the last column has its full width.
  @_disfavoredOverload
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}
