import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

/// An app of one window that shows a view.
struct Showing<Content: View>: App {
  var content: @MainActor () -> Content

  init(@ViewBuilder _ content: @escaping @MainActor () -> Content) {
    self.content = content
  }

  init() {
    fatalError("a test makes it with content")
  }

  var body: some Scene {
    WindowGroup { content() }
  }
}

/// Counts how often bodies ran.
@MainActor final class Runs {
  var counts: [String: Int] = [:]

  func callAsFunction(_ name: String) {
    counts[name, default: 0] += 1
  }
}

@MainActor struct StateTests {
  private struct Counter: View {
    let runs: Runs
    @State private var count = 0

    var body: some View {
      runs("counter")
      return VStack {
        Text("count \(count)")
        Button("Count") { count += 1 }
        Button("Twice") {
          count += 1
          count += 1
        }
        Button("Same") { count += 0 }
        Passing(runs: runs, count: $count)
        Beside(runs: runs)
      }
    }
  }

  private struct Passing: View {
    let runs: Runs
    @Binding var count: Int

    var body: some View {
      runs("passing")
      return Reading(runs: runs, count: $count)
    }
  }

  private struct Reading: View {
    let runs: Runs
    @Binding var count: Int

    var body: some View {
      runs("reading")
      return Button("Set to 10 from \(count)") { count = 10 }
    }
  }

  private struct Beside: View {
    let runs: Runs

    var body: some View {
      runs("beside")
      return Text("beside")
    }
  }

