import Checking
import SceneDisplay
import Scenes
import ScenesTesting
import TestSupport
import Testing

/// The place to which lists and scroll views are scrolled: who sets it, and where it stays.
@MainActor struct ScrollPlaceTests {
  @MainActor private final class Model {
    let runs = Runs()
    var place: Binding<Int?>?
    var numbers: Binding<[Int]>?
  }

  private struct Numbers: View {
    let model: Model
    @State private var numbers: [Int]
    @State private var place: Int?

    init(_ numbers: [Int], at place: Int? = nil, _ model: Model) {
      self.model = model
      _numbers = State(initialValue: numbers)
      _place = State(initialValue: place)
    }

    var body: some View {
      model.runs("body")
      model.place = $place
      model.numbers = $numbers
      return VStack {
        Text("at \(place ?? -1)")
        List(numbers, id: \.self) { number in Row(number: number, runs: model.runs) }
          .scrollPosition(id: $place)
      }
    }
  }

  private struct Row: View {
    let number: Int
    let runs: Runs

    var body: some View {
      Text("number \(number)").onAppear { runs("appeared") }
    }
  }

  private static func content(_ simulator: AppSimulator) throws -> any DisplayContent {
    let scene = simulator.sessions[0].scene as? WindowScene
    return try require(scene?.windows.first?.content as? any DisplayContent)
  }

  private static func lines(_ simulator: AppSimulator) -> [String] {
    simulator.text.split(separator: "\n").dropFirst().map { String($0.dropFirst(2)) }
  }

  /// The label of the node that the first container is scrolled to.
  private static func top(_ simulator: AppSimulator) throws -> String? {
    let all = try content(simulator).display.all
    let place = try require(all.lazy.compactMap(\.element.scrollPlace).first)
    return all.first { $0.id == place.node }?.label
  }

  // MARK: - Lists

  @Test func `a person scrolls, and the value is set once, with one evaluation`() async throws {
    let model = Model()
    let simulator = await AppSimulator(Showing { Numbers(Array(0..<30), model) })
    expectEqual(try Self.top(simulator), nil)
    simulator.expect("number 0")
    model.runs.counts = [:]
    await simulator.scroll(to: "number 12")
    expectEqual(model.runs.counts, ["body": 1])
    try expectEqual(Self.top(simulator), "number 12")
    expectEqual(
      Self.lines(simulator).prefix(3), ["at 12", "↑ 12 rows above", "number 12"])
    simulator.expect(no: "number 11")
    simulator.expect("number 29")
    await simulator.scroll(to: 2)
    expectEqual(Self.lines(simulator).prefix(3), ["at 1", "↑ 1 row above", "number 1"])
    await simulator.scroll(to: 1)
    expectEqual(Self.lines(simulator).prefix(2), ["at 0", "number 0"])
    expectEqual(simulator.problems, [])
  }

  @Test func `the app scrolls by setting the value`() async throws {
    let model = Model()
    let simulator = await AppSimulator(Showing { Numbers(Array(0..<30), model) })
    model.place?.wrappedValue = 20
    await simulator.settle()
    try expectEqual(Self.top(simulator), "number 20")
    // No row has it, and nil isn't a place.
    for place in [99, nil] {
      model.place?.wrappedValue = place
      await simulator.settle()
      try expectEqual(Self.top(simulator), "number 20")
    }
    simulator.expect("at -1")
    expectEqual(simulator.problems, [])
  }

  @Test func `an id that no row has yet is scrolled to when a row has it`() async throws {
    let model = Model()
    let simulator = await AppSimulator(Showing { Numbers([], at: 7, model) })
    expectEqual(try Self.top(simulator), nil)
    model.numbers?.wrappedValue = Array(0..<10)
    await simulator.settle()
    try expectEqual(Self.top(simulator), "number 7")
    model.place?.wrappedValue = 99
    await simulator.settle()
    // An act of a person goes before.
    await simulator.scroll(to: "number 3")
    model.numbers?.wrappedValue.append(99)
    await simulator.settle()
    try expectEqual(Self.top(simulator), "number 3")
    simulator.expect("at 3")
  }

