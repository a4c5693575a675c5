public import SceneDisplay
import SceneRuntime

// Commands that the system provides for windows on Apple's platforms. In this library, the commands are part of the
// window's content, so that an app can replace them.
extension HostingContent {
  /// The standard commands of the window, such as About, New Window, Undo and Help; empty before the content is
  /// mounted.
  public var standardCommands: [DisplayStandardCommand] { standard?.all ?? [] }

  /// Performs the action of a standard command.
  ///
  /// Unless the command is an editing command, such as Copy or Select All, text that a person has typed into a field is
  /// first written to the value of the field.
  ///
  /// - Parameter identifier: The identifier of the command.
  /// - Returns: False if the command can't be chosen now.
  func performStandardCommand(_ identifier: String) -> Bool {
    guard var perform = action(ofStandardCommand: identifier) else { return false }
    if let drafting = tree.drafting, EditCommand(rawValue: identifier) == nil {
      drafting.takeOverDraft()
      // The app may react to the new value, for example by presenting an alert.
      guard let action = action(ofStandardCommand: identifier) else { return false }
      perform = action
    }
    perform()
    return true
  }

  /// Returns the action of a standard command.
  ///
  /// - Parameter identifier: The identifier of the command.
  /// - Returns: The action; nil if the command can't be chosen now.
  private func action(ofStandardCommand identifier: String) -> (() -> Void)? {
    guard let standard, let command = standard.all.first(where: { $0.id == identifier }),
      command.isEnabled
    else { return nil }
    return standard.action(of: command)
  }
}

/// Content with standard commands in the menus of its window.
@MainActor private protocol StandardContent: AnyObject {
  /// The standard commands of the window; nil if the content isn't mounted.
  var standard: StandardCommands? { get }
}

extension HostingContent: StandardContent {
  fileprivate var standard: StandardCommands? {
    guard let application = tree.session?.application, let root else { return nil }
    return StandardCommands(application, root) { [weak root] in root?.add($0) }
  }
}

/// The standard commands of a window.
@MainActor struct StandardCommands {
  private let application: Application
  private let root: SurfaceNode
  private let front: (any Presentation)?
  /// Shows an alert over the content of the window.
  private let present: @MainActor (CommandAlert) -> Void

  init(
    _ application: Application, _ root: SurfaceNode,
    present: @escaping @MainActor (CommandAlert) -> Void
  ) {
    self.application = application
    self.root = root
    self.present = present
    front = root.frontmost
  }

  private var tree: ViewTree { root.tree }

  /// Whether a person has to close a sheet, an alert or a dialog before closing the window or undoing changes in it.
  ///
  /// A popover that a person can dismiss by acting on the content doesn't have to be closed first.
  private var isBehindQuestion: Bool { root.presentations.contains { $0.element.coversContent } }

  private var scenes: [SceneDescription] {
    application.graph.scenes.filter { $0.hasStandardCommands }
  }

  /// All standard commands, in the order in which their command groups appear in the menus.
  var all: [DisplayStandardCommand] {
    appCommands + newCommands + editingCommands + addedCommands + windowCommands + helpCommands
  }

  private var appCommands: [DisplayStandardCommand] {
    var commands: [DisplayStandardCommand] = []
    if isDescribed {
      commands.append(.init("about", in: .appInfo, title: "About \(application.name)"))
    }
    if scenes.contains(where: { $0.kind == .settings }) {
      commands.append(.init("settings", in: .appSettings, title: "Settings…", key: ","))
    }
    commands.append(
      .init("quit", in: .appTermination, title: "Quit \(application.name)", key: "q"))
    return commands
  }

  /// Whether the window has the commands About and Help.
  private var isDescribed: Bool { target?.sceneDescription?.hasStandardCommands ?? true }

  /// The session on which the commands act.
  private var target: SceneSession? { tree.session?.commandTarget }

  /// The standard commands of the main window, on which the commands of a utility window act; nil if this window isn't
  /// a utility window, or if there is no main window.
  private var main: StandardCommands? {
    guard let target, target !== tree.session else { return nil }
    let windows = (target.scene as? WindowScene)?.windows ?? []
    return windows.lazy.compactMap { ($0.viewContent as? any StandardContent)?.standard }.first
  }

