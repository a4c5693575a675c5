import Checking
import SceneDisplay
import SceneHeadless
import Scenes
import ScenesTesting
import TestSupport
import Testing

/// A host that applies patches shows the same content as a host that reads the whole display.
@MainActor struct MountingTests {
  /// A tree whose every part can change: rows come, go, move, flip and nest.
  private struct Row: Hashable, Identifiable {
    var id: Int
    var isWide = false
    var children: [Row] = []
  }

  private final class Model {
    @MainActor var change: (@MainActor ([Row]) -> Void)?
  }

  private struct Rows: View {
    let rows: [Row]

    var body: some View {
      ForEach(rows) { row in
        if row.isWide {
          HStack {
            Text("row \(row.id)")
            Button("Button \(row.id)") {}
          }
        } else {
          Text("row \(row.id)")
        }
        if !row.children.isEmpty {
          Group {
            if row.children.count > 2 {
              VStack { AnyRows(rows: row.children) }
            } else {
              AnyRows(rows: row.children)
            }
          }
        }
      }
    }
  }

  /// Breaks the type's recursion.
  private struct AnyRows: View {
    let rows: [Row]

    var body: some View {
      ForEach(rows) { row in
        Text("child \(row.id)")
        if row.isWide { TextField("Field \(row.id)", text: .constant("")) }
      }
    }
  }

  private struct Content: View {
    let model: Model
    @State private var rows: [Row] = []

    var body: some View {
      VStack {
        Rows(rows: rows)
        Text("end")
      }
      .onAppear { model.change = { rows = $0 } }
    }
  }

  private func randomRows(_ depth: Int, using random: inout SeededGenerator) -> [Row] {
    let ids = Array(0..<8).shuffled(using: &random).prefix(Int.random(in: 0...6, using: &random))
    return ids.map { id in
      Row(
        id: id, isWide: .random(using: &random),
        children: depth > 0 && Bool.random(using: &random)
          ? randomRows(depth - 1, using: &random) : [])
    }
  }

  private let first = SceneWindow.ID(session: "1", number: 1)

  @Test func `random changes give the same by patches as afresh`() async throws {
    let model = Model()
    let host = HeadlessHost()
    let launch = AppLaunch(
      Showing { Content(model: model) }, host: host, profile: .tablet, services: .repeatable())
    await Player(application: launch.application, host: host).launch()
    var random = SeededGenerator(seed: 42)
    for _ in 0..<500 {
      let rows = randomRows(1, using: &random)
      model.change?(rows)
      await host.settle()
      let screen = try require(host.screens[first])
      let content = try require(screen.window.content as? any DisplayContent)
      expectEqual(screen.tree.root, content.display)
      expectEqual(screen.tree.root.lines, lines(of: rows) + ["end"])
    }
  }

  private func lines(of rows: [Row]) -> [String] {
    rows.flatMap { row in
      [row.isWide ? "row \(row.id)  [Button \(row.id)]" : "row \(row.id)"]
        + row.children.flatMap { child in
          ["child \(child.id)"] + (child.isWide ? ["Field \(child.id): []"] : [])
        }
    }
  }

  @Test func `a leaf that changes is one patch`() async throws {
    struct Many: View {
      var body: some View {
        ForEach(0..<50) { number in Counter(number: number) }
      }
    }
    struct Counter: View {
      let number: Int
      @State private var count = 0

      var body: some View {
        Text("\(number) is \(count)")
        Button("Count \(number)") { count += 1 }
      }
    }
    let host = HeadlessHost()
    let launch = AppLaunch(
      Showing { Many() }, host: host, profile: .tablet, services: .repeatable())
    let player = Player(application: launch.application, host: host)
    await player.launch()
    let content = try require(host.screens[first]?.window.content as? any DisplayContent)
    try await player.play(.tap("Count 30"))
    let patches = content.patches
    guard patches.count == 1, case .set(_, let element) = patches.first,
      element == .text("30 is 1")
    else {
      Issue.record("\(patches)")
      return
    }
  }

