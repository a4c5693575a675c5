import SceneDisplay

/// The parts of a layout that changed since the host last drew the layout.
struct LayoutChanges {
  /// The containers whose content changed.
  private(set) var containers: [LayoutNode] = []
  /// Whether the host has to draw the whole layout again, because any part may have changed.
  private(set) var isEverything = true
  /// A number that increases when the host has read the changes.
  ///
  /// A node whose frame changes stores the current number.
  private var number = 1

  /// Records that the frame of a node has changed from the given frame to the node's current frame.
  mutating func note(_ node: LayoutNode, from before: LayoutFrame) {
    node.changeNumber = number
    if isEverything { return }
    guard let container = node.container else { return noteAll() }
    // A node that extends beyond its container, and isn't clipped, may overlap any part of the window. If this was so
    // before the change, or is so now, draw everything again.
    if !container.clips, !container.contains(before) || !container.contains(node.frame) {
      return noteAll()
    }
    note(content: container)
  }

  /// Records that the content of a node changed.
  mutating func note(content node: LayoutNode) {
    if isEverything || containers.last === node { return }
    if containers.count > 200 { return noteAll() }
    containers.append(node)
  }

  /// Records that any part may have changed, so that the host draws the whole layout again.
  mutating func noteAll() {
    isEverything = true
    containers = []
  }

  /// Returns whether the frame of a node has changed since the host last drew the layout.
  func hasMoved(_ node: LayoutNode) -> Bool { node.changeNumber == number }

  /// Removes all changes, after the host has read them.
  mutating func clear() {
    containers = []
    isEverything = false
    number += 1
  }
}

extension LayoutNode {
  /// Returns whether a frame in the node's coordinates is inside the node's own bounds.
  fileprivate func contains(_ inner: LayoutFrame) -> Bool {
    inner.x >= 0 && inner.y >= 0 && inner.x + inner.width <= frame.width
      && inner.y + inner.height <= frame.height
  }
}