  @Test func `of a long list the rows at the place are made, and no others`() async throws {
    let model = Model()
    let simulator = await AppSimulator(Showing { Numbers(Array(0..<10_000), at: 5_000, model) })
    expectEqual(model.runs.counts, ["body": 1, "appeared": 50])
    expectEqual(
      Self.lines(simulator).prefix(3), ["at 5000", "↑ 5000 rows above", "number 5000"])
    simulator.expect("(rows 5001 to 5050 of 10000)")
    await simulator.scrollDown()
    try expectEqual(Self.top(simulator), "number 5050")
    await simulator.scroll(to: 9_991)
    try expectEqual(Self.top(simulator), "number 9990")
    simulator.expect("(rows 9991 to 10000 of 10000)")
    await simulator.scrollUp()
    try expectEqual(Self.top(simulator), "number 9940")
    model.place?.wrappedValue = 70
    await simulator.settle()
    simulator.expect("(rows 71 to 120 of 10000)")
    simulator.expect("at 70")
  }

  @Test func `the first visible row stays when others come, go or move`() async throws {
    let model = Model()
    let simulator = await AppSimulator(Showing { Numbers(Array(0..<60), at: 10, model) })
    model.numbers?.wrappedValue.insert(contentsOf: -70..<0, at: 0)
    await simulator.settle()
    try expectEqual(Self.top(simulator), "number 10")
    simulator.expect("↑ 80 rows above")
    model.numbers?.wrappedValue.removeAll { $0 < 9 }
    await simulator.settle()
    try expectEqual(Self.top(simulator), "number 10")
    model.numbers?.wrappedValue.removeAll { $0 == 10 }
    await simulator.settle()
    try expectEqual(Self.top(simulator), "number 11")
    model.numbers?.wrappedValue.removeAll { 11...12 ~= $0 }
    await simulator.settle()
    try expectEqual(Self.top(simulator), "number 13")
    model.numbers?.wrappedValue.removeAll { $0 > 9 }
    await simulator.settle()
    try expectEqual(Self.top(simulator), "number 9")
    model.numbers?.wrappedValue = []
    await simulator.settle()
    expectEqual(try Self.top(simulator), nil)
    expectEqual(model.place?.wrappedValue, 10)
    expectEqual(simulator.problems, [])
  }

  @Test func `patches lead to the same tree`() async throws {
    let model = Model()
    let simulator = await AppSimulator(Showing { Numbers(Array(0..<200), at: 100, model) })
    let content = try Self.content(simulator)
    var tree = DisplayTree(content.display)
    func update(_ change: () -> Void) {
      change()
      while simulator.application.runTurn() {
        for patch in content.patches { tree.apply(patch) }
      }
      expectEqual(tree.root, content.display)
    }
    update { model.place?.wrappedValue = 5 }
    update { model.place?.wrappedValue = 150 }
    update { model.numbers?.wrappedValue.removeAll { $0 % 2 == 0 } }
    update { model.numbers?.wrappedValue.insert(contentsOf: 300..<500, at: 0) }
    update { model.numbers?.wrappedValue = [] }
  }

  @Test func `a host that sends another node is told so`() async throws {
    let simulator = await AppSimulator(Showing { Numbers(Array(0..<3), Model()) })
    let all = try Self.content(simulator).display.all
    let list = try require(all.first { $0.element.scrollPlace != nil })
    let window = SceneWindow.ID(session: "1", number: 1)
    let row = try require(all.first { $0.element == .row })
    for (node, container) in [
      (list.id, list.id), (9_999, list.id), (row.id, row.id),
    ] {
      simulator.application.receive(
        .content(window, ContentEvent(.scroll(to: node), on: container)))
    }
    await simulator.settle()
    let codes: [Problem.Code] = [.unsupportedAct, .actOnMissingNode, .unsupportedAct]
    expectEqual(simulator.problems.map(\.code), codes)
    expectEqual(try Self.top(simulator), nil)
  }

  // MARK: - Scroll views

  private struct Letter: View {
    @State private var place: String?

