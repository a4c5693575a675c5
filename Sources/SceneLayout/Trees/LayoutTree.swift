public import SceneDisplay

/// The layout of a display tree.
///
/// After a change of the tree, only the nodes that the change affects are laid out again.
///
/// A host creates a layout from the tree of a window, passes the patches of each update to the layout,
/// and reads the frames:
///
/// ```swift
/// import SceneDisplay
/// import SceneLayout
///
/// func frames(of root: DisplayNode) -> [LayoutFrame?] {
///   let tree = LayoutTree(root, metrics: .terminal, measurer: CellText()) { _ in ControlShape() }
///   tree.layout(in: ProposedSize(80, 24))
///   return root.all.map { tree.frame(of: $0.id) }
/// }
/// ```
public final class LayoutTree {
  /// A display node with the data for its layout.
  // A class, so that entries are changed in place; copying an element is slow.
  final class Entry {
    var element: DisplayElement
    let parent: Int?
    var children: [Int]
    var surroundings: Surroundings
    let node: LayoutNode

    init(
      element: DisplayElement, parent: Int?, children: [Int], surroundings: Surroundings,
      node: LayoutNode
    ) {
      self.element = element
      self.parent = parent
      self.children = children
      self.surroundings = surroundings
      self.node = node
    }
  }

  private(set) var entries: [Int: Entry] = [:]
  /// The node that lays out the root of the tree or, if the root is a group, the children of the root.
  let top: LayoutNode
  /// The ids of the nodes that contain the loaded rows of lazy lists and lazy stacks.
  private(set) var lazyRows: Set<Int> = []
  /// The space for elements that aren't loaded, by the ids of the nodes that contain the loaded elements of lazy
  /// stacks.
  ///
  /// A node is left out if all elements of its stack are loaded.
  var unloaded: [Int: UnloadedViews] = [:]
  /// The scroll positions of lists, scroll views and long pages, by the ids of their nodes.
  var places: [Int: ScrollPlace] = [:]
  /// The scroll offsets and the columns of removed nodes, by the ids of the nodes; a later removal has a higher number.
  var removedStates: [Int: (offset: LayoutSize, split: SplitState?, number: Int)] = [:]
  /// The number of the last removal whose state was stored.
  var removedCount = 0
  private let rules: ElementRules
  let context: LayoutContext
  /// The ids of the elements whose length is a share of the length of a scroll view, a list or the window.
  private var shares: Set<Int> = []
  /// The sizes of the scroll views and lists around the elements in `shares`, by the ids of these elements.
  private var shareSizes: [Int: LayoutSize] = [:]
  /// Whether sizes have been computed, so that nodes may have cached sizes.
  private var isMeasured = false
  /// The id of the root of the display tree.
  public let rootID: Int

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - root: The display tree to lay out.
  ///   - metrics: The lengths that the host chooses.
  ///   - measurer: The host's measurement of text.
  ///   - shape: Returns the space around the label of a control, and the limits of the control's size. The closure is
  ///     called when a control is added, and when the control or its label changes.
  public init(
    _ root: DisplayNode, metrics: LayoutMetrics, measurer: any TextMeasurer,
    shape: @escaping (DisplayControl) -> ControlShape
  ) {
    context = LayoutContext(metrics, measurer)
    top = LayoutNode(nil, in: context)
    top.set(TopRule(), [])
    rules = ElementRules(metrics: metrics, shape: shape)
    rootID = root.id
    context.acts = { [unowned self] in entries[$0]?.element.acts ?? [] }
    entries.reserveCapacity(root.count)
    add(root, under: nil, Surroundings())
    connect(root.id)
  }

  // MARK: - Results

  /// Returns the size for a proposal, without placing nodes.
  ///
  /// - Parameter proposal: The size that the host offers, such as the size of a window.
  /// - Returns: The size that the content takes, in the units of the host.
  public func size(for proposal: ProposedSize) -> LayoutSize {
    prepare(for: proposal)
    return top.size(proposal)
  }

  /// Places all nodes.
  ///
  /// The children of a node are placed again only if the size, the proposal or the content of the node has changed.
  ///
  /// - Parameter proposal: The size that the host offers, such as the size of a window.
  public func layout(in proposal: ProposedSize) {
    prepare(for: proposal)
    top.place(x: 0, y: 0, for: proposal)
    placeShares(for: proposal)
    placeUnloaded(for: proposal)
    anchorPlaces()
  }

  /// Places all nodes again if the size of a scroll view or a list has changed, and the length of an element is a share
  /// of that size.
  private func placeShares(for proposal: ProposedSize) {
    // Most windows have no elements whose length is a share, and this function runs after every change.
    if shares.isEmpty, shareSizes.isEmpty { return }
    // The second round is for a scroll view whose own size depends on an element in `shares`.
    for _ in 0..<2 {
      var sizes: [Int: LayoutSize] = [:]
      for id in shares { sizes[id] = entries[id]?.node.share?.scrollSize }
      if sizes == shareSizes { return }
      shareSizes = sizes
      top.invalidateAll()
      top.place(x: 0, y: 0, for: proposal)
    }
  }