  @Test func `a change evaluates the bodies that read the value, and no other`() async {
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Counter(runs: runs) })
    expectEqual(runs.counts, ["counter": 1, "passing": 1, "reading": 1, "beside": 1])
    await simulator.tap("Count")
    simulator.expect("count 1")
    expectEqual(runs.counts, ["counter": 2, "passing": 1, "reading": 2, "beside": 1])
    await simulator.tap("Set to 10 from 1")
    simulator.expect("count 10")
    expectEqual(runs.counts, ["counter": 3, "passing": 1, "reading": 3, "beside": 1])
  }

  @Test func `two changes in a turn are one evaluation, and writing the same value is none`() async
  {
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Counter(runs: runs) })
    await simulator.tap("Twice")
    simulator.expect("count 2")
    expectEqual(runs.counts["counter"], 2)
    await simulator.tap("Same")
    expectEqual(runs.counts["counter"], 2)
  }

  @Test func `a value that is no longer read causes no evaluation`() async {
    struct Switching: View {
      let runs: Runs
      @State private var isReading = true
      @State private var count = 0

      var body: some View {
        runs("switching")
        return VStack {
          Text(isReading ? "count \(count)" : "not reading")
          Button("Count") { count += 1 }
          Button("Stop") { isReading = false }
        }
      }
    }
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Switching(runs: runs) })
    await simulator.tap("Count")
    await simulator.tap("Stop")
    expectEqual(runs.counts["switching"], 3)
    await simulator.tap("Count")
    expectEqual(runs.counts["switching"], 3)
  }

  @Test func `state lives as long as its view has its place`() async {
    struct Holder: View {
      @State private var isShown = true
      @State private var redraws = 0

      var body: some View {
        VStack {
          Text("redraw \(redraws)")
          Button("Redraw") { redraws += 1 }
          Button("Toggle") { isShown.toggle() }
          if isShown { Tapped(name: "if") }
          if redraws < 2 { Tapped(name: "early") } else { Tapped(name: "late") }
        }
      }
    }
    let simulator = await AppSimulator(Showing { Holder() })
    await simulator.tap("Tap if")
    await simulator.tap("Tap early")
    await simulator.tap("Redraw")
    simulator.expect("if 1")
    simulator.expect("early 1")
    await simulator.tap("Toggle")
    simulator.expect(no: "if")
    await simulator.tap("Toggle")
    simulator.expect("if 0")
    await simulator.tap("Redraw")
    simulator.expect("late 0")
  }

  private struct Tapped: View {
    var name: String
    @State private var taps = 0

    var body: some View {
      HStack {
        Text("\(name) \(taps)")
        Button("Tap \(name)") { taps += 1 }
      }
    }
  }

  @Test func `rows keep their state when elements are inserted, moved and removed`() async {
    struct Rows: View {
      @State private var names = ["a", "b", "c"]

      var body: some View {
        VStack {
          ForEach(names, id: \.self) { name in Tapped(name: name) }
          Button("Insert") { names.insert("x", at: 0) }
          Button("Reverse") { names.reverse() }
          Button("Remove") { names.removeAll { $0 == "a" } }
        }
      }
    }
    let simulator = await AppSimulator(Showing { Rows() })
    await simulator.tap("Tap b")
    await simulator.tap("Insert")
    await simulator.tap("Reverse")
    await simulator.tap("Remove")
    expectContains(
      simulator.text,
      """
        c 0  [Tap c]
        b 1  [Tap b]
        x 0  [Tap x]
      """)
  }

  @Test func `elements with one id are shown all, and reported`() async {
    let simulator = await AppSimulator(
      Showing { ForEach(["a", "b", "a"], id: \.self) { Text("row \($0)") } })
    expectEqual(simulator.text.components(separatedBy: "row a").count, 3)
    expectEqual(simulator.problems.map(\.code), [.duplicateElementID])
  }

  @Test func `rows change their elements, wherever these stand`() async {
    struct Draft: Identifiable, Equatable {
      var id: Int
      var subject: String
    }
    struct Drafts: View {
      @State private var drafts = [Draft(id: 1, subject: "a"), Draft(id: 2, subject: "b")]

      var body: some View {
        VStack {
          ForEach($drafts) { $draft in
            TextField("Draft \(draft.id)", text: $draft.subject)
          }
          Text(drafts.map(\.subject).joined(separator: " "))
          Button("Reverse") { drafts.reverse() }
          Button("Remove") { drafts.removeAll { $0.id == 1 } }
        }
      }
    }
    let simulator = await AppSimulator(Showing { Drafts() })
    await simulator.type("A", into: "Draft 1")
    simulator.expect("A b")
    await simulator.tap("Reverse")
    await simulator.type("B", into: "Draft 2")
    simulator.expect("B A")
    await simulator.tap("Remove")
    simulator.expect(no: "Draft 1")
    await simulator.type("last", into: "Draft 2")
    simulator.expect("last")
  }

  @Test func `a projected binding changes a part`() async {
    struct Draft {
      var subject = "none"
      var length = 0
    }
    struct Editing: View {
      @State private var draft = Draft()

      var body: some View {
        VStack {
          Text("\(draft.subject), \(draft.length)")
          TextField("Subject", text: $draft.subject)
        }
      }
    }
    let simulator = await AppSimulator(Showing { Editing() })
    await simulator.type("hello", into: "Subject")
    simulator.expect("hello, 0")
    simulator.expect("Subject: [hello]")
  }

  @Test func `bindings are made of closures and of constants`() async {
    final class Model {
      @MainActor var text = "model"
    }
    let model = Model()
    let simulator = await AppSimulator(
      Showing {
        TextField("Model", text: Binding(get: { model.text }, set: { model.text = $0 }))
        TextField("Constant", text: .constant("fixed"))
      })
    await simulator.type("typed", into: "Model")
    expectEqual(model.text, "typed")
    await simulator.type("typed", into: "Constant")
    simulator.expect("Constant: [fixed]")
  }

  // MARK: - From elsewhere

  private struct Loading: View {
    @State private var status = "idle"

    var body: some View {
      VStack {
        Text(status)
        Button("Task") {
          Task { status = "from a task" }
        }
        Button("Thread") {
          let status = $status
          Thread.detachNewThread { status.wrappedValue = "from a thread" }
        }
      }
    }
  }

  @Test(arguments: ["Task", "Thread"])
  func `state may be written from a task and from another thread`(button: String) async {
    let simulator = await AppSimulator(Showing { Loading() })
    await simulator.tap(button)
    await simulator.until { simulator.text.contains("from a \(button.lowercased())") }
  }

  @Test func `threads that change parts of one value at once lose nothing`() async {
    struct Counts: Equatable {
      var first = 0
      var second = 0
    }
    struct Counting: View {
      @State private var counts = Counts()

      var body: some View {
        VStack {
          Text("\(counts.first) and \(counts.second)")
          Button("Count") {
            for part in [$counts.first, $counts.second] {
              Thread.detachNewThread {
                for number in 1...2_000 { part.wrappedValue = number }
              }
            }
          }
        }
      }
    }
    let simulator = await AppSimulator(Showing { Counting() })
    await simulator.tap("Count")
    await simulator.until { simulator.text.contains("2000 and 2000") }
  }
}
