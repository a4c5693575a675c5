/// A plan that says what a launch does with each stored session, as a pure function of the store's contents, the
/// declared scenes and the profile.
///
/// All sessions that match the declared scenes stay open. If only one scene is possible, only the most recently used of
/// these sessions stays open. ``HostProfile/relaunching`` decides which sessions are shown at launch, but no more are
/// shown than fit on screen. The other sessions connect when they are requested. After two successive unfinished
/// launches, no session is restored, and all sessions stay in the store. This is this library's choice: Apple's systems
/// delete the sessions after such launches (S123).
public struct LaunchPlan: Hashable, Sendable {
  /// The history of earlier launches.
  public let history: LaunchHistory
  /// The sessions that stay open, in the order of creation.
  public private(set) var kept: [SessionRecord] = []
  /// The sessions that are discarded, with the reasons, in the order of creation (S14).
  public private(set) var discarded: [Discarded] = []
  /// The sessions that stay in the store without being restored, in the order of creation.
  public private(set) var held: [SessionRecord] = []
  /// The identifiers of the sessions whose scenes connect at launch, in the order of creation.
  ///
  /// On a device that restores only the last used scene, this scene doesn't connect if a launch event opens another
  /// scene.
  public private(set) var shown: [SceneID] = []
  /// The most recently used of the sessions in ``shown``, which gets the focus; nil if no session is shown.
  public private(set) var focused: SceneID?
  /// The declared scenes that open because no session is restored.
  ///
  /// If an event opens a scene at launch, the scenes in this array don't open.
  public private(set) var opened: [SceneDescription.ID] = []
  /// The problems with the store, with its records, and with earlier launches.
  public private(set) var problems: [Problem] = []
  /// The unusable files that the store moved to another folder.
  public private(set) var setAside: [StoredSessions.SetAsideFile] = []
  /// The identifiers and ordinals of the sessions that stay in the store without being restored, including sessions
  /// that can't be read.
  ///
  /// No new session may get one of these identifiers or ordinals.
  package private(set) var reserved: [StoredSessions.Place] = []
  /// Whether ``held`` contains a session that a later launch can restore, because the session fits the declared scenes
  /// or may fit the scenes that its delegate class declares.
  package private(set) var isHoldingFittingSession = false
  /// The identifiers of records that can't be used, and that the store therefore removes.
  package private(set) var unusable: Set<SceneID> = []
  /// The identifiers of records that were changed or had duplicates, and that the store therefore writes again.
  package private(set) var rewritten: Set<SceneID> = []

  /// Whether no launch with the same store has finished before.
  public var isFirstLaunch: Bool { !history.hasLaunched }
  /// Whether this launch restores sessions, as opposed to leaving all sessions in the store.
  public var isRestoring: Bool { history.unfinishedLaunches < LaunchHistory.limit }

  /// A discarded session, with the reason for discarding it.
  public struct Discarded: Hashable, Sendable {
    /// The record that is removed from the store.
    public var record: SessionRecord
    /// The reason why the session is discarded.
    public var reason: Reason

    /// The problem that is reported; nil if the reason isn't a problem.
    public var problem: Problem? {
      if case .unfit(let problem) = reason { problem } else { nil }
    }
  }

  /// A reason why a session is discarded.
  public enum Reason: Hashable, Sendable {
    /// The session was removed from the store while the application wasn't running (S14).
    case removed
    /// The session's scene is declared with `restorationBehavior(.disabled)` (S127).
    case notRestored
    /// The session no longer fits the declared scenes, the manifest or the profile (S16).
    case unfit(Problem)
  }

  /// Creates the plan of a launch.
  ///
  /// - Parameters:
  ///   - stored: The contents of the store.
  ///   - graph: The scenes that the app declares now.
  ///   - profile: The profile of the device on which the app is launched.
  ///   - supportsMultipleScenes: Whether the application may have more than one scene at a time (S54).
  ///   - hosted: A closure that gets a stored session, and returns the scenes declared by the session's delegate class;
  ///     empty if the class declares none.
  public init(
    for stored: StoredSessions, graph: SceneGraph, profile: HostProfile,
    supportsMultipleScenes: Bool, hosted: (SessionRecord) -> [SceneDescription] = { _ in [] }
  ) {
    history = stored.history
    problems = stored.problems
    setAside = stored.setAside
    reserved = stored.reserved
    let check = RecordCheck(stored)
    problems += check.problems
    rewritten = check.rewritten
    unusable = check.unusable
    // The indices are sorted instead of the records, because records are large.
    let records = check.records
    let ordered = check.usable.sorted { @Sendable in
      (records[$0].ordinal, records[$0].id) < (records[$1].ordinal, records[$1].id)
    }
    discarded = check.discarded.map { Discarded(record: $0, reason: .removed) }
    let isDeclaring = !graph.scenes.isEmpty
    if isRestoring {
      let all = SceneGraph(graph.scenes + ordered.flatMap { hosted(records[$0]) })
      sort(records, at: ordered, by: all, declaring: isDeclaring, profile, supportsMultipleScenes)
    } else {
      held = ordered.map { records[$0] }
      // The scenes that delegate classes declare aren't read, because the code of these classes may be the reason why
      // launches don't finish. Sessions of these scenes count as fitting.
      isHoldingFittingSession = held.contains {
        if case .hosted = $0.scene { return true }
        return graph.misfit(of: $0, declaring: isDeclaring) == nil
      }
      reserved += held.map { StoredSessions.Place(id: $0.id, ordinal: $0.ordinal) }
      problems.append(.skippedRestoration(after: history.unfinishedLaunches, of: ordered.count))
    }
    discarded.sort { ($0.record.ordinal, $0.record.id) < ($1.record.ordinal, $1.record.id) }
    let places = Self.shown(of: kept, profile)
    shown = places.map { kept[$0].id }
    focused = Self.lastUsed(of: kept, at: places).map { kept[$0].id }
    if kept.isEmpty {
      opened = graph.scenesAtLaunch(supportingMultipleScenes: supportsMultipleScenes).map(\.id)
    }
  }

