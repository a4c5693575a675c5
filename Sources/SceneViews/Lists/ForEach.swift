/// A view for each element of a collection.
///
/// Views belong to elements by id: when elements are inserted, moved or removed, the views of those
/// that stay keep their state. Of elements with the same id each further one is told apart by its
/// turn, and a problem is recorded.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  /// Where the elements come from.
  enum Elements {
    case given(Data)
    /// Read where the rows are made, which depend on them then.
    case read(() -> Data)
  }

  let elements: Elements
  let id: KeyPath<Data.Element, ID>
  let content: @MainActor (Data.Element) -> Content

  /// A view for each element, told apart by a property of theirs.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: What tells them apart.
  ///   - content: Makes the view of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) {
    elements = .given(data)
    self.id = id
    self.content = content
  }

  /// The elements there are now.
  var data: Data {
    switch elements {
    case .given(let data): data
    case .read(let read): read()
    }
  }

  @MainActor public static func _makeNode(
    _ view: ForEach<Data, ID, Content>, in parent: _AnyNode
  ) -> _Node<ForEach<Data, ID, Content>> {
    parent.holdsRows ? RowsNode(view, in: parent) : ForEachNode(view, in: parent)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// A view for each identifiable element.
  public init(
    _ data: Data, @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// A view for each number of a range.
  public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping @MainActor (Int) -> Content
  ) {
    self.init(data, id: \.self, content: content)
  }
}
