import SceneHeadless
public import Scenes
public import Testing

extension AppSimulator {
  /// Something a window shows: a control, a text, or anything else with a kind.
  ///
  /// Each property looks at what is shown now, so an element can be kept and asked again after an act. An
  /// element that isn't there, and one whose name several have, fail the test where they are asked for more
  /// than ``exists`` and ``count``.
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

  /// Something a window shows, by its name.
  ///
  /// - Parameters:
  ///   - name: Its identifier or its label.
  ///   - number: Which of several with that name, counted from 1; nil if there is one.
  ///   - window: The window's number; the focused one if nil.
  ///   - sourceLocation: Where the test is said to fail.
  /// - Returns: The element, which needn't exist.
  public func element(
    _ name: String, at number: Int? = nil, in window: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Element {
    Element(
      simulator: self, query: .named(name), number: number, window: window,
      sourceLocation: sourceLocation)
  }

  /// All a window shows of a kind, in the order in which it is shown.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - window: The window's number; the focused one if nil.
  ///   - sourceLocation: Where the test is said to fail.
  /// - Returns: The elements; of a list the rows that are shown.
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
  /// Whether a window shows it, also behind a sheet or an alert.
  public var exists: Bool {
    let found = found
    return number.map { found.indices.contains($0 - 1) } ?? !found.isEmpty
  }

  /// How many have its name.
  public var count: Int { found.count }

  /// Whether a person may act on it.
  public var isEnabled: Bool { one?.isEnabled ?? false }

  /// Whether it is on screen and nothing is in front of it.
  public var isHittable: Bool {
    guard let one else { return false }
    return one.cover == nil && simulator.player.isInForeground(window)
  }

  /// Whether it is the chosen row, option or tab.
  public var isSelected: Bool {
    switch one?.node.element {
    case .option(let isSelected), .tab(let isSelected): isSelected
    default: false
    }
  }

  /// The value: the text of a field or a text, the number of a slider, `on` or `off` of a toggle, the
  /// label of a picker's option; nil for anything else.
  ///
  /// Of a secure field it is a bullet for each character.
  public var value: String? { one?.value }

  /// The name: the label it was given, else what a person reads on it.
  public var label: String { one?.label ?? "" }

  /// The identifier it was given; empty if none was.
  public var identifier: String { one?.identifier ?? "" }

  /// Its kind; nil if it only holds others.
  public var kind: ElementKind? { one?.kind }

  // MARK: - Internal helpers

  /// The shown elements with the name.
  private var found: [ShownElement] {
    guard let shown = try? simulator.player.elements(in: window) else { return [] }
    let seen = shown.filter { !$0.isHidden }
    switch query {
    case .kind(let kind): return seen.filter { $0.kind == kind }
    case .named(let name):
      // A control goes before the text in it.
      let controls = seen.named(name) { $0.isControl || $0.identifier == name }
      return controls.isEmpty ? seen.named(name) { $0.kind != nil } : controls
    }
  }

  /// The one element that is meant; where there is none, or several are, the test fails.
  private var one: ShownElement? {
    guard simulator.goesOn(sourceLocation) else { return nil }
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
  /// The value.
  fileprivate var value: String? {
    switch node.element {
    case .text, .styledText: label
    case .textField(_, let text), .textEditor(let text): text
    case .secureField(_, let length): String(repeating: "•", count: length)
    case .toggle(let isOn): isOn ? "on" : "off"
    case .slider(let value, _): "\(value)"
    case .progress(let fraction): fraction.map { "\($0)" }
    case .picker: node.all.first { $0.element == .option(isSelected: true) }?.label
    default: nil
    }
  }
}
