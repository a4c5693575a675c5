import Foundation
import SceneDisplay
import SceneRuntime

extension Player {
  /// Returns the host event for an act.
  func event(for act: Act) throws -> HostEvent {
    if application.isTerminated { throw ScriptError("the application has ended") }
    switch act {
    case .tap(let target, let number):
      return try event(.press, on: target, in: number)
    case .type(let text, let target, let number):
      return try event(.enter(text), on: target, in: number)
    case .select(let text, let target, let number):
      return try event(selecting: text, of: target, in: number)
    case .submit(let target, let number):
      return try event(.submit, on: target, in: number)
    case .hold(let target, let number): return try event(.hold, on: target, in: number)
    case .perform(let action, let target, let number):
      return try event(.action(action), on: target, in: number)
    case .focusOn(let target, let number):
      return try event(.focus, on: target, in: number)
    case .back(let number): return try goingBack(in: number)
    case .choose(let paths, let number):
      return try event(.enter(paths.joined(separator: "\n")), inFileDialogIn: number)
    case .cancel(let number): return try event(.dismiss, inFileDialogIn: number)
    case .set(let target, let value, let number):
      return try event(.set(value), on: target, in: number)
    case .step(let target, let direction, let number):
      return try event(.step(direction), on: target, in: number)
    case .delete(let row, let number): return try event(.delete, on: row, in: number)
    case .move(let row, let place, let number):
      guard place > 0 else {
        throw ScriptError("\(place) isn't a row; expected a number from 1 up")
      }
      return try event(.move(by: 0), on: row, to: place, in: number)
    case .press(let shortcut, let number): return try event(pressing: shortcut, in: number)
    case .focus(let number): return .focus(try sessionInForeground(number))
    case .resize(let width, let height, let number):
      guard width >= 0, height >= 0 else {
        throw ScriptError("\(width) by \(height) isn't a size; expected numbers from 0 up")
      }
      let size = SceneDescription.Size(width: width, height: height)
      return .resize(try sessionInForeground(number), to: WindowScene.Geometry(size: size))
    case .openSwitcher: return .openSwitcher
    case .interrupt: return .interrupt
    case .newWindow: return .newWindow
    case .resume(let number): return .resume(try session(number).id)
    case .close(let number): return .close(try session(number, allowing: .close, "closed").id)
    case .background(nil): return .background(nil)
    case .background(let number):
      _ = try session(number, allowing: .minimize, "sent to the background")
      return .background(try sessionInForeground(number))
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
    case .share(let container, let title):
      return .external(.acceptShare(ShareRecord(containerIdentifier: container, title: title)))
    case .continueActivity(let type, let target):
      return .external(.continuing(type, for: target))
    case .handoff(let type, let handoff): return handoff.event(of: type)
    case .quit: return .quit
    case .forceQuit: return .forceQuit
    case .scroll, .relaunch, .wait, .show, .showMenus, .picture, .expect, .drag:
      throw ScriptError("that is between a person and the host")
    }
  }

  func event(
    _ act: ContentEvent.Act, on target: Act.Target, in number: Int?
  ) throws -> HostEvent {
    let takes = { (element: ShownElement) in element.takes(act) }
    typealias Found = (screen: HeadlessHost.Screen, element: ShownElement)
    let screens = try screensInForeground(number)
    var found: [Found] = screens.flatMap { screen in
      screen.tree.root.elements.named(target.name, where: takes).map { (screen, $0) }
    }
    let window = "window \(try session(number).ordinal)"
    if found.isEmpty, act == .press, let command = try event(choosing: target.name, in: number) {
      return command
    }
    if found.isEmpty {
      found = screens.flatMap { screen in
        screen.tree.root.elements.rows(withText: target.name, where: takes).map { (screen, $0) }
      }
    }
    guard !found.isEmpty else {
      let others = screens.flatMap(\.tree.root.elements)
        .filter { takes($0) && $0.isReachable }
      throw ScriptError(
        "\(act.kind.none(named: target.name)) in \(window); expected "
          + (others.isEmpty
            ? "a window with \(act.kind.something)" : "one of: " + others.map(\.heading).listed))
    }
    // `target.number` counts all visible controls with the name, including disabled controls.
    let seen = found.filter { !$0.element.isHidden && $0.element.cover == nil }
    let meant = target.number == nil ? found.filter(\.element.isReachable) : seen
    guard let (screen, element) = meant.isEmpty ? found.first : meant.element(target.number) else {
      let places = seen.enumerated().map { index, found in
        "\(index + 1). \(found.element.heading) in "
          + "\"\(found.screen.tree.root.parent(of: found.element.node.id)?.label.withoutLinkValues ?? "")\""
      }
      throw ScriptError(
        (seen.count == 1 ? "one control is" : "\(seen.count) controls are")
          + " called \"\(target.name)\" in \(window); expected the number of one, as in at 1:",
        list: places)
    }
    if let obstacle = element.obstacle {
      throw ScriptError("\(element.heading) in \(window) \(obstacle)")
    }
    return .content(screen.window.id, ContentEvent(act, on: element.node.id))
  }

  /// Returns the event for selecting the first occurrence of a text in a field.
  private func event(
    selecting text: String, of target: Act.Target, in number: Int?
  ) throws -> HostEvent {
    let found = try event(.select(0..<0), on: target, in: number)
    guard case .content(let window, let event) = found else { return found }
    let nodes = try screensInForeground(number).flatMap(\.tree.root.all)
    guard case .control(let control)? = nodes.first(where: { $0.id == event.node })?.element,
      case .text(let whole) = control.value, let range = whole.range(of: text)
    else {
      throw ScriptError("the text of \"\(target.name)\" doesn't contain \"\(text)\"")
    }
    let start = whole.distance(from: whole.startIndex, to: range.lowerBound)
    let end = whole.distance(from: whole.startIndex, to: range.upperBound)
    return .content(window, ContentEvent(.select(start..<end), on: event.node))
  }

