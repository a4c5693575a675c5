import Checking
import SceneDisplay
import Scenes
import ScenesTesting
import TestSupport
import Testing

/// Tests for lazy stacks in scroll views: the creation of their views, their positions and their state.
@MainActor struct LazyStackTests {
  private static func content(_ simulator: AppSimulator) throws -> any DisplayContent {
    let scene = simulator.sessions[0].scene as? WindowScene
    return try require(scene?.windows.first?.content as? any DisplayContent)
  }

  private static func views(_ simulator: AppSimulator) throws -> DisplayNode {
    try require(try content(simulator).display.all.first { $0.element.rows != nil })
  }

  private static func labels(_ simulator: AppSimulator) throws -> [String] {
    try views(simulator).children.map(\.label)
  }

  @MainActor private final class Model {
    let runs = Runs()
    var numbers: Binding<[Int]>?
    var place: Binding<Int?>?
  }

  private struct Numbers: View {
    let model: Model
    @State private var numbers: [Int]
    @State private var place: Int?

    init(_ count: Int, at place: Int? = nil, _ model: Model = Model()) {
      _numbers = State(initialValue: Array(0..<count))
      _place = State(initialValue: place)
      self.model = model
    }

    var body: some View {
      model.numbers = $numbers
      model.place = $place
      return ScrollView {
        LazyVStack(alignment: .leading, spacing: 16) {
          Text("header")
          ForEach(numbers, id: \.self) { Number(number: $0, runs: model.runs) }
        }
        .scrollTargetLayout()
        .padding()
      }
    }
  }

  private struct Number: View {
    let number: Int
    let runs: Runs
    @State private var count = 0

    var body: some View {
      runs("views")
      return Button("\(number) at \(count)") { count += 1 }
        .onAppear { runs("appeared") }
        .onDisappear { runs("disappeared") }
    }
  }

  @Test func `of 1,000 views in a scroll view 50 are made`() async throws {
    let model = Model()
    let simulator = await AppSimulator(Showing { Numbers(1_000, model) })
    expectEqual(model.runs.counts, ["views": 50, "appeared": 50])
    let stack = try require(
      try Self.content(simulator).display.all.first {
        $0.element == .stack(.vertical, .leading, spacing: 16)
      })
    expectEqual(stack.children.map(\.element), [.text("header"), .views(first: 0, count: 1_000)])
    try expectEqual(Set(Self.views(simulator).children.map(\.element)), [.item])
    try expectEqual(Self.labels(simulator), (0..<50).map { "\($0) at 0" })
    simulator.expect("(rows 1 to 50 of 1000)")
    await simulator.tap("7 at 0")
    await simulator.scroll(to: 901)
    try expectEqual(Self.labels(simulator), (900..<950).map { "\($0) at 0" })
    expectEqual(model.runs.counts, ["views": 101, "appeared": 100, "disappeared": 50])
    await simulator.scroll(to: 1)
    simulator.expect("[7 at 1]")
    expectEqual(simulator.problems, [])
  }

  @Test func `views within and beyond those that are made come, go and move`() async throws {
    let model = Model()
    let simulator = await AppSimulator(Showing { Numbers(1_000, model) })
    func expectShown(_ numbers: [Int], first: Int = 0) throws {
      try expectEqual(Self.labels(simulator), numbers.map { "\($0) at 0" })
      let all = model.numbers?.wrappedValue.count ?? 0
      try expectEqual(Self.views(simulator).element, .views(first: first, count: all))
    }
    model.runs.counts = [:]
    model.numbers?.wrappedValue.removeLast(100)
    await simulator.settle()
    try expectShown(Array(0..<50))
    expectEqual(model.runs.counts, [:])
    model.numbers?.wrappedValue.insert(5_000, at: 2)
    await simulator.settle()
    try expectShown([0, 1, 5_000] + Array(2..<49))
    expectEqual(model.runs.counts, ["views": 1, "appeared": 1, "disappeared": 1])
    model.numbers?.wrappedValue.removeFirst(3)
    model.numbers?.wrappedValue.swapAt(0, 1)
    await simulator.settle()
    try expectShown([3, 2] + Array(4..<52))
    await simulator.scroll(to: 501)
    let shown = Array(502..<552)
    try expectShown(shown, first: 500)
    model.runs.counts = [:]
    model.numbers?.wrappedValue.insert(contentsOf: [-2, -1], at: 0)
    await simulator.settle()
    try expectShown(shown, first: 502)
    expectEqual(model.runs.counts, [:])
    model.numbers?.wrappedValue = []
    await simulator.settle()
    try expectShown([])
    expectEqual(simulator.problems, [])
  }

  @Test func `a host may request any views, and gets the patches for them`() async throws {
    let simulator = await AppSimulator(Showing { Numbers(1_000) })
    let content = try Self.content(simulator)
    var tree = DisplayTree(content.display)
    let id = try Self.views(simulator).id
    for range in [10..<30, 0..<10, 990..<1_200, -5..<5, 20..<20, 0..<1_000] {
      for patch in content.pull(range, of: id) { tree.apply(patch) }
      expectEqual(tree.root, content.display)
    }
    try expectEqual(Self.labels(simulator).count, 1_000)
  }

