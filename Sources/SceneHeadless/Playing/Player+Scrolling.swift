import SceneDisplay
import SceneRuntime

extension Player {
  /// The number of rows of a list that are shown at a time.
  static let page = 50

  /// Scrolls a list; the application gets no event, as with a scroll bar.
  func scroll(_ scroll: Act.Scroll, _ label: String?, in number: Int?) throws {
    let screens = try screensInForeground(number)
    let all = screens.flatMap { screen in
      screen.tree.root.front.lists().map {
        (screen: screen, name: $0.name, rows: $0.node, loaded: $0.rows)
      }
    }
    // A list that shows all its rows can't scroll.
    let scrolling = all.filter { $0.rows.children.count < $0.loaded.count }
    let found =
      label.map { label in all.filter { $0.name == label } }
      ?? (scrolling.isEmpty ? all : scrolling)
    let window = "window \(try session(number).ordinal)"
    let names = all.map { $0.name.map { "\"\($0)\"" } ?? "one without a label" }
      .joined(separator: ", ")
    guard let (screen, _, rows, loaded) = found.first else {
      throw ScriptError(
        "there is no list\(label.map { " \"\($0)\"" } ?? "") to scroll in \(window)"
          + (all.isEmpty ? "" : "; expected one of: \(names)"))
    }
    guard found.count == 1 else {
      throw ScriptError(
        "there are \(found.count) lists to scroll in \(window); expected the label of one: \(names)"
      )
    }
    let last = max(0, loaded.count - Self.page)
    let place =
      switch scroll {
      case .up: max(0, loaded.first - Self.page)
      case .down: min(loaded.first + Self.page, last)
      case .to(let row): min(max(0, row - 1), last)
      }
    host.pull(place..<(place + Self.page), of: rows.id, in: screen.window)
  }
}

extension DisplayNode {
  /// Returns the lazy lists with their labels: an accessibility label, or else the header of the section.
  fileprivate func lists(
    as name: String? = nil
  ) -> [(name: String?, node: DisplayNode, rows: DisplayCollection.Rows)] {
    var inner = name
    var own: [(String?, DisplayNode, DisplayCollection.Rows)] = []
    switch element {
    case .annotation(let annotation):
      if annotation.kind == .hidden { return [] }
      if annotation.kind == .accessibilityLabel { inner = label }
    case .container(let container) where container.kind == .section:
      inner = part(.header)?.label ?? name
    case .collection(let collection): own = collection.rows.map { [(name, self, $0)] } ?? []
    case .text, .image, .control, .container, .surface, .command: break
    }
    return own + children.flatMap { $0.lists(as: inner) }
  }
}
