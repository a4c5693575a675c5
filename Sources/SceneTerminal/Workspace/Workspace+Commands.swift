import SceneDisplay
import SceneLayout
import SceneModel
import SceneRuntime

extension Workspace {
  /// Performs a command of the host.
  func perform(_ command: HostCommand) -> Effect {
    needsDrawing = true
    switch command {
    case .help: overlay = .help(FilteredList(helpEntries))
    case .commands: overlay = .commands(FilteredList(commandEntries))
    case .find: overlay = .commands(FilteredList(targetEntries))
    case .menu:
      let bar = MenuBar(menus)
      overlay = .menu(bar)
    case .nextScene: focusNext(1)
    case .previousScene: focusNext(-1)
    case .switcher: openSwitcher()
    case .newWindow: application.receive(.newWindow)
    case .closeScene: if let scene = application.focusedSession?.id { close(scene) }
    case .background:
      if let scene = application.focusedSession?.id { application.receive(.background(scene)) }
    case .home: application.receive(.background(nil))
    case .slideOver:
      if let scene = application.focusedSession?.id { arrangement.toggleSlideOver(scene) }
    case .zoom: if let scene = application.focusedSession?.id { arrangement.toggleZoom(scene) }
    case .wider: widen(by: 2)
    case .narrower: widen(by: -2)
    case .log: toggleLog()
    case .redraw: return .redraw
    case .attachDisplay:
      let name = "Display"
      let isAttached = application.attachedDisplays.contains(name)
      application.receive(isAttached ? .detachDisplay(name) : .attachDisplay(name))
    case .memoryWarning: application.receive(.memoryPressure)
    case .suspend: return .suspend
    case .quit: return quit()
    }
    return .none
  }

  /// Asks the application to quit; asked again before it did, ends it at once.
  private func quit() -> Effect {
    if isQuitting { return .end }
    isQuitting = true
    message = "Quitting. ^C again ends at once."
    application.receive(.quit)
    return .none
  }

  private func toggleLog() {
    isLogOpen.toggle()
    part = isLogOpen ? .log : .content
  }

  private func widen(by columns: Int) {
    guard let scene = application.focusedSession?.id else { return }
    arrangement.widen(scene, by: columns, of: contentArea.columns)
  }

  // MARK: - Focus

  private func focusNext(_ step: Int) {
    part = .content
    let scenes = arrangement.places(in: contentArea).map(\.scene)
    let all = arrangement.zoomed == nil ? scenes : foreground.map(\.id)
    guard all.count > 1 else {
      if isLogOpen { part = .log }
      return
    }
    let current = application.focusedSession.flatMap { all.firstIndex(of: $0.id) } ?? 0
    focus(all[(current + step + all.count) % all.count])
  }

  func focusPlace(_ number: Int) {
    let all = arrangement.places(in: contentArea).map(\.scene)
    if all.indices.contains(number - 1) { focus(all[number - 1]) }
  }

  private func focus(_ scene: SceneID) {
    arrangement.show(scene)
    application.receive(.focus(scene))
  }

  private func openSwitcher() {
    capturePictures()
    application.receive(.openSwitcher)
    overlay = .switcher(
      Switcher(switcherSessions.map(\.id), selecting: application.focusedSession?.id))
  }

  /// The sessions of the switcher: those on screen first, then those used last.
  var switcherSessions: [SceneSession] {
    let shown = Set(foreground)
    return application.orderedSessions
      .filter { $0.role != .windowExternalDisplayNonInteractive }
      .sorted {
        (shown.contains($0) ? 0 : 1, $0.ordinal) < (shown.contains($1) ? 0 : 1, $1.ordinal)
      }
  }

  // MARK: - Lists

  /// The entries of the help.
  private var helpEntries: [FilteredList<HostCommand>.Entry] {
    HostCommand.allCases.map { .init($0.title, detail: $0.keyNames, $0) }
  }

  /// The commands of the app and of the host, the windows, and the elements of the focused window.
  private var commandEntries: [FilteredList<Action>.Entry] {
    notifications.reversed().map { identifier, record in
      .init("Open notification: \(record.title)", .notification(identifier))
    } + windowEntries
      + menus.flatMap { menu in
        menu.items.map { item in
          var item = item
          item.title = "\(menu.title): \(item.title)"
          return item
        }
      } + targetEntries
  }

  /// The windows that aren't focused.
  private var windowEntries: [FilteredList<Action>.Entry] {
    switcherSessions.filter { $0 != application.focusedSession }.prefix(50).map { session in
      .init("Go to \(title(of: session))", detail: session.stateName, .focus(session.id))
    }
  }

  /// The elements of the focused window.
  private var targetEntries: [FilteredList<Action>.Entry] {
    guard let pane = focusedPane else { return [] }
    return pane.tree.targets.compactMap { target in
      let name = pane.tree.name(of: target)
      if name.isEmpty { return nil }
      return .init(
        name, detail: target.shortcut?.keyName ?? "",
        obstacle: target.isEnabled ? nil : "it is disabled", .press(pane, target))
    }
  }

  /// The menus of the focused window, then those of the host.
  var menus: [MenuBar.Menu] {
    var menus: [MenuBar.Menu] = []
    func add(_ entry: FilteredList<Action>.Entry, to title: String) {
      if let index = menus.firstIndex(where: { $0.title == title }) {
        menus[index].items.append(entry)
      } else {
        menus.append(MenuBar.Menu(title: title, items: [entry]))
      }
    }
    if let pane = focusedPane {
      for command in pane.tree.commands {
        add(
          .init(
            pane.tree.name(of: command), detail: command.shortcut?.keyName ?? "",
            obstacle: command.isEnabled ? nil : "it is disabled", .press(pane, command)),
          to: command.menu ?? "Commands")
      }
    }
    for scene in application.graph.scenes where application.supportsMultipleScenes {
      // A window for a value can't be opened without one, unless the app has a key for it.
      if scene.valueType != nil, scene.keyboardShortcut == nil { continue }
      add(
        .init(
          "Open \(scene.windowTitle)", detail: scene.keyboardShortcut?.keyName ?? "",
          .openScene(scene.id)),
        to: "Window")
    }
    for command in HostCommand.allCases where ![.commands, .menu, .help, .find].contains(command) {
      add(
        .init(command.title, detail: command.keys.first?.name ?? "", .host(command)),
        to: menu(of: command))
    }
    for command in [HostCommand.help, .commands, .find] {
      add(.init(command.title, detail: command.keys.first?.name ?? "", .host(command)), to: "Help")
    }
    return menus
  }

  private func menu(of command: HostCommand) -> String {
    switch command {
    case .log, .redraw, .attachDisplay, .memoryWarning, .suspend, .quit, .home: "Host"
    default: "Window"
    }
  }
}

extension KeyboardShortcut {
  /// The key in the words of a terminal, where Control stands for Command.
  var keyName: String {
    var held: KeyPress.Modifiers = []
    if modifiers.contains(.command) || modifiers.contains(.control) { held.insert(.control) }
    if modifiers.contains(.shift) { held.insert(.shift) }
    if modifiers.contains(.option) { held.insert(.option) }
    let named: KeyPress.Key =
      switch key {
      case .return: .enter
      case .escape: .escape
      case .tab: .tab
      case .delete: .backspace
      case .deleteForward: .delete
      case .upArrow: .up
      case .downArrow: .down
      case .leftArrow: .left
      case .rightArrow: .right
      case .home: .home
      case .end: .end
      case .pageUp: .pageUp
      case .pageDown: .pageDown
      default: .character(key.character)
      }
    return KeyPress(named, held).name
  }
}
