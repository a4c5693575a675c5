public import SceneDisplay

extension DisplayNode {
  /// The content of the node as lines of text: `[Label]` for a button, `Label: [text]` for a field.
  ///
  /// A disabled control is followed by `(disabled)`.
  public var lines: [String] { lines(isEnabled: true) }

  func lines(isEnabled: Bool) -> [String] {
    switch element {
    case .root, .stack(.vertical, _, _), .overlay, .scroll, .form, .part, .grid, .toolbarItem,
      .navigation, .page, .tabs, .split, .list, .row:
      inner(isEnabled)
    case .stack(.horizontal, _, _), .gridRow:
      [
        children.map { $0.lines(isEnabled: isEnabled).joined(separator: " ") }
          .filter { !$0.isEmpty }.joined(separator: "  ")
      ]
    case .box, .section, .picker: boxLines(isEnabled)
    case .rows(let first, let count): inner(isEnabled) + range(first, count)
    case .tab(let isSelected):
      marked(["\(isSelected ? "(x)" : "( )") \(header)"], isEnabled)
        + children.filter { $0.element != .part(.header) }.flatMap {
          $0.lines(isEnabled: isEnabled)
        }
        .map { "  " + $0 }
    case .toolbar: ["toolbar: " + inner(isEnabled).joined(separator: "  ")]
    case .sheet: ["sheet:"] + inner(isEnabled).map { "  " + $0 }
    case .alert: ["alert:"] + inner(isEnabled).map { "  " + $0 }
    case .dialog: ["dialog:"] + inner(isEnabled).map { "  " + $0 }
    case .option(let isSelected):
      marked(
        ["(\(isSelected ? "x" : " ")) " + children.flatMap(\.lines).joined(separator: "  ")],
        isEnabled)
    case .text(let text):
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    case .styledText(let runs):
      DisplayNode(id: id, element: .text(runs.map(\.text).joined())).lines
    case .image(_, let alternative): alternative.map { ["(\($0))"] } ?? []
    case .progress(let fraction): [labelled(fraction.map { "\(Int($0 * 100)) %" } ?? "…")]
    case .divider: ["---"]
    case .spacer: []
    case .button, .link: marked(["[\(label)]"], isEnabled)
    case .toggle(let isOn): marked(["[\(isOn ? "x" : " ")] \(label)"], isEnabled)
    case .textField(let label, let text): marked(["\(label): [\(text)]"], isEnabled)
    case .secureField(let label, let length):
      marked(["\(label): [\(String(repeating: "•", count: length))]"], isEnabled)
    case .textEditor(let text):
      marked(
        text.split(separator: "\n", omittingEmptySubsequences: false).map { "| \($0)" }, isEnabled)
    case .slider(let value, _): marked([labelled("\(value)")], isEnabled)
    case .stepper: marked([labelled("- +")], isEnabled)
    case .trait(.hidden): []
    case .trait(.lineLimit(let limit?)):
      children.map { $0.limited(to: limit) }.flatMap { $0.lines(isEnabled: isEnabled) }
    case .trait(.disabled(true)): inner(false)
    // Its lines are marked once; those of its descendants aren't marked again.
    case .trait(.tappable): marked(inner(true), isEnabled)
    case .trait: inner(isEnabled)
    case .menuBar, .menu, .commandGroup: menuLines(isEnabled: isEnabled)
    }
  }

  /// The lines of the children.
  private func inner(_ isEnabled: Bool) -> [String] {
    children.flatMap { $0.lines(isEnabled: isEnabled) }
  }

  /// Returns the lines of a control, with the last one marked if it is disabled.
  private func marked(_ lines: [String], _ isEnabled: Bool) -> [String] {
    guard !isEnabled, let last = lines.last else { return lines }
    return lines.dropLast() + [last + " (disabled)"]
  }

  /// Returns the range of rows shown, unless all are shown.
  private func range(_ first: Int, _ count: Int) -> [String] {
    children.count == count
      ? [] : ["(rows \(first + 1) to \(first + children.count) of \(count))"]
  }

  /// The label of the header.
  private var header: String {
    children.first { $0.element == .part(.header) }?.label ?? ""
  }

  /// Returns the node with its texts truncated to a number of lines.
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

  /// Returns the header, the indented content, and the footer.
  private func boxLines(_ isEnabled: Bool) -> [String] {
    children.flatMap { child in
      let lines = child.lines(isEnabled: isEnabled)
      return if case .part = child.element { lines } else { lines.map { "  " + $0 } }
    }
  }
}
