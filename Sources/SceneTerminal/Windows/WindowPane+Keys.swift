import SceneDisplay
import SceneLayout
package import SceneModel
import SceneRuntime

extension WindowPane {
  enum Direction {
    case up, down, left, right
  }

  /// Handles a key.
  ///
  /// - Returns: The events for the application; nil if the window doesn't handle the key.
  package func handle(_ key: KeyPress) -> [HostEvent]? {
    lastPress = nil
    if let events = type(key) { return events }
    if let pressed = shortcutTarget(key) { return press(pressed, movesFocus: false) }
    if key == KeyPress(.character("f"), .control) || key == KeyPress(.character("f"), .command) {
      return focusSearch()
    }
    if key == KeyPress(.enter, .option) { return focused.map(submission) }
    if key == KeyPress(.up, .option) { return moveRow(by: -1) }
    if key == KeyPress(.down, .option) { return moveRow(by: 1) }
    guard key.modifiers.subtracting(.shift).isEmpty else { return nil }
    switch key.key {
    case .delete, .backspace: return deleteRow()
    case .menu, .character("m"): return openContextMenu(of: focused) ? [] : holdFocused()
    case .character("/"): return focusSearch()
    case .tab: return moveFocus(by: key.modifiers.contains(.shift) ? -1 : 1)
    case .down: return move(.down)
    case .up: return move(.up)
    case .left: return change(by: -1) ?? move(.left)
    case .right: return change(by: 1) ?? move(.right)
    case .character("j"): return move(.down)
    case .character("k"): return move(.up)
    case .character("h"): return change(by: -1) ?? move(.left)
    case .character("l"): return change(by: 1) ?? move(.right)
    case .character("-"): return change(by: -1)
    case .character("+"), .character("="): return change(by: 1)
    case .enter: return focused.map(enter)
    case .character(" "): return focused.map { press($0) }
    case .pageDown: return moveByPage(1)
    case .pageUp: return moveByPage(-1)
    case .home: return moveToEnd(isLast: false)
    case .end: return moveToEnd(isLast: true)
    case .escape: return goBack()
    default: return nil
    }
  }

  /// Handles a key in a field.
  ///
  /// - Returns: The events; nil if the field doesn't handle the key, or if no field has the focus.
  private func type(_ key: KeyPress) -> [HostEvent]? {
    guard let field = focused, field.isField else { return nil }
    if key.key == .enter, !field.isEditor, submits(key) {
      var events: [HostEvent] = []
      if field.element.acts.contains(.submit) {
        events.append(.content(window.id, ContentEvent(.submit, on: field.node)))
      }
      if let standard = (targets + hiddenTargets).first(where: { $0.shortcut == .defaultAction }) {
        events += press(standard)
      }
      return events
    }
    if case .control(let control) = field.element, control.kind.isKind(of: .datePicker),
      key == KeyPress(.up) || key == KeyPress(.down)
    {
      if let events = edit({ $0.changeNumber(by: key.key == .up ? 1 : -1) }) { return events }
    }
    return eventsForChange(key) ?? edit { $0.handle(key) }
  }

  /// Returns whether Enter submits a field of one line.
  ///
  /// Enter with Control or Command doesn't submit the field. Enter with Option submits the field only if no element has
  /// this shortcut.
  private func submits(_ enter: KeyPress) -> Bool {
    let modifiers = enter.modifiers.subtracting(.shift)
    return modifiers.isEmpty || modifiers == .option && shortcutTarget(enter) == nil
  }