    var body: some View {
      Text("at \(place ?? "nothing")")
      ScrollView {
        Text("Dear Ada,")
        ForEach(["moth", "relay"], id: \.self) { Text("The \($0).") }
        VStack {
          Text("Yours,")
          Text("Grace").id("end")
        }
        // The ids of an inner container aren't those of the outer one.
        ScrollView(.horizontal) { HStack { ForEach(["a", "b"], id: \.self) { Text($0) } } }
        Text(7.description).id(7)
      }
      .scrollPosition(id: $place)
      Button("b") { place = "b" }
    }
  }

  @Test func `a scroll view is scrolled to views with ids`() async throws {
    let simulator = await AppSimulator(Showing { Letter() })
    await simulator.scroll(to: "The relay.")
    expectEqual(
      Self.lines(simulator).prefix(4), ["at relay", "↑ 2 lines above", "The relay.", "Yours,"])
    // Of what has no id the next id stands for the place.
    await simulator.scroll(to: "Yours,")
    expectEqual(Self.lines(simulator).prefix(3), ["at end", "↑ 3 lines above", "Yours,"])
    await simulator.scroll(to: "Dear Ada,")
    expectEqual(Self.lines(simulator).prefix(2), ["at moth", "Dear Ada,"])
    // An id of another type isn't one.
    await simulator.scroll(to: "7")
    expectEqual(Self.lines(simulator).prefix(3), ["at nothing", "↑ 6 lines above", "7"])
    await simulator.tap("b")
    expectEqual(Self.lines(simulator).prefix(3), ["at b", "↑ 6 lines above", "7"])
    expectEqual(simulator.problems, [])
  }

  private struct Late: View {
    var isFixed = false
    @State private var place: String? = "late"
    @State private var isShown = false

    var body: some View {
      ScrollView {
        Text("first").id("first")
        Text("second").id("second")
        if isShown { Text("last").id("late") }
      }
      .scrollPosition(id: isFixed ? .constant("late") : $place)
      Button("Show") { isShown = true }
    }
  }

  @Test func `an id that no view of a scroll view has yet is scrolled to when a view has it`()
    async throws
  {
    let simulator = await AppSimulator(Showing { Late() })
    expectEqual(try Self.top(simulator), nil)
    await simulator.tap("Show")
    try expectEqual(Self.top(simulator), "last")
  }

  @Test func `a person who scrolled isn't scrolled to an id that a view gets later`()
    async throws
  {
    // The value of the app doesn't follow the person.
    let simulator = await AppSimulator(Showing { Late(isFixed: true) })
    await simulator.scroll(to: "second")
    await simulator.tap("Show")
    try expectEqual(Self.top(simulator), "second")
  }

  @Test func `columns beside each other leave sight when a scroll view scrolls sideways`()
    async throws
  {
    let simulator = await AppSimulator(
      Showing {
        ScrollView(.horizontal) {
          HStack { ForEach(0..<4, id: \.self) { Text("column \($0)") } }
        }
        .scrollPosition(id: .constant(2))
      })
    expectEqual(Self.lines(simulator), ["← 2 before", "column 2  column 3"])
  }

  // MARK: - Readers

  private struct Reading: View {
    @State private var numbers = Array(0..<200)
    @State private var place: Int?

    var body: some View {
      ScrollViewReader { proxy in
        Text("at \(place ?? -1)")
        List(numbers, id: \.self) { Text("number \($0)") }
          .scrollPosition(id: $place)
        List(numbers, id: \.self) { Text("other \($0)") }
        Button("150") { proxy.scrollTo(150) }
        Button("Add") {
          numbers.append(200)
          proxy.scrollTo(200)
        }
        Button("300") { proxy.scrollTo(300) }
        Button("Add 300") { numbers.append(300) }
      }
    }
  }

  @Test func `a reader scrolls everything in it, and the value follows`() async throws {
    let simulator = await AppSimulator(Showing { Reading() })
    await simulator.tap("150")
    simulator.expect("at 150")
    simulator.expect("other 150")
    simulator.expect(no: "other 149")
    await simulator.tap("Add")
    simulator.expect("↑ 200 rows above")
    simulator.expect("at 200")
    // Without such a view there is nothing to scroll to, also later.
    await simulator.tap("300")
    await simulator.tap("Add 300")
    simulator.expect("at 200")
    simulator.expect("other 200")
    expectEqual(simulator.problems, [])
  }
}
