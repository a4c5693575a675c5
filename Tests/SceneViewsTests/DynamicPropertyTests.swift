import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

/// Properties kept outside of views, also those an app makes itself.
@MainActor struct DynamicPropertyTests {
  /// A property of an app's own: a parameter, and state inside.
  private struct Multiplied: DynamicProperty {
    let factor: Int
    @State private var count = 1
    @Environment(\.scenePhase) private var phase
    /// The text that `update()` has set.
    private(set) var summary = ""

    init(by factor: Int) {
      self.factor = factor
    }

    var value: Int { count * factor }

    func increment() { count += 1 }

    mutating func update() {
      summary = "\(phase): \(value)"
    }
  }

  private struct Doubled: View {
    @Doubling var number: Int

    init(factor: Int) { _number = Doubling(factor) }

    var body: some View { Text("\(number)") }
  }

  @propertyWrapper private struct Doubling: DynamicProperty {
    let factor: Int
    init(_ factor: Int) { self.factor = factor }
    var wrappedValue: Int { factor * 2 }
  }

  private struct Child: View {
    let runs: Runs
    let multiplied: Multiplied

    var body: some View {
      runs("child")
      return VStack {
        Text(multiplied.summary)
        Button("Increment") { multiplied.increment() }
      }
    }
  }

  private struct Parent: View {
    let runs: Runs
    @State private var factor = 10
    @State private var redraws = 0

    var body: some View {
      VStack {
        Text("redraws \(redraws)")
        Child(runs: runs, multiplied: Multiplied(by: factor))
        Doubled(factor: factor)
        Button("Factor") { factor = 100 }
        Button("Redraw") { redraws += 1 }
      }
    }
  }

  @Test func `a changed parameter of a dynamic property is used, and its state is kept`() async {
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Parent(runs: runs) })
    await simulator.tap("Increment")
    simulator.expect("active: 20")
    await simulator.tap("Factor")
    simulator.expect("active: 200")
    simulator.expect("200")
    let count = runs.counts["child"]
    await simulator.tap("Redraw")
    expectEqual(runs.counts["child"], count)
  }

  @Test func `update runs before every evaluation, and what it reads counts as read`() async {
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Parent(runs: runs) })
    simulator.expect("active: 10")
    await simulator.tap("Increment")
    await simulator.tap("Increment")
    simulator.expect("active: 30")
    await simulator.openSwitcher()
    expectContains(simulator.text, "inactive: 30")
  }

  @Test func `another key path is read when a view is given one`() async {
    struct Reading: View {
      @Environment<String> private var text: String

      init(_ path: KeyPath<EnvironmentValues, String>) {
        _text = Environment(path)
      }

      var body: some View { Text("reads \(text)") }
    }
    struct Choosing: View {
      @State private var isFirst = true

      var body: some View {
        VStack {
          Button("Other") { isFirst.toggle() }
          Reading(isFirst ? \.first : \.second)
        }
      }
    }
    let simulator = await AppSimulator(Showing { Choosing() })
    simulator.expect("reads 1")
    await simulator.tap("Other")
    simulator.expect("reads 2")
  }

  @Test func `a binding to the same part is the same binding`() async {
    struct Draft {
      var subject = "none"
      var body = "none"
      var sent = 0
    }
    struct Editing: View {
      let runs: Runs
      @State private var draft = Draft()
      @State private var isOther = false

      var body: some View {
        VStack {
          Text("sent \(draft.sent)")
          Button("Send") { draft.sent += 1 }
          Silent(runs: runs, subject: isOther ? $draft.body : $draft.subject)
          Button("Other") { isOther = true }
          Text("body \(draft.body)")
        }
      }
    }
    struct Silent: View {
      let runs: Runs
      @Binding var subject: String

      var body: some View {
        runs("silent")
        return Button("Write") { subject = "written" }
      }
    }
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Editing(runs: runs) })
    await simulator.tap("Send")
    simulator.expect("sent 1")
    expectEqual(runs.counts["silent"], 1)
    await simulator.tap("Other")
    await simulator.tap("Write")
    simulator.expect("body written")
  }
}

extension EnvironmentValues {
  fileprivate var first: String { "1" }
  fileprivate var second: String { "2" }
}
