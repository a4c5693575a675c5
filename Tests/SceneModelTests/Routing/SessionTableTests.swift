import Checking
import TestSupport
import Testing

@testable import SceneModel

/// The index of the sessions' conditions finds the same session as a linear search.
struct SessionTableTests {
  private static let words = [
    "message", "Thread/7", "café", "draft", "inbox", "*", "", "e", "mess",
  ]
  private static let texts = [
    "postbox://message/42", "THREAD/7", "a cafe", "draft", "inbox/e", "", "nothing", "CAFÉ",
  ]

  private func predicate(_ random: inout SeededGenerator) -> TargetPredicate? {
    let word = Self.texts.randomElement(using: &random) ?? ""
    return [
      nil, nil, .value(true), .value(false), .and([]), .or([]), TargetPredicate(equalTo: word),
      .comparison(.init(.target, .contains, .text("e"))),
      .or([TargetPredicate(equalTo: word), TargetPredicate(equalTo: "draft")]),
    ].randomElement(using: &random) ?? nil
  }

  private func words(_ random: inout SeededGenerator) -> Set<String> {
    Set(
      (0..<Int.random(in: 0...2, using: &random)).compactMap { _ in
        Self.words.randomElement(using: &random)
      })
  }

  /// S68, S80 by a linear search: the sessions that match, of these the last used one, of two used together the older.
  private func expected(
    _ entries: [SessionTable.Entry], _ strength: ActivationConditions.Strength, _ text: String?,
    countingUnstated: Bool
  ) -> String? {
    let folded = text.map(FoldedText.init)
    return entries.filter { entry in
      let (predicate, conditions) = entry.conditions[strength]
      if conditions.match(folded) != nil { return entry.isDeclared }
      if let predicate, let text { return entry.isDeclared && predicate.evaluate(with: text) }
      return entry.isDeclared && predicate == nil && countingUnstated
    }.max { ($0.lastUse, -$0.ordinal) < ($1.lastUse, -$1.ordinal) }?.id
  }

