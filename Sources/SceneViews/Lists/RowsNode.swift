import SceneDisplay
import SceneRuntime

/// The node of a `ForEach` in a list, a lazy stack, or a form in which a person edits the rows of the `ForEach`.
///
/// The node creates only the rows that a host shows, and the first 50 rows.
///
/// In a lazy stack, a row is an item, which contains the views of an element.
final class RowsNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ViewNode<ForEach<Data, ID, Content>>, PulledRows, EditableRows, Reader
{
  private typealias Key = RowKey<ID>

  var dependent: Dependent?
  /// The index of the first row shown.
  private var first = 0
  /// The number of rows that the host requested last; 50 before the first request.
  private var wanted = 50
  /// The total number of rows.
  private(set) var count = 0
  private(set) var traits: RowTraits = []
  private(set) lazy var areSections = Content.isSection
  // Stored instead of computed, because each row reads the actions.
  private(set) var acts: DisplayActs?
  /// Whether the rows are the items of a lazy stack instead of rows of a list.
  private let isInStack: Bool
  /// Whether the node is registered with the list as a node that accepts dropped items.
  private var takesDrops = false
  private(set) var selectionMenu: SelectionMenu?
  private var shown: [Key] = []
  private var shownRows: [_Node<Content>] = []
  /// The keys and the indices of the rows that were scrolled away, in the order in which the rows disappeared.
  private var hidden: [(key: Key, place: Int)] = []
  private var rows: [Key: _Node<Content>] = [:]
  private let hiddenLimit = 1_000
  /// The elements from which the current rows were created.
  private var data: Data

  init(_ view: ForEach<Data, ID, Content>, in parent: _AnyNode, isInStack: Bool = false) {
    data = view.data
    self.isInStack = isInStack
    super.init(view, in: parent, isDisplayed: true)
    if isInStack {
      if view.hasActs { report(.editsOutsideList(at: problemPlace)) }
    } else {
      traits = traitsAround
      selectionMenu = EnvironmentValues(cells: environment.cells).selectionMenu
      editsDidChange()
    }
    // If the scroll position names a row, the first rows created are those of the page with that row.
    let id = scrolledID
    show(wanted) { id.flatMap { startOfPage(withRow: $0) } ?? 0 }
  }

  override var element: DisplayElement {
    isInStack ? .views(first: first, count: count) : .rows(first: first, count: count)
  }

  override func update(to view: ForEach<Data, ID, Content>) {
    let hadActs = isInStack && self.view.hasActs
    super.update(to: view)
    if !isInStack {
      editsDidChange()
    } else if view.hasActs, !hadActs {
      report(.editsOutsideList(at: problemPlace))
    }
    evaluate()
  }

  func evaluate() {
    let old = first
    show(wanted) { place(of: old) }
    dropRemovedRows(movedBy: first - old)
  }

  var edits: _RowEdits? { view.edits }

  func place(of row: _AnyNode) -> Int? {
    shownRows.firstIndex { $0 === row }.map { first + $0 }
  }

  override func rowTraitsDidChange() {
    if !isInStack {
      traits = traitsAround
      editsDidChange()
    }
    super.rowTraitsDidChange()
  }

  var hasHiddenRows: Bool { shownRows.count < count }

  func pull(_ range: Range<Int>) {
    let start = max(0, range.lowerBound)
    show(max(0, range.upperBound - start)) { min(start, count) }
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    for row in shownRows { body(row) }
    for (key, _) in hidden { if let row = rows[key] { body(row) } }
  }

  override func loadRow(_ id: AnyHashable) -> Bool {
    if let end = id.base as? ScrollEnd {
      show(wanted) { end.isFirst ? 0 : max(0, count - min(wanted, count)) }
      return true
    }
    guard let start = startOfPage(withRow: id) else { return super.loadRow(id) }
    show(wanted) { start }
    return true
  }

  override func forEachVisibleChild(_ body: (_AnyNode) -> Void) {
    for row in shownRows { body(row) }
  }

  /// Calls `body` with the values of all rows, including rows that aren't mounted.
  ///
  /// The value of a row can depend on tags and modifiers inside the bodies of views, and these are known only while the
  /// row is mounted. So the method mounts each missing row for a moment, without showing it.
  override func forEachRowValue(_ body: (AnyHashable) -> Void) {
    if isInStack { return super.forEachRowValue(body) }
    var given = RowKeys<ID>(count: count)
    for element in data {
      let id = element[keyPath: view.id]
      if let row = rows[given.next(id)] {
        row.forEachRowValue(body)
      } else {
        let row = RowNode(
          view.content(element), id: AnyHashable(id), in: self, rows: self, isHidden: true)
        row.forEachRowValue(body)
        row.unmount()
      }
    }
  }

  override func unmount() {
    stopReading()
    follow(takesDrops: false)
    super.unmount()
  }

  override var name: String { "ForEach" }

  /// The list that contains the rows.
  private var list: (any RowsList)? {
    for node in enclosing() {
      if let list = node as? any RowsList { return list }
      if node !== self, case .collection = node.element { return nil }
    }
    return nil
  }

  private func editsDidChange() {
    acts = view.edits?.acts
    if reorderContainer != nil { acts?.insert(.move) }
    if acts?.isEmpty == true { acts = nil }
    follow(takesDrops: acts?.contains(.drop) ?? false)
  }

  /// Begins or ends receiving the items that are dropped on the list.
  private func follow(takesDrops: Bool) {
    if takesDrops == self.takesDrops { return }
    self.takesDrops = takesDrops
    list?.follow(self, takesDrops: takesDrops)
  }

  // MARK: - Showing

