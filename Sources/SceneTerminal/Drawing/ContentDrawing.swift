import SceneDisplay
package import SceneLayout

/// A drawing of a window's display tree in the cells of a screen.
package struct ContentDrawing {
  /// The node with the keyboard focus.
  package enum Focus: Hashable, Sendable {
    case none
    case node(Int)
    /// A field whose text is being edited.
    case field(Int, Field)
  }

  /// The state of a field whose text is being edited.
  package struct Field: Hashable, Sendable {
    var text: String
    /// The position of the cursor, as the number of characters before the cursor.
    var cursor: Int
    /// The indexes of the selected characters.
    var selection: Range<Int>
    /// The line and the column of the text that are shown at the upper left corner of the field.
    var corner: TextLines.Place
  }

  /// The values that a node inherits from the nodes around it.
  struct Surroundings {
    var style = CellStyle.plain
    /// The font of texts, which determines whether texts are bold or dimmed.
    var font = DisplayFont()
    var alignment = DisplayTextAlignment.leading
    /// Whether the letters of texts are hidden.
    var isRedacted = false
    var isEnabled = true
    /// The accent color of controls.
    var accent = CellStyle.Color.theme(6)
    /// Whether the innermost focusable node, which is the node itself or a node around it, has the focus.
    var isFocused = false

    /// The cell style of texts.
    var textStyle: CellStyle { style.with(font) }

    /// Returns a line of text as it is drawn: if letters are hidden, with `▒` in all cells except those of spaces.
    func shown(_ line: String) -> String {
      guard isRedacted else { return line }
      return DisplayedText(line)
        .map { $0.character == " " ? " " : String(repeating: "▒", count: $0.width) }.joined()
    }
  }

  let tree: LayoutTree
  /// The column of the screen at which the content's upper left corner is drawn.
  let column: Int
  let row: Int
  let focus: Focus
  /// The area of the screen in which the bars of the current page and the sheets in front of the page are drawn; nil if
  /// the content of the page doesn't scroll.
  private var pageClip: CellRectangle?
  /// The images to draw; nil to draw alternative texts.
  let images: ImageStore?
  /// The position of the cursor after drawing; nil if no visible element has placed the cursor.
  package private(set) var cursor: Screen.Cursor?

  /// Creates a drawing of a tree.
  ///
  /// - Parameters:
  ///   - tree: The tree, after its layout.
  ///   - column: The column of the tree's left edge.
  ///   - row: The row of the tree's upper edge.
  ///   - focus: The node with the keyboard focus.
  ///   - images: The images to draw; nil to draw alternative texts.
  package init(
    _ tree: LayoutTree, column: Int, row: Int, focus: Focus = .none,
    images: ImageStore? = nil
  ) {
    self.tree = tree
    self.column = column
    self.row = row
    self.focus = focus
    self.images = images
  }

  /// Draws the tree inside the clip area of the screen.
  package mutating func draw(into screen: inout Screen) {
    draw(tree.rootID, Surroundings(), into: &screen)
  }

  mutating func draw(_ id: Int, _ surroundings: Surroundings, into screen: inout Screen) {
    guard let element = tree.element(of: id) else { return }
    switch element {
    case .text(let text): draw(text, id, surroundings, into: &screen)
    case .image(let image): draw(image, id, surroundings, into: &screen)
    case .control(let control): draw(control, id, surroundings, into: &screen)
    case .container(let container): draw(container, id, surroundings, into: &screen)
    case .collection(let collection): draw(collection, id, surroundings, into: &screen)
    case .surface(let surface): draw(surface, id, surroundings, into: &screen)
    case .command: break
    case .annotation(let annotation): draw(annotation, id, surroundings, into: &screen)
    }
  }

  mutating func drawChildren(
    of id: Int, _ surroundings: Surroundings, into screen: inout Screen
  ) {
    let top = Double(screen.clip.row - row)
    for child in tree.children(of: id, from: top, to: top + Double(screen.clip.rows)) {
      draw(child, surroundings, into: &screen)
    }
  }

  /// Returns the cells of a node; nil if the node isn't shown.
  func area(of id: Int) -> CellRectangle? {
    tree.area(of: id)?.moved(columns: column, rows: row)
  }

  /// Draws the children of a node, clipped to an area.
  mutating func drawClipped(
    _ id: Int, to area: CellRectangle, _ surroundings: Surroundings, into screen: inout Screen
  ) {
    let outer = screen.clip
    screen.clip = outer.intersection(area)
    if !screen.clip.isEmpty { drawChildren(of: id, surroundings, into: &screen) }
    screen.clip = outer
  }

  /// Draws a page; when the content of the page scrolls, the bars of the page stay in their places.
  mutating func drawPage(
    _ id: Int, in area: CellRectangle, _ surroundings: Surroundings, into screen: inout Screen
  ) {
    let outer = (screen.clip, pageClip)
    defer { (screen.clip, pageClip) = outer }
    screen.clip = screen.clip.intersection(area)
    if screen.clip.isEmpty { return }
    drawBarMarks(of: id, into: &screen)
    guard tree.isScrolling(id), let viewport = viewport(of: id) else {
      pageClip = nil
      return drawChildren(of: id, surroundings, into: &screen)
    }
    pageClip = screen.clip
    screen.clip = screen.clip.intersection(viewport)
    drawChildren(of: id, surroundings, into: &screen)
    drawScrollBar(of: id, in: viewport, into: &screen)
  }

  /// Draws the mark `[»]` at the end of each bar of a page, if the bar has no room for all its controls.
  private mutating func drawBarMarks(of page: Int, into screen: inout Screen) {
    for mark in tree.barMarks(of: page) {
      let area = CellRectangle(mark.frame).moved(columns: column, rows: row)
      var style = Theme.accent
      if let focus = focusedNode, mark.hidden.contains(where: { tree.isInside(focus, $0) }) {
        style.attributes.insert(.reverse)
        placeCursor(column: area.column, row: area.row, .standard, isVisible: false, in: screen)
      }
      screen.draw("[»]", column: area.column, row: area.row, style: style)
    }
  }

  /// Draws a node that may be in a bar of a page, or a sheet in front of a page.
  ///
  /// Nodes in bars and sheets don't scroll with the content of the page, so they are also drawn outside of the area of
  /// this content. Other nodes are drawn only inside this area.
  mutating func drawBesideContent(
    _ id: Int, into screen: inout Screen,
    _ draw: (inout ContentDrawing, inout Screen) -> Void
  ) {
    let outer = screen.clip
    defer { screen.clip = outer }
    if let pageClip, tree.isBesideContent(id) { screen.clip = pageClip }
    draw(&self, &screen)
  }

  /// Returns the cells in which the scrolling content of a node is visible; nil if the node isn't shown.
  func viewport(of id: Int) -> CellRectangle? {
    tree.visibleArea(of: id)?.moved(columns: column, rows: row)
  }

  /// Sets the position of the cursor, if the cell at this position is in the screen's clip area.
  mutating func placeCursor(
    column: Int, row: Int, _ shape: Screen.Cursor.Shape, isVisible: Bool, in screen: Screen
  ) {
    guard screen.clip.contains(column: column, row: row) else { return }
    cursor = Screen.Cursor(column: column, row: row, shape: shape, isVisible: isVisible)
  }

  func isFocus(_ id: Int) -> Bool { focusedNode == id }

  /// The node with the focus; nil if no node has the focus.
  private var focusedNode: Int? {
    switch focus {
    case .none: nil
    case .node(let node), .field(let node, _): node
    }
  }
}

extension LayoutTree {
  /// Returns the cells of a node in the window's coordinates; nil if the node isn't shown.
  package func area(of id: Int) -> CellRectangle? { frame(of: id).map(CellRectangle.init) }

  /// Returns the cells in which the scrolling content of a node is visible, in the window's coordinates; nil if the
  /// node isn't shown.
  package func visibleArea(of id: Int) -> CellRectangle? {
    viewport(of: id).map(CellRectangle.init)
  }
}

extension CellRectangle {
  init(_ frame: LayoutFrame) {
    self.init(
      column: Int(clamping: frame.x), row: Int(clamping: frame.y),
      columns: Int(clamping: frame.width), rows: Int(clamping: frame.height))
  }
}

extension Int {
  /// Rounds a length down to a whole number, limited to a billion in both directions; a length that isn't a number
  /// becomes 0.
  init(clamping length: Double) {
    self = length.isNaN ? 0 : Int(Swift.min(1e9, Swift.max(-1e9, length.rounded(.down))))
  }
}
