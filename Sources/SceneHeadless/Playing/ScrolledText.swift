import SceneDisplay

extension DisplayNode {
  /// Returns the lines of a scrolled container without the lines before the first visible node.
  ///
  /// If rows or lines are left out, the first returned line has their number.
  ///
  /// The result is nil if the node has no scroll position, if the position is the beginning, or if the first visible
  /// node isn't in the container.
  func scrolledLines(isEnabled: Bool) -> [String]? {
    guard let first = element.scrollPlace?.node, let (visible, above) = cut(before: first, in: self)
    else { return nil }
    let lines = visible.allLines(isEnabled: isEnabled)
    if above == 0 { return lines }
    if element.isHorizontal { return ["← \(above) before"] + lines }
    let unit = isList ? "row" : "line"
    return ["↑ \(above) \(unit)\(above == 1 ? "" : "s") above"] + lines
  }

  /// Returns the node without the content before a descendant, and the number of omitted rows or lines; nil if the
  /// descendant isn't in the node.
  private func cut(
    before id: Int, in container: DisplayNode
  ) -> (node: DisplayNode, above: Int)? {
    if self.id == id { return (self, 0) }
    for (index, child) in children.enumerated() {
      guard let (rest, inside) = child.cut(before: id, in: container) else { continue }
      var node = self
      // Children that aren't arranged along the scroll axis, such as layers, scroll together, so all of them are kept.
      guard container.element.scrollsChildren(of: element) else {
        node.children[index] = rest
        return (node, inside)
      }
      node.children = [rest] + children[(index + 1)...]
      var above = inside + children[..<index].reduce(0) { $0 + $1.extent(in: container) }
      if case .collection(var collection) = element, let rows = collection.rows {
        above += rows.first
        // A list that is completely loaded doesn't need a range of rows.
        collection.rows =
          children.count < rows.count ? .init(first: rows.first + index, count: rows.count) : nil
        node.element = .collection(collection)
      }
      return (node, above)
    }
    return nil
  }

  /// Returns the length of a node along the scroll axis of its container.
  ///
  /// In a list, this is the node's number of rows. In another container, it is the node's number of lines, or 1 if the
  /// container scrolls horizontally.
  private func extent(in container: DisplayNode) -> Int {
    if container.isList { return rowCount }
    return container.element.isHorizontal ? 1 : lines.count
  }

  /// The number of rows of a node in a list; headers and footers aren't rows.
  private var rowCount: Int {
    switch element {
    case .collection(let collection) where collection.rows != nil: collection.rows?.count ?? 0
    case .container(let container) where container.kind.isKind(of: .section):
      children.reduce(0) { $0 + $1.rowCount }
    case .container(let container) where container.kind.isKind(of: .part): 0
    case .annotation: children.reduce(0) { $0 + $1.rowCount }
    case .text, .image, .control, .container, .collection, .surface, .command: 1
    }
  }

  private var isList: Bool {
    if case .collection = element { true } else { false }
  }
}

extension DisplayElement {
  fileprivate var isHorizontal: Bool {
    if case .container(let container) = self { container.axis == .horizontal } else { false }
  }

  /// Returns whether scrolling hides the children of an inner element one after the other.
  fileprivate func scrollsChildren(of inner: DisplayElement) -> Bool {
    switch inner {
    case .container(let container):
      !container.kind.isKind(of: .overlay) && isHorizontal == inner.isHorizontal
    case .control: false
    // The views in a lazy stack are arranged along the axis of the enclosing scroll view.
    case .collection(let collection) where collection.kind.isPartOfStack:
      true
    case .text, .image, .collection, .surface, .command, .annotation: !isHorizontal
    }
  }
}
