/// A display node with its descendants, as plain data.
public struct DisplayNode: Hashable, Codable, Sendable, Identifiable {
  /// The identity of the node, stable while it exists and never reused in its window.
  public var id: Int
  /// The element.
  public var element: DisplayElement
  /// The children in order.
  public var children: [DisplayNode]

  /// Creates a node with its descendants.
  public init(id: Int, element: DisplayElement, children: [DisplayNode] = []) {
    self.id = id
    self.element = element
    self.children = children
  }

  /// The readable text of the node: the texts of its descendants, separated by spaces.
  public var label: String {
    switch element {
    case .text(let text): text
    case .styledText(let runs): runs.map(\.text).joined()
    case .textField(let label, _), .secureField(let label, _): label
    case .image(_, let alternative): alternative ?? ""
    case .trait(.hidden): ""
    case .trait(.accessibilityLabel(let label)): label
    case .option, .row: caption.isEmpty ? joined(children.map(\.label)) : caption
    default: joined(children.map(\.label))
    }
  }

  /// The readable text of the node without that of interactive descendants.
  private var caption: String {
    switch element {
    case .button, .link, .toggle, .textField, .secureField, .textEditor, .slider, .stepper, .picker,
      .tabs, .list, .trait(.tappable):
      ""
    case .text, .styledText, .image, .trait(.hidden), .trait(.accessibilityLabel): label
    default: joined(children.map(\.caption))
    }
  }

  private func joined(_ texts: [String]) -> String {
    texts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The node and all its descendants, in depth-first order.
  public var all: [DisplayNode] {
    [self] + children.flatMap(\.all)
  }
}
