import SceneDisplay
import SceneLayout
import SceneRuntime

// Moving the focus, and scrolling the views around the focused element.
extension WindowPane {
  func moveFocus(by step: Int) -> [HostEvent]? {
    let all = targets
    guard !all.isEmpty else { return nil }
    let current = focused?.node
    let place = all.firstIndex { $0.node == current }
    let next = place.map { ($0 + step + all.count) % all.count } ?? (step > 0 ? 0 : all.count - 1)
    return moveFocus(to: all[next])
  }

  func move(_ direction: Direction) -> [HostEvent]? {
    let all = targets
    guard let current = focused else {
      if direction == .right, let events = showHiddenColumn(after: nil) { return events }
      guard let first = first(all) else { return scrollAny(direction) }
      return scrollTowards(first, direction) ?? moveFocus(to: first)
    }
    let around = tree.scrollables(around: current.node).first
    func isInside(_ index: Int) -> Bool {
      around.map { tree.scrollables(around: all[index].node).contains($0) } ?? false
    }
    let found =
      current.nearest(in: all, direction, where: isInside)
      ?? current.nearest(in: all, direction) { !isInside($0) && isVisible(all[$0]) }
    guard let found else {
      if direction == .right, let events = showHiddenColumn(after: current.node) { return events }
      return scrollAny(direction) ?? []
    }
    if let column = columnOfSearch(found, besides: current), let target = entrance(of: column) {
      return moveFocus(to: target)
    }
    let scrolled = isVisible(current) ? scrollTowards(found, direction) : nil
    return scrolled ?? moveFocus(to: found)
  }

  /// Scrolls by a row if the next element is so far away that moving the focus there would skip the text in between.
  ///
  /// The result is nil if nothing was scrolled; then the focus moves instead.
  private func scrollTowards(_ target: Target, _ direction: Direction) -> [HostEvent]? {
    guard direction == .up || direction == .down else { return nil }
    let bar = longPage(beside: target)
    guard let id = bar ?? tree.scrollables(around: target.node).first,
      let area = tree.visibleArea(of: id)
    else { return nil }
    let distance =
      direction == .down ? target.area.endRow - area.endRow : area.row - target.area.row
    let isFar = distance > max(1, area.rows / 2) && distance > target.area.rows
    guard bar == nil ? isFar : distance > 0 else { return nil }
    let before = tree.offset(of: id)
    let event = scroll(id, rows: direction == .down ? 1 : -1)
    return tree.offset(of: id) == before ? nil : [event].compactMap(\.self)
  }

  /// Returns the scrolling page whose fixed part, such as the title bar, contains an element.
  ///
  /// The result is nil if the element is in the scrolling part of the page, or outside of a scrolling page.
  private func longPage(beside target: Target) -> Int? {
    let moving = tree.scrollables(around: target.node)
    var around = tree.parent(of: target.node)
    while let id = around {
      if tree.isScrolling(id) { return moving.contains(id) ? nil : id }
      around = tree.parent(of: id)
    }
    return nil
  }

  private func first(_ all: [Target]) -> Target? {
    all.first { target in
      !target.isBack && isVisible(target)
    } ?? all.first
  }

  private func isVisible(_ target: Target) -> Bool {
    tree.scrollables(around: target.node).allSatisfy { scrollable in
      tree.visibleArea(of: scrollable).map { !$0.intersection(target.area).isEmpty } ?? true
    }
  }

  /// Scrolls up or down by a row; called if no element in the direction can get the focus.
  private func scrollAny(_ direction: Direction) -> [HostEvent]? {
    guard direction == .up || direction == .down else { return nil }
    let rows = direction == .down ? 1 : -1
    guard let id = scrollable(near: focus, where: { tree.canScroll($0, by: rows) }) else {
      return nil
    }
    return [scroll(id, rows: rows)].compactMap(\.self)
  }

