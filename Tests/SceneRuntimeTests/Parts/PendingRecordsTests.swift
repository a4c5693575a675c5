import Testing

@testable import SceneRuntime

struct PendingRecordsTests {
  private let ordinals = ["a": 1, "b": 2, "c": 3]

  @Test func `records are written in the order of creation, behind those that no session has`() {
    var records = PendingRecords()
    #expect(records.take(for: 1).isEmpty && records.isAcknowledged)
    records.insert("b", ordinal: 2)
    records.insert("a", ordinal: 1)
    records.insert("b", ordinal: 2)
    records.remove(unused: ["y", "x"])
    #expect(records.take(for: 2) == ["y", "x", "a", "b"])
    #expect(!records.isAcknowledged && records.take(for: 3).isEmpty)
  }

  @Test func `a turn is acknowledged with all before it`() {
    var records = PendingRecords()
    for turn in 1...3 {
      records.insert("a", ordinal: 1)
      _ = records.take(for: turn)
    }
    records.acknowledge(2)
    #expect(!records.isAcknowledged)
    records.acknowledge(3)
    #expect(records.isAcknowledged)
  }

  @Test func `a scene disconnects once its record is written, in the order it was asked for`() {
    var records = PendingRecords()
    for id in ["c", "a", "b", "a", "gone"] { records.disconnect(id) }
    records.insert("b", ordinal: 2)
    #expect(records.takeDisconnecting { ordinals[$0] } == ["c", "a"])
    _ = records.take(for: 1)
    #expect(records.takeDisconnecting { ordinals[$0] } == [])
    records.acknowledge(1)
    #expect(records.takeDisconnecting { ordinals[$0] } == ["b"])
    #expect(records.takeDisconnecting { ordinals[$0] } == [])
  }

  @Test func `a scene that comes back stays connected`() {
    var records = PendingRecords()
    records.disconnect("a")
    records.keepConnected("a")
    #expect(records.takeDisconnecting { ordinals[$0] } == [])
  }
}
