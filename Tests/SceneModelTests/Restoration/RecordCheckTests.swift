import Checking
import Testing

@testable import SceneModel

/// Numbers of stored sessions that exclude each other, or leave no room for more.
struct RecordCheckTests {
  private func record(_ id: SceneID, at ordinal: Int, used: Int = 0) -> SessionRecord {
    SessionRecord(
      id: id, ordinal: ordinal, role: .windowApplication, lastUse: used, isOnScreen: true)
  }

  private func ordinals(_ check: RecordCheck) -> [SceneID: Int] {
    Dictionary(uniqueKeysWithValues: usable(check).map { ($0.id, $0.ordinal) })
  }

  private func usable(_ check: RecordCheck) -> [SessionRecord] {
    check.usable.map { check.records[$0] }
  }

  @Test func `of two sessions with one ordinal the one used last keeps it`() {
    let check = RecordCheck(
      StoredSessions([record("a", at: 2, used: 1), record("b", at: 2, used: 9), record("c", at: 5)])
    )
    expectEqual(ordinals(check), ["b": 2, "c": 5, "a": 6])
    expectEqual(check.rewritten, ["a"])
    expectEqual(check.problems.map(\.code), [.renumberedStoredSession])
  }

  @Test func `the ordinals of sessions that can't be read, and of discarded ones, are taken`() {
    let check = RecordCheck(
      StoredSessions(
        [record("a", at: 3), record("b", at: 1)], discarded: [record("d", at: 1)],
        reserved: [.init(id: "x", ordinal: 3), .init(id: "y", ordinal: .max)]))
    expectEqual(ordinals(check), ["b": 1, "a": 4])
    expectEqual(check.discarded.map(\.ordinal), [5])
  }

  @Test func `ordinals that leave no room are counted anew in their order`() {
    let limit = SessionRecord.numberLimit
    let check = RecordCheck(
      StoredSessions([
        record("a", at: limit, used: 1), record("b", at: limit - 1, used: 2), record("c", at: 7),
        record("d", at: limit, used: 3),
      ]))
    expectEqual(ordinals(check), ["c": 7, "b": 8, "a": 9, "d": 10])
    expectEqual(check.rewritten, ["a", "b", "d"])
  }

  @Test func `last uses that leave no room are counted anew in their order`() {
    let limit = SessionRecord.numberLimit
    let check = RecordCheck(
      StoredSessions([
        record("a", at: 1, used: limit), record("b", at: 2, used: 5),
        record("c", at: 3, used: limit - 1),
      ]))
    let uses = Dictionary(uniqueKeysWithValues: usable(check).map { ($0.id, $0.lastUse) })
    expectEqual(uses, ["b": 5, "c": 6, "a": 7])
    expectEqual(check.rewritten, ["a", "c"])
  }

  @Test func `records with numbers as they are written stay as they are`() {
    let records = (1...9).map { record("\($0)", at: $0, used: 9 - $0) }
    let check = RecordCheck(StoredSessions(records))
    expectEqual(Set(usable(check)), Set(records))
    expectEmpty(check.rewritten)
    expectEmpty(check.problems)
  }

  @Test func `an identifier is unusable only if no record of it can be used`() {
    func faulty(_ id: SceneID, used: Int) -> SessionRecord { record(id, at: 0, used: used) }
    let check = RecordCheck(
      StoredSessions([
        faulty("a", used: 1), record("b", at: 1, used: 1), faulty("b", used: 2),
        record("c", at: 2, used: 2), faulty("c", used: 1), record("d", at: 3, used: 1),
        record("d", at: 3, used: 2), faulty("e", used: 1), faulty("e", used: 2),
      ]))
    expectEqual(check.unusable, ["a", "e"])
    expectEqual(check.rewritten, ["b", "c", "d", "e"])
    expectEqual(usable(check).map(\.id), ["c", "d", "b"])
    expectEqual(check.problems.count { $0.code == .duplicateStoredSession }, 2)
  }
}
