// Lists with a row for each element of a collection.
extension List where Selection == Never {
  /// Creates a list of identifiable elements.
  ///
  /// - Parameters:
  ///   - data: The elements; each has a row.
  ///   - rowContent: Returns the row of an element; called when the list creates or updates the row.
  @preconcurrency
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a list of elements identified by a property.
  ///
  /// - Parameters:
  ///   - data: The elements; each has a row.
  ///   - id: The key path of the identifying property.
  ///   - rowContent: Returns the row of an element; called when the list creates or updates the row.
  @preconcurrency
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list of the numbers of a range.
  ///
  /// - Parameters:
  ///   - data: The numbers; each number has a row, and is the id of the row.
  ///   - rowContent: Returns the row of a number; called when the list creates or updates the row.
  @preconcurrency
  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping @MainActor (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a list with bindings to identifiable elements.
  ///
  /// - Parameters:
  ///   - data: The elements. A change of an element updates only the rows that read the element.
  ///   - rowContent: Returns the row of an element, given a binding that refers to the element by its id.
  @MainActor public init<Elements: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Elements>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements.Element: Identifiable,
    Content == ForEach<ElementBindings<Elements, Elements.Element.ID>, Elements.Element.ID, Row>
  {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a list with bindings to elements identified by a property.
  ///
  /// - Parameters:
  ///   - data: The elements. A change of an element updates only the rows that read the element.
  ///   - id: The key path of the identifying property.
  ///   - rowContent: Returns the row of an element, given a binding that refers to the element by its id.
  @MainActor
  public init<
    Elements: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View
  >(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  ) where Content == ForEach<ElementBindings<Elements, ID>, ID, Row> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }
}

extension List {
  /// Creates a list of identifiable elements with a single selection.
  ///
  /// - Parameters:
  ///   - data: The elements; each has a row.
  ///   - selection: The id of the selected element, or the tag of its row if the row has a tag; nil if no row is
  ///     selected.
  ///   - rowContent: Returns the row of an element; called when the list creates or updates the row.
  @preconcurrency
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Selection?>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list of identifiable elements with a multiple selection.
  ///
  /// - Parameters:
  ///   - data: The elements; each has a row.
  ///   - selection: The ids of the selected elements, or the tags of their rows if the rows have tags.
  ///   - rowContent: Returns the row of an element; called when the list creates or updates the row.
  @preconcurrency
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<Selection>>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list of elements identified by a property, with a single selection.
  ///
  /// - Parameters:
  ///   - data: The elements; each has a row.
  ///   - id: The key path of the identifying property.
  ///   - selection: The id of the selected element, or the tag of its row if the row has a tag; nil if no row is
  ///     selected.
  ///   - rowContent: Returns the row of an element; called when the list creates or updates the row.
  @preconcurrency
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Selection?>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list of elements identified by a property, with a multiple selection.
  ///
  /// - Parameters:
  ///   - data: The elements; each has a row.
  ///   - id: The key path of the identifying property.
  ///   - selection: The ids of the selected elements, or the tags of their rows if the rows have tags.
  ///   - rowContent: Returns the row of an element; called when the list creates or updates the row.
  @preconcurrency
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<Selection>>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}
