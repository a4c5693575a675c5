import SceneDisplay
import SceneRuntime

/// An alert that a standard command shows over the content of a window.
struct CommandAlert: View {
  let title: String
  let lines: [String]
  @State private var isShown = true

  var body: some View {
    EmptyView().alert(title, isPresented: $isShown) {
      Button("OK") {}
    } message: {
      ForEach(lines, id: \.self) { Text(verbatim: $0) }
    }
  }

  /// Returns the alert of the About command, which shows the name of an app and its version, or the name and the
  /// identifier if no version is known.
  static func about(_ application: Application) -> CommandAlert {
    CommandAlert(
      title: application.name,
      lines: [application.version.map { "Version \($0)" } ?? application.identifier])
  }

  /// Returns the alert of the Help command, which lists the commands of a window that have keyboard shortcuts.
  static func help(
    _ application: Application, _ root: SurfaceNode, with standard: [DisplayStandardCommand]
  ) -> CommandAlert {
    let menus = DisplayMenu.menus(of: root.snapshot(), with: standard)
    return CommandAlert(
      title: "\(application.name) Help", lines: menus.flatMap(\.keys))
  }
}

extension DisplayMenu {
  /// The lines of the Help alert: one for each command with a keyboard shortcut in the menu.
  fileprivate var keys: [String] {
    items.flatMap { item in
      switch item {
      case .standard(let command):
        line(about: command.title, command.key, command.modifiers).map { [$0] } ?? []
      case .declared(let node): lines(about: node)
      }
    }
  }

  private func lines(about node: DisplayNode) -> [String] {
    if case .annotation(let annotation) = node.element, annotation.kind == .keyboardShortcut,
      case .key(let key, let modifiers) = annotation.value
    {
      return line(about: node.label, key, modifiers).map { [$0] } ?? []
    }
    return node.children.flatMap(lines)
  }

  private func line(
    about command: String, _ key: String?, _ modifiers: [DisplayKeyModifier]
  ) -> String? {
    key.map {
      "\(title) > \(command): " + (modifiers.map(\.rawValue) + [$0]).joined(separator: "+")
    }
  }
}
