import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

private struct Postbox: App {
  var isLocked = true

  var body: some Scene {
    WindowGroup { Locked(isLocked: isLocked) }
      .commands { CommandMenu("TurnQueue") { Button("Erase") {}.disabled(isLocked) } }
  }
}

private struct Locked: View {
  var isLocked: Bool

  var body: some View {
    VStack {
      Text("read")
      Button("Send") {}.disabled(false)
      Link("Site", destination: URL(filePath: "/site"))
      Toggle("Urgent", isOn: .constant(true))
      TextField("Subject", text: .constant("Lunch"))
      SecureField("Password", text: .constant("abc"))
      TextEditor(text: .constant("one\ntwo"))
      Slider(value: .constant(1), in: 0...2) { Text("Size") }
      Stepper("Copies", value: .constant(1))
      Picker("Folder", selection: .constant(1)) { Text("Inbox").tag(1) }
      List(1..<2, selection: .constant(Optional(1))) { Text("message \($0)") }
      Text("pressed").onTapGesture {}
      HStack {
        Button("Left") {}
        Button("Right") {}
      }
    }
    .disabled(isLocked)
  }
}

/// In the text of a window a control that is disabled says so, and nothing else does.
@MainActor struct DisabledTextTests {
  private static let lines = [
    ("read", false), ("[Send]", true), ("[Site]", true), ("[x] Urgent", true),
    ("Subject: [Lunch]", true), ("Password: [•••]", true), ("| one", false), ("| two", true),
    ("Size: 1.0", true), ("Copies: - +", true), ("Folder", false), ("  (x) Inbox", true),
    ("(x) message 1", true), ("pressed", true), ("[Left]  [Right]", false),
    ("TurnQueue: [Erase]", true),
  ]

  private func text(isLocked: Bool) async -> [String] {
    await AppSimulator(Postbox(isLocked: isLocked)).text.split(separator: "\n").dropFirst().map {
      String($0.dropFirst(2))
    }
  }

  @Test func `a disabled control has a mark`() async {
    var expected = Self.lines.map { $0 + ($1 ? " (disabled)" : "") }
    expected[14] = "[Left] (disabled)  [Right] (disabled)"
    await expectEqual(text(isLocked: true), expected)
  }

  @Test func `an area to tap is marked once, not also the button in it`() async {
    struct Area: App {
      var body: some Scene {
        WindowGroup {
          VStack {
            Text("first")
            Button("Send") {}
          }
          .onTapGesture {}
          .disabled(true)
        }
      }
    }
    let text = await AppSimulator(Area()).text
    expectEqual(text.split(separator: "\n").dropFirst(), ["  first", "  [Send] (disabled)"])
  }

  @Test func `an enabled one has none`() async {
    await expectEqual(text(isLocked: false), Self.lines.map(\.0))
  }
}
