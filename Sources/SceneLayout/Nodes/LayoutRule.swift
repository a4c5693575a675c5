import SceneDisplay

/// A rule that determines the size of a node and places its children.
protocol LayoutRule {
  /// Returns the size that a node takes for a proposal.
  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize
  /// Places the children of a node, which has chosen the given size for the proposal.
  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize)
  /// Returns the position of a guide that the node sets explicitly; nil for the default position of the guide.
  func guide(_ guide: DisplayGuide, of node: LayoutNode, for proposal: ProposedSize) -> Double?
  /// Returns the properties of the node that its container uses in addition to the node's size.
  func traits(of node: LayoutNode) -> LayoutTraits
  /// Returns the role of the node in its container.
  func role(of node: LayoutNode) -> LayoutRole
  /// The guides of the children that the rule reads, for example to align the children.
  var guides: [DisplayGuide] { get }
  /// Whether the rule reads guides, such as baselines, that depend on more than the size of a child.
  var readsContent: Bool { get }
  /// Whether a node with this rule has exactly one child.
  var isWrapper: Bool { get }
  /// Whether the node is a group, whose children are laid out by the nearest ancestor that isn't a group (L13).
  var isGroup: Bool { get }
  /// Whether the content of the node scrolls, and is clipped to the frame of the node.
  var clips: Bool { get }
  /// Whether content that is too long scrolls inside the node, so that an enclosing page needn't scroll the node.
  var scrollsInside: Bool { get }
  /// Returns the part of a node in which scrolling content is visible, in the node's coordinates.
  func viewport(of node: LayoutNode) -> LayoutFrame
  /// Returns whether a child moves when the content scrolls.
  func scrolls(_ child: LayoutNode) -> Bool
  /// Returns whether the layout of the container may depend on more than the node's sizes and traits, for example on
  /// the node's guides.
  func isTransparent(_ node: LayoutNode) -> Bool
}

extension LayoutRule {
  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize) {}

  func guide(_ guide: DisplayGuide, of node: LayoutNode, for proposal: ProposedSize) -> Double? {
    nil
  }

  func traits(of node: LayoutNode) -> LayoutTraits { LayoutTraits() }

  /// Returns the role of the only child, if the node always has exactly one child, and `content` otherwise.
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

/// The properties of a node that its container uses in addition to the node's size.
struct LayoutTraits: Equatable {
  /// The priority when a stack distributes its space (L16).
  var priority = 0.0
  /// The edges at which a stack leaves no space to an adjacent view, such as the edges of a spacer (L19).
  var tightEdges: DisplayEdges = []
  /// The properties of the node as a cell of a grid.
  var cell = DisplayGridCell()
  /// The role of the node in its container, such as a section or a control of a toolbar.
  var role = LayoutRole.content
  /// Whether content that is too long scrolls in the node or in a descendant, so that an enclosing page needn't scroll
  /// the node.
  var scrollsInside = false
}

/// The role of a node in its container.
///
/// A container places nodes with some roles in a separate area.
enum LayoutRole: Hashable {
  case content
  case part(DisplayContainer.Kind)
  case section
  /// A control of a toolbar.
  case toolbarItem(DisplayElement.ToolbarPlacement)
  /// A surface in front of the page, such as a sheet.
  case inFront
  /// An option of a picker.
  case option(isSelected: Bool)
}

/// The rule of a group, whose children are laid out by the nearest ancestor that isn't a group (L13).
struct GroupRule: LayoutRule {
  var isGroup: Bool { true }

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize { .zero }
}

extension DisplayGuide {
  /// Whether the guide is an edge or a center.
  ///
  /// In a container, the positions of edges and centers don't depend on the children (L22).
  var isStandard: Bool {
    switch self {
    case .leading, .centerX, .trailing, .top, .centerY, .bottom: true
    default: false
    }
  }

  /// The default position of the guide in an element that doesn't set the guide (L21).
  var standard: StandardPosition {
    switch self {
    case .leading, .top: .start
    case .trailing, .bottom, .firstTextBaseline, .lastTextBaseline: .end
    case .centerX, .centerY: .center
    default: defaultPart.map(StandardPosition.part) ?? .center
    }
  }
}

/// The position of a guide in an element that doesn't set the guide.
enum StandardPosition {
  case start
  case center
  case end
  /// A fraction of the element's length.
  case part(Double)

  /// Returns the position in an element that has the given length along the axis of the guide.
  func position(in length: Double) -> Double {
    switch self {
    case .start: 0
    case .center: length / 2
    case .end: length
    case .part(let part): part * length
    }
  }
}
