import SceneRuntime

// How scenes come, go, and share the screen.
extension SceneModel {
  // MARK: - States

  /// One way from a state to the next: whom it is told, and what is posted.
  struct Passage {
    var callback: Callback
    var application: Callback
    var scenePosts: String
    var applicationPosts: String
    /// Whether the state changes after the call ("will") or before it ("did").
    var isAnnounced: Bool

    static let enter = Passage(
      callback: .sceneWillEnterForeground, application: .applicationWillEnterForeground,
      scenePosts: "UISceneWillEnterForeground",
      applicationPosts: "UIApplicationWillEnterForeground", isAnnounced: true)
    static let activate = Passage(
      callback: .sceneDidBecomeActive, application: .applicationDidBecomeActive,
      scenePosts: "UISceneDidActivate", applicationPosts: "UIApplicationDidBecomeActive",
      isAnnounced: false)
    static let resign = Passage(
      callback: .sceneWillResignActive, application: .applicationWillResignActive,
      scenePosts: "UISceneWillDeactivate", applicationPosts: "UIApplicationWillResignActive",
      isAnnounced: true)
    static let leave = Passage(
      callback: .sceneDidEnterBackground, application: .applicationDidEnterBackground,
      scenePosts: "UISceneDidEnterBackground",
      applicationPosts: "UIApplicationDidEnterBackground", isAnnounced: false)
  }

  /// S9, S10: nobody becomes active without entering, or leaves without resigning.
  mutating func take(_ id: String, to goal: State) {
    while let state = self[id]?.state, state != goal {
      switch (state, goal) {
      case (.foregroundActive, _): pass(id, by: .resign, to: .foregroundInactive)
      case (.foregroundInactive, .foregroundActive): pass(id, by: .activate, to: .foregroundActive)
      case (.foregroundInactive, _): pass(id, by: .leave, to: .background)
      case (.background, .unattached):
        self[id]?.state = .unattached
        if isOld { return }
        call(.sceneDidDisconnect, id)
        post("UISceneDidDisconnect", id)
      case (.unattached, .background):
        self[id]?.state = .background
        if !isOld { trace(.attachedInBackground(id)) }
      case (.background, _), (.unattached, _):
        leaving.removeAll { $0 == id }
        pass(id, by: .enter, to: .foregroundInactive)
      }
    }
  }

  private mutating func pass(_ id: String, by passage: Passage, to state: State) {
    let (old, before) = (self[id]?.state, foremost)
    self[id]?.state = state
    let after = foremost
    if passage.isAnnounced { self[id]?.state = old }
    // S3, S20: the old world isn't told of the launch as of a return.
    let isHeard = !isOld || passage.callback != .sceneWillEnterForeground || hasBeenAway
    if isOld {
      if isHeard { call(passage.application) }
    } else {
      call(passage.callback, id)
      if state == .background { keepState(of: id) }
      post(passage.scenePosts, id)
    }
    // S25: the application as a whole, on the edges of its scenes' foremost state.
    if isHeard, before != after { post(passage.applicationPosts) }
    if passage.isAnnounced { self[id]?.state = state }
    if state == .background {
      hasBeenAway = true
      let now = tick()
      self[id]?.leftAt = now
      pictures.append(id)
      changed.insert(id)
    }
  }

  /// S118, S119: the question comes right after the background; what is answered is kept.
  private mutating func keepState(of id: String) {
    guard app.keepsState, !isOld else { return }
    // The trace learns of the question by its answer.
    hear(.stateRestorationActivity, id)
    trace(.callback(.stateRestorationActivity, [id]))
    call(.didUpdate, id)
    self[id]?.hasKeptState = true
    changed.insert(id)
  }

  // MARK: - Coming and going

  mutating func open(
    _ scene: SampleApp.Declared?, _ event: ExternalEvent? = nil, onDisplay isDisplay: Bool = false
  ) {
    lastNumber += 1
    let session = Session(number: lastNumber, isDisplay: isDisplay, declared: scene)
    sessions.append(session)
    changed.insert(session.id)
    connect(session.id, isNew: true, event)
    bring(session.id)
  }

