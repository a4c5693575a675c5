extension EnvironmentValues {
  /// The changes of the window that can be undone; nil outside a window.
  public var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] ?? enclosingWindow?.undoManager }
    set { self[UndoManagerKey.self] = newValue }
  }
}

private struct UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
}
