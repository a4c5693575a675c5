/// The sessions of an application, their connected scenes and their windows, by identifier.
@MainActor struct SceneObjects {
  private(set) var sessions: [SceneID: SceneSession] = [:]
  /// The sessions as a set, for the application's interface.
  private(set) var openSessions: Set<SceneSession> = []
  private(set) var connectedScenes: Set<ConnectedScene> = []
  private(set) var windows: [WindowID: SceneWindow] = [:]
  /// The windows that show content, by content.
  private var windowsByContent: [ObjectIdentifier: WindowID] = [:]
  /// The ordinal of the newest session.
  private(set) var lastOrdinal = 0
  /// A session that has windows before it is opened.
  private(set) var earlySession: SceneSession?
  /// The windows created before their scene.
  private(set) var looseWindows: [SceneWindow] = []

  // MARK: - Sessions

  mutating func insert(_ session: SceneSession) {
    sessions[session.id] = session
    openSessions.insert(session)
  }

  mutating func remove(_ session: SceneSession) {
    sessions[session.id] = nil
    openSessions.remove(session)
  }

  mutating func makeOrdinal() -> Int {
    lastOrdinal += 1
    return lastOrdinal
  }

  /// Advances the ordinals past one that is in use.
  mutating func reserve(ordinal: Int) {
    lastOrdinal = max(lastOrdinal, ordinal)
  }

  /// Keeps a session for windows that are created before it is opened.
  mutating func keepEarly(_ session: SceneSession) {
    earlySession = session
  }

  mutating func takeEarlySession() -> SceneSession? {
    defer { earlySession = nil }
    return earlySession
  }

  // MARK: - Scenes

  mutating func insert(_ scene: ConnectedScene) {
    connectedScenes.insert(scene)
  }

  mutating func remove(_ scene: ConnectedScene) {
    connectedScenes.remove(scene)
  }

  mutating func removeScenes() {
    connectedScenes = []
  }

  // MARK: - Windows

  mutating func insert(_ window: SceneWindow) {
    windows[window.id] = window
  }

  mutating func remove(_ window: SceneWindow) {
    windows[window.id] = nil
  }

  /// Keeps a window until its scene is created.
  mutating func keepLoose(_ window: SceneWindow) {
    looseWindows.append(window)
  }

  mutating func takeLooseWindows() -> [SceneWindow] {
    defer { looseWindows = [] }
    return looseWindows
  }

  /// Records the window that shows a content.
  ///
  /// - Returns: False if another window shows it.
  mutating func show(_ content: any WindowContent, in window: WindowID) -> Bool {
    let key = ObjectIdentifier(content)
    guard windowsByContent[key] == nil else { return false }
    windowsByContent[key] = window
    return true
  }

  /// Records that a content is no longer shown.
  mutating func hide(_ content: any WindowContent) {
    windowsByContent[ObjectIdentifier(content)] = nil
  }
}
