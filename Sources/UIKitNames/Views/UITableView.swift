public import Foundation
import SceneViews

/// A list of rows in sections, whose cells a data source makes when a host shows them.
open class UITableView: UIScrollView {
  /// The looks of a table.
  public enum Style: Int, Sendable {
    /// Rows without space between sections.
    case plain
    /// Rows in groups.
    case grouped
    /// Rows in groups with space at the sides.
    case insetGrouped
  }

  /// The animations of changed rows, which has no effect.
  public enum RowAnimation: Int, Sendable {
    /// A fade.
    case fade
    /// From the right.
    case right
    /// From the left.
    case left
    /// From the top.
    case top
    /// From the bottom.
    case bottom
    /// None.
    case none
    /// From the middle.
    case middle
    /// The host's.
    case automatic = 100
  }

  /// The places of a row in the visible part, which has no effect.
  public enum ScrollPosition: Int, Sendable {
    /// Any.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// The value that lets the host choose a length.
  public static let automaticDimension: CGFloat = -1

  /// The look.
  public let style: Style
  /// The maker of the cells.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The observer of choices.
  open weak var delegate: (any UITableViewDelegate)? { didSet { reloadData() } }
  /// The height of rows in points; stored without effect.
  open var rowHeight = automaticDimension
  /// The estimated height of rows in points; stored without effect.
  open var estimatedRowHeight = automaticDimension
  /// Whether rows can be chosen.
  open var allowsSelection = true { didSet { setNeedsDisplay() } }
  /// The view above the first row.
  open var tableHeaderView: UIView? { didSet { setNeedsDisplay() } }
  /// The view below the last row.
  open var tableFooterView: UIView? { didSet { setNeedsDisplay() } }
  /// The lines between rows; stored without effect.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The control for loading again; stored without effect.
  open var refreshControl: UIControl?
  /// Whether rows are being edited; stored without effect.
  open var isEditing = false
  /// The chosen row; nil if there is none.
  public private(set) var indexPathForSelectedRow: IndexPath?
  private var makers: [String: @MainActor () -> UITableViewCell] = [:]
  private var cells: [IndexPath: UITableViewCell] = [:]
  /// The changes of rows since the first batch began.
  private var changes = RowChanges()
  /// The number of batches that have begun.
  private var batches = 0

  /// Creates a table with a look.
  ///
  /// - Parameters:
  ///   - frame: The frame in points; stored without effect.
  ///   - style: The look.
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