  /// The enabled elements and menu commands with shortcuts; of several with the same shortcut, the first gets the key.
  ///
  /// The Control key stands for Command too, so it matches shortcuts with Control, with Command, and with both.
  /// Shortcuts with both modifiers come last. While a sheet covers the menu commands, the commands are left out. While
  /// a popover is in front, the keys of elements in the popover belong to these elements alone.
  private var keyed: [Target] {
    let targets = targets
    // The controls that don't fit into a bar keep their shortcuts.
    var (visible, hidden): ([Target], [Target]) = ([], [])
    // By index, because each key reads this property, and copying each of many elements takes long.
    for index in targets.indices {
      if targets[index].shortcut != nil { visible.append(targets[index]) }
      if !targets[index].hidden.isEmpty {
        hidden += tree.hiddenItems(of: targets[index]).filter { $0.isEnabled && $0.shortcut != nil }
      }
    }
    let inFront = Set(tree.hasSurfaceInFront ? visible.compactMap { $0.shortcut?.keyName } : [])
    let commands = tree.commands.filter { command in
      command.shortcut.map { !inFront.contains($0.keyName) && obstacle(of: command) == nil } == true
    }
    let all = visible + hidden + commands
    func hasBoth(_ target: Target) -> Bool {
      target.shortcut?.modifiers.isSuperset(of: [.command, .control]) == true
    }
    return all.filter { !hasBoth($0) } + all.filter(hasBoth)
  }

  /// Returns the reason why a person can't choose a menu command or press an element; nil if there is none.
  func obstacle(of target: Target) -> String? {
    if !target.isEnabled { return "it is disabled" }
    return target.menu != nil && tree.isCoveringCommands
      ? "what is in front of the window has to be closed first" : nil
  }

  /// Returns the name of the key that presses an element; nil if the element has no shortcut, or if another element
  /// gets the key.
  func keyName(of target: Target) -> String? {
    guard let name = target.shortcut?.keyName else { return nil }
    let first = keyed.first { $0.shortcut?.keyName == name }
    return first.map { $0.node == target.node } == false ? nil : name
  }

  /// Returns the shortcut that matches the given key, and the names of the elements with this shortcut; nil if fewer
  /// than two elements have the shortcut.
  func sharedShortcut(of key: KeyPress) -> (shortcut: KeyboardShortcut, names: [String])? {
    let found = keyed.filter { $0.shortcut.map(key.matches) == true }
    guard let shortcut = found.first?.shortcut else { return nil }
    let names = found.filter { $0.shortcut == shortcut }.map(tree.name)
    return names.count > 1 ? (shortcut, names) : nil
  }

  /// Returns the element whose shortcut is the given key.
  private func shortcutTarget(_ key: KeyPress) -> Target? {
    let found = keyed.first { $0.shortcut.map(key.matches) == true }
    // If the focused element can be pressed, Return presses it rather than the default button.
    if found?.shortcut == .defaultAction, let focused, isPressable(focused) { return focused }
    return found
  }

  /// Returns the event that passes a key to the views; nil if no view around the focus handles keys, or if the key is
  /// a shortcut.
  ///
  /// The shortcut of an enabled standard command isn't passed to the views either, except in a field. Without a focus,
  /// any view in the frontmost sheet or, without a sheet, in the window can handle the key.
  package func event(offering key: KeyPress) -> HostEvent? {
    guard let pressed = key.pressed else { return nil }
    let node = focused?.node
    let isTaken =
      node.map { tree.isAnyAround($0) { $0.acts.contains(.key) } }
      ?? keyNodes.contains { hasKeyAct($0) && tree.isInside($0, tree.front) }
    guard isTaken, shortcutTarget(key) == nil, isTyping || standardCommand(of: key) == nil
    else { return nil }
    return .content(window.id, ContentEvent(.key(pressed), on: node ?? tree.rootID))
  }

  private func hasKeyAct(_ node: Int) -> Bool {
    tree.element(of: node)?.acts.contains(.key) == true
  }

  /// Returns the events of a long press of the focused element; nil if neither the element nor a view around it has an
  /// action for a long press.
  func holdFocused() -> [HostEvent]? {
    guard let focused else { return nil }
    var node: Int? = focused.node
    while let inner = node {
      if tree.element(of: inner)?.acts.contains(.hold) == true {
        return [.content(window.id, ContentEvent(.hold, on: inner))]
      }
      node = tree.parent(of: inner)
    }
    return nil
  }

  // MARK: - Pressing