  /// Returns the event for deleting a row, or for moving the row to a position, counted from 1.
  private func event(
    _ act: ContentEvent.Act, on row: Act.Row, to place: Int? = nil, in number: Int?
  ) throws -> HostEvent {
    let found: HostEvent
    switch row {
    case .named(let target): found = try event(act, on: target, in: number)
    case .number(let wanted):
      let rows = try screensInForeground(number).flatMap { screen in
        screen.tree.root.front.numberedRows.map { (screen: screen, row: $0) }
      }
      guard let (screen, row) = rows.first(where: { $0.row.number == wanted }) else {
        throw ScriptError(
          "row \(wanted) isn't shown in window \(try session(number).ordinal); expected "
            + (rows.isEmpty
              ? "a window with a list"
              : "one of \(rows[0].row.number) to \(rows[rows.count - 1].row.number)"))
      }
      guard row.node.element.acts.contains(act.kind) else {
        throw ScriptError(
          "row \(wanted) can't be \(act == .delete ? "deleted" : "moved"); expected one whose list allows it"
        )
      }
      found = .content(screen.window.id, ContentEvent(act, on: row.node.id))
    }
    guard let place, case .content(let window, let event) = found else { return found }
    let rows = try screensInForeground(number).flatMap { $0.tree.root.front.numberedRows }
    guard let row = rows.first(where: { $0.node.id == event.node }) else { return found }
    return .content(window, ContentEvent(.move(by: place - row.number), on: event.node))
  }

  /// Returns the event for closing the content in front of a window, such as a sheet or a dialog.
  ///
  /// If there is no such content, returns the event for leaving a page or, without a page to leave, for closing a
  /// utility window.
  private func goingBack(in number: Int?) throws -> HostEvent {
    for screen in try screensInForeground(number).reversed() {
      let front = screen.tree.root.front
      if front.element.isInFront, !front.element.acts.contains(.dismiss) {
        let answers = front.elements.filter { $0.acts.contains(.press) && $0.isReachable }
        let name = front.element.kind?.rawValue ?? "sheet"
        throw ScriptError(
          (name == "alert"
            ? "an alert has to be answered" : "the \(name) can't be closed by going back")
            + "; expected tap with one of: " + answers.map(\.label).quoted)
      }
      if let place = front.all.last(where: { $0.element.acts.contains(.dismiss) }) {
        return .content(screen.window.id, ContentEvent(.dismiss, on: place.id))
      }
    }
    let session = try session(number)
    if session.sceneDescription?.kind == .utilityWindow { return .close(session.id) }
    throw ScriptError(
      "there is nothing to go back from in window \(session.ordinal); expected a sheet, "
        + "a dialog or a page in a navigation")
  }

  /// Returns the session of a window; throws an error if the content of the window doesn't allow a person to perform
  /// the given act, such as closing the window.
  private func session(
    _ number: Int?, allowing act: WindowScene.RefusedAct, _ done: String
  ) throws -> SceneSession {
    let session = try session(number)
    if let scene = session.scene as? WindowScene, !scene.allows(act) {
      throw ScriptError(
        "window \(session.ordinal) can't be \(done); expected an act that ends what it shows")
    }
    return session
  }

  /// Returns the event for an act on the file dialog of a window.
  private func event(
    _ act: ContentEvent.Act, inFileDialogIn number: Int?
  ) throws -> HostEvent {
    for screen in try screensInForeground(number).reversed() {
      let front = screen.tree.root.front
      if case .surface(let surface) = front.element, surface.kind.isKind(of: .fileDialog) {
        return .content(screen.window.id, ContentEvent(act, on: front.id))
      }
    }
    throw ScriptError(
      "window \(try session(number).ordinal) doesn't ask for a file; expected a file dialog in front"
    )
  }

  private func sessionInForeground(_ number: Int?) throws -> SceneSession.ID {
    _ = try screensInForeground(number)
    return try session(number).id
  }
}

extension ShownElement {
  /// Returns whether the element accepts an act.
  ///
  /// A named action must have the name of one of the element's actions.
  fileprivate func takes(_ act: ContentEvent.Act) -> Bool {
    guard acts.contains(act.kind) else { return false }
    guard case .action(let name) = act, case .annotation(let annotation) = node.element else {
      return true
    }
    guard case .text(let names) = annotation.value else { return false }
    return names == name || names.split(separator: "\n").contains(name[...])
  }
}

extension DisplayNode {
  /// A row of a list with its number.
  fileprivate struct NumberedRow {
    var node: DisplayNode
    /// The number of the row, counted from 1 among the rows of all lazy lists.
    var number: Int
  }

  /// The loaded rows of the lazy lists in the node, with their numbers.
  fileprivate var numberedRows: [NumberedRow] {
    var rows: [NumberedRow] = []
    var before = 0
    for node in all {
      guard case .collection(let list) = node.element, list.kind == .rows, let range = list.rows
      else { continue }
      for (offset, row) in node.children.enumerated() {
        rows.append(NumberedRow(node: row, number: before + range.first + offset + 1))
      }
      before += range.count
    }
    return rows
  }

  fileprivate func parent(of id: Int) -> DisplayNode? {
    all.first { $0.children.contains { $0.id == id } }
  }
}

extension Array {
  /// Returns the element with the given number, counted from 1.
  ///
  /// Without a number, the array must have a single element.
  fileprivate func element(_ number: Int?) -> Element? {
    guard let number else { return count == 1 ? first : nil }
    return indices.contains(number - 1) ? self[number - 1] : nil
  }
}