  @Test func `a view is skipped if it was given the same, whatever it is given`() async {
    struct Outer: View {
      let runs: Runs
      @State private var count = 0
      static let object = Runs()

      var body: some View {
        VStack {
          Text("\(count)")
          Button("Count") { count += 1 }
          Given(name: "text", value: "a long text that is stored elsewhere \(1 + 1)", runs: runs)
          Given(name: "array", value: [1, 2, 3], runs: runs)
          Given(name: "object", value: Self.object, runs: runs)
          Given(name: "nothing", value: Optional<Int>.none, runs: runs)
          Given(name: "changing", value: count / 2, runs: runs)
        }
      }
    }
    struct Given<Value>: View {
      let name: String
      let value: Value
      let runs: Runs

      var body: some View {
        runs(name)
        return Text(name)
      }
    }
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Outer(runs: runs) })
    await simulator.tap("Count")
    await simulator.tap("Count")
    expectEqual(
      runs.counts, ["text": 1, "array": 1, "object": 1, "nothing": 1, "changing": 2])
  }

  @Test func `a view with a weak reference is compared without reading it`() async {
    final class Owner: Equatable {
      let name: String

      init(_ name: String) { self.name = name }

      static func == (lhs: Owner, rhs: Owner) -> Bool { true }
    }
    struct Weak: View {
      weak var owner: Owner?

      var body: some View {
        Text(owner?.name ?? "gone")
      }
    }
    struct Holder {
      var owner: Owner?
    }
    struct Outer: View {
      @State private var count = 0
      @State private var owner = Holder(owner: Owner("first"))

      var body: some View {
        VStack {
          Text("\(count)")
          Button("Count") { count += 1 }
          Button("Exchange") { owner = Holder(owner: Owner("second")) }
          Button("Release") { owner = Holder() }
          Weak(owner: owner.owner)
        }
      }
    }
    let simulator = await AppSimulator(Showing { Outer() })
    await simulator.tap("Count")
    simulator.expect("first")
    await simulator.tap("Exchange")
    simulator.expect("second")
    await simulator.tap("Release")
    simulator.expect("gone")
  }

  @Test func `content that is replaced is shown in the place of the old`() async throws {
    let simulator = await AppSimulator(Showing { Text("old") })
    let scene = try require(simulator.sessions.first?.scene as? WindowScene)
    scene.windows.first?.content = HostingContent(rootView: Text("new"))
    await simulator.settle()
    simulator.expect("new")
    simulator.expect(no: "old")
  }

  @Test func `replacing the root view keeps the state of matching views`() async throws {
    struct Counting: View {
      var name: String
      @State private var count = 0

      var body: some View {
        Button("\(name) \(count)") { count += 1 }
      }
    }
    let simulator = await AppSimulator(Showing { Text("old") })
    let scene = try require(simulator.sessions.first?.scene as? WindowScene)
    let content = HostingContent(rootView: Counting(name: "first"))
    scene.windows.first?.content = content
    await simulator.settle()
    await simulator.tap("first 0")
    content.rootView = Counting(name: "second")
    await simulator.settle()
    simulator.expect("second 1")
  }

  @Test func `an act on a removed node is a recorded problem`() async throws {
    let simulator = await AppSimulator(Showing { Text("alone") })
    simulator.application.receive(.content(first, ContentEvent(.press, on: 99)))
    simulator.application.receive(
      .content(SceneWindow.ID(session: "7", number: 1), ContentEvent(.press, on: 1)))
    await simulator.settle()
    expectEqual(simulator.problems.map(\.place), ["node 99 of scene 1", "scene 7"])
  }

  @Test func `a block of views is a tuple, whose views stand in their order`() {
    func built<Content: View>(@ViewBuilder _ content: () -> Content) -> Content { content() }
    let tuple: TupleView<Text, Image> = built {
      Text("a")
      Image("b")
    }
    expectEqual(
      ElementTests.display(tuple).map(\.element), [.text("a"), .image(name: "b", alternative: "b")])
  }

  @Test func `a view with a modifier is around its content`() {
    let tapped: ModifiedContent<Image, _TapModifier> = Image("a").onTapGesture {}
    let nodes = ElementTests.display(tapped)
    expectEqual(nodes.map(\.element), [.annotation(.tappable)])
    expectEqual(nodes.flatMap(\.children).map(\.element), [.image(name: "a", alternative: "a")])
  }
}
