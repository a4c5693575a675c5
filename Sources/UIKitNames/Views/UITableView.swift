public import Foundation
import SceneViews

/// A list of rows in sections.
///
/// A data source creates the cell of each row that a host shows.
open class UITableView: UIScrollView {
  /// The styles of a table.
  public enum Style: Int, Sendable {
    /// Rows without space between sections.
    case plain
    /// Rows in groups.
    case grouped
    /// Rows in groups with space at the sides.
    case insetGrouped
  }

  /// The animations of changed rows, which have no effect.
  public enum RowAnimation: Int, Sendable {
    /// The rows fade.
    case fade
    /// The rows slide in from the right.
    case right
    /// The rows slide in from the left.
    case left
    /// The rows slide in from the top.
    case top
    /// The rows slide in from the bottom.
    case bottom
    /// No animation.
    case none
    /// The rows slide in from the middle.
    case middle
    /// The animation that the host chooses.
    case automatic = 100
  }

  /// The positions in the visible rectangle to which a row can be scrolled; the positions have no effect.
  public enum ScrollPosition: Int, Sendable {
    /// Any position at which the row is visible.
    case none
    /// The position at the top.
    case top
    /// The position in the middle.
    case middle
    /// The position at the bottom.
    case bottom
  }

  /// The value for a height that the host chooses.
  public static let automaticDimension: CGFloat = -1

  /// The style of the table; stored without effect.
  public let style: Style
  /// The data source, which creates the cells.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The delegate, which can refuse selections, and is notified of selections and of new cells.
  open weak var delegate: (any UITableViewDelegate)? { didSet { reloadData() } }
  /// The height of rows in points; stored without effect.
  open var rowHeight = automaticDimension
  /// The estimated height of rows in points; stored without effect.
  open var estimatedRowHeight = automaticDimension
  /// Whether a person can select rows.
  open var allowsSelection = true { didSet { setNeedsDisplay() } }
  /// The view above the first row.
  open var tableHeaderView: UIView? { didSet { replacePart(oldValue, by: tableHeaderView) } }
  /// The view below the last row.
  open var tableFooterView: UIView? { didSet { replacePart(oldValue, by: tableFooterView) } }
  /// The lines between rows; stored without effect.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The control that reloads the table; stored without effect.
  open var refreshControl: UIControl?
  /// Whether the rows are being edited; stored without effect.
  open var isEditing = false
  /// The selected row; nil if no row is selected.
  public private(set) var indexPathForSelectedRow: IndexPath?
  private var makers: [String: @MainActor () -> UITableViewCell] = [:]
  private var cells: [IndexPath: UITableViewCell] = [:]
  /// The changes of rows since the outermost batch of updates began.
  private var changes = RowChanges()
  /// The number of batches that have begun and haven't ended.
  private var batches = 0

  /// Creates a table with a style.
  ///
  /// - Parameters:
  ///   - frame: The frame in points; stored without effect.
  ///   - style: The style of the table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public override init(frame: CGRect) {
    style = .plain
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  // MARK: - Cells

