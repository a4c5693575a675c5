public import Foundation
import SceneViews

/// Columns of controllers: a list, and the content of its selected row.
open class UISplitViewController: UIViewController {
  /// The numbers of columns.
  public enum Style: Int, Sendable {
    /// Two controllers in their order.
    case unspecified
    /// Two columns.
    case doubleColumn
    /// Three columns.
    case tripleColumn
  }

  /// The columns.
  public enum Column: Int, Sendable {
    /// The first column.
    case primary
    /// The column between the first and the last.
    case supplementary
    /// The last column.
    case secondary
    /// The controller in place of all columns where there is little space.
    case compact
  }

  /// The columns that are shown.
  public enum DisplayMode: Int, Sendable {
    /// The host chooses by the available space.
    case automatic
    /// The last column alone.
    case secondaryOnly
    /// One column beside the last.
    case oneBesideSecondary
    /// One column over the last.
    case oneOverSecondary
    /// Two columns beside the last.
    case twoBesideSecondary
    /// Two columns over the last.
    case twoOverSecondary
    /// Two columns that push the last away.
    case twoDisplaceSecondary

    /// All columns, in the old spelling.
    public static let allVisible = DisplayMode.oneBesideSecondary
  }

  /// The places of columns.
  public enum SplitBehavior: Int, Sendable {
    /// The host chooses by the available space.
    case automatic
    /// Beside each other.
    case tile
    /// Over each other.
    case overlay
    /// Pushing each other.
    case displace
  }

  /// The number of columns.
  public private(set) var style = Style.unspecified
  /// The observer of changes.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The columns to show, kept without effect.
  open var preferredDisplayMode = DisplayMode.automatic
  /// The arrangement of the columns, kept without effect.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// The width of the first column as a part of the whole, kept without effect.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0.4
  /// The width of the first column in points, kept without effect.
  open var preferredPrimaryColumnWidth: CGFloat = 320
  /// The least width of the first column in points, kept without effect.
  open var minimumPrimaryColumnWidth: CGFloat = 0
  /// The greatest width of the first column in points, kept without effect.
  open var maximumPrimaryColumnWidth: CGFloat = 320
  /// The background of the first column, kept without effect.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// Whether a gesture shows the first column, kept without effect.
  open var presentsWithGesture = true
  private var columns: [Column: UIViewController] = [:]

  /// The backgrounds of the first column.
  public enum BackgroundStyle: Int, Sendable {
    /// That of the content.
    case none
    /// That of a list at the side.
    case sidebar
  }

  /// Creates columns.
  ///
  /// - Parameter style: The number of columns.
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

  /// The controllers of the columns.
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
  ///   - controller: The controller, which leaves another column; nil for none.
  ///   - column: The column.
  open func setViewController(_ controller: UIViewController?, for column: Column) {
    // A controller stands in one column.
    columns = columns.filter { $0.value !== controller }
    columns[column] = controller
    columnsDidChange()
  }

  /// Returns the controller of a column.
  ///
  /// - Parameter column: The column.
  /// - Returns: The controller; nil if the column has none.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Shows a column, without effect: hosts show as many as there is space.
  ///
  /// - Parameter column: The column.
  open func show(_ column: Column) {}
  /// Hides a column, without effect: hosts show as many as there is space.
  ///
  /// - Parameter column: The column.
  open func hide(_ column: Column) {}

  /// The columns that are shown.
  public var displayMode: DisplayMode {
    columns[.supplementary] == nil ? .oneBesideSecondary : .twoBesideSecondary
  }
  /// Whether one controller replaces all columns; never here.
  public var isCollapsed: Bool { false }
  /// The button that shows the first column.
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
    [.primary, .supplementary, .secondary].compactMap { columns[$0] }
  }

  override var content: any View {
    let supplementary = columns[.supplementary]
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

/// A controller as a column; a column without one is empty.
private struct ColumnView: View {
  let controller: UIViewController?

  var body: some View {
    if let controller {
      NavigationPage(controller: controller).id(ObjectIdentifier(controller))
    }
  }
}

/// Observes the changes of columns.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  /// Returns whether the observer itself puts one controller in place of two; never called here.
  ///
  /// - Parameters:
  ///   - splitViewController: The columns.
  ///   - secondary: The controller of the last column.
  ///   - primary: The controller of the first column.
  /// - Returns: Whether the observer does it; false by default.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController,
    onto primary: UIViewController
  ) -> Bool
  /// Returns the column to show where there is little space; never called here.
  ///
  /// - Parameters:
  ///   - splitViewController: The columns.
  ///   - column: The proposed column.
  /// - Returns: The column; by default, the proposed one.
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
