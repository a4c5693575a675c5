import SceneDisplay
import SceneRuntime

extension Player {
  /// The number of rows of a lazy list that are loaded at a time.
  static let page = 50

  /// Scrolls a list or a scroll view.
  ///
  /// - Returns: The event for the application; nil if the host, not the content, stores the scroll position of the list
  ///   or scroll view. In that case, scrolling only loads other rows.
  func scroll(_ scroll: Act.Scroll, _ label: String?, in number: Int?) throws -> HostEvent? {
    let (screen, scrollable) = try scrollable(for: scroll, label, in: number)
    guard scrollable.isEnabled || scrollable.container == nil && !scrollable.isFixed else {
      throw ScriptError(
        "what scrolls in window \(try session(number).ordinal) is disabled; expected an enabled one"
      )
    }
    let node: DisplayNode?
    if let rows = scrollable.rows, let loaded = rows.element.rows {
      let index = try index(of: scroll, in: scrollable, rows, loaded, number)
      let start = min(index, max(0, loaded.count - Self.page))
      host.pull(start..<(start + Self.page), of: rows.id, in: screen.window)
      let shown = host.screens[screen.window.id]?.tree.node(rows.id)
      let first = shown?.element.rows?.first ?? 0
      node = shown.flatMap { rows in
        rows.children.indices.contains(index - first) ? rows.children[index - first] : nil
      }
    } else if case .toText(let text) = scroll {
      node = try scrollable.parts.only(with: text, "part", in: try session(number).ordinal)
    } else {
      throw ScriptError(
        "what scrolls in window \(try session(number).ordinal) has no numbered rows; expected "
          + "scroll to \"TEXT\" with a text in it")
    }
    guard let container = scrollable.container, let node else { return nil }
    return .content(screen.window.id, ContentEvent(.scroll(to: node.id), on: container.id))
  }

  /// Returns the list or the scroll view with the given label; without a label, the only list or scroll view in the
  /// window.
  private func scrollable(
    for scroll: Act.Scroll, _ label: String?, in number: Int?
  ) throws -> (screen: HeadlessHost.Screen, scrollable: Scrollable) {
    let all = try screensInForeground(number).flatMap { screen in
      screen.tree.root.front.scrollables().map { (screen: screen, scrollable: $0) }
    }
    // Without a label, lists that can't scroll are passed over if another one can. If the host stores the position of a
    // list, scrolling only loads other rows, so a list whose rows are all loaded can't scroll.
    let scrolling = all.filter { $0.scrollable.canScroll }
    var found =
      label.map { label in all.filter { $0.scrollable.name == label } }
      ?? (scrolling.isEmpty ? all : scrolling)
    // If several lists or scroll views were found, and some of them contain the text, only these are considered.
    if case .toText(let text) = scroll, found.count > 1 {
      let having = found.filter { !$0.scrollable.parts.having(text).isEmpty }
      if !having.isEmpty { found = having }
    }
    let window = "window \(try session(number).ordinal)"
    let names = all.map { $0.scrollable.name.map { "\"\($0)\"" } ?? "one without a label" }
      .joined(separator: ", ")
    guard let first = found.first else {
      throw ScriptError(
        "there is no list\(label.map { " \"\($0)\"" } ?? "") to scroll in \(window)"
          + (all.isEmpty ? "" : "; expected one of: \(names)"))
    }
    guard found.count == 1 else {
      throw ScriptError(
        "there are \(found.count) lists to scroll in \(window); expected the label of one: \(names)"
      )
    }
    return first
  }

  /// Returns the index of the row to which a person scrolls, counted among all rows of the list.
  private func index(
    of scroll: Act.Scroll, in scrollable: Scrollable, _ rows: DisplayNode,
    _ loaded: DisplayCollection.Rows, _ number: Int?
  ) throws -> Int {
    // Scrolling by a page ends at the last page. Scrolling to a row by its number also ends at the last page if the
    // host stores the scroll position. If the content stores the position, any row can be the first visible row.
    let last = max(0, loaded.count - Self.page)
    let top = scrollable.container?.element.scrollPlace?.node.flatMap { id in
      rows.children.firstIndex { row in row.all.contains { $0.id == id } }
    }
    let current = loaded.first + (top ?? 0)
    switch scroll {
    case .up: return max(0, current - Self.page)
    case .down: return max(current, min(current + Self.page, last))
    case .to(let row):
      return min(max(0, row - 1), scrollable.container == nil ? last : max(0, loaded.count - 1))
    case .toText(let text):
      let row = try rows.children.only(with: text, "row", in: try session(number).ordinal)
      return loaded.first + (rows.children.firstIndex { $0.id == row.id } ?? 0)
    }
  }
}

