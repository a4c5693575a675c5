import Foundation
import Scenes
import ScenesTesting
import Testing

private struct Shelf: View {
  @State private var items = ["milk", "bread"]
  @State private var pasted = ""

  var body: some View {
    VStack {
      ForEach(items, id: \.self) { item in
        Text(item).focusable()
          .copyable([item])
          .cuttable(for: String.self) {
            items.removeAll { $0 == item }
            return [item]
          }
          .onDeleteCommand { items.removeAll { $0 == item } }
      }
      Text("bin: \(pasted)").focusable().accessibilityIdentifier("bin")
        .pasteDestination(for: String.self) { pasted += $0.joined() }
    }
  }
}

/// Copy, Cut, Paste and Delete, which act on the views around the focus.
@MainActor struct EditCommandTests {
  @Test func `what is copied from one view is pasted into another`() async {
    let simulator = await AppSimulator(Showing { Shelf() })
    await simulator.focus(on: "bread")
    await simulator.press("command+c")
    await simulator.focus(on: "bin")
    await simulator.press("command+v")
    simulator.expect("bin: bread")
    #expect(simulator.application.pasteboard.text == "bread")
  }

  @Test func `what is cut is gone, and what is deleted too`() async {
    let simulator = await AppSimulator(Showing { Shelf() })
    await simulator.focus(on: "milk")
    await simulator.tap("Edit > Cut")
    simulator.expect(no: "milk")
    await simulator.focus(on: "bread")
    await simulator.tap("Edit > Delete")
    simulator.expect(no: "bread")
    await simulator.focus(on: "bin")
    await simulator.press("command+v")
    simulator.expect("bin: milk")
  }

  @Test func `commands that nothing around the focus has are disabled`() async {
    let simulator = await AppSimulator(Showing { Shelf() })
    await simulator.focus(on: "bin")
    #expect(
      simulator.menus().contains { menu in
        menu.contains("[Cut] (disabled) [Copy] (disabled) [Paste] (disabled) [Delete] (disabled)")
      })
  }
}
