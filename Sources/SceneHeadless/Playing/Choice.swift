import SceneDisplay
import SceneRuntime

/// An element that a person chooses by its number, for a terminal whose lines are read aloud.
struct Choice {
  /// A description of the element, with its kind and its state.
  let line: String
  private let window: WindowID
  private let element: ShownElement

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - element: The element that a person can choose.
  ///   - row: The text of the row that contains the element; nil to leave out the row. The text distinguishes the
  ///     element from equal elements of other rows.
  ///   - window: The window that shows the element.
  init(_ element: ShownElement, inRow row: String?, in window: WindowID) {
    self.element = element
    self.window = window
    let name = element.label.isEmpty ? "without a name" : element.label.withoutLinkValues
    let state = element.isEnabled ? element.node.element.stateInWords : "disabled"
    let kind = element.kind?.rawValue ?? "page"
    let place = row.map { "in row \($0.withoutLinkValues)" }
    line = ([name, kind] + [state, place].compactMap(\.self)).joined(separator: ", ").escaped
  }

  /// Returns the event for choosing the element.
  ///
  /// - Parameter text: The text after the number of the choice: the text for a field, the number for a slider, or the
  ///   direction for a stepper.
  /// - Returns: The event.
  /// - Throws: A ``ScriptError`` if the element can't be used, or doesn't accept the text.
  func event(_ text: String) throws -> HostEvent {
    guard element.isReachable else {
      throw ScriptError("\(element.heading) \(element.obstacle ?? "can't be used")")
    }
    return .content(window, ContentEvent(try act(text), on: element.node.id))
  }

  private func act(_ text: String) throws -> ContentEvent.Act {
    let acts = element.acts
    if acts.contains(.enter) { return .enter(text) }
    if acts.contains(.set) {
      guard let number = Double(text) else {
        throw ScriptError("expected a number behind that of the \(element.heading)")
      }
      return .set(number)
    }
    if acts.contains(.step) {
      switch text {
      case "up", "+", "": return .step(.up)
      case "down", "-": return .step(.down)
      default: throw ScriptError("expected up or down behind the number of the \(element.heading)")
      }
    }
    guard text.isEmpty else {
      throw ScriptError("expected nothing behind the number of the \(element.heading)")
    }
    return acts.contains(.press) ? .press : .dismiss
  }
}

extension DisplayElement {
  /// A description of the state of a control, or of an item of a collection; nil if the element has no state to
  /// describe.
  fileprivate var stateInWords: String? {
    switch self {
    case .control(let control):
      switch control.value {
      case .isOn(let isOn): isOn ? "on" : "off"
      case .number(let number, let range):
        "\(number), from \(range.lowerBound) to \(range.upperBound)"
      case .text(let text): text.isEmpty ? "empty" : "\"\(text)\""
      case .secret(let length): length == 0 ? "empty" : "\(length) characters"
      case .empty: nil
      }
    case .collection(let item): item.isSelected == true ? "selected" : nil
    case .text, .image, .container, .surface, .command, .annotation: nil
    }
  }
}

extension Player {
  /// The elements that a person can press, edit, set, step or close in the focused scene, in the order in which they
  /// are shown.
  ///
  /// Elements behind content in front of the window, such as a sheet or a dialog, are left out.
  var choices: [Choice] {
    guard let screens = try? screensInForeground(nil) else { return [] }
    return screens.flatMap { screen in
      let rows = screen.tree.root.front.rowsOfElements
      return screen.tree.root.front.elements.filter { element in
        element.isReachable
          && !element.acts.isDisjoint(with: [.press, .enter, .set, .step, .dismiss])
      }.map { element in
        let row = rows[element.node.id]
        return Choice(element, inRow: row == element.label ? nil : row, in: screen.window.id)
      }
    }
  }
}

extension DisplayNode {
  /// The text of the innermost row that contains a node, by the id of the node; a node outside rows has no entry.
  fileprivate var rowsOfElements: [Int: String] {
    var rows: [Int: String] = [:]
    for row in all {
      guard case .collection(let item) = row.element, item.kind.isKind(of: .row) else { continue }
      let text = row.label
      // An inner row comes after its outer row, and so replaces the outer row's text.
      for node in row.all where node.id != row.id { rows[node.id] = text.isEmpty ? nil : text }
    }
    return rows
  }
}
