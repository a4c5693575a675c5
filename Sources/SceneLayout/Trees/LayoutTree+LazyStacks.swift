import SceneDisplay

// The unloaded elements of lazy stacks.
extension LayoutTree {
  /// Returns the nodes of a lazy stack's loaded elements, together with a node for the unloaded elements before them
  /// and a node for those after them.
  func surrounded(
    _ loaded: [LayoutNode], _ rows: DisplayCollection.Rows, of id: Int, _ entry: Entry
  ) -> [LayoutNode] {
    // A display tree may contain invalid numbers, such as negative ones.
    let first = max(0, rows.first)
    let last = max(0, max(0, rows.count) - min(first, max(0, rows.count)) - entry.children.count)
    guard first > 0 || last > 0 else {
      unloaded[id] = nil
      return loaded
    }
    let views = unloaded[id] ?? UnloadedViews(in: context)
    unloaded[id] = views
    views.set(before: first, after: last, along: entry.surroundings.stackAxis ?? .vertical)
    return (first > 0 ? [views.before] : []) + loaded + (last > 0 ? [views.after] : [])
  }

  /// Places all nodes again if the estimated length of elements that aren't loaded has changed.
  func placeUnloaded(for proposal: ProposedSize) {
    // Most windows have no lazy stacks, and this function runs after every change.
    if unloaded.isEmpty { return }
    // Several rounds may be necessary, because a change of the estimated length may make a scroll bar appear or
    // disappear.
    for _ in 0..<3 {
      var isChanged = false
      for id in unloaded.keys.sorted() where estimate(id) { isChanged = true }
      if !isChanged { return }
      top.place(x: 0, y: 0, for: proposal)
    }
  }

  /// Estimates the lengths of the elements that aren't loaded from the frames of the loaded elements.
  ///
  /// - Returns: Whether an estimated length has changed.
  private func estimate(_ id: Int) -> Bool {
    guard let views = unloaded[id], let line = StackLine(views), let entry = entries[id] else {
      return false
    }
    let loaded = line.loaded(in: entry.node)
    guard let first = loaded.first, let last = loaded.last else {
      return views.set(step: entry.children.isEmpty ? context.metrics.rowHeight : 0, gap: 0)
    }
    // Include one space beside the loaded elements in their length, so that there is one space for each element.
    let (length, gap): (Double, Double)
    if views.nodes.last === views.after {
      length = line.start(of: views.after) - line.start(of: first)
      gap = line.start(of: views.after) - line.end(of: last)
    } else {
      length = line.end(of: last) - line.end(of: views.before)
      gap = line.start(of: first) - line.end(of: views.before)
    }
    return views.set(step: max(0, length) / Double(max(1, entry.children.count)), gap: gap)
  }

