/// The data of a collection of items, or of one item, which may be selected.
///
/// A host that knows no kind of collection draws the children in a column, and marks what is selected.
public struct DisplayCollection: DisplayRole {
  /// The kind of a collection or an item.
  public typealias Kind = DisplayKind<DisplayCollection>

  /// The loaded rows of a lazy list.
  public struct Rows: Hashable, Codable, Sendable {
    /// The index of the first loaded row, counted from 0.
    public var first: Int
    /// The number of all rows; those that are loaded are the children.
    public var count: Int

    /// Creates a range of loaded rows, from the first, of a number in all.
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
  /// Whether an item is selected; nil if it can't be selected, which a person does by pressing it.
  public var isSelected: Bool?
  /// The acts on a row beside its selection: `delete`, `move`, `drop` for items that are put before it, and `submit` for its
  /// primary action; on a list `drop` for items that are put at its end; nil for none.
  public var rowActs: DisplayActs?
  /// The look that the app prefers; nil for that of the host.
  public var look: DisplayLook?
  /// The loaded rows; nil if it isn't lazy.
  public var rows: Rows?
  /// The place to which a list is scrolled; nil if the content doesn't keep it.
  public var scrollPlace: DisplayScrollPlace?

  /// Creates a collection or an item.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - isSelected: Whether an item is selected; nil if it can't be selected.
  ///   - rows: The loaded rows; nil if it isn't lazy.
  ///   - scrollPlace: The place to which a list is scrolled; nil if the content doesn't keep it.
  ///   - rowActs: The acts on a row beside its selection; nil for none.
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

  /// The acts that a person may perform on it.
  var acts: DisplayActs {
    if isSelected != nil { return DisplayActs([.press, .focus]).union(rowActs ?? []) }
    let scroll: DisplayActs = rows == nil && scrollPlace == nil ? [] : .scroll
    guard let rowActs else { return scroll }
    return rowActs.union(kind.isKind(of: .row) ? .focus : scroll)
  }
}

extension DisplayCollection.Kind {
  /// A vertical list, which may have very many rows.
  public static var list: Self { Self(rawValue: "list") }
  /// The loaded rows of a lazy list.
  public static var rows: Self { Self(rawValue: "list.rows") }
  /// A choice of one of several options; its children are a header and the options.
  public static var picker: Self { Self(rawValue: "list.picker") }
  /// Labeled pages of which one is selected.
  public static var tabs: Self { Self(rawValue: "list.tabs") }
  /// Pages of which one is selected, in place of labeled tabs; a host marks which one is shown.
  public static var pages: Self { Self(rawValue: "list.tabs.pages") }
  /// Pages of which one is selected, without marks; a person turns them as those with marks.
  public static var unmarkedPages: Self { Self(rawValue: "list.tabs.pages.unmarkedPages") }
  /// Tabs that belong together, with a header.
  public static var tabSection: Self { Self(rawValue: "list.tabSection") }
  /// A row of a list.
  public static var row: Self { Self(rawValue: "row") }
  /// An option of a picker; its children are its label.
  public static var option: Self { Self(rawValue: "row.option") }
  /// A page of tabs: its header is its label, and its content exists while it is selected.
  public static var tab: Self { Self(rawValue: "row.tab") }
}

extension DisplayElement {
  /// A vertical list, which may have very many rows.
  public static var list: Self { .list(at: nil) }

  /// A vertical list that is scrolled to a place; nil if its content doesn't keep the place.
  ///
  /// - Parameter place: The place to which the list is scrolled; nil if the host keeps it.
  /// - Returns: The element, whose children are rows, sections and ``rows(first:count:)``.
  public static func list(at place: DisplayScrollPlace?) -> Self {
    .collection(DisplayCollection(.list, scrollPlace: place))
  }

  /// The loaded rows of a lazy list: the children are the rows from `first`, counted from 0, of `count`
  /// in all.
  ///
  /// A host requests others with ``DisplayContent/pull(_:of:)``.
  ///
  /// - Parameters:
  ///   - first: The index of the first loaded row, counted from 0.
  ///   - count: The number of all rows, whether or not they are loaded.
  /// - Returns: The element.
  public static func rows(first: Int, count: Int) -> Self {
    .collection(DisplayCollection(.rows, rows: .init(first: first, count: count)))
  }

  /// The loaded rows of a lazy list; nil for other elements.
  public var rows: DisplayCollection.Rows? {
    if case .collection(let collection) = self { collection.rows } else { nil }
  }

  /// A choice of one of several options.
  public static var picker: Self { .picker(look: nil) }

  /// A choice of options in a look.
  ///
  /// - Parameter look: The look that the app prefers; nil for that of the host.
  /// - Returns: The element, whose children are its label and the options.
  public static func picker(look: DisplayLook?) -> Self {
    var picker = DisplayCollection(.picker)
    picker.look = look
    return .collection(picker)
  }

  /// Labeled pages of which one is selected.
  public static var tabs: Self { .collection(DisplayCollection(.tabs)) }

  /// Pages of which one is selected.
  public static var pages: Self { .collection(DisplayCollection(.pages)) }

  /// Pages of which one is selected, without titles and without marks.
  public static var unmarkedPages: Self { .collection(DisplayCollection(.unmarkedPages)) }

  /// A row of a list that can be selected.
  ///
  /// - Parameter isSelected: Whether the row is selected now.
  /// - Returns: The element, which a person selects by pressing it.
  public static func row(isSelected: Bool) -> Self {
    .collection(DisplayCollection(.row, isSelected: isSelected))
  }

  /// A row of a list that can't be selected.
  public static var row: Self { .collection(DisplayCollection(.row)) }

  /// An option of a picker.
  ///
  /// - Parameter isSelected: Whether the option is the chosen one.
  /// - Returns: The element, which a person chooses by pressing it.
  public static func option(isSelected: Bool) -> Self {
    .collection(DisplayCollection(.option, isSelected: isSelected))
  }

  /// A page of tabs.
  ///
  /// - Parameter isSelected: Whether the page is the one that is shown.
  /// - Returns: The element, which a person selects by pressing it.
  public static func tab(isSelected: Bool) -> Self {
    .collection(DisplayCollection(.tab, isSelected: isSelected))
  }
}
