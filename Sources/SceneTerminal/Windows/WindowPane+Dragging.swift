import SceneDisplay
import SceneLayout
import SceneRuntime

// Dragging with the keyboard: the menu of an element picks the element up, and the menu of another element drops it
// there.
extension WindowPane {
  /// Returns the menu items with which a person drops another element on the given element, or picks up the given
  /// element.
  func dragItems(of target: Target) -> [ContentMenu.Item] {
    var items: [ContentMenu.Item] = []
    if let pickedTitle, let node = node(near: target, taking: .drop) {
      items.append(
        ContentMenu.Item(title: "Drop \(pickedTitle)", event: event(.drop, on: node)))
    }
    if let node = node(near: target, taking: .drag) {
      items.append(
        ContentMenu.Item(
          title: "Pick Up", event: event(.drag, on: node), pickedTitle: tree.shortName(of: target)))
    }
    return items
  }

  private func event(_ act: ContentEvent.Act, on node: Int) -> HostEvent {
    .content(window.id, ContentEvent(act, on: node))
  }

  /// Returns a node that handles the given action; nil if there is none.
  ///
  /// The result is the first such node inside the element or, if there is none inside, the nearest such node around the
  /// element. A node outside of the sheet or page that contains the element isn't returned.
  private func node(near target: Target, taking act: DisplayActs) -> Int? {
    let inside = tree.node(target.node)?.all.first { $0.element.acts.contains(act) }
    if let inside { return inside.id }
    var around = tree.parent(of: target.node)
    while let id = around, let element = tree.element(of: id) {
      if element.acts.contains(act) { return id }
      if case .surface = element { return nil }
      around = tree.parent(of: id)
    }
    return nil
  }
}
