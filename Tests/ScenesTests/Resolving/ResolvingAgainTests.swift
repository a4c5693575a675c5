import Checking
import ScenesTesting
import Testing

@testable import Scenes

/// Counts how often bodies and closures ran.
@MainActor private final class Counter {
  var runs: [String: Int] = [:]

  func count<Result>(_ name: String, _ result: Result) -> Result {
    runs[name, default: 0] += 1
    return result
  }
}

/// A body that reads state is evaluated again when the state changes, and windows follow.
@MainActor struct ResolvingAgainTests {
  private struct Leaf: View {
    var text: String
    let counter: Counter

    var body: some View {
      counter.count("leaf", Text(text))
    }
  }

  @Test func `captured values that change are shown, and views around them keep their state`() async
  {
    struct Capturing: App {
      @State private var count = 0
      let counter = Counter()

      var body: some Scene {
        let text = counter.count("app", "count \(count)")
        WindowGroup("Title \(count)", id: "main") {
          Content(text: text, count: $count)
        }
        WindowGroup("Other", id: "other") { Leaf(text: "other", counter: counter) }
      }
    }
    struct Content: View {
      var text: String
      @Binding var count: Int
      @State private var taps = 0
      @Environment(\.openWindow) private var openWindow

      var body: some View {
        VStack {
          Text("\(text), taps \(taps)")
          Button("Tap") { taps += 1 }
          Button("Count") { count += 1 }
          Button("Other") { openWindow(id: "other") }
        }
      }
    }
    let app = Capturing()
    let simulator = await AppSimulator(app)
    await simulator.tap("Other")
    await simulator.newWindow()
    await simulator.tap("Tap", in: 1)
    await simulator.tap("Count", in: 1)
    simulator.expect("count 1, taps 1", in: 1)
    simulator.expect("count 1, taps 0", in: 3)
    expectEqual(simulator.sessions.map { $0.scene?.title }, ["Title 1", "Other", "Title 1"])
    expectEqual(app.counter.runs, ["app": 2, "leaf": 1])
  }

  @Test func `state a content closure reads costs that window and no body of the app`() async {
    struct Reading: App {
      @State private var count = 0
      let counter = Counter()

      var body: some Scene {
        counter.count("app", ())
        return Scenes(count: $count, counter: counter)
      }
    }
    struct Scenes: Scene {
      @Binding var count: Int
      let counter: Counter

      var body: some Scene {
        WindowGroup("Main") {
          Button("Count") { count += 1 }
        }
        WindowGroup("Reader") {
          Leaf(text: counter.count("closure", "count \(count)"), counter: counter)
        }
        .handlesExternalEvents(matching: ["reader"])
      }
    }
    let app = Reading()
    let simulator = await AppSimulator(app)
    let activity = UserActivity(activityType: "read")
    activity.targetContentIdentifier = "reader"
    simulator.application.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
    await simulator.settle()
    await simulator.tap("Count", in: 1)
    simulator.expect("count 1", in: 2)
    expectEqual(app.counter.runs, ["app": 1, "closure": 2, "leaf": 2])
  }

  @Test func `a scene of its own has state, which lives while it is declared`() async {
    struct Owning: App {
      @State private var isDeclared = true

      var body: some Scene {
        WindowGroup("Main", id: "main") {
          Button("Toggle") { isDeclared.toggle() }
        }
        if isDeclared { Folders() }
      }
    }
    struct Folders: Scene {
      @State private var names = ["a"]

      var body: some Scene {
        for name in names {
          WindowGroup(name, id: name) {
            Button("Add to \(names.joined())") { names.append("b") }
          }
        }
      }
    }
    let simulator = await AppSimulator(Owning())
    let graph = { simulator.application.graph.scenes.map(\.title) }
    expectEqual(graph(), ["Main", "a"])
    simulator.application.openWindow(.init(id: "a"))
    await simulator.settle()
    await simulator.tap("Add to a")
    expectEqual(graph(), ["Main", "a", "b"])
    await simulator.tap("Toggle", in: 1)
    expectEqual(graph(), ["Main"])
    await simulator.tap("Toggle", in: 1)
    expectEqual(graph(), ["Main", "a"])
  }

