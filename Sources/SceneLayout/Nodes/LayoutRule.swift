import SceneDisplay

/// A rule by which a node chooses its size and places its children.
protocol LayoutRule {
  /// Returns the size for a proposal.
  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize
  /// Places the children of a node that has a size for a proposal.
  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize)
  /// Returns the position of a guide that isn't the standard one; nil for the standard one.
  func guide(_ guide: DisplayGuide, of node: LayoutNode, for proposal: ProposedSize) -> Double?
  /// Returns the properties that the container sees.
  func traits(of node: LayoutNode) -> LayoutTraits
  /// Returns the part that the node plays for its container.
  func role(of node: LayoutNode) -> LayoutRole
  /// The guides of children that the rule reads.
  var guides: [DisplayGuide] { get }
  /// Whether the rule reads guides that depend on more of a child than its size, such as base lines.
  var readsContent: Bool { get }
  /// Whether a node with this rule has one child.
  var isWrapper: Bool { get }
  /// Whether the container lays out the children instead of the node.
  var isGroup: Bool { get }
  /// Whether only the part of the content that is inside the frame is seen, and scrolls.
  var clips: Bool { get }
  /// Whether content that is too long scrolls inside of the node.
  var scrollsInside: Bool { get }
  /// Returns the part of a node in which content that scrolls is seen, in the node's coordinates.
  func viewport(of node: LayoutNode) -> LayoutFrame
  /// Returns whether a child moves when the content scrolls.
  func scrolls(_ child: LayoutNode) -> Bool
  /// Returns whether the container may depend on a change that alters neither sizes nor traits, such as the
  /// change of a guide.
  func isTransparent(_ node: LayoutNode) -> Bool
}

extension LayoutRule {
  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize) {}

  func guide(_ guide: DisplayGuide, of node: LayoutNode, for proposal: ProposedSize) -> Double? {
    nil
  }

  func traits(of node: LayoutNode) -> LayoutTraits { LayoutTraits() }

  /// A node that modifies another one plays the part of that one.
  func role(of node: LayoutNode) -> LayoutRole {
    isWrapper ? node.children.first?.outside.role ?? .content : .content
  }

  var guides: [DisplayGuide] { [] }

  var isWrapper: Bool { false }

  var isGroup: Bool { false }

  var clips: Bool { false }

  var scrollsInside: Bool { clips }

  func viewport(of node: LayoutNode) -> LayoutFrame {
    LayoutFrame(x: 0, y: 0, size: node.frame.size)
  }

  func scrolls(_ child: LayoutNode) -> Bool { true }

  func isTransparent(_ node: LayoutNode) -> Bool { false }

  var readsContent: Bool { !guides.allSatisfy(\.isStandard) }
}

/// The properties of a node that a stack sees beside its size.
struct LayoutTraits: Equatable {
  /// The priority with which it gets room (L16).
  var priority = 0.0
  /// The edges at which no space is left, as beside a spacer (L19).
  var tightEdges: DisplayEdges = []
  /// The properties as a cell of a grid.
  var cell = DisplayGridCell()
  /// The part that it plays in a page, a list or a question.
  var role = LayoutRole.content
  /// Whether content that is too long scrolls in the node or in one below it.
  var scrollsInside = false
}

/// The part that a node plays for its container, which places nodes of other roles elsewhere.
enum LayoutRole: Hashable {
  case content
  case part(DisplayContainer.Kind)
  case section
  /// A control of a toolbar.
  case toolbarItem(DisplayElement.ToolbarPlacement)
  /// A surface in front of the page.
  case inFront
}

/// Children that the container lays out instead of this node (L13).
struct GroupRule: LayoutRule {
  var isGroup: Bool { true }

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize { .zero }
}

extension DisplayGuide {
  /// Whether the guides of a container's children never reach outside of it (L22).
  var isStandard: Bool {
    switch self {
    case .leading, .centerX, .trailing, .top, .centerY, .bottom: true
    default: false
    }
  }

  /// The position in an element if none is given (L21).
  var standard: StandardPosition {
    switch self {
    case .leading, .top: .start
    case .trailing, .bottom, .firstTextBaseline, .lastTextBaseline: .end
    case .centerX, .centerY: .center
    default: defaultPart.map(StandardPosition.part) ?? .center
    }
  }
}

/// The position of a guide in an element that gives none.
enum StandardPosition {
  case start
  case center
  case end
  /// A part of the length.
  case part(Double)

  /// Returns the position in an element of a length along the axis.
  func position(in length: Double) -> Double {
    switch self {
    case .start: 0
    case .center: length / 2
    case .end: length
    case .part(let part): part * length
    }
  }
}
