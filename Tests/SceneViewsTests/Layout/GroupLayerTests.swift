import Checking
import SceneDisplay
import Scenes
import ScenesTesting
import TestSupport
import Testing

@testable import SceneViews

/// Modifiers that put views around a group, which apply to each of its views.
@MainActor struct GroupLayerTests {
  private func tree<Content: View>(_ content: Content) -> [String] {
    ElementTests.display(content).map(described)
  }

  /// The kinds of the containers and the texts of a node.
  private func described(_ node: DisplayNode) -> String {
    let inner = node.children.map(described).joined(separator: " ")
    return switch node.element {
    case .text(let text): text.content
    case .container(let container): "\(container.kind.name)(\(inner))"
    case .annotation(let annotation): "\(annotation.kind.name)(\(inner))"
    default: "?(\(inner))"
    }
  }

  private var pair: some View {
    Group {
      Text("a")
      Text("b")
    }
  }

  /// A view whose body is several views.
  private struct Body: View {
    var body: some View {
      Text("a")
      Text("b")
    }
  }

  /// A modifier whose body adds layers to its content.
  private struct Marked: ViewModifier {
    func body(content: Content) -> some View { content.overlay { Text("o") } }
  }

  @Test func `each view has its own layers`() {
    let front = ["front(a o)", "front(b o)"]
    expectEqual(tree(pair.overlay { Text("o") }), front)
    expectEqual(tree(pair.overlay(Text("o"))), front)
    expectEqual(tree(Body().overlay { Text("o") }), front)
    expectEqual(tree(AnyView(pair).overlay { Text("o") }), front)
    expectEqual(tree(pair.modifier(Marked())), front)
    expectEqual(tree(pair.onAppear {}.overlay { Text("o") }), front)
    expectEqual(tree(ForEach(["a", "b"], id: \.self) { Text($0) }.overlay { Text("o") }), front)
    expectEqual(tree(pair.background { Text("o") }), ["back(o a)", "back(o b)"])
    expectEqual(
      tree(pair.overlay { Text("o") }.background { Text("p") }),
      ["back(p front(a o))", "back(p front(b o))"])
    expectEqual(
      tree(pair.safeAreaInset(edge: .top) { Text("bar") }),
      ["leadingInset(bar a)", "leadingInset(bar b)"])
    expectEqual(
      tree(pair.safeAreaInset(edge: .trailing) { Text("bar") }),
      ["trailingInset(a bar)", "trailingInset(b bar)"])
    expectEqual(
      tree(pair.accessibilityRepresentation { Text("o") }),
      ["represented(a hidden(told(o)))", "represented(b hidden(told(o)))"])
    expectEqual(tree(pair.badge(3)), ["stack(a (3))", "stack(b (3))"])
  }

  @Test func `a single view has one layer, and no view has none`() {
    expectEqual(tree(Text("a").overlay { Text("o") }), ["front(a o)"])
    expectEqual(tree(VStack { pair }.overlay { Text("o") }), ["front(stack(a b) o)"])
    expectEqual(tree(EmptyView().overlay { Text("o") }), [])
    expectEqual(tree(Text?.none.background { Text("o") }), [])
  }

  private struct Coming: View {
    @State private var isShown = true
    @State private var names = ["d", "e"]

    var body: some View {
      Group {
        if isShown { Counter(name: "a") }
        Counter(name: "b")
        ForEach(names, id: \.self) { Counter(name: $0) }
      }
      .overlay { Counter(name: "over") }
      Button("Switch") { isShown.toggle() }
      Button("Turn") { names.reverse() }
    }
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private func buttons(_ simulator: AppSimulator) -> [String] {
    simulator.text.split(separator: "\n").compactMap { line in
      line.contains("[") ? line.split(separator: "[").last?.prefix { $0 != "]" }.description : nil
    }
  }

  @Test func `views and layers keep their state when views beside them come and go`() async {
    let simulator = await AppSimulator(Showing { Coming() })
    await simulator.tap("b 0")
    await simulator.tap("over 0", at: 2)
    await simulator.tap("d 0")
    await simulator.tap("over 0", at: 2)
    expectEqual(
      buttons(simulator),
      ["a 0", "over 0", "b 1", "over 1", "d 1", "over 1", "e 0", "over 0", "Switch", "Turn"])
    await simulator.tap("Switch")
    expectEqual(
      buttons(simulator),
      ["b 1", "over 1", "d 1", "over 1", "e 0", "over 0", "Switch", "Turn"])
    await simulator.tap("Turn")
    expectEqual(
      buttons(simulator),
      ["b 1", "over 1", "e 0", "over 0", "d 1", "over 1", "Switch", "Turn"])
    await simulator.tap("Switch")
    expectEqual(
      buttons(simulator),
      ["a 0", "over 0", "b 1", "over 1", "e 0", "over 0", "d 1", "over 1", "Switch", "Turn"])
    expectEqual(simulator.problems, [])
  }

  private struct Badged: View {
    @State private var count = 0

    var body: some View {
      Counter(name: "a").badge(count)
      Button("More") { count += 1 }
      Button("None") { count = 0 }
    }
  }

  @Test func `a view keeps its state when it gets a badge and loses it`() async {
    let simulator = await AppSimulator(Showing { Badged() })
    await simulator.tap("a 0")
    await simulator.tap("More")
    simulator.expect("(1)")
    await simulator.tap("a 1")
    await simulator.tap("More")
    simulator.expect("(2)")
    await simulator.tap("None")
    simulator.expect(no: "(")
    await simulator.tap("a 2")
    expectContains(simulator.text, "a 3")
    expectEqual(tree(pair.badge(0)), ["a", "b"])
    expectEqual(simulator.problems, [])
  }

