/// The sessions of an application, their connected scenes and their windows, by identifier.
@MainActor struct SceneObjects {
  private(set) var sessions: [SceneID: SceneSession] = [:]
  /// The sessions again, as the application hands them out.
  private(set) var openSessions: Set<SceneSession> = []
  private(set) var connectedScenes: Set<ConnectedScene> = []
  private(set) var windows: [WindowID: SceneWindow] = [:]
  /// The windows that show content, by the content.
  private var windowsByContent: [ObjectIdentifier: WindowID] = [:]
  /// The place of the newest session in the order of creation.
  private(set) var lastOrdinal = 0
  /// A session that windows were made for before it opened.
  private(set) var earlySession: SceneSession?
  /// The windows that were made before there was a scene for them.
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

  /// Has the numbers of sessions go on after one that is taken.
  mutating func reserve(ordinal: Int) {
    lastOrdinal = max(lastOrdinal, ordinal)
  }

  /// Keeps a session for windows that are made before it opens.
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

  /// Keeps a window until there is a scene for it.
  mutating func keepLoose(_ window: SceneWindow) {
    looseWindows.append(window)
  }

  mutating func takeLooseWindows() -> [SceneWindow] {
    defer { looseWindows = [] }
    return looseWindows
  }

  /// Notes the window that shows a content.
  ///
  /// - Returns: False if another window shows it.
  mutating func show(_ content: any WindowContent, in window: WindowID) -> Bool {
    let key = ObjectIdentifier(content)
    guard windowsByContent[key] == nil else { return false }
    windowsByContent[key] = window
    return true
  }

  /// Notes that a content isn't shown any more.
  mutating func hide(_ content: any WindowContent) {
    windowsByContent[ObjectIdentifier(content)] = nil
  }
}
