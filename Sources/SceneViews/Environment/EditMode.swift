/// The edit mode of a view: whether a person edits the content of the view.
public enum EditMode: Hashable, Sendable {
  /// The content isn't edited.
  case inactive
  /// The content is edited for a moment, for example while a person swipes over a row.
  case transient
  /// The content is edited.
  case active

  /// Whether the content is edited, even for a moment.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// The edit mode that an enclosing view sets, or else the edit mode of the window; nil if there is neither.
  ///
  /// An ``EditButton`` changes the mode. In this library, rows can be deleted and moved in every mode.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? enclosingWindow?.editMode.map { Binding($0) } }
    set { self[EditModeKey.self] = newValue }
  }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}