  /// The standard commands of the window to whose changes Undo and Redo apply.
  ///
  /// Undo and Redo of a utility window apply to changes in the main window, unless the utility window has changes of
  /// its own.
  private var undoing: StandardCommands {
    let own = tree.undoManager
    if own?.canUndo == true || own?.canRedo == true { return self }
    return main ?? self
  }

  /// The standard commands of the window in which the Find command moves the focus to a search field.
  private var searching: StandardCommands {
    guard searchField == nil, let main, main.searchField != nil else { return self }
    return main
  }

  /// The standard commands of the window whose toolbar the toolbar command shows or hides.
  private var showing: StandardCommands {
    guard !root.hasToolbar, let main, main.root.hasToolbar else { return self }
    return main
  }

  private var helpCommands: [DisplayStandardCommand] {
    if !isDescribed { return [] }
    return [.init("help", in: .help, title: "\(application.name) Help", key: "?")]
  }

  /// The Close command and, if the app supports multiple scenes, the New Window and Open in New Window commands.
  ///
  /// Each window group that presents no values has a New Window command. Only the windows of documents have Open in New
  /// Window, which opens another window for the same document.
  ///
  /// Close and Open in New Window are disabled while a sheet, an alert or a dialog is in front. Open in New Window
  /// is also disabled in a window that shows no document, for example because its file can't be read.
  private var newCommands: [DisplayStandardCommand] {
    let groups = scenes.filter { $0.kind == .windowGroup && $0.valueType == nil }
    // If the app creates documents, the key N belongs to the command for a new document.
    let hasKey = !application.graph.scenes.contains { $0.createsDocuments == true }
    var commands: [DisplayStandardCommand] = []
    if application.supportsMultipleScenes {
      for (index, group) in groups.enumerated() {
        let title = groups.count > 1 ? group.title.map { "New \($0) Window" } : nil
        let shortcut = group.keyboardShortcut
        commands.append(
          .init(
            "new:\(group.id)", in: .newItem, title: title ?? "New Window",
            key: shortcut?.key.name ?? (index == 0 && hasKey ? "n" : nil),
            modifiers: shortcut?.modifiers.names.compactMap(DisplayKeyModifier.init)
              ?? [.command]))
      }
      if isDescribed, target?.sceneDescription?.kind == .documentGroup {
        let scene = target?.scene as? WindowScene
        commands.append(
          .init(
            "openInNewWindow", in: .newItem, title: "Open in New Window",
            isEnabled: !isBehindQuestion && scene?.allows(.openAnother) == true))
      }
    }
    commands.append(
      .init("close", in: .saveItem, title: "Close", key: "w", isEnabled: !isBehindQuestion))
    return commands
  }

  /// Undo, Redo and the commands for editing.
  ///
  /// Undo and Redo apply to the content of a window, so they are disabled while a sheet, an alert or a dialog is in
  /// front.
  private var editingCommands: [DisplayStandardCommand] {
    let undoing = undoing
    let undo = undoing.tree.undoManager
    let isBehindQuestion = isBehindQuestion || undoing.isBehindQuestion
    let canUndo = !isBehindQuestion && undo?.canUndo == true
    let canRedo = !isBehindQuestion && undo?.canRedo == true
    // A change that was made outside of turns gets the number of the next turn.
    let next = application.turn + 1
    var commands = [
      DisplayStandardCommand(
        "undo", in: .undoRedo, title: undo?.undoMenuItemTitle ?? "Undo", key: "z",
        isEnabled: canUndo, turn: canUndo ? undo?.undoTurn ?? next : nil),
      DisplayStandardCommand(
        "redo", in: .undoRedo, title: undo?.redoMenuItemTitle ?? "Redo", key: "z",
        modifiers: [.command, .shift], isEnabled: canRedo,
        turn: canRedo ? undo?.redoTurn ?? next : nil),
    ]
    for command in EditCommand.allCases {
      commands.append(
        .init(
          command.rawValue, in: .pasteboard, title: command.title, key: command.key,
          isEnabled: tree.editingAction(for: command, in: front) != nil))
    }
    return commands
  }

