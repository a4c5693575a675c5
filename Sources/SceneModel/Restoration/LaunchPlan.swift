/// What becomes at a launch of the sessions that were kept: a pure function of their records, of what
/// is declared, and of the device.
///
/// All that fit stay open. Which of them come back on the screen is the profile's to say
/// (``HostProfile/relaunching``); the others connect once somebody asks for them.
public struct LaunchPlan: Hashable, Sendable {
  /// The sessions that stay, in the order of creation.
  public private(set) var kept: [SessionRecord] = []
  /// The sessions that can't be shown any more, each with the reason (S16).
  public private(set) var discarded: [Discarded] = []
  /// The sessions whose scenes connect at the launch, in the order of creation.
  public private(set) var shown: [SceneID] = []
  /// The one of them that a person used last.
  public private(set) var focused: SceneID?

  /// A session that is given up, and why.
  public struct Discarded: Hashable, Sendable {
    public var record: SessionRecord
    public var problem: Problem
  }

  /// Plans a launch.
  ///
  /// - Parameters:
  ///   - records: What was kept, in any order.
  ///   - graph: What is declared now.
  ///   - profile: What kind of device there is now.
  ///   - supportsMultipleScenes: Whether there may be more than one scene (S54).
  public init(
    for records: [SessionRecord], graph: SceneGraph, profile: HostProfile,
    supportsMultipleScenes: Bool
  ) {
    let ordered = records.sorted { ($0.ordinal, $0.id) < ($1.ordinal, $1.id) }
    let only = supportsMultipleScenes ? nil : Self.lastUsed(of: ordered.filter(graph.fits))
    for record in ordered {
      if let problem = graph.mismatch(of: record) {
        discarded.append(Discarded(record: record, problem: problem))
      } else if let only, only.id != record.id {
        discarded.append(Discarded(record: record, problem: .oneOnly(record, kept: only, profile)))
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

  /// Why a session can't be shown by what is declared; nil if it can.
  fileprivate func mismatch(of record: SessionRecord) -> Problem? {
    guard let id = record.scene else {
      return scenes.isEmpty ? nil : .discarded(record, "it was made for no declared scene")
    }
    guard let scene = self[id] else {
      return .discarded(record, "the scene \(id) it was made for isn't declared any more")
    }
    guard scene.kind == record.kind else {
      return .discarded(record, "the scene \(id) it was made for is a \(scene.kind.rawValue) now")
    }
    // Types are compared by name, because what tells them apart in a process differs per run.
    guard scene.valueType?.name == record.valueType?.name else {
      return .discarded(
        record, "the scene \(id) it was made for presents \(scene.valueType?.name ?? "nothing") now"
      )
    }
    return nil
  }
}

extension Problem {
  fileprivate static func discarded(_ record: SessionRecord, _ reason: String) -> Problem {
    Problem(
      at: "scene \(record.id)", reason + ", so the session that was kept is discarded",
      remedy: "give scenes ids of their own, and keep an id's kind and value type")
  }

  fileprivate static func oneOnly(
    _ record: SessionRecord, kept: SessionRecord, _ profile: HostProfile
  ) -> Problem {
    Problem(
      at: "scene \(record.id)",
      "there can be one scene only, so the session that was kept is discarded, and scene "
        + "\(kept.id) stays",
      remedy: profile.supportsMultipleScenes
        ? "set supportsMultipleScenes in the manifest"
        : "the profile \"\(profile.name)\" has one scene; keep elsewhere what isn't to go with a session"
    )
  }
}
