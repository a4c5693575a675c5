/// A table of the open sessions that finds sessions by presented value, requested events and last use.
///
/// The application updates the table when a session changes, so that most decisions take the same time for any number
/// of sessions.
public struct SessionTable {
  /// The properties of one session that affect routing.
  public struct Entry: Hashable {
    /// The persistent identifier of the session.
    public var id: SceneID
    /// The position of the session in the order of creation, from 1.
    public var ordinal: Int {
      get { session.number }
      set { session.number = newValue }
    }

    /// The declared scene of the session; nil if the session has none.
    public var scene: SceneDescription.ID?
    /// The value that the session's window presents; nil if it presents none.
    public var value: AnyHashable?
    /// Whether the scene of the session is still declared.
    ///
    /// If not, the session is chosen only if the application may have only one scene.
    public var isDeclared = true
    /// The conditions for the external events that the session requests.
    public var conditions: ActivationConditions
    /// The time of the session's last use; a later time is a greater number.
    public var lastUse: Int

    fileprivate var session: SessionOrdinal

    /// Creates an entry of a session that was never used and has no conditions.
    ///
    /// - Parameters:
    ///   - id: The persistent identifier of the session.
    ///   - ordinal: The position of the session in the order of creation, from 1; unique in a table.
    ///   - scene: The declared scene of the session; nil if the session has none.
    ///   - value: The value that the session's window presents; nil if it presents none.
    public init(
      id: SceneID, ordinal: Int, scene: SceneDescription.ID?, value: AnyHashable? = nil
    ) {
      self.id = id
      session = SessionOrdinal(ordinal)
      self.scene = scene
      self.value = value
      conditions = .none
      lastUse = 0
    }

    fileprivate init(
      id: SceneID, scene: SceneDescription.ID?, value: AnyHashable?,
      conditions: ActivationConditions, lastUse: Int, session: SessionOrdinal
    ) {
      self.id = id
      self.scene = scene
      self.value = value
      self.conditions = conditions
      self.lastUse = lastUse
      self.session = session
    }
  }

  private struct Presentation: Hashable {
    var scene: SceneDescription.ID
    var value: AnyHashable
  }

  private var entries: [SessionOrdinal: Entry] = [:]
  private var ordinals: [SceneID: SessionOrdinal] = [:]
  private var presenting: [Presentation: Set<SessionOrdinal>] = [:]
  // A session without a scene description is in `withoutScene`. Any other session is in `ofScene` while its scene is
  // declared, and in `undeclared` after that.
  private var ofScene: [SceneDescription.ID: RecentSessions] = [:]
  private var withoutScene = RecentSessions()
  private var undeclared: [SceneDescription.ID: Set<SessionOrdinal>] = [:]
  private var preferring = ClaimIndex()
  private var allowing = ClaimIndex()
  /// The sessions that don't state which events they can handle.
  private var unstated = RecentSessions()
  /// The number of sessions that have conditions and whose scenes are still declared.
  private(set) var claimCount = 0

  /// Creates an empty table.
  public init() {}

  /// The number of sessions in the table.
  public var count: Int { entries.count }

  /// Accesses the entry of the session with an identifier; nil if the session isn't in the table.
  ///
  /// Assign an entry to add or update the session, or nil to remove the session.
  ///
  /// - Parameter id: The persistent identifier of the session. An assigned entry must have the same ``Entry/id``.
  public subscript(id: SceneID) -> Entry? {
    get { ordinals[id].flatMap(entry) }
    set {
      let old = self[id]
      if old == newValue { return }
      if let old { remove(old.session) }
      if let newValue { add(newValue) }
    }
  }

