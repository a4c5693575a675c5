import SceneDisplay

/// The parts of a layout that changed since a host drew it last.
struct LayoutChanges {
  /// The containers whose content changed.
  private(set) var containers: [LayoutNode] = []
  /// Whether anything may have changed.
  private(set) var isEverything = true
  /// The number of this collection of changes; a node stores the number of the last one that contains it.
  private var number = 1

  /// Notes that a node got another frame.
  mutating func note(_ node: LayoutNode, from before: LayoutFrame) {
    node.changeNumber = number
    if isEverything { return }
    guard let container = node.container else { return noteAll() }
    // A part outside of its container can be anywhere.
    if !container.clips, !container.contains(before) || !container.contains(node.frame) {
      return noteAll()
    }
    note(content: container)
  }

  /// Notes that the content of a node changed.
  mutating func note(content node: LayoutNode) {
    if isEverything || containers.last === node { return }
    if containers.count > 200 { return noteAll() }
    containers.append(node)
  }

  /// Notes that anything may have changed.
  mutating func noteAll() {
    isEverything = true
    containers = []
  }

  /// Returns whether a node got another frame.
  func hasMoved(_ node: LayoutNode) -> Bool { node.changeNumber == number }

  /// Begins a new collection.
  mutating func clear() {
    containers = []
    isEverything = false
    number += 1
  }
}

extension LayoutNode {
  /// Returns whether a frame in the node's coordinates is inside its own.
  fileprivate func contains(_ inner: LayoutFrame) -> Bool {
    inner.x >= 0 && inner.y >= 0 && inner.x + inner.width <= frame.width
      && inner.y + inner.height <= frame.height
  }
}
