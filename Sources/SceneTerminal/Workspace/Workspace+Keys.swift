import SceneDisplay
import SceneLayout
import SceneModel
import SceneRuntime

extension Workspace {
  /// An effect that the terminal host performs after input.
  package enum Effect: Hashable, Sendable {
    case none
    case redraw
    case suspend
    /// Copies a text to the clipboard of the terminal.
    case copy(String)
    /// Writes a picture of the screen to a file.
    case picture
    /// Ends the run at once, without waiting for the application.
    case end
  }

  /// Handles input: sends events to the application, or changes the screen.
  ///
  /// - Returns: The effect that the terminal host performs.
  package func handle(_ event: InputEvent) -> Effect {
    switch event {
    case .key, .mouse, .paste: for pane in panes.values { pane.endAnswers() }
    case .resize, .focus, .reply: break
    }
    switch event {
    case .key(let key): return handle(key)
    case .mouse(let mouse): return handle(mouse)
    case .paste(let text): paste(text)
    case .resize(let columns, let rows): resize(columns: columns, rows: rows)
    case .focus(let hasFocus): followTerminal(hasFocus: hasFocus)
    case .reply: break
    }
    return .none
  }

  /// Makes the scenes inactive while another program has the keyboard focus, and active again afterwards.
  private func followTerminal(hasFocus: Bool) {
    if hasFocus, isInterrupted {
      isInterrupted = false
      if !foreground.isEmpty { application.receive(.foreground) }
    } else if !hasFocus, !isInterrupted, !foreground.isEmpty, !application.isSwitcherOpen {
      isInterrupted = true
      application.receive(.interrupt)
    }
  }

  func handle(_ key: KeyPress) -> Effect {
    settleFocus()
    message = nil
    if key == KeyPress(.character("c"), .control) { return perform(.quit) }
    if key == KeyPress(.character("z"), .control) { return perform(.suspend) }
    if overlay != nil { return handleInOverlay(key) }
    if key == KeyPress(.escape), let title = pickedTitle {
      pickedTitle = nil
      message = "Let go of \(title)".asSentence
      return .none
    }
    if part == .log, let effect = handleInLog(key) { return effect }
    // The app's own shortcuts have priority over the keys below, except over function keys, which always belong to the
    // host.
    if part == .content, let pane = focusedPane, !key.isFunction {
      if key.isCopying, let text = pane.selectedText { return .copy(text) }
      reportSharedShortcut(of: key, in: pane)
      if offer(key, to: pane) { return .none }
      if let events = pane.handle(key) {
        send(events)
        changedWindows.insert(pane.window.id)
        openMenu(of: pane)
        takeRefusal(of: pane)
        return .none
      }
      if key == KeyPress(.escape), let session = application.focusedSession,
        session.sceneDescription?.kind == .utilityWindow
      {
        close(session.id)
        return .none
      }
      if let scene = application.graph.scenes.first(where: {
        $0.keyboardShortcut.map(key.matches) == true
      }) {
        request(.openScene(scene.id))
        return .none
      }
    }
    if let effect = handleWithoutWindow(key) { return effect }
    if let command = HostCommand.of(key, isTyping: isTyping) {
      if let refusal = refusal(of: key) {
        message = refusal
        return .none
      }
      return perform(command)
    }
    if part == .content, let pane = focusedPane, let command = pane.standardCommand(of: key) {
      send(pane.events(choosing: command))
      changedWindows.insert(pane.window.id)
      return .none
    }
    if case .character(let digit) = key.key, key.modifiers == .option,
      let number = digit.wholeNumberValue
    {
      focusPlace(number)
    } else if key.key == .enter, foreground.isEmpty {
      application.receive(.foreground)
    }
    return .none
  }

  /// Draws the focused window if its focus moves after the next layout, for example because the window asks a question.
  ///
  /// If two keys arrive together, the second key thus reaches the element that gets the focus because of the first key.
  private func settleFocus() {
    guard overlay == nil, let pane = focusedPane, pane.awaitsFocus else { return }
    _ = draw()
    send(takeLayoutEvents())
    runTurns()
    needsDrawing = true
  }

  /// Returns a sentence that says why a shortcut of the app has no effect now.
  ///
  /// Because the help lists the key as a shortcut of the app, the key then doesn't perform a command of the host.
  ///
  /// - Parameter key: The key of the shortcut.
  /// - Returns: The sentence; nil if the key is a function key, if no element and no menu command has this shortcut, or
  ///   if all elements and commands with the shortcut can be pressed.
  private func refusal(of key: KeyPress) -> String? {
    guard part == .content, let pane = focusedPane, !key.isFunction else { return nil }
    for target in pane.tree.commands + pane.tree.targets + pane.tree.hiddenItems
    where target.shortcut.map(key.matches) == true {
      if let obstacle = pane.obstacle(of: target) {
        return "\(pane.tree.name(of: target)): \(obstacle)"
      }
    }
    return nil
  }

