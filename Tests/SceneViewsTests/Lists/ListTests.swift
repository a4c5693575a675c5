import Checking
import SceneDisplay
import Scenes
import ScenesTesting
import TestSupport
import Testing

/// Tests for the rows of lists: their creation, their positions and their state.
@MainActor struct ListTests {
  private static func content(_ simulator: AppSimulator) throws -> any DisplayContent {
    let scene = simulator.sessions[0].scene as? WindowScene
    return try require(scene?.windows.first?.content as? any DisplayContent)
  }

  private static func rows(_ simulator: AppSimulator) throws -> DisplayNode {
    try require(try content(simulator).display.all.first { $0.element.rows != nil })
  }

  private static func labels(_ simulator: AppSimulator) throws -> [String] {
    try rows(simulator).children.map(\.label)
  }

  private struct Numbers: View {
    @State private var numbers: [Int]
    @State private var mark = ""
    let runs: Runs
    let model: Model

    init(_ count: Int, runs: Runs = Runs(), model: Model = Model()) {
      _numbers = State(initialValue: Array(0..<count))
      self.runs = runs
      self.model = model
    }

    var body: some View {
      model.change = { change in change(&numbers) }
      model.mark = { mark += "!" }
      return List {
        ForEach(numbers, id: \.self) { Number(number: $0, mark: mark, runs: runs) }
      }
    }
  }

  @MainActor private final class Model {
    var change: ((_ change: (inout [Int]) -> Void) -> Void)?
    var mark: (() -> Void)?
  }

  private struct Number: View {
    let number: Int
    let mark: String
    let runs: Runs
    @State private var count = 0

    var body: some View {
      runs("rows")
      return Button("\(number)\(mark) at \(count)") { count += 1 }
        .onAppear { runs("appeared") }
        .onDisappear { runs("disappeared") }
    }
  }

