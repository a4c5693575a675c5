import Checking
import Foundation
import Scenes
import ScenesTesting
import TestSupport
import Testing

/// A value whose decoding can be made to fail.
private struct Message: Codable, Hashable {
  var number: Int
  @MainActor static var isReadable = true

  init(_ number: Int) {
    self.number = number
  }

  init(from decoder: any Decoder) throws {
    number = try decoder.singleValueContainer().decode(Int.self)
    if number < 0 {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "unreadable"))
    }
  }

  func encode(to encoder: any Encoder) throws {
    if number == 13 {
      throw EncodingError.invalidValue(
        number, .init(codingPath: [], debugDescription: "unlucky"))
    }
    var container = encoder.singleValueContainer()
    try container.encode(number)
  }
}

private struct MessageView: View {
  var kind: String
  @Binding var message: Message?
  @State private var note = "no note"
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("\(kind) \(message.map { "\($0.number)" } ?? "none")")
      Text(note)
      Button("Next") { message = Message((message?.number ?? 0) + 1) }
      Button("Note") { note = "noted" }
      Button("Unreadable") { message = Message(-1) }
      Button("Unlucky") { message = Message(13) }
      Button("Dismiss") { dismiss() }
      Button("Dismiss this") { dismissWindow() }
    }
  }
}

private struct Controls: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.openSettings) private var openSettings
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

  var body: some View {
    VStack {
      Text(supportsMultipleWindows ? "several windows" : "one window")
      Button("Open inbox") { openWindow(id: "inbox") }
      Button("Open activity") { openWindow(id: "activity") }
      Button("Open message") { openWindow(id: "message") }
      Button("Open 42") { openWindow(value: Message(42)) }
      Button("Open 43") { openWindow(value: Message(43)) }
      Button("Open 42 as draft") { openWindow(id: "draft", value: Message(42)) }
      Button("Open 7 as draft") { openWindow(id: "draft", value: Message(7)) }
      Button("Open draft") { openWindow(id: "draft") }
      Button("Open settings") { openSettings() }
      Button("Open unknown") { openWindow(id: "outbox") }
      Button("Open a date") { openWindow(value: Date(timeIntervalSince1970: 0)) }
      Button("Open 42 as inbox") { openWindow(id: "inbox", value: Message(42)) }
      Button("Dismiss messages") { dismissWindow(id: "message") }
      Button("Dismiss 42") { dismissWindow(value: Message(42)) }
      Button("Dismiss 42 as draft") { dismissWindow(id: "draft", value: Message(42)) }
      Button("Dismiss unknown") { dismissWindow(id: "outbox") }
    }
  }
}

private struct Postbox: App {
  var body: some Scene {
    WindowGroup("Inbox", id: "inbox") { Controls() }
    Window("Activity", id: "activity") { Text("Activity") }
    WindowGroup("Message", id: "message", for: Message.self) { message in
      MessageView(kind: "message", message: message)
    }
    WindowGroup("Draft", id: "draft", for: Message.self) { message in
      Text("draft \(message.wrappedValue.number)")
      Button("Break") { message.wrappedValue = Message(-1) }
    } defaultValue: {
      Message(7)
    }
    Settings { Text("Settings") }
  }
}

/// S97–S107: windows by id and by value.
@MainActor struct WindowFacts {
  /// Launches on a profile with room for all windows, so that none goes to the background.
  private func launch() async -> AppSimulator {
    let profile = HostProfile(name: "wide", supportsMultipleScenes: true, foregroundLimit: 20)
    return await AppSimulator(Postbox(), profile: profile)
  }

  private func titles(_ simulator: AppSimulator) -> [String] {
    simulator.sessions.compactMap { $0.scene?.title }
  }

  @Test func `S97: opening a group by id always makes a new window`() async {
    let simulator = await launch()
    await simulator.tap("Open inbox")
    await simulator.tap("Open inbox")
    expectEqual(titles(simulator), ["Inbox", "Inbox", "Inbox"])
  }

  @Test func `S97: opening a single window brings the existing one to the front`() async {
    let simulator = await launch()
    await simulator.tap("Open activity")
    expectEqual(titles(simulator), ["Inbox", "Activity"])
    await simulator.tap("Open activity", in: 1)
    expectEqual(titles(simulator), ["Inbox", "Activity"])
    expectEqual(simulator.application.focusedSession, simulator.sessions[1])
    await simulator.close(2)
    await simulator.tap("Open activity", in: 1)
    expectEqual(titles(simulator), ["Inbox", "Activity"])
  }

  @Test func `S97: a group that presents values is opened by id with its default, or with nil`()
    async
  {
    let simulator = await launch()
    await simulator.tap("Open message")
    simulator.expect("message none")
    await simulator.tap("Open draft", in: 1)
    simulator.expect("draft 7")
  }