  private mutating func connect(_ id: String, isNew: Bool, _ event: ExternalEvent?) {
    // S38: only a new session is asked a configuration for. S33: who has no answer has no scenes.
    if isNew, !isOld {
      if app.kind == .old {
        trace(.callback(.configurationForConnecting, [id]))
        isOld = !isSettled
        problem("application delegate OldListener")
      } else {
        call(.configurationForConnecting, id)
      }
      isSettled = true
    }
    self[id]?.state = .unattached
    if isOld {
      if self[id]?.declared == nil { problem("scene \(id)") }
      if let event { deliverToApplication(event, id) }
      return
    }
    // S42: what it connects for stands in the options, and is told nowhere else.
    var purpose = event.map { " for \($0)" } ?? ""
    if case .willContinueActivity(let handoff) = event {
      handoffs.append((handoff.activityType, id))
      // S43: of this, nothing but the type.
      purpose = " for handoff \(handoff.activityType)"
    }
    call(.willConnectTo, id, purpose)
    post("UISceneWillConnect", id)
    // S121.
    if !isNew, self[id]?.hasKeptState == true { call(.restoreInteractionStateWith, id) }
  }

  /// S38: a scene that is there comes to the front and is told; another connects for the event.
  mutating func show(_ id: String, _ event: ExternalEvent? = nil) {
    if self[id]?.state != nil {
      bring(id)
      if let event { deliver(event, to: id) }
    } else {
      connect(id, isNew: false, event)
      bring(id)
    }
  }

  /// S60, S61: only off screen; a disconnected one connects in the background.
  mutating func refresh(_ id: String) {
    guard self[id]?.isOnScreen == false else { return }
    if self[id]?.state == nil {
      connect(id, isNew: false, nil)
      take(id, to: .background)
    }
    keepState(of: id)
    pictures.append(id)
  }

  /// S12, S13: the scene goes, the session stays; S44: what is on its way to it fails.
  mutating func disconnect(_ id: String) {
    guard self[id]?.state != nil else { return }
    let old = focused
    failHandoffs(of: id)
    take(id, to: .unattached)
    self[id]?.state = nil
    sentHome.remove(id)
    refocus(from: old)
  }

  /// S17–S19: as far as it hasn't yet, it resigns, goes to the background and disconnects; then it is
  /// discarded, out of `openSessions` (S15).
  mutating func destroy(_ id: String) {
    guard let session = self[id] else { return }
    disconnect(id)
    leaving.removeAll { $0 == id }
    sessions.removeAll { $0.id == id }
    changed.insert(id)
    // S108.
    if !session.isDisplay, windows.isEmpty {
      if app.device == .classic { isQuitting = true }
      if app.device == .desktop, app.declared.first?.isSingle == true { isQuitting = true }
    }
    if !isOld { call(.didDiscardSceneSessions, id) }
  }

  /// S13: sessions stay, those longest away go first. The old world's window stays too: nothing could
  /// make it anew.
  mutating func freeMemory() {
    call(.applicationDidReceiveMemoryWarning)
    post("UIApplicationDidReceiveMemoryWarning")
    if isOld { return }
    let away = windows.filter { $0.state == .background }.sorted { $0.leftAt < $1.leftAt }
    leaving += away.map(\.id).filter { !leaving.contains($0) }
    freeKept()
  }

  /// S27.
  mutating func end() {
    failHandoffs()
    call(.applicationWillTerminate)
    post("UIApplicationWillTerminate")
    for session in sessions { self[session.id]?.state = nil }
    isTerminated = true
  }

  // MARK: - The screen

