public import SceneDisplay

extension DisplayNode {
  /// The content of the node as lines of text: `[Label]` for a button, `Label: [text]` for a field.
  ///
  /// A disabled control is followed by `(disabled)`. An element of an unknown kind is shown as its fallback.
  public var lines: [String] { lines(isEnabled: true) }

  func lines(isEnabled: Bool) -> [String] {
    scrolledLines(isEnabled: isEnabled) ?? allLines(isEnabled: isEnabled)
  }

  /// The lines of the node, also of what is scrolled out of sight.
  func allLines(isEnabled: Bool) -> [String] {
    switch element {
    case .text(let text):
      return text.content.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    case .image(let image): return image.alternative.map { ["(\($0))"] } ?? []
    case .control(let control):
      return marked(lines(of: control), isEnabled || control.acts.isEmpty)
    case .container(let container):
      switch container.kind {
      case .section: return section(isEnabled)
      case .toolbar:
        let items = inner(isEnabled)
        return items.isEmpty ? [] : ["toolbar: " + items.joined(separator: "  ")]
      case .divider: return ["---"]
      case .scroll, .toolbarItem: return inner(isEnabled)
      case .stack where container.axis == .horizontal:
        let columns = children.map { $0.lines(isEnabled: isEnabled).joined(separator: " ") }
        return [columns.filter { !$0.isEmpty }.joined(separator: "  ")]
      default: break
      }
    case .collection(let collection):
      let mark = collection.isSelected == true ? "(x) " : "( ) "
      switch (collection.kind, collection.isSelected, collection.rows) {
      case (.picker, _, _): return section(isEnabled)
      case (.tab, _, _):
        let content = children.filter { $0.element != .part(.header) }
        return marked([mark + (part(.header)?.label ?? "")], isEnabled)
          + content.flatMap { $0.lines(isEnabled: isEnabled) }.map { "  " + $0 }
      case (.row, _?, _): return marked([mark + inner(true).joined(separator: "  ")], isEnabled)
      case (.rows, _, let rows?) where children.count < rows.count:
        let last = rows.first + children.count
        return inner(isEnabled) + ["(rows \(rows.first + 1) to \(last) of \(rows.count))"]
      default: break
      }
    case .surface(let surface) where [.sheet, .alert, .dialog].contains(surface.kind):
      return ["\(surface.kind.name):"] + inner(isEnabled).map { "  " + $0 }
    case .command(let command):
      return (command.title == nil ? children : [self]).menuLines(isEnabled: isEnabled)
    case .annotation(.hidden): return []
    case .annotation(.disabled(true)): return inner(false)
    // Its lines are marked once; those of its descendants aren't marked again.
    case .annotation(.tappable): return marked(inner(true), isEnabled)
    case .annotation(let annotation):
      if annotation.kind == .lineLimit, case .count(let limit?) = annotation.value {
        return children.flatMap { $0.limited(to: limit).lines(isEnabled: isEnabled) }
      }
    case .surface: break
    }
    return fallback?.lines(isEnabled: isEnabled) ?? inner(isEnabled)
  }

  private func lines(of control: DisplayControl) -> [String] {
    let isProgress = control.kind.isKind(of: .progress)
    return switch control.value {
    case .isOn(let isOn): ["[\(isOn ? "x" : " ")] \(label)"]
    case .text(let text) where control.kind.isKind(of: .textEditor):
      DisplayNode(id: id, element: .text(text)).lines.map { "| \($0)" }
    case .text, .secret: ["\(label): [\(control.value)]"]
    case .number(let number, _) where isProgress:
      [labelled("\(Int(exactly: (number * 100).rounded(.towardZero)) ?? 0) %")]
    case .number: [labelled("\(control.value)")]
    case .empty where isProgress: [labelled("…")]
    case .empty: [control.acts.contains(.step) ? labelled("- +") : "[\(label)]"]
    }
  }

  /// The lines of the children.
  private func inner(_ isEnabled: Bool) -> [String] {
    children.flatMap { $0.lines(isEnabled: isEnabled) }
  }

  /// The lines of the children, indented between header and footer.
  private func section(_ isEnabled: Bool) -> [String] {
    children.flatMap { child in
      let lines = child.lines(isEnabled: isEnabled)
      guard case .container(let part) = child.element, part.kind.isKind(of: .part) else {
        return lines.map { "  " + $0 }
      }
      return lines
    }
  }

  /// Returns the lines of a control, with the last one marked if it is disabled.
  private func marked(_ lines: [String], _ isEnabled: Bool) -> [String] {
    guard !isEnabled, let last = lines.last else { return lines }
    return lines.dropLast() + [last + " (disabled)"]
  }

  private func labelled(_ value: String) -> String {
    label.isEmpty ? value : "\(label): \(value)"
  }

  /// Returns the node with its texts truncated to a number of lines.
  private func limited(to limit: Int) -> DisplayNode {
    var node = self
    switch element {
    case .text: node.element = .text(lines.prefix(limit).joined(separator: "\n"))
    case .annotation(let annotation) where annotation.kind == .lineLimit: break
    default: node.children = children.map { $0.limited(to: limit) }
    }
    return node
  }

  /// Returns the child that is a part of the node, such as its header.
  func part(_ kind: DisplayContainer.Kind) -> DisplayNode? {
    children.first { $0.element == .part(kind) }
  }
}
