import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

/// A mail app with a list that loads its rows on demand, and a request for a device token.
private struct Postbox: App {
  var isChanged = false

  var body: some Scene {
    WindowGroup("Inbox") { Inbox(isChanged: isChanged) }
    WindowGroup("Message", for: Int.self) { $number in Text("Message \(number ?? 0)") }
  }
}

private struct Inbox: View {
  var isChanged: Bool
  @State private var password = ""
  @State private var loaded: [Int] = []
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    VStack {
      SecureField("Password", text: $password)
      Button("Read 42") { if password == "secret" { openWindow(value: isChanged ? 43 : 42) } }
      Button("Later") { Task { openWindow(value: 9) } }
      Button("Load") { Task { loaded = [1] } }
      ForEach(loaded, id: \.self) { number in
        Button("Loaded \(number)") { openWindow(value: number) }
      }
      List(0..<500) { number in
        Text("message \(number)").onAppear { if number == 450 { openWindow(value: 450) } }
      }
    }
  }
}

private final class AppDelegate: ApplicationDelegate {
  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.registerForRemoteNotifications()
    return true
  }
}

/// A recorded run gives the same trace again, or the first step that differs.
@MainActor struct ReplayTests {
  private func recorded(_ acts: (AppSimulator) async -> Void) async -> Recording {
    let simulator = await AppSimulator(Postbox())
    await acts(simulator)
    return simulator.recording
  }

  private func complaints(
    of recording: Recording, _ app: Postbox = Postbox()
  ) async -> [String] {
    let simulator = await AppSimulator(app, profile: .phone)
    return await simulator.issues { await simulator.replay(recording) }.map(\.message)
  }

  @Test func `all kinds of inputs give the same trace again`() async throws {
    let link = try require(URL(string: "postbox://message/7?token=hunter2"))
    let recording = await recorded { simulator in
      await simulator.type("secret", into: "Password")
      await simulator.tap("Read 42")
      await simulator.focus(1)
      await simulator.scroll(to: 430)
      await simulator.attachDisplay("wall")
      await simulator.open(link)
      await simulator.background()
      await simulator.memoryPressure()
      await simulator.relaunch(for: [.openURL(ExternalEvent.Link(link))])
      await simulator.newWindow()
      await simulator.quit()
    }
    let replaying = await AppSimulator(Postbox(), profile: .phone)
    await replaying.replay(recording)
    // The replay is a recording with the same steps.
    expectEqual(replaying.recording.steps.map(\.lines), recording.steps.map(\.lines))
    expectEqual(replaying.recording.steps.map(\.input), recording.steps.map(\.input))
    expect(recording.steps.flatMap(\.lines).contains { $0.contains("450") })
    expectEqual(recording.steps.count { $0.input == .start }, 2)
    // And it is the same after it was written and read.
    try await expectEqual(complaints(of: Recording(text: recording.text)), [])
  }

