import Checking
import SceneDisplay
import Scenes
import ScenesTesting
import Testing

/// A number of strokes, which can be undone.
@MainActor @Observable final class UndoneStrokes {
  var count = 0

  func draw(_ change: Int, _ undoManager: UndoManager?) {
    count += change
    undoManager?.registerUndo(withTarget: self) { $0.draw(-change, undoManager) }
  }
}

/// The standard commands of a window while a sheet or a question is in front of its content.
@MainActor struct CommandsInFrontTests {
  private struct Drawing: View {
    @State private var shown: String?
    @State private var strokes = UndoneStrokes()
    @Environment(\.undoManager) private var undoManager

    private func isShown(_ name: String) -> Binding<Bool> {
      Binding(get: { shown == name }, set: { if !$0 { shown = nil } })
    }

    var body: some View {
      VStack {
        Text("\(strokes.count) strokes")
        Button("Draw") { strokes.draw(1, undoManager) }
        ForEach(["alert", "dialog", "sheet", "popover"], id: \.self) { name in
          Button("Show \(name)") { shown = name }
        }
      }
      .alert("An alert", isPresented: isShown("alert")) { Button("OK") {} }
      .confirmationDialog("A dialog", isPresented: isShown("dialog")) { Button("OK") {} }
      .sheet(isPresented: isShown("sheet")) { Button("OK") { shown = nil } }
      .popover(isPresented: isShown("popover")) { Button("OK") { shown = nil } }
    }
  }

  @Test(arguments: ["alert", "dialog", "sheet"])
  func `what is in front holds Undo, Redo and Close`(name: String) async {
    let simulator = await AppSimulator(Showing { Drawing() })
    await simulator.tap("Draw")
    await simulator.tap("Draw")
    await simulator.press("command+z")
    simulator.expect("1 strokes")
    expectContains(simulator.menus().joined(), "[Undo] [Redo]")
    await simulator.tap("Show \(name)")
    let menus = simulator.menus().joined()
    expectContains(menus, "[Undo] (disabled) [Redo] (disabled)")
    expectContains(menus, "[Close] (disabled)")
    let issues = await simulator.issues { await simulator.press("command+w") }
    expectContains(issues.map(\.message).joined(), "\"File > Close\" with the shortcut")
    await simulator.tap("OK")
    expectEqual(simulator.sessions.count, 1)
    await simulator.press("command+z")
    simulator.expect("0 strokes")
    expectContains(simulator.menus().joined(), "[Close]")
    expect(!simulator.menus().joined().contains("[Close] (disabled)"))
  }

  @Test func `a popover holds no commands`() async {
    let simulator = await AppSimulator(Showing { Drawing() })
    await simulator.tap("Draw")
    await simulator.tap("Show popover")
    expect(!simulator.menus().joined().contains("[Close] (disabled)"))
    await simulator.press("command+z")
    simulator.expect("0 strokes")
  }
}
