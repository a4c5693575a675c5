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

    func matches(_ element: DisplayElement) -> Bool {
      switch element {
      case .button: self == .button
      case .textField: self == .field
      case .root, .text, .stack: false
      }
    }
  }

  private func event(
    _ act: ContentEvent.Act, on target: Target, _ label: String, in number: Int?
  ) throws -> HostEvent {
    let screens = try screensInForeground(number)
    let all = screens.flatMap { screen in
      screen.tree.root.all.filter { target.matches($0.element) }.map { (screen, node: $0) }
    }
    let found = all.filter { $0.node.label == label }
    let window = "window \(try session(number).ordinal)"
    guard let (screen, node) = found.first else {
      throw ScriptError(
        "there is no \(target.rawValue) \"\(label)\" in \(window); expected "
          + (all.isEmpty
            ? "a window with a \(target.rawValue)"
            : "one of: " + all.map { "\"\($0.node.label)\"" }.joined(separator: ", ")))
    }
    guard found.count == 1 else {
      let places = found.map { screen, node in
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
  fileprivate func parent(of id: Int) -> DisplayNode? {
    all.first { $0.children.contains { $0.id == id } }
  }
}
