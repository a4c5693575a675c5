import Testing

@testable import SceneViews

/// Who read a value, noted without ever being unlinked.
@MainActor struct ReaderListTests {
  private final class StubReader: Reader {
    var dependent: Dependent?
    let updates: UpdateQueue
    let depth: Int
    let evaluated: @MainActor (Int) -> Void

    init(
      depth: Int = 0, updates: UpdateQueue = UpdateQueue(),
      evaluated: @escaping @MainActor (Int) -> Void = { _ in }
    ) {
      self.depth = depth
      self.updates = updates
      self.evaluated = evaluated
    }

    func evaluate() { evaluated(depth) }

    func report(_ what: String, remedy: String) {}
  }

  @Test func `a body that reads a value several times is noted once`() {
    var list = ReaderList()
    let reader = StubReader()
    Evaluation.run(for: reader) { for _ in 1...3 { list.note() } }
    #expect(list.count == 1)
    #expect(list.take().count == 1)
    #expect(list.count == 0)
  }

  @Test func `what was read outside of bodies is noted by nobody`() {
    var list = ReaderList()
    list.note()
    #expect(list.count == 0)
  }

  @Test func `entries of earlier evaluations are dropped as the list grows`() {
    var list = ReaderList()
    let reader = StubReader()
    for _ in 1...1_000 { Evaluation.run(for: reader) { list.note() } }
    #expect(list.count <= 8)
    #expect(list.take().count == 1)
  }

  @Test func `what is marked is evaluated from the root down`() {
    var order: [Int] = []
    let updates = UpdateQueue()
    var list = ReaderList()
    let readers = [3, 1, 2].map { depth in
      StubReader(depth: depth, updates: updates) { order.append($0) }
    }
    for reader in readers { Evaluation.run(for: reader) { list.note() } }
    for dependent in list.take() { dependent.invalidate() }
    updates.evaluateMarked()
    #expect(order == [1, 2, 3])
  }
}