  /// Reports once that several elements of a window have the same shortcut.
  private func reportSharedShortcut(of key: KeyPress, in pane: WindowPane) {
    guard !key.modifiers.isEmpty, let (shortcut, names) = pane.sharedShortcut(of: key),
      reportedShortcuts.insert("\(shortcut) \(names)").inserted
    else { return }
    application.report(
      .sharedShortcut("\(shortcut)", of: names, in: pane.window.id.session))
  }

  /// Passes a key to the views of a window.
  ///
  /// - Returns: Whether a view handled the key.
  private func offer(_ key: KeyPress, to pane: WindowPane) -> Bool {
    guard let event = pane.event(offering: key) else { return false }
    let selected = pane.selectedRows
    application.receive(event)
    runTurns()
    changedWindows.insert(pane.window.id)
    guard (pane.window.content as? any DisplayContent)?.wasKeyIgnored == false else { return false }
    pane.followSelection(from: selected)
    return true
  }

  /// Whether keys type text into a field.
  var isTyping: Bool { part == .content && focusedPane?.isTyping == true }

  func send(_ events: [HostEvent]) {
    for event in events { application.receive(event) }
  }

  private func paste(_ text: String) {
    if case .list(let kind, var list) = overlay {
      list.search(list.query + text.filter { !$0.isNewline })
      overlay = .list(kind, list)
      return
    }
    settleFocus()
    guard overlay == nil, part == .content, let pane = focusedPane else { return }
    let events = pane.edit {
      $0.paste(text)
      return true
    }
    guard let events else { return }
    changedWindows.insert(pane.window.id)
    send(events)
  }

  /// Handles a key while the log gets the keys; returns nil if the key has no effect in the log.
  private func handleInLog(_ key: KeyPress) -> Effect? {
    needsDrawing = true
    switch HostCommand.of(key, isTyping: false) {
    case .closeScene, .log:
      toggleLog()
      return Effect.none
    default: break
    }
    if key == KeyPress(.escape) || key.key == .tab {
      part = .content
    } else if !log.handle(key, columns: columns) {
      return nil
    }
    return Effect.none
  }

  // MARK: - Overlays

  private func handleInOverlay(_ key: KeyPress) -> Effect {
    needsDrawing = true
    if key == KeyPress(.character("l"), .control) { return perform(.redraw) }
    switch overlay {
    case .list(let kind, var list):
      if key.key == .enter { return choose(list.selected) }
      if key.key == .escape || kind.isClosed(by: key, query: list.query) {
        overlay = nil
      } else if list.handle(key) {
        overlay = .list(kind, list)
      }
    case .menu(var bar):
      if key.key == .escape || key.key == .function(10) {
        overlay = nil
        // A letter with Control or Alt isn't a key of the menus, so it doesn't select an item.
      } else if key.modifiers.isSubset(of: .shift) {
        if key.key == .enter || key.key == .character(" ") { return choose(bar.selected) }
        if bar.handle(key) { overlay = .menu(bar) }
      }
    case .switcher(let switcher): handle(key, in: switcher)
    case .closing(var question):
      let answer = question.handle(key)
      overlay = .closing(question)
      if let answer { finish(question, isConfirmed: answer) }
    case nil: break
    }
    return .none
  }

  /// Shows the menu that a person has requested in a window.
  func openMenu(of pane: WindowPane) {
    guard let menu = pane.takeMenu(), !menu.items.isEmpty else { return }
    var entries = menu.items.map { item in
      FilteredList<Action>.Entry(
        item.title, detail: item.shortcut.map { keyName(of: $0) ?? "" } ?? item.detail,
        obstacle: item.isEnabled ? nil : "it is disabled",
        heading: item.heading,
        item.pickedTitle.map { .pickUp(pane, item.event, $0) }
          ?? item.control.map { .press(pane, $0) } ?? .send(pane, item.event))
    }
    if let pickedTitle, application.dragPasteboard.activity != nil {
      let event = ContentEvent(.drop, on: pane.tree.rootID)
      entries.append(
        .init("Drop \(pickedTitle) in a New Window", .send(pane, .content(pane.window.id, event))))
    }
    var list = FilteredList(entries)
    list.select(menu.selection)
    overlay = .list(.menu(menu.title), list)
  }