  @Test func `of 100,000 rows those are made that are shown`() async throws {
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Numbers(100_000, runs: runs) })
    try expectEqual(Self.content(simulator).display.children.map(\.element), [.list])
    try expectEqual(Self.rows(simulator).element, .rows(first: 0, count: 100_000))
    try expectEqual(Self.rows(simulator).children.map(\.element).prefix(2), [.row, .row])
    try expectEqual(Self.labels(simulator), (0..<50).map { "\($0) at 0" })
    expectEqual(runs.counts, ["rows": 50, "appeared": 50])
    simulator.expect("(rows 1 to 50 of 100000)")
  }

  @Test func `scrolling makes other rows, and those come into sight in the next turn`() async throws
  {
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Numbers(100_000, runs: runs) })
    await simulator.scroll(to: 99_001)
    try expectEqual(Self.labels(simulator), (99_000..<99_050).map { "\($0) at 0" })
    expectEqual(runs.counts, ["rows": 100, "appeared": 100, "disappeared": 50])
    await simulator.scrollDown()
    simulator.expect("99099 at 0")
    await simulator.scroll(to: 1_000_000)
    simulator.expect("(rows 99951 to 100000 of 100000)")
    await simulator.scrollUp()
    simulator.expect("99901 at 0")
    await simulator.scroll(to: 1)
    simulator.expect("(rows 1 to 50 of 100000)")
  }

  @Test func `a host may pull any range, and gets the steps to it`() async throws {
    let simulator = await AppSimulator(Showing { Numbers(1_000) })
    let content = try Self.content(simulator)
    var tree = DisplayTree(content.display)
    let id = try Self.rows(simulator).id
    for range in [10..<30, 0..<10, 990..<1_200, -5..<5, 5_000..<5_001, 20..<20, 0..<1_000] {
      for patch in content.pull(range, of: id) { tree.apply(patch) }
      expectEqual(tree.root, content.display)
    }
    try expectEqual(Self.labels(simulator).count, 1_000)
    expectEqual(content.pull(0..<50, of: 9_999), [])
    expectEqual(content.pull(0..<1_000, of: id), [])
  }

  @Test func `rows stay in their place when others come, go or move above them`() async throws {
    let runs = Runs()
    let model = Model()
    let simulator = await AppSimulator(
      Showing { Numbers(100_000, runs: runs, model: model) })
    await simulator.scroll(to: 501)
    let shown = try Self.labels(simulator)
    runs.counts = [:]
    model.change? { $0.insert(contentsOf: [-3, -2, -1], at: 0) }
    await simulator.settle()
    try expectEqual(Self.labels(simulator), shown)
    try expectEqual(Self.rows(simulator).element, .rows(first: 503, count: 100_003))
    model.change? { $0.removeFirst(100) }
    await simulator.settle()
    try expectEqual(Self.rows(simulator).element, .rows(first: 403, count: 99_903))
    model.change? { $0.swapAt(0, 1) }
    await simulator.settle()
    try expectEqual(Self.labels(simulator), shown)
    expectEqual(runs.counts, [:])
  }

  @Test func `then only the count and the position of the first row are displayed`() async throws {
    let model = Model()
    let simulator = await AppSimulator(Showing { Numbers(1_000, model: model) })
    await simulator.scroll(to: 501)
    model.change? { $0.insert(-1, at: 0) }
    await simulator.settle()
    let rows = try Self.rows(simulator)
    try expectEqual(
      Self.content(simulator).patches, [.set(rows.id, .rows(first: 501, count: 1_001))])
  }

  @Test func `a row that goes leaves its place to the next, and the end stays the end`()
    async throws
  {
    let model = Model()
    let simulator = await AppSimulator(Showing { Numbers(200, model: model) })
    await simulator.scroll(to: 101)
    model.change? { $0.removeAll { $0 == 100 || $0 == 101 } }
    await simulator.settle()
    try expectEqual(Self.labels(simulator).first, "102 at 0")
    try expectEqual(Self.rows(simulator).element, .rows(first: 100, count: 198))
    await simulator.scroll(to: 198)
    // At the end there is no next one to fill the list, so one before comes into sight.
    model.change? { $0.removeAll { $0 == 150 } }
    await simulator.settle()
    try expectEqual(Self.labels(simulator), ([149] + (151..<200)).map { "\($0) at 0" })
    model.change? { $0 = Array(1_000..<1_010) }
    await simulator.settle()
    try expectEqual(Self.labels(simulator), (1_000..<1_010).map { "\($0) at 0" })
    model.change? { $0 = [] }
    await simulator.settle()
    try expectEqual(Self.labels(simulator), [])
    model.change? { $0 = [7] }
    await simulator.settle()
    try expectEqual(Self.labels(simulator), ["7 at 0"])
  }

  @Test func `at its beginning a list stays at its beginning`() async throws {
    let model = Model()
    let simulator = await AppSimulator(Showing { Numbers(1_000, model: model) })
    model.change? { $0.insert(-1, at: 0) }
    await simulator.settle()
    try expectEqual(Self.labels(simulator).first, "-1 at 0")
    try expectEqual(Self.labels(simulator).count, 50)
  }

  // MARK: - State of rows

  @Test func `a row scrolled away keeps its state, and follows what changed`() async throws {
    let runs = Runs()
    let model = Model()
    let simulator = await AppSimulator(Showing { Numbers(1_000, runs: runs, model: model) })
    await simulator.tap("7 at 0")
    await simulator.scroll(to: 501)
    runs.counts = [:]
    model.mark?()
    await simulator.settle()
    // Only what is shown is evaluated.
    expectEqual(runs.counts, ["rows": 50])
    await simulator.scroll(to: 1)
    simulator.expect("7! at 1")
    expectEqual(runs.counts, ["rows": 100, "appeared": 50, "disappeared": 50])
  }

  @Test func `the state of a row whose element goes is gone`() async throws {
    let model = Model()
    let simulator = await AppSimulator(Showing { Numbers(1_000, model: model) })
    await simulator.tap("7 at 0")
    await simulator.tap("8 at 0")
    await simulator.scroll(to: 501)
    model.change? { $0.removeAll { $0 == 7 } }
    await simulator.settle()
    model.change? { $0.insert(7, at: 0) }
    await simulator.settle()
    await simulator.scroll(to: 1)
    simulator.expect("[7 at 0]")
    simulator.expect("[8 at 1]")
  }

  @Test func `of rows scrolled away the last 1,000 keep their state`() async throws {
    let simulator = await AppSimulator(Showing { Numbers(2_000) })
    await simulator.tap("7 at 0")
    await simulator.scroll(to: 51)
    await simulator.tap("57 at 0")
    for page in 2...21 { await simulator.scroll(to: page * 50 + 1) }
    await simulator.scroll(to: 51)
    simulator.expect("[57 at 1]")
    await simulator.scroll(to: 1)
    simulator.expect("[7 at 0]")
  }

  // MARK: - Elements

  @Test func `a list of bindings changes its elements`() async throws {
    struct Drafts: View {
      struct Draft: Identifiable {
        var id: Int
        var subject = ""
      }
      @State private var drafts = (1...3).map { Draft(id: $0) }

      var body: some View {
        List($drafts) { $draft in TextField("Subject \(draft.id)", text: $draft.subject) }
        Text("all \(drafts.map(\.subject).joined(separator: ","))")
      }
    }
    let simulator = await AppSimulator(Showing { Drafts() })
    await simulator.type("b", into: "Subject 2")
    simulator.expect("all ,b,")
  }

  @Test func `elements with one id are all shown, and reported`() async throws {
    let simulator = await AppSimulator(
      Showing { List(["a", "b", "a"], id: \.self) { Text($0) } })
    try expectEqual(Self.labels(simulator), ["a", "b", "a"])
    expectEqual(simulator.problems.map(\.code), [.duplicateElementID])
  }

  @Test func `patches of random edits and scrolls give the displayed rows`() async throws {
    let model = Model()
    let (application, window) = Application.stubWindow()
    defer { application.tearDown() }
    let content = HostingContent(rootView: Numbers(300, model: model))
    content.mount(in: window)
    content.update()
    var shown = DisplayTree(content.display)
    let id = try require(content.display.children.first?.children.first?.id)
    var random = SeededGenerator(seed: 7)
    var next = 1_000
    var numbers = Array(0..<300)
    for _ in 0..<400 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        numbers.insert(next, at: Int.random(in: 0...numbers.count, using: &random))
        next += 1
      case 1 where !numbers.isEmpty:
        numbers.remove(at: Int.random(in: 0..<numbers.count, using: &random))
      case 2: numbers.shuffle(using: &random)
      case 3:
        numbers.removeSubrange(0..<min(numbers.count, Int.random(in: 0..<20, using: &random)))
        numbers += (0..<15).map { next + $0 }
        next += 15
      default:
        let first = Int.random(in: 0..<400, using: &random)
        let range = first..<(first + Int.random(in: 0..<60, using: &random))
        for patch in content.pull(range, of: id) { shown.apply(patch) }
      }
      model.change? { $0 = numbers }
      content.update()
      for patch in content.patches { shown.apply(patch) }
      expectEqual(shown.root, content.display)
      let rows = try require(shown.node(id))
      guard let loaded = rows.element.rows else { continue }
      expectEqual(loaded.count, numbers.count)
      expectEqual(
        rows.children.map(\.label),
        numbers[loaded.first...].prefix(rows.children.count).map {
          "\($0) at 0"
        })
    }
    content.unmount()
  }
}