  private func prepare(for proposal: ProposedSize) {
    let window = LayoutSize(proposal.width ?? 0, proposal.height ?? 0)
    defer { isMeasured = true }
    if context.window == window { return }
    context.window = window
    // The length of an element in `shares` may depend on the size of the window, not only on the proposal to its node.
    if isMeasured, !shares.isEmpty { top.invalidateAll() }
  }

  /// Sets the sizes of images; the next layout lays out everything again with these sizes.
  ///
  /// - Parameter size: Returns the size of an image in the units of the host; nil if the host shows a text instead of
  ///   the image. The lengths needn't be multiples of ``LayoutMetrics/grain``. The closure is called during later
  ///   layouts.
  public func measureImages(by size: @escaping (DisplayImage) -> LayoutSize?) {
    context.imageSize = size
    context.changes.noteAll()
    top.invalidateAll()
  }

  /// Sets the custom layouts of the content; the next layout lays out everything again with these layouts.
  ///
  /// - Parameter layout: Returns the layout of a container of the kind `ownLayout`; nil if the children of the
  ///   container are laid out in layers. The closure is called during later layouts.
  public func askLayouts(_ layout: @escaping (_ container: Int) -> (any DisplayLayout)?) {
    context.ownLayout = layout
    context.changes.noteAll()
    top.invalidateAll()
  }

  /// Returns the frame of a node in the root's coordinates.
  ///
  /// - Parameter id: The id of the node.
  /// - Returns: The frame, at the current scroll positions of the enclosing lists, scroll views and long pages; nil if
  ///   the node isn't shown, if it takes no space, or if it only groups other nodes, as an element of a lazy stack
  ///   does.
  public func frame(of id: Int) -> LayoutFrame? {
    entries[id].flatMap { frame(of: $0.node) }
  }

  /// Returns the frame of a layout node in the root's coordinates; nil if the node isn't shown, or is a group.
  func frame(of node: LayoutNode) -> LayoutFrame? {
    guard node.proposal != nil, !node.isGroup else { return nil }
    var frame = node.frame
    var around = node.isPlaced ? node.container : nil
    var last = node
    while let container = around {
      guard container.isPlaced else { return nil }
      frame.x += container.frame.x
      frame.y += container.frame.y
      if container.isScrolling, let id = container.id, places[id] != nil,
        container.rule.scrolls(last)
      {
        let offset = offset(of: id)
        frame.x -= offset.width
        frame.y -= offset.height
      }
      last = container
      around = container.container
    }
    return last === top ? frame : nil
  }

  /// Returns the displayed lines of a text; empty for other nodes, and for a text that isn't placed.
  ///
  /// - Parameter id: The id of a text.
  /// - Returns: The lines, the last one with an ellipsis if the text is truncated.
  public func lines(of id: Int) -> [String] {
    guard let node = entries[id]?.node, let rule = node.rule as? TextRule,
      let proposal = node.proposal
    else { return [] }
    return context.measurer.measure(rule.text, rule.limits, in: proposal).lines
  }

  // MARK: - Changes

  /// Applies a patch; a patch for a node that doesn't exist is ignored.
  ///
  /// Call ``layout(in:)`` after the patches of an update, to place the nodes again.
  ///
  /// - Parameter patch: The patch. An index outside the range of the children counts as the nearest
  ///   valid index.
  public func apply(_ patch: DisplayPatch) {
    note(patch)
    switch patch {
    case .set(let id, let element): set(id, element)
    case .insert(let node, let parent, let index):
      guard let entry = entries[parent] else { return }
      let inner = rules.surroundings(inside: entry.element, entry.surroundings)
      add(node, under: parent, inner)
      let place = min(max(0, index), entry.children.count)
      entries[parent]?.children.insert(node.id, at: place)
      connect(parent)
    case .remove(let id):
      guard let parent = entries[id]?.parent else { return }
      leaveAnchors(in: id)
      entries[parent]?.children.removeAll { $0 == id }
      drop(id)
      connect(parent)
    case .move(let id, let index):
      guard let parent = entries[id]?.parent, var children = entries[parent]?.children else {
        return
      }
      children.removeAll { $0 == id }
      children.insert(id, at: min(max(0, index), children.count))
      entries[parent]?.children = children
      connect(parent)
    }
  }

  /// Records the node whose content a patch changes, so that the host draws this node again.
  private func note(_ patch: DisplayPatch) {
    let id =
      switch patch {
      case .set(let id, _): id
      case .insert(_, let parent, _): parent
      case .remove(let id), .move(let id, _): entries[id]?.parent ?? id
      }
    var around: Int? = id
    // If the node is a group, record the nearest ancestor with a frame instead, because a group has no frame.
    while let id = around, let entry = entries[id], entry.node.isGroup {
      around = entry.parent
    }
    if let around, let node = entries[around]?.node {
      context.changes.note(content: node)
    } else {
      context.changes.noteAll()
    }
  }