  /// Performs the action of a chosen entry, or shows the reason why the action can't be performed.
  func choose(_ entry: FilteredList<Action>.Entry?) -> Effect {
    guard let entry else { return .none }
    if let obstacle = entry.obstacle {
      message = "\(entry.title): \(obstacle)"
      return .none
    }
    overlay = nil
    switch entry.item {
    case .host(let command): return perform(command)
    case .key(let key): return handle(key)
    case .openScene(let scene): request(.openScene(scene))
    case .focus(let scene): application.receive(.resume(scene))
    case .openFile(let file): open(file)
    case .send(let pane, let event):
      application.receive(event)
      changedWindows.insert(pane.window.id)
      if case .content(_, let event) = event, event.act == .drop { pickedTitle = nil }
    case .pickUp(_, let event, let title):
      application.receive(event)
      // Run the application's turn in which the content provides the dragged items.
      runTurns()
      pickedTitle = title
      let places =
        application.dragPasteboard.activity == nil
        ? "The menu (m) of another element drops it" : "m drops it elsewhere or in a new window"
      message = "Picked up \(title)".asSentence + " \(places), Esc lets it go."
    case .notification(let identifier): activateNotification(identifier)
    case .standard(let pane, let command):
      guard panes[pane.window.id] === pane else { break }
      send(pane.events(choosing: command))
      changedWindows.insert(pane.window.id)
    case .reach(let pane, let target), .press(let pane, let target):
      guard panes[pane.window.id] === pane, pane.tree.element(of: target.node) != nil else {
        message = "\(entry.title) isn't there any more."
        return .none
      }
      if case .reach = entry.item {
        part = .content
        send(pane.moveFocus(to: target))
      } else {
        send(pane.press(target))
        openMenu(of: pane)
      }
      changedWindows.insert(pane.window.id)
    }
    return .none
  }

  // MARK: - Closing

  /// Closes the sheet, alert or dialog in front of a scene's window or, if there is none, the scene.
  func closeFront(of scene: SceneID) {
    guard let pane = pane(of: scene), let events = pane.leaveFront() else { return close(scene) }
    send(events)
    changedWindows.insert(pane.window.id)
    takeRefusal(of: pane)
  }

  /// Shows, in the last line, the reason why a window refused the last action.
  private func takeRefusal(of pane: WindowPane) {
    guard let refusal = pane.refusal else { return }
    message = refusal
    pane.refusal = nil
  }

  /// Closes a scene; if the scene requires a question, asks the question first.
  func close(_ scene: SceneID) {
    let session = application.orderedSessions.first { $0.id == scene }
    if let shown = session?.scene as? WindowScene, !shown.allows(.close) {
      message = "The window can't be closed now."
      return
    }
    if isShowingAlert { return request(.close(scene)) }
    if let confirmation = (session?.scene as? WindowScene)?.closureConfirmation {
      var question = ClosingQuestion(scene, confirmation)
      if case .switcher(let switcher) = overlay { question.switcher = switcher }
      overlay = .closing(question)
    } else {
      application.receive(.close(scene))
      // If the window asks its own question before it closes, close the switcher, so that the switcher doesn't cover
      // the question.
      if (session?.scene as? WindowScene)?.ownQuestions.isEmpty == false { overlay = nil }
    }
  }

  func finish(_ question: ClosingQuestion, isConfirmed: Bool) {
    overlay = question.switcher.map(Overlay.switcher)
    if isConfirmed { application.receive(.close(question.scene)) }
  }
}

extension Workspace.ListKind {
  /// Returns whether a key closes the list because the same key opens the list.
  ///
  /// A character closes the list only while no text is typed.
  fileprivate func isClosed(by key: KeyPress, query: String) -> Bool {
    switch self {
    case .keys: key.key == .function(1) || query.isEmpty && key.key == .character("?")
    case .commands: key.key == .function(2)
    case .elements: query.isEmpty && key == KeyPress(.character("/"))
    case .menu: key.key == .menu
    }
  }
}

extension String {
  /// The text with a full stop, unless the text already ends with a punctuation mark.
  fileprivate var asSentence: String {
    last.map { ".!?…".contains($0) } == true ? self : self + "."
  }
}

extension KeyPress {
  /// Whether the key is a function key, which belongs to the terminal host in every window.
  fileprivate var isFunction: Bool { if case .function = key { true } else { false } }

  /// Whether the key copies the selected text: Alt-W, Control-Insert or Command-C.
  fileprivate var isCopying: Bool {
    self == KeyPress(.character("w"), .option) || self == KeyPress(.insert, .control)
      || self == KeyPress(.character("c"), .command)
  }
}
