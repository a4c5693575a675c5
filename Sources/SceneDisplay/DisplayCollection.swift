/// The data of a collection, or of an item in a collection; an item may be selected.
///
/// A host that doesn't support the kind draws the children in a column, and marks selected items.
public struct DisplayCollection: DisplayRole {
  /// The kind of a collection or an item.
  public typealias Kind = DisplayKind<DisplayCollection>

  /// The position of the loaded rows among all rows of a lazy list or a lazy stack.
  public struct Rows: Hashable, Codable, Sendable {
    /// The index of the first loaded row, counted from 0.
    public var first: Int
    /// The number of all rows; the loaded rows are the children.
    public var count: Int

    /// Creates a range of loaded rows.
    ///
    /// - Parameters:
    ///   - first: The index of the first loaded row, counted from 0.
    ///   - count: The number of all rows.
    public init(first: Int, count: Int) {
      self.first = first
      self.count = count
    }
  }

  /// The kind of the collection or the item.
  public var kind: Kind
  /// Whether the item is selected; nil for an item that can't be selected, and for a collection.
  ///
  /// A person selects an item by pressing it.
  public var isSelected: Bool?
  /// The acts that a row accepts in addition to selection, or the acts that a list accepts; nil for none.
  ///
  /// A row can accept `delete` and `move`. It can also accept `submit`, which performs the row's primary action, and
  /// `drop`, which inserts items before the row. A list can accept `drop`, which adds items at the end of the list.
  public var rowActs: DisplayActs?
  /// The look that the app prefers; nil for the host's look.
  public var look: DisplayLook?
  /// The position of the loaded rows among all rows; nil for a collection that isn't lazy.
  public var rows: Rows?
  /// The scroll position of a list; nil if the host keeps the position.
  public var scrollPlace: DisplayScrollPlace?

  /// Creates a collection or an item.
  ///
  /// - Parameters:
  ///   - kind: The kind, such as a list or a row.
  ///   - isSelected: Whether the item is selected; nil for an item that can't be selected, and for a collection.
  ///   - rows: The position of the loaded rows among all rows; nil for a collection that isn't lazy.
  ///   - scrollPlace: The scroll position of a list; nil if the host keeps the position.
  ///   - rowActs: The acts that a row accepts in addition to selection, or the acts that a list accepts; nil for none.
  public init(
    _ kind: Kind, isSelected: Bool? = nil, rows: Rows? = nil,
    scrollPlace: DisplayScrollPlace? = nil, rowActs: DisplayActs? = nil
  ) {
    self.kind = kind
    self.isSelected = isSelected
    self.rows = rows
    self.scrollPlace = scrollPlace
    self.rowActs = rowActs
  }

  /// The acts that a person may perform on the collection or the item.
  var acts: DisplayActs {
    if isSelected != nil { return DisplayActs([.press, .focus]).union(rowActs ?? []) }
    let scroll: DisplayActs = rows == nil && scrollPlace == nil ? [] : .scroll
    guard let rowActs else { return scroll }
    return rowActs.union(kind.isKind(of: .row) ? .focus : scroll)
  }
}

extension DisplayCollection.Kind {
  /// Whether the kind is `views` or `item`: the enclosing lazy stack lays out the views in such a collection as if they
  /// were children of the stack.
  package var isPartOfStack: Bool { self == .views || self == .item }

  /// A vertical list, which may have a large number of rows.
  public static var list: Self { Self(rawValue: "list") }
  /// The loaded rows of a lazy list.
  public static var rows: Self { Self(rawValue: "list.rows") }
  /// The loaded elements of a lazy stack; the children are items.
  ///
  /// The enclosing stack lays out the views of the items as if they were children of the stack.
  public static var views: Self { Self(rawValue: "list.rows.views") }
  /// The views of one element in a lazy stack.
  public static var item: Self { Self(rawValue: "item") }
  /// A choice among several options; its children are a header and the options.
  public static var picker: Self { Self(rawValue: "list.picker") }
  /// Labeled pages, one of which is selected.
  public static var tabs: Self { Self(rawValue: "list.tabs") }
  /// Pages without labeled tabs; one page is selected, and a host shows marks that tell which one.
  public static var pages: Self { Self(rawValue: "list.tabs.pages") }
  /// Pages without labeled tabs, and without marks that tell which page is selected.
  ///
  /// A person turns the pages in the same way as pages with marks.
  public static var unmarkedPages: Self { Self(rawValue: "list.tabs.pages.unmarkedPages") }
  /// A group of related tabs, with a header.
  public static var tabSection: Self { Self(rawValue: "list.tabSection") }
  /// A row of a list.
  public static var row: Self { Self(rawValue: "row") }
  /// An option of a picker; its children are its label.
  public static var option: Self { Self(rawValue: "row.option") }
  /// A page in a collection of tabs or pages.
  ///
  /// The header is the page's label. The child with the page's content exists only while the page is selected.
  public static var tab: Self { Self(rawValue: "row.tab") }
}

