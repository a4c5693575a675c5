/// The open sessions of an application, and the table that routes events to sessions.
@MainActor final class Sessions: ApplicationPart {
  private var byID: [SceneID: SceneSession] = [:]
  private var byOrdinal: [SessionOrdinal: SceneSession] = [:]
  /// The open sessions as the set that the application's interface returns.
  private(set) var all: Set<SceneSession> = []
  private(set) var connectedScenes: Set<ConnectedScene> = []
  private(set) var table = SessionTable()
  /// The largest ordinal that a session has or had.
  private(set) var lastOrdinal = 0
  /// The identifiers that new sessions must not get, because stored sessions that aren't restored have them.
  private var reserved: Set<SceneID> = []
  /// For the session of each pushed window: the session of the window that the pushed window replaced.
  var pushers: [SessionOrdinal: SceneID] = [:]
  /// The session for windows that were created before the application opened a session; nil if there are no such
  /// windows.
  private var earlySession: SceneSession?

  subscript(id: SceneID) -> SceneSession? { byID[id] }

  subscript(ordinal: SessionOrdinal) -> SceneSession? { byOrdinal[ordinal] }

  /// The number of sessions; used only by tests that look for leaks.
  var count: Int { byID.count }

  func isOpen(_ session: SceneSession) -> Bool { byOrdinal[session.key] === session }

  /// The open sessions in the order of creation.
  var inOrder: [SceneSession] { all.inOrder }

  /// Whether there is an open session for interactive windows, as opposed to external displays.
  ///
  /// The scene of the session may be disconnected.
  var hasWindows: Bool { !table.isEmpty }

  /// A router with the current declarations and the open sessions.
  var router: Router {
    Router(
      graph: declared.graph, sessions: table,
      supportsMultipleScenes: supportsMultipleScenes,
      unclaimed: profile.unclaimedEvents, declarations: declared.index())
  }

  // MARK: - Adding and removing sessions

  /// Adds a session to the open sessions.
  func add(_ session: SceneSession, lastUse: Int = 0) {
    byID[session.id] = session
    byOrdinal[session.key] = session
    all.insert(session)
    // Scenes of external displays receive no events, so the routing table doesn't have their sessions.
    let hasOwnDisplay = session.role != .windowApplication
    if !hasOwnDisplay {
      table.add(
        session.key, session.id, of: session.sceneDescription?.id,
        presenting: session.presentedValue?.value, session.conditions, lastUse: lastUse)
    }
    transitions.add(session, hasOwnDisplay: hasOwnDisplay, lastUse: lastUse)
  }

  /// Removes a session from the open sessions.
  func remove(_ session: SceneSession) {
    byID[session.id] = nil
    byOrdinal[session.key] = nil
    all.remove(session)
    table.remove(session.key)
  }

  /// Returns a session that isn't open yet.
  ///
  /// If windows were created before the first session was opened, the first call for the role `windowApplication`
  /// returns the session of these windows. Every other call returns a new session.
  func make(_ role: SceneRole) -> SceneSession {
    if role == .windowApplication, let session = earlySession {
      earlySession = nil
      // If a restored session has the same identifier or ordinal as the early session, the early session isn't used.
      if byID[session.id] == nil, byOrdinal[session.key] == nil { return session }
    }
    let (id, ordinal) = nextPlace()
    return SceneSession(
      id: id, ordinal: ordinal, role: role,
      configuration: connector.configuration(nil, role: role), parts: parts)
  }

  /// Returns the identifier and the ordinal for the next new session.
  func nextPlace() -> (id: SceneID, ordinal: Int) {
    let id = makeIdentifier()
    lastOrdinal += 1
    return (id, lastOrdinal)
  }

  /// The first session, for windows that the app creates before the first scene connects.
  ///
  /// If no session is open, the session is created here, and is opened later.
  var first: SceneSession {
    if let session = earlySession ?? inOrder.first { return session }
    let session = make(.windowApplication)
    earlySession = session
    return session
  }

  /// Makes the ordinals of new sessions larger than an ordinal that is in use.
  func reserve(ordinal: Int) {
    lastOrdinal = max(lastOrdinal, ordinal)
  }

