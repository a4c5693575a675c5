import SceneDisplay

/// A node of a layout: a rule, its children, and the answers that it gave.
///
/// A node asks its children for sizes and places them. An answer is a pure function of the proposal, so it is
/// kept until the node or one below it changes.
final class LayoutNode {
  /// The identifier of the display node; nil for one that the layout made.
  let id: Int?
  private(set) var rule: any LayoutRule = GroupRule()
  /// Whether the container lays out the children instead of this node.
  // Stored, because asking the rule costs more than the layout of a node.
  private(set) var isGroup = true
  /// Whether only the part of the content that is inside the frame is seen.
  private(set) var clips = false
  /// The children that the rule lays out; for a group those that its container lays out instead.
  private(set) var children: [LayoutNode] = []
  /// The node that lays this one out; nil for the root.
  // Proof: a container clears it in the children that it gives up, and in all of them when it ends.
  private(set) unowned(unsafe) var container: LayoutNode?
  let context: LayoutContext
  /// Whether the container has placed the node, which it may not do with one of several alternatives.
  private(set) var isPlaced = false
  /// Whether the node was ever placed, so that its frame is one that was drawn.
  private var isKnown = false
  /// The number of the last layout in which the node got another frame.
  var changeNumber = 0
  /// The length of a page's content below the part that is seen; its rule sets it when it places the children.
  var overflow = 0.0
  /// Whether the children are laid out from right to left.
  var isRightToLeft = false

  /// The place in the container, and the proposal for which the node has its size.
  private(set) var frame = LayoutFrame(x: 0, y: 0, size: .zero)
  private(set) var proposal: ProposedSize?
  private var answers = Answers()
  private var traits: LayoutTraits?
  /// Whether the children are to be placed again.
  private var needsPlacing = true
  /// Whether the container could see more than sizes and traits when the node was placed.
  private var wasTransparent = false
  /// Whether a node below needs placing.
  private var hasChangesBelow = true

  /// Creates a group without children; `set` gives it a rule of its own.
  init(_ id: Int?, in context: LayoutContext) {
    self.id = id
    self.context = context
  }

  var metrics: LayoutMetrics { context.metrics }

  // MARK: - Structure

  /// Sets the rule and the children that it lays out, without groups, and marks the node as changed.
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

  /// Returns the size for a proposal (L3).
  func size(_ proposal: ProposedSize) -> LayoutSize {
    if let answer = answers[proposal] { return answer }
    let size = rule.size(for: proposal, of: self)
    answers[proposal] = size
    return size
  }

  /// The properties that the container sees beside the size.
  // Inlined, because a stack asks for one property of each child, and a copy of all costs more than the question.
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

  /// Returns the position of a guide if it was given; nil for the standard one.
  func explicitGuide(_ guide: DisplayGuide, for proposal: ProposedSize) -> Double? {
    rule.guide(guide, of: self, for: proposal)
  }

  // MARK: - Placing

  /// Places the node in its container, and its children if something changed.
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

  /// Turns a layout from left to right into one from right to left (L23).
  private func mirror() {
    // The children were placed from left to right just before.
    context.changes.noteAll()
    for child in children { child.frame.x = frame.width - child.frame.x - child.frame.width }
  }

  /// Whether the content can be longer than the visible part.
  var isScrolling: Bool { clips || overflow > 0 }

  // MARK: - Changes

  /// Discards the cached sizes of the node, and of those ancestors whose sizes depend on it (L57).
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

  /// Computes the sizes for the container's proposals again.
  ///
  /// - Returns: Whether nothing changed on which the container depends.
  private func answersAgain() -> Bool {
    let (oldAnswers, oldTraits) = (answers, traits)
    answers = Answers()
    traits = nil
    // A size that is no longer cached can't be compared, and the container may depend on it.
    guard container != nil, oldAnswers.isComplete, !wasTransparent, !rule.isTransparent(self) else {
      return false
    }
    if let oldTraits, oldTraits != outside { return false }
    return oldAnswers.all.allSatisfy { size($0.proposal) == $0.size }
  }

  /// Discards the cached sizes of the node and its descendants, because a value that they inherit changed.
  func invalidateAll() {
    answers = Answers()
    traits = nil
    needsPlacing = true
    hasChangesBelow = true
    for child in children { child.invalidateAll() }
  }
}
