import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

private struct Postbox: App {
  var body: some Scene {
    WindowGroup("Inbox") {
      Button("New Message") {}
    }
  }
}

private final class OldDelegate: ApplicationDelegate {
  var window: SceneWindow?

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = SceneWindow()
    window.content = HostingContent(rootView: Text("Inbox"))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func application(
    _ application: Application, open url: URL, options: [Application.OpenURLOptionsKey: Any]
  ) -> Bool {
    window?.content = HostingContent(rootView: Text("open \(url.absoluteString)"))
    return true
  }
}

/// Tests for the messages with which a simulator reports an act or an expectation that fails.
@MainActor struct AppSimulatorTests {
  private func complaint(_ body: @MainActor (AppSimulator) async -> Void) async -> String {
    let simulator = await AppSimulator(Postbox())
    return await simulator.issues { await body(simulator) }.map(\.message).joined(separator: "\n")
  }

  @Test func `an act that can't be done fails the test`() async {
    let text = await complaint { await $0.tap("Send") }
    expectEqual(
      text, "there is nothing \"Send\" to tap in window 1; expected one of: button \"New Message\"")
  }

  @Test func `a shortcut that is none, or that nothing has, fails the test`() async {
    #expect(
      await complaint { await $0.press("command+") }.hasPrefix(
        "\"command+\" isn't a keyboard shortcut; expected a key, such as n, behind any of command"))
    await expectEqual(
      complaint { await $0.press("command+j") },
      "nothing in window 1 and no declared scene has the shortcut command+j; expected a window "
        + "or a scene with a shortcut")
  }

  @Test func `a text that isn't there fails the test`() async {
    let text = await complaint { $0.expect("Sent") }
    expectEqual(
      text, "expected \"Sent\" in the focused window, which shows:\n  [New Message]")
    #expect(await complaint { $0.expect(no: "New") }.hasPrefix("expected no \"New\""))
    #expect(await complaint { $0.expect(windows: 2) }.hasPrefix("expected 2 windows"))
  }

  @Test func `a trace that differs is shown with the difference`() async {
    let text = await complaint { simulator in
      await simulator.background()
      simulator.expect(trace: [
        "background",
        "scene 1 sceneWillResignActive",
        "scene 1 sceneDidDisconnect",
        "scene 1 snapshot",
      ])
    }
    expectEqual(
      text,
      """
      the trace since "background" differs (− expected, + found):
        background
        scene 1 sceneWillResignActive
        + scene 1 sceneDidEnterBackground
        − scene 1 sceneDidDisconnect
        scene 1 snapshot
      """)
  }

  @Test func `differences of a trace are listed in their places`() async {
    let text = await complaint { simulator in
      await simulator.background()
      simulator.expect(trace: [
        "background",
        "scene 1 sceneDidDisconnect",
        "scene 1 sceneWillResignActive",
        "scene 1 snapshot",
        "quit",
      ])
    }
    expectEqual(
      text,
      """
      the trace since "background" differs (− expected, + found):
        background
        − scene 1 sceneDidDisconnect
        scene 1 sceneWillResignActive
        + scene 1 sceneDidEnterBackground
        scene 1 snapshot
        − quit
      """)
  }

  @Test func `what doesn't come about in time fails the test`() async {
    let text = await complaint { await $0.until(within: .milliseconds(1)) { false } }
    #expect(text.hasPrefix("what was waited for didn't come about within"))
  }

  @Test func `only calls that a method has received are callbacks`() async {
    let simulator = await AppSimulator(delegate: OldDelegate.self, profile: .classic)
    await simulator.background()
    expectEqual(simulator.callbacks, [])
    simulator.expect(unreceivedCallbacks: [
      "applicationWillResignActive", "applicationDidEnterBackground",
    ])
    let text = await complaint {
      await $0.background()
      $0.expect(callbacks: ["scene 1 sceneDidEnterBackground"])
    }
    expectEqual(
      text,
      """
      the callbacks since "background" differ (− expected, + found):
        − scene 1 sceneDidEnterBackground (no method received it)
      """)
  }

  @Test func `each act begins a trace of its own`() async throws {
    let simulator = await AppSimulator(Postbox())
    let url = try #require(URL(string: "postbox://message/42"))
    await simulator.newWindow()
    await simulator.receive(.openURL(ExternalEvent.Link(url)))
    expectEqual(simulator.trace.first, "open postbox://message/42")
    await simulator.newWindow()
    await simulator.continue(UserActivity(activityType: "com.example.postbox.read"))
    expectEqual(simulator.trace.first, "continue com.example.postbox.read")
    await simulator.newWindow()
    try await simulator.perform { application in
      application.requestSceneSessionRefresh(application.orderedSessions[0])
    }
    expectEqual(simulator.trace.first, "request refresh of scene 1")
    await simulator.newWindow()
    await simulator.relaunch()
    expectEqual(simulator.trace.first, "launch")
    // Waiting isn't an act.
    await simulator.settle()
    await simulator.until { true }
    expectEqual(simulator.trace.first, "launch")
  }

  @Test func `the same acts give the same trace`() async throws {
    func run() async throws -> [TraceEntry] {
      let url = try #require(URL(string: "postbox://message/42"))
      let simulator = await AppSimulator(Postbox(), opening: url)
      await simulator.newWindow()
      await simulator.background()
      await simulator.memoryPressure()
      await simulator.resume(1)
      await simulator.close(2)
      return simulator.application.trace.entries
    }
    try await expectEqual(run(), run())
  }

  @Test func `an application without an app is simulated by its delegate's class`() async throws {
    let url = try #require(URL(string: "postbox://message/42"))
    let simulator = await AppSimulator(delegate: OldDelegate.self, profile: .phone, opening: url)
    simulator.expect("open postbox://message/42")
    simulator.expect(callbacks: ["didFinishLaunching", "application open"])
    simulator.expect(unreceivedCallbacks: [
      "willFinishLaunching", "scene 1 configurationForConnecting", "applicationDidBecomeActive",
    ])
    let before = try #require(simulator.application.delegate as? OldDelegate)
    await simulator.relaunch()
    simulator.expect("Inbox")
    let after = try #require(simulator.application.delegate as? OldDelegate)
    #expect(after !== before)
  }

  @Test func `a manifest given to a simulator goes before the delegate's`() async {
    let simulator = await AppSimulator(
      delegate: OldDelegate.self, manifest: SceneManifest(supportsMultipleScenes: true))
    expectEqual(simulator.application.lifeCycleMode, .scenes)
    #expect(!simulator.callbacks.contains("applicationDidBecomeActive"))
    #expect(!simulator.unreceivedCallbacks.contains("applicationDidBecomeActive"))
  }

  @Test func `a simulator that is dropped leaves nothing behind`() async {
    weak var application: Application?
    weak var session: SceneSession?
    do {
      let simulator = await AppSimulator(Postbox())
      application = simulator.application
      session = simulator.sessions[0]
    }
    // The windows are closed by a task of the simulator's.
    for _ in 0..<100 where session != nil { await Task.yield() }
    #expect(application == nil)
    #expect(session == nil)
  }

  @Test func `what comes about without a turn is seen too`() async {
    let simulator = await AppSimulator(Postbox())
    var isDone = false
    Task { isDone = true }
    #expect(!isDone)
    await simulator.until { isDone }
    #expect(isDone)
  }

  @Test func `what waits for turns is done while turns are run`() async throws {
    let simulator = await AppSimulator(Postbox())
    let number = try await simulator.perform { application in
      for _ in 1...2 {
        await withCheckedContinuation { continuation in
          application.post { continuation.resume() }
        }
      }
      return 42
    }
    expectEqual(number, 42)
    await #expect(throws: CocoaError.self) {
      try await simulator.perform { _ in throw CocoaError(.featureUnsupported) }
    }
  }

  @Test func `work that never finishes fails the test, and is cancelled`() async {
    let end = AsyncStream<Bool>.makeStream()
    // Nothing comes, and it ends only for a task that is cancelled.
    let endless = AsyncStream<Int>.makeStream()
    let text = await complaint { simulator in
      await #expect(throws: CancellationError.self) {
        try await simulator.perform(within: .milliseconds(1)) { _ in
          defer { end.continuation.yield(Task.isCancelled) }
          for await _ in endless.stream {}
        }
      }
    }
    for await isCancelled in end.stream {
      #expect(isCancelled)
      break
    }
    endless.continuation.finish()
    #expect(text.hasPrefix("what was waited for didn't come about within"))
  }
}