  /// Presses an element: opens its menu, goes back, moves the focus to a field, or sends a press to the content.
  ///
  /// If the element doesn't fit into its bar, and if it is a field or can't be pressed, the bar shows the element, and
  /// nothing is pressed.
  ///
  /// - Parameters:
  ///   - target: The element to press.
  ///   - movesFocus: Whether pressing a control of the content also moves the focus to the control; false if a keyboard
  ///     shortcut presses the control.
  /// - Returns: The events for the application.
  package func press(_ target: Target, movesFocus: Bool = true) -> [HostEvent] {
    if openMenu(by: target) { return moveFocus(to: target) }
    if target.element == .annotation(.contextMenu) || !target.element.actionNames.isEmpty {
      _ = openContextMenu(of: target)
      return moveFocus(to: target)
    }
    if target.isBack, case .container = target.element { return showPreviousColumn(of: target) }
    if target.isField || !isPressable(target) {
      return target.area.isEmpty ? showInBar(target) : moveFocus(to: target)
    }
    // An item of a menu can't have the focus.
    var events = movesFocus && !target.area.isEmpty ? moveFocus(to: target) : []
    let act: ContentEvent.Act = if case .surface = target.element { .dismiss } else { .press }
    if act == .dismiss { events += moveFocus(to: nil) }
    let press: HostEvent = .content(window.id, ContentEvent(act, on: target.node))
    return events + [press] + (target.isRow ? showNextColumn(after: target.node) : [])
  }

  /// Presses an element; if the element is a row, also performs the row's primary action.
  ///
  /// If another column of a split view follows the row's column, the focus moves to that column, and the primary action
  /// isn't performed.
  private func enter(_ target: Target) -> [HostEvent] {
    guard let next = columnAfter(target) else { return press(target) + submission(of: target) }
    nextColumn = next
    setNeedsLayout()
    return press(target)
  }

  /// Returns the events that perform the primary action of a row; none for other elements.
  private func submission(of target: Target) -> [HostEvent] {
    guard target.isRow, target.element.acts.contains(.submit) else { return [] }
    return [.content(window.id, ContentEvent(.submit, on: target.node))]
  }

  func isPressable(_ target: Target) -> Bool {
    if case .surface = target.element { return true }
    return target.element.acts.contains(.press)
  }

  /// Changes the number of the focused element by one step: up if `sign` is positive, otherwise down.
  ///
  /// - Returns: The events; nil if the element has no number.
  private func change(by sign: Int) -> [HostEvent]? {
    guard let focused, case .control(let control) = focused.element else { return nil }
    if control.acts.contains(.step) {
      let direction: ContentEvent.Direction = sign > 0 ? .up : .down
      return [.content(window.id, ContentEvent(.step(direction), on: focused.node))]
    }
    guard control.acts.contains(.set), case .number(let number, let range) = control.value else {
      return nil
    }
    let step = (range.upperBound - range.lowerBound) / 20
    let next = min(range.upperBound, max(range.lowerBound, number + Double(sign) * step))
    return [.content(window.id, ContentEvent(.set(next), on: focused.node))]
  }

  /// Goes back one step.
  ///
  /// The method performs the first of these actions that is possible: pressing the button with the cancel shortcut,
  /// ending a search, closing the frontmost sheet or pressing its button with the cancel role, pressing the only button
  /// of an alert, leaving a page, showing the previous column, and removing the focus.
  ///
  /// - Returns: The events; none if the frontmost sheet can't be closed, and nil if no action is possible.
  package func goBack() -> [HostEvent]? {
    if let cancel = cancelButton { return press(cancel) }
    if let events = cancelSearch() ?? leaveFront() { return events }
    if let back = targets.last(where: \.isBack) { return press(back) }
    if focus != nil { return moveFocus(to: nil) }
    return nil
  }

  private var cancelButton: Target? {
    (targets + hiddenTargets).first { $0.shortcut == .cancelAction }
  }

  /// Closes the frontmost sheet, alert or dialog.
  ///
  /// - Returns: The events; none if the sheet, alert or dialog can't be closed, and nil if nothing is in front of the
  ///   window's content.
  package func leaveFront() -> [HostEvent]? {
    guard tree.hasSurfaceInFront else { return nil }
    if let cancelButton { return press(cancelButton) }
    let front = tree.front
    if tree.element(of: front)?.acts.contains(.dismiss) == true {
      return [.content(window.id, ContentEvent(.dismiss, on: front))]
    }
    let cancel = (targets + hiddenTargets).first(where: \.isCancel) ?? onlyAnswer
    if cancel == nil { refusal = "What is in front of the window can't be closed this way." }
    return cancel.map { press($0) } ?? []
  }

