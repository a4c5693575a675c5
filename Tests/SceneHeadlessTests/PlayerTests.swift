import Checking
import Foundation
import SceneHeadless
import Scenes
import Testing

private struct Postbox: App {
  var body: some Scene {
    WindowGroup("Inbox", id: "inbox") {
      Row(name: "first")
      Row(name: "second")
      TextField("Subject", text: .constant("none"))
      Button("Only") {}
    }
    WindowGroup("Empty") { Text("nothing to press") }
      .handlesExternalEvents(matching: ["empty"])
  }
}

private struct Row: View {
  var name: String

  var body: some View {
    HStack {
      Text(name)
      Button("Delete") {}
    }
  }
}

/// Acts that can't be done say why, and nothing is done.
@MainActor struct PlayerTests {
  private let app: PlayedApp
  private var player: Player { app.player }

  init() async {
    app = await PlayedApp(Postbox())
  }

  private func refusal(_ lines: String...) async -> String { await app.refusal(lines) }

  @Test func `a label that isn't there lists those that are`() async {
    await expectEqual(
      refusal(#"tap "Send""#),
      "there is nothing \"Send\" to tap in window 1; expected one of: button \"Delete\", button "
        + "\"Delete\", button \"Only\"")
    await expectEqual(
      refusal(#"type "a" into "Body""#),
      "there is no field \"Body\" in window 1; expected one of: field \"Subject\"")
    await expectEqual(
      refusal("open postbox://empty", #"tap "Send""#),
      "there is nothing \"Send\" to tap in window 2; expected a window with something to tap")
  }

  @Test func `a label found twice lists the matches`() async {
    await expectEqual(
      refusal(#"tap "Delete""#),
      """
      2 controls are called "Delete" in window 1; expected the number of one, as in at 1:
        1. button "Delete" in "first Delete"
        2. button "Delete" in "second Delete"
      """)
  }

  @Test func `a window that isn't there lists those that are`() async {
    await expectEqual(
      refusal("focus 7"),
      """
      there is no window 7; there are:
        window 1 "Inbox" (active, focused)
      """)
    await expectEqual(refusal("close 1", "close 1"), "there is no window 1; there are none")
    await expectEqual(
      refusal("close"), "no window is on screen; expected a window's number; there are none"
    )
  }

  @Test func `a person can't act on what they don't see`() async {
    await expectEqual(
      refusal("new window", "background 1", #"tap "Only" in 1"#),
      "window 1 isn't on screen; expected resume 1 first")
    await expectEqual(refusal("focus 1"), "window 1 isn't on screen; expected resume 1 first")
    await expectEqual(
      refusal("switcher", #"tap "Only" in 2"#),
      "the switcher is open; expected resume 2, foreground or background first")
    await expectEqual(
      refusal("background", #"tap "Only""#),
      """
      no window is on screen; expected a window's number; there are:
        window 1 "Inbox" (background)
        window 2 "Inbox" (background)
      """)
  }

  @Test func `a window without a scene shows nothing`() async {
    await expectEqual(
      refusal("background", "memory pressure", #"expect "first" in 1"#),
      """
      window 1 shows nothing; there are:
        window 1 "Inbox" (disconnected)
      """)
  }

  @Test func `a window is given a size from 0 up`() async {
    await expectEqual(
      refusal("resize -1 by 600"), "-1.0 by 600.0 isn't a size; expected numbers from 0 up")
    await expectEqual(refusal("resize 800 by 600", #"expect trace "resize scene 1"# + "\""), "done")
  }

  @Test func `an application that has ended takes no act`() async {
    await expectEqual(refusal("quit", "foreground"), "the application has ended")
    expect(player.application.isTerminated)
  }

  @Test func `a failed expectation prints the expected and the found text`() async {
    await expectEqual(
      refusal(#"expect "third""#),
      """
      expected "third" in the focused window, which shows:
        first  [Delete]
        second  [Delete]
        Subject: [none]
        [Only]
      """)
    expect(
      await refusal(#"expect no "second" in 1"#).hasPrefix("expected no \"second\" in window 1"))
    await expectEqual(
      refusal("expect 2 windows"),
      """
      expected 2 windows on screen, found 1:
        window 1 "Inbox" (active, focused)
      """)
    await expectEqual(
      refusal("switcher", #"expect trace "sceneDidDisconnect""#),
      """
      expected "sceneDidDisconnect" in the trace, which says:
        open the switcher
        scene 1 sceneWillResignActive
      """)
  }

  @Test func `what holds is no refusal`() async {
    await expectEqual(
      refusal(
        #"expect "second""#, #"expect no "third" in 1"#, "expect 1 window", "new window",
        #"expect trace "scene 2 willConnectTo""#, "show", "expect 2 windows"), "done")
  }

  @Test(arguments: [
    (#"shortcut compose for "empty""#, "shortcut compose \"empty\""),
    (
      #"notify "New mail" for "empty" with reply"#, "notification \"New mail\" for \"empty\", reply"
    ),
    (#"continue read for "empty""#, "continue read \"empty\""),
    (#"handoff read for "empty""#, "handoff read \"empty\""),
    ("handoff read arrives", "handoff read arrives"),
    (#"handoff read fails "far""#, "handoff read fails: far"),
  ])
  func `what comes from outside goes to the scene it is for`(line: String, entry: String) async {
    await expectEqual(
      refusal(line, "expect trace \"\(entry.replacing("\"", with: #"\""#))\""), "done")
    expectEqual(player.recentTrace.first?.line, entry)
    if line.contains("empty") {
      await expectEqual(refusal(#"expect "nothing to press" in 2"#), "done")
    }
  }

  @Test func `an act that is refused does nothing`() async {
    let count = player.application.trace.count
    _ = await refusal(#"tap "Send""#)
    expectEqual(player.application.trace.count, count)
  }

  @Test func `the text of every window is shown with its number, title and state`() async throws {
    _ = await refusal("new window", "background 1")
    try await expectEqual(
      player.play(.show),
      """
      window 1 "Inbox" (background)
        first  [Delete]
        second  [Delete]
        Subject: [none]
        [Only]
      window 2 "Inbox" (active, focused)
        first  [Delete]
        second  [Delete]
        Subject: [none]
        [Only]
      """)
    _ = await refusal("close 1", "close 2")
    try await expectEqual(player.play(.show), "no windows")
  }

  @Test func `all windows of a scene are shown, and acted on by their labels`() async throws {
    final class Building: WindowSceneDelegate {
      var taps = 0

      func scene(
        _ scene: ConnectedScene, willConnectTo session: SceneSession,
        options connectionOptions: ConnectionOptions
      ) {
        guard let scene = scene as? WindowScene else { return }
        for name in ["first", "second"] {
          let window = SceneWindow(windowScene: scene)
          window.content = HostingContent(
            rootView: Button("Tap \(name)") { [weak self] in self?.taps += 1 })
          window.makeKeyAndVisible()
        }
      }
    }
    let host = HeadlessHost()
    let manifest = SceneManifest(
      supportsMultipleScenes: true,
      configurations: [.windowApplication: [.init(delegateClass: Building.self)]])
    let launch = AppLaunch(
      Postbox(), manifest: manifest, host: host, profile: .tablet, services: .repeatable())
    let player = Player(application: launch.application, host: host)
    await player.launch()
    try expectEqual(player.lines(), ["[Tap first]", "[Tap second]"])
    try await player.play(.tap("Tap first"))
    try await player.play(.tap("Tap second"))
    let delegate = launch.application.orderedSessions[0].scene?.delegate as? Building
    expectEqual(delegate?.taps, 2)
  }
}