  @Test func `S97, S98: a window opened without a value presents its default`() async {
    let simulator = await launch()
    await simulator.tap("Open draft")
    await simulator.tap("Open 7 as draft", in: 1)
    expectEqual(titles(simulator), ["Inbox", "Draft"])
    expectEqual(simulator.store.records["2"]?.value, Data("7".utf8))
  }

  @Test func `S98: a value is shown by one window, found by the value's type`() async {
    let simulator = await launch()
    await simulator.tap("Open 42")
    simulator.expect("message 42")
    await simulator.tap("Open 43", in: 1)
    simulator.expect("message 43")
    await simulator.tap("Open 42", in: 1)
    expectEqual(titles(simulator), ["Inbox", "Message", "Message"])
    expectEqual(simulator.application.focusedSession, simulator.sessions[1])
  }

  @Test func `S98: an id and a value must both match`() async throws {
    let simulator = await launch()
    await simulator.tap("Open 42")
    await simulator.tap("Open 42 as draft", in: 1)
    simulator.expect("draft 42")
    expectEqual(titles(simulator), ["Inbox", "Message", "Draft"])
    await simulator.tap("Open 42 as inbox", in: 1)
    expectEqual(simulator.sessions.count, 3)
    expectEqual(simulator.problems.count, 1)
  }

  @Test func `S99, S100: a value is kept with its session and comes back with it`() async {
    let simulator = await launch()
    await simulator.tap("Open 42")
    await simulator.tap("Next")
    simulator.expect("message 43")
    await simulator.background()
    await simulator.memoryPressure()
    expectEqual(simulator.application.connectedScenes, [])
    await simulator.resume(2)
    simulator.expect("message 43")
    expectEqual(simulator.store.records["2"]?.value, Data("43".utf8))
  }

  @Test func `S100: a value that can't be read back is replaced by nothing, and reported`()
    async throws
  {
    let simulator = await launch()
    await simulator.tap("Open 42")
    await simulator.tap("Unreadable")
    await simulator.background()
    await simulator.memoryPressure()
    await simulator.resume(2)
    simulator.expect("message none")
    expectEqual(simulator.problems.first?.code, .unreadableValue)
  }

  @Test func `S100: a value that can't be read back is replaced by the group's default`() async {
    let simulator = await launch()
    await simulator.tap("Open 42 as draft")
    await simulator.tap("Break")
    simulator.expect("draft -1")
    await simulator.background()
    await simulator.memoryPressure()
    await simulator.resume(2)
    simulator.expect("draft 7")
    // It stays stored for a version that can read it, until the app presents another one.
    expectEqual(simulator.store.records["2"]?.value, Data("-1".utf8))
  }

  @Test func `S100: a value that can't be stored is reported, and shown while it can be`()
    async throws
  {
    let simulator = await launch()
    await simulator.tap("Open 42")
    await simulator.tap("Unlucky")
    simulator.expect("message 13")
    expectEqual(simulator.problems.first?.code, .unstorableValue)
    expectEqual(simulator.problems.first?.what.contains("13"), false)
    await simulator.background()
    await simulator.memoryPressure()
    await simulator.resume(2)
    simulator.expect("message none")
  }

  @Test func `S101: a window is found by the value it presents now`() async {
    let simulator = await launch()
    await simulator.tap("Open 42")
    await simulator.tap("Next")
    await simulator.tap("Open 43", in: 1)
    expectEqual(simulator.sessions.count, 2)
    await simulator.tap("Open 42", in: 1)
    expectEqual(simulator.sessions.count, 3)
  }

  @Test(arguments: [HostProfile.phone, .tablet])
  func `S102: without multiple windows openWindow is a problem`(
    profile: HostProfile
  ) async {
    let simulator = await AppSimulator(
      Postbox(), profile: profile, manifest: SceneManifest(supportsMultipleScenes: false))
    simulator.expect("one window")
    for button in ["Open inbox", "Open 42", "Open settings"] {
      await simulator.tap(button)
    }
    expectEqual(simulator.sessions.count, 1)
    expectEqual(simulator.problems.count, 3)
    expect(simulator.problems.allSatisfy { $0.code == .singleSceneOnly })
  }

  @Test(arguments: [true, false])
  func `S102: a link to a document opens the only window`(isLaunch: Bool) async throws {
    let folder = try DocumentFolder()
    let file = try folder.file("a.txt", "hello")
    let simulator: AppSimulator
    if isLaunch {
      simulator = await AppSimulator(Memos(), profile: .phone, opening: file)
    } else {
      simulator = await AppSimulator(Memos(), profile: .phone)
      await simulator.close(1)
      await simulator.open(file)
    }
    simulator.expect("Text: [hello]")
    // The window already shows the file of another such link.
    await simulator.open(file)
    expectEqual(simulator.sessions.count, 1)
    expectEqual(simulator.problems, [])
  }

