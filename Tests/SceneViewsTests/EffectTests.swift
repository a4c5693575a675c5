import Checking
import Scenes
import ScenesTesting
import Testing

/// Keeps what happened, in order.
@MainActor private final class Journal {
  var lines: [String] = []
}

@MainActor struct EffectTests {
  @Test func `onAppear runs after the update that shows the view, outer before inner`() async {
    struct Appearing: View {
      let journal: Journal
      @State private var isShown = false

      var body: some View {
        journal.lines.append("body")
        return VStack {
          Button("Show") { isShown = true }
          if isShown {
            VStack {
              Text("inner").onAppear { journal.lines.append("inner") }
            }
            .onAppear { journal.lines.append("outer") }
          }
        }
        .onAppear { journal.lines.append("appeared") }
      }
    }
    let journal = Journal()
    let simulator = await AppSimulator(Showing { Appearing(journal: journal) })
    expectEqual(journal.lines, ["body", "appeared"])
    await simulator.tap("Show")
    expectEqual(journal.lines, ["body", "appeared", "body", "outer", "inner"])
  }

  @Test func `what onAppear changes is shown by the turn after`() async {
    struct Loading: View {
      let journal: Journal
      @State private var status = "loading"

      var body: some View {
        journal.lines.append(status)
        return Text(status).onAppear { status = "loaded" }
      }
    }
    let journal = Journal()
    let simulator = await AppSimulator(Showing { Loading(journal: journal) })
    expectEqual(journal.lines, ["loading", "loaded"])
    simulator.expect("loaded")
  }

  @Test func `outer views handle a change before inner ones, also across windows`()
    async
  {
    struct Telling: App {
      @State private var count = 0
      let journal = Journal()

      var body: some Scene {
        WindowGroup("Inbox", id: "inbox") {
          Button("Count") { count += 1 }
            .onChange(of: count) { journal.lines.append("view \(count)") }
        }
        .onChange(of: count) { journal.lines.append("scene \(count)") }
      }
    }
    let app = Telling()
    let simulator = await AppSimulator(app)
    await simulator.tap("Count")
    expectEqual(app.journal.lines, ["scene 1", "view 1"])
  }

  @Test func `onChange runs when the value differs, with the values before and now`() async {
    struct Changing: View {
      let journal: Journal
      @State private var count = 0
      @State private var other = 0

      var body: some View {
        VStack {
          Text("other \(other)")
          Button("Count") { count += 1 }
          Button("Other") { other += 1 }
        }
        .onChange(of: count) { old, new in journal.lines.append("\(old) to \(new)") }
        .onChange(of: count, initial: true) { journal.lines.append("plain") }
        .onChange(of: count) { new in journal.lines.append("to \(new)") }
      }
    }
    let journal = Journal()
    let simulator = await AppSimulator(Showing { Changing(journal: journal) })
    expectEqual(journal.lines, ["plain"])
    await simulator.tap("Other")
    expectEqual(journal.lines, ["plain"])
    await simulator.tap("Count")
    expectEqual(journal.lines.sorted(), ["0 to 1", "plain", "plain", "to 1"])
  }

  @Test func `S112: a window's title is the first one asked for, else its scene's`() async {
    struct Titled: App {
      var body: some Scene {
        WindowGroup("Scene") { Content() }
      }
    }
    struct Content: View {
      @State private var count = 0

      var body: some View {
        VStack {
          if count > 0 { Text("a").navigationTitle("First \(count)") }
          if count > 1 { Text("b").navigationTitle("Second") }
          Button("Count") { count += 1 }
        }
      }
    }
    let simulator = await AppSimulator(Titled())
    expect(simulator.text.hasPrefix("window 1 \"Scene\""))
    await simulator.tap("Count")
    expect(simulator.text.hasPrefix("window 1 \"First 1\""))
    await simulator.tap("Count")
    expect(simulator.text.hasPrefix("window 1 \"First 2\""))
  }
}