  /// Registers a class of cells under a name.
  ///
  /// - Parameters:
  ///   - cellClass: A subclass of ``UITableViewCell``; nil, or another class, ends the
  ///     registration.
  ///   - identifier: The name.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let type = cellClass as? UITableViewCell.Type else {
      makers[identifier] = nil
      return
    }
    makers[identifier] = { type.make(reuseIdentifier: identifier) }
  }

  /// Makes a cell of the class registered under a name; a plain one if none is.
  ///
  /// - Parameters:
  ///   - identifier: The name of the class.
  ///   - indexPath: The row, which has no effect.
  /// - Returns: A new cell.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Makes a cell of the class registered under a name; nil if none is.
  ///
  /// Cells aren't used again: a cell stays that of its row.
  ///
  /// - Parameter identifier: The name of the class.
  /// - Returns: A new cell; nil if no class has the name.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    makers[identifier]?()
  }

  /// Returns the cell of a row that a host shows.
  ///
  /// - Parameter indexPath: The row.
  /// - Returns: The cell; nil if no host shows the row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

  /// Returns the row of a cell; nil if no host shows it.
  ///
  /// - Parameter cell: The cell.
  /// - Returns: The row; nil if no host shows the cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// The rows that hosts show.
  open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }
  /// The cells that hosts show.
  open var visibleCells: [UITableViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }

  /// Returns the cell of a row, made by the data source when it is needed first.
  func cell(at indexPath: IndexPath) -> UITableViewCell? {
    if let cell = cells[indexPath] { return cell }
    guard let dataSource, indexPath.row < numberOfRows(inSection: indexPath.section) else {
      return nil
    }
    let cell = dataSource.tableView(self, cellForRowAt: indexPath)
    cells[indexPath] = cell
    if cell.superview == nil { cell.superview = self }
    delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
    return cell
  }

  // MARK: - Rows

  /// The number of sections.
  open var numberOfSections: Int { dataSource.map { max(0, $0.numberOfSections(in: self)) } ?? 0 }

  /// Returns the number of rows in a section, from 0.
  ///
  /// - Parameter section: The section, from 0.
  /// - Returns: The number of rows, as the data source has it; 0 without one.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource.map { max(0, $0.tableView(self, numberOfRowsInSection: section)) } ?? 0
  }

  /// Asks the data source for all rows again.
  open func reloadData() {
    cells = [:]
    indexPathForSelectedRow = nil
    setNeedsDisplay()
  }

  /// Asks the data source for rows again.
  ///
  /// - Parameters:
  ///   - indexPaths: The rows.
  ///   - animation: The animation, which has no effect.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    for indexPath in indexPaths { cells[indexPath] = nil }
    setNeedsDisplay()
  }

  /// Asks the data source for sections again.
  ///
  /// - Parameters:
  ///   - sections: The sections; all rows are asked for again.
  ///   - animation: The animation, which has no effect.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadMovedRows()
  }

  /// Shows rows that the data source has now.
  ///
  /// - Parameters:
  ///   - indexPaths: The new rows; all rows are asked for again, and the chosen one stays chosen.
  ///   - animation: The animation, which has no effect.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.inserted += indexPaths }
  }

  /// Shows that the data source hasn't rows any more.
  ///
  /// - Parameters:
  ///   - indexPaths: The rows that are gone; all rows are asked for again, and the chosen one stays
  ///     chosen unless it is gone.
  ///   - animation: The animation, which has no effect.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleted += indexPaths }
  }

  /// Shows a row elsewhere.
  ///
  /// - Parameters:
  ///   - indexPath: The row before.
  ///   - newIndexPath: The row afterwards; all rows are asked for again, and the chosen one stays
  ///     chosen.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }

  /// Makes several changes together: rows are deleted before others are inserted.
  ///
  /// - Parameters:
  ///   - updates: The changes; nil for none.
  ///   - completion: Work after the changes, called with true.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Begins to make several changes together: rows are deleted before others are inserted.
  open func beginUpdates() {
    batches += 1
  }

  /// Ends to make several changes together.
  open func endUpdates() {
    batches = max(0, batches - 1)
    applyChanges()
  }

  private func change(_ add: (inout RowChanges) -> Void) {
    add(&changes)
    applyChanges()
    reloadMovedRows()
  }

  /// Moves the selection with its row, unless a batch of changes is open.
  private func applyChanges() {
    guard batches == 0 else { return }
    indexPathForSelectedRow = indexPathForSelectedRow.flatMap { changes.place(of: $0) }
    changes = RowChanges()
  }

  private func reloadMovedRows() {
    cells = [:]
    setNeedsDisplay()
  }

  /// Chooses a row, without a call of the observer.
  ///
  /// - Parameters:
  ///   - indexPath: The row; nil for none.
  ///   - animated: Whether the change is animated, which has no effect: hosts choose the animation.
  ///   - scrollPosition: The place to scroll to, which has no effect.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition = .none
  ) {
    indexPathForSelectedRow = indexPath
    setNeedsDisplay()
  }

  /// Takes the choice of a row back.
  ///
  /// - Parameters:
  ///   - indexPath: The row; one that isn't chosen has no effect.
  ///   - animated: Whether the change is animated, which has no effect: hosts choose the animation.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard indexPathForSelectedRow == indexPath else { return }
    indexPathForSelectedRow = nil
    setNeedsDisplay()
  }

  /// Scrolls to a row, without effect: hosts scroll.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - scrollPosition: The place in the visible part.
  ///   - animated: Whether the change is animated, which has no effect: hosts choose the animation.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}

  /// Begins or ends to edit rows.
  ///
  /// - Parameters:
  ///   - editing: Whether rows are edited.
  ///   - animated: Whether the change is animated, which has no effect: hosts choose the animation.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  override var content: any View {
    VStack(alignment: .leading) {
      if let tableHeaderView, !isDescendant(of: tableHeaderView) {
        DisplayedView(view: tableHeaderView)
      }
      if allowsSelection {
        List(selection: selection) { TableSections(table: self) }
      } else {
        List { TableSections(table: self) }
      }
      if let tableFooterView, !isDescendant(of: tableFooterView) {
        DisplayedView(view: tableFooterView)
      }
    }
  }

  /// The row that a person chooses, which the observer may refuse.
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
      // A row that is refused leaves the other one chosen.
      guard allowed != nil else { return setNeedsDisplay() }
    }
    let old = indexPathForSelectedRow
    indexPathForSelectedRow = allowed
    setNeedsDisplay()
    if let old, old != allowed { delegate?.tableView(self, didDeselectRowAt: old) }
    if let allowed { delegate?.tableView(self, didSelectRowAt: allowed) }
  }
}
