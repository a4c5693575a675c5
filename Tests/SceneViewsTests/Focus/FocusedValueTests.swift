import Checking
import Scenes
import ScenesTesting
import Testing

private struct RecipientKey: FocusedValueKey { typealias Value = String }
private struct FolderKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
  fileprivate var recipient: String? {
    get { self[RecipientKey.self] }
    set { self[RecipientKey.self] = newValue }
  }
  fileprivate var folder: String? {
    get { self[FolderKey.self] }
    set { self[FolderKey.self] = newValue }
  }
}

private struct MessageCommands: Commands {
  @FocusedValue(\.recipient) private var recipient
  @FocusedValue(\.folder) private var folder

  var body: some Commands {
    CommandMenu("Message") {
      Button("Write to \(recipient ?? "nobody")") {}.disabled(recipient == nil)
      Button("Empty \(folder ?? "nothing")") {}
    }
  }
}

private struct AddressPane: View {
  let folder: String
  @State private var text = ""

  var body: some View {
    VStack {
      VStack {
        TextField("To", text: $text).focusedValue(\.recipient, "Ada")
        TextField("Copy", text: $text)
      }
      .focusedValue(\.recipient, "everybody")
      TextField("Note", text: $text)
    }
    .focusedSceneValue(\.folder, folder)
  }
}

private struct AddressApp: App {
  var body: some Scene {
    WindowGroup { AddressPane(folder: "Inbox") }.commands { MessageCommands() }
    WindowGroup("Archive", id: "archive") { AddressPane(folder: "Archive") }
      .commands { MessageCommands() }
  }
}

private final class Draft: ObservableObject {
  let name: String
  @Published var words = 0

  init(_ name: String) { self.name = name }
}

private struct DraftCommands: Commands {
  @FocusedObject private var draft: Draft?

  var body: some Commands {
    CommandMenu("Draft") {
      Button("Add to \(draft?.name ?? "nothing"), \(draft?.words ?? 0)") { draft?.words += 1 }
    }
  }
}

private struct DraftPane: View {
  @State private var text = ""
  @StateObject private var letter = Draft("letter")
  @StateObject private var note = Draft("note")

  var body: some View {
    TextField("Letter", text: $text).focusedObject(letter)
    TextField("Note", text: $text).focusedObject(note)
    TextField("Other", text: $text).focusedObject(nil as Draft?)
  }
}

private struct DraftApp: App {
  var body: some Scene { WindowGroup { DraftPane() }.commands { DraftCommands() } }
}

/// Values that views offer to commands: anywhere in the window, or around the control with the focus.
@MainActor struct FocusedValueTests {
  @Test(arguments: [
    (nil, "Write to nobody"), ("To", "Write to Ada"), ("Copy", "Write to everybody"),
    ("Note", "Write to nobody"),
  ])
  func `the nearest view around the focus counts`(field: String?, command: String) async {
    let simulator = await AppSimulator(AddressApp())
    if let field { await simulator.focus(on: field) }
    expect(simulator.element("Message > \(command)").exists)
  }

  @Test func `a scene's value doesn't need the focus`() async {
    let simulator = await AppSimulator(AddressApp())
    expect(simulator.element("Message > Empty Inbox").exists)
  }

  @Test func `moving the focus changes the commands again and again`() async {
    let simulator = await AppSimulator(AddressApp())
    await simulator.focus(on: "To")
    await simulator.focus(on: "Note")
    expect(!simulator.element("Message > Write to nobody").isEnabled)
    await simulator.focus(on: "Copy")
    expect(simulator.element("Message > Write to everybody").isEnabled)
  }

  @Test func `an object is offered while the focus is in its view, and followed`() async {
    let simulator = await AppSimulator(DraftApp())
    expect(simulator.element("Draft > Add to nothing, 0").exists)
    await simulator.focus(on: "Letter")
    await simulator.tap("Draft > Add to letter, 0")
    expect(simulator.element("Draft > Add to letter, 1").exists)
    await simulator.focus(on: "Note")
    expect(simulator.element("Draft > Add to note, 0").exists)
    await simulator.focus(on: "Other")
    expect(simulator.element("Draft > Add to nothing, 0").exists)
  }
}
