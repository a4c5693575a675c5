extension EnvironmentValues {
  /// The undo manager that an ancestor sets, or else the undo manager of the window; nil if there is neither.
  public var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] ?? enclosingWindow?.undoManager }
    set { self[UndoManagerKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// An action that makes the commands Undo and Redo of the window use another undo manager, such as the manager of a
  /// document that several windows show.
  package var useUndoManager: UseUndoManagerAction { UseUndoManagerAction(window: enclosingWindow) }
}

/// An action that sets the undo manager of a window.
package struct UseUndoManagerAction {
  let window: EnclosingWindow?

  /// Sets the undo manager to which the commands Undo and Redo of the window apply; does nothing outside a window.
  package func callAsFunction(_ manager: UndoManager) { window?.use(manager) }
}

private struct UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
}
