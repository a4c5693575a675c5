import Checking
import SceneModel
import Testing

@testable import SceneRuntime

struct PendingRecordsTests {
  private let first = SessionOrdinal(1)
  private let second = SessionOrdinal(2)
  private let third = SessionOrdinal(3)

  @Test func `records are written in the order of creation, behind those that no session has`() {
    var records = PendingRecords()
    expectEmpty(records.take(for: 1))
    expect(records.isAcknowledged)
    records.insert(second, "b")
    records.insert(first, "a")
    records.insert(second, "b")
    records.remove(unused: ["y", "x"])
    expectEqual(records.take(for: 2), ["y", "x", "a", "b"])
    expect(!records.isAcknowledged)
    expectEmpty(records.take(for: 3))
  }

  @Test func `a turn is acknowledged with all before it`() {
    var records = PendingRecords()
    for turn in 1...3 {
      records.insert(first, "a")
      _ = records.take(for: turn)
    }
    expectEqual(records.acknowledge(2), [1, 2])
    expect(!records.isAcknowledged)
    expectEqual(records.acknowledge(1), [])
    expectEqual(records.acknowledge(3), [3])
    expect(records.isAcknowledged)
  }

  @Test func `a scene disconnects once its record is written, in the order it was asked for`() {
    var records = PendingRecords()
    for session in [third, first, second, first] { records.disconnect(session) }
    records.insert(second, "b")
    expectEqual(records.takeDisconnecting(), [third, first])
    _ = records.take(for: 1)
    expectEqual(records.takeDisconnecting(), [])
    expectEqual(records.acknowledge(1), [1])
    expectEqual(records.takeDisconnecting(), [second])
    expectEqual(records.takeDisconnecting(), [])
  }

  @Test func `a scene that comes back stays connected`() {
    var records = PendingRecords()
    records.disconnect(first)
    records.keepConnected(first)
    expectEqual(records.takeDisconnecting(), [])
  }

  @Test func `a scene that is to disconnect keeps its place when that is asked again`() {
    var records = PendingRecords()
    for session in [first, second, first] { records.disconnect(session) }
    expectEqual(records.takeDisconnecting(), [first, second])
  }
}
