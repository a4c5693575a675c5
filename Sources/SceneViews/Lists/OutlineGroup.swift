import SceneDisplay

/// The rows of a tree of elements; a person shows and hides the rows of an element's children.
///
/// ```swift
/// struct Mailbox: Identifiable {
///   var id: String
///   var boxes: [Mailbox]?
/// }
///
/// struct Mailboxes: View {
///   let boxes: [Mailbox]
///
///   var body: some View {
///     List { OutlineGroup(boxes, children: \.boxes) { Text($0.id) } }
///   }
/// }
/// ```
///
/// On hosts without pixels, a row whose element can have children begins with `▾` or `▸`. In a list with a selection,
/// and in a table, the mark is a control of its own with the label `Show Items`.
public nonisolated struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Row: View>: View
{
  /// An element whose row is shown.
  private struct Entry {
    var element: Data.Element
    var id: ID
    var depth: Int
    var hasChildren: Bool
  }

  private let data: [Data.Element]
  private let id: KeyPath<Data.Element, ID>
  private let children: (Data.Element) -> Data?
  private let content: @MainActor (Data.Element) -> Row
  @State private var open: Set<ID> = []
  @Environment(\.choice) private var choice
  @Environment(\.tableColumns) private var columns

  /// Creates the rows of a tree of elements identified by a property.
  ///
  /// - Parameters:
  ///   - data: The elements at the top level of the tree.
  ///   - id: The key path of the identifying property.
  ///   - children: The key path of an element's children, which are nil if the element can't have children.
  ///   - content: Returns the row of an element.
  @preconcurrency
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Row
  ) {
    self.init(Array(data), id, children, content)
  }

  /// Creates the rows of an element and its descendants, identified by a property.
  ///
  /// - Parameters:
  ///   - root: The element at the top of the tree.
  ///   - id: The key path of the identifying property.
  ///   - children: The key path of an element's children, which are nil if the element can't have children.
  ///   - content: Returns the row of an element.
  @preconcurrency
  public init<Element>(
    _ root: Element, id: KeyPath<Element, ID>, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping @MainActor (Element) -> Row
  ) where Data.Element == Element {
    self.init([root], id, children, content)
  }

  private init(
    _ data: [Data.Element], _ id: KeyPath<Data.Element, ID>,
    _ children: KeyPath<Data.Element, Data?>, _ content: @escaping @MainActor (Data.Element) -> Row
  ) {
    self.data = data
    self.id = id
    self.children = { $0[keyPath: children] }
    self.content = content
  }

  /// A row for each element whose ancestors are all expanded.
  @MainActor public var body: some View {
    let hasSelection = choice != nil
    let isInTable = columns != nil
    ForEach(entries, id: \.id) { entry in
      let isOpen = entry.hasChildren ? isOpen(entry.id) : nil
      if isInTable {
        content(entry.element)
          .environment(\.rowOutline, RowOutline(isOpen: isOpen, depth: entry.depth))
      } else {
        OutlineRow(
          isOpen: isOpen, depth: entry.depth, hasSelection: hasSelection,
          content: content(entry.element))
      }
    }
  }

  private var entries: [Entry] {
    var entries: [Entry] = []
    func add(_ elements: some Collection<Data.Element>, _ depth: Int) {
      for element in elements {
        let inner = children(element)
        let id = element[keyPath: id]
        entries.append(Entry(element: element, id: id, depth: depth, hasChildren: inner != nil))
        if let inner, open.contains(id) { add(inner, depth + 1) }
      }
    }
    add(data, 0)
    return entries
  }

  @MainActor private func isOpen(_ id: ID) -> Binding<Bool> {
    let open = $open
    return Binding {
      open.wrappedValue.contains(id)
    } set: { isOpen in
      if isOpen { open.wrappedValue.insert(id) } else { open.wrappedValue.remove(id) }
    }
  }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates the rows of a tree of identifiable elements.
  ///
  /// - Parameters:
  ///   - data: The elements at the top level of the tree.
  ///   - children: The key path of an element's children, which are nil if the element can't have children.
  ///   - content: Returns the row of an element.
  @preconcurrency
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Row
  ) {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates the rows of an identifiable element and its descendants.
  ///
  /// - Parameters:
  ///   - root: The element at the top of the tree.
  ///   - children: The key path of an element's children, which are nil if the element can't have children.
  ///   - content: Returns the row of an element.
  @preconcurrency
  public init<Element: Identifiable>(
    _ root: Element, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping @MainActor (Element) -> Row
  ) where Data.Element == Element, ID == Element.ID {
    self.init(root, id: \.id, children: children, content: content)
  }
}

/// The row of an element in a tree, with a disclosure control if the element can have children.
nonisolated struct OutlineRow<Content: View>: View {
  /// Whether the rows of the element's children are shown; nil if the element can't have children.
  let isOpen: Binding<Bool>?
  let depth: Int
  let hasSelection: Bool
  let content: Content

  @MainActor var body: some View {
    HStack {
      if let isOpen {
        if hasSelection {
          DisclosureControl(bound: isOpen, child: EmptyView())
            .accessibilityLabel("Show Items")
          content
        } else {
          DisclosureControl(bound: isOpen, child: content)
        }
      } else {
        content
      }
    }
    .padding(.leading, Double(depth) * 16)
  }
}

// MARK: - Lists

extension List where Selection == Never {
  /// Creates a list from a tree of identifiable elements.
  ///
  /// - Parameters:
  ///   - data: The elements at the top level of the tree.
  ///   - children: The key path of an element's children, which are nil if the element can't have children.
  ///   - rowContent: Returns the row of an element.
  @preconcurrency
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }

  /// Creates a list from a tree of elements identified by a property.
  ///
  /// - Parameters:
  ///   - data: The elements at the top level of the tree.
  ///   - id: The key path of the identifying property.
  ///   - children: The key path of an element's children, which are nil if the element can't have children.
  ///   - rowContent: Returns the row of an element.
  @preconcurrency
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row> {
    self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }
}

extension List {
  /// Creates a list with a single selection, from a tree of identifiable elements.
  ///
  /// - Parameters:
  ///   - data: The elements at the top level of the tree.
  ///   - children: The key path of an element's children, which are nil if the element can't have children.
  ///   - selection: The id of the selected element; nil for none.
  ///   - rowContent: Returns the row of an element.
  @preconcurrency
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Selection?>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
    self.init(selection: selection) {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }

  /// Creates a list with a multiple selection, from a tree of identifiable elements.
  ///
  /// - Parameters:
  ///   - data: The elements at the top level of the tree.
  ///   - children: The key path of an element's children, which are nil if the element can't have children.
  ///   - selection: The ids of the selected elements.
  ///   - rowContent: Returns the row of an element.
  @preconcurrency
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<Selection>>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
    self.init(selection: selection) {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }
}
