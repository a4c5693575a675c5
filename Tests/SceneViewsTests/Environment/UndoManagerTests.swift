import Checking
import Foundation
import Observation
import Scenes
import ScenesTesting
import Testing

@MainActor @Observable private final class Counter {
  private(set) var number = 0

  func add(_ amount: Int, _ undoManager: UndoManager?) {
    number += amount
    undoManager?.registerUndo(withTarget: self) { $0.add(-amount, undoManager) }
  }
}

private struct CounterPane: View {
  @State private var counter = Counter()
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    VStack {
      Text("number \(counter.number)")
      Button("Add") {
        counter.add(1, undoManager)
        undoManager?.setActionName("Adding")
      }
      Button("Add Twice") {
        counter.add(1, undoManager)
        counter.add(10, undoManager)
      }
    }
  }
}

/// Undoing and redoing, by calls and by the standard commands.
@MainActor struct UndoManagerTests {
  @Test func `the commands undo a turn at a time and name what they do`() async {
    let simulator = await AppSimulator(Showing { CounterPane() })
    await simulator.tap("Add")
    await simulator.tap("Add Twice")
    simulator.expect("number 12")
    await simulator.press("command+z")
    simulator.expect("number 1")
    await simulator.tap("Edit > Undo Adding")
    simulator.expect("number 0")
    await simulator.tap("Edit > Redo Adding")
    simulator.expect("number 1")
    await simulator.press("command+shift+z")
    simulator.expect("number 12")
  }

  private struct NumberField: View {
    @State private var counter = Counter()
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      Text("number \(counter.number)")
      TextField(
        "Number",
        value: Binding(
          get: { counter.number }, set: { counter.add($0 - counter.number, undoManager) }),
        format: .number)
    }
  }

  @Test func `Undo takes over a number that is typed into a field, but Select All doesn't`() async {
    let simulator = await AppSimulator(Showing { NumberField() })
    await simulator.type("5", into: "Number")
    await simulator.submit("Number")
    await simulator.type("12", into: "Number")
    await simulator.press("command+a")
    simulator.expect("number 5")
    await simulator.press("command+z")
    simulator.expect("number 5")
    await simulator.press("command+shift+z")
    simulator.expect("number 12")
    expectEqual(simulator.problems, [])
  }

  @Test func `each window has its own`() async {
    let simulator = await AppSimulator(Showing { CounterPane() })
    await simulator.tap("Add")
    await simulator.newWindow()
    await simulator.tap("Edit > Undo Adding", in: 1)
    simulator.expect("number 0", in: 1)
    // The acts after one that fails are skipped, so it is the last.
    await simulator.tap("Add", in: 1)
    await withKnownIssue { await simulator.tap("Edit > Undo", in: 2) }
  }

  @Test func `groups, levels and removal`() {
    let undo = UndoManager()
    let counter = Counter()
    undo.groupsByEvent = false
    undo.beginUndoGrouping()
    counter.add(1, undo)
    counter.add(2, undo)
    undo.endUndoGrouping()
    counter.add(5, undo)
    expect(undo.canUndo && !undo.canRedo)
    undo.undo()
    expectEqual(counter.number, 3)
    undo.undo()
    expectEqual(counter.number, 0)
    expect(undo.canRedo)
    undo.redo()
    expectEqual(counter.number, 3)
    undo.disableUndoRegistration()
    counter.add(7, undo)
    undo.enableUndoRegistration()
    undo.undo()
    expectEqual(counter.number, 7)
    undo.levelsOfUndo = 1
    counter.add(1, undo)
    counter.add(1, undo)
    undo.undo()
    undo.undo()
    expectEqual(counter.number, 8)
    counter.add(1, undo)
    undo.removeAllActions(withTarget: counter)
    expect(!undo.canUndo)
  }

  @Test func `the name is that of the group that is undone, not of an empty one`() {
    let undo = UndoManager()
    let counter = Counter()
    undo.groupsByEvent = false
    undo.beginUndoGrouping()
    counter.add(1, undo)
    undo.setActionName("Adding")
    undo.endUndoGrouping()
    undo.beginUndoGrouping()
    expectEqual(undo.undoMenuItemTitle, "Undo Adding")
    undo.undo()
    expectEqual(counter.number, 0)
  }

  @Test func `a manager of the app groups the changes of each turn`() async {
    struct OwnPane: View {
      @State private var counter = Counter()
      @State private var undo = UndoManager()

      var body: some View {
        Text("number \(counter.number)")
        Button("Add") { counter.add(1, undo) }
        Button("Add Twice") {
          counter.add(1, undo)
          counter.add(10, undo)
        }
        Button("Take Back") { undo.undo() }
      }
    }
    let simulator = await AppSimulator(Showing { OwnPane() })
    await simulator.tap("Add")
    await simulator.tap("Add Twice")
    await simulator.tap("Take Back")
    simulator.expect("number 1")
    await simulator.tap("Take Back")
    simulator.expect("number 0")
  }

  @Test func `undoing and redoing end the open groups`() {
    let undo = UndoManager()
    let counter = Counter()
    undo.beginUndoGrouping()
    counter.add(1, undo)
    undo.beginUndoGrouping()
    counter.add(2, undo)
    expect(undo.canUndo)
    undo.undo()
    expectEqual(counter.number, 0)
    expect(!undo.canUndo && undo.canRedo)
    expectEqual(undo.groupingLevel, 0)
    undo.redo()
    expectEqual(counter.number, 3)
  }
}
