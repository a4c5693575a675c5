import SceneDisplay
import SceneRuntime

/// The node of a list, which provides the selection to the rows.
///
/// The node stores the scroll position only if a scroll binding or a `ScrollViewReader` uses it, or if the list
/// initially shows its last rows. Otherwise, the host stores the position.
final class ListNode<Selection: Hashable, Content: View>: ChoosingNode<List<Selection, Content>>,
  RowsList
{
  private var scroller: Scroller?
  /// The nodes of the `ForEach` views that accept dropped items, in the order in which they began to accept items.
  private var insertable: [any EditableRows] = []

  override init(_ view: List<Selection, Content>, in parent: _AnyNode) {
    super.init(view, in: parent)
    scroller = Scroller(of: self)
    followSelecting()
  }

  /// Whether the list is registered with the window's keyboard focus, as a list in which several rows can be selected.
  private var isMultiple = false

  /// Registers the list for the command Select All if several rows can be selected; otherwise ends the registration.
  private func followSelecting() {
    let now = if case .any = view.selecting { true } else { false }
    if now == isMultiple { return }
    isMultiple = now
    if now { tree.keyboard.add(list: self) } else { tree.keyboard.remove(list: self) }
  }

  override func update(to view: List<Selection, Content>) {
    super.update(to: view)
    followSelecting()
  }

  override func action(for command: EditCommand) -> (() -> Void)? {
    guard command == .selectAll, isMultiple, hasRowValue,
      EnvironmentValues(cells: environment.cells).isEnabled
    else { return nil }
    return { [self] in
      var values: [AnyHashable] = []
      forEachRowValue { values.append($0) }
      view.choice?.selectOnly(values)
    }
  }

  /// Whether the list has a row that is shown and can be selected, or has rows that aren't shown.
  ///
  /// Rows that aren't shown may not exist yet. To create all of them whenever a host reads the menus would take too
  /// long, so this property assumes that one of them can be selected.
  private var hasRowValue: Bool {
    var isFound = false
    func search(_ node: _AnyNode) {
      if isFound || node.scrolls { return }
      if let rows = node as? any PulledRows, rows.hasHiddenRows {
        isFound = true
      } else if case .collection(let item) = node.element, item.kind == .row, item.isSelected != nil
      {
        isFound = true
      } else {
        node.forEachVisibleChild(search)
      }
    }
    forEachVisibleChild(search)
    return isFound
  }

  override var element: DisplayElement {
    .collection(
      DisplayCollection(
        .list, scrollPlace: scroller?.place, rowActs: insertable.isEmpty ? nil : .drop))
  }

  override var scrolls: Bool { true }

  override func receive(_ act: ContentEvent.Act) -> Bool {
    guard act == .drop else { return scroller?.receive(act) ?? false }
    return insertable.last.map { $0.insertDropped(at: $0.count) } ?? false
  }

  func follow(_ rows: any EditableRows, takesDrops: Bool) {
    let old = insertable.isEmpty
    if !takesDrops {
      insertable.removeAll { $0 === rows }
    } else if !insertable.contains(where: { $0 === rows }) {
      insertable.append(rows)
    }
    if isMounted, insertable.isEmpty != old { elementDidChange() }
  }

  override func unmount() {
    scroller?.end()
    if isMultiple { tree.keyboard.remove(list: self) }
    super.unmount()
  }
}

/// A list that passes dropped items to a `ForEach` that accepts them.
@MainActor protocol RowsList: _AnyNode {
  /// Records whether the rows of a `ForEach` accept dropped items.
  func follow(_ rows: any EditableRows, takesDrops: Bool)
}
