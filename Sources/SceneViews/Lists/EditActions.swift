import SceneDisplay

/// The actions that a person can perform on the rows of a collection.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The sum of the raw values of the actions.
  public let rawValue: Int

  /// Creates a set from the sum of its members' raw values.
  ///
  /// - Parameter rawValue: The sum of the raw values: 1 for moving, 2 for deleting.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Moving rows.
  public static var move: EditActions { EditActions(rawValue: 1) }
  /// Deleting rows.
  public static var delete: EditActions { EditActions(rawValue: 2) }
  /// Moving and deleting rows.
  public static var all: EditActions { [.move, .delete] }
}

extension ForEach {
  /// Creates views with bindings to identifiable elements, and lets a person move and delete elements in a list.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - editActions: The actions that a person can perform on rows.
  ///   - content: Returns the view of an element, given a binding to the element.
  @MainActor
  public init<
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection
  >(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Elements.Element: Identifiable, Data == ElementBindings<Elements, ID>,
    ID == Elements.Element.ID
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// Creates views with bindings to elements identified by a property, and lets a person move and delete elements in
  /// a list.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path of the identifying property.
  ///   - editActions: The actions that a person can perform on rows.
  ///   - content: Returns the view of an element, given a binding to the element.
  @MainActor
  public init<
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection
  >(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == ElementBindings<Elements, ID> {
    self.init(data, id: id, content: content)
    var edits = _RowEdits()
    if editActions.contains(.delete) {
      edits.delete = { data.wrappedValue.remove(atOffsets: $0) }
    }
    if editActions.contains(.move) {
      edits.move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
    self.edits = edits
  }
}

// MARK: - Edit mode

/// A button that begins and ends the edit mode, which the button reads from the environment.
public nonisolated struct EditButton: View {
  @Environment(\.editMode) private var mode

  /// Creates a button for the edit mode in the button's environment.
  public init() {}

  /// A button whose title names its action, `Edit` or `Done`.
  @MainActor public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") {
      mode?.wrappedValue = isEditing ? .inactive : .active
    }
  }
}