  private struct Placed: View {
    @State private var place: Int? = 500

    var body: some View {
      Text("at \(place ?? -1)")
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack {
            ForEach(0..<1_000) { Text("number \($0)") }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $place)
        Button("Far") { proxy.scrollTo(900) }
      }
    }
  }

  @Test func `a stack is scrolled to the id of a view that isn't made yet`() async throws {
    let simulator = await AppSimulator(Showing { Placed() })
    func lines() -> [String] {
      simulator.text.split(separator: "\n").dropFirst().map { String($0.dropFirst(2)) }
    }
    expectEqual(lines().prefix(3), ["at 500", "↑ 500 lines above", "number 500"])
    await simulator.tap("Far")
    expectEqual(lines().prefix(3), ["at 900", "↑ 900 lines above", "number 900"])
    await simulator.scroll(to: "number 907")
    expectEqual(lines().prefix(3), ["at 907", "↑ 907 lines above", "number 907"])
    await simulator.scroll(to: 3)
    expectEqual(lines().prefix(3), ["at 2", "↑ 2 lines above", "number 2"])
    expectEqual(simulator.problems, [])
  }

  private struct Sections: View {
    var body: some View {
      ScrollView {
        LazyVStack(pinnedViews: [.sectionHeaders]) {
          ForEach(["A", "B"], id: \.self) { name in
            Section(name) {
              ForEach(0..<100) { number in
                Text("\(name)\(number)")
                if number == 1 { Text("second") }
              }
            }
          }
          VStack { ForEach(0..<60) { Text("eager \($0)") } }
        }
      }
    }
  }

  @Test func `each section of a stack makes its views on demand`() async throws {
    let simulator = await AppSimulator(Showing { Sections() })
    let all = try Self.content(simulator).display.all
    expectEqual(all.compactMap(\.element.rows).map(\.count), [2, 100, 100])
    expectEqual(all.count { $0.element == .item }, 102)
    for text in ["A", "A0", "second", "B49", "eager 59"] { simulator.expect(text) }
    simulator.expect(no: "A50")
    await simulator.scroll("B", to: 100)
    simulator.expect("B99")
    expectEqual(simulator.problems, [])
  }

  @Test(arguments: [false, true])
  func `a row of views is lazy in a scroll view of its axis`(isRow: Bool) async {
    let axis: DisplayElement.Axis = isRow ? .horizontal : .vertical
    let model = Model()
    let simulator = await AppSimulator(
      Showing {
        ScrollView(axis) {
          LazyHStack { ForEach(0..<60) { Number(number: $0, runs: model.runs) } }
        }
      })
    expectEqual(model.runs.counts["appeared"], isRow ? 50 : 60)
    simulator.expect(isRow ? "[49 at 0]  (rows 1 to 50 of 60)" : "[58 at 0]  [59 at 0]")
  }

  private enum Layer: CaseIterable {
    case overlay, background, inset
  }

  private struct Layered: View {
    let layer: Layer
    let runs: Runs

    private var stack: some View {
      LazyVStack { ForEach(0..<60) { Number(number: $0, runs: runs) } }
    }

    var body: some View {
      ScrollView {
        switch layer {
        case .overlay: stack.overlay { Text("added") }
        case .background: stack.background { Text("added") }
        case .inset: stack.safeAreaInset(edge: .bottom) { Text("added") }
        }
      }
    }
  }

  @Test(arguments: Layer.allCases)
  private func `a stack with views around it is lazy too`(layer: Layer) async {
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Layered(layer: layer, runs: runs) })
    expectEqual(runs.counts["views"], 50)
    simulator.expect("added")
    await simulator.scroll(to: 60)
    simulator.expect("[59 at 0]")
    expectEqual(simulator.problems, [])
  }

  private enum Around: CaseIterable {
    case list, sheet, fitting, represented
  }

  private struct Elsewhere: View {
    let around: Around
    let runs: Runs

    private var stack: some View {
      LazyVStack { ForEach(0..<60) { Number(number: $0, runs: runs) } }
    }

    var body: some View {
      ScrollView {
        switch around {
        case .list: List { stack }
        case .sheet: Text("behind").sheet(isPresented: .constant(true)) { stack }
        case .fitting: ViewThatFits { stack }
        case .represented: Text("shown").accessibilityRepresentation { stack }
        }
      }
    }
  }

  @Test(arguments: Around.allCases)
  private func `a stack that its scroll view doesn't arrange makes all views`(around: Around) async
  {
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Elsewhere(around: around, runs: runs) })
    expectEqual(runs.counts["views"], 60)
    expectEqual(simulator.problems, [])
  }

  @Test func `views of a stack can't be deleted as rows of a list`() async {
    let simulator = await AppSimulator(
      Showing {
        ScrollView { LazyVStack { ForEach(0..<3) { Text("\($0)") }.onDelete { _ in } } }
      })
    expectEqual(simulator.problems.map(\.code), [.editsOutsideList])
  }
}