  /// Brings a scene to the front. What a display shows has no part in it (S139).
  mutating func bring(_ id: String) {
    if self[id]?.isDisplay == true { return take(id, to: .foregroundActive) }
    let wasWaiting = isSwitcherOpen || isAway
    isSwitcherOpen = false
    isAway = false
    sentHome = []
    let room = [.tablet: 3, .phone: 1, .classic: 1][app.device] ?? .max
    if self[id]?.isOnScreen == false, windowsOnScreen.count >= room {
      // T22: who is longest unfocused yields, once the newcomer has connected.
      if let last = windowsOnScreen.min(by: { $0.focusedAt < $1.focusedAt }) {
        take(last.id, to: .background)
      }
    }
    let old = focused
    let now = tick()
    self[id]?.focusedAt = now
    if app.device == .desktop {
      if let old, old != id { take(old, to: .foregroundInactive) }
      take(id, to: .foregroundActive)
    } else {
      let rising = sessions.filter { $0.id == id || wasWaiting && $0.isOnScreen }
      for session in rising { take(session.id, to: .foregroundActive) }
    }
  }

  /// On a desktop only the focused window is active; elsewhere focus is told nobody.
  mutating func focus(_ id: String) {
    guard self[id]?.isOnScreen == true else { return show(id) }
    if self[id]?.isDisplay == true { return }
    let old = focused
    let now = tick()
    self[id]?.focusedAt = now
    refocus(from: old)
  }

  mutating func refocus(from old: String?) {
    guard app.device == .desktop, old != focused, !isSwitcherOpen, !isAway else { return }
    if let old, self[old]?.isOnScreen == true { take(old, to: .foregroundInactive) }
    if let focused { take(focused, to: .foregroundActive) }
  }

  /// S10: an interruption. Displays go on.
  mutating func openSwitcher() {
    isSwitcherOpen = true
    for window in windowsOnScreen { take(window.id, to: .foregroundInactive) }
  }

  mutating func withdraw(_ id: String) {
    guard self[id]?.isOnScreen == true else { return }
    let old = focused
    take(id, to: .background)
    refocus(from: old)
  }

  mutating func turnAway() {
    isSwitcherOpen = false
    guard app.device == .desktop else { return sendHome() }
    isAway = true
    for window in windowsOnScreen { take(window.id, to: .foregroundInactive) }
  }

  mutating func sendHome() {
    let leaving = sessions.filter(\.isOnScreen).map(\.id)
    sentHome.formUnion(leaving)
    for id in leaving { take(id, to: .background) }
  }

  /// All that went home come back; a person who returns finds a window in any case.
  mutating func comeBack() {
    isSwitcherOpen = false
    isAway = false
    let returning = sessions.filter { $0.isOnScreen || sentHome.contains($0.id) }.map(\.id)
    sentHome = []
    if app.device == .desktop {
      if let focused { take(focused, to: .foregroundActive) }
    } else {
      for id in returning { take(id, to: .foregroundActive) }
    }
    guard windowsOnScreen.isEmpty else { return }
    if let last = windows.max(by: { $0.focusedAt < $1.focusedAt }) {
      show(last.id)
    } else {
      openNewWindow()
    }
  }

  // MARK: - Displays

  /// S139: a display has a scene of its own where devices have such, at once or once registered for.
  mutating func attachDisplay(_ name: String) {
    guard !isOld, app.device == .phone || app.device == .tablet else {
      return problem("display \"\(name)\"")
    }
    if displays.contains(where: { $0.name == name }) { return }
    displays.append((name, nil))
    if !app.registersForDisplays || isRegisteredForDisplays { openDisplays() }
  }

  mutating func registerForDisplays() {
    isRegisteredForDisplays = true
    openDisplays()
  }

  private mutating func openDisplays() {
    for index in displays.indices where displays[index].session == nil {
      displays[index].session = "\(lastNumber + 1)"
      open(nil, onDisplay: true)
    }
  }

  /// S16: what can't be shown any more is discarded.
  mutating func detachDisplay(_ name: String) {
    guard let index = displays.firstIndex(where: { $0.name == name }) else { return }
    if let id = displays.remove(at: index).session { destroy(id) }
  }
}