  @Test(arguments: 0..<20)
  func `S68, S80: the index finds the same session as a linear search`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var table = SessionTable()
    var entries: [String: SessionTable.Entry] = [:]
    for step in 0..<300 {
      let number = Int.random(in: 1...25, using: &random)
      let id = "\(number)"
      if Int.random(in: 0..<6, using: &random) == 0 {
        table[id] = nil
        entries[id] = nil
      } else {
        var entry = SessionTable.Entry(id: id, ordinal: number, scene: nil)
        entry.lastUse = Int.random(in: 0...step, using: &random)
        entry.isDeclared = Int.random(in: 0..<5, using: &random) > 0
        entry.conditions = ActivationConditions(
          prefers: predicate(&random), canActivate: predicate(&random),
          preferring: words(&random), allowing: words(&random))
        table[id] = entry
        entries[id] = entry
      }
      let text = Bool.random(using: &random) ? Self.texts.randomElement(using: &random) : nil
      let event = ExternalEvent.continueActivity(
        ActivityRecord(activityType: "read", targetContentIdentifier: text))
      let all = Array(entries.values)
      let preferred = table.mostRecent(preferring: EventText(event))
      let wanted = expected(all, .prefers, text, countingUnstated: false)
      expectEqual(preferred?.id, wanted, "step \(step), \(text ?? "none")")
      for counting in [true, false] {
        let found = table.mostRecent(handling: EventText(event), includingUnstated: counting)
        let wanted = expected(all, .can, text, countingUnstated: counting)
        expectEqual(found?.id, wanted, "step \(step), \(text ?? "none")")
      }
    }
  }

  @Test func `of several matching conditions the first in order is named`() {
    var table = SessionTable()
    var entry = SessionTable.Entry(id: "1", ordinal: 1, scene: nil)
    entry.conditions = ActivationConditions(
      prefers: TargetPredicate(value: true),
      preferring: ["postbox://", "Message/", "42", "/", "box", "sage", "post", "x:"])
    table[entry.id] = entry
    // Conditions of another are the same, written otherwise.
    entry.id = "0"
    entry.ordinal = 2
    entry.conditions.preferring = ExternalEventConditions(["MESSAGE/"])
    entry.lastUse = -1
    table[entry.id] = entry
    let router = Router(graph: SceneGraph([]), sessions: table, supportsMultipleScenes: true)
    let event = ExternalEvent.continueActivity(
      ActivityRecord(activityType: "read", targetContentIdentifier: "postbox://message/42"))
    expectEqual(router.decide(event), .session("1", .prefers(.condition("/"))))
    table["1"]?.conditions.preferring = ExternalEventConditions(["Message/"])
    let renamed = Router(graph: SceneGraph([]), sessions: table, supportsMultipleScenes: true)
    expectEqual(renamed.decide(event), .session("1", .prefers(.condition("Message/"))))
  }

  @Test(arguments: 0..<20)
  func `S79: the index of declarations finds the first that matches`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let graph = SceneGraph(
      (0..<30).map { number in
        SceneDescription(
          id: .declared("\(number)"), kind: number % 9 == 8 ? .settings : .windowGroup,
          conditions: Bool.random(using: &random) ? ExternalEventConditions(words(&random)) : nil)
      })
    let index = DeclarationIndex(graph)
    for text in Self.texts.map(Optional.some) + [nil] {
      let event = ExternalEvent.continueActivity(
        ActivityRecord(activityType: "read", targetContentIdentifier: text))
      let wanted = graph.scenes.firstIndex {
        $0.kind.isReachable && $0.conditions?.match(text.map(FoldedText.init)) != nil
      }
      expectEqual(index.first(matching: EventText(event)), wanted)
    }
  }

  @Test func `a use makes a session the most recent of its scene`() {
    var table = SessionTable()
    for number in 1...2 {
      var entry = SessionTable.Entry(
        id: "\(number)", ordinal: number, scene: .declared("inbox"))
      entry.lastUse = number
      entry.conditions.prefers = TargetPredicate(value: true)
      table.add(entry)
    }
    let isChanged = table.recordUse(SessionOrdinal(1), at: 3)
    expect(isChanged)
    expectEqual(table.mostRecent(of: .declared("inbox"))?.id, "1")
    expectEqual(table.claimCount, 2)
    table["1"] = nil
    expectEqual(table.claimCount, 1)
    expectEqual(table.mostRecent(of: .declared("inbox"))?.id, "2")
  }

  @Test func `a session without a declaration isn't found after a use`() {
    var table = SessionTable()
    var entry = SessionTable.Entry(id: "1", ordinal: 1, scene: .declared("inbox"))
    entry.isDeclared = false
    table.add(entry)
    let isChanged = table.recordUse(SessionOrdinal(1), at: 3)
    expect(isChanged && table.mostRecent == nil)
    expectEmpty(table.candidates)
    let text = EventText("message/42")
    expect(table.mostRecent(handling: text, includingUnstated: true) == nil)
    expectEqual(table["1"]?.lastUse, 3)
  }

  @Test(arguments: ["SELF CONTAINS 'caf'", "SELF ==[d] 'cafe'", "SELF == 'café'"])
  func `S70: a use makes a session the most recent whose predicate matches`(format: String) throws {
    var table = SessionTable()
    for number in 1...2 {
      var entry = SessionTable.Entry(id: "\(number)", ordinal: number, scene: nil)
      entry.lastUse = number
      entry.conditions.prefers = try TargetPredicate(format: format)
      table.add(entry)
    }
    let text = EventText("café")
    expectEqual(table.mostRecent(preferring: text)?.id, "2")
    _ = table.recordUse(SessionOrdinal(1), at: 3)
    expectEqual(table.mostRecent(preferring: text)?.id, "1")
  }

  @Test func `a condition stays when another with the same beginning and length goes`() {
    var index = ConditionIndex<Int>()
    index[FoldedText("inbox")] = 1
    index[FoldedText("index")] = 2
    index[FoldedText("inbox")] = nil
    var found: [Int] = []
    index.forEachMatch(in: FoldedText("the index")) { found.append($0) }
    expectEqual(found, [2])
  }
}