  /// Shows the given number of rows, beginning at the index that `place` returns.
  ///
  /// The method creates the views of these rows. Then it mounts and updates rows, and hides those that are no longer
  /// shown.
  private func show(_ wanted: Int, from place: () -> Int) {
    let old = (element: element, shown: shown, first: first)
    self.wanted = wanted
    let views = Evaluation.run(for: self) {
      data = view.data
      count = data.count
      first = place()
      return (first..<first + min(wanted, count - first)).map { place in
        let element = element(at: place)
        return (element[keyPath: view.id], view.content(element))
      }
    }
    var given = RowKeys<ID>(count: views.count)
    if rows.isEmpty { rows.reserveCapacity(views.count) }
    // Local arrays, because each addition to an array in a property would check for exclusive access.
    var (keys, nodes): ([Key], [_Node<Content>]) = ([], [])
    keys.reserveCapacity(views.count)
    nodes.reserveCapacity(views.count)
    for (id, view) in views {
      let key = given.next(id)
      keys.append(key)
      nodes.append(row(key, view))
    }
    (shown, shownRows) = (keys, nodes)
    hide(old.shown, from: old.first)
    if element != old.element {
      elementDidChange()
      tree.haveScrollTargetsChanged = true
    }
    if shown != old.shown {
      if !old.shown.isEmpty { tree.preferencesDidChange(in: self) }
      childrenDidChange()
    }
    reportRepeated(ids: given.repeated)
  }

  /// Updates the row with the given key to the given view, or creates the row if it doesn't exist.
  private func row(_ key: Key, _ view: Content) -> _Node<Content> {
    guard let row = rows[key] else {
      let id = AnyHashable(key.id)
      let row =
        isInStack
        ? ItemNode(view, id: id, in: self) : RowNode(view, id: id, in: self, rows: self)
      rows[key] = row
      return row
    }
    row.update(to: view)
    if isVisible { row.appear() }
    return row
  }

  /// Hides each row whose key is in `old` and that is no longer shown; `first` is the index of the row with the first
  /// key.
  ///
  /// If too many rows are hidden, the rows that have been hidden for the longest time are unmounted.
  private func hide(_ old: [Key], from first: Int) {
    if old == shown || old.isEmpty && hidden.isEmpty { return }
    let now = Set(shown)
    hidden.removeAll { now.contains($0.key) }
    for (offset, key) in old.enumerated() where !now.contains(key) {
      rows[key]?.disappear()
      hidden.append((key, first + offset))
    }
    let surplus = hidden.prefix(max(0, hidden.count - hiddenLimit))
    for (key, _) in surplus { drop(key) }
    hidden.removeFirst(surplus.count)
  }

  private func drop(_ key: Key) {
    rows.removeValue(forKey: key)?.unmount()
  }

  // MARK: - Indices

  private func element(at place: Int) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: place)]
  }

  var idType: Any.Type { ID.self }

  func elementID(at place: Int) -> AnyHashable? { id(at: place).map { AnyHashable($0) } }

  private func id(at place: Int) -> ID? {
    0..<count ~= place ? element(at: place)[keyPath: view.id] : nil
  }

  /// Returns the index of the first row to show in order to make the row with an id visible.
  ///
  /// The row with the id becomes the first visible row or, near the end of the list, one of the last.
  ///
  /// - Returns: The index; nil if no element has the id.
  private func startOfPage(withRow id: AnyHashable) -> Int? {
    guard let id = id.base as? ID,
      let index = data.firstIndex(where: { $0[keyPath: view.id] == id })
    else { return nil }
    let place = data.distance(from: data.startIndex, to: index)
    return min(place, max(0, data.count - wanted))
  }

  /// Returns the new index of the first visible row, whose index was `old` before the elements changed.
  private func place(of old: Int) -> Int {
    // A list that is scrolled to its beginning stays at its beginning.
    guard old > 0, let row = shown.first else {
      return min(old, max(0, count - min(wanted, count)))
    }
    for distance in 0...max(old, count) {
      if id(at: old + distance) == row.id { return old + distance }
      if id(at: old - distance) == row.id { return old - distance }
    }
    // If the row was removed, the next visible row that still exists is used.
    let ids = Set(shown.map(\.id))
    var places: [ID: Int] = [:]
    for place in 0..<count {
      if let id = id(at: place), ids.contains(id) { places[id] = place }
    }
    let next = shown.lazy.compactMap { places[$0.id] }.first
    return min(next ?? old, max(0, count - min(wanted, count)))
  }

  /// Unmounts hidden rows whose elements were removed, and updates the indices of the other hidden rows.
  ///
  /// - Parameter distance: The number of indices by which the first visible row has moved. Most other rows have moved
  ///   by the same number, so each row is first looked for at that distance.
  private func dropRemovedRows(movedBy distance: Int) {
    if hidden.isEmpty { return }
    var unfound: Set<ID> = []
    for index in hidden.indices {
      let (key, place) = hidden[index]
      if id(at: place + distance) == key.id {
        hidden[index].place = place + distance
      } else if id(at: place) != key.id {
        unfound.insert(key.id)
      }
    }
    var place = 0
    var places: [ID: Int] = [:]
    while !unfound.isEmpty, let id = id(at: place) {
      if unfound.remove(id) != nil { places[id] = place }
      place += 1
    }
    if !unfound.isEmpty {
      for (key, _) in hidden where unfound.contains(key.id) { drop(key) }
      hidden.removeAll { unfound.contains($0.key.id) }
    }
    for index in hidden.indices {
      if let place = places[hidden[index].key.id] { hidden[index].place = place }
    }
  }
}

/// Rows that are created when a host requests them.
@MainActor protocol PulledRows: _AnyNode {
  /// Whether some of the rows aren't shown.
  var hasHiddenRows: Bool { get }
  /// Shows the rows of a range instead of the rows that are shown now.
  func pull(_ range: Range<Int>)
}
