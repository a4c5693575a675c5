public import SceneDisplay

/// The scroll position of a list, a scroll view or a long page.
enum ScrollPlace: Hashable {
  /// The distance by which the content is scrolled along both axes.
  case offset(LayoutSize)
  /// The id of the first visible row, and the distance of its top edge from the top edge of the visible part; for the
  /// horizontal axis, the distance between the left edges.
  ///
  /// The row keeps its position when rows above it are inserted or change their heights (L60, L61). The content is
  /// scrolled by `across` along the other axis.
  case row(
    Int, distance: Double, along: DisplayElement.Axis = .vertical, across: Double = 0)
}

// The scroll positions and the visible rows of lists and scroll views.
extension LayoutTree {
  /// Scrolls a list, a scroll view or a long page, at most to the beginning or the end of its content.
  ///
  /// - Parameters:
  ///   - id: The id of the list, the scroll view or the page.
  ///   - distance: The distance in the units of the host; positive toward the end.
  ///   - axis: The axis along which the content is scrolled.
  public func scroll(_ id: Int, by distance: Double, along axis: DisplayElement.Axis = .vertical) {
    guard let node = entries[id]?.node else { return }
    let before = offset(of: id)
    var offset = before
    offset[axis] = min(max(0, offset[axis] + distance), longestOffset(of: node, along: axis))
    if offset == before { return }
    context.changes.note(content: node)
    places[id] = .offset(offset)
    anchorPlaces()
  }

  /// Returns the scroll offset: the distance by which the content is scrolled along both axes.
  ///
  /// - Parameter id: The id of a list, a scroll view or a long page.
  /// - Returns: The distance in the units of the host, limited to the end of the content; zero for other nodes.
  public func offset(of id: Int) -> LayoutSize {
    guard let place = places[id], let node = entries[id]?.node else { return .zero }
    var offset = LayoutSize.zero
    switch place {
    case .offset(let kept): offset = kept
    case .row(let row, let distance, let axis, let across):
      guard let row = entries[row]?.node, let start = position(of: row, in: node, along: axis)
      else { return .zero }
      offset = LayoutSize(start - distance, along: axis, across)
    }
    for axis in DisplayElement.Axis.both {
      offset[axis] = min(max(0, offset[axis]), longestOffset(of: node, along: axis))
    }
    return offset
  }

  /// Returns the length of the content of a list, a scroll view or a long page.
  ///
  /// The length is an estimate if rows aren't loaded.
  ///
  /// - Parameters:
  ///   - id: The id of the list, the scroll view or the page.
  ///   - axis: The axis along which the length is measured.
  /// - Returns: The length in the units of the host; 0 if there is no such node.
  public func contentLength(of id: Int, along axis: DisplayElement.Axis) -> Double {
    entries[id].map { contentLength(of: $0.node, along: axis) } ?? 0
  }

  /// Returns the rows that lazy lists and lazy stacks need: the visible rows, and one screen of rows before and after
  /// the visible rows.
  ///
  /// - Returns: The ids of the nodes that contain rows, with the ranges to load; a node is left out if its visible rows
  ///   are loaded, or if it is below the visible part of its list. A host loads the rows, applies the patches and lays
  ///   out again, at most three times.
  public func neededRows() -> [(rows: Int, range: Range<Int>)] {
    lazyRows.sorted().compactMap { id in
      if let views = unloaded[id] { return neededRange(of: id, views).map { (id, $0) } }
      guard let node = entries[id]?.node, let rule = node.rule as? RowsRule,
        let list = scrolling(node), let top = position(of: node, in: list)
      else { return nil }
      let (loaded, mean) = rule.heights(node, node.frame.width)
      guard rule.count > loaded.count, mean > 0 else { return nil }
      let screen = list.frame.height
      let start = (list.id.map { offset(of: $0).height } ?? 0) - top
      let first = Double(rule.first) * mean
      let isCovered =
        (start >= first || rule.first == 0)
        && (start + screen <= first + loaded.reduce(0, +)
          || rule.first + loaded.count >= rule.count)
      if isCovered || start + screen < 0 { return nil }
      let from = min(LayoutMetrics.whole((start - screen) / mean), rule.count - 1)
      let end = min(rule.count, max(from + 1, LayoutMetrics.whole((start + 2 * screen) / mean) + 1))
      return (id, from..<end)
    }
  }

  // MARK: - Anchors

  /// Replaces the scroll offset of each list, and of each scroll view with a lazy stack, by the first visible row, so
  /// that this row keeps its position in later layouts.
  func anchorPlaces() {
    for (id, place) in places {
      guard case .offset(let offset) = place, let list = entries[id]?.node else { continue }
      guard list.rule is ListRule else {
        if !unloaded.isEmpty { anchor(list, at: offset) }
        continue
      }
      // A list that is scrolled to its beginning stays at its beginning, even if rows are inserted there.
      if offset.height <= 0 {
        places[id] = nil
        continue
      }
      for row in rows(of: list) {
        guard let y = position(of: row, in: list), let rowID = row.id else { continue }
        if y + row.frame.height > offset.height {
          if y <= offset.height { places[id] = .row(rowID, distance: y - offset.height) }
          break
        }
      }
    }
  }