extension DisplayElement {
  /// A vertical list, which may have a large number of rows.
  public static var list: Self { .list(at: nil) }

  /// A vertical list with a scroll position.
  ///
  /// - Parameter place: The scroll position of the list; nil if the host keeps the position.
  /// - Returns: The element, whose children are rows, sections and ``rows(first:count:)``.
  public static func list(at place: DisplayScrollPlace?) -> Self {
    .collection(DisplayCollection(.list, scrollPlace: place))
  }

  /// The loaded rows of a lazy list, which are the children.
  ///
  /// A host requests other rows with ``DisplayContent/pull(_:of:)``.
  ///
  /// - Parameters:
  ///   - first: The index of the first loaded row, counted from 0.
  ///   - count: The number of all rows, whether or not they are loaded.
  /// - Returns: The element, whose children are the loaded rows.
  public static func rows(first: Int, count: Int) -> Self {
    .collection(DisplayCollection(.rows, rows: .init(first: first, count: count)))
  }

  /// The loaded elements of a lazy stack, which are the children.
  ///
  /// A host requests other elements with ``DisplayContent/pull(_:of:)``.
  ///
  /// - Parameters:
  ///   - first: The index of the first loaded element, counted from 0.
  ///   - count: The number of all elements, whether or not they are loaded.
  /// - Returns: The element, whose children are an ``item`` for each loaded element.
  public static func views(first: Int, count: Int) -> Self {
    .collection(DisplayCollection(.views, rows: .init(first: first, count: count)))
  }

  /// The views of one element in a lazy stack.
  public static let item: Self = .collection(DisplayCollection(.item))

  /// The position of the loaded rows among all rows of a lazy list or a lazy stack; nil for other elements.
  public var rows: DisplayCollection.Rows? {
    if case .collection(let collection) = self { collection.rows } else { nil }
  }

  /// A choice among several options.
  public static var picker: Self { .picker(look: nil) }

  /// A choice among several options, with a preferred look.
  ///
  /// - Parameter look: The look that the app prefers; nil for the host's look.
  /// - Returns: The element, whose children are a header with the label, and the options.
  public static func picker(look: DisplayLook?) -> Self {
    var picker = DisplayCollection(.picker)
    picker.look = look
    return .collection(picker)
  }

  /// Labeled pages, one of which is selected.
  public static var tabs: Self { .collection(DisplayCollection(.tabs)) }

  /// Pages without labeled tabs, but with marks that tell which page is selected.
  public static var pages: Self { .collection(DisplayCollection(.pages)) }

  /// Pages without labeled tabs, and without marks that tell which page is selected.
  public static var unmarkedPages: Self { .collection(DisplayCollection(.unmarkedPages)) }

  /// A row of a list that can be selected.
  ///
  /// - Parameter isSelected: Whether the row is selected now.
  /// - Returns: The element, which a person selects by pressing it.
  public static func row(isSelected: Bool) -> Self {
    .collection(DisplayCollection(.row, isSelected: isSelected))
  }

  /// A row of a list that can't be selected.
  public static let row: Self = .collection(DisplayCollection(.row))

  /// An option of a picker.
  ///
  /// - Parameter isSelected: Whether the option is selected.
  /// - Returns: The element, which a person chooses by pressing it.
  public static func option(isSelected: Bool) -> Self {
    .collection(DisplayCollection(.option, isSelected: isSelected))
  }

  /// A page in a collection of tabs or pages.
  ///
  /// - Parameter isSelected: Whether the page is selected, and so is shown.
  /// - Returns: The element, which a person selects by pressing it.
  public static func tab(isSelected: Bool) -> Self {
    .collection(DisplayCollection(.tab, isSelected: isSelected))
  }
}