  /// Adds a session that isn't in the table.
  ///
  /// - Parameters:
  ///   - session: The ordinal of the session.
  ///   - id: The persistent identifier of the session.
  ///   - scene: The declared scene of the session; nil if the session has none.
  ///   - value: The value that the session's window presents; nil if it presents none.
  ///   - conditions: The conditions for the external events that the session requests.
  ///   - lastUse: The time of the session's last use; 0 if it was never used.
  package mutating func add(
    _ session: SessionOrdinal, _ id: SceneID, of scene: SceneDescription.ID?,
    presenting value: AnyHashable?, _ conditions: ActivationConditions, lastUse: Int
  ) {
    add(
      Entry(
        id: id, scene: scene, value: value, conditions: conditions, lastUse: lastUse,
        session: session))
  }

  /// Adds a session that isn't in the table, with its entry.
  mutating func add(_ entry: Entry) {
    ordinals[entry.id] = entry.session
    entries[entry.session] = entry
    index(entry)
  }

  /// Records a use of a session.
  ///
  /// - Parameters:
  ///   - session: The ordinal of the session. If the session isn't in the table, the call has no effect.
  ///   - lastUse: The time of the use; a later time is a greater number.
  /// - Returns: Whether the session's time of last use changed.
  package mutating func recordUse(_ session: SessionOrdinal, at lastUse: Int) -> Bool {
    guard let place = entries.index(forKey: session) else { return false }
    if entries.values[place].lastUse == lastUse { return false }
    entries.values[place].lastUse = lastUse
    let entry = entries.values[place]
    if entry.isDeclared { indexUse(of: entry) }
    return true
  }

  /// Removes a session.
  ///
  /// If the session isn't in the table, the call has no effect.
  package mutating func remove(_ session: SessionOrdinal) {
    if let entry = entries.removeValue(forKey: session) { unindex(entry) }
  }

  /// The sessions whose scenes are still declared, most recently used first.
  var candidates: [Entry] {
    ([withoutScene] + ofScene.values).flatMap { $0.all }.sorted(by: >).compactMap(entry)
  }

  /// The most recently used session whose scene is still declared; nil if there is none.
  package var mostRecent: Entry? {
    entry(([withoutScene] + ofScene.values).compactMap(\.mostRecent).max())
  }

  /// Returns the most recently used session that prefers an event.
  ///
  /// `text` is the event's text; nil for an event without a text.
  func mostRecent(preferring text: EventText?) -> Entry? {
    entry(preferring.mostRecent(for: text))
  }

  /// Returns the most recently used session that can handle an event.
  ///
  /// - Parameters:
  ///   - text: The text of the event; nil for an event without a text.
  ///   - isUnstatedIncluded: Whether a session that doesn't state which events it can handle is treated as able to
  ///     handle every event (S67).
  /// - Returns: The entry of the session; nil if no session can handle the event.
  func mostRecent(handling text: EventText?, includingUnstated isUnstatedIncluded: Bool) -> Entry? {
    let stated = allowing.mostRecent(for: text)
    guard isUnstatedIncluded, let other = unstated.mostRecent else { return entry(stated) }
    return entry(stated.map { max($0, other) } ?? other)
  }

  /// Whether the table contains no sessions.
  public var isEmpty: Bool { entries.isEmpty }

  /// The oldest session; nil if the table is empty.
  public var oldest: Entry? {
    entries.values.min { $0.ordinal < $1.ordinal }
  }

  /// Returns the oldest session of a declared scene.
  ///
  /// - Parameter scene: The identity of the declared scene.
  /// - Returns: The entry of the session; nil if no session of the scene is open, or if the scene is no longer
  ///   declared.
  public func oldest(of scene: SceneDescription.ID) -> Entry? {
    ofScene[scene]?.sessions.min().flatMap(entry)
  }

  /// Returns the most recently used session of a declared scene; nil if the scene has no session.
  package func mostRecent(of scene: SceneDescription.ID) -> Entry? { entry(lastUse(of: scene)) }

  /// Returns the most recently used session of a declared scene, with the time of its last use; nil if the scene has no
  /// session.
  func lastUse(of scene: SceneDescription.ID) -> RecentSessions.Use? { ofScene[scene]?.mostRecent }

