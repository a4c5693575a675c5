// Lists of numbers, and of elements that rows change, of which a person chooses.
extension List {
  /// A row for each number of a range, of which a person chooses one.
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<Selection?>,
    @ViewBuilder rowContent: @escaping @MainActor (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A row for each number of a range, of which a person chooses any number.
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<Set<Selection>>,
    @ViewBuilder rowContent: @escaping @MainActor (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A row for each identifiable element, which may change it, and of which a person chooses one.
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

  /// A row for each identifiable element, which may change it, and of which a person chooses any number.
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
