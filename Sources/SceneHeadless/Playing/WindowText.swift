public import SceneDisplay

extension DisplayNode {
  /// What it shows as lines of text: `[Label]` for a button, `Label: [text]` for a field.
  public var lines: [String] {
    switch element {
    case .root, .stack(.vertical): children.flatMap(\.lines)
    case .stack(.horizontal):
      [children.map { $0.lines.joined(separator: " ") }.joined(separator: "  ")]
    case .text(let text):
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    case .button: ["[\(label)]"]
    case .textField(let label, let text): ["\(label): [\(text)]"]
    }
  }
}
