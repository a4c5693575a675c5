import Checking
import SceneDisplay
import Scenes
import ScenesTesting
import Testing

/// Views that contribute to their window or page, whose order is that of a new tree after any change.
@MainActor struct ContributorOrderTests {
  private struct Names: App {
    var body: some Scene {
      WindowGroup { Turning() }.commands {
        ChosenCommands()
        InspectorCommands()
      }
    }
  }

  private struct ChosenCommands: Commands {
    @FocusedValue(\.chosenName) private var name

    var body: some Commands {
      CommandMenu("Names") { Button("Choose \(name ?? "none")") {} }
    }
  }

  /// A view that isn't updated when its position changes.
  private struct Named: View {
    let name: String
    @State private var isInspected = false

    var body: some View {
      Text(name)
        .focusedSceneValue(\.chosenName, name)
        .toolbarVisibility(name == "a" ? .hidden : .visible, for: .navigationBar)
        .inspector(isPresented: $isInspected) { Text("\(name) inspected") }
    }
  }

  /// Views whose order changes.
  private struct Turning: View {
    @State private var names = ["a", "b"]
    @State private var key = "none"

    var body: some View {
      Text("key \(key)").toolbar { Text("tool") }
      ForEach(names, id: \.self) { name in
        Named(name: name).onKeyPress("k") {
          key = name
          return .handled
        }
      }
      Button("Turn") { names.reverse() }
    }
  }

  @Test func `the order of contributing views follows the order of the views`() async {
    let simulator = await AppSimulator(Names())
    for (first, last) in [("a", "b"), ("b", "a"), ("a", "b")] {
      expect(simulator.element("Names > Choose \(last)").exists)
      await simulator.press("k")
      simulator.expect("key \(first)")
      expectEqual(simulator.text.contains("tool"), first == "b")
      await simulator.tap("View > Toggle Inspector")
      simulator.expect("\(first) inspected")
      simulator.expect(no: "\(last) inspected")
      await simulator.tap("View > Toggle Inspector")
      await simulator.tap("Turn")
    }
    expectEqual(simulator.problems, [])
  }
}

extension FocusedValues {
  fileprivate var chosenName: String? {
    get { self[ChosenNameKey.self] }
    set { self[ChosenNameKey.self] = newValue }
  }
}

private struct ChosenNameKey: FocusedValueKey { typealias Value = String }
