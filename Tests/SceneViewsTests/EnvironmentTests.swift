import Checking
import Scenes
import ScenesTesting
import Testing

private struct SignatureKey: EnvironmentKey {
  static let defaultValue = "default"
}

private struct CountKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var signature: String {
    get { self[SignatureKey.self] }
    set { self[SignatureKey.self] = newValue }
  }

  fileprivate var count: Int {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }

  /// Made of two keys.
  fileprivate var line: String { "\(signature) \(count)" }
}

private struct Reader<Value>: View {
  let runs: Runs
  let name: String
  @Environment private var value: Value

  init(_ name: String, _ path: KeyPath<EnvironmentValues, Value>, _ runs: Runs) {
    self.runs = runs
    self.name = name
    _value = Environment(path)
  }

  var body: some View {
    runs(name)
    return Text("\(name) \(value)")
  }
}

/// Holds the property and doesn't read it.
private struct Holder: View {
  let runs: Runs
  @Environment(\.count) private var count

  var body: some View {
    runs("holder")
    return Button("Report") { runs("reported \(count)") }
  }
}

@MainActor struct EnvironmentTests {
  @Test func `a value is the nearest one set above, else the key's default`() async {
    let runs = Runs()
    let simulator = await AppSimulator(
      Showing {
        Reader("none", \.signature, runs)
        VStack {
          Reader("outer", \.signature, runs)
          Reader("inner", \.signature, runs).environment(\.signature, "near")
        }
        .environment(\.signature, "far")
      })
    simulator.expect("none default")
    simulator.expect("outer far")
    simulator.expect("inner near")
  }

  @Test func `a change reaches the readers of the key at any depth, and no other views`() async {
    struct Changing: View {
      let runs: Runs
      @State private var count = 0

      var body: some View {
        VStack {
          Button("Count") { count += 1 }
          Nested(runs: runs)
        }
        .environment(\.count, count)
      }
    }
    struct Nested: View {
      let runs: Runs

      var body: some View {
        runs("nested")
        return VStack {
          HStack { VStack { Reader("count", \.count, runs) } }
          Reader("line", \.line, runs)
          Reader("signature", \.signature, runs)
          Reader("own", \.count, runs).environment(\.count, 7)
          Holder(runs: runs)
        }
      }
    }
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Changing(runs: runs) })
    await simulator.tap("Count")
    simulator.expect("count 1")
    simulator.expect("line default 1")
    simulator.expect("own 7")
    expectEqual(
      runs.counts,
      [
        "nested": 1, "count": 2, "line": 2, "signature": 1, "own": 1, "holder": 1,
      ])
    await simulator.tap("Report")
    expectEqual(runs.counts["reported 1"], 1)
    expectEqual(runs.counts["holder"], 1)
  }

  @Test func `setting another key than before is seen below`() async {
    struct Switching: View {
      let runs: Runs
      @State private var isCount = true

      var body: some View {
        VStack {
          Button("Switch") { isCount.toggle() }
          VStack {
            Reader("count", \.count, runs)
            Reader("other", \.other, runs)
            Reader("inner", \.count, runs).environment(\.signature, "near")
          }
          .environment(isCount ? \.count : \.other, 5)
        }
      }
    }
    let simulator = await AppSimulator(Showing { Switching(runs: Runs()) })
    simulator.expect("count 5")
    simulator.expect("other 0")
    simulator.expect("inner 5")
    await simulator.tap("Switch")
    simulator.expect("count 0")
    simulator.expect("other 5")
    simulator.expect("inner 0")
  }

  @Test func `setting another key evaluates the readers of either key once`() async {
    struct Switching: View {
      let runs: Runs
      @State private var isCount = true

      var body: some View {
        Button("Switch") { isCount.toggle() }
        Parent(runs: runs).environment(isCount ? \.count : \.other, 5)
      }
    }
    struct Parent: View {
      let runs: Runs
      @Environment(\.count) private var count

      var body: some View {
        runs("parent")
        return VStack { [count] in
          Child(action: { runs("counted \(count)") }, runs: runs)
          Reader("signature", \.signature, runs)
          Holder(runs: runs)
        }
      }
    }
    struct Child: View {
      let action: () -> Void
      let runs: Runs
      @Environment(\.count) private var count

      var body: some View {
        runs("child")
        return Text("child \(count)")
      }
    }
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Switching(runs: runs) })
    runs.counts = [:]
    await simulator.tap("Switch")
    simulator.expect("child 0")
    expectEqual(runs.counts, ["parent": 1, "child": 1])
  }

  @Test func `a reader of a part of a value isn't evaluated when another part changes`() async {
    struct Styled: View {
      let runs: Runs
      @State private var style = Style()

      var body: some View {
        Button("Color") { style.color = "red" }
        Button("Font") { style.font = "serif" }
        Reader("font", \.style.font, runs).environment(\.style, style)
      }
    }
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Styled(runs: runs) })
    await simulator.tap("Color")
    expectEqual(runs.counts, ["font": 1])
    await simulator.tap("Font")
    simulator.expect("font serif")
    expectEqual(runs.counts, ["font": 2])
  }

  @Test func `a part that is set stands in the value from further out, also when that changes`()
    async
  {
    struct Outer: View {
      let runs: Runs
      @State private var style = Style()

      var body: some View {
        Button("Color") { style.color = "green" }
        Button("Font") { style.font = "serif" }
        Inner(runs: runs).environment(\.style, style)
      }
    }
    struct Inner: View {
      let runs: Runs

      var body: some View {
        runs("inner")
        return VStack {
          Reader("font", \.style.font, runs)
          Reader("color", \.style.color, runs)
        }
        .environment(\.style.color, "red")
      }
    }
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Outer(runs: runs) })
    simulator.expect("font plain")
    await simulator.tap("Font")
    simulator.expect("font serif")
    simulator.expect("color red")
    await simulator.tap("Color")
    simulator.expect("color red")
    expectEqual(runs.counts, ["inner": 1, "font": 2, "color": 1])
  }

  @Test func `the session reaches any depth, and an app's own key carries it too`() async {
    struct Deep: View {
      @Environment(\.sceneSession) private var session
      @Environment(\.application) private var application

      var body: some View {
        VStack { VStack { HStack { Text("session \(session?.id ?? "none")") } } }
        Button("Close") {
          guard let session else { return }
          application?.requestSceneSessionDestruction(session, options: nil)
        }
      }
    }
    let simulator = await AppSimulator(Showing { VStack { Deep() } })
    await simulator.newWindow()
    simulator.expect("session 1", in: 1)
    simulator.expect("session 2", in: 2)
    await simulator.tap("Close", in: 1)
    expectEqual(simulator.sessions.map(\.id), ["2"])
  }

  @Test func `outside a window a property reads its default`() {
    struct Alone {
      @Environment(\.signature) var signature
      @Environment(\.application) var application
    }
    expectEqual(Alone().signature, "default")
    expect(Alone().application == nil)
  }
}

private struct OtherKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var other: Int {
    get { self[OtherKey.self] }
    set { self[OtherKey.self] = newValue }
  }
}

/// A value with parts.
private struct Style {
  var font = "plain"
  var color = "black"
}

private struct StyleKey: EnvironmentKey {
  static var defaultValue: Style { Style() }
}

extension EnvironmentValues {
  fileprivate var style: Style {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}
