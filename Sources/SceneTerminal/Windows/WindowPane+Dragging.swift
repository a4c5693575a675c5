import SceneDisplay
import SceneLayout
import SceneRuntime

// Dragging by keys: the menu of an element picks it up, and the menu of another drops it there.
extension WindowPane {
  /// Returns the items of an element's menu for picking it up, and for dropping on it what is picked up.
  func dragItems(of target: Target) -> [ContentMenu.Item] {
    var items: [ContentMenu.Item] = []
    if let pickedTitle, let node = node(near: target, taking: .drop) {
      items.append(
        ContentMenu.Item(title: "Drop \(pickedTitle)", event: event(.drop, on: node)))
    }
    if let node = node(near: target, taking: .drag) {
      items.append(
        ContentMenu.Item(
          title: "Pick Up", event: event(.drag, on: node), pickedTitle: tree.name(of: target)))
    }
    return items
  }

  private func event(_ act: ContentEvent.Act, on node: Int) -> HostEvent {
    .content(window.id, ContentEvent(act, on: node))
  }

  /// Returns the node in an element or around it that takes an act, as a view in a row does.
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
