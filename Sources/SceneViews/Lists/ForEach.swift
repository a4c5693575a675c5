/// A structure that creates a view for each element of a collection.
///
/// Views are matched with elements by id: when elements are inserted, moved or removed, the remaining views keep their
/// state. If several elements have the same id, they are distinguished by their order, and a problem is recorded.
///
/// ```swift
/// struct FolderList: View {
///   let folders: [String]
///
///   var body: some View {
///     VStack {
///       ForEach(folders, id: \.self) { folder in Text(folder) }
///     }
///   }
/// }
/// ```
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  /// The source of the elements.
  enum Elements {
    case given(Data)
    /// Elements that a closure reads when the rows are created; when a value that the closure has read changes, the
    /// rows are created again.
    case read(() -> Data)
  }

  let elements: Elements
  let id: KeyPath<Data.Element, ID>
  let content: @MainActor (Data.Element) -> Content
  /// The actions on the rows of a list, possibly none at present; nil if no modifier or parameter sets actions.
  var edits: _RowEdits?

  /// Creates views for elements identified by a property.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path of the identifying property.
  ///   - content: Returns the view of an element. The closure is called when the view is mounted, when the enclosing
  ///     body is evaluated again, and when a value that the closure reads changes. In a list, and in a lazy stack in a
  ///     scroll view, these calls are only for the elements that are shown. The closure is called for further elements
  ///     when a host shows them, and when a person chooses Select All in a list.
  @preconcurrency
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) {
    elements = .given(data)
    self.id = id
    self.content = content
  }

  /// The current elements.
  public var data: Data {
    switch elements {
    case .given(let data): data
    case .read(let read): read()
    }
  }

  @MainActor public static func _makeNode(
    _ view: ForEach<Data, ID, Content>, in parent: _AnyNode
  ) -> _Node<ForEach<Data, ID, Content>> {
    switch parent.rowsHolder(inForm: view.edits != nil) {
    case .list: RowsNode(view, in: parent)
    case .stack: RowsNode(view, in: parent, isInStack: true)
    case nil: ForEachNode(view, in: parent)
    }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates views for identifiable elements.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Returns the view of an element. The closure is called when the view is mounted, when the enclosing
  ///     body is evaluated again, and when a value that the closure reads changes. In a list, and in a lazy stack in a
  ///     scroll view, these calls are only for the elements that are shown. The closure is called for further elements
  ///     when a host shows them, and when a person chooses Select All in a list.
  @preconcurrency
  public init(
    _ data: Data, @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Creates views for the numbers of a range.
  ///
  /// - Parameters:
  ///   - data: The numbers. The range may change; each number is its own id.
  ///   - content: Returns the view of a number.
  @preconcurrency
  public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping @MainActor (Int) -> Content
  ) {
    self.init(data, id: \.self, content: content)
  }
}

extension ForEach: ViewGroup {
  @MainActor static var isOneView: Bool { false }
  @MainActor static var isSection: Bool { false }
}
