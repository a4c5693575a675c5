import SceneDisplay
import SceneLayout

extension ContentDrawing {
  mutating func draw(
    _ container: DisplayContainer, _ id: Int, _ surroundings: Surroundings,
    into screen: inout Screen
  ) {
    switch container.kind {
    case .divider:
      guard let area = area(of: id) else { return }
      screen.fill(area, with: tree.isInRow(id) ? "│" : "─", style: Theme.dim)
    case .overlay:
      for child in tree.layers(of: id) { draw(child, surroundings, into: &screen) }
    case .panes: drawPanes(container.axis, id, surroundings, into: &screen)
    case .box:
      if let area = area(of: id) { screen.drawFrame(area, style: Theme.dim) }
      drawChildren(of: id, surroundings, into: &screen)
    case .contextMenu: return
    case .menu:
      // Only the control that opens the menu is drawn, because the host shows the items in a separate list.
      guard let header = tree.children(of: id).first else { return }
      drawChildren(of: header, surroundings, into: &screen)
    case .header:
      var inner = surroundings
      inner.style.attributes.insert(.bold)
      drawChildren(of: id, inner, into: &screen)
    case .footer:
      var inner = surroundings
      inner.style.attributes.insert(.dim)
      drawChildren(of: id, inner, into: &screen)
    case .scroll, .scrollBoth: drawScrolling(id, isList: false, surroundings, into: &screen)
    case .form: drawScrolling(id, isList: true, surroundings, into: &screen)
    case .sidebar, .content, .detail:
      guard let area = area(of: id) else { return }
      if tree.followsHiddenColumn(id) { drawBackControl(of: id, in: area, into: &screen) }
      drawPage(id, in: area, surroundings, into: &screen)
    case .toolbar, .toolbarItem:
      drawBesideContent(id, into: &screen) { drawing, screen in
        drawing.drawChildren(of: id, surroundings, into: &screen)
      }
    case let kind where kind.isKind(of: .area):
      if let area = area(of: id) { draw(kind, in: area, surroundings, into: &screen) }
    default: drawChildren(of: id, surroundings, into: &screen)
    }
  }

  /// Draws children side by side or one below the other, with lines between them.
  private mutating func drawPanes(
    _ axis: DisplayElement.Axis, _ id: Int, _ surroundings: Surroundings, into screen: inout Screen
  ) {
    drawChildren(of: id, surroundings, into: &screen)
    guard let area = area(of: id) else { return }
    for child in tree.children(of: id).flatMap({ areas(of: $0) }).dropFirst() {
      let line =
        axis == .horizontal
        ? CellRectangle(column: child.column - 1, row: area.row, columns: 1, rows: area.rows)
        : CellRectangle(column: area.column, row: child.row - 1, columns: area.columns, rows: 1)
      screen.fill(line, with: axis == .horizontal ? "│" : "─", style: Theme.dim)
    }
  }

  /// Draws content that may exceed its area.
  ///
  /// A list, and content that scrolls vertically, gets a scroll bar that shows which rows are visible.
  private mutating func drawScrolling(
    _ id: Int, isList: Bool, _ surroundings: Surroundings, into screen: inout Screen
  ) {
    guard let area = area(of: id) else {
      return drawChildren(of: id, surroundings, into: &screen)
    }
    drawClipped(id, to: area, surroundings, into: &screen)
    if isList || tree.element(of: id)?.isVerticalScroll == true {
      drawScrollBar(of: id, in: area, into: &screen)
    }
  }

  /// Draws the scroll bar beside content that is longer than its area.
  func drawScrollBar(of id: Int, in area: CellRectangle, into screen: inout Screen) {
    let length = tree.contentLength(of: id, along: .vertical)
    guard length > Double(area.rows), area.rows > 1 else { return }
    let offset = tree.offset(of: id).height
    let size = max(1, Int(clamping: Double(area.rows * area.rows) / length))
    let room = area.rows - size
    let most = length - Double(area.rows)
    var place = Int(clamping: Double(room) * offset / most)
    // Leave room at the ends of the bar, so that the handle is at an end only if the content is scrolled to that end.
    if offset > 0, room > 0 { place = max(1, place) }
    if offset < most { place = min(place, max(0, room - 1)) }
    let visible = area.intersection(screen.clip)
    for row in visible.row - area.row..<visible.endRow - area.row {
      let isThumb = row >= place && row < place + size
      screen.draw(
        isThumb ? "█" : "│", column: area.endColumn - 1, row: area.row + row, style: Theme.dim)
    }
  }

