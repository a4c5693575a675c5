public import SceneDisplay

// Access to the display tree for a host that draws the layout.
extension LayoutTree {
  /// Returns the element of a node.
  ///
  /// - Parameter id: The id of the node.
  /// - Returns: The element; nil if there is no such node.
  public func element(of id: Int) -> DisplayElement? { entries[id]?.element }

  /// Returns the children of a node, in order.
  ///
  /// - Parameter id: The id of the node.
  /// - Returns: The ids of the children; none if there is no such node.
  public func children(of id: Int) -> [Int] { entries[id]?.children ?? [] }

  /// Returns the children of a node that are visible between two vertical positions, in order.
  ///
  /// - Parameters:
  ///   - id: The id of the node.
  ///   - top: The upper position, in the root's coordinates.
  ///   - bottom: The lower position, in the root's coordinates.
  /// - Returns: The children. Only the rows of a lazy list are limited; for other nodes, all
  ///   children are returned.
  public func children(of id: Int, from top: Double, to bottom: Double) -> [Int] {
    guard let entry = entries[id] else { return [] }
    guard lazyRows.contains(id), entry.children.count == entry.node.children.count,
      let frame = frame(of: entry.node)
    else { return entry.children }
    let rows = entry.node.children
    // The rows are in vertical order, so a binary search finds the first row that ends below `top`.
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if frame.y + rows[middle].frame.y + rows[middle].frame.height <= top {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var end = low
    while end < rows.count, frame.y + rows[end].frame.y < bottom { end += 1 }
    return Array(entry.children[low..<end])
  }

  /// Returns the parent of a node.
  ///
  /// - Parameter id: The id of the node.
  /// - Returns: The id of the parent; nil for the root, and if there is no such node.
  public func parent(of id: Int) -> Int? { entries[id]?.parent }

  /// Returns whether a node and its descendants are laid out from right to left.
  ///
  /// - Parameter id: The id of the node.
  /// - Returns: Whether the direction is from right to left; false if there is no such node.
  public func isRightToLeft(_ id: Int) -> Bool {
    entries[id]?.surroundings.isRightToLeft ?? false
  }

  /// Returns whether the nearest enclosing stack of a node is horizontal.
  ///
  /// - Parameter id: The id of the node.
  /// - Returns: Whether the stack is horizontal; false for a node outside stacks, and if there is no such node.
  public func isInRow(_ id: Int) -> Bool {
    entries[id]?.surroundings.stackAxis == .horizontal
  }

  /// Returns the width that a row of a form reserves for its label, including the space before the content.
  ///
  /// - Parameter id: The id of the row, such as a field.
  /// - Returns: The width; nil for a node that isn't a row of a form or isn't shown.
  public func labelColumn(of id: Int) -> Double? {
    guard let frame = frame(of: id), entries[id]?.surroundings.isFormRow == true else { return nil }
    return LabeledRule.column(in: frame.width, context.metrics)
  }

  /// Returns the options of a picker that is laid out as a menu.
  ///
  /// Such a picker shows its label and, at the trailing edge, a button for the selected option.
  ///
  /// - Parameter id: The id of the picker.
  /// - Returns: The ids of the options; nil for other elements, and for a picker whose options are beside or below its
  ///   label.
  public func menuOptions(of id: Int) -> [Int]? {
    guard case .collection(let picker)? = element(of: id), picker.kind == .picker else {
      return nil
    }
    let options = children(of: id).flatMap(options)
    return PickerRule.isMenu(picker.look, optionCount: options.count) ? options : nil
  }

  private func options(in id: Int) -> [Int] {
    guard let element = element(of: id), element != .part(.header) else { return [] }
    if case .collection(let option) = element, option.kind == .option { return [id] }
    return children(of: id).flatMap(options)
  }

  /// Returns a node with its descendants.
  ///
  /// - Parameter id: The id of the node.
  /// - Returns: The node; nil if there is no such node.
  public func node(_ id: Int) -> DisplayNode? {
    entries[id].map { entry in
      DisplayNode(
        id: id, element: entry.element, children: entry.children.compactMap { node($0) })
    }
  }
}

// The bars of pages.
extension LayoutTree {
  /// Returns the marks at the ends of a page's bars whose controls don't all fit.
  ///
  /// - Parameter page: The id of the page.
  /// - Returns: The frame of each mark in the root's coordinates, and the ids of the nodes whose controls aren't shown,
  ///   in the order in which the app declares them.
  package func barMarks(of page: Int) -> [(frame: LayoutFrame, hidden: [Int])] {
    guard let node = entries[page]?.node, !node.barMarks.isEmpty, let outer = frame(of: page) else {
      return []
    }
    return node.barMarks.map { mark in
      var frame = mark.frame
      if node.isRightToLeft { frame.x = node.frame.width - frame.x - frame.width }
      frame.x += outer.x
      frame.y += outer.y
      return (frame, mark.hidden)
    }
  }

  /// The id of a control that is shown even if not all controls of its bar fit; other controls may be hidden instead.
  ///
  /// The value is one of the nodes that ``barMarks(of:)`` returns; nil for none. The next layout shows the control.
  package var barItem: Int? {
    get { context.barItem }
    set {
      if newValue == context.barItem { return }
      context.barItem = newValue
      context.changes.noteAll()
      top.invalidateAll()
    }
  }
}

// The columns of split views.
extension LayoutTree {
  /// Sets the column that a split view shows even if not all columns fit.
  ///
  /// - Parameters:
  ///   - column: The column, counted from 0; an invalid number means the nearest column.
  ///   - id: The id of the split view.
  public func show(column: Int, of id: Int) {
    changeSplit(id) { $0.column = max(0, min(column, children(of: id).count - 1)) }
  }

  /// Returns the column that a split view shows even if not all columns fit.
  ///
  /// - Parameter id: The id of the split view.
  /// - Returns: The column, counted from 0; the first column until the app or the host sets another.
  public func shownColumn(of id: Int) -> Int { context.splits[id]?.column ?? 0 }

  /// Returns whether a column is the first visible column of a split view, and follows a hidden column.
  ///
  /// The bar of such a column begins with space for the control that goes back.
  ///
  /// - Parameter column: The id of the column's node.
  /// - Returns: True for such a column; false for any other node.
  public func followsHiddenColumn(_ column: Int) -> Bool {
    entries[column]?.node.followsHiddenColumn ?? false
  }

  /// Sets the width of a column of a split view.
  ///
  /// A layout keeps the width within the limits that the content of the column sets or, without such limits, within
  /// those of `LayoutMetrics`. A column whose width isn't set has its ideal width. The last visible column gets the
  /// remaining width.
  ///
  /// - Parameters:
  ///   - width: The width in the units of the host.
  ///   - column: The column, counted from 0.
  ///   - id: The id of the split view.
  public func setWidth(_ width: Double, ofColumn column: Int, of id: Int) {
    changeSplit(id) { $0.widths[column] = width }
  }

  private func changeSplit(_ id: Int, _ change: (inout SplitState) -> Void) {
    guard let node = entries[id]?.node else { return }
    let before = context.splits[id, default: SplitState()]
    change(&context.splits[id, default: SplitState()])
    if context.splits[id] != before {
      context.changes.note(content: node)
      node.didChange()
    }
  }
}
