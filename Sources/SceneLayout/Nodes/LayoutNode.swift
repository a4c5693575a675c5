import SceneDisplay

/// A node of a layout, with its rule, its children, and cached sizes.
///
/// A node asks its children for their sizes, and places the children. The size of a node depends only on the
/// proposal, so the size is cached until the node or one of its descendants changes.
final class LayoutNode {
  /// The identifier of the display node; nil for a node that the layout created.
  let id: Int?
  // The rule, the children, the cached sizes and the traits have no exclusivity checks, because a layout reads them in
  // every step. That is safe: one thread uses a layout, `set` replaces the rule and the children only between layouts,
  // and no other code runs while a cached size or the traits are read or written.
  #if hasAttribute(exclusivity) && !PUBLIC_API_ONLY
  @exclusivity(unchecked)
  #endif
  private(set) var rule: any LayoutRule = GroupRule()
  /// Whether the node is a group, whose children are laid out by the nearest ancestor that isn't a group.
  // Stored, because the property is read very often, and reading the rule's property is slower.
  private(set) var isGroup = true
  /// Whether the node clips its content to its frame.
  private(set) var clips = false
  /// The children that the rule lays out.
  ///
  /// The children of a group are laid out by the rule of the nearest ancestor that isn't a group.
  #if hasAttribute(exclusivity) && !PUBLIC_API_ONLY
  @exclusivity(unchecked)
  #endif
  private(set) var children: [LayoutNode] = []
  /// The node that lays out this node; nil for the outermost node, for a group, and for a node that isn't laid out.
  // Proof: a container sets this property to nil in a child that it removes, and in all children
  // when it is deallocated.
  private(set) unowned(unsafe) var container: LayoutNode?
  let context: LayoutContext
  /// Whether the container has placed the node.
  ///
  /// A container that chooses between alternatives, such as `ViewThatFits`, places only one child.
  private(set) var isPlaced = false
  /// Whether the node has been placed at any time, so that its frame may have been drawn.
  private var isKnown = false
  /// The `number` of the `LayoutChanges` at the time when the frame of the node last changed.
  var changeNumber = 0
  /// The height by which the content of a page, a sheet or a tab exceeds the visible part; set by the rule of the node
  /// when the rule places the children.
  var overflow = 0.0
  /// The marks of the node's bars; set by the rule of a page when the rule places the controls.
  ///
  /// A bar without room for all its controls ends with a mark, which stands for the controls that aren't shown.
  var barMarks: [BarMark] = []
  /// Whether the children are laid out from right to left.
  var isRightToLeft = false
  /// Whether the node is the first visible column of a split view, and a hidden column precedes it; set by the rule of
  /// the split view when the rule places the columns.
  var followsHiddenColumn = false {
    didSet { if followsHiddenColumn != oldValue { needsPlacing = true } }
  }

  /// The frame of the node in its container, and the proposal that determines the frame's size.
  private(set) var frame = LayoutFrame(x: 0, y: 0, size: .zero)
  private(set) var proposal: ProposedSize?
  #if hasAttribute(exclusivity) && !PUBLIC_API_ONLY
  @exclusivity(unchecked)
  #endif
  private var answers = Answers()
  #if hasAttribute(exclusivity) && !PUBLIC_API_ONLY
  @exclusivity(unchecked)
  #endif
  private var traits: LayoutTraits?
  /// Whether the children have to be placed again.
  var needsPlacing = true
  /// The result of the rule's `isTransparent` when the node was last placed.
  ///
  /// If true, the layout of the container could depend on more than this node's sizes and traits.
  private var wasTransparent = false
  /// Whether a descendant has to be placed again, even if the children of this node don't.
  private var hasChangesBelow = true

  /// Creates a group without children; `set` gives the node its rule.
  init(_ id: Int?, in context: LayoutContext) {
    self.id = id
    self.context = context
  }

  var metrics: LayoutMetrics { context.metrics }

  // MARK: - Structure

  /// Sets the rule and the children that the rule lays out; unless the node is a group, the node becomes the container
  /// of the children.
  ///
  /// Instead of a child that is a group, the caller passes the children of the group.
  func set(_ rule: any LayoutRule, _ children: [LayoutNode]) {
    self.rule = rule
    isGroup = rule.isGroup
    clips = rule.clips
    overflow = 0
    leaveChildren()
    self.children = children
    if isGroup { return }
    for child in children { child.container = self }
  }

