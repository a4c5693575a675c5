import SceneDisplay
import SceneRuntime

/// The node of a list, which provides the selection to its rows and keeps the scroll place.
final class ListNode<Selection: Hashable, Content: View>: ChoosingNode<List<Selection, Content>> {
  private var scroller: Scroller?

  override init(_ view: List<Selection, Content>, in parent: _AnyNode) {
    super.init(view, in: parent)
    scroller = Scroller(of: self)
  }

  override var element: DisplayElement { .list(at: scroller?.place) }

  override var scrolls: Bool { true }

  override func receive(_ act: ContentEvent.Act) -> Bool { scroller?.receive(act) ?? false }

  override func unmount() {
    scroller?.end()
    super.unmount()
  }
}