  /// The commands of the command sets that the app adds, such as ``TextEditingCommands``.
  private var addedCommands: [DisplayStandardCommand] {
    var commands: [DisplayStandardCommand] = []
    if tree.commandSets.contains(.textEditing) {
      commands.append(
        .init(
          "find", in: .textEditing, title: "Find…", key: "f",
          isEnabled: searching.searchField != nil))
    }
    if tree.commandSets.contains(.textFormatting) {
      for (title, key) in [("Bold", "b"), ("Italic", "i"), ("Underline", "u")] {
        commands.append(
          .init("format:\(title)", in: .textFormatting, title: title, key: key, isEnabled: false))
      }
    }
    if tree.commandSets.contains(.toolbar) {
      let showing = showing
      commands.append(
        .init(
          "toolbar", in: .toolbar,
          title: showing.tree.hidesToolbar ? "Show Toolbar" : "Hide Toolbar",
          key: "t", modifiers: [.option, .command], isEnabled: showing.root.hasToolbar))
    }
    return commands
  }

  /// The search field of the presentation in front, or of the window; nil if there is none.
  private var searchField: _AnyNode? { (front ?? root).searchField }

  private var windowCommands: [DisplayStandardCommand] {
    var commands: [DisplayStandardCommand] = []
    if application.supportsMultipleScenes {
      commands.append(.init("minimize", in: .windowSize, title: "Minimize", key: "m"))
      for session in application.orderedSessions
      where session.role != .windowExternalDisplayNonInteractive {
        // Skip the windows of `Window` scenes, which the commands below open, and the windows of scenes that aren't
        // listed, such as alerts.
        if let scene = session.sceneDescription,
          !scene.isListed || scene.kind == .window && scene.hasStandardCommands
        {
          continue
        }
        commands.append(
          .init("window:\(session.ordinal)", in: .windowList, title: title(of: session)))
      }
    }
    for scene in scenes where scene.kind == .window {
      let shortcut = scene.keyboardShortcut
      commands.append(
        .init(
          "open:\(scene.id)", in: .singleWindowList, title: scene.windowTitle,
          key: shortcut?.key.name,
          modifiers: shortcut?.modifiers.names.compactMap(DisplayKeyModifier.init) ?? []))
    }
    return commands
  }

  private func title(of session: SceneSession) -> String {
    let windows = (session.scene as? WindowScene)?.windows ?? []
    let window = windows.first(where: \.isKeyWindow) ?? windows.first
    let title = window?.effectiveTitle ?? session.title ?? ""
    return title.isEmpty ? "Window \(session.ordinal)" : title
  }

  /// Returns the action that choosing a standard command performs.
  func action(of command: DisplayStandardCommand) -> () -> Void {
    let (application, root, tree, front) = (application, root, tree, front)
    let present = present
    let (undoing, searching, showing) = (undoing, searching, showing)
    let standard = command.id == "help" ? all : []
    let parts = command.id.split(separator: ":", maxSplits: 1).map(String.init)
    return {
      switch parts[0] {
      case "about": present(.about(application))
      case "help": present(.help(application, root, with: standard))
      case "settings":
        // Open the settings with a host event, because the application refuses host events that open scenes while it
        // presents an alert.
        if let scene = application.graph.scenes.first(where: { $0.kind == .settings }) {
          application.receive(.openScene(scene.id))
        }
      case "quit": application.quit()
      case "new", "open":
        if let scene = application.graph.scenes.first(where: { "\($0.id)" == parts.last }) {
          application.receive(.openScene(scene.id))
        }
      case "openInNewWindow": tree.session?.commandTarget.openAnotherWindow()
      case "close":
        if let session = tree.session { application.receive(.close(session.id)) }
      case "minimize":
        if let session = tree.session { application.receive(.background(session.id)) }
      case "window":
        if let session = application.orderedSessions.first(where: { "\($0.ordinal)" == parts.last })
        {
          application.receive(.resume(session.id))
        }
      case "undo": undoing.tree.undoManager?.undo()
      case "redo": undoing.tree.undoManager?.redo()
      case "find":
        searching.searchField?.focus()
        if let session = searching.tree.session, session !== tree.session {
          application.receive(.resume(session.id))
        }
      case "toolbar": showing.tree.toggleToolbar(under: showing.root)
      default:
        if let editing = EditCommand(rawValue: command.id) {
          tree.editingAction(for: editing, in: front)?()
        }
      }
    }
  }
}

extension ViewTree {
  /// Returns the action of an editing command: the action of the nearest view around the focus or, if no control has
  /// the focus, of the first view that has an action; nil if there is none.
  func editingAction(
    for command: EditCommand, in front: (any Presentation)?
  ) -> (() -> Void)? {
    hasKeyboard ? keyboard.action(for: command, in: front) : nil
  }
}