  /// Returns the range of elements that a lazy stack needs; nil if the visible elements and those beside them are
  /// loaded, or if the stack isn't placed.
  ///
  /// The range contains the visible elements, and one screen of elements before and after them. It contains all
  /// elements unless the nearest enclosing scroll view or list scrolls along the axis of the stack. If the first
  /// visible element isn't loaded, the method also sets the ``UnloadedViews/target`` of the stack.
  func neededRange(of id: Int, _ views: UnloadedViews) -> Range<Int>? {
    guard let node = entries[id]?.node, let count = entries[id]?.element.rows?.count, count > 0,
      let line = StackLine(views)
    else { return nil }
    // Without a scroll view along the axis, all elements are needed, because nothing would load more of them later.
    guard let scroll = scrolling(line.stack), let scrollID = scroll.id,
      scrolls(scroll, along: views.axis), views.step > 0
    else { return 0..<count }
    guard let position = position(of: line.stack, in: scroll, along: views.axis) else { return nil }
    let screen = scroll.frame.size[views.axis]
    let offset = offset(of: scrollID)[views.axis] - position
    let top = line.isMirrored ? -(offset + screen) : offset
    views.target = nil
    // The elements beside the visible elements are needed too, because the focus may move to them.
    let isMissing = views.nodes.contains { node in
      line.start(of: node) < top + screen + views.step && line.end(of: node) > top - views.step
    }
    guard isMissing else { return nil }
    let first = views.nodes[0] === views.before ? views.before : line.loaded(in: node).first
    let start = top - line.start(of: first ?? views.after)
    if views.nodes.contains(where: { line.start(of: $0) <= top && line.end(of: $0) > top }) {
      // At the end of the content, choose the last element, because the lengths of the others are only estimates.
      let isAtEnd = offset + position >= longestOffset(of: scroll, along: views.axis)
      let index =
        isAtEnd ? count - 1 : min(LayoutMetrics.whole(start / views.step), count - 1)
      let isWhole = isAtEnd || line.isMirrored
      views.target = (index, isWhole ? 0 : start - Double(index) * views.step)
    }
    let beside = max(screen, views.step)
    let from = min(LayoutMetrics.whole((start - beside) / views.step), count - 1)
    let end = LayoutMetrics.whole((start + screen + beside) / views.step) + 1
    return from..<min(count, max(from + 1, end))
  }

  /// Returns the scroll offset at which the target of a lazy stack is the first visible element of the scroll view; nil
  /// if no target has been loaded since the last call.
  ///
  /// The target is the element in ``UnloadedViews/target``. The method sets this property to nil if it returns an
  /// offset.
  func takeTarget(in scroll: LayoutNode) -> (offset: Double, axis: DisplayElement.Axis)? {
    for (id, views) in unloaded {
      guard let target = views.target, let entry = entries[id],
        let first = entry.element.rows?.first,
        entry.children.indices.contains(target.index - max(0, first))
      else { continue }
      let inside = entries[entry.children[target.index - max(0, first)]]?.node.children.first
      guard let node = inside ?? entry.node.children.last, scrolling(node) === scroll,
        let start = position(of: node, in: scroll, along: views.axis)
      else { continue }
      views.target = nil
      let offset = context.metrics.floor(start + target.distance)
      return (min(offset, longestOffset(of: scroll, along: views.axis)), views.axis)
    }
    return nil
  }

  /// Returns the nodes of the loaded elements in a scroll view's lazy stacks, except stacks whose elements are all
  /// loaded.
  func loadedViews(in scroll: LayoutNode) -> [LayoutNode] {
    unloaded.keys.sorted().flatMap { entries[$0]?.node.children ?? [] }.compactMap { node in
      var named: LayoutNode? = node
      while let inner = named, inner.id == nil { named = inner.children.first }
      return scrolling(node) === scroll ? named : nil
    }
  }
}

/// The positions of the elements of a lazy stack along its axis, in the direction of reading.
private struct StackLine {
  /// The node that lays out the elements.
  let stack: LayoutNode
  private let views: UnloadedViews

  /// Creates the positions; nil if the stack isn't placed.
  init?(_ views: UnloadedViews) {
    guard let stack = views.nodes.first?.container, stack.isPlaced else { return nil }
    self.stack = stack
    self.views = views
  }

  /// Whether the elements are placed from right to left.
  var isMirrored: Bool { views.axis == .horizontal && stack.isRightToLeft }

  func start(of node: LayoutNode) -> Double {
    let start = views.axis == .horizontal ? node.frame.x : node.frame.y
    return isMirrored ? -start - node.frame.width : start
  }

  func end(of node: LayoutNode) -> Double { start(of: node) + node.frame.size[views.axis] }

  /// Returns the children of the stack for the loaded elements of a group: each child is an element or contains one.
  func loaded(in group: LayoutNode) -> [LayoutNode] {
    group.children.compactMap { node in
      if node === views.before || node === views.after { return nil }
      var child: LayoutNode? = node
      while let inner = child, inner.container !== stack { child = inner.container }
      return child
    }
  }
}