  /// Replaces a scroll view's offset by the first visible element of a partly loaded lazy stack, unless the scroll view
  /// is at its beginning or no loaded element is visible.
  private func anchor(_ scroll: LayoutNode, at offset: LayoutSize) {
    var offset = offset
    if let (target, axis) = takeTarget(in: scroll) { offset[axis] = target }
    var first: (node: LayoutNode, start: Double, axis: DisplayElement.Axis)?
    for node in loadedViews(in: scroll) {
      for axis in DisplayElement.Axis.both where offset[axis] > 0 && scrolls(scroll, along: axis) {
        guard let start = position(of: node, in: scroll, along: axis),
          start + node.frame.size[axis] > offset[axis],
          start < offset[axis] + scroll.frame.size[axis], start < first?.start ?? .infinity
        else { continue }
        first = (node, start, axis)
      }
    }
    guard let (node, start, axis) = first, let id = scroll.id, let row = node.id else { return }
    places[id] = .row(
      row, distance: start - offset[axis], along: axis, across: offset[axis.other])
  }

  /// Changes the scroll positions that refer to rows in a node, so that they refer to other rows; called before the
  /// node is removed.
  ///
  /// A position then refers to the next row of its list or, if there is none, to the previous row. The scroll positions
  /// of lists inside the node aren't changed.
  func leaveAnchors(in removed: Int) {
    for (id, place) in places {
      guard case .row(let row, let distance, let axis, let across) = place,
        let list = entries[id]?.node, isInside(row, removed), !isInside(id, removed)
      else { continue }
      let isList = list.rule is ListRule
      let rows = (isList ? rows(of: list) : loadedViews(in: list)).compactMap(\.id)
      let index = rows.firstIndex(of: row) ?? 0
      let next = rows[index...].first { !isInside($0, removed) }
      let other = next ?? rows[..<index].last { !isInside($0, removed) }
      places[id] =
        other.map { .row($0, distance: distance, along: axis, across: across) }
        ?? (isList ? nil : .offset(offset(of: id)))
    }
  }

  private func isInside(_ id: Int, _ around: Int) -> Bool {
    var node: Int? = id
    while let inner = node {
      if inner == around { return true }
      node = entries[inner]?.parent
    }
    return false
  }

  private func rows(of node: LayoutNode) -> [LayoutNode] {
    node.children.flatMap { $0.rule is RowRule ? [$0] : rows(of: $0) }
  }

  // MARK: - Lengths

  /// Returns the distance of a node's top or left edge from the edge of a list's content; nil if the
  /// node isn't in the list.
  func position(
    of node: LayoutNode, in list: LayoutNode, along axis: DisplayElement.Axis = .vertical
  ) -> Double? {
    var position = 0.0
    var inner: LayoutNode? = node
    while let current = inner {
      if current === list { return position }
      position += axis == .vertical ? current.frame.y : current.frame.x
      inner = current.container
    }
    return nil
  }

  /// Returns the list or the scroll view around a node; nil if there is none.
  func scrolling(_ node: LayoutNode) -> LayoutNode? {
    var around = node.container
    while let container = around {
      if container.clips { return container }
      around = container.container
    }
    return nil
  }

  private func contentLength(of node: LayoutNode, along axis: DisplayElement.Axis) -> Double {
    if node.overflow > 0 {
      return node.rule.viewport(of: node).size[axis] + (axis == .vertical ? node.overflow : 0)
    }
    return node.children.map { child in
      (axis == .horizontal ? child.frame.x : child.frame.y) + child.frame.size[axis]
    }.max() ?? 0
  }

  func longestOffset(of node: LayoutNode, along axis: DisplayElement.Axis) -> Double {
    if node.overflow > 0 { return axis == .vertical ? node.overflow : 0 }
    return scrolls(node, along: axis)
      ? max(0, contentLength(of: node, along: axis) - node.frame.size[axis]) : 0
  }

  /// Returns whether a node is a list or a scroll view that scrolls along an axis.
  func scrolls(_ node: LayoutNode, along axis: DisplayElement.Axis) -> Bool {
    switch node.rule {
    case let scroll as ScrollRule: axis == .horizontal ? scroll.isHorizontal : scroll.isVertical
    case is ListRule: axis == .vertical
    default: false
    }
  }
}

// The visible parts of scrolling containers, and scrolling to nodes in the containers.
extension LayoutTree {
  /// Returns the lists, the scroll views and the long pages that scroll a node, the innermost
  /// first.
  ///
  /// - Parameter id: The id of the node.
  /// - Returns: The ids of the scrolling nodes.
  public func scrollables(around id: Int) -> [Int] {
    var found: [Int] = []
    var node = entries[id]?.node
    if let group = node, group.isGroup { node = group.children.first }
    while let inner = node, let container = inner.container {
      if container.isScrolling, let around = container.id, around != id,
        container.rule.scrolls(inner)
      {
        found.append(around)
      }
      node = container
    }
    return found
  }