  /// Returns a router for the events that arrive at the launch.
  ///
  /// The router doesn't know the values that sessions present, so the router can't find a session by its value.
  package func router(
    graph: SceneGraph, supportsMultipleScenes: Bool, unclaimed: HostProfile.UnclaimedEvents
  ) -> Router {
    var table = SessionTable()
    for record in kept.sorted(by: Self.isUsedBefore) {
      table.add(
        SessionOrdinal(record.ordinal), record.id, of: record.scene, presenting: nil,
        record.conditions ?? .none, lastUse: record.lastUse)
    }
    return Router(
      graph: graph, sessions: table, supportsMultipleScenes: supportsMultipleScenes,
      unclaimed: unclaimed)
  }

  /// Adds each record to ``kept`` or to ``discarded``.
  ///
  /// `places` are the indices of the records to add, in the order of creation. Indices are passed instead of the
  /// records, because records are large. `graph` also has the scenes that delegate classes declare. `isDeclaring` is
  /// whether the app itself declares scenes.
  private mutating func sort(
    _ records: [SessionRecord], at places: [Int], by graph: SceneGraph,
    declaring isDeclaring: Bool, _ profile: HostProfile, _ supportsMultipleScenes: Bool
  ) {
    let misfit = { (place: Int) in graph.misfit(of: records[place], declaring: isDeclaring) }
    let only =
      supportsMultipleScenes
      ? nil : Self.lastUsed(of: records, at: places.filter { misfit($0) == nil })
    kept.reserveCapacity(places.count)
    for place in places {
      if let reason = misfit(place) {
        discarded.append(Discarded(record: records[place], reason: reason))
      } else if let only, only != place {
        let problem = Problem.sessionBeyondLimit(
          records[place].id, kept: records[only].id,
          onlyOneIn: profile.supportsMultipleScenes ? nil : profile.name)
        discarded.append(Discarded(record: records[place], reason: .unfit(problem)))
      } else {
        kept.append(records[place])
      }
    }
  }

  /// Returns the indices of the sessions whose scenes connect at launch, in the order of creation.
  private static func shown(of kept: [SessionRecord], _ profile: HostProfile) -> [Int] {
    let onScreen = kept.indices.filter { kept[$0].isOnScreen }
    guard profile.relaunching == .onScreen, !onScreen.isEmpty else {
      return lastUsed(of: kept, at: Array(kept.indices)).map { [$0] } ?? []
    }
    guard let limit = profile.foregroundLimit, limit < onScreen.count else { return onScreen }
    // If not all scenes fit on screen, `profile.yielding` chooses the scenes that aren't shown.
    let leaving = onScreen.sorted {
      profile.yielding.chooses((kept[$0].lastUse, $0), before: (kept[$1].lastUse, $1))
    }
    return leaving.suffix(limit).sorted()
  }

  private static func lastUsed(of records: [SessionRecord], at places: [Int]) -> Int? {
    places.max { isUsedBefore(records[$0], records[$1]) }
  }

  private static func isUsedBefore(_ one: SessionRecord, _ other: SessionRecord) -> Bool {
    (one.lastUse, one.ordinal) < (other.lastUse, other.ordinal)
  }
}

extension SceneGraph {
  /// Returns the reason why the declarations don't allow a stored session to be kept; nil if they allow it.
  ///
  /// `isDeclaring` is whether the app itself declares scenes.
  fileprivate func misfit(
    of record: SessionRecord, declaring isDeclaring: Bool
  ) -> LaunchPlan.Reason? {
    if let id = record.scene, let place = place(of: id),
      scenes[place].restorationBehavior == .disabled
    {
      return .notRestored
    }
    return mismatch(of: record, declaring: isDeclaring).map { .unfit($0) }
  }

  /// Returns the reason why a stored session doesn't match its declared scene; nil if the session matches.
  private func mismatch(of record: SessionRecord, declaring isDeclaring: Bool) -> Problem? {
    guard let id = record.scene else {
      return isDeclaring ? .sessionWithoutScene(record.id) : nil
    }
    guard let place = place(of: id) else {
      return .sessionOfRemovedScene(record.id, scene: "\(id)")
    }
    guard scenes[place].kind == record.kind else {
      return .sessionOfChangedKind(record.id, scene: "\(id)", now: scenes[place].kind.rawValue)
    }
    // Types are compared by their names, because the mangled name of a type can differ between runs.
    guard scenes[place].valueType?.name == record.valueType?.name else {
      return .sessionOfChangedValueType(
        record.id, scene: "\(id)", now: scenes[place].valueType?.description)
    }
    return nil
  }
}
