extension EnvironmentValues {
  /// The undo manager of the window; nil outside a window.
  public var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] ?? enclosingWindow?.undoManager }
    set { self[UndoManagerKey.self] = newValue }
  }
}

private struct UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
}
