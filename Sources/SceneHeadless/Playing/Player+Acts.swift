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
    case .submit(let label, let number):
      return try event(.submit, on: .field, label, in: number)
    case .focusOn(let label, let number):
      return try event(.focus, on: .control, label, in: number)
    case .back(let number): return try goingBack(in: number)
    case .set(let label, let value, let number):
      return try event(.set(value), on: .slider, label, in: number)
    case .step(let label, let direction, let number):
      return try event(.step(direction), on: .stepper, label, in: number)
    case .press(let shortcut, let number): return try event(pressing: shortcut, in: number)
    case .focus(let number): return .focus(try sessionInForeground(number))
    case .resize(let width, let height, let number):
      guard width >= 0, height >= 0 else {
        throw ScriptError("\(width) by \(height) is no size; expected numbers from 0 up")
      }
      let size = SceneDescription.Size(width: width, height: height)
      return .resize(try sessionInForeground(number), to: WindowScene.Geometry(size: size))
    case .openSwitcher: return .openSwitcher
    case .newWindow: return .newWindow
    case .resume(let number): return .resume(try session(number).id)
    case .close(let number): return .close(try session(number).id)
    case .background(nil): return .background(nil)
    case .background(let number): return .background(try sessionInForeground(number))
    case .foreground: return .foreground
    case .attachDisplay(let name): return .attachDisplay(name)
    case .detachDisplay(let name): return .detachDisplay(name)
    case .memoryPressure: return .memoryPressure
    case .open(let url, let others):
      if others.isEmpty { return .external(.openURL(ExternalEvent.Link(url))) }
      return .openURLs(([url] + others).map { ExternalEvent.Link($0) })
    case .shortcut(let type, let target): return .external(.shortcut(type, for: target))
    case .notify(let title, let target, let action, let text):
      return .external(.notification(title, for: target, with: action, saying: text))
    case .continueActivity(let type, let target):
      return .external(.continuing(type, for: target))
    case .handoff(let type, let handoff): return handoff.event(of: type)
    case .quit: return .quit
    case .scroll, .relaunch, .show, .expect:
      throw ScriptError("that is between a person and the host")
    }
  }

  /// What can be acted on by its label.
  enum Target: String {
    case button
    case field
    case slider
    case stepper
    case control

    func matches(_ element: DisplayElement) -> Bool {
      switch element {
      case .button, .link, .toggle, .option, .tab, .trait(.tappable):
        self == .button || self == .control
      case .textField, .secureField, .textEditor: self == .field || self == .control
      case .slider: self == .slider || self == .control
      case .stepper: self == .stepper || self == .control
      case .root, .text, .styledText, .grid, .gridRow, .image, .progress, .divider, .spacer, .stack,
        .overlay, .scroll, .form, .toolbar, .toolbarItem, .sheet, .alert, .dialog, .navigation,
        .page, .split, .tabs, .list, .rows, .row,
        .box, .section, .part, .picker, .trait, .menuBar, .menu, .commandGroup:
        false
      }
    }
  }

  private func event(
    _ act: ContentEvent.Act, on target: Target, _ label: String, in number: Int?
  ) throws -> HostEvent {
    let screens = try screensInForeground(number)
    let all = screens.flatMap { screen in
      screen.tree.root.front.reachable().filter { target.matches($0.node.element) }
        .map { (screen: screen, node: $0.node, name: $0.name) }
    }
    let named = all.filter { $0.name == label }
    // Of two, one inside the other, the inner one is meant.
    let found = named.filter { outer in
      !named.contains { $0.node.id != outer.node.id && outer.node.contains($0.node.id) }
    }
    let window = "window \(try session(number).ordinal)"
    guard let (screen, node, _) = found.first else {
      throw ScriptError(
        "there is no \(target.rawValue) \"\(label)\" in \(window); expected "
          + (all.isEmpty
            ? "a window with a \(target.rawValue)"
            : "one of: " + all.map(\.name).quoted))
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

  /// A person closes what is in front of a window, else leaves a page.
  private func goingBack(in number: Int?) throws -> HostEvent {
    for screen in try screensInForeground(number).reversed() {
      let front = screen.tree.root.front
      if front.element == .alert {
        let answers = front.reachable().filter { Target.button.matches($0.node.element) }
        throw ScriptError(
          "an alert has to be answered; expected tap with one of: "
            + answers.map(\.name).quoted)
      }
      if let place = front.all.last(where: { $0.element.isLeft }) {
        return .content(screen.window.id, ContentEvent(.dismiss, on: place.id))
      }
    }
    throw ScriptError(
      "there is nothing to go back from in window \(try session(number).ordinal); expected a sheet, "
        + "a dialog or a page in a navigation")
  }

  private func sessionInForeground(_ number: Int?) throws -> SceneSession.ID {
    _ = try screensInForeground(number)
    return try session(number).id
  }
}

extension DisplayElement {
  /// Whether a person leaves it by going back.
  fileprivate var isLeft: Bool {
    switch self {
    case .sheet, .dialog: true
    case .page(let depth): depth > 0
    default: false
    }
  }

  /// Whether nothing behind it can be acted on.
  fileprivate var isInFront: Bool { self == .sheet || self == .dialog || self == .alert }
}

extension DisplayNode {
  /// What a person can act on: what is in front of all else, if anything is, else all.
  var front: DisplayNode {
    children.last { $0.element.isInFront } ?? self
  }

  /// The nodes a person can act on, with what they are called.
  ///
  /// That is what is said to be read in their place, else their label. What is hidden or disabled
  /// isn't among them.
  func reachable(as name: String? = nil) -> [(node: DisplayNode, name: String)] {
    switch element {
    case .trait(.hidden), .trait(.disabled(true)): []
    case .trait(.accessibilityLabel(let label)): children.flatMap { $0.reachable(as: label) }
    case .trait(let trait) where trait != .tappable: children.flatMap { $0.reachable(as: name) }
    case .tab: [(self, name ?? tabLabel)] + children.flatMap { $0.reachable() }
    case .menu, .commandGroup:
      children.flatMap { $0.reachable() }.map { ($0.node, "\(menuTitle) > \($0.name)") }
    default: [(self, name ?? label)] + children.flatMap { $0.reachable() }
    }
  }

  /// What a tab is called, whatever it shows.
  private var tabLabel: String {
    children.first { $0.element == .part(.header) }?.label ?? ""
  }

  fileprivate func contains(_ id: Int) -> Bool { all.contains { $0.id == id } }

  fileprivate func parent(of id: Int) -> DisplayNode? {
    all.first { $0.children.contains { $0.id == id } }
  }
}
