import SceneRuntime

// How scenes share the screen.
extension SceneModel {
  /// Brings a scene to the front.
  ///
  /// A scene on an external display becomes active without changing the state of any other scene (S139).
  mutating func bring(_ id: String) {
    if self[id]?.isDisplay == true {
      awaitingReturn.remove(id)
      return take(id, to: .foregroundActive)
    }
    let wasWaiting = isSwitcherOpen || isInterrupted
    isSwitcherOpen = false
    isInterrupted = false
    let returning = sessions.filter { $0.isDisplay && awaitingReturn.contains($0.id) }
    awaitingReturn = []
    let room = [.tablet: 3, .phone: 1, .classic: 1][app.device] ?? .max
    if self[id]?.isOnScreen == false, windowsOnScreen.count >= room {
      // T22: the scene longest unfocused enters the background, once the new one has connected.
      if let last = windowsOnScreen.min(by: { $0.focusedAt < $1.focusedAt }) {
        take(last.id, to: .background)
      }
    }
    let old = focused
    use(id)
    if app.device == .desktop {
      if let old, old != id { take(old, to: .foregroundInactive) }
      take(id, to: .foregroundActive)
    } else {
      let rising = sessions.filter { $0.id == id || wasWaiting && $0.isOnScreen }
      for session in rising { take(session.id, to: .foregroundActive) }
    }
    // S139: another scene leaves the display to its scene, which returns with the application.
    for session in returning { take(session.id, to: .foregroundActive) }
  }

  /// This library's choice, after iPad: a scene that is created or selected in the switcher and wasn't on screen
  /// is alone in the foreground; the others leave before it connects.
  mutating func clearSwitcher(for id: String) {
    guard isSwitcherOpen, app.device != .desktop, self[id]?.isDisplay == false,
      self[id]?.isOnScreen == false
    else { return }
    isSwitcherOpen = false
    for window in windowsOnScreen { take(window.id, to: .background) }
  }

  /// On a desktop only the focused window is active; elsewhere a change of focus calls no delegate.
  mutating func focus(_ id: String) {
    guard self[id]?.isOnScreen == true else { return show(id) }
    if self[id]?.isDisplay == true { return }
    let old = focused
    use(id)
    refocus(from: old)
  }

  mutating func refocus(from old: String?) {
    guard app.device == .desktop, old != focused, !isSwitcherOpen, !isInterrupted else { return }
    if let old, self[old]?.isOnScreen == true { take(old, to: .foregroundInactive) }
    if let focused { take(focused, to: .foregroundActive) }
  }

  /// S10: an interruption; scenes on displays stay active.
  mutating func openSwitcher() {
    isSwitcherOpen = true
    for window in windowsOnScreen { take(window.id, to: .foregroundInactive) }
  }

  /// Records the time of use, unless nothing happened since the last use of the window.
  private mutating func use(_ id: String) {
    if self[id]?.focusedAt != clock { changed.insert(id) }
    let now = tick()
    self[id]?.focusedAt = now
  }

  mutating func withdraw(_ id: String) {
    guard self[id]?.isOnScreen == true else { return }
    let old = focused
    take(id, to: .background)
    refocus(from: old)
  }

  mutating func leaveApplication() {
    isSwitcherOpen = false
    guard app.device == .desktop else { return sendAllToBackground() }
    interrupt()
  }

  /// S10: an interruption, such as a call.
  mutating func interrupt() {
    isInterrupted = true
    for window in windowsOnScreen { take(window.id, to: .foregroundInactive) }
  }

  mutating func sendAllToBackground() {
    let leaving = sessions.filter(\.isOnScreen).map(\.id)
    awaitingReturn.formUnion(leaving)
    for id in leaving { take(id, to: .background) }
  }

  /// All scenes sent to the background return; returning shows a window in any case.
  mutating func returnToApplication() {
    isSwitcherOpen = false
    isInterrupted = false
    let returning = sessions.filter { $0.isOnScreen || awaitingReturn.contains($0.id) }.map(\.id)
    awaitingReturn = []
    if app.device == .desktop {
      if let focused { take(focused, to: .foregroundActive) }
    } else {
      for id in returning { take(id, to: .foregroundActive) }
    }
    guard windowsOnScreen.isEmpty else { return }
    if let last = windows.max(by: { $0.focusedAt < $1.focusedAt }) {
      trace(.decision(.session(last.id, .lastUsed)))
      show(last.id)
    } else {
      openNewWindow()
    }
  }

  // MARK: - Displays

  /// S139: on devices with display scenes, a display gets its scene when it is attached, or when the app
  /// registers.
  mutating func attachDisplay(_ name: String) {
    guard !hasApplicationLifeCycle, app.device == .phone || app.device == .tablet else {
      return problem("display \"\(name)\"")
    }
    let isShown = !app.registersForDisplays || isRegisteredForDisplays
    if let display = displays.first(where: { $0.name == name }) {
      // Only one whose scene a person has closed can be attached again.
      if display.session != nil || !isShown { return problem("display \"\(name)\"") }
    } else {
      displays.append((name, nil))
    }
    if isShown { openDisplays { $0 == name } }
  }

  mutating func registerForDisplays() {
    isRegisteredForDisplays = true
    openDisplays { _ in true }
  }

  private mutating func openDisplays(where isMeant: (String) -> Bool) {
    for index in displays.indices
    where displays[index].session == nil && isMeant(displays[index].name) {
      displays[index].session = "\(lastNumber + 1)"
      open(nil, onDisplay: true)
    }
  }

  /// S16: a session that can no longer be shown is discarded.
  mutating func detachDisplay(_ name: String) {
    guard let index = displays.firstIndex(where: { $0.name == name }) else {
      return problem("display \"\(name)\"")
    }
    if let id = displays.remove(at: index).session { destroy(id) }
  }
}
