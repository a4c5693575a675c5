/// A part of what a window shows, with all below it: plain data.
public struct DisplayNode: Hashable, Codable, Sendable, Identifiable {
  /// The same for as long as the thing shown is the same; never given to another in one window.
  public var id: Int
  public var element: DisplayElement
  public var children: [DisplayNode]

  /// A node with all below it.
  public init(id: Int, element: DisplayElement, children: [DisplayNode] = []) {
    self.id = id
    self.element = element
    self.children = children
  }

  /// What a person reads of it: its texts in order, with blanks between them.
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

  /// What a person reads of it, but for what can be acted on by itself.
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

  /// It and all below it, from the top down.
  public var all: [DisplayNode] {
    [self] + children.flatMap(\.all)
  }
}
