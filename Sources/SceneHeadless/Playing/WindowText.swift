public import SceneDisplay

extension DisplaySurface.Kind {
  /// Whether the lines of a surface of this kind begin with a line that names the kind.
  ///
  /// A surface of an unknown kind is written as its fallback.
  fileprivate var isNamed: Bool {
    [.sheet, .alert, .dialog, .cover, .popover, .fileDialog].contains(self)
  }
}

extension DisplayNode {
  /// The content of the node as lines of text: `[Label]` for a button, `Label: [text]` for a field.
  ///
  /// A disabled control is followed by `(disabled)`. An element of an unknown kind is written as
  /// its fallback.
  public var lines: [String] { lines(isEnabled: true) }

  func lines(isEnabled: Bool) -> [String] {
    scrolledLines(isEnabled: isEnabled) ?? allLines(isEnabled: isEnabled)
  }

  /// Returns the lines of the node, including the node's lines that are scrolled out of view.
  func allLines(isEnabled: Bool) -> [String] {
    switch element {
    case .text(let text):
      let lines = text.bracketed.split(separator: "\n", omittingEmptySubsequences: false)
      return marked(lines.map(String.init), isEnabled || children.isEmpty)
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
      case .represented: return children.last?.children.first?.inner(isEnabled) ?? []
      // The space for lines of text is unlimited, so the first alternative always fits.
      case .fitting: return children.first?.lines(isEnabled: isEnabled) ?? []
      case .contextMenu:
        let items = inner(isEnabled).onOneLine
        return items.isEmpty ? [] : ["menu: \(items)"]
      case .scroll, .toolbarItem, .inspected, .panes: return inner(isEnabled)
      case .inspector: return ["inspector:"] + inspectorLines(isEnabled).map { "  " + $0 }
      case .lazyGrid where container.axis == .vertical: return gridLines(container, isEnabled)
      case .lazyGrid: return inner(isEnabled)
      case .stack where container.axis == .horizontal, .tableRow, .labeled:
        let columns = toldChildren.flatMap { $0.columns(isEnabled) }
        return [columns.filter { !$0.isEmpty }.joined(separator: "  ")]
      default: break
      }
    case .collection(let collection):
      let mark = collection.isSelected == true ? "(x) " : "( ) "
      switch (collection.kind, collection.isSelected, collection.rows) {
      case (.picker, _, _), (.tabSection, _, _): return section(isEnabled)
      case (.pages, _, _): return pageLines(isEnabled, isMarked: true)
      case (.unmarkedPages, _, _): return pageLines(isEnabled, isMarked: false)
      case (.tab, _, _):
        let content = children.filter { $0.element != .part(.header) }
        return marked([mark + (part(.header)?.label ?? "")], isEnabled)
          + content.flatMap { $0.lines(isEnabled: isEnabled) }.map { "  " + $0 }
      case (.row, _?, _): return marked([mark + inner(true).joined(separator: "  ")], isEnabled)
      case (_, _, .some): return inner(isEnabled) + loadedRange
      default: break
      }
    case .surface(let surface) where surface.kind.isNamed:
      let lines =
        surface.isRedacted == true
        ? toldChildren.flatMap { $0.redacted().lines(isEnabled: isEnabled) } : inner(isEnabled)
      return ["\(element.kind?.rawValue ?? surface.kind.name):"] + lines.map { "  " + $0 }
    case .command(let command):
      return (command.title == nil ? children : [self]).menuLines(isEnabled: isEnabled)
    case .annotation(.contextMenu):
      guard let menu = children.last, menu.element == .contextMenu else { return inner(isEnabled) }
      return children.dropLast().flatMap { $0.lines(isEnabled: isEnabled) }
        + menu.lines(isEnabled: isEnabled)
    case .annotation(.hidden): return []
    case .annotation(.disabled(true)): return inner(false)
    // If the tappable content is disabled, only its last line is marked with `(disabled)`, not each descendant.
    case .annotation(.tappable): return marked(inner(true), isEnabled)
    case .annotation(.accessibilityHidden(true)): return []
    case .annotation(let annotation) where annotation.kind == .inert: return inner(isEnabled)
    case .annotation(.accessibilityCombined):
      let line = inner(isEnabled).joined(separator: " ")
      return line.isEmpty ? [] : [line]
    case .annotation(let annotation) where annotation.kind.isKind(of: .holdable):
      return marked(inner(true), isEnabled)
    case .annotation(let annotation):
      if let told = told(annotation, isEnabled) { return told }
      if annotation == .redacted(true) {
        return children.flatMap { $0.redacted().lines(isEnabled: isEnabled) }
      }
      if annotation.kind == .lineLimit, case .count(let limit?) = annotation.value {
        return children.flatMap { $0.limited(to: limit).lines(isEnabled: isEnabled) }
      }
      if annotation.kind == .lineRange, case .lines(_, let limit?) = annotation.value {
        return children.flatMap { $0.limited(to: limit).lines(isEnabled: isEnabled) }
      }
      if case .textCase(let letters?) = annotation.value {
        return children.flatMap { $0.cased(letters).lines(isEnabled: isEnabled) }
      }
    case .surface: break
    }
    return fallback?.lines(isEnabled: isEnabled) ?? inner(isEnabled)
  }

  /// A line that tells which rows of a lazy list or a lazy stack are loaded; empty if all rows are loaded.
  private var loadedRange: [String] {
    guard let rows = element.rows, children.count < rows.count else { return [] }
    return ["(rows \(rows.first + 1) to \(rows.first + children.count) of \(rows.count))"]
  }

  /// Returns the texts that the node adds to the line of a horizontal stack: one text or, for a lazy stack, one text
  /// for each view.
  private func columns(_ isEnabled: Bool) -> [String] {
    guard case .collection(let collection) = element, collection.kind.isPartOfStack else {
      return [lines(isEnabled: isEnabled).joined(separator: " ")]
    }
    return toldChildren.flatMap { $0.columns(isEnabled) } + loadedRange
  }

  /// Returns the lines of an annotated node, with the change that the annotation makes; nil if it makes no change.
  ///
  /// These annotations change lines: an accessibility value, important content, traits, and the label of an image or a
  /// combined element.
  private func told(_ annotation: DisplayAnnotation, _ isEnabled: Bool) -> [String]? {
    guard case .text(let text) = annotation.value else { return nil }
    if annotation.kind == .accessibilityLabel, children.count == 1 {
      if children[0].isImage { return text.isEmpty ? [] : ["(\(text))"] }
      if children[0].isCombined { return text.isEmpty ? [] : [text] }
    }
    if annotation.kind == .accessibilityValue, !text.isEmpty {
      if children.count == 1, let lines = children[0].lines(withValue: text, isEnabled) {
        return lines
      }
      let lines = inner(isEnabled)
      return lines.isEmpty ? [text] : lines.dropLast() + [lines[lines.count - 1] + ": \(text)"]
    }
    if annotation.kind == .importantContent {
      let lines = inner(isEnabled)
      return lines.isEmpty ? [text] : lines.dropLast() + [lines[lines.count - 1] + ", \(text)"]
    }
    guard annotation.kind == .accessibilityTraits else { return nil }
    let traits = text.split(separator: " ")
    var lines = inner(isEnabled)
    if traits.contains("selected") { lines = lines.map { "(x) \($0)" } }
    return traits.contains("header") ? lines.map { "# \($0)" } : lines
  }

  /// Whether the node is an image, possibly inside annotations.
  private var isImage: Bool {
    switch element {
    case .image: true
    case .annotation: children.count == 1 && children[0].isImage
    default: false
    }
  }

  /// Whether the node is a combined element for accessibility, possibly inside other annotations.
  private var isCombined: Bool {
    switch element {
    case .annotation(.accessibilityCombined): true
    case .annotation: children.count == 1 && children[0].isCombined
    default: false
    }
  }

  /// Returns the lines of a control, with its own value replaced by the given value; nil if the node isn't a control
  /// with a value.
  ///
  /// Annotations around the control are skipped.
  private func lines(withValue text: String, _ isEnabled: Bool) -> [String]? {
    switch element {
    case .control(let control):
      let isValued =
        control.value != .empty || control.acts.contains(.step)
        || control.kind.isKind(of: .progress)
      return isValued ? marked([labelled(text)], isEnabled || control.acts.isEmpty) : nil
    case .annotation(let annotation) where children.count == 1:
      return children[0].lines(withValue: text, isEnabled && annotation != .disabled(true))
    default: return nil
    }
  }

  private func lines(of control: DisplayControl) -> [String] {
    let lines = linesOfValue(of: control)
    guard let selected = control.selectedText else { return lines }
    return lines + ["selected: \"\(selected)\""]
  }

  private func linesOfValue(of control: DisplayControl) -> [String] {
    let isProgress = control.kind.isKind(of: .progress)
    return switch control.value {
    case .isOn(let isOn) where control.kind.isKind(of: .disclosure):
      ["\(isOn ? "▾" : "▸") \(label)"]
    case .isOn where control.kind.isKind(of: .mixedToggle): ["[-] \(label)"]
    case .isOn(let isOn): ["[\(isOn ? "x" : " ")] \(label)"]
    case .text(let text) where control.kind.isKind(of: .growingField):
      text.contains("\n")
        ? ["\(label):"] + DisplayNode(id: id, element: .text(text)).lines.map { "| \($0)" }
        : ["\(label): [\(text)]" + (control.emptyPrompt.map { " (\($0))" } ?? "")]
    case .text(let text) where control.kind.isKind(of: .textEditor):
      DisplayNode(id: id, element: .text(text)).lines.map { "| \($0)" }
    case .text, .secret:
      ["\(label): [\(control.value)]" + (control.emptyPrompt.map { " (\($0))" } ?? "")]
    // The children of a control of these kinds contain the number as text, so the number isn't added.
    case .number where [.labelledGauge, .labelledProgress].contains(control.kind): [label]
    case .number(let number, let range) where control.kind.isKind(of: .gauge):
      [labelled("\(number) (\(range.lowerBound) to \(range.upperBound))")]
    case .number(let number, _) where isProgress:
      [labelled("\(Int(exactly: (number * 100 + 1e-9).rounded(.down)) ?? 0) %")]
    case .number: [labelled("\(control.value)")]
    case .empty where isProgress: [labelled("…")]
    case .empty where control.kind.isKind(of: .menu): ["[\(label.isEmpty ? "▾" : "\(label) ▾")]"]
    case .empty: [control.acts.contains(.step) ? labelled("- +") : "[\(label)]"]
    }
  }

  /// Returns the lines of an inspector, without the line that separates the inspector from the content.
  private func inspectorLines(_ isEnabled: Bool) -> [String] {
    children.flatMap(\.children).filter { $0.element != .divider }
      .flatMap { $0.lines(isEnabled: isEnabled) }
  }

  /// Returns a line for each row of a grid.
  ///
  /// The grid has as many columns as fit into 640 points: 80 characters, each 8 points wide.
  private func gridLines(_ grid: DisplayContainer, _ isEnabled: Bool) -> [String] {
    let columns = grid.columns ?? []
    let count = max(1, columns.reduce(0) { $0 + $1.count(in: 640 / Double(columns.count)) })
    let cells = children.flatMap(\.cells).map { cell in
      cell.lines(isEnabled: isEnabled).joined(separator: " ")
    }
    return stride(from: 0, to: cells.count, by: count).map { start in
      cells[start..<min(start + count, cells.count)].joined(separator: "  ")
    }
  }

  /// The node itself or, for an annotation of several children, the descendants that a grid places in separate cells.
  private var cells: [DisplayNode] {
    if case .annotation = element, children.count > 1 { return children.flatMap(\.cells) }
    return [self]
  }

  /// Returns the lines of all children, one child after the other, in the order of `toldChildren`.
  private func inner(_ isEnabled: Bool) -> [String] {
    toldChildren.flatMap { $0.lines(isEnabled: isEnabled) }
  }

  /// The children in the order in which assistive technologies present them.
  private var toldChildren: [DisplayNode] {
    let priorities = children.map(\.sortPriority)
    if priorities.allSatisfy({ $0 == 0 }) { return children }
    return children.indices.sorted { (-priorities[$0], $0) < (-priorities[$1], $1) }
      .map { children[$0] }
  }

  /// The priority of the node among its siblings, set by an annotation.
  private var sortPriority: Double {
    var node = self
    while case .annotation(let annotation) = node.element {
      if annotation.kind == .accessibilitySortPriority,
        case .number(let priority) = annotation.value
      {
        return priority
      }
      guard let child = node.children.first else { break }
      node = child
    }
    return 0
  }

  /// Returns the lines of the children; lines that aren't in the header or the footer are indented.
  private func section(_ isEnabled: Bool) -> [String] {
    children.flatMap { child in
      let lines = child.lines(isEnabled: isEnabled)
      guard case .container(let part) = child.element, part.kind.isKind(of: .part) else {
        return lines.map { "  " + $0 }
      }
      return lines
    }
  }

  /// Returns the given lines of an element; if the element is disabled, the last line ends with `(disabled)`.
  private func marked(_ lines: [String], _ isEnabled: Bool) -> [String] {
    guard !isEnabled, let last = lines.last else { return lines }
    return lines.dropLast() + [last + " (disabled)"]
  }

  private func labelled(_ value: String) -> String {
    label.isEmpty ? value : "\(label): \(value)"
  }

  /// Returns the node with each text cut to the given number of lines, except texts with a line limit of their own.
  private func limited(to limit: Int) -> DisplayNode {
    var node = self
    switch element {
    case .text: node.element = .text(lines.prefix(limit).joined(separator: "\n"))
    case .annotation(let annotation)
    where annotation.kind == .lineLimit || annotation.kind == .lineRange: break
    default: node.children = children.map { $0.limited(to: limit) }
    }
    return node
  }

  /// Returns the node with its texts in the given case, except texts with a case of their own.
  private func cased(_ letters: DisplayTextCase) -> DisplayNode {
    var node = self
    switch element {
    case .text(let text): node.element = .text(text.cased(letters))
    case .annotation(let annotation) where annotation.kind == .textCase: break
    default: node.children = children.map { $0.cased(letters) }
    }
    return node
  }

  /// Returns the node with its texts redacted, except texts inside an annotation `redacted(false)`.
  private func redacted() -> DisplayNode {
    var node = self
    switch element {
    case .text(let text): node.element = .text(text.redacted)
    case .image(var image):
      image.alternative = image.alternative?.redacted
      node.element = .image(image)
    case .control(let control):
      // A number can't be redacted in the control, so a text with the redacted lines replaces the control.
      if case .number = control.value {
        return DisplayNode(
          id: id, element: .text(lines(of: control).joined(separator: "\n").redacted))
      }
      // The mark of a toggle shows its value, so the mark is replaced. The mark of a disclosure group isn't replaced,
      // because the content of the group shows whether the group is open.
      if case .isOn = control.value, !control.kind.isKind(of: .disclosure) {
        return DisplayNode(id: id, element: .text(DisplayText("[▒] \(label.redacted)")))
      }
      node.element = .control(control.redacted)
    case .collection(let item) where item.isSelected != nil && !item.kind.isKind(of: .tab):
      // The mark of a row or an option is replaced. The mark of a tab isn't replaced, because the shown content tells
      // which tab is selected.
      let content = children.flatMap { $0.redacted().lines(isEnabled: true) }
      return DisplayNode(
        id: id, element: .text(DisplayText("(▒) " + content.joined(separator: "  "))))
    case .annotation(let annotation) where annotation == .redacted(false): return node
    case .annotation(var annotation):
      if case .text(let text) = annotation.value, annotation.kind != .accessibilityTraits {
        annotation.value = .text(text.redacted)
        node.element = .annotation(annotation)
      }
    default: break
    }
    node.children = children.map { $0.redacted() }
    return node
  }

  /// Returns the lines of the selected page; if pages are marked, a line with the number of the page follows.
  private func pageLines(_ isEnabled: Bool, isMarked: Bool) -> [String] {
    let pages = all.filter {
      $0.element == .tab(isSelected: true) || $0.element == .tab(isSelected: false)
    }
    let number = pages.firstIndex { $0.element == .tab(isSelected: true) } ?? 0
    guard pages.indices.contains(number) else { return [] }
    let content = pages[number].children.filter { $0.element != .part(.header) }
    let mark = isMarked ? ["(page \(number + 1) of \(pages.count))"] : []
    return content.flatMap { $0.lines(isEnabled: isEnabled) } + mark
  }

  /// Returns the child that is a part of the given kind, such as the header; nil if there is none.
  func part(_ kind: DisplayContainer.Kind) -> DisplayNode? {
    children.first { $0.element == .part(kind) }
  }
}

extension DisplayGridColumn {
  /// Returns the number of columns that this description creates in a container of the given width, in points.
  fileprivate func count(in width: Double) -> Int {
    switch self {
    case .fixed, .flexible: 1
    case .adaptive(let minimum, _): max(1, Int(min(1_000, (width + 8) / max(1, minimum + 8))))
    }
  }
}
