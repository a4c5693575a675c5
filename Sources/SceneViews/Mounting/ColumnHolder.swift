/// A node with a sidebar or an inspector, which a menu command shows and hides.
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
  /// Shows or hides the sidebar or the inspector of the first visible view that has the given column; inner views come
  /// before outer views.
  func toggle(_ column: WindowColumn) {
    _ = columnHolders.ordered.contains { node in
      guard node.isVisible, let holder = node as? any ColumnHolder else { return false }
      return switch column {
      case .sidebar: holder.toggleSidebar()
      case .inspector: holder.toggleInspector()
      }
    }
  }
}
