import SceneLayout

// The focus follows the selection that a view has changed when it handled a key.
extension WindowPane {
  /// The nodes of the selected rows in the list of the focused row; nil if no row has the focus.
  package var selectedRows: Set<Int>? {
    guard let focused, focused.isRow else { return nil }
    return Set(selectedRows(beside: focused))
  }

  /// Moves the focus to the first newly selected row of its list after the next layout.
  ///
  /// The focus stays if its own row is selected, or if no other row was newly selected.
  ///
  /// - Parameter earlier: The rows that were selected before; nil if no row had the focus.
  package func followSelection(from earlier: Set<Int>?) {
    guard let earlier, let focused, focused.isRow, !focused.isSelectedRow,
      let row = selectedRows(beside: focused).first(where: { !earlier.contains($0) })
    else { return }
    wantedRow = row
    setNeedsLayout()
  }

  /// Moves the focus to the row that was requested, after a layout has placed the row.
  func settleRow() {
    guard let row = wantedRow else { return }
    wantedRow = nil
    if let target = targets.first(where: { $0.node == row }) {
      pendingEvents += moveFocus(to: target)
    }
  }

  private func selectedRows(beside focused: Target) -> [Int] {
    var around = tree.parent(of: focused.node)
    while let id = around, tree.element(of: id)?.isList != true { around = tree.parent(of: id) }
    guard let list = around else { return [] }
    return targets.filter { $0.isSelectedRow && tree.isInside($0.node, list) }.map(\.node)
  }
}
