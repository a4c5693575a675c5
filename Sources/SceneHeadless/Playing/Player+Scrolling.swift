import SceneDisplay
import SceneRuntime

extension Player {
  /// The number of rows of a list that are shown at a time.
  static let page = 50

  /// Scrolls a list; the application gets no event, as with a scroll bar.
  func scroll(_ scroll: Act.Scroll, _ label: String?, in number: Int?) throws {
    let screens = try screensInForeground(number)
    let all = screens.flatMap { screen in
      screen.tree.root.front.lists().map { (screen: screen, name: $0.name, rows: $0.rows) }
    }
    // A list that shows all its rows can't scroll.
    let scrolling = all.filter { $0.rows.hasMoreRows }
    let found =
      label.map { label in all.filter { $0.name == label } }
      ?? (scrolling.isEmpty ? all : scrolling)
    let window = "window \(try session(number).ordinal)"
    let names = all.map { $0.name.map { "\"\($0)\"" } ?? "one without a label" }
      .joined(separator: ", ")
    guard let (screen, _, rows) = found.first else {
      throw ScriptError(
        "there is no list\(label.map { " \"\($0)\"" } ?? "") to scroll in \(window)"
          + (all.isEmpty ? "" : "; expected one of: \(names)"))
    }
    guard found.count == 1, case .rows(let first, let count) = rows.element else {
      throw ScriptError(
        "there are \(found.count) lists to scroll in \(window); expected the label of one: \(names)"
      )
    }
    let last = max(0, count - Self.page)
    let place =
      switch scroll {
      case .up: max(0, first - Self.page)
      case .down: min(first + Self.page, last)
      case .to(let row): min(max(0, row - 1), last)
      }
    host.pull(place..<(place + Self.page), of: rows.id, in: screen.window)
  }
}

extension DisplayNode {
  /// Whether some rows aren't shown.
  fileprivate var hasMoreRows: Bool {
    if case .rows(_, let count) = element { children.count < count } else { false }
  }

  /// Returns the lazy lists with their labels: an accessibility label, or else the header of the section.
  fileprivate func lists(as name: String? = nil) -> [(name: String?, rows: DisplayNode)] {
    switch element {
    case .trait(.hidden): []
    case .trait(.accessibilityLabel(let label)): children.flatMap { $0.lists(as: label) }
    case .section:
      children.flatMap { child in
        child.lists(as: children.first { $0.element == .part(.header) }?.label ?? name)
      }
    case .rows: [(name, self)] + children.flatMap { $0.lists(as: name) }
    default: children.flatMap { $0.lists(as: name) }
    }
  }
}
