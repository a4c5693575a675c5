public import Foundation
import SceneViews

/// A controller that shows columns of controllers, such as a list and the content of its selected row.
open class UISplitViewController: UIViewController {
  /// The styles of split views, by their number of columns.
  public enum Style: Int, Sendable {
    /// A split view whose controllers the app sets as an array.
    case unspecified
    /// Two columns.
    case doubleColumn
    /// Three columns.
    case tripleColumn
  }

  /// The columns of a split view.
  public enum Column: Int, Sendable {
    /// The first column.
    case primary
    /// The column between the first and the last.
    case supplementary
    /// The last column.
    case secondary
    /// The column that replaces all other columns where there is little space; this library never shows it.
    case compact
  }

  /// The combinations of columns that a split view can show.
  public enum DisplayMode: Int, Sendable {
    /// The host decides by the available space.
    case automatic
    /// The last column alone.
    case secondaryOnly
    /// One column beside the last column.
    case oneBesideSecondary
    /// One column over the last column.
    case oneOverSecondary
    /// Two columns beside the last column.
    case twoBesideSecondary
    /// Two columns over the last column.
    case twoOverSecondary
    /// Two columns that push the last column aside.
    case twoDisplaceSecondary

    /// The former name of ``oneBesideSecondary``: all columns of a split view with two columns.
    public static let allVisible = DisplayMode.oneBesideSecondary
  }

  /// The arrangements of columns.
  public enum SplitBehavior: Int, Sendable {
    /// The host decides by the available space.
    case automatic
    /// Columns beside each other.
    case tile
    /// Columns over each other.
    case overlay
    /// Columns that push each other aside.
    case displace
  }

  /// The style, which is set when the split view is created.
  ///
  /// In the style `doubleColumn`, the controller of the supplementary column isn't shown. In the other styles, the
  /// controllers that are set determine the number of columns.
  public private(set) var style = Style.unspecified
  /// The delegate, whose methods the library never calls.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The columns to show; stored without effect.
  open var preferredDisplayMode = DisplayMode.automatic
  /// The arrangement of the columns; stored without effect.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// The width of the first column as a fraction of the split view's width; stored without effect.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0.4
  /// The width of the first column in points; stored without effect.
  open var preferredPrimaryColumnWidth: CGFloat = 320
  /// The minimum width of the first column in points; stored without effect.
  open var minimumPrimaryColumnWidth: CGFloat = 0
  /// The maximum width of the first column in points; stored without effect.
  open var maximumPrimaryColumnWidth: CGFloat = 320
  /// The background of the first column; stored without effect.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// Whether a gesture shows the first column; stored without effect.
  open var presentsWithGesture = true
  private var columns: [Column: UIViewController] = [:]

  /// The backgrounds of the first column.
  public enum BackgroundStyle: Int, Sendable {
    /// The background of the content.
    case none
    /// The background of a sidebar.
    case sidebar
  }

  /// Creates a split view.
  ///
  /// - Parameter style: The style, which determines whether there is a supplementary column.
  public init(style: Style) {
    super.init(nibName: nil, bundle: nil)
    self.style = style
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The controllers of the shown columns, from the first to the last.
  ///
  /// If you set more than three controllers, the first two and the last are shown.
  open var viewControllers: [UIViewController] {
    get { shownChildren }
    set {
      columns = [:]
      columns[.primary] = newValue.first
      columns[.supplementary] = newValue.count > 2 ? newValue[1] : nil
      columns[.secondary] = newValue.count > 1 ? newValue.last : nil
      columnsDidChange()
    }
  }

  /// Sets the controller of a column.
  ///
  /// - Parameters:
  ///   - controller: The controller, which is removed from any other column; nil for none.
  ///   - column: The column.
  open func setViewController(_ controller: UIViewController?, for column: Column) {
    // A controller can be in one column only.
    columns = columns.filter { $0.value !== controller }
    columns[column] = controller
    columnsDidChange()
  }

  /// Returns the controller of a column.
  ///
  /// - Parameter column: The column.
  /// - Returns: The controller; nil if the column has none.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Has no effect: hosts show as many columns as fit.
  ///
  /// - Parameter column: The column.
  open func show(_ column: Column) {}

  /// Has no effect: hosts show as many columns as fit.
  ///
  /// - Parameter column: The column.
  open func hide(_ column: Column) {}

  /// The columns that the split view shows.
  ///
  /// If the supplementary column is shown, two columns are shown beside the last column; otherwise, one column is shown
  /// beside the last column.
  public var displayMode: DisplayMode {
    supplementary == nil ? .oneBesideSecondary : .twoBesideSecondary
  }

  /// Whether one controller replaces all columns; always false in this library.
  public var isCollapsed: Bool { false }
  /// The button that shows the first column; an empty button in this library.
  public private(set) lazy var displayModeButtonItem = UIBarButtonItem()

  private func columnsDidChange() {
    replaceChildren(
      by: [.primary, .supplementary, .secondary, .compact].compactMap { columns[$0] })
  }

  override func childDidLeave(_ child: UIViewController, from index: Int) {
    columns = columns.filter { $0.value !== child }
    super.childDidLeave(child, from: index)
  }

  override var shownChildren: [UIViewController] {
    [columns[.primary], supplementary, columns[.secondary]].compactMap(\.self)
  }

  private var supplementary: UIViewController? {
    style == .doubleColumn ? nil : columns[.supplementary]
  }

  override var content: any View {
    guard let supplementary else {
      return NavigationSplitView {
        ColumnView(controller: columns[.primary])
      } detail: {
        ColumnView(controller: columns[.secondary])
      }
    }
    return NavigationSplitView {
      ColumnView(controller: columns[.primary])
    } content: {
      ColumnView(controller: supplementary)
    } detail: {
      ColumnView(controller: columns[.secondary])
    }
  }
}

/// A view of the controller of a column; empty if the column has no controller.
private struct ColumnView: View {
  let controller: UIViewController?

  var body: some View {
    if let controller {
      NavigationPage(controller: controller).id(ObjectIdentifier(controller))
    }
  }
}

/// Methods with which a delegate chooses how the columns of a split view are combined; the library never calls them.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  /// Returns whether the delegate itself combines two columns into one; the library never calls the method.
  ///
  /// - Parameters:
  ///   - splitViewController: The split view.
  ///   - secondary: The controller of the last column.
  ///   - primary: The controller of the first column.
  /// - Returns: Whether the delegate combines the columns; false by default.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController,
    onto primary: UIViewController
  ) -> Bool
  /// Returns the column to show where there is little space; the library never calls the method.
  ///
  /// - Parameters:
  ///   - splitViewController: The split view.
  ///   - column: The proposed column.
  /// - Returns: The column; by default, the proposed column.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn column: UISplitViewController.Column
  ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController,
    onto primary: UIViewController
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn column: UISplitViewController.Column
  ) -> UISplitViewController.Column { column }
}
