import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

/// Modifiers with bodies of their own, and those that hand values up and down.
@MainActor struct ModifierTests {
  private struct Marked: ViewModifier {
    let runs: Runs
    var mark: String
    @State private var taps = 0

    func body(content: Content) -> some View {
      runs("modifier")
      return VStack {
        Text("\(mark) \(taps)")
        content
        Button("Mark") { taps += 1 }
      }
    }
  }

  private struct Counter: View {
    let runs: Runs
    var label = "count"
    @State private var count = 0

    var body: some View {
      runs("content")
      return Button("\(label) \(count)") { count += 1 }
    }
  }

  @Test func `a modifier has a body and state of its own, and its content keeps its own`() async {
    struct Around: View {
      let runs: Runs
      @State private var mark = "a"
      @State private var label = "count"

      var body: some View {
        VStack {
          Counter(runs: runs, label: label).modifier(Marked(runs: runs, mark: mark))
          Button("Remark") { mark = "b" }
          Button("Relabel") { label = "number" }
        }
      }
    }
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Around(runs: runs) })
    await simulator.tap("count 0")
    await simulator.tap("Mark")
    simulator.expect("a 1")
    expectEqual(runs.counts, ["modifier": 2, "content": 2])
    await simulator.tap("Remark")
    simulator.expect("b 1")
    simulator.expect("count 1")
    expectEqual(runs.counts, ["modifier": 3, "content": 2])
    await simulator.tap("Relabel")
    simulator.expect("number 1")
    expectEqual(runs.counts, ["modifier": 3, "content": 3])
  }

  @Test func `a modifier may show its content twice, or not at all`() async {
    struct Repeated: ViewModifier {
      var times: Int

      func body(content: Content) -> some View {
        VStack {
          if times > 0 { content }
          if times > 1 { content }
        }
      }
    }
    struct Around: View {
      @State private var times = 2

      var body: some View {
        VStack {
          Text("shown").modifier(Repeated(times: times))
          Button("Fewer") { times -= 1 }
        }
      }
    }
    let simulator = await AppSimulator(Showing { Around() })
    for times in [2, 1, 0] {
      expectEqual(simulator.text.components(separatedBy: "shown").count, times + 1)
      await simulator.tap("Fewer")
    }
  }

  @Test func `content is evaluated once, with what the modifier sets around it`() async {
    struct Numbered: ViewModifier {
      let number: Int
      // Compared where it stands: in a copy it would be a reference to nothing.
      weak var missing: Runs?

      func body(content: Content) -> some View {
        VStack { Passing { content.environment(\.level, number) } }
      }
    }
    struct Passing<Passed: View>: View {
      @ViewBuilder let content: () -> Passed

      var body: some View { content() }
    }
    struct Inner: View {
      let number: Int
      let runs: Runs
      @Environment(\.level) private var level

      var body: some View {
        runs("\(number) \(level)")
        return Text("\(number) \(level)")
      }
    }
    struct Around: View {
      let runs: Runs
      @State private var number = 0
      @State private var isOther = false

      var body: some View {
        Inner(number: number, runs: runs).modifier(Numbered(number: number))
        Button("Count \(isOther)") { number += 1 }
        Button("Other") { isOther = true }
      }
    }
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Around(runs: runs) })
    await simulator.tap("Count false")
    expectEqual(runs.counts, ["0 0": 1, "1 1": 1])
    await simulator.tap("Other")
    expectEqual(runs.counts, ["0 0": 1, "1 1": 1])
  }

  @Test func `another id is another view`() async {
    struct Around: View {
      let runs: Runs
      @State private var id = 1
      @State private var redraws = 0

      var body: some View {
        VStack {
          Counter(runs: runs).id(id)
          Button("Redraw \(redraws)") { redraws += 1 }
          Button("Anew") { id += 1 }
        }
      }
    }
    let simulator = await AppSimulator(Showing { Around(runs: Runs()) })
    await simulator.tap("count 0")
    await simulator.tap("Redraw 0")
    simulator.expect("count 1")
    await simulator.tap("Anew")
    simulator.expect("count 0")
  }

  @Test func `a view of any type keeps its state while the type stays`() async {
    struct Around: View {
      @State private var isCounter = true
      @State private var label = "count"

      var body: some View {
        VStack {
          AnyView(isCounter ? Counter(runs: Runs(), label: label) : Text("text") as any View)
          Button("Relabel") { label = "number" }
          Button("Switch") { isCounter.toggle() }
        }
      }
    }
    let simulator = await AppSimulator(Showing { Around() })
    await simulator.tap("count 0")
    await simulator.tap("Relabel")
    simulator.expect("number 1")
    await simulator.tap("Switch")
    simulator.expect("text")
    await simulator.tap("Switch")
    simulator.expect("number 0")
  }

  // MARK: - Down and up

  private struct Level: View {
    @Environment(\.level) private var level
    let runs: Runs

    var body: some View {
      runs("level")
      return Text("level \(level)")
    }
  }

  @Test func `a value is transformed on its way down, also when it changes further out`() async {
    struct Around: View {
      let runs: Runs
      @State private var level = 1

      var body: some View {
        VStack {
          Inner(runs: runs).environment(\.level, level)
          Button("Raise") { level += 1 }
        }
      }
    }
    struct Inner: View {
      let runs: Runs

      var body: some View {
        runs("inner")
        return Level(runs: runs)
          .transformEnvironment(\.level) { $0 *= 10 }
          .transformEnvironment(\.level) { $0 += 1 }
      }
    }
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Around(runs: runs) })
    simulator.expect("level 20")
    await simulator.tap("Raise")
    simulator.expect("level 30")
    expectEqual(runs.counts, ["inner": 1, "level": 2])
  }

  private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }

    static func reduce(value: inout [String], nextValue: () -> [String]) {
      value += nextValue()
    }
  }

  private struct Title: PreferenceKey {
    static func reduce(value: inout String?, nextValue: () -> String?) {
      value = nextValue() ?? value
    }
  }

  @Test func `the default value of a preference that can be nil is nil`() {
    expectEqual(Title.defaultValue, nil)
  }

  @Test func `preferences are reduced in order, and changes are reported`() async {
    struct Around: View {
      @State private var names: [String] = ["unset"]
      @State private var isThird = false
      @State private var second = "b"

      var body: some View {
        VStack {
          Text(names.joined(separator: " "))
          VStack {
            Text("1").preference(key: Names.self, value: ["a"])
            VStack {
              Text("2").preference(key: Names.self, value: ["hidden"])
            }
            .preference(key: Names.self, value: [second])
            if isThird { Text("3").preference(key: Names.self, value: ["c"]) }
          }
          .onPreferenceChange(Names.self) { names = $0 }
          Button("Third") { isThird.toggle() }
          Button("Second") { second = "B" }
        }
      }
    }
    let simulator = await AppSimulator(Showing { Around() })
    simulator.expect("a b")
    await simulator.tap("Third")
    simulator.expect("a b c")
    await simulator.tap("Second")
    simulator.expect("a B c")
    await simulator.tap("Third")
    simulator.expect("a B")
  }

  /// A view that isn't updated when its position changes.
  private struct Named: View {
    let name: String

    var body: some View { Text(name).preference(key: Names.self, value: [name]) }
  }

  private struct Turning: View {
    let isList: Bool
    @State private var names = ["a", "b"]
    @State private var told = ""

    var body: some View {
      VStack {
        Text("told \(told)")
        VStack {
          if isList { List { rows } } else { rows }
        }
        .onPreferenceChange(Names.self) { told = $0.joined(separator: " ") }
        Button("Turn") { names.reverse() }
      }
    }

    private var rows: some View { ForEach(names, id: \.self) { Named(name: $0) } }
  }

  @Test(arguments: [false, true])
  func `preferences follow the order of rows`(isList: Bool) async {
    let simulator = await AppSimulator(Showing { Turning(isList: isList) })
    simulator.expect("told a b")
    await simulator.tap("Turn")
    simulator.expect("told b a")
    await simulator.tap("Turn")
    simulator.expect("told a b")
  }
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private struct LevelKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}
