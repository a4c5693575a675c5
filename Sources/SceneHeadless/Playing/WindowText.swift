public import SceneDisplay

extension DisplayNode {
  /// What it shows as lines of text: `[Label]` for a button, `Label: [text]` for a field.
  public var lines: [String] {
    switch element {
    case .root, .stack(.vertical, _, _), .overlay, .scroll, .form, .part, .grid, .toolbarItem,
      .navigation, .page, .tabs, .split, .list, .row:
      children.flatMap(\.lines)
    case .stack(.horizontal, _, _), .gridRow:
      [
        children.map { $0.lines.joined(separator: " ") }.filter { !$0.isEmpty }
          .joined(separator: "  ")
      ]
    case .box, .section, .picker: boxLines
    case .rows(let first, let count): children.flatMap(\.lines) + range(first, count)
    case .tab(let isSelected):
      ["\(isSelected ? "(x)" : "( )") \(header)"]
        + children.filter { $0.element != .part(.header) }.flatMap(\.lines).map { "  " + $0 }
    case .toolbar: ["toolbar: " + children.flatMap(\.lines).joined(separator: "  ")]
    case .sheet: ["sheet:"] + children.flatMap(\.lines).map { "  " + $0 }
    case .alert: ["alert:"] + children.flatMap(\.lines).map { "  " + $0 }
    case .dialog: ["dialog:"] + children.flatMap(\.lines).map { "  " + $0 }
    case .option(let isSelected):
      ["(\(isSelected ? "x" : " ")) " + children.flatMap(\.lines).joined(separator: "  ")]
    case .text(let text):
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    case .styledText(let runs):
      DisplayNode(id: id, element: .text(runs.map(\.text).joined())).lines
    case .image(_, let alternative): alternative.map { ["(\($0))"] } ?? []
    case .progress(let fraction): [labelled(fraction.map { "\(Int($0 * 100)) %" } ?? "…")]
    case .divider: ["---"]
    case .spacer: []
    case .button, .link: ["[\(label)]"]
    case .toggle(let isOn): ["[\(isOn ? "x" : " ")] \(label)"]
    case .textField(let label, let text): ["\(label): [\(text)]"]
    case .secureField(let label, let length):
      ["\(label): [\(String(repeating: "•", count: length))]"]
    case .textEditor(let text):
      text.split(separator: "\n", omittingEmptySubsequences: false).map { "| \($0)" }
    case .slider(let value, _): [labelled("\(value)")]
    case .stepper: [labelled("- +")]
    case .trait(.hidden): []
    case .trait(.lineLimit(let limit?)): children.map { $0.limited(to: limit) }.flatMap(\.lines)
    case .trait: children.flatMap(\.lines)
    case .menuBar, .menu, .commandGroup: menuLines
    }
  }

  /// Which rows are shown, if that aren't all.
  private func range(_ first: Int, _ count: Int) -> [String] {
    children.count == count
      ? [] : ["(rows \(first + 1) to \(first + children.count) of \(count))"]
  }

  /// What stands above its content.
  private var header: String {
    children.first { $0.element == .part(.header) }?.label ?? ""
  }

  /// The same with its texts cut to so many lines.
  private func limited(to limit: Int) -> DisplayNode {
    var node = self
    switch element {
    case .text, .styledText: node.element = .text(lines.prefix(limit).joined(separator: "\n"))
    case .trait(.lineLimit): return node
    default: node.children = children.map { $0.limited(to: limit) }
    }
    return node
  }

  private func labelled(_ value: String) -> String {
    label.isEmpty ? value : "\(label): \(value)"
  }

  /// What stands above, the content a little to the right, and what stands below.
  private var boxLines: [String] {
    children.flatMap { child in
      if case .part = child.element { child.lines } else { child.lines.map { "  " + $0 } }
    }
  }
}
