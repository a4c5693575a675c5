/// The sessions known to routing, indexed by presented value, requested events and last use.
///
/// The application's sessions update it incrementally, so that the cost of a decision doesn't depend on the number
/// of sessions.
public struct SessionTable {
  /// The properties of one session that affect routing.
  public struct Entry: Hashable {
    /// The persistent identifier of the session.
    public var id: SceneID
    /// The position in creation order, from 1.
    public var ordinal: Int {
      get { session.number }
      set { session.number = newValue }
    }
    /// The declared scene of the session; nil in apps without declared scenes.
    public var scene: SceneDescription.ID?
    /// The value presented by its window.
    public var value: AnyHashable?
    /// Whether its scene is still declared; if not, the session is never chosen.
    public var isDeclared = true
    /// The external events the session requests.
    public var conditions = ActivationConditions.none
    /// The time of the last use; later is greater.
    public var lastUse = 0

    fileprivate var session: SessionOrdinal
    fileprivate var use: RecentSessions.Use { .init(lastUse: lastUse, session: session) }

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - id: The persistent identifier of the session.
    ///   - ordinal: The position in creation order, from 1; unique in a table.
    ///   - scene: The declared scene of the session; nil in apps without declared scenes.
    ///   - value: The value presented by its window; nil if it presents none.
    public init(
      id: SceneID, ordinal: Int, scene: SceneDescription.ID?, value: AnyHashable? = nil
    ) {
      self.id = id
      session = SessionOrdinal(ordinal)
      self.scene = scene
      self.value = value
    }
  }

  private struct Presentation: Hashable {
    var scene: SceneDescription.ID
    var value: AnyHashable
  }

  private var entries: [SessionOrdinal: Entry] = [:]
  private var ordinals: [SceneID: SessionOrdinal] = [:]
  private var presenting: [Presentation: Set<SessionOrdinal>] = [:]
  private var ofScene: [SceneDescription.ID: RecentSessions] = [:]
  private var undeclared: [SceneDescription.ID: Set<SessionOrdinal>] = [:]
  private var preferring = ClaimIndex()
  private var allowing = ClaimIndex()
  private var recent = RecentSessions()
  /// The number of eligible sessions with conditions.
  private(set) var claimCount = 0

  /// Creates an empty table.
  public init() {}

  /// The number of sessions.
  public var count: Int { entries.count }

  /// The entry of a session; set it to add or update the session, and set nil to remove it.
  ///
  /// - Parameter id: The persistent identifier of the session. An entry that is set must have the
  ///   same ``Entry/id``.
  public subscript(id: SceneID) -> Entry? {
    get { ordinals[id].flatMap(entry) }
    set {
      let old = self[id]
      if old == newValue { return }
      if let old { remove(old) }
      if let newValue { add(newValue) }
    }
  }

  /// Adds a session that the table doesn't have.
  package mutating func add(_ entry: Entry) {
    ordinals[entry.id] = entry.session
    entries[entry.session] = entry
    index(entry)
  }

  /// Records a use of a session.
  ///
  /// - Parameters:
  ///   - session: The session; unknown sessions are ignored.
  ///   - lastUse: The time of the use; later is greater.
  /// - Returns: Whether the time of last use changed.
  package mutating func use(_ session: SessionOrdinal, at lastUse: Int) -> Bool {
    guard let last = entries[session]?.lastUse, last != lastUse else { return false }
    entries[session]?.lastUse = lastUse
    guard let entry = entries[session], entry.isDeclared else { return true }
    let use = entry.use
    recent.insert(use)
    if let scene = entry.scene { ofScene[scene]?.insert(use) }
    preferring.insert(use, entry.conditions.prefers, entry.conditions.preferring)
    allowing.insert(use, entry.conditions.canActivate, entry.conditions.allowing)
    return true
  }

  /// The eligible sessions, most recently used first.
  var candidates: [Entry] { recent.sorted.compactMap(entry) }

  /// The most recently used eligible session; nil if there is none.
  package var mostRecent: Entry? { entry(recent.mostRecent) }

