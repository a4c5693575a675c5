/// What routing knows of the sessions, indexed by what they present, ask for, and when they were used.
///
/// ``Application`` keeps it up to date step by step, so that a decision costs the same however
/// many sessions there are.
public struct SessionTable {
  /// What is known of one session.
  public struct Entry: Hashable {
    public var id: SceneSession.ID
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
      id: SceneSession.ID, ordinal: Int, scene: SceneDescription.ID?, value: AnyHashable? = nil
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

  private var entries: [SceneSession.ID: Entry] = [:]
  private var presenting: [Presentation: Set<SceneSession.ID>] = [:]
  private var ofScene: [SceneDescription.ID: Set<SceneSession.ID>] = [:]
  private var undeclared: [SceneDescription.ID: Set<SceneSession.ID>] = [:]
  private var claims: [ActivationConditions.Strength: ClaimIndex] = [:]
  private var recent = RecentSessions()

  public init() {}

  public var count: Int { entries.count }

  /// The entry of a session; set it to add, to change, and with nil to remove.
  public subscript(id: SceneSession.ID) -> Entry? {
    get { entries[id] }
    set {
      let old = entries[id]
      if old == newValue { return }
      if let old { index(old) { $0.remove(old.id) } }
      entries[id] = newValue
      if let newValue { index(newValue) { $0.insert(newValue.id) } }
      if old?.claimed != newValue?.claimed { indexClaims(from: old, to: newValue) }
    }
  }

  /// All that may be chosen, that used last first.
  var candidates: [Entry] { recent.sorted.compactMap { entries[$0.session] } }

  /// The session used last of those that may be chosen; nil if there is none.
  var mostRecent: Entry? { recent.mostRecent.flatMap { entries[$0.session] } }

  /// The session used last of those that ask for an event with a strength.
  func mostRecent(
    _ strength: ActivationConditions.Strength, _ text: EventText?, countingUnstated: Bool
  ) -> Entry? {
    claims[strength]?.mostRecent(for: text, countingUnstated: countingUnstated)
      .flatMap { entries[$0.session] }
  }

  /// Whether no session is open.
  public var isEmpty: Bool { entries.isEmpty }

  /// The first session there was of those that are open; nil if there is none.
  public var oldest: Entry? {
    entries.values.min { $0.ordinal < $1.ordinal }
  }

  /// The oldest session made for a declared scene.
  public func oldest(of scene: SceneDescription.ID) -> Entry? {
    oldest(in: ofScene[scene])
  }

  /// The session of a declared scene that was used last.
  func mostRecent(of scene: SceneDescription.ID) -> Entry? {
    ofScene[scene]?.lazy.compactMap { entries[$0] }.max { $0.use < $1.use }
  }

  /// The oldest session of a declared scene that presents a value.
  public func oldest(of scene: SceneDescription.ID, presenting value: AnyHashable) -> Entry? {
    oldest(in: presenting[Presentation(scene: scene, value: value)])
  }

  /// The sessions made for a declared scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - isDeclared: False for the sessions made for a scene that was known by this id and isn't
  ///     declared now.
  /// - Returns: Their ids.
  public func sessions(of scene: SceneDescription.ID, isDeclared: Bool) -> Set<SceneSession.ID> {
    (isDeclared ? ofScene : undeclared)[scene] ?? []
  }

  /// The scenes that are no longer declared and still have sessions.
  public var undeclaredScenes: some Collection<SceneDescription.ID> { undeclared.keys }

  private func oldest(in ids: Set<SceneSession.ID>?) -> Entry? {
    ids?.lazy.compactMap { entries[$0] }.min { $0.ordinal < $1.ordinal }
  }

  private mutating func indexClaims(from old: Entry?, to new: Entry?) {
    if let old, old.isDeclared {
      recent.remove(old.id)
      for strength in ActivationConditions.Strength.allCases {
        let claim = old.conditions[strength]
        claims[strength]?.remove(old.id, claim.predicate, claim.conditions)
      }
    }
    if let new, new.isDeclared {
      recent.insert(new.use)
      for strength in ActivationConditions.Strength.allCases {
        let claim = new.conditions[strength]
        claims[strength, default: ClaimIndex()].insert(new.use, claim.predicate, claim.conditions)
      }
    }
  }

  /// Changes the sets in which an entry stands.
  private mutating func index(_ entry: Entry, _ change: (inout Set<SceneSession.ID>) -> Void) {
    guard let scene = entry.scene else { return }
    guard entry.isDeclared else { return Self.change(&undeclared, at: scene, change) }
    Self.change(&ofScene, at: scene, change)
    if let value = entry.value {
      Self.change(&presenting, at: Presentation(scene: scene, value: value), change)
    }
  }

  private static func change<Key>(
    _ index: inout [Key: Set<SceneSession.ID>], at key: Key,
    _ change: (inout Set<SceneSession.ID>) -> Void
  ) {
    change(&index[key, default: []])
    if index[key]?.isEmpty == true { index[key] = nil }
  }
}

extension SessionTable.Entry {
  var use: RecentSessions.Use {
    RecentSessions.Use(session: id, lastUse: lastUse, ordinal: ordinal)
  }

  /// What its claims are indexed by.
  fileprivate var claimed: Claimed {
    Claimed(conditions: conditions, lastUse: lastUse, isDeclared: isDeclared)
  }

  fileprivate struct Claimed: Equatable {
    var conditions: ActivationConditions
    var lastUse: Int
    var isDeclared: Bool
  }
}
