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
    case .focus(let number): return .focus(try screenInForeground(number).session)
    case .openSwitcher: return .openSwitcher
    case .newWindow: return .newWindow
    case .resume(let number): return .resume(try session(number).id)
    case .close(let number): return .close(try session(number).id)
    case .background(nil): return .background(nil)
    case .background(let number): return .background(try screenInForeground(number).session)
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
    let screen = try screenInForeground(number)
    let root = screen.tree.root
    let all = root.all.filter { target.matches($0.element) }
    let found = all.filter { $0.label == label }
    let window = "window \(screen.window.windowScene?.session.ordinal ?? 0)"
    guard let node = found.first else {
      throw ScriptError(
        "there is no \(target.rawValue) \"\(label)\" in \(window); expected "
          + (all.isEmpty
            ? "a window with a \(target.rawValue)"
            : "one of: " + all.map { "\"\($0.label)\"" }.joined(separator: ", ")))
    }
    guard found.count == 1 else {
      let places = found.map { node in
        "\(target.rawValue) \"\(label)\" in \"\(root.parent(of: node.id)?.label ?? "")\""
      }
      throw ScriptError(
        "\(found.count) \(target.rawValue)s are called \"\(label)\" in \(window); expected a label "
          + "of one:\n" + places.indented)
    }
    return .content(screen.window.id, ContentEvent(act, on: node.id))
  }
}

extension HeadlessHost.Screen {
  @MainActor fileprivate var session: SceneSession.ID { window.windowScene?.session.id ?? "" }
}

extension DisplayNode {
  fileprivate func parent(of id: Int) -> DisplayNode? {
    all.first { $0.children.contains { $0.id == id } }
  }
}
