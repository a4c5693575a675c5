import SceneDisplay
import SceneLayout
import SceneModel
package import SceneRuntime

extension WindowPane {
  /// Handles a mouse event, in the coordinates of the window.
  ///
  /// - Returns: The events for the application.
  package func handle(_ action: MouseEvent.Action, column: Int, row: Int) -> [HostEvent] {
    switch action {
    case .press(.left):
      let isAgain = lastPress.map { $0 == (column, row) } ?? false
      lastPress = (column, row)
      return press(column: column, row: row, isAgain: isAgain)
    case .press(.right):
      guard let target = target(at: column, row) else { return [] }
      let events = target.isField ? [] : moveFocus(to: target)
      _ = openContextMenu(of: target)
      return events
    case .drag(.left): return drag(column: column, row: row)
    case .wheel(let columns, let rows):
      let all = scrollables(at: column, row)
      let movable = all.first {
        tree.canScroll($0, by: rows) || tree.canScroll($0, by: columns, along: .horizontal)
      }
      guard let id = movable ?? all.first else { return [] }
      return [scroll(id, rows: rows * 3, columns: columns * 6)].compactMap(\.self)
    case .press, .release, .drag, .move: return []
    }
  }

  private func target(at column: Int, _ row: Int) -> Target? {
    let all = targets.filter { target in
      // If a tab view shows pages without marks, its tabs aren't drawn, so they don't cover the content.
      !(target.isTab && tree.pages(around: target.node) == .unmarkedPages)
        && (target.area.contains(column: column, row: row)
          // A link may continue in the next line of its text, outside of its own area.
          || tree.linkAreas(of: target.node).contains { $0.contains(column: column, row: row) })
        && tree.scrollables(around: target.node).allSatisfy {
          tree.visibleArea(of: $0)?.contains(column: column, row: row) != false
        }
    }
    // An inner element comes after the element around it, so the last element at the cell is the innermost.
    return all.last { target in !all.contains { tree.isDrawn($0.node, over: target.node) } }
  }

  /// Returns the lists, the scroll views and the long pages at a cell, the innermost first.
  private func scrollables(at column: Int, _ row: Int) -> [Int] {
    let inner = tree.node(tree.front)?.all.last { node in
      tree.isScrolling(node.id)
        && tree.visibleArea(of: node.id)?.contains(column: column, row: row) == true
    }
    return inner.map { [$0.id] + tree.scrollables(around: $0.id) } ?? []
  }

  private func press(column: Int, row: Int, isAgain: Bool) -> [HostEvent] {
    pressedDivider = divider(at: column, row)
    if pressedDivider != nil {
      pressed = nil
      return []
    }
    let target = target(at: column, row)
    pressed = target?.node
    guard let target else { return leavePopover(column: column, row: row) }
    if target.isField {
      return moveFocus(to: target)
        + placeCursor(of: target, column: column, row: row, selecting: isAgain ? .word : nil)
    }
    guard case .control(let control) = target.element else { return press(target) }
    // The act `set` is checked before `step`, because a slider with steps accepts both, and a click sets its number.
    if control.acts.contains(.set) {
      return moveFocus(to: target) + set(target, control, column: column)
    }
    if control.acts.contains(.step) {
      let isUp = column >= target.area.endColumn - 3
      let isDown = !isUp && column >= target.area.endColumn - 7
      let step: [HostEvent] =
        isUp || isDown
        ? [.content(window.id, ContentEvent(.step(isUp ? .up : .down), on: target.node))] : []
      return moveFocus(to: target) + step
    }
    return press(target)
  }

  /// Closes a popover when the mouse button is pressed outside of it.
  private func leavePopover(column: Int, row: Int) -> [HostEvent] {
    let front = tree.front
    guard case .surface(let surface)? = tree.element(of: front),
      surface.kind.isKind(of: .popover), surface.isDismissible,
      tree.area(of: front)?.contains(column: column, row: row) == false
    else { return [] }
    return [.content(window.id, ContentEvent(.dismiss, on: front))]
  }

  private func drag(column: Int, row: Int) -> [HostEvent] {
    if let pressedDivider {
      move(pressedDivider, to: column)
      return []
    }
    guard let focused, focused.node == pressed else { return [] }
    if focused.isField {
      return placeCursor(of: focused, column: column, row: row, selecting: .to)
    }
    guard case .control(let control) = focused.element, control.acts.contains(.set) else {
      return []
    }
    return set(focused, control, column: column)
  }

  /// Sets the number of a slider to the number at the given column of its bar.
  private func set(_ target: Target, _ control: DisplayControl, column: Int) -> [HostEvent] {
    guard case .number(_, let range) = control.value, let bar = tree.bar(of: target.node)?.area
    else { return [] }
    let last = max(1, bar.columns - 1)
    let fraction = min(1, max(0, Double(column - bar.column) / Double(last)))
    let number = range.lowerBound + fraction * (range.upperBound - range.lowerBound)
    return [.content(window.id, ContentEvent(.set(number), on: target.node))]
  }

  /// The text that a mouse event selects in a field.
  private enum Selecting {
    /// The text between the cell and the anchor of the selection, at which the drag began.
    case to
    /// The word at the cell.
    case word
  }

  /// Moves the cursor of a field to a cell.
  ///
  /// - Returns: The events for the content.
  private func placeCursor(
    of target: Target, column: Int, row: Int, selecting: Selecting?
  ) -> [HostEvent] {
    guard let room = textArea(of: target), case .field(_, let field) = drawnFocus else {
      return []
    }
    let place = TextLines.Place(
      line: field.corner.line + max(0, row - room.row),
      column: field.corner.column + max(0, column - room.column))
    let events = edit { edit in
      let position = edit.lines.position(at: place)
      switch selecting {
      case .word: edit.selectWord(at: position)
      case .to: edit.move(to: position, isSelecting: true)
      case nil: edit.move(to: position)
      }
      return true
    }
    return events ?? []
  }
}

extension LayoutTree {
  /// Returns whether the drawing order of a stack puts a node in front of another node.
  ///
  /// The result is also false if no stack contains both nodes in different children.
  fileprivate func isDrawn(_ id: Int, over other: Int) -> Bool {
    var (child, around) = (id, parent(of: id))
    while let inner = around, !isInside(other, inner) {
      (child, around) = (inner, parent(of: inner))
    }
    guard let stack = around, case .container(let container)? = element(of: stack),
      container.kind == .overlay
    else { return false }
    let layers = layers(of: stack)
    guard let layer = layers.firstIndex(of: child),
      let otherLayer = layers.firstIndex(where: { isInside(other, $0) })
    else { return false }
    return layer > otherLayer
  }
}
