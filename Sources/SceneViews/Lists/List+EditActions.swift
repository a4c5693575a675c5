// Lists whose rows a person moves and deletes.
extension List where Selection == Never {
  /// Creates a list of identifiable elements that a person can move and delete; each row gets a binding to its element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - editActions: The actions that a person can perform on rows.
  ///   - rowContent: Returns the row of an element, given a binding to the element.
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

  /// Creates a list of elements, identified by a property, that a person can move and delete; each row gets a binding
  /// to its element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path of the identifying property.
  ///   - editActions: The actions that a person can perform on rows.
  ///   - rowContent: Returns the row of an element, given a binding to the element.
  @MainActor
  public init<
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    ID: Hashable, Row: View
  >(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    editActions: EditActions<Elements>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  ) where Content == ForEach<ElementBindings<Elements, ID>, ID, Row> {
    self.init {
      ForEach(data, id: id, editActions: editActions, content: rowContent)
    }
  }
}

extension List {
  /// Creates a list of identifiable elements that a person can move and delete, with a single selection; each row gets
  /// a binding to its element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - editActions: The actions that a person can perform on rows.
  ///   - selection: The id of the selected element; nil for none.
  ///   - rowContent: Returns the row of an element, given a binding to the element.
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

  /// Creates a list of identifiable elements that a person can move and delete, with a multiple selection; each row
  /// gets a binding to its element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - editActions: The actions that a person can perform on rows.
  ///   - selection: The ids of the selected elements.
  ///   - rowContent: Returns the row of an element, given a binding to the element.
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

  /// Creates a list of elements, identified by a property, that a person can move and delete, with a single selection;
  /// each row gets a binding to its element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path of the identifying property.
  ///   - editActions: The actions that a person can perform on rows.
  ///   - selection: The id of the selected element; nil for none.
  ///   - rowContent: Returns the row of an element, given a binding to the element.
  @MainActor
  public init<
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    ID: Hashable, Row: View
  >(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    editActions: EditActions<Elements>, selection: Binding<Selection?>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  ) where Content == ForEach<ElementBindings<Elements, ID>, ID, Row> {
    self.init(selection: selection) {
      ForEach(data, id: id, editActions: editActions, content: rowContent)
    }
  }

  /// Creates a list of elements, identified by a property, that a person can move and delete, with a multiple
  /// selection; each row gets a binding to its element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path of the identifying property.
  ///   - editActions: The actions that a person can perform on rows.
  ///   - selection: The ids of the selected elements.
  ///   - rowContent: Returns the row of an element, given a binding to the element.
  @MainActor
  public init<
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    ID: Hashable, Row: View
  >(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    editActions: EditActions<Elements>, selection: Binding<Set<Selection>>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  ) where Content == ForEach<ElementBindings<Elements, ID>, ID, Row> {
    self.init(selection: selection) {
      ForEach(data, id: id, editActions: editActions, content: rowContent)
    }
  }
}
