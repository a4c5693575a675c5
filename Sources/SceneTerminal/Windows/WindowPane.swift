package import SceneDisplay
import SceneLayout
package import SceneRuntime

/// The state of a window in the terminal: its layout, its keyboard focus, and its edited text.
@MainActor package final class WindowPane {
  package let window: SceneWindow
  private(set) var tree: LayoutTree
  /// The node with the keyboard focus; nil if no node has the focus.
  var focus: Int?
  /// The edited field; nil if no field has the focus.
  var editing: EditedField?
  /// The fields that were edited before, beginning with the one that was edited least recently.
  var earlierEdits: [EditedField] = []
  private let loadsRows: Bool
  /// The node of the frontmost sheet in the last layout, or the root node if there was no sheet; nil before the first
  /// layout.
  var front: Int?
  /// The window and the sheets behind the frontmost sheet, with their focus.
  var covered: [Covered] = []
  /// The focus before a key moved it to a search field; nil if no key has moved it there.
  var searchOrigin: Covered?
  var pendingEvents: [HostEvent] = []
  private var size = ProposedSize(0, 0)
  /// Whether the layout may be out of date.
  private var needsLayout = true
  /// The elements that a person can act on; nil after the tree or the layout has changed.
  var knownTargets: [Target]?
  /// The nodes whose appearance has changed since they were drawn, in addition to those that the layout records.
  var changedNodes: Set<Int> = []
  /// The nodes that handle keys now or have handled keys before; they are recorded, so that no key requires a search of
  /// the tree.
  var keyNodes: Set<Int> = []
  /// The node in which the app wants the focus; the focus moves there after the next layout.
  var wantedFocus: Int?
  /// The row to which the focus moves after the next layout, because a key has selected the row.
  var wantedRow: Int?
  /// The list or the form that contained the focus before the content removed elements, and the area of the focused
  /// element; nil if the focus was in neither.
  var focusedRow: FocusedRow?
  /// The column of a split view that should get the focus after the next layout.
  var nextColumn: Int?
  /// The menu that a person has requested; nil if none was requested, and after the menu has been shown.
  var wantedMenu: ContentMenu?
  /// The name of the element that a person has picked up in any window; nil if none is picked up.
  var pickedTitle: String? {
    // The targets are determined again, because drop targets can have the focus only while an element is picked up.
    didSet { knownTargets = nil }
  }

  /// The node of the element on which the left mouse button was last pressed; nil if there is none.
  var pressed: Int?
  /// The divider of a split view on which the left mouse button was last pressed; nil if there is none.
  var pressedDivider: ColumnDivider?
  /// The cell at which the left mouse button was last pressed; nil after a key.
  var lastPress: (column: Int, row: Int)?
  /// The reason why the last action was refused; nil if it wasn't refused, and after the last line of the screen has
  /// shown the reason.
  var refusal: String?
  /// For each scrolling node, the last position that its content requested, or that an event reported to its content.
  private var askedPlaces: [Int: DisplayScrollPlace] = [:]

  /// Creates a pane for a window with content that can be displayed; returns nil for other content.
  ///
  /// - Parameters:
  ///   - window: The window to show.
  ///   - loadsRows: Whether rows of lists are loaded as they become visible; false for a picture of a window that
  ///     another host shows.
  package init?(_ window: SceneWindow, loadsRows: Bool = true) {
    guard let content = window.content as? any DisplayContent else { return nil }
    self.window = window
    self.loadsRows = loadsRows
    tree = LayoutTree(
      content.display, metrics: .terminal, measurer: CellText(), shape: ControlShape.cells)
    tree.askLayouts { [weak content] node in
      // Proof: the tree calls the closure while it lays out nodes, on the main actor, as `assumeIsolated` checks. The
      // tree uses the layout only there.
      nonisolated(unsafe) var layout: (any DisplayLayout)?
      MainActor.assumeIsolated { layout = content?.layout(of: node) }
      return layout
    }
    for node in content.display.all {
      followPlace(node.element, of: node.id)
      followFocus(node.element, of: node.id)
    }
  }

  // MARK: - Updates

  /// Applies the patches of the content's last update.
  package func update() {
    guard let content = window.content as? any DisplayContent else { return }
    let patches = content.patches
    if patches.contains(where: \.isRemoval) { noteFocusedRow() }
    for patch in patches { tree.apply(patch) }
    if !patches.isEmpty {
      knownTargets = nil
      needsLayout = true
      followPlaces(of: patches)
      followMenus(of: patches)
      coverFocus()
      followFocus(of: patches)
    }
  }

  /// Records which pickers have to be drawn again because patches change their options.
  ///
  /// These are pickers that are drawn as menus. Their options have no frames of their own.
  private func followMenus(of patches: [DisplayPatch]) {
    for case .set(let id, _) in patches {
      var around: Int? = id
      while let node = around, case let element? = tree.element(of: node) {
        if tree.menuOptions(of: node) != nil { changedNodes.insert(node) }
        if case .collection(let item) = element, !item.kind.isKind(of: .row) { break }
        around = tree.parent(of: node)
      }
    }
  }

  /// Lays out the content in a number of cells, and loads the rows that become visible.
  package func layout(columns: Int, rows: Int) {
    let size = ProposedSize(Double(max(0, columns)), Double(max(0, rows)))
    if size != self.size {
      self.size = size
      needsLayout = true
    }
    guard needsLayout else { return }
    needsLayout = false
    knownTargets = nil
    tree.layout(in: size)
    // Scroll to the recorded positions first. If other rows were loaded before, the content would unload the rows at
    // these positions.
    scrollToPlaces()
    // The loop lays out again, because rows that become visible may have other heights than the layout has assumed.
    for _ in 0..<3 {
      guard pullRows() else { break }
      tree.layout(in: size)
    }
    // The loop lays out again, because content that depends on its frame may change its size when it gets the frame.
    for _ in 0..<3 {
      guard placeNodes() else { break }
      tree.layout(in: size)
    }
    dropFocus()
    settleFocus()
    settleCorner()
  }

  /// Loads the visible rows that aren't loaded yet; returns whether the content changed.
  private func pullRows() -> Bool {
    guard loadsRows, let content = window.content as? any DisplayContent else { return false }
    var isChanged = false
    for (rows, range) in tree.neededRows() {
      let patches = content.pull(range, of: rows)
      for patch in patches { tree.apply(patch) }
      followPlaces(of: patches)
      if !patches.isEmpty { isChanged = true }
    }
    return isChanged
  }

  /// Passes the frames of nodes to the content that has requested them; returns whether the content changed.
  private func placeNodes() -> Bool {
    guard loadsRows, let content = window.content as? any DisplayContent else { return false }
    let nodes = content.placedNodes
    if nodes.isEmpty { return false }
    let patches = content.place(frames(of: nodes))
    for patch in patches { tree.apply(patch) }
    followPlaces(of: patches)
    followFocus(of: patches)
    return !patches.isEmpty
  }

  private func frames(of nodes: Set<Int>) -> [Int: DisplayFrame] {
    var frames: [Int: DisplayFrame] = [:]
    let cell = LayoutMetrics.terminal.pointsPerUnit
    for node in nodes {
      guard let frame = tree.frame(of: node) else { continue }
      frames[node] = DisplayFrame(
        x: frame.x * cell.width, y: frame.y * cell.height, width: frame.width * cell.width,
        height: frame.height * cell.height)
    }
    return frames
  }

  /// Returns the frames that the content of a window has requested, laid out for a terminal of the window's size.
  ///
  /// - Parameter window: The window, which another host shows; a window without a size is laid out in 80 by 24 cells.
  /// - Returns: The frames, in points, by the ids of the nodes.
  package static func frames(in window: SceneWindow) -> [Int: DisplayFrame] {
    guard let content = window.content as? any DisplayContent,
      let pane = WindowPane(window, loadsRows: false)
    else { return [:] }
    let size = window.windowScene?.effectiveGeometry.size
    let cell = LayoutMetrics.terminal.pointsPerUnit
    let (width, height) = (size?.width ?? 0, size?.height ?? 0)
    pane.layout(
      columns: width > 0 ? max(1, Int(width / cell.width)) : 80,
      rows: height > 0 ? max(1, Int(height / cell.height)) : 24)
    return pane.frames(of: content.placedNodes)
  }

  /// Returns the rows that changed since the last call, in the window's coordinates; nil if any row may have changed.
  ///
  /// Call this method when the layout is up to date.
  package func takeChangedRows() -> Range<Int>? {
    let nodes = changedNodes
    changedNodes = []
    guard let frames = tree.takeChanges() else { return nil }
    var rows = 0..<0
    for frame in frames {
      let first = Int(clamping: frame.y)
      rows.cover(first..<max(first, Int(clamping: (frame.y + frame.height).rounded(.up))))
    }
    for node in nodes {
      // If the node is a group, such as a tab, it has no area, so any row may have changed.
      guard let area = tree.area(of: node) else { return nil }
      rows.cover(area.row..<max(area.row, area.endRow))
    }
    return rows
  }

  /// Lays out images with the sizes that a store has for them; images without a size are laid out as their alternative
  /// texts.
  func measureImages(by images: ImageStore?) {
    tree.measureImages { images?.size(of: $0) }
    needsLayout = true
  }

  /// Marks the layout as out of date.
  func setNeedsLayout() { needsLayout = true }

  /// Updates the layout at once; the size stays as it was.
  func layoutAgain() {
    needsLayout = true
    layout(columns: Int(size.width ?? 0), rows: Int(size.height ?? 0))
  }

  // MARK: - Scroll places

  /// Records the scroll positions that the content requests.
  ///
  /// A position that `askedPlaces` already contains for the node isn't recorded again, unless the node is inserted.
  private func followPlaces(of patches: [DisplayPatch]) {
    for patch in patches {
      switch patch {
      case .set(let id, let element):
        if element.scrollPlace != askedPlaces[id] { followPlace(element, of: id) }
      case .insert(let node, _, _):
        for inner in node.all { followPlace(inner.element, of: inner.id, isInserted: true) }
      case .remove, .move: break
      }
    }
  }

  private func followPlace(_ element: DisplayElement, of id: Int, isInserted: Bool = false) {
    guard let place = element.scrollPlace else { return }
    askedPlaces[id] = place
    pendingPlaces.append((id, place.node, isInserted))
  }

  /// The positions to scroll to after the next layout, and whether their scroll views were inserted.
  private var pendingPlaces: [(id: Int, node: Int?, isInserted: Bool)] = []

  /// Scrolls to the recorded positions, after the layout has placed the nodes.
  package func settlePlaces() {
    // The layout may load rows that contain scroll views with positions of their own.
    for _ in 0..<3 where !pendingPlaces.isEmpty {
      scrollToPlaces()
      pendingPlaces = []
      layoutAgain()
    }
  }

  private func scrollToPlaces() {
    for (id, node, isInserted) in pendingPlaces {
      let visible = tree.firstVisible(in: id)
      if visible == node { continue }
      // A scroll view that is inserted again keeps its restored offset if its first visible node is inside the
      // requested node.
      if isInserted, let visible, let node, tree.isInside(visible, node) { continue }
      tree.scroll(id, to: node)
    }
  }

  /// Scrolls a node by rows and columns.
  ///
  /// - Returns: The event for content that stores the scroll position; nil if the content doesn't store the position,
  ///   or if scrolling is disabled.
  package func scroll(_ id: Int, rows: Int, columns: Int = 0) -> HostEvent? {
    if tree.isScrollingDisabled(id) { return nil }
    tree.scroll(id, by: Double(rows))
    if columns != 0 { tree.scroll(id, by: Double(columns), along: .horizontal) }
    layoutAgain()
    return placeEvent(of: id)
  }

  /// Returns the event that reports the scroll position to the content; nil if the content doesn't store the position
  /// or knows it already.
  func placeEvent(of id: Int) -> HostEvent? {
    guard tree.element(of: id)?.scrollPlace != nil else { return nil }
    guard let node = tree.firstVisible(in: id) ?? firstPart(of: id) else { return nil }
    if askedPlaces[id]?.node == node { return nil }
    askedPlaces[id] = DisplayScrollPlace(node: node)
    return .content(window.id, ContentEvent(.scroll(to: node), on: id))
  }

  private func firstPart(of id: Int) -> Int? {
    tree.node(id)?.all.dropFirst().first { node in
      if case .collection(let item) = node.element {
        return item.kind.isKind(of: .row) || item.kind == .item
      }
      return node.element.kind != nil
    }?.id
  }
}

