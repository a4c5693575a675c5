import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

@testable import SceneViews

/// Pasting of what was copied in the app.
@MainActor struct PasteButtonTests {
  private struct Pasting: App {
    @State private var text = "nothing"
    @State private var link = "no link"

    var body: some Scene {
      WindowGroup {
        Text(text)
        Text(link)
        PasteButton(payloadType: String.self) { text = $0.joined(separator: ", ") }
          .accessibilityIdentifier("text")
        PasteButton(supportedContentTypes: [.url]) { link = "\($0.count) links" }
          .accessibilityIdentifier("link")
      }
    }
  }

  @Test func `values of its type are handed over`() async {
    let simulator = await AppSimulator(Pasting())
    await simulator.tap("text")
    expectContains(simulator.text, "nothing")
    simulator.application.pasteboard.set([NSItemProvider("copied")])
    await simulator.tap("text")
    expectContains(simulator.text, "copied")
    await simulator.tap("link")
    expectContains(simulator.text, "no link")
    let url = URL(string: "https://example.com")
    simulator.application.pasteboard.set([NSItemProvider(contentsOf: url)].compactMap(\.self))
    await simulator.tap("link")
    expectContains(simulator.text, "1 links")
  }

  private struct Copying: View {
    @State private var note = "Dear Ada"
    @State private var selection: TextSelection?
    @State private var pasted = ["nothing", "nothing", "nothing"]

    var body: some View {
      TextField("Note", text: $note, selection: $selection)
      Text(pasted.joined(separator: ", "))
      PasteButton(payloadType: String.self) { pasted[0] = $0.joined() }
        .accessibilityIdentifier("button")
      Text("destination").focusable()
        .pasteDestination(for: String.self) { pasted[1] = $0.joined() }
      Text("command").focusable()
        .onPasteCommand(of: [.plainText]) { pasted[2] = "\($0.count) texts" }
    }
  }

  @Test func `a text that is copied in a field is pasted outside of fields`() async {
    let simulator = await AppSimulator(Showing { Copying() })
    await simulator.select("Ada", of: "Note")
    await simulator.press("command+c")
    expectEqual(simulator.application.pasteboard.text, "Ada")
    await simulator.tap("button")
    simulator.expect("Ada, nothing, nothing")
    await simulator.focus(on: "destination")
    await simulator.press("command+v")
    simulator.expect("Ada, Ada, nothing")
    await simulator.focus(on: "command")
    await simulator.press("command+v")
    simulator.expect("Ada, Ada, 1 texts")
  }
}