/// A list, a section of a list, or a scroll view.
private struct Scrollable {
  /// The text of the innermost accessibility label or section header that applies to the rows; nil if there is none.
  var name: String?
  /// The container whose scroll position the content stores; nil if the host stores the scroll position.
  var container: DisplayNode?
  /// The node that contains the loaded rows of a lazy list; nil for other containers.
  var rows: DisplayNode?
  var isEnabled = true
  /// Whether the app has disabled scrolling.
  ///
  /// A list that is disabled for another reason can still be scrolled if the host stores the scroll position of the
  /// list.
  var isFixed = false

  /// The nodes that a person can scroll to.
  var parts: [DisplayNode] {
    if let rows { return rows.children }
    return container?.children.flatMap(\.parts) ?? []
  }

  var canScroll: Bool {
    if container != nil { return true }
    guard let rows, let loaded = rows.element.rows else { return false }
    return rows.children.count < loaded.count
  }
}

extension [DisplayNode] {
  /// Returns the nodes whose label is the given text.
  ///
  /// If there are none, returns the nodes with a line that contains the text.
  fileprivate func having(_ text: String) -> [DisplayNode] {
    let labelled = filter { $0.label == text }
    return labelled.isEmpty ? filter { $0.lines.contains { $0.contains(text) } } : labelled
  }

  /// Returns the only node with the given text; throws an error if no node or several nodes have the text.
  fileprivate func only(with text: String, _ name: String, in window: Int) throws -> DisplayNode {
    let found = having(text)
    if let node = found.first, found.count == 1 { return node }
    throw ScriptError(
      found.isEmpty
        ? "there is no \(name) \"\(text)\" to scroll to in window \(window)"
          + (isEmpty ? "" : "; expected one of: " + map(\.label).quoted)
        : "\(found.count) \(name)s have \"\(text)\" in window \(window); expected more of the text of one:",
      list: found.map { "\"\($0.label.withoutLinkValues)\"" })
  }
}

extension DisplayNode {
  /// The outermost visible elements in the node that have a kind, such as texts and controls.
  ///
  /// The texts in a control's label are left out, because they are inside the control.
  fileprivate var parts: [DisplayNode] {
    element == .annotation(.hidden) ? [] : element.kind == nil ? children.flatMap(\.parts) : [self]
  }

  /// Returns the lists and containers in the node that can be scrolled.
  ///
  /// These are the lazy lists, and the other containers whose scroll position the content stores. Of a lazy list and
  /// the container that scrolls the list, the result contains only the list.
  ///
  /// - Parameter outer: The name, the container and the state that the node inherits from the nodes around it.
  /// - Returns: The lists and containers, in order.
  fileprivate func scrollables(in outer: Scrollable = Scrollable()) -> [Scrollable] {
    var inner = outer
    switch element {
    case .annotation(let annotation):
      if annotation.kind == .hidden { return [] }
      if annotation.kind == .accessibilityLabel { inner.name = label }
      if annotation == .disabled(true) { inner.isEnabled = false }
      if annotation.kind == .scrollDisabled, annotation.value == .flag(true) {
        inner.isEnabled = false
        inner.isFixed = true
      }
    case .container(let container) where container.kind == .section:
      inner.name = part(.header)?.label ?? outer.name
    case .text, .image, .control, .container, .collection, .surface, .command: break
    }
    if element.rows != nil {
      var own = inner
      own.rows = self
      return [own] + children.flatMap { $0.scrollables(in: inner) }
    }
    if element.scrollPlace != nil {
      inner.container = self
      let found = children.flatMap { $0.scrollables(in: inner) }
      // If lazy rows of this container were found, the container isn't added, because scrolling the rows scrolls the
      // container.
      return found.contains { $0.container?.id == id } ? found : [inner] + found
    }
    if element.isList { inner.container = nil }
    return children.flatMap { $0.scrollables(in: inner) }
  }
}

extension DisplayElement {
  fileprivate var isList: Bool {
    if case .collection(let collection) = self { collection.kind.isKind(of: .list) } else { false }
  }
}
