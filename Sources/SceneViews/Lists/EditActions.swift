import SceneDisplay

/// The acts that a list offers on the rows of a collection.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The sum of the raw values of the acts.
  public let rawValue: Int

  /// Creates a set from the sum of its raw values.
  ///
  /// - Parameter rawValue: The sum of the raw values: 1 for moving, 2 for deleting.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Moving rows.
  public static var move: EditActions { EditActions(rawValue: 1) }
  /// Deleting rows.
  public static var delete: EditActions { EditActions(rawValue: 2) }
  /// All of them.
  public static var all: EditActions { [.move, .delete] }
}

extension ForEach {
  /// Creates views with bindings to identifiable elements, which a person moves and deletes in a list.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - editActions: The acts on rows.
  ///   - content: Returns the view of an element for a binding to it.
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

  /// Creates views with bindings to elements identified by a property, which a person moves and deletes in a list.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path of the identifying property.
  ///   - editActions: The acts on rows.
  ///   - content: Returns the view of an element for a binding to it.
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
    self.edits = edits.acts.isEmpty ? nil : edits
  }
}

extension List where Selection == Never {
  /// Creates a list with bindings to identifiable elements, which a person moves and deletes.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - editActions: The acts on rows.
  ///   - rowContent: Returns the row of an element for a binding to it.
  @MainActor
  public init<
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View
  >(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements.Element: Identifiable,
    Content == ForEach<ElementBindings<Elements, Elements.Element.ID>, Elements.Element.ID, Row>
  {
    self.init { ForEach(data, editActions: editActions, content: rowContent) }
  }
}

extension List {
  /// Creates a list with bindings to identifiable elements, which a person moves, deletes and selects.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - editActions: The acts on rows.
  ///   - selection: The id of the selected element; nil for none.
  ///   - rowContent: Returns the row of an element for a binding to it.
  @MainActor
  public init<
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View
  >(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    selection: Binding<Selection?>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements.Element: Identifiable,
    Content == ForEach<ElementBindings<Elements, Elements.Element.ID>, Elements.Element.ID, Row>
  {
    self.init(selection: selection) {
      ForEach(data, editActions: editActions, content: rowContent)
    }
  }

  /// Creates a list with bindings to identifiable elements, of which a person moves, deletes and selects several.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - editActions: The acts on rows.
  ///   - selection: The ids of the selected elements.
  ///   - rowContent: Returns the row of an element for a binding to it.
  @MainActor
  public init<
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View
  >(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    selection: Binding<Set<Selection>>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements.Element: Identifiable,
    Content == ForEach<ElementBindings<Elements, Elements.Element.ID>, Elements.Element.ID, Row>
  {
    self.init(selection: selection) {
      ForEach(data, editActions: editActions, content: rowContent)
    }
  }
}

// MARK: - Edit mode

/// A button that begins and ends the editing of the view around it.
public nonisolated struct EditButton: View {
  @Environment(\.editMode) private var mode

  /// Creates a button.
  public init() {}

  /// A button with the title of what it does.
  @MainActor public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") {
      mode?.wrappedValue = isEditing ? .inactive : .active
    }
  }
}