  private func add(_ node: DisplayNode, under parent: Int?, _ surroundings: Surroundings) {
    let layout = LayoutNode(node.id, in: context)
    entries[node.id] = Entry(
      element: node.element, parent: parent, children: node.children.map(\.id),
      surroundings: surroundings, node: layout)
    if node.element.rows != nil { lazyRows.insert(node.id) }
    if node.element.isShare { shares.insert(node.id) }
    let inner = rules.surroundings(inside: node.element, surroundings)
    for child in node.children { add(child, under: node.id, inner) }
    connect(node.id, isNew: true)
    restoreState(of: node.id)
    showCompactColumn(of: node.id, node.element)
  }

  /// If the element is a split view with a `compactColumn`, sets this column as the one shown when not all columns fit.
  private func showCompactColumn(of id: Int, _ element: DisplayElement) {
    guard case .surface(let surface) = element, let column = surface.compactColumn else { return }
    show(column: column, of: id)
  }

  private func drop(_ id: Int) {
    storeState(of: id)
    lazyRows.remove(id)
    unloaded[id] = nil
    shares.remove(id)
    for child in entries.removeValue(forKey: id)?.children ?? [] { drop(child) }
  }

  private func set(_ id: Int, _ element: DisplayElement) {
    guard let entry = entries[id], entry.element != element || element.hasOwnLayout else {
      return
    }
    let before = rules.surroundings(inside: entry.element, entry.surroundings)
    entry.element = element
    if element.rows != nil { lazyRows.insert(id) } else { lazyRows.remove(id) }
    if element.isShare { shares.insert(id) } else if !shares.isEmpty { shares.remove(id) }
    let inner = rules.surroundings(inside: element, entry.surroundings)
    if inner != before {
      for child in entry.children { surround(child, inner) }
    }
    connect(id)
    showCompactColumn(of: id, element)
  }

  /// Sets the values that a node inherits, and updates the values that its descendants inherit.
  private func surround(_ id: Int, _ surroundings: Surroundings) {
    guard let entry = entries[id], entry.surroundings != surroundings else { return }
    entry.surroundings = surroundings
    let inner = rules.surroundings(inside: entry.element, surroundings)
    for child in entry.children { surround(child, inner) }
    connect(id)
  }

  /// Sets the rule of a node and the children that the rule lays out.
  ///
  /// An element without a rule takes no space: its node becomes a group without children. If the node is a group, or
  /// was one, its parent is connected too, because the nearest ancestor that isn't a group lays out the group's
  /// children.
  private func connect(_ id: Int, isNew: Bool = false) {
    guard let entry = entries[id] else { return }
    let node = entry.node
    let wasGroup = node.isGroup
    node.isRightToLeft = entry.surroundings.isRightToLeft
    var children: [LayoutNode] = []
    children.reserveCapacity(entry.children.count)
    for child in entry.children {
      guard let inner = entries[child]?.node else { continue }
      if inner.isGroup { children += inner.children } else { children.append(inner) }
    }
    let rule =
      entry.element.hasOwnLayout
      ? OwnLayoutRule(id: id) : rules.rule(of: entry.element, in: entry.surroundings)
    if rule is GroupRule {
      if let rows = entry.element.rows { children = surrounded(children, rows, of: id, entry) }
      node.set(GroupRule(), children)
    } else if let rule, !rule.isWrapper || children.count == 1 {
      node.set(rule, children)
    } else {
      // A rule for one child is applied to each of several children separately. An element without a rule, such as a
      // command, takes no space.
      let wrapped = rule.map { rule in
        children.map { self.wrapped($0, rule, entry.surroundings) }
      }
      node.set(GroupRule(), wrapped ?? [])
    }
    if isNew { return }
    if let parent = entry.parent {
      if wasGroup || node.isGroup { connect(parent) }
    } else {
      top.set(top.rule, node.isGroup ? node.children : [node])
      top.didChange()
    }
    if !node.isGroup {
      node.didChange()
      node.columnWidthDidChange()
      node.sheetDidChange()
    }
  }

  private func wrapped(
    _ child: LayoutNode, _ rule: any LayoutRule, _ surroundings: Surroundings
  ) -> LayoutNode {
    if rule is NeutralRule || child.rule is UnloadedRule { return child }
    let wrapper = LayoutNode(nil, in: context)
    wrapper.isRightToLeft = surroundings.isRightToLeft
    wrapper.set(rule, [child])
    return wrapper
  }
}

extension DisplayElement {
  /// Whether the length of the children is a share of the length of a scroll view, a list or the window.
  fileprivate var isShare: Bool {
    if case .annotation(let annotation) = self, case .share = annotation.value {
      true
    } else {
      false
    }
  }

  /// Whether the app lays out the children with a custom layout; the layout can change while the element stays equal.
  fileprivate var hasOwnLayout: Bool {
    if case .container(let container) = self { container.kind == .ownLayout } else { false }
  }
}

extension DisplayNode {
  /// The number of nodes: this node and all its descendants.
  fileprivate var count: Int { children.reduce(1) { $0 + $1.count } }
}
