/// A plan for the stored sessions at launch: a pure function of their records, the declared scenes and the
/// profile.
///
/// All matching sessions stay open. ``HostProfile/relaunching`` decides which of them return to the screen;
/// the others connect on request.
public struct LaunchPlan: Hashable, Sendable {
  /// The sessions that stay open, in creation order.
  public private(set) var kept: [SessionRecord] = []
  /// The sessions that no longer match a declared scene, with the reasons (S16).
  public private(set) var discarded: [Discarded] = []
  /// The sessions whose scenes connect at launch, in creation order.
  public private(set) var shown: [SceneID] = []
  /// The shown session that was used last.
  public private(set) var focused: SceneID?

  /// A discarded session with the reason.
  public struct Discarded: Hashable, Sendable {
    /// The record of the session.
    public var record: SessionRecord
    /// The reason, as a problem to report.
    public var problem: Problem
  }

  /// Creates a plan for a launch.
  ///
  /// - Parameters:
  ///   - records: The stored records, in any order.
  ///   - graph: The scenes declared now.
  ///   - profile: The profile of this launch.
  ///   - supportsMultipleScenes: Whether more than one scene is allowed (S54).
  public init(
    for records: [SessionRecord], graph: SceneGraph, profile: HostProfile,
    supportsMultipleScenes: Bool
  ) {
    // Places are sorted instead of records, which are large.
    let ordered = records.indices.sorted {
      (records[$0].ordinal, records[$0].id) < (records[$1].ordinal, records[$1].id)
    }
    let only = supportsMultipleScenes ? nil : Self.lastUsed(of: records.filter(graph.fits))
    for place in ordered {
      let record = records[place]
      if let problem = graph.mismatch(of: record) {
        discarded.append(Discarded(record: record, problem: problem))
      } else if let only, only.id != record.id {
        let problem = Problem.sessionBeyondLimit(
          record.id, kept: only.id,
          onlyOneIn: profile.supportsMultipleScenes ? nil : profile.name)
        discarded.append(Discarded(record: record, problem: problem))
      } else {
        kept.append(record)
      }
    }
    shown = Self.shown(of: kept, profile)
    let isShown = Set(shown)
    focused = Self.lastUsed(of: kept.filter { isShown.contains($0.id) })?.id
  }

  private static func shown(of kept: [SessionRecord], _ profile: HostProfile) -> [SceneID] {
    let wasOnScreen = kept.filter(\.isOnScreen)
    guard profile.relaunching == .onScreen, !wasOnScreen.isEmpty else {
      return [lastUsed(of: kept)?.id].compactMap(\.self)
    }
    guard let limit = profile.foregroundLimit else { return wasOnScreen.map(\.id) }
    let used = Set(wasOnScreen.sorted(by: isUsedBefore).suffix(limit).map(\.id))
    return wasOnScreen.map(\.id).filter(used.contains)
  }

  private static func lastUsed(of records: [SessionRecord]) -> SessionRecord? {
    records.max(by: isUsedBefore)
  }

  private static func isUsedBefore(_ one: SessionRecord, _ other: SessionRecord) -> Bool {
    (one.lastUse, one.ordinal) < (other.lastUse, other.ordinal)
  }
}

extension SceneGraph {
  fileprivate func fits(_ record: SessionRecord) -> Bool { mismatch(of: record) == nil }

  /// Returns the reason why a session doesn't match its declared scene; nil if it matches.
  fileprivate func mismatch(of record: SessionRecord) -> Problem? {
    guard let id = record.scene else {
      return scenes.isEmpty ? nil : .sessionWithoutScene(record.id)
    }
    guard let place = place(of: id) else {
      return .sessionOfRemovedScene(record.id, scene: "\(id)")
    }
    guard scenes[place].kind == record.kind else {
      return .sessionOfChangedKind(record.id, scene: "\(id)", now: scenes[place].kind.rawValue)
    }
    // Types are compared by name, because their process-wide identity differs per run.
    guard scenes[place].valueType?.name == record.valueType?.name else {
      return .sessionOfChangedValueType(
        record.id, scene: "\(id)", now: scenes[place].valueType?.name)
    }
    return nil
  }
}