  /// Reserves the identifier and the ordinal of a stored session that isn't restored, so that no
  /// new session gets the same identifier or ordinal.
  func reserve(_ place: StoredSessions.Place) {
    reserved.insert(place.id)
    // An ordinal above the limit is ignored. Otherwise, new sessions would get even larger ordinals, and soon no valid
    // ordinal would be left.
    if place.ordinal <= SessionRecord.countLimit { reserve(ordinal: place.ordinal) }
  }

  private func isTaken(_ id: SceneID) -> Bool { byID[id] != nil || reserved.contains(id) }

  private func makeIdentifier() -> SceneID {
    var id = services.makeIdentifier()
    if isTaken(id) {
      // Services that count their identifiers begin again in each process, so a saved session may have the same
      // identifier.
      var tried: Set<SceneID> = []
      while isTaken(id), tried.insert(id).inserted { id = services.makeIdentifier() }
      if isTaken(id) {
        report(.duplicateSessionIdentifier)
        return numberedIdentifier
      }
    }
    if SessionRecord.isID(id) { return id }
    report(.invalidSessionIdentifier)
    return numberedIdentifier
  }

  /// An identifier made of a number, for services that return no valid and unused identifier.
  private var numberedIdentifier: SceneID {
    var number = lastOrdinal + 1
    while isTaken("session-\(number)") { number += 1 }
    return "session-\(number)"
  }

  /// Removes all sessions, because the application has ended.
  func removeAll() {
    // These references form cycles: a scene and its session retain each other, and so do a scene, its windows and often
    // its delegate.
    for scene in connectedScenes {
      scene.end()
      scene.session.scene = nil
    }
    (byID, byOrdinal, all, connectedScenes, earlySession) = ([:], [:], [], [], nil)
    pushers = [:]
    table = SessionTable()
  }

  // MARK: - Connected scenes

  /// Records that a scene is connected to its session.
  func connect(_ scene: ConnectedScene) {
    scene.session.scene = scene
    connectedScenes.insert(scene)
    if scene.hasConditions { scene.activationConditionsDidChange() }
  }

  /// Removes the connected scene of a session.
  ///
  /// The session remains open.
  func disconnect(_ session: SceneSession) {
    guard let scene = session.scene else { return }
    session.scene = nil
    connectedScenes.remove(scene)
  }

  // MARK: - The routing table

  /// Records in the routing table when a session was last used.
  ///
  /// - Returns: Whether the time of last use changed.
  func recordUse(_ session: SceneSession, at lastUse: Int) -> Bool {
    table.recordUse(session.key, at: lastUse)
  }

  /// Copies the changed activation conditions of a session to the routing table and the session's record.
  func conditionsDidChange(of session: SceneSession) {
    guard isOpen(session) else { return }
    table[session.id]?.conditions = session.conditions
    records.recordDidChange(session)
  }

  /// Copies the changed presented value of a session to the routing table and the session's record.
  func presentedValueDidChange(_ session: SceneSession) {
    guard isOpen(session) else { return }
    routePresentedValue(of: session)
    records.recordDidChange(session)
  }

  /// Copies the presented value of a session to the routing table, without changing the session's record.
  func routePresentedValue(of session: SceneSession) {
    guard isOpen(session) else { return }
    let last = table[session.id]?.value
    table[session.id]?.value = session.presentedValue?.value
    // The old value is released after the change, because its release may route events.
    withExtendedLifetime(last) {}
  }

  /// Copies the changed declared scene of a session, and its presented value, to the routing table and the session's
  /// record.
  func declaredSceneDidChange(_ session: SceneSession) {
    table[session.id]?.scene = session.sceneDescription?.id
    presentedValueDidChange(session)
  }

  /// Records whether the scene of a session is still declared.
  func setDeclared(_ isDeclared: Bool, _ id: SceneID) {
    guard let session = byID[id] else { return }
    session.isDeclared = isDeclared
    table[id]?.isDeclared = isDeclared
    records.recordDidChange(session)
  }
}