  /// Returns the most recently used session that requests an event with a strength.
  package func mostRecent(
    _ strength: ActivationConditions.Strength, _ text: EventText?, countingUnstated: Bool
  ) -> Entry? {
    let index = strength == .prefers ? preferring : allowing
    return entry(index.mostRecent(for: text, countingUnstated: countingUnstated))
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
  /// - Returns: The entry; nil if no session of the scene is open, or the scene is no longer
  ///   declared.
  public func oldest(of scene: SceneDescription.ID) -> Entry? {
    ofScene[scene]?.sessions.min().flatMap(entry)
  }

  /// Returns the most recently used session of a declared scene.
  package func mostRecent(of scene: SceneDescription.ID) -> Entry? { entry(lastUse(of: scene)) }

  /// Returns the most recent use among the sessions of a declared scene.
  func lastUse(of scene: SceneDescription.ID) -> RecentSessions.Use? { ofScene[scene]?.mostRecent }

  /// Returns the oldest session of a declared scene that presents a value.
  ///
  /// - Parameters:
  ///   - scene: The identity of the declared scene.
  ///   - value: The value, which must equal the one that the session presents now (S99, S101).
  /// - Returns: The entry; nil if no session of the scene presents the value.
  public func oldest(of scene: SceneDescription.ID, presenting value: AnyHashable) -> Entry? {
    presenting[Presentation(scene: scene, value: value)]?.min().flatMap(entry)
  }

  /// Returns the sessions of a declared scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - isDeclared: False for sessions of an earlier scene with this id that is no longer declared.
  /// - Returns: The identifiers of the sessions.
  public func sessions(of scene: SceneDescription.ID, isDeclared: Bool) -> Set<SceneID> {
    let sessions =
      isDeclared
      ? ofScene[scene].map { Array($0.sessions) } : undeclared[scene].map { Array($0) }
    return Set((sessions ?? []).compactMap { entries[$0]?.id })
  }

  /// The scenes that have sessions but are no longer declared.
  public var undeclaredScenes: some Collection<SceneDescription.ID> { undeclared.keys }

  func entry(_ session: SessionOrdinal) -> Entry? { entries[session] }

  private func entry(_ use: RecentSessions.Use?) -> Entry? { use.flatMap { entry($0.session) } }

  // MARK: - The indexes

  private mutating func index(_ entry: Entry) {
    guard entry.isDeclared else {
      if let scene = entry.scene { undeclared[scene, default: []].insert(entry.session) }
      return
    }
    let use = entry.use
    recent.insert(use)
    preferring.insert(use, entry.conditions.prefers, entry.conditions.preferring)
    allowing.insert(use, entry.conditions.canActivate, entry.conditions.allowing)
    if !entry.conditions.isEmpty { claimCount += 1 }
    guard let scene = entry.scene else { return }
    ofScene[scene, default: RecentSessions()].insert(use)
    if let value = entry.value {
      presenting[Presentation(scene: scene, value: value), default: []].insert(entry.session)
    }
  }

  private mutating func remove(_ entry: Entry) {
    let session = entry.session
    (ordinals[entry.id], entries[session]) = (nil, nil)
    guard entry.isDeclared else {
      guard let scene = entry.scene else { return }
      undeclared[scene]?.remove(session)
      if undeclared[scene]?.isEmpty == true { undeclared[scene] = nil }
      return
    }
    recent.remove(session)
    preferring.remove(session, entry.conditions.prefers, entry.conditions.preferring)
    allowing.remove(session, entry.conditions.canActivate, entry.conditions.allowing)
    if !entry.conditions.isEmpty { claimCount -= 1 }
    guard let scene = entry.scene else { return }
    ofScene[scene]?.remove(session)
    if ofScene[scene]?.isEmpty == true { ofScene[scene] = nil }
    guard let value = entry.value else { return }
    let presentation = Presentation(scene: scene, value: value)
    presenting[presentation]?.remove(session)
    if presenting[presentation]?.isEmpty == true { presenting[presentation] = nil }
  }
}
