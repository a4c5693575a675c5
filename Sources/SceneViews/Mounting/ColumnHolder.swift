/// A node with a column that a command shows and hides.
@MainActor protocol ColumnHolder: _AnyNode {
  /// Shows or hides the sidebar.
  ///
  /// - Returns: Whether the node has a sidebar.
  func toggleSidebar() -> Bool
  /// Shows or hides the inspector.
  ///
  /// - Returns: Whether the node has an inspector.
  func toggleInspector() -> Bool
}

extension ColumnHolder {
  func toggleSidebar() -> Bool { false }
  func toggleInspector() -> Bool { false }
}

extension ViewTree {
  /// Shows or hides the column of the first visible view that has one.
  func toggle(_ column: WindowColumn) {
    _ = columnHolders.contains { holder in
      guard holder.isVisible else { return false }
      return switch column {
      case .sidebar: holder.toggleSidebar()
      case .inspector: holder.toggleInspector()
      }
    }
  }
}