  /// Returns the oldest session that belongs to a declared scene and presents a value.
  ///
  /// - Parameters:
  ///   - scene: The identity of the declared scene.
  ///   - value: The value, which is compared with the value that the session's window currently presents (S99, S101).
  /// - Returns: The entry of the session; nil if no session of the scene presents the value.
  public func oldest(of scene: SceneDescription.ID, presenting value: AnyHashable) -> Entry? {
    presenting[Presentation(scene: scene, value: value)]?.min().flatMap(entry)
  }

  /// Returns the sessions of a scene that is or was declared.
  ///
  /// - Parameters:
  ///   - scene: The identity of the scene.
  ///   - isDeclared: True for the sessions of a scene that is still declared; false for the sessions that were left
  ///     when a scene with this identity was removed.
  /// - Returns: The identifiers of the sessions.
  public func sessions(of scene: SceneDescription.ID, isDeclared: Bool) -> Set<SceneID> {
    let sessions =
      isDeclared
      ? ofScene[scene].map { Array($0.sessions) } : undeclared[scene].map { Array($0) }
    return Set((sessions ?? []).compactMap { entries[$0]?.id })
  }

  /// The identities of scenes that have sessions but are no longer declared.
  public var undeclaredScenes: some Collection<SceneDescription.ID> { undeclared.keys }

  func entry(_ session: SessionOrdinal) -> Entry? { entries[session] }

  private func entry(_ use: RecentSessions.Use?) -> Entry? { use.flatMap { entry($0.session) } }

  // MARK: - The indexes

  private mutating func index(_ entry: Entry) {
    guard entry.isDeclared else {
      if let scene = entry.scene { undeclared[scene, default: []].insert(entry.session) }
      return
    }
    indexUse(of: entry)
    if !entry.conditions.isEmpty { claimCount += 1 }
    if let scene = entry.scene, let value = entry.value {
      presenting[Presentation(scene: scene, value: value), default: []].insert(entry.session)
    }
  }

  /// Updates the time of a session's last use in the indexes that are ordered by use.
  private mutating func indexUse(of entry: Entry) {
    let (session, conditions) = (entry.session, entry.conditions)
    if let scene = entry.scene {
      ofScene[scene, default: RecentSessions()].insert(session, at: entry.lastUse)
    } else {
      withoutScene.insert(session, at: entry.lastUse)
    }
    if conditions.canActivate == nil { unstated.insert(session, at: entry.lastUse) }
    if conditions.isEmpty { return }
    preferring.insert(session, at: entry.lastUse, conditions.prefers, conditions.preferring)
    allowing.insert(session, at: entry.lastUse, conditions.canActivate, conditions.allowing)
  }

  /// Removes a session from the indexes, after its entry was removed.
  private mutating func unindex(_ entry: Entry) {
    let session = entry.session
    ordinals[entry.id] = nil
    guard entry.isDeclared else {
      guard let scene = entry.scene else { return }
      undeclared[scene]?.remove(session)
      if undeclared[scene]?.isEmpty == true { undeclared[scene] = nil }
      return
    }
    unstated.remove(session)
    if !entry.conditions.isEmpty {
      preferring.remove(session, entry.conditions.prefers, entry.conditions.preferring)
      allowing.remove(session, entry.conditions.canActivate, entry.conditions.allowing)
      claimCount -= 1
    }
    guard let scene = entry.scene else { return withoutScene.remove(session) }
    ofScene[scene]?.remove(session)
    if ofScene[scene]?.isEmpty == true { ofScene[scene] = nil }
    guard let value = entry.value else { return }
    let presentation = Presentation(scene: scene, value: value)
    presenting[presentation]?.remove(session)
    if presenting[presentation]?.isEmpty == true { presenting[presentation] = nil }
  }
}
