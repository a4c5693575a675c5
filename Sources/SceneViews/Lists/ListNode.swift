import SceneDisplay
import SceneRuntime

/// The node of a list, which provides the selection to the rows and stores the scroll position.
final class ListNode<Selection: Hashable, Content: View>: ChoosingNode<List<Selection, Content>>,
  RowsList
{
  private var scroller: Scroller?
  /// The nodes of the `ForEach` views that accept dropped items, in the order in which they began to accept items.
  private var insertable: [any EditableRows] = []

  override init(_ view: List<Selection, Content>, in parent: _AnyNode) {
    super.init(view, in: parent)
    scroller = Scroller(of: self)
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
    super.unmount()
  }
}

/// A list that passes dropped items to a `ForEach` that accepts them.
@MainActor protocol RowsList: _AnyNode {
  /// Records whether the rows of a `ForEach` accept dropped items.
  func follow(_ rows: any EditableRows, takesDrops: Bool)
}