  /// The only button of the alert in front.
  ///
  /// The value is nil if there are several buttons, if the only button is destructive or disabled, or if no alert is in
  /// front.
  private var onlyAnswer: Target? {
    guard case .surface(let surface)? = tree.element(of: tree.front),
      surface.kind.isKind(of: .alert)
    else { return nil }
    let buttons = tree.targets.filter(\.isButton)
    guard buttons.count == 1, let button = buttons.first, button.isAnswer, button.isEnabled else {
      return nil
    }
    return button
  }
}

extension LayoutTree {
  /// Returns whether a node, or any node around this node, has the given property.
  fileprivate func isAnyAround(_ id: Int, _ hasProperty: (DisplayElement) -> Bool) -> Bool {
    var node: Int? = id
    while let inner = node {
      if let element = element(of: inner), hasProperty(element) { return true }
      node = parent(of: inner)
    }
    return false
  }
}

extension KeyPress {
  /// The key in the form that key handlers of views receive; nil for a key that they can't receive.
  fileprivate var pressed: KeyboardShortcut? {
    guard let character else { return nil }
    var held: EventModifiers = []
    if modifiers.contains(.shift) || character.isUppercase { held.insert(.shift) }
    if modifiers.contains(.option) { held.insert(.option) }
    if modifiers.contains(.control) { held.insert(.control) }
    if modifiers.contains(.command) { held.insert(.command) }
    return KeyboardShortcut(KeyEquivalent(character), modifiers: held)
  }

  /// Returns whether the key is the key of a shortcut.
  ///
  /// Control counts as Command, because most terminals don't report Command.
  package func matches(_ shortcut: KeyboardShortcut) -> Bool {
    guard let character = character else { return false }
    var wanted: Modifiers = []
    if shortcut.modifiers.contains(.shift) { wanted.insert(.shift) }
    if shortcut.modifiers.contains(.option) { wanted.insert(.option) }
    let isCommand = shortcut.modifiers.contains(.command) || shortcut.modifiers.contains(.control)
    var held = modifiers.intersection([.shift, .option])
    let isHeld = modifiers.contains(.control) || modifiers.contains(.command)
    guard isCommand == isHeld else { return false }
    let key = shortcut.key.character
    if KeyEquivalent(character).standard.character == key, held == wanted { return true }
    // If the character of the shortcut requires Shift on the keyboard, such as a question mark, Shift is ignored.
    if character == key {
      held.remove(.shift)
      wanted.remove(.shift)
      return held == wanted && !character.isLetter
    }
    // Some terminals report Control-+ as Control-Shift-=, and the character `+` in addition.
    if let shifted, shifted == key, !shifted.isLetter, held.contains(.shift) {
      return held.subtracting(.shift) == wanted.subtracting(.shift)
    }
    return base.map { KeyEquivalent($0).standard.character == key && held == wanted } ?? false
  }

  /// The character that identifies the key in a shortcut.
  private var character: Character? {
    switch key {
    case .character(let character): character
    case .enter: KeyEquivalent.return.character
    case .escape: KeyEquivalent.escape.character
    case .tab: KeyEquivalent.tab.character
    case .backspace: KeyEquivalent.delete.character
    case .delete: KeyEquivalent.deleteForward.character
    case .up: KeyEquivalent.upArrow.character
    case .down: KeyEquivalent.downArrow.character
    case .left: KeyEquivalent.leftArrow.character
    case .right: KeyEquivalent.rightArrow.character
    case .home: KeyEquivalent.home.character
    case .end: KeyEquivalent.end.character
    case .pageUp: KeyEquivalent.pageUp.character
    case .pageDown: KeyEquivalent.pageDown.character
    case .insert, .function, .menu: nil
    }
  }
}
