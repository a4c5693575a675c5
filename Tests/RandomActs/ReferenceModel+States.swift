import SceneRuntime

// The steps between states, and their delegate calls.
extension SceneModel {
  /// A step from a state to the next: its delegate call and its notification.
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

  /// S9, S10: no scene becomes active without entering the foreground, or leaves it without resigning.
  mutating func take(_ id: String, to goal: State) {
    while let state = self[id]?.state, state != goal {
      switch (state, goal) {
      case (.foregroundActive, _): pass(id, by: .resign, to: .foregroundInactive)
      case (.foregroundInactive, .foregroundActive): pass(id, by: .activate, to: .foregroundActive)
      case (.foregroundInactive, _): pass(id, by: .leave, to: .background)
      case (.background, .unattached):
        self[id]?.state = .unattached
        if hasApplicationLifeCycle { return }
        call(.sceneDidDisconnect, id)
        post("UISceneDidDisconnect", id)
      case (.unattached, .background):
        self[id]?.state = .background
        if !hasApplicationLifeCycle { trace(.attachedInBackground(id)) }
      case (.background, _), (.unattached, _):
        leaving.removeAll { $0 == id }
        pass(id, by: .enter, to: .foregroundInactive)
        if self[id]?.isDisplay == false { changed.insert(id) }
      }
    }
  }

  mutating func pass(_ id: String, by passage: Passage, to state: State) {
    let (old, before) = (self[id]?.state, foremost)
    self[id]?.state = state
    let after = foremost
    if passage.isAnnounced { self[id]?.state = old }
    // S3, S20: in the application life cycle a launch isn't a return to the foreground.
    let isHeard =
      !hasApplicationLifeCycle || passage.callback != .sceneWillEnterForeground || hasBeenAway
    if hasApplicationLifeCycle {
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
      if self[id]?.isDisplay == false { changed.insert(id) }
    }
  }

  /// S118, S119: the delegate is asked for an activity right after the scene entered the background; its answer
  /// is kept.
  mutating func keepState(of id: String) {
    guard app.keepsState, !hasApplicationLifeCycle else { return }
    // The trace learns of the question by its answer.
    hear(.stateRestorationActivity, id)
    trace(.callback(.stateRestorationActivity, [id]))
    call(.didUpdate, id)
    self[id]?.hasKeptState = true
    if self[id]?.isDisplay == false { changed.insert(id) }
  }
}
