import Checking
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

/// A view that hands over providers, as code for a desktop does.
private struct Desk: View {
  @State private var letters = ["milk", "bread"]
  @State private var pasted = ""
  @State private var count = 0

  private func provider(_ text: String) -> NSItemProvider {
    NSItemProvider(object: text as NSString)
  }

  var body: some View {
    VStack {
      ForEach(letters, id: \.self) { letter in
        Text(letter).focusable()
          .onCopyCommand { [provider(letter)] }
          .onCutCommand {
            letters.removeAll { $0 == letter }
            return [provider(letter)]
          }
      }
      Text("bin: \(pasted)").focusable().accessibilityIdentifier("bin")
        .onPasteCommand(of: [.plainText]) { providers in
          count += providers.count
          for provider in providers {
            _ = provider.loadTransferable(type: String.self) { result in
              if let text = try? result.get() { pasted += text }
            }
          }
        }
      Text("frame").focusable().onPasteCommand(of: [.image]) { _ in
        Issue.record("a text isn't an image")
      }
      Text("locked").focusable().onCopyCommand(perform: nil)
      Text("\(count) pasted")
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
    expectEqual(simulator.application.pasteboard.text, "bread")
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
    expect(
      simulator.menus().contains { menu in
        menu.contains("[Cut] (disabled) [Copy] (disabled) [Paste] (disabled) [Delete] (disabled)")
      })
  }

  private func isEnabled(_ command: String, in simulator: AppSimulator) -> Bool {
    !simulator.menus().contains { $0.contains("[\(command)] (disabled)") }
  }

  @Test func `providers of what is copied are handed to the view that takes their type`() async {
    let simulator = await AppSimulator(Showing { Desk() })
    await simulator.focus(on: "bin")
    expect(!isEnabled("Paste", in: simulator))
    await simulator.focus(on: "bread")
    await simulator.press("command+c")
    expectEqual(simulator.application.pasteboard.text, "bread")
    await simulator.focus(on: "frame")
    expect(!isEnabled("Paste", in: simulator))
    await simulator.focus(on: "bin")
    expect(isEnabled("Paste", in: simulator))
    await simulator.press("command+v")
    await simulator.until { simulator.text.contains("bin: bread") }
    simulator.expect("1 pasted")
  }

  private struct Drawer: View {
    @State private var text = "milk"

    var body: some View {
      VStack {
        TextField("Field", text: $text)
        Text("card").focusable()
      }
      .onCutCommand { [] }
      .onDeleteCommand {}
    }
  }

  @Test func `editing commands in a field aren't those of the views around it`() async {
    let simulator = await AppSimulator(Showing { Drawer() })
    await simulator.focus(on: "Field")
    expect(!isEnabled("Cut", in: simulator) && !isEnabled("Delete", in: simulator))
    await simulator.focus(on: "card")
    expect(isEnabled("Cut", in: simulator) && isEnabled("Delete", in: simulator))
  }

  @Test func `what is cut by providers is gone`() async {
    let simulator = await AppSimulator(Showing { Desk() })
    await simulator.focus(on: "locked")
    expect(!isEnabled("Copy", in: simulator) && !isEnabled("Cut", in: simulator))
    await simulator.focus(on: "milk")
    await simulator.press("command+x")
    simulator.expect(no: "milk")
    expectEqual(simulator.application.pasteboard.text, "milk")
  }
}
