extension EnvironmentValues {
  /// The undo manager that an ancestor sets, or else the undo manager of the window; nil if there is neither.
  public var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] ?? enclosingWindow?.undoManager }
    set { self[UndoManagerKey.self] = newValue }
  }
}

private struct UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
}