extension LayoutTree {
  /// Returns whether a list, a scroll view or a long page can be scrolled further in a direction.
  ///
  /// - Parameters:
  ///   - id: The node.
  ///   - distance: The distance; positive toward the end of the content, negative toward the start.
  ///   - axis: The axis along which the content is scrolled.
  /// - Returns: False if the content is at its end in the direction, if the distance is zero, if scrolling is disabled,
  ///   or if the node doesn't scroll along the axis.
  func canScroll(_ id: Int, by distance: Int, along axis: DisplayElement.Axis = .vertical) -> Bool {
    guard distance != 0, scrolls(id, along: axis), !isScrollingDisabled(id),
      let viewport = viewport(of: id)
    else { return false }
    let offset = offset(of: id)[axis]
    return distance < 0
      ? offset > 0 : offset + viewport.size[axis] < contentLength(of: id, along: axis)
  }

  private func scrolls(_ id: Int, along axis: DisplayElement.Axis) -> Bool {
    guard case .container(let container)? = element(of: id) else { return axis == .vertical }
    return container.kind == .scrollBoth || container.axis == axis
  }

  fileprivate func isScrollingDisabled(_ id: Int) -> Bool {
    var node: Int? = id
    while let inner = node {
      if case .annotation(let annotation)? = element(of: inner),
        annotation.kind == .scrollDisabled, annotation.value == .flag(true)
      {
        return true
      }
      node = parent(of: inner)
    }
    return false
  }

  /// Returns whether the first node is the second node or one of its descendants.
  func isInside(_ id: Int, _ around: Int) -> Bool {
    var node: Int? = id
    while let inner = node {
      if inner == around { return true }
      node = parent(of: inner)
    }
    return false
  }
}

extension DisplayPatch {
  fileprivate var isRemoval: Bool {
    if case .remove = self { true } else { false }
  }
}
