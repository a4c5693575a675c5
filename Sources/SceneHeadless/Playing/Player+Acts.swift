import SceneDisplay
import SceneRuntime

extension Player {
  /// What a host tells the application when the act is done.
  func event(for act: Act) throws -> HostEvent {
    if application.isTerminated { throw ScriptError("the application has ended") }
    switch act {
    case .tap(let label, let number):
      return try event(.press, on: .button, label, in: number)
    case .type(let text, let label, let number):
      return try event(.enter(text), on: .field, label, in: number)
    case .set(let label, let value, let number):
      return try event(.set(value), on: .slider, label, in: number)
    case .step(let label, let direction, let number):
      return try event(.step(direction), on: .stepper, label, in: number)
    case .focus(let number): return .focus(try sessionInForeground(number))
    case .openSwitcher: return .openSwitcher
    case .newWindow: return .newWindow
    case .resume(let number): return .resume(try session(number).id)
    case .close(let number): return .close(try session(number).id)
    case .background(nil): return .background(nil)
    case .background(let number): return .background(try sessionInForeground(number))
    case .foreground: return .foreground
    case .memoryPressure: return .memoryPressure
    case .open(let url): return .external(.openURL(ExternalEvent.Link(url)))
    case .quit: return .quit
    case .show, .expect: throw ScriptError("a look at something is no act of a person")
    }
  }

  /// What can be acted on by its label.
  private enum Target: String {
    case button
    case field
    case slider
    case stepper

    func matches(_ element: DisplayElement) -> Bool {
      switch element {
      case .button, .toggle, .option, .trait(.tappable): self == .button
      case .textField, .secureField, .textEditor: self == .field
      case .slider: self == .slider
      case .stepper: self == .stepper
      case .root, .text, .styledText, .grid, .gridRow, .image, .progress, .divider, .spacer, .stack,
        .overlay, .scroll, .form,
        .box, .section, .part, .picker, .trait:
        false
      }
    }
  }

  private func event(
    _ act: ContentEvent.Act, on target: Target, _ label: String, in number: Int?
  ) throws -> HostEvent {
    let screens = try screensInForeground(number)
    let all = screens.flatMap { screen in
      screen.tree.root.reachable().filter { target.matches($0.node.element) }
        .map { (screen: screen, node: $0.node, name: $0.name) }
    }
    let found = all.filter { $0.name == label }
    let window = "window \(try session(number).ordinal)"
    guard let (screen, node, _) = found.first else {
      throw ScriptError(
        "there is no \(target.rawValue) \"\(label)\" in \(window); expected "
          + (all.isEmpty
            ? "a window with a \(target.rawValue)"
            : "one of: " + all.map { "\"\($0.name)\"" }.joined(separator: ", ")))
    }
    guard found.count == 1 else {
      let places = found.map { screen, node, _ in
        "\(target.rawValue) \"\(label)\" in "
          + "\"\(screen.tree.root.parent(of: node.id)?.label ?? "")\""
      }
      throw ScriptError(
        "\(found.count) \(target.rawValue)s are called \"\(label)\" in \(window); expected a label "
          + "of one:\n" + places.indented)
    }
    return .content(screen.window.id, ContentEvent(act, on: node.id))
  }

  private func sessionInForeground(_ number: Int?) throws -> SceneSession.ID {
    _ = try screensInForeground(number)
    return try session(number).id
  }
}

extension DisplayNode {
  /// The nodes a person can act on, with what they are called.
  ///
  /// That is what is said to be read in their place, else their label. What is hidden or disabled
  /// isn't among them.
  fileprivate func reachable(as name: String? = nil) -> [(node: DisplayNode, name: String)] {
    switch element {
    case .trait(.hidden), .trait(.disabled(true)): []
    case .trait(.accessibilityLabel(let label)): children.flatMap { $0.reachable(as: label) }
    case .trait(let trait) where trait != .tappable: children.flatMap { $0.reachable(as: name) }
    default: [(self, name ?? label)] + children.flatMap { $0.reachable() }
    }
  }

  fileprivate func parent(of id: Int) -> DisplayNode? {
    all.first { $0.children.contains { $0.id == id } }
  }
}