  deinit { leaveChildren() }

  private func leaveChildren() {
    for child in children where child.container === self { child.container = nil }
  }

  // MARK: - Sizes

  /// Returns the size that the node takes for a proposal (L3).
  func size(_ proposal: ProposedSize) -> LayoutSize {
    if let answer = answers[proposal] { return answer }
    let size = rule.size(for: proposal, of: self)
    answers[proposal] = size
    return size
  }

  /// The properties of the node that its container uses in addition to the node's size.
  // Inlined, because a stack reads one property of each child, and copying all properties is slower
  // than reading one.
  @inline(__always)
  var outside: LayoutTraits {
    if let traits { return traits }
    return makeTraits()
  }

  private func makeTraits() -> LayoutTraits {
    var made = rule.traits(of: self)
    made.role = rule.role(of: self)
    made.scrollsInside = rule.scrollsInside || children.contains(where: \.outside.scrollsInside)
    traits = made
    return made
  }

  /// Returns the position of a guide in the node, for a proposal (L21).
  func guide(_ guide: DisplayGuide, for proposal: ProposedSize) -> Double {
    explicitGuide(guide, for: proposal) ?? guide.standard.position(in: size(proposal)[guide.axis])
  }

  /// Returns the position of a guide that the node sets explicitly; nil for the default position of the guide.
  func explicitGuide(_ guide: DisplayGuide, for proposal: ProposedSize) -> Double? {
    rule.guide(guide, of: self, for: proposal)
  }

  // MARK: - Placing

  /// Places the node in its container.
  ///
  /// The children of the node are placed too if the proposal, the node's size or the node's content has changed.
  func place(x: Double, y: Double, for proposal: ProposedSize) {
    let size = size(proposal)
    let before = frame
    frame = LayoutFrame(x: x, y: y, size: size)
    if frame != before || !isKnown { context.changes.note(self, from: before) }
    isPlaced = true
    isKnown = true
    let isSame = before.size == size && self.proposal == proposal
    if isSame, !needsPlacing, !hasChangesBelow { return }
    self.proposal = proposal
    if isSame, !needsPlacing {
      for child in children where child.isPlaced && (child.needsPlacing || child.hasChangesBelow) {
        if let proposal = child.proposal {
          child.place(x: child.frame.x, y: child.frame.y, for: proposal)
        }
      }
    } else {
      for child in children { child.isPlaced = false }
      rule.place(self, size, for: proposal)
      wasTransparent = rule.isTransparent(self)
      if isRightToLeft { mirror() }
    }
    needsPlacing = false
    hasChangesBelow = false
  }

  /// Mirrors the positions of the children, which were placed from left to right, for a layout from right to left
  /// (L23).
  private func mirror() {
    // The frames change here without `place`, which would record the changes.
    context.changes.noteAll()
    for child in children { child.frame.x = frame.width - child.frame.x - child.frame.width }
  }

  /// Whether the content of the node can be scrolled: the content is cut off at the node's edges, or is longer than the
  /// node's space.
  var isScrolling: Bool { clips || overflow > 0 }

  // MARK: - Changes

  /// Discards the cached sizes of the node, and of ancestors whose sizes depend on the node (L57).
  func didChange() {
    var node: LayoutNode? = self
    var isSame = false
    while let changed = node {
      changed.hasChangesBelow = true
      if !isSame || changed.rule.readsContent {
        changed.needsPlacing = true
        isSame = changed.answersAgain()
      }
      node = changed.container
    }
  }

  /// Computes the traits and the sizes again, for the proposals that the container has made so far.
  ///
  /// - Returns: Whether all traits and sizes on which the container depends are known to be unchanged.
  private func answersAgain() -> Bool {
    let (oldAnswers, oldTraits) = (answers, traits)
    answers = Answers()
    traits = nil
    // A size that was dropped from the cache can't be compared, but the container may depend on the
    // size.
    guard container != nil, oldAnswers.isComplete, !wasTransparent, !rule.isTransparent(self) else {
      return false
    }
    if let oldTraits, oldTraits != outside { return false }
    return oldAnswers.all.allSatisfy { size($0.proposal) == $0.size }
  }

  /// Discards the cached sizes of the node and its descendants; called when a value that all nodes share changes, such
  /// as the size of the window.
  func invalidateAll() {
    answers = Answers()
    traits = nil
    needsPlacing = true
    hasChangesBelow = true
    for child in children { child.invalidateAll() }
  }
}
