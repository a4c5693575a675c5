import SceneDisplay
import SceneHeadless
public import Scenes
public import Testing

extension AppSimulator {
  /// An element that a window displays, such as a control or a text.
  ///
  /// Each property reads the current display, so an element can be stored and used again after an act. All properties
  /// but ``exists`` and ``count`` fail the test if no element matches, or if several elements match and no number was
  /// given.
  ///
  /// ```swift
  /// @Test @MainActor func `a message needs a subject`() async {
  ///   let simulator = await AppSimulator(Postbox())
  ///   let send = simulator.element("Send")
  ///   #expect(!send.isEnabled)
  ///   await simulator.type("Hello", into: "Subject")
  ///   #expect(send.isEnabled)
  ///   #expect(simulator.element("Subject").value == "Hello")
  /// }
  /// ```
  @MainActor public struct Element {
    let simulator: AppSimulator
    let query: Query
    let number: Int?
    let window: Int?
    let sourceLocation: SourceLocation

    enum Query {
      case named(String)
      case kind(ElementKind)
    }
  }

  /// Returns the element with the given name.
  ///
  /// - Parameters:
  ///   - name: The identifier or label of the element.
  ///   - number: The number among elements with the name, from 1; nil if there is only one.
  ///   - window: The number of the window; the focused window if nil.
  ///   - sourceLocation: The location of a failure in the test.
  /// - Returns: The element, which may not exist.
  public func element(
    _ name: String, at number: Int? = nil, in window: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Element {
    Element(
      simulator: self, query: .named(name), number: number, window: window,
      sourceLocation: sourceLocation)
  }

  /// Returns all elements of the given kind in a window, in display order.
  ///
  /// - Parameters:
  ///   - kind: The kind, such as `.button`.
  ///   - window: The number of the window; the focused window if nil.
  ///   - sourceLocation: The location of a failure in the test.
  /// - Returns: The elements. Of a lazy list, only the loaded rows are included.
  public func elements(
    _ kind: ElementKind, in window: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Element] {
    let all = Element(
      simulator: self, query: .kind(kind), number: nil, window: window,
      sourceLocation: sourceLocation)
    return (0..<all.count).map { index in
      Element(
        simulator: self, query: .kind(kind), number: index + 1, window: window,
        sourceLocation: sourceLocation)
    }
  }
}

extension AppSimulator.Element {
  /// Whether the element is displayed, even behind a sheet or an alert.
  public var exists: Bool {
    let found = found
    return number.map { found.indices.contains($0 - 1) } ?? !found.isEmpty
  }

  /// The number of displayed elements with the name or the kind.
  public var count: Int { found.count }

  /// Whether the element is enabled.
  public var isEnabled: Bool { one?.isEnabled ?? false }

  /// Whether the window of the element is on screen, and nothing modal, such as a sheet, is in front of
  /// the element.
  public var isHittable: Bool {
    guard let one else { return false }
    return one.cover == nil && simulator.player.isInForeground(window)
  }

  /// Whether the element is a selected row, option or tab.
  public var isSelected: Bool {
    one?.node.element.isSelected == true
  }

  /// The value of a text, a control or a picker; nil for other elements, and for controls without a value, such as
  /// buttons.
  ///
  /// The value of a text or a field is its text, the value of a slider a number, and the value of a
  /// toggle `on` or `off`. The value of a picker is the label of the selected option.
  ///
  /// The value of a secure field has one bullet for each character.
  public var value: String? { one?.value }

  /// The accessibility label or, if there is none, the readable text.
  public var label: String { one?.label ?? "" }

  /// The accessibility identifier; empty if the element has none.
  public var identifier: String { one?.identifier ?? "" }

  /// The kind of the element; nil for containers.
  public var kind: ElementKind? { one?.kind }

  // MARK: - Internal helpers

  /// The displayed elements that match the query.
  private var found: [ShownElement] {
    guard let shown = try? simulator.player.elements(in: window) else { return [] }
    let seen = shown.filter { !$0.isHidden }
    switch query {
    case .kind(let kind): return seen.filter { $0.kind == kind }
    case .named(let name):
      // Controls, and elements whose identifier is the name, have precedence over texts whose label is the name.
      let controls = seen.named(name) { $0.isControl || $0.identifier == name }
      return controls.isEmpty ? seen.named(name) { $0.kind != nil } : controls
    }
  }

  /// The element that matches the query or, if a number was given, the matching element with this number.
  ///
  /// If there is no such element, or several elements match and no number was given, the test fails.
  private var one: ShownElement? {
    guard simulator.canContinue(sourceLocation) else { return nil }
    let found = found
    if let number {
      if found.indices.contains(number - 1) { return found[number - 1] }
    } else if found.count == 1 {
      return found[0]
    }
    simulator.record(complaint(found), sourceLocation)
    return nil
  }

  private func complaint(_ found: [ShownElement]) -> String {
    let place = window.map { "window \($0)" } ?? "the focused window"
    let name =
      switch query {
      case .named(let name): "element \"\(name)\""
      case .kind(let kind): kind.rawValue
      }
    let lines = (try? simulator.player.lines(in: window)) ?? []
    if found.isEmpty {
      return "there is no \(name) in \(place), which shows:\n" + lines.indented
    }
    return
      "there are \(found.count) of \(name) in \(place); expected the number of one, as in at: 1"
  }
}

extension ShownElement {
  /// The value of the element as text; nil for an element without a value.
  fileprivate var value: String? {
    switch node.element {
    case .text: label
    case .control(let control): control.value == .empty ? nil : "\(control.value)"
    case .collection where kind == .picker: node.all.first { $0.element.isSelected }?.label
    case .image, .container, .collection, .surface, .command, .annotation: nil
    }
  }
}

extension DisplayElement {
  /// Whether the element is a selected row, option or tab.
  fileprivate var isSelected: Bool {
    if case .collection(let item) = self { item.isSelected == true } else { false }
  }
}