  mutating func draw(
    _ collection: DisplayCollection, _ id: Int, _ surroundings: Surroundings,
    into screen: inout Screen
  ) {
    switch collection.kind {
    case .list:
      drawScrolling(id, isList: true, surroundings, into: &screen)
      if isFocus(id), let area = area(of: id) {
        screen.draw("›", column: area.column, row: area.row, style: CellStyle([.reverse]))
        placeCursor(column: area.column, row: area.row, .standard, isVisible: false, in: screen)
      }
    case .picker where tree.menuOptions(of: id) != nil:
      drawPickerMenu(id, surroundings, into: &screen)
    case .picker:
      // The header of a picker is drawn like the label of any other control, not in bold like other headers.
      for child in tree.children(of: id) {
        if tree.element(of: child) == .part(.header) {
          drawChildren(of: child, surroundings, into: &screen)
        } else {
          draw(child, surroundings, into: &screen)
        }
      }
    case .tabs, .pages, .unmarkedPages:
      guard let area = area(of: id) else { return }
      drawPage(id, in: area, surroundings, into: &screen)
      if collection.kind == .unmarkedPages {
        drawMarksWithFocus(of: id, surroundings, into: &screen)
      }
    case .tab: drawTab(collection, id, surroundings, into: &screen)
    case .option: drawOption(collection, id, surroundings, into: &screen)
    case let kind where kind.isKind(of: .row): drawRow(collection, id, surroundings, into: &screen)
    default: drawChildren(of: id, surroundings, into: &screen)
    }
  }

  private mutating func drawRow(
    _ collection: DisplayCollection, _ id: Int, _ surroundings: Surroundings,
    into screen: inout Screen
  ) {
    guard let area = area(of: id) else { return }
    // Skip rows that aren't visible, to save time.
    guard area.endRow > screen.clip.row, area.row < screen.clip.endRow else { return }
    var inner = surroundings
    inner.isFocused = isFocus(id)
    if inner.isFocused {
      placeCursor(column: area.column, row: area.row, .standard, isVisible: false, in: screen)
    }
    let isSelected = collection.isSelected == true && !inner.isRedacted
    if isSelected || inner.isFocused {
      if inner.isFocused { inner.style.attributes.insert(.reverse) }
      if isSelected { inner.style.attributes.insert(.bold) }
      screen.fill(area, style: inner.style)
      let mark = isSelected ? "●" : inner.isFocused ? "›" : " "
      screen.draw(mark, column: area.column, row: area.row, style: inner.style)
    }
    if !inner.isEnabled { inner.style.attributes.insert(.dim) }
    drawChildren(of: id, inner, into: &screen)
  }

  private mutating func drawOption(
    _ collection: DisplayCollection, _ id: Int, _ surroundings: Surroundings,
    into screen: inout Screen
  ) {
    guard let area = area(of: id) else { return }
    var inner = surroundings
    inner.isFocused = isFocus(id)
    if inner.isFocused {
      placeCursor(column: area.column, row: area.row, .standard, isVisible: false, in: screen)
      inner.style.attributes.insert(.reverse)
    }
    if !inner.isEnabled { inner.style.attributes.insert(.dim) }
    let mark = inner.isRedacted ? "(▒) " : collection.isSelected == true ? "(•) " : "( ) "
    screen.draw(mark, column: area.column, row: area.row, style: inner.style)
    drawChildren(of: id, inner, into: &screen)
  }

