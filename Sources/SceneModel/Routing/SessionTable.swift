/// What routing knows of the sessions, indexed by what they present, ask for, and when they were used.
///
/// ``Application`` keeps it up to date step by step, so that a decision costs the same however
/// many sessions there are.
public struct SessionTable {
  /// What is known of one session.
  public struct Entry: Hashable {
    public var id: SceneID
    /// Its place in the order of creation, from 1.
    public var ordinal: Int
    /// The declared scene it was made for.
    public var scene: SceneDescription.ID?
    /// The value its window presents.
    public var value: AnyHashable?
    /// Whether its scene is declared still; a session whose scene isn't is chosen for nothing.
    public var isDeclared = true
    /// Which events it asks for.
    public var conditions = ActivationConditions()
    /// When a person last turned to it; later is greater.
    public var lastUse = 0

    public init(
      id: SceneID, ordinal: Int, scene: SceneDescription.ID?, value: AnyHashable? = nil
    ) {
      self.id = id
      self.ordinal = ordinal
      self.scene = scene
      self.value = value
    }
  }

  private struct Presentation: Hashable {
    var scene: SceneDescription.ID
    var value: AnyHashable
  }

  private var entries: [SceneID: Entry] = [:]
  // The indexes know sessions by their ordinals, which are found faster than texts.
  private var ids: [Int: SceneID] = [:]
  private var presenting: [Presentation: Set<Int>] = [:]
  private var ofScene: [SceneDescription.ID: RecentSessions] = [:]
  private var undeclared: [SceneDescription.ID: Set<Int>] = [:]
  private var preferring = ClaimIndex()
  private var allowing = ClaimIndex()
  private var recent = RecentSessions()
  /// How many of the sessions that may be chosen say something of events.
  private(set) var claimCount = 0

  public init() {}

  public var count: Int { entries.count }

  /// The entry of a session; set it to add, to change, and with nil to remove.
  public subscript(id: SceneID) -> Entry? {
    get { entries[id] }
    set {
      let old = entries[id]
      if old == newValue { return }
      entries[id] = newValue
      if let old { remove(old) }
      if let newValue { insert(newValue) }
    }
  }

  /// Notes that a person turned to a session.
  ///
  /// - Parameters:
  ///   - id: The session; one that isn't in the table is passed over.
  ///   - lastUse: When; later is greater.
  /// - Returns: Whether it wasn't known.
  package mutating func use(_ id: SceneID, at lastUse: Int) -> Bool {
    guard let entry = entries[id], entry.lastUse != lastUse else { return false }
    entries[id]?.lastUse = lastUse
    guard entry.isDeclared else { return true }
    let use = RecentSessions.Use(lastUse: lastUse, ordinal: entry.ordinal)
    recent.insert(use)
    if let scene = entry.scene { ofScene[scene]?.insert(use) }
    preferring.insert(use, entry.conditions.prefers, entry.conditions.preferring)
    allowing.insert(use, entry.conditions.canActivate, entry.conditions.allowing)
    return true
  }

  /// All that may be chosen, that used last first.
  var candidates: [Entry] { recent.sorted.compactMap { entry($0.ordinal) } }

  /// The session used last of those that may be chosen; nil if there is none.
  package var mostRecent: Entry? { entry(recent.mostRecent) }

  /// The session used last of those that ask for an event with a strength.
  package func mostRecent(
    _ strength: ActivationConditions.Strength, _ text: EventText?, countingUnstated: Bool
  ) -> Entry? {
    let index = strength == .prefers ? preferring : allowing
    return entry(index.mostRecent(for: text, countingUnstated: countingUnstated))
  }

  /// Whether no session is open.
  public var isEmpty: Bool { entries.isEmpty }

  /// The first session there was of those that are open; nil if there is none.
  public var oldest: Entry? {
    entries.values.min { $0.ordinal < $1.ordinal }
  }

  /// The oldest session made for a declared scene.
  public func oldest(of scene: SceneDescription.ID) -> Entry? {
    ofScene[scene]?.all.lazy.map(\.ordinal).min().flatMap(entry)
  }

  /// The session of a declared scene that was used last.
  package func mostRecent(of scene: SceneDescription.ID) -> Entry? { entry(lastUse(of: scene)) }

  /// When a session of a declared scene was used last, and which.
  func lastUse(of scene: SceneDescription.ID) -> RecentSessions.Use? { ofScene[scene]?.mostRecent }

  /// The oldest session of a declared scene that presents a value.
  public func oldest(of scene: SceneDescription.ID, presenting value: AnyHashable) -> Entry? {
    presenting[Presentation(scene: scene, value: value)]?.min().flatMap(entry)
  }

  /// The sessions made for a declared scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - isDeclared: False for the sessions made for a scene that was known by this id and isn't
  ///     declared now.
  /// - Returns: Their ids.
  public func sessions(of scene: SceneDescription.ID, isDeclared: Bool) -> Set<SceneID> {
    let ordinals =
      isDeclared
      ? ofScene[scene]?.all.map(\.ordinal) ?? [] : undeclared[scene].map(Array.init) ?? []
    return Set(ordinals.compactMap { ids[$0] })
  }

  /// The scenes that are no longer declared and still have sessions.
  public var undeclaredScenes: some Collection<SceneDescription.ID> { undeclared.keys }

  func entry(_ ordinal: Int) -> Entry? { ids[ordinal].flatMap { entries[$0] } }

  private func entry(_ use: RecentSessions.Use?) -> Entry? { use.flatMap { entry($0.ordinal) } }

  // MARK: - The indexes

  private mutating func insert(_ entry: Entry) {
    ids[entry.ordinal] = entry.id
    guard entry.isDeclared else {
      if let scene = entry.scene { undeclared[scene, default: []].insert(entry.ordinal) }
      return
    }
    let use = RecentSessions.Use(lastUse: entry.lastUse, ordinal: entry.ordinal)
    recent.insert(use)
    preferring.insert(use, entry.conditions.prefers, entry.conditions.preferring)
    allowing.insert(use, entry.conditions.canActivate, entry.conditions.allowing)
    if !entry.conditions.isEmpty { claimCount += 1 }
    guard let scene = entry.scene else { return }
    ofScene[scene, default: RecentSessions()].insert(use)
    if let value = entry.value {
      presenting[Presentation(scene: scene, value: value), default: []].insert(entry.ordinal)
    }
  }

  private mutating func remove(_ entry: Entry) {
    let ordinal = entry.ordinal
    ids[ordinal] = nil
    guard entry.isDeclared else {
      guard let scene = entry.scene else { return }
      undeclared[scene]?.remove(ordinal)
      if undeclared[scene]?.isEmpty == true { undeclared[scene] = nil }
      return
    }
    recent.remove(ordinal)
    preferring.remove(ordinal, entry.conditions.prefers, entry.conditions.preferring)
    allowing.remove(ordinal, entry.conditions.canActivate, entry.conditions.allowing)
    if !entry.conditions.isEmpty { claimCount -= 1 }
    guard let scene = entry.scene else { return }
    ofScene[scene]?.remove(ordinal)
    if ofScene[scene]?.isEmpty == true { ofScene[scene] = nil }
    guard let value = entry.value else { return }
    let presentation = Presentation(scene: scene, value: value)
    presenting[presentation]?.remove(ordinal)
    if presenting[presentation]?.isEmpty == true { presenting[presentation] = nil }
  }
}
