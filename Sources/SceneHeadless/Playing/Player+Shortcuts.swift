import SceneDisplay
import SceneRuntime

extension Player {
  /// Returns the event for pressing a keyboard shortcut in a window.
  ///
  /// The event presses the control that has the shortcut. If no control in the window has the shortcut, the event does
  /// the first of these that is possible: for Command-F, move the focus to a search field; open the declared scene with
  /// the shortcut; choose the standard command with the shortcut; pass the key to views that handle keys.
  func event(pressing shortcut: KeyboardShortcut, in number: Int?) throws -> HostEvent {
    typealias Keyed = (
      screen: HeadlessHost.Screen, node: DisplayNode, name: String, shortcut: KeyboardShortcut
    )
    func keyed(_ part: DisplayNode, _ screen: HeadlessHost.Screen) -> [Keyed] {
      let shortcuts = part.shortcuts()
      return part.elements.filter(\.isReachable).compactMap { element in
        shortcuts[element.node.id].map { (screen, element.node, element.label, $0) }
      }
    }
    let visible = try screensInForeground(number)
    let inFront = visible.flatMap { keyed($0.tree.root.front, $0) }
    let behind = visible.flatMap { screen in
      screen.tree.root.commandsBehindPopover.flatMap { keyed($0, screen) }
    }
    let all = inFront + behind
    let window = "window \(try session(number).ordinal)"
    // A shortcut in a popover has priority over the same shortcut of a menu command.
    let first = inFront.filter { $0.shortcut == shortcut }
    let found = first.isEmpty ? behind.filter { $0.shortcut == shortcut } : first
    if found.count > 1 {
      throw ScriptError(
        "\(found.count) in \(window) have the shortcut \(shortcut); expected that of one:",
        list: found.map { "\"\($0.name)\"" })
    }
    if let found = found.first {
      return .content(found.screen.window.id, ContentEvent(.press, on: found.node.id))
    }
    if shortcut == KeyboardShortcut("f", modifiers: .command), let field = try searchField(number) {
      return field
    }
    let scenes = application.graph.scenes
    if let scene = scenes.first(where: { $0.keyboardShortcut == shortcut }) {
      return .openScene(scene.id)
    }
    let screens = try screensInForeground(number)
    if let command = event(ofStandardCommand: shortcut, in: screens) { return command }
    if let key = event(ofKey: shortcut, in: screens) { return key }
    try checkDisabledCommand(with: shortcut, in: screens)
    let known =
      all.map { "\($0.shortcut) for \"\($0.name)\"" }
      + scenes.compactMap { scene in scene.keyboardShortcut.map { "\($0) for \(scene.heading)" } }
    throw ScriptError(
      "nothing in \(window) and no declared scene has the shortcut \(shortcut); expected "
        + (known.isEmpty ? "a window or a scene with a shortcut" : "one of:"), list: known)
  }
}

extension Player {
  /// Returns the event for moving the focus to the first search field that a person can use in a window; nil if there
  /// is no such field.
  private func searchField(_ number: Int?) throws -> HostEvent? {
    for screen in try screensInForeground(number) {
      let field = screen.tree.root.front.elements.first { element in
        guard case .control(let control) = element.node.element else { return false }
        return control.kind.isKind(of: .searchField) && element.isReachable
      }
      if let field { return .content(screen.window.id, ContentEvent(.focus, on: field.node.id)) }
    }
    return nil
  }
}

extension DisplayNode {
  /// The menu commands that a person can choose while a popover is in front; empty if there is no popover, or if other
  /// content covers the commands.
  fileprivate var commandsBehindPopover: [DisplayNode] {
    if front.id == id || isCoveringCommands { return [] }
    return children.filter { if case .command = $0.element { true } else { false } }
  }

  /// Returns the shortcuts of the controls in the node.
  ///
  /// - Parameter outer: The shortcut that an outer modifier sets.
  /// - Returns: The shortcuts, by the ids of the controls' nodes.
  fileprivate func shortcuts(in outer: KeyboardShortcut? = nil) -> [Int: KeyboardShortcut] {
    if element.acts.contains(.press) {
      let inside = children.map { $0.shortcuts() }.merged
      return [id: outer].compactMapValues(\.self).merging(inside) { own, _ in own }
    }
    var shortcut = outer
    if case .annotation(let annotation) = element, annotation.kind == .keyboardShortcut,
      case .key(let key, let modifiers) = annotation.value
    {
      shortcut = key.flatMap(KeyEquivalent.init(name:)).map { key in
        KeyboardShortcut(key, modifiers: EventModifiers(names: modifiers.map(\.rawValue)) ?? [])
      }
    }
    return children.map { $0.shortcuts(in: shortcut) }.merged
  }
}

extension [[Int: KeyboardShortcut]] {
  fileprivate var merged: [Int: KeyboardShortcut] {
    reduce(into: [:]) { all, shortcuts in all.merge(shortcuts) { first, _ in first } }
  }
}
