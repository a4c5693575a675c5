// Lists with selection whose rows are numbers or elements with bindings.
extension List {
  /// Creates a list of the numbers of a range with a single selection.
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<Selection?>,
    @ViewBuilder rowContent: @escaping @MainActor (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list of the numbers of a range with a multiple selection.
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<Set<Selection>>,
    @ViewBuilder rowContent: @escaping @MainActor (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list with bindings to identifiable elements and a single selection.
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
}