  @Test func `a recording keeps inputs as they were, and lines without secrets`() async {
    let recording = await recorded { await $0.type("secret", into: "Password") }
    expectContains(recording.text, #""secret""#)
    expect(!recording.steps.flatMap(\.lines).joined().contains("secret"))
  }

  @Test func `a difference fails with the first step that differs`() async {
    let recording = await recorded { simulator in
      await simulator.type("secret", into: "Password")
      await simulator.tap("Read 42")
      await simulator.close(2)
    }
    let found = await complaints(of: recording, Postbox(isChanged: true))
    expectEqual(
      found,
      [
        """
        step 4 of 5 differs, press in scene 1 (− recorded, + now):
          press in scene 1
          + request open window for Int 43
          − request open window for Int 42
          -> new scene for Swift.Int (requested)
          scene 2 configurationForConnecting
          scene 2 willConnectTo
          scene 2 sceneWillEnterForeground
          scene 2 sceneDidBecomeActive
        """
      ])
  }

  @Test func `a line that is missing at the end differs`() async {
    var recording = await recorded { await $0.newWindow() }
    let last = recording.steps.count - 1
    recording.steps[last].lines.removeLast()
    let text = await complaints(of: recording).joined()
    expect(text.hasPrefix("step 3 of 3 differs, new window"))
    expect(text.hasSuffix("+ scene 2 sceneDidBecomeActive"))
  }

  @Test func `inputs wait for what tasks of the app do`() async {
    let recording = await recorded { simulator in
      await simulator.tap("Load")
      await simulator.until { simulator.element("Loaded 1").exists }
      await simulator.tap("Loaded 1")
      await simulator.focus(1)
      await simulator.tap("Later")
      await simulator.until { simulator.sessions.count == 3 }
      await simulator.newWindow()
    }
    expect(recording.steps.contains { $0.lines.contains("request open window for Int 9") })
    await expectEqual(complaints(of: recording), [])
  }

  @Test func `events that came together come together`() async throws {
    let link = try require(URL(string: "postbox://message/7"))
    let recording = await recorded { simulator in
      simulator.application.receive(.external(.openURL(ExternalEvent.Link(link))))
      simulator.application.receive(.background(nil))
      await simulator.settle()
      await simulator.foreground()
    }
    let turns = recording.steps.dropFirst(2).prefix(2).map(\.turn)
    expectEqual(Set(turns).count, 1)
    await expectEqual(complaints(of: recording), [])
  }

  @Test func `events that the app sends itself come once`() async {
    final class Sender: ApplicationDelegate {
      func application(
        _ application: Application,
        didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
      ) -> Bool {
        application.receive(.newWindow)
        return true
      }
    }
    let simulator = await AppSimulator(
      delegate: Sender.self, manifest: SceneManifest(supportsMultipleScenes: true))
    let recording = simulator.recording
    expectEqual(recording.steps.map { "\($0.input)" }, ["start", "launch"])
    expectEqual(recording.steps.flatMap(\.lines).count { $0 == "new window" }, 1)
    await simulator.replay(recording)
    simulator.expect(windows: 2)
  }

  @Test func `what the app's services answered is answered again`() async throws {
    let simulator = await AppSimulator(
      delegate: AppDelegate.self, manifest: SceneManifest(supportsMultipleScenes: true))
    let recording = simulator.recording
    expect(recording.steps.flatMap(\.lines).contains { $0.hasPrefix("not registered for remote") })
    await simulator.replay(recording)
    expectEqual(simulator.recording.text, recording.text)
  }

  @Test func `a recording of another app is refused`() async {
    var recording = await recorded { _ in }
    recording.application = "notes"
    let app = await AppSimulator(Postbox()).application.identifier
    await expectEqual(
      complaints(of: recording),
      [
        "the recording is of \"notes\", and this is \"\(app)\"; replay it with the app that was recorded"
      ])
  }

  @Test func `files are written for their owner, and wrong ones are refused`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).recording")
    defer { try? FileManager.default.removeItem(at: file) }
    let recording = await recorded { await $0.newWindow() }
    try Data("an older one, which others can read".utf8).write(to: file)
    try recording.write(to: file)
    let permissions = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    expectEqual((permissions as? NSNumber)?.intValue, 0o600)
    let simulator = await AppSimulator(Postbox())
    await simulator.replay(file)
    simulator.expect(windows: 2)
    // Its windows are numbered as those of the recording.
    expectEqual(simulator.sessions.map(\.ordinal), [1, 2])
    // The simulator goes on from there.
    await simulator.close(2)
    simulator.expect(windows: 1)
    func complaints() async -> [String] {
      await simulator.issues { await simulator.replay(file) }.map(\.message)
    }
    try Data("tap".utf8).write(to: file)
    await expectContains(complaints().first, "\(file.path), line 1: this isn't a recording")
    try Data([0xFF]).write(to: file)
    await expectEqual(
      complaints(),
      [
        "\(file.path): the file isn't text; name one that --record FILE has written"
      ])
    try FileManager.default.removeItem(at: file)
    await expectEqual(
      complaints(),
      [
        "\(file.path): there is no file to read; name one that --record FILE has written"
      ])
  }
}