  private mutating func drawTab(
    _ collection: DisplayCollection, _ id: Int, _ surroundings: Surroundings,
    into screen: inout Screen
  ) {
    for child in tree.children(of: id) {
      guard tree.element(of: child) == .part(.header) else {
        draw(child, surroundings, into: &screen)
        continue
      }
      var inner = surroundings
      inner.isFocused = isFocus(id)
      if collection.isSelected == true { inner.style.attributes.formUnion([.bold, .underline]) }
      if inner.isFocused { inner.style.attributes.insert(.reverse) }
      if !inner.isEnabled { inner.style.attributes.insert(.dim) }
      drawBesideContent(child, into: &screen) { drawing, screen in
        if let pages = drawing.tree.pages(around: id) {
          // Draw a mark instead of the header. If the marks are usually hidden, `drawMarksWithFocus` draws them after
          // the content, because they are in front of the content.
          if pages == .unmarkedPages { return }
          return drawing.drawMark(
            child, isSelected: collection.isSelected == true, inner, into: &screen)
        }
        if let area = drawing.area(of: child) {
          if inner.isFocused {
            drawing.placeCursor(
              column: area.column, row: area.row, .standard, isVisible: false, in: screen)
          }
          if collection.isSelected == true {
            let style = inner.style
            screen.draw("‹", column: area.column - 1, row: area.row, style: style)
            screen.draw("›", column: area.endColumn, row: area.row, style: style)
          }
        }
        drawing.drawChildren(of: child, inner, into: &screen)
      }
    }
  }
}

extension ContentDrawing {
  /// Draws the marks of pages, `●` or `○`, if the marks are usually hidden and one of the pages has the focus.
  ///
  /// The marks show the person which page has the focus.
  fileprivate mutating func drawMarksWithFocus(
    of pages: Int, _ surroundings: Surroundings, into screen: inout Screen
  ) {
    let tabs = tree.tabs(of: pages)
    guard tabs.contains(where: { isFocus($0.id) }) else { return }
    for tab in tabs {
      var inner = surroundings
      inner.isFocused = isFocus(tab.id)
      if inner.isFocused { inner.style.attributes.insert(.reverse) }
      for child in tree.children(of: tab.id) where tree.element(of: child) == .part(.header) {
        drawMark(child, isSelected: tab.isSelected, inner, into: &screen)
      }
    }
  }

  /// Draws the mark of a page: `●` for the selected page, `○` for any other page.
  fileprivate mutating func drawMark(
    _ header: Int, isSelected: Bool, _ surroundings: Surroundings, into screen: inout Screen
  ) {
    guard let area = area(of: header) else { return }
    if surroundings.isFocused {
      placeCursor(column: area.column, row: area.row, .standard, isVisible: false, in: screen)
    }
    var style = surroundings.style
    style.attributes.remove(.underline)
    screen.draw(isSelected ? "●" : "○", column: area.column, row: area.row, style: style)
  }
}

extension DisplayElement {
  var isVerticalScroll: Bool {
    if case .container(let container) = self { container.axis == .vertical } else { false }
  }
}

extension LayoutTree {
  /// Returns the kind of the collection of pages to which a tab belongs; nil if the tab isn't a page.
  func pages(around tab: Int) -> DisplayCollection.Kind? {
    var around = parent(of: tab)
    while let id = around, let element = element(of: id) {
      if case .collection(let collection) = element, collection.kind.isKind(of: .tabs) {
        return collection.kind.isKind(of: .pages) ? collection.kind : nil
      }
      around = parent(of: id)
    }
    return nil
  }

  /// Returns the tabs in a node, without the tabs in the contents of these tabs.
  fileprivate func tabs(of id: Int) -> [(id: Int, isSelected: Bool)] {
    children(of: id).flatMap { child in
      if case .collection(let tab)? = element(of: child), tab.kind.isKind(of: .tab) {
        return [(child, tab.isSelected == true)]
      }
      return tabs(of: child)
    }
  }

  /// Returns the children of a node in the order in which they are drawn; the frontmost child is last.
  func layers(of id: Int) -> [Int] {
    let children = children(of: id)
    let orders = children.map(order)
    if orders.allSatisfy({ $0 == 0 }) { return children }
    return children.indices.sorted { (orders[$0], $0) < (orders[$1], $1) }.map { children[$0] }
  }

  /// Returns the drawing order that an annotation of a node contains; 0 if there is no such annotation.
  private func order(of id: Int) -> Double {
    var node = id
    while case .annotation(let annotation)? = element(of: node) {
      if annotation.kind == .zIndex, case .number(let order) = annotation.value { return order }
      guard let child = self.children(of: node).first else { break }
      node = child
    }
    return 0
  }
}
