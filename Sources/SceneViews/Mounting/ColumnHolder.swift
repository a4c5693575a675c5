/// A node with a column that a command shows and hides.
@MainActor protocol ColumnHolder: _AnyNode {
  /// Shows or hides the sidebar.
  ///
  /// - Returns: Whether there is one that can be hidden.
  func toggleSidebar() -> Bool
  /// Shows or hides the inspector.
  ///
  /// - Returns: Whether there is one.
  func toggleInspector() -> Bool
}

extension ColumnHolder {
  func toggleSidebar() -> Bool { false }
  func toggleInspector() -> Bool { false }
}

extension ViewTree {
  /// Shows or hides the sidebar of the first visible split view that has one.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  func toggleSidebar() -> Bool {
    columnHolders.contains { $0.isVisible && $0.toggleSidebar() }
  }

  /// Shows or hides the first visible inspector.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  func toggleInspector() -> Bool {
    columnHolders.contains { $0.isVisible && $0.toggleInspector() }
  }
}
