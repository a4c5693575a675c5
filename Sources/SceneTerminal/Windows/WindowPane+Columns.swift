import SceneDisplay
import SceneLayout
import SceneRuntime

/// The divider after a column of a split view.
struct ColumnDivider {
  let split: Int
  /// The column before the divider, counted from 0.
  let column: Int
}

// Moving between the columns of a split view, and moving their dividers.
extension WindowPane {
  /// For a row in a split view, returns the node of the column after the row's column.
  ///
  /// The result is nil if the element isn't a row in a split view, or if its column is the last one.
  func columnAfter(_ target: Target) -> Int? {
    guard target.isRow, let (split, column) = splits(around: target.node).first else { return nil }
    let columns = tree.children(of: split)
    return columns.indices.contains(column + 1) ? columns[column + 1] : nil
  }

  /// Returns the column of a split view in which a search field is, unless the given element is in the same column.
  ///
  /// The result is nil if the element is in the same column, or if `field` isn't a search field in a split view.
  func columnOfSearch(_ field: Target, besides element: Target) -> Int? {
    guard field.isSearchField, let (split, index) = splits(around: field.node).first else {
      return nil
    }
    let column = tree.children(of: split)[index]
    return tree.isInside(element.node, column) ? nil : column
  }

  /// Returns the divider at a cell, in a split view that nothing covers; nil if there is none.
  ///
  /// The dividers of a split view that is laid out from right to left aren't found.
  func divider(at column: Int, _ row: Int) -> ColumnDivider? {
    for node in tree.node(tree.front)?.all.reversed() ?? [] {
      guard case .surface(let surface) = node.element, surface.kind == .split,
        tree.area(of: node.id)?.contains(column: column, row: row) == true,
        !tree.isRightToLeft(node.id)
      else { continue }
      let columns = tree.children(of: node.id)
      for (index, id) in columns.enumerated().dropLast()
      where tree.area(of: id)?.endColumn == column && tree.area(of: columns[index + 1]) != nil {
        return ColumnDivider(split: node.id, column: index)
      }
    }
    return nil
  }

  /// Moves a divider of a split view to a column of cells.
  ///
  /// The width of the split view's column before the divider stays within the allowed limits.
  func move(_ divider: ColumnDivider, to column: Int) {
    let columns = tree.children(of: divider.split)
    guard columns.indices.contains(divider.column),
      let area = tree.area(of: columns[divider.column])
    else { return }
    tree.setWidth(
      Double(column - area.column), ofColumn: divider.column, of: divider.split)
    layoutAgain()
  }

  private func splits(around id: Int) -> [(split: Int, column: Int)] {
    var found: [(split: Int, column: Int)] = []
    var node = id
    while let around = tree.parent(of: node) {
      if case .surface(let surface)? = tree.element(of: around), surface.kind == .split {
        found.append((around, tree.children(of: around).firstIndex(of: node) ?? 0))
      }
      node = around
    }
    return found
  }

  /// Shows the column that follows the column around a node, if the columns don't all fit side by side.
  ///
  /// - Returns: The event for the content; none if the content doesn't observe which column is shown.
  func showNextColumn(after node: Int) -> [HostEvent] {
    guard let (split, column) = splits(around: node).first else { return [] }
    tree.show(column: column + 1, of: split)
    setNeedsLayout()
    return columnEvents(of: split)
  }

  /// Returns the event that reports the shown column of a split view to the content.
  ///
  /// The result is empty if all columns fit, if the content doesn't observe the shown column, or if the content already
  /// knows the shown column.
  private func columnEvents(of split: Int) -> [HostEvent] {
    let shown = tree.shownColumn(of: split)
    guard case .surface(let surface)? = tree.element(of: split),
      let known = surface.compactColumn, known != shown,
      tree.children(of: split).contains(where: { tree.area(of: $0) == nil })
    else { return [] }
    return [.content(window.id, ContentEvent(.set(Double(shown)), on: split))]
  }

  /// Shows the hidden column before a column.
  ///
  /// - Returns: The events for the content: the column, if the content observes which column is shown, and the loss of
  ///   the focus.
  func showPreviousColumn(of column: Target) -> [HostEvent] {
    guard let (split, index) = splits(around: column.node).first else { return [] }
    tree.show(column: index - 1, of: split)
    let events = columnEvents(of: split) + moveFocus(to: nil)
    layoutAgain()
    return events
  }

  /// Shows the hidden column after the column that contains a node, and moves the focus there.
  ///
  /// In this way, a person can leave a column in which no element opens the next column, such as an empty list.
  ///
  /// - Parameter node: The node. If it is nil, the method uses the first split view in front whose last visible column
  ///   has a hidden column after it.
  /// - Returns: The events for the content; nil if the next column isn't hidden, or if there is no next column.
  func showHiddenColumn(after node: Int?) -> [HostEvent]? {
    for (split, column) in node.map(splits) ?? splitsInFront {
      let columns = tree.children(of: split)
      guard columns.indices.contains(column + 1), tree.area(of: columns[column + 1]) == nil else {
        continue
      }
      tree.show(column: column + 1, of: split)
      let events = columnEvents(of: split)
      nextColumn = columns[column + 1]
      layoutAgain()
      return events
    }
    return nil
  }

  /// The visible split views in front, each with its last visible column.
  private var splitsInFront: [(split: Int, column: Int)] {
    (tree.node(tree.front)?.all ?? []).compactMap { node in
      guard case .surface(let surface) = node.element, surface.kind == .split,
        let column = tree.children(of: node.id).lastIndex(where: { tree.area(of: $0) != nil })
      else { return nil }
      return (node.id, column)
    }
  }
}