  /// Registers a class of cells for a reuse identifier.
  ///
  /// - Parameters:
  ///   - cellClass: The class ``UITableViewCell`` or a subclass; nil or any other class ends the registration.
  ///   - identifier: The reuse identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let type = cellClass as? UITableViewCell.Type else {
      makers[identifier] = nil
      return
    }
    makers[identifier] = { type.make(reuseIdentifier: identifier) }
  }

  /// Creates a cell of the class that is registered for an identifier; if no class is registered, creates a cell with
  /// the default style.
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier.
  ///   - indexPath: The row, which has no effect.
  /// - Returns: A new cell.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Creates a cell of the class that is registered for an identifier.
  ///
  /// The table never reuses the cell of another row.
  ///
  /// - Parameter identifier: The reuse identifier.
  /// - Returns: A new cell; nil if no class is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    makers[identifier]?()
  }

  /// Returns the cell of a row, if a host has shown the row.
  ///
  /// - Parameter indexPath: The row.
  /// - Returns: The cell; nil if no host has shown the row yet. The table discards the cell when the row is reloaded,
  ///   and when any rows are inserted, deleted or moved.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

  /// Returns the row of a cell.
  ///
  /// - Parameter cell: The cell.
  /// - Returns: The row; nil if the table no longer has the cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// The rows that have a cell, including rows that have been scrolled out of sight.
  ///
  /// A row gets a cell when a host shows the row. The table discards the cell when the row is reloaded, and when any
  /// rows are inserted, deleted or moved.
  open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }
  /// The cells of ``indexPathsForVisibleRows``, in the order of the rows.
  open var visibleCells: [UITableViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }

  override var parts: [UIView] { laidOutParts + visibleCells }

  override var laidOutParts: [UIView] {
    subviews + [shownHeader, shownFooter].compactMap(\.self)
  }

  /// The view above the first row; nil if it has left the table or is one of its subviews.
  private var shownHeader: UIView? { tableHeaderView.flatMap { isOwnPart($0) ? $0 : nil } }
  /// The view below the last row; nil if it has left the table, is one of its subviews, or is also the header.
  private var shownFooter: UIView? {
    tableFooterView.flatMap { isOwnPart($0) && $0 !== tableHeaderView ? $0 : nil }
  }

  /// Returns the cell of a row; nil without a data source, or if there is no such row.
  ///
  /// The data source creates the cell the first time that the cell is needed.
  func cell(at indexPath: IndexPath) -> UITableViewCell? {
    if let cell = cells[indexPath] { return cell }
    guard let dataSource, indexPath.row < numberOfRows(inSection: indexPath.section) else {
      return nil
    }
    let cell = dataSource.tableView(self, cellForRowAt: indexPath)
    cells[indexPath] = cell
    if cell.superview == nil {
      // A view can't be inside itself, so a table that is inside one of its cells leaves the cell.
      if isDescendant(of: cell) { removeFromSuperview() }
      cell.becomePart(of: self)
    }
    delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    return cell
  }

  // MARK: - Rows

  /// The number of sections, from the data source; 0 without a data source.
  open var numberOfSections: Int { dataSource.map { max(0, $0.numberOfSections(in: self)) } ?? 0 }

  /// Returns the number of rows in a section.
  ///
  /// - Parameter section: The section, from 0.
  /// - Returns: The number of rows, from the data source; 0 without a data source.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource.map { max(0, $0.tableView(self, numberOfRowsInSection: section)) } ?? 0
  }

  /// Requests all rows from the data source again, and deselects the selected row.
  open func reloadData() {
    cells = [:]
    indexPathForSelectedRow = nil
    setNeedsDisplay()
  }

  /// Requests certain rows from the data source again.
  ///
  /// - Parameters:
  ///   - indexPaths: The rows to request again.
  ///   - animation: The animation, which has no effect.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    for indexPath in indexPaths { cells[indexPath] = nil }
    setNeedsDisplay()
  }

  /// Requests all rows from the data source again, and keeps the selected row selected.
  ///
  /// - Parameters:
  ///   - sections: The changed sections; the rows of all other sections are requested again, too.
  ///   - animation: The animation, which has no effect.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadMovedRows()
  }

  /// Shows rows that the data source has inserted; all rows are requested again, and the selected row stays selected.
  ///
  /// - Parameters:
  ///   - indexPaths: The new rows.
  ///   - animation: The animation, which has no effect.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.inserted += indexPaths }
  }

  /// Removes rows that the data source has deleted; all remaining rows are requested again.
  ///
  /// - Parameters:
  ///   - indexPaths: The deleted rows. If the selected row isn't among these rows, it stays selected.
  ///   - animation: The animation, which has no effect.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleted += indexPaths }
  }

  /// Moves a row to another position; all rows are requested again, and the selected row stays selected.
  ///
  /// - Parameters:
  ///   - indexPath: The position of the row before the move.
  ///   - newIndexPath: The position of the row after the move.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }

  /// Makes several changes of rows as one batch.
  ///
  /// In a batch, the index path of a deleted row is its position before all changes, and the index path of an inserted
  /// row is its position after all changes.
  ///
  /// - Parameters:
  ///   - updates: The changes; nil for none.
  ///   - completion: A closure that is called with true after the changes.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Begins a batch of changes of rows.
  ///
  /// In a batch, the index path of a deleted row is its position before all changes, and the index path of an inserted
  /// row is its position after all changes.
  open func beginUpdates() {
    batches += 1
  }

  /// Ends a batch of changes of rows.
  open func endUpdates() {
    batches = max(0, batches - 1)
    applyChanges()
  }

  private func change(_ add: (inout RowChanges) -> Void) {
    add(&changes)
    applyChanges()
    reloadMovedRows()
  }

  /// Adapts the index path of the selected row to the stored changes, then discards the changes; does nothing before
  /// the outermost batch ends.
  private func applyChanges() {
    guard batches == 0 else { return }
    indexPathForSelectedRow = indexPathForSelectedRow.flatMap { changes.place(of: $0) }
    changes = RowChanges()
  }

  private func reloadMovedRows() {
    cells = [:]
    setNeedsDisplay()
  }

  /// Selects a row without notifying the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: The row; nil for none.
  ///   - animated: Whether the change is animated, which has no effect: hosts choose the animation.
  ///   - scrollPosition: The position to scroll the row to, which has no effect.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition = .none
  ) {
    indexPathForSelectedRow = indexPath
    setNeedsDisplay()
  }

  /// Deselects a row without notifying the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: The row. If the row isn't selected, the call has no effect.
  ///   - animated: Whether the change is animated, which has no effect: hosts choose the animation.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard indexPathForSelectedRow == indexPath else { return }
    indexPathForSelectedRow = nil
    setNeedsDisplay()
  }

  /// Has no effect: only a person can scroll the table.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - scrollPosition: The position in the visible rectangle.
  ///   - animated: Whether scrolling is animated.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}

  /// Stores whether the rows are being edited, without effect.
  ///
  /// - Parameters:
  ///   - editing: Whether the rows are being edited.
  ///   - animated: Whether the change is animated, which has no effect: hosts choose the animation.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  override var content: any View {
    VStack(alignment: .leading) {
      if let shownHeader { DisplayedView(view: shownHeader) }
      if allowsSelection {
        List(selection: selection) { TableSections(table: self) }
      } else {
        List { TableSections(table: self) }
      }
      if let shownFooter { DisplayedView(view: shownFooter) }
    }
  }

  /// The selected row, as a binding; the delegate can refuse a row that a person selects.
  private var selection: Binding<IndexPath?> {
    Binding { [weak self] in
      self?.redisplay.read()
      return self?.indexPathForSelectedRow
    } set: { [weak self] new in
      self?.choose(new)
    }
  }

  private func choose(_ chosen: IndexPath?) {
    var allowed = chosen
    if let chosen, let delegate {
      allowed = delegate.tableView(self, willSelectRowAt: chosen)
      // If the row is refused, the row that was selected before stays selected.
      guard allowed != nil else { return setNeedsDisplay() }
    }
    let old = indexPathForSelectedRow
    indexPathForSelectedRow = allowed
    setNeedsDisplay()
    if let old, old != allowed { delegate?.tableView(self, didDeselectRowAt: old) }
    if let allowed { delegate?.tableView(self, didSelectRowAt: allowed) }
  }
}