  /// Returns whether the content of a node can be scrolled.
  ///
  /// Lists, forms and scroll views can be scrolled, and so can a page, a sheet or a tab view whose content is longer
  /// than its space.
  ///
  /// - Parameter id: The id of the node.
  /// - Returns: True for a node that can be scrolled; false if there is no such node.
  public func isScrolling(_ id: Int) -> Bool {
    entries[id]?.node.isScrolling == true
  }

  /// Returns the part of a node in which scrolling content is visible, in the root's coordinates.
  ///
  /// - Parameter id: The id of the node, such as a list, a scroll view or a page.
  /// - Returns: The part, whose size is the space for the content; nil if the node isn't shown.
  public func viewport(of id: Int) -> LayoutFrame? {
    guard let node = entries[id]?.node, let frame = frame(of: node) else { return nil }
    var viewport = node.rule.viewport(of: node)
    viewport.x += frame.x
    viewport.y += frame.y
    return viewport
  }

  /// Returns whether a node doesn't scroll with the content of a page, because it is in a bar or is
  /// a surface.
  ///
  /// - Parameter id: The id of the node.
  /// - Returns: True for a node that a page or a tab view places in a bar, such as a control of a toolbar, and for a
  ///   surface in front of the page; false for other nodes.
  public func isBesideContent(_ id: Int) -> Bool {
    var node = entries[id]?.node
    while let inner = node, let container = inner.container {
      if !container.rule.isWrapper { return !container.rule.scrolls(inner) }
      node = container
    }
    return false
  }

  /// Scrolls the enclosing lists, scroll views and long pages of a node as far as necessary to show the node.
  ///
  /// - Parameter id: The id of the node, which must be placed by ``layout(in:)``.
  /// - Returns: The ids of the nodes that were scrolled, the innermost first.
  @discardableResult
  public func reveal(_ id: Int) -> [Int] {
    scrollables(around: id).filter { scrollable in
      guard let around = viewport(of: scrollable),
        let frame = frame(of: id) ?? textFrame(around: id)
      else { return false }
      let before = offset(of: scrollable)
      for axis in [DisplayElement.Axis.vertical, .horizontal] {
        let (start, length) =
          axis == .vertical ? (frame.y, frame.height) : (frame.x, frame.width)
        let from = axis == .vertical ? around.y : around.x
        let room = around.size[axis]
        if start < from || length > room {
          scroll(scrollable, by: start - from, along: axis)
        } else if start + length > from + room {
          scroll(scrollable, by: start + length - from - room, along: axis)
        }
      }
      return offset(of: scrollable) != before
    }
  }

  /// Returns the frame of the text that contains a link; nil for other nodes.
  private func textFrame(around id: Int) -> LayoutFrame? {
    guard let text = parent(of: id), case .text? = element(of: text) else { return nil }
    return frame(of: text)
  }

  /// Scrolls a list or a scroll view until a descendant is the first visible node, or the content
  /// ends.
  ///
  /// - Parameters:
  ///   - id: The id of the list or the scroll view.
  ///   - node: The id of the descendant; nil for the beginning of the content.
  public func scroll(_ id: Int, to node: Int?) {
    guard let node else {
      let offset = offset(of: id)
      scroll(id, by: -offset.height)
      scroll(id, by: -offset.width, along: .horizontal)
      return
    }
    guard let around = viewport(of: id), let frame = firstFrame(in: node) else { return }
    scroll(id, by: frame.y - around.y)
    scroll(id, by: frame.x - around.x, along: .horizontal)
  }

  /// Returns the frame of a node; for a group, such as an element of a lazy stack, the frame of the first node in the
  /// group that has one.
  private func firstFrame(in id: Int) -> LayoutFrame? {
    frame(of: id) ?? children(of: id).lazy.compactMap { self.firstFrame(in: $0) }.first
  }

  /// Returns the first visible row of a list, or the first visible node of a scroll view.
  ///
  /// - Parameter id: The id of the list or the scroll view.
  /// - Returns: The id of a row, an item of a lazy stack, a text, an image or a control; nil if the scroll position is
  ///   the beginning, and if the list or scroll view isn't shown.
  public func firstVisible(in id: Int) -> Int? {
    guard let around = viewport(of: id), offset(of: id) != .zero else { return nil }
    return firstVisible(below: id, in: around)
  }

  private func firstVisible(below id: Int, in around: LayoutFrame) -> Int? {
    for child in entries[id]?.children ?? [] {
      guard let entry = entries[child] else { continue }
      if entry.element == .item {
        if firstVisible(below: child, in: around) != nil { return child }
        continue
      }
      let isPart: Bool =
        switch entry.element {
        case .text, .image, .control: true
        case .collection(let item): item.kind.isKind(of: .row)
        case .container, .surface, .command, .annotation: false
        }
      if isPart {
        guard let frame = frame(of: child), frame.y + frame.height > around.y,
          frame.x + frame.width > around.x
        else { continue }
        return child
      }
      if let found = firstVisible(below: child, in: around) { return found }
    }
    return nil
  }
}
