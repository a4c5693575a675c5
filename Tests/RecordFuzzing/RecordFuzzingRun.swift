import Foundation
import RoutingFuzzing
import SceneRuntime
import TestSupport

/// Launches applications on stores with damaged records, and uses and closes every session.
///
/// Each bad record is reported and forgotten, the good ones are kept, what is written can be read, and
/// nothing that is said holds a control character or a secret.
@MainActor public struct RecordFuzzingRun {
  private var generator: SeededGenerator

  /// How many stores were tried.
  public private(set) var count = 0
  /// How many records in them were damaged.
  public private(set) var damaged = 0
  /// How many that were changed in their written form could be read still.
  public private(set) var readable = 0
  /// How many sessions came back.
  public private(set) var restored = 0

  public init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// The results, on one line.
  public var summary: String {
    "\(count) stores with \(damaged) damaged records, and \(readable) that were changed as text and "
      + "read still; \(restored) sessions came back"
  }

  /// Damages one store, and has an application live on it.
  ///
  /// - Returns: What is wrong, with the number of the store; nil if nothing is.
  public mutating func step() throws -> String? {
    count += 1
    let good = try (1...Int.random(in: 1...4, using: &generator)).map {
      try SessionRecord.sample($0, using: &generator)
    }
    var bad: [(record: SessionRecord, place: String)] = []
    for number in 5...Int.random(in: 5...7, using: &generator) {
      guard let damage = RecordDamage.all.randomElement(using: &generator) else { continue }
      var record = try SessionRecord.sample(number, using: &generator)
      damage.apply(&record, &generator)
      bad.append((record, damage.place))
    }
    damaged += bad.count
    // One that is as good, but for its id or place.
    var twin = try SessionRecord.sample(8, using: &generator)
    if let first = good.first {
      twin.lastUse = first.lastUse - 1
      if Bool.random(using: &generator) { twin.id = first.id } else { twin.ordinal = first.ordinal }
    }
    let changed = try changedAsText(SessionRecord.sample(9, using: &generator))
    let records = (good + bad.map(\.record) + [twin] + changed).shuffled(using: &generator)
    let store = FuzzedStore(records)
    return try live(on: store, good, bad, others: [twin] + changed).map { "\($0), store \(count)" }
  }

  /// A record whose written form was changed, if it can be read still.
  private mutating func changedAsText(_ record: SessionRecord) throws -> [SessionRecord] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var text = String(decoding: try encoder.encode(record), as: UTF8.self)
    for _ in 1...Int.random(in: 1...3, using: &generator) {
      text = TextMutation.change(text, splicing: text, using: &generator)
    }
    guard let record = try? JSONDecoder().decode(SessionRecord.self, from: Data(text.utf8)) else {
      return []
    }
    // Names are shown, so a change that moved the secret into one says nothing.
    var names = record
    (names.value, names.userInfo, names.conditions) = (nil, nil, nil)
    names.stateRestorationActivity = record.stateRestorationActivity.map {
      ActivityRecord(activityType: $0.activityType)
    }
    let shown = String(decoding: try encoder.encode(names), as: UTF8.self)
    if shown.contains("hunter2") { return [] }
    readable += 1
    return [record]
  }

  private mutating func live(
    on store: FuzzedStore, _ good: [SessionRecord],
    _ bad: [(record: SessionRecord, place: String)], others: [SessionRecord]
  ) throws -> String? {
    let profile = HostProfile.all.filter(\.supportsMultipleScenes).randomElement(using: &generator)
    let application = launched(store, profile ?? .tablet)
    let reported = application.problems.map(\.place)
    for (record, place) in bad
    where !reported.contains(where: {
      $0.contains("\"\(record.id.prefix(40))") && $0.contains(place)
    }) {
      return "a record isn't reported at \(place)"
    }
    let open = Set(application.orderedSessions.map(\.id))
    restored += open.count
    for record in good where !open.contains(record.id) {
      // One that was changed may have its id or its place, and have been used later.
      let isTaken = others.dropFirst().contains {
        $0.id == record.id || $0.ordinal == record.ordinal
      }
      if !isTaken { return "a good record is lost" }
    }
    if Set(application.orderedSessions.map(\.ordinal)).count != open.count {
      return "two sessions have one place"
    }
    use(application)
    if let problem = try reading(store.records) { return problem }
    for session in application.orderedSessions { application.handle(.close(session.id)) }
    if !application.openSessions.isEmpty { return "a session can't be closed" }
    if !store.records.isEmpty { return "the store keeps a record of a session that is gone" }
    application.handle(.quit)
    return disturbance(of: application)
  }

  private func launched(_ store: FuzzedStore, _ profile: HostProfile) -> Application {
    let application = Application.stub(
      [
        SceneDescription(
          id: .declared("message"), conditions: ExternalEventConditions(["message/", "m/"]))
      ], profile: profile, services: .repeatable(store: store))
    application.handle(.launch([]))
    return application
  }

  /// Does with each session what can be done with it.
  private mutating func use(_ application: Application) {
    for session in application.orderedSessions {
      let size = SceneDescription.Size(
        width: [Double.nan, 100, 1e300].randomElement(using: &generator) ?? 100, height: 10)
      application.handle(
        .resume(session.id), .focus(session.id), .resize(session.id, to: .init(size: size)))
      session.userInfo = (session.userInfo ?? [:]).merging(["more": 7]) { $1 }
      session.stateRestorationActivity = session.stateRestorationActivity
    }
    for link in ["postbox://message/42?token=hunter2", "m/7#hunter2"].compactMap(URL.init) {
      application.handle(.external(.openURL(ExternalEvent.Link(link))))
    }
    application.handle(.newWindow, .background(nil), .memoryPressure, .foreground, .openSwitcher)
  }

  /// Checks that written records are read back unchanged, and that reading them records no problem.
  private func reading(_ records: [SessionRecord]) throws -> String? {
    let read = try JSONDecoder().decode(
      [SessionRecord].self, from: JSONEncoder().encode(records))
    if read != records { return "a record is read back as another one" }
    let application = launched(FuzzedStore(read), .desktop)
    let isReported = application.problems.contains {
      $0.code == .invalidStoredSession || $0.code == .duplicateStoredSession
    }
    return isReported ? "a record that was written can't be read" : nil
  }

  private func disturbance(of application: Application) -> String? {
    var said = application.trace.entries.map(\.line)
    said += application.problems.map(\.description)
    said += application.objectTree.split(separator: "\n").map(String.init)
    if let secret = said.first(where: { $0.contains("hunter2") }) { return "says \(secret)" }
    return said.lazy.compactMap(\.disturbance).first
  }
}
