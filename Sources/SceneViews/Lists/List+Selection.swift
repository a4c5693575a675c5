// Lists with a selection, created from a range of numbers or from a binding to a collection.
extension List {
  /// Creates a list of the numbers of a range with a single selection.
  ///
  /// - Parameters:
  ///   - data: The numbers; each number has a row, and is the id of the row.
  ///   - selection: The selected number; nil for none.
  ///   - rowContent: Returns the row of a number; called when the list creates or updates the row.
  @preconcurrency
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<Selection?>,
    @ViewBuilder rowContent: @escaping @MainActor (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list of the numbers of a range with a multiple selection.
  ///
  /// - Parameters:
  ///   - data: The numbers; each number has a row, and is the id of the row.
  ///   - selection: The selected numbers.
  ///   - rowContent: Returns the row of a number; called when the list creates or updates the row.
  @preconcurrency
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<Set<Selection>>,
    @ViewBuilder rowContent: @escaping @MainActor (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list with bindings to identifiable elements and a single selection.
  ///
  /// - Parameters:
  ///   - data: The elements. A change of an element updates only the rows that read the element.
  ///   - selection: The id of the selected element, or the tag of its row if the row has a tag; nil if no row is
  ///     selected.
  ///   - rowContent: Returns the row of an element, given a binding that refers to the element by its id.
  @MainActor public init<Elements: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Elements>, selection: Binding<Selection?>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements.Element: Identifiable,
    Content == ForEach<ElementBindings<Elements, Elements.Element.ID>, Elements.Element.ID, Row>
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list with bindings to identifiable elements and a multiple selection.
  ///
  /// - Parameters:
  ///   - data: The elements. A change of an element updates only the rows that read the element.
  ///   - selection: The ids of the selected elements, or the tags of their rows if the rows have tags.
  ///   - rowContent: Returns the row of an element, given a binding that refers to the element by its id.
  @MainActor public init<Elements: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Elements>, selection: Binding<Set<Selection>>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements.Element: Identifiable,
    Content == ForEach<ElementBindings<Elements, Elements.Element.ID>, Elements.Element.ID, Row>
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list of elements identified by a property, with a single selection; each row gets a binding to its
  /// element.
  ///
  /// - Parameters:
  ///   - data: The elements. A change of an element updates only the rows that read the element.
  ///   - id: The key path of the identifying property.
  ///   - selection: The id of the selected element, or the tag of its row if the row has a tag; nil if no row is
  ///     selected.
  ///   - rowContent: Returns the row of an element, given a binding that refers to the element by its id.
  @MainActor
  public init<
    Elements: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View
  >(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    selection: Binding<Selection?>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  ) where Content == ForEach<ElementBindings<Elements, ID>, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list of elements identified by a property, with a multiple selection; each row gets a binding to its
  /// element.
  ///
  /// - Parameters:
  ///   - data: The elements. A change of an element updates only the rows that read the element.
  ///   - id: The key path of the identifying property.
  ///   - selection: The ids of the selected elements, or the tags of their rows if the rows have tags.
  ///   - rowContent: Returns the row of an element, given a binding that refers to the element by its id.
  @MainActor
  public init<
    Elements: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View
  >(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    selection: Binding<Set<Selection>>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  ) where Content == ForEach<ElementBindings<Elements, ID>, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}
