/// Whether a person edits the content of a view.
public enum EditMode: Hashable, Sendable {
  /// The content isn't edited.
  case inactive
  /// The content is edited for a moment, as by a swipe.
  case transient
  /// The content is edited.
  case active

  /// Whether the content is edited, also for a moment.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// Whether a person edits the content of the window, or of the view around that has a mode of its own.
  ///
  /// An ``EditButton`` changes it. Rows can be deleted and moved at any time here.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? enclosingWindow?.editMode.map { Binding($0) } }
    set { self[EditModeKey.self] = newValue }
  }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}