  /// Returns the innermost of the scrolling nodes around a node that fulfill a condition; if none does, the innermost
  /// of all.
  ///
  /// If there is no scrolling node around the node, the scrolling nodes in the frontmost sheet or, without a sheet, in
  /// the window are searched instead, from the first to the last. Lists, scroll views and long pages are scrolling
  /// nodes.
  private func scrollable(near node: Int?, where isSuitable: (Int) -> Bool) -> Int? {
    var all = node.map(tree.scrollables) ?? []
    if all.isEmpty {
      all = (tree.node(tree.front)?.all ?? []).map(\.id).filter(tree.isScrolling)
    }
    return all.first(where: isSuitable) ?? all.first
  }

  /// The node that Page Up, Page Down, Home and End scroll: the innermost node around the focus that can be scrolled up
  /// or down.
  ///
  /// If the node is already at its start or end, the keys don't scroll a node around it. Instead, they move the focus
  /// to the first or last visible element of the node.
  private var pagedNode: Int? {
    scrollable(near: focus) { tree.canScroll($0, by: 1) || tree.canScroll($0, by: -1) }
  }

  func moveByPage(_ sign: Int) -> [HostEvent]? {
    guard let id = pagedNode, let area = tree.visibleArea(of: id) else { return nil }
    return scrollWithFocus(id, rows: max(1, area.rows - 1) * sign)
  }

  func moveToEnd(isLast: Bool) -> [HostEvent]? {
    guard let id = pagedNode else { return nil }
    let length = Int(clamping: tree.contentLength(of: id, along: .vertical))
    return scrollWithFocus(id, rows: isLast ? length : -length)
  }

  /// Scrolls a node, and moves the focus to the last visible element after scrolling down, or to the first visible
  /// element after scrolling up.
  ///
  /// The focus moves only if the focus was in the scrolled node or, without a focus, if a row is visible in the node.
  /// If no element is visible in the node, the focus is removed.
  private func scrollWithFocus(_ id: Int, rows: Int) -> [HostEvent] {
    // Look for the focused element before scrolling, because scrolling may unload its row.
    let hadFocus = focused.map { tree.scrollables(around: $0.node).contains(id) }
    let events = [scroll(id, rows: rows)].compactMap(\.self)
    let seen = targets.filter { target in
      tree.scrollables(around: target.node).contains(id) && isVisible(target)
    }
    guard hadFocus ?? seen.contains(where: \.isRow) else { return events }
    return events + moveFocus(to: rows > 0 ? seen.last : seen.first)
  }
}

extension Target {
  /// Returns the nearest target in a direction.
  ///
  /// - Parameters:
  ///   - targets: The targets to search.
  ///   - direction: The direction, as seen from this target.
  ///   - isEligible: Returns whether the target at an index can be the result.
  /// - Returns: The target; nil if there is none.
  fileprivate func nearest(
    in targets: [Target], _ direction: WindowPane.Direction, where isEligible: (Int) -> Bool
  ) -> Target? {
    var nearest: (index: Int, distance: (total: Int, across: Int))?
    // By index and not by element, because copying each of many targets takes longer than comparing their areas.
    for index in targets.indices where targets[index].node != node {
      guard let distance = distance(to: targets[index].area, direction) else { continue }
      if let nearest, distance >= nearest.distance { continue }
      if isEligible(index) { nearest = (index, distance) }
    }
    return nearest.map { targets[$0.index] }
  }

  /// Returns the distance to an area in a direction, in total and across the direction; nil if the area isn't in the
  /// direction.
  private func distance(
    to other: CellRectangle, _ direction: WindowPane.Direction
  ) -> (total: Int, across: Int)? {
    let along =
      switch direction {
      case .down: other.row - area.row
      case .up: area.row - other.row
      case .right: other.column - area.column
      case .left: area.column - other.column
      }
    guard along > 0 else { return nil }
    let isVertical = direction == .up || direction == .down
    let across =
      isVertical
      ? max(0, other.column - area.endColumn + 1, area.column - other.endColumn + 1)
      : max(0, other.row - area.endRow + 1, area.row - other.endRow + 1)
    // A move to the left or right reaches only targets that share a row with this target.
    if !isVertical, across > 0 { return nil }
    return (along + across, across)
  }
}
