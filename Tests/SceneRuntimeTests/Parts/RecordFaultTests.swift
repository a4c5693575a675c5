import Checking
import Foundation
import TestSupport
import Testing

@testable import SceneModel
@testable import SceneRuntime

/// A store that gives what it was made with, and keeps what it is told.
@MainActor private final class DamagedStore: SessionStore {
  let records: [SessionRecord]
  private(set) var changes: [SessionChange] = []

  init(_ records: [SessionRecord]) {
    self.records = records
  }

  func read() -> StoredSessions { StoredSessions(records) }

  func write(
    _ changes: [SessionChange], turn: Int, completion: @escaping @Sendable (Problem?) -> Void
  ) {
    self.changes += changes
    completion(nil)
  }
}

/// Records that were damaged between one run and the next.
@MainActor struct RecordFaultTests {
  private nonisolated static func record(_ number: Int) -> SessionRecord {
    SessionRecord(
      id: "\(number)", ordinal: number, role: .windowApplication, scene: .declared("inbox"),
      kind: .windowGroup, lastUse: number, isOnScreen: true)
  }

  struct Damage: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var place: String
    var record: SessionRecord

    init(_ name: String, at place: String, _ damage: (inout SessionRecord) -> Void) {
      testDescription = name
      self.place = place
      record = RecordFaultTests.record(7)
      damage(&record)
    }
  }

  private nonisolated static func deep(_ depth: Int) -> PropertyValue {
    (0..<depth).reduce(.null) { value, _ in .array([value]) }
  }

  nonisolated static let damages: [Damage] = [
    Damage("an empty id", at: "id") { $0.id = "" },
    Damage("an id with a control sequence", at: "id") { $0.id = "7\u{1B}[2J" },
    Damage("an id that turns text round", at: "id") { $0.id = "7\u{202E}" },
    Damage("a pusher with a control sequence", at: "pusher") { $0.pusher = "7\u{1B}[2J" },
    Damage("a long id", at: "id") { $0.id = String(repeating: "7", count: 2_000) },
    Damage("the largest place", at: "ordinal") { $0.ordinal = .max },
    Damage("a place near the largest", at: "ordinal") { $0.ordinal = .max - 1 },
    Damage("place 0", at: "ordinal") { $0.ordinal = 0 },
    Damage("the smallest place", at: "ordinal") { $0.ordinal = .min },
    Damage("the id of another", at: "id") { $0.id = "2" },
    Damage("the latest use", at: "lastUse") { $0.lastUse = .max },
    Damage("a use near the latest", at: "lastUse") { $0.lastUse = .max - 1 },
    Damage("a use before the first", at: "lastUse") { $0.lastUse = -1 },
    Damage("a display's role", at: "role") { $0.role = .windowExternalDisplayNonInteractive },
    Damage("an unknown role", at: "role") { $0.role = .init(rawValue: "Postcard") },
    Damage("a scene within a class within a class", at: "scene") {
      $0.scene = .hosted("A", .hosted("B", .declared("inbox")))
    },
    Damage("a value nested deep", at: "value") {
      $0.value = Data(String(repeating: "[", count: 100_000).utf8)
    },
    Damage("a huge value", at: "value") { $0.value = Data(count: 2_000_000) },
    Damage("a width that is no number", at: "geometry") {
      $0.geometry = .init(size: .init(width: .nan, height: 1))
    },
    Damage("an endless height", at: "geometry") {
      $0.geometry = .init(size: .init(width: 1, height: .infinity))
    },
    Damage("a width below nothing", at: "geometry") {
      $0.geometry = .init(size: .init(width: -1, height: 1))
    },
    Damage("a huge height", at: "geometry") {
      $0.geometry = .init(size: .init(width: 1, height: 1e300))
    },
    Damage("notes nested deep", at: #"userInfo["a"][0][0][0][0][0][0][0]…"#) {
      $0.userInfo = ["a": deep(3_000), "b": .null]
    },
    Damage("a note that is no number", at: #"userInfo["a"][1]"#) {
      $0.userInfo = ["a": .array([.null, .number(.nan)])]
    },
    Damage("a note that is no date", at: #"userInfo["a"]"#) {
      $0.userInfo = ["a": .date(Date(timeIntervalSinceReferenceDate: .infinity))]
    },
    Damage("too many notes", at: #"userInfo["a"]"#) {
      $0.userInfo = ["a": .array(Array(repeating: .null, count: 20_000))]
    },
    Damage("an activity nested deep", at: "stateRestorationActivity") {
      $0.stateRestorationActivity = ActivityRecord(
        activityType: "read", userInfo: [.string("a"): deep(3_000)])
    },
    Damage("an activity that expires on no date", at: "stateRestorationActivity") {
      $0.stateRestorationActivity = ActivityRecord(
        activityType: "read", expirationDate: Date(timeIntervalSinceReferenceDate: .nan))
    },
    Damage("an activity whose page is a file", at: "stateRestorationActivity") {
      $0.stateRestorationActivity = ActivityRecord(
        activityType: "read", webpageURL: URL(filePath: "/etc/passwd"))
    },
    Damage("a predicate nested deep", at: "conditions.prefers") {
      $0.conditions = ActivationConditions(
        prefers: (0..<100_000).reduce(.value(true)) { predicate, _ in .not(predicate) })
    },
    Damage("too many conditions", at: "conditions.allowing") {
      $0.conditions = ActivationConditions(allowing: Set((0..<20_000).map { "\($0)" }))
    },
  ]

  private func launched(_ store: DamagedStore) -> Application {
    let application = Application.stub(
      profile: .desktop, services: .repeatable(store: store))
    application.handle(.launch([]))
    return application
  }

  @Test(arguments: damages)
  func `a damaged record costs that record only, and is reported with its place`(
    damage: Damage
  ) throws {
    // That of another id, or place, is used last, and so is the damaged one of the two.
    let store = DamagedStore([damage.record, Self.record(2), Self.record(9)])
    var other = Self.record(2)
    other.lastUse = 8
    let records = [damage.record, other, Self.record(9)]
    let application = launched(DamagedStore(records))
    expectEqual(store.records.count, 3)
    expectEqual(application.orderedSessions.map(\.id), ["2", "9"])
    expectEqual(application.problems.count, 1, "\(application.problems)")
    let problem = try require(application.problems.first)
    expect(problem.place.hasSuffix(", \(damage.place)"), "\(problem)")
    let isDuplicate = damage.testDescription.hasSuffix("of another")
    expectEqual(problem.code, (isDuplicate ? .duplicateStoredSession : .invalidStoredSession))
    // All goes on: scenes are used, opened and closed, each of them.
    application.handle(.newWindow, .focus("2"), .background(nil), .foreground, .memoryPressure)
    for session in application.orderedSessions { application.handle(.close(session.id)) }
    application.handle(.newWindow, .quit)
    expect(application.isTerminated)
  }

  @Test func `a session with the largest numbers doesn't keep new windows from being stored`() {
    var record = Self.record(2)
    (record.ordinal, record.lastUse) = (SessionRecord.numberLimit, SessionRecord.numberLimit)
    let store = MemorySessionStore([Self.record(9), record])
    let application = Application.stub(profile: .desktop, services: .repeatable(store: store))
    application.handle(.launch([]), .newWindow)
    expectEqual(
      application.problems.map(\.code), [.renumberedStoredSession, .renumberedStoredSession])
    expectEqual(application.orderedSessions.map(\.ordinal), [9, 10, 11])
    expectEqual(store.records.values.map(\.ordinal).sorted(), [9, 10, 11])
  }

  @Test(arguments: ["e\u{301}", "ab"])
  func `a title of any length is stored, shortened if need be`(text: String) {
    let application = Application.stub(profile: .desktop, services: .repeatable())
    application.handle(.launch([]))
    let session = application.orderedSessions.first
    let marks = String(repeating: text.unicodeScalars.last.map(String.init) ?? "", count: 50_000)
    session?.titleDidChange(text + marks)
    expectEqual(session?.title?.isEmpty, false)
    expectEqual(session.map { application.parts.records.record(of: $0).faults }, [])
  }

  @Test func `a record with several faults names each of them`() {
    var record = Self.record(7)
    record.ordinal = -1
    record.lastUse = .min
    record.userInfo = ["a": .number(.nan), "b": .number(.infinity)]
    let application = launched(DamagedStore([record]))
    let places = application.problems.map { $0.place.split(separator: ", ").last.map(String.init) }
    expectEqual(places, ["ordinal", "lastUse", #"userInfo["a"]"#, #"userInfo["b"]"#])
  }

  @Test func `unusable records are removed from the store, and one of two duplicates`() {
    var twin = Self.record(2)
    twin.ordinal = 3
    twin.lastUse = 1
    var nameless = Self.record(4)
    nameless.id = ""
    let store = DamagedStore([twin, Self.record(2), nameless])
    let application = launched(store)
    expectEqual(application.orderedSessions.map(\.ordinal), [2])
    expectContains(store.changes, .remove(""))
    let kept = store.changes.compactMap { change in
      if case .save(let record) = change, record.id == "2" { record.ordinal } else { nil }
    }
    expect(!kept.isEmpty && kept.allSatisfy { $0 == 2 })
    expect(!store.changes.contains(.remove("2")))
    application.handle(.close("2"))
    expectEqual(store.changes.last, .remove("2"))
    expectEqual(application.orderedSessions, [])
  }

  @Test func `written records can be read`() throws {
    let store = DamagedStore([])
    let application = launched(store)
    let session = try require(application.orderedSessions.first)
    let written = store.changes.count
    // Of conditions there is no telling how many views have.
    session.conditions = ActivationConditions(allowing: Set((0..<20_000).map { "\($0)" }))
    application.runTurns()
    expectEqual(store.changes.count, written)
    expectEqual(application.problems.map(\.place), ["scene 1, conditions.allowing"])
    session.conditions = ActivationConditions(allowing: ["message"])
    application.runTurns()
    expectEqual(store.changes.count, written + 1)
    for case .save(let record) in store.changes { expectEqual(record.faults, []) }
  }

  @Test func `S99: a value nested too deep to be read back isn't kept, and is presented`() throws {
    let coding = ValueCoding([[Int]].self)
    let value = PresentedValue(
      value: [[1]], json: try require(try? coding.encode(AnyHashable([[1]]))))
    expectEqual(value.json?.isPresentable, true)
    let text = #"{"a": "[[[[\"{{{{"}"#
    expect(Data(text.utf8).isPresentable)
    expect(Data(("\"\\\"" + String(repeating: "[", count: 200) + "\"").utf8).isPresentable)
    expect(!Data(("\"\\\\\"" + String(repeating: "[", count: 200)).utf8).isPresentable)
    let hundred = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
    expect(Data(hundred.utf8).isPresentable)
    expect(!Data("[\(hundred)]".utf8).isPresentable)
  }
}

/// Identifiers of sessions, which the services make.
@MainActor struct MakingIdentifierTests {
  private func application(_ makeIdentifier: @escaping () -> SceneSession.ID) -> Application {
    var services = RuntimeServices.repeatable()
    services.makeIdentifier = makeIdentifier
    let application = Application.stub(services: services)
    application.handle(.launch([]), .newWindow, .newWindow)
    return application
  }

  @Test func `services that make one identifier again and again don't hold up a session`() {
    let application = application { "inbox" }
    expectEqual(application.orderedSessions.map(\.id), ["inbox", "session-2", "session-3"])
    expectEqual(application.problems.map(\.place), ["makeIdentifier"])
  }

  @Test func `a number that a kept session has is passed over`() {
    var services = RuntimeServices.repeatable()
    services.makeIdentifier = { "session-2" }
    let store = MemorySessionStore()
    let record = SessionRecord(
      id: "session-2", ordinal: 1, role: .windowApplication, scene: .declared("inbox"),
      kind: .windowGroup, lastUse: 1, isOnScreen: true)
    store.write([.save(record)], turn: 1) { _ in }
    services.store = store
    let application = Application.stub(services: services)
    application.handle(.launch([]), .newWindow)
    expectEqual(Set(application.orderedSessions.map(\.id)).count, application.orderedSessions.count)
  }

  @Test(arguments: ["", "\u{1B}[2J", "7\n", "\u{202E}7"])
  func `an identifier that couldn't be read back isn't given`(id: String) {
    let application = application { id }
    expectEqual(application.orderedSessions.map(\.id), ["session-1", "session-2", "session-3"])
    expectEqual(application.problems.first?.code, .invalidSessionIdentifier)
  }

  @Test func `services that go round get as many as they have`() {
    var count = 0
    let application = application {
      count += 1
      return ["a", "a", "b"][count % 3]
    }
    expectEqual(application.orderedSessions.map(\.id).sorted(), ["a", "b", "session-3"])
  }
}