  @Test func `onChange of a scene runs after the update, with both values`() async {
    struct Changing: App {
      @State private var count = 0
      let counter = Counter()

      var body: some Scene {
        WindowGroup {
          Button("Count \(count)") { count += 1 }
        }
        .onChange(of: count) { old, new in counter.count("\(old) to \(new)", ()) }
        .onChange(of: count, initial: true) { counter.count("plain", ()) }
        .onChange(of: count, perform: { new in counter.count("now \(new)", ()) })
      }
    }
    let app = Changing()
    let simulator = await AppSimulator(app)
    expectEqual(app.counter.runs, ["plain": 1])
    await simulator.tap("Count 0")
    await simulator.tap("Count 1")
    expectEqual(
      app.counter.runs, ["0 to 1": 1, "1 to 2": 1, "plain": 3, "now 1": 1, "now 2": 1])
  }

  @Test func `a scene has its own environment, and changes reach its readers`() async {
    struct Environing: App {
      @State private var name = "first"
      let counter = Counter()

      var body: some Scene {
        WindowGroup("Main") {
          Button("Change") { name = "second" }
          Reader()
        }
        WindowGroup("Named") {
          Leaf(text: "beside", counter: counter)
          Reader()
        }
        .environment(\.name, name)
        .handlesExternalEvents(matching: ["named"])
      }
    }
    struct Reader: View {
      @Environment(\.name) private var name

      var body: some View {
        Text("name \(name)")
      }
    }
    let app = Environing()
    let simulator = await AppSimulator(app)
    let activity = UserActivity(activityType: "read")
    activity.targetContentIdentifier = "named"
    simulator.application.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
    await simulator.settle()
    simulator.expect("name none", in: 1)
    simulator.expect("name first", in: 2)
    await simulator.tap("Change", in: 1)
    simulator.expect("name none", in: 1)
    simulator.expect("name second", in: 2)
    expectEqual(app.counter.runs, ["leaf": 1])
  }

  @Test func `a scene that sets another key than before is seen by its windows`() async {
    struct Switching: App {
      @State private var isName = true

      var body: some Scene {
        WindowGroup {
          Button("Switch") { isName.toggle() }
          Reader()
          Reader().environment(\.place, "near")
        }
        .environment(isName ? \.name : \.place, "set")
      }
    }
    struct Reader: View {
      @Environment(\.name) private var name
      @Environment(\.place) private var place

      var body: some View {
        Text("name \(name), place \(place)")
      }
    }
    let simulator = await AppSimulator(Switching())
    simulator.expect("name set, place none")
    simulator.expect("name set, place near")
    await simulator.tap("Switch")
    simulator.expect("name none, place set")
    simulator.expect("name none, place near")
  }

  @Test func `content is created for each session`() async {
    final class Model {
      @MainActor var notes = 0
    }
    struct Each: App {
      var body: some Scene {
        WindowGroup { Content(model: Model()) }
      }
    }
    struct Content: View {
      @State var model: Model
      @State private var shown = 0

      var body: some View {
        VStack {
          Text("shown \(shown)")
          Button("Note") {
            model.notes += 1
            shown = model.notes
          }
        }
      }
    }
    let simulator = await AppSimulator(Each())
    await simulator.newWindow()
    await simulator.tap("Note", in: 1)
    await simulator.tap("Note", in: 1)
    await simulator.tap("Note", in: 2)
    simulator.expect("shown 2", in: 1)
    simulator.expect("shown 1", in: 2)
  }
}

extension EnvironmentValues {
  fileprivate var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

extension EnvironmentValues {
  fileprivate var place: String {
    get { self[PlaceKey.self] }
    set { self[PlaceKey.self] = newValue }
  }
}

private struct PlaceKey: EnvironmentKey {
  static let defaultValue = "none"
}

private struct NameKey: EnvironmentKey {
  static let defaultValue = "none"
}