  @Test func `S102: the only window gets a link to another document`() async {
    struct Listening: App {
      static var identifier: String { "listening" }

      var body: some Scene {
        DocumentGroup(newDocument: Memo()) { _ in Listener() }
      }
    }
    struct Listener: View {
      @State private var name = "none"

      var body: some View {
        Text("link: \(name)").onOpenURL { name = $0.lastPathComponent }
      }
    }
    let file = URL(filePath: "/a.txt")
    let simulator = await AppSimulator(Listening(), profile: .phone)
    await simulator.open(file)
    simulator.expect("link: a.txt")
    expectEqual(simulator.sessions.count, 1)
    expectEqual(simulator.problems, [])
    let silent = await AppSimulator(Memos(), profile: .phone)
    await silent.open(file)
    expectEqual(silent.problems.map(\.code), [.unhandledEvent])
  }

  @Test func `S102: the manifest determines the support for several windows`() async {
    let simulator = await AppSimulator(
      Postbox(), manifest: SceneManifest(supportsMultipleScenes: true))
    simulator.expect("several windows")
  }

  @Test func `S103: an unknown id or an undeclared type opens nothing and is reported`()
    async throws
  {
    let simulator = await launch()
    await simulator.tap("Open unknown")
    expectEqual(
      simulator.problems.last?.description,
      "window \"outbox\": no declared scene matches it; declare one, or use one of the "
        + "declared ids \"inbox\", \"activity\", \"message\", \"draft\" and value types "
        + "ScenesTests.Message.")
    await simulator.tap("Open a date")
    expectContains(simulator.problems.last?.place, "Date")
    await simulator.tap("Dismiss unknown")
    expectEqual(simulator.sessions.count, 1)
    expectEqual(simulator.problems.count, 2)
  }

  @Test func `S104: of two declarations with one id the first counts, and the second is reported`()
    async
  {
    struct Twice: App {
      var body: some Scene {
        WindowGroup("First", id: "inbox") { Text("First") }
        WindowGroup("Second", id: "inbox") { Text("Second") }
      }
    }
    let simulator = await AppSimulator(Twice())
    simulator.expect("First")
    expectEqual(simulator.application.graph.scenes.count, 1)
    expectEqual(simulator.problems.count, 1)
    expectEqual(simulator.problems.first?.place, "WindowGroup \"Second\" (\"inbox\") at 1")
  }

  @Test func `S105: each window of a group has state of its own`() async {
    let simulator = await launch()
    await simulator.tap("Open 42")
    await simulator.tap("Open 43", in: 1)
    await simulator.tap("Note", in: 2)
    simulator.expect("noted", in: 2)
    simulator.expect("no note", in: 3)
  }

  @Test func `S106: windows are dismissed by id, by value, and by both`() async {
    let simulator = await launch()
    await simulator.tap("Open 42")
    await simulator.tap("Open 43", in: 1)
    await simulator.tap("Open 42 as draft", in: 1)
    await simulator.tap("Dismiss 42 as draft", in: 1)
    expectEqual(titles(simulator), ["Inbox", "Message", "Message"])
    await simulator.tap("Open 42 as draft", in: 1)
    await simulator.tap("Dismiss 42", in: 1)
    expectEqual(titles(simulator), ["Inbox", "Message"])
    simulator.expect("message 43", in: 3)
    await simulator.tap("Dismiss messages", in: 1)
    expectEqual(titles(simulator), ["Inbox"])
  }

  @Test(arguments: ["Dismiss", "Dismiss this"])
  func `S106, S107: a window dismisses itself`(button: String) async {
    let simulator = await launch()
    await simulator.tap("Open 42")
    await simulator.tap(button)
    expectEqual(titles(simulator), ["Inbox"])
    expectEqual(simulator.unreceivedCallbacks.last, "scene 2 didDiscardSceneSessions")
  }

  @Test func `settings open once, and never at launch`() async {
    let simulator = await launch()
    expectEqual(titles(simulator), ["Inbox"])
    await simulator.tap("Open settings")
    await simulator.tap("Open settings", in: 1)
    expectEqual(simulator.sessions.count, 2)
    simulator.expect("Settings", in: 2)
    expectEqual(titles(simulator).last, "Settings")
  }

  @Test func `S106: windows are dismissed in the order of their creation, over all groups`() async {
    let simulator = await launch()
    await simulator.tap("Open 42 as draft")
    await simulator.tap("Open 42", in: 1)
    await simulator.tap("Dismiss 42", in: 1)
    expectEqual(
      simulator.unreceivedCallbacks.filter { $0.hasSuffix("didDiscardSceneSessions") },
      [
        "scene 2 didDiscardSceneSessions", "scene 3 didDiscardSceneSessions",
      ])
  }
}