  @Test func `the layers of a view disappear with it`() async {
    struct Half: View {
      let runs: Runs
      @State private var isShown = true

      var body: some View {
        Group {
          if isShown { Text("a") }
          Text("b")
        }
        .overlay { Text("o").onAppear { runs("appeared") }.onDisappear { runs("disappeared") } }
        Button("Switch") { isShown.toggle() }
      }
    }
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Half(runs: runs) })
    expectEqual(runs.counts, ["appeared": 2])
    await simulator.tap("Switch")
    expectEqual(runs.counts, ["appeared": 2, "disappeared": 1])
    await simulator.tap("Switch")
    expectEqual(runs.counts, ["appeared": 3, "disappeared": 1])
  }

  @Test func `pages of a group have layers of their own`() async {
    let simulator = await AppSimulator(
      Showing { TabView { pair.overlay { Text("o") } }.tabViewStyle(.page) })
    simulator.expect("(page 1 of 2)")
    await simulator.tap("Page 2")
    simulator.expect("b")
    simulator.expect("(page 2 of 2)")
  }

  // MARK: - Order

  /// A view with a title and a toolbar.
  private struct Named: View {
    let name: String

    var body: some View { Text(name).navigationTitle(name).toolbar { Text("\(name) bar") } }
  }

  /// Views whose order and number depend on state of their own.
  private struct Several: View {
    @State private var names = ["a", "b"]

    var body: some View {
      ForEach(names, id: \.self) { name in Text(name).toolbar { Text("\(name) bar") } }
      Button("Turn") { names.reverse() }
      if names.count < 3 { Button("Add") { names.append("c") } }
    }
  }

  /// A view with a title and a toolbar that depend on its state.
  private struct Over: View {
    @State private var count = 0

    var body: some View {
      Button("over \(count)") { count += 1 }
        .navigationTitle("title \(count)").toolbar { Text("bar \(count)") }
    }
  }

  /// A view with a bar at one edge or another.
  private struct Edged: View {
    @State private var isTop = true

    var body: some View {
      Named(name: "a").safeAreaInset(edge: isTop ? .top : .bottom) { Named(name: "b") }
      Button("Switch") { isTop.toggle() }
    }
  }

  private func title(_ simulator: AppSimulator) -> String? {
    (simulator.sessions[0].scene as? WindowScene)?.windows.first?.title
  }

  /// The texts in the toolbars, from first to last.
  private func bars(_ simulator: AppSimulator) throws -> [String] {
    try PresentingTests.display(simulator).children.filter { $0.element == .toolbar }
      .flatMap { $0.children.map(described) }
  }

  @Test func `toolbars and titles follow views that change by state of their own`() async throws {
    let simulator = await AppSimulator(Showing { Several().overlay { Over() } })
    await simulator.tap("over 0", at: 1)
    let before = ["a bar", "b bar", "bar 1", "bar 0", "bar 0", "bar 0"]
    for _ in 1...2 {
      expectEqual(try bars(simulator), before)
      expectEqual(title(simulator), "title 1")
      await simulator.tap("Turn")
      expectEqual(
        try bars(simulator), ["b bar", "a bar", "bar 0", "bar 1", "bar 0", "bar 0"])
      expectEqual(title(simulator), "title 0")
      await simulator.tap("Turn")
    }
    await simulator.tap("Add")
    expectEqual(
      try bars(simulator), ["a bar", "b bar", "c bar", "bar 1", "bar 0", "bar 0", "bar 0"])
    expectEqual(
      buttons(simulator), ["over 1", "over 0", "over 0", "Turn", "over 0"])
    expectEqual(simulator.problems, [])
  }

  @Test func `nested layers follow views that change by state of their own`() async throws {
    let simulator = await AppSimulator(
      Showing { Several().overlay { Text("o") }.background { Text("p") } })
    func names() throws -> [String] {
      try PresentingTests.display(simulator).children.map(described)
        .filter { $0.hasPrefix("back") }.map { $0.prefix { $0 != "?" }.description }
    }
    try expectEqual(names().count, 4)
    await simulator.tap("Turn")
    expectEqual(try names().prefix(2), ["back(p front(b o))", "back(p front(a o))"])
    await simulator.tap("Add")
    try expectEqual(names().count, 4)
    expectEqual(
      try names().prefix(3),
      ["back(p front(b o))", "back(p front(a o))", "back(p front(c o))"])
    expect(try names().allSatisfy { $0.hasPrefix("back(p front(") })
    expectEqual(simulator.problems, [])
  }

  @Test func `views, toolbars and titles follow the edge of a bar`() async throws {
    let simulator = await AppSimulator(Showing { Edged() })
    for _ in 1...2 {
      expectEqual(
        try PresentingTests.display(simulator).children.first.map(described), "leadingInset(b a)")
      expectEqual(try bars(simulator), ["b bar", "a bar"])
      expectEqual(title(simulator), "b")
      await simulator.tap("Switch")
      expectEqual(
        try PresentingTests.display(simulator).children.first.map(described), "trailingInset(a b)")
      expectEqual(try bars(simulator), ["a bar", "b bar"])
      expectEqual(title(simulator), "a")
      await simulator.tap("Switch")
    }
  }
}
