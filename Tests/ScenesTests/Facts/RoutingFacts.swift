import Checking
import Foundation
import Scenes
import ScenesTesting
import TestSupport
import Testing

/// Keeps the links that content was given.
@MainActor private final class Inbox {
  var links: [String] = []
}

private struct Postbox: App {
  @ApplicationDelegateAdaptor(RecordingApplicationDelegate.self) var delegate
  var inbox = Inbox()
  var readerHandles = true

  var body: some Scene {
    WindowGroup("Inbox") {
      Text("Inbox").onOpenURL { inbox.links.append("inbox \($0)") }
    }
    WindowGroup("Reader") {
      if readerHandles {
        VStack {
          Text("Reader").onOpenURL { inbox.links.append("reader \($0)") }
          Text("Reader").onOpenURL { inbox.links.append("also \($0)") }
        }
      } else {
        Text("Reader")
      }
    }
    .handlesExternalEvents(matching: ["Message/", "CAFE"])
    WindowGroup("Never") { Text("Never") }.handlesExternalEvents(matching: [])
  }
}

/// S67–S94, as far as declarations go: which scene an event reaches, and which handlers receive it.
@MainActor struct RoutingFacts {
  private func url(_ text: String) throws -> URL { try require(URL(string: text)) }

  @Test func `S79, S82, S83: a link makes the first scene declared for it`() async throws {
    let app = Postbox()
    let simulator = await AppSimulator(app)
    await simulator.open(try url("postbox://message/42"))
    simulator.expect("Reader")
    expectContains(
      simulator.trace, "-> new scene of WindowGroup at 1 (matches \"Message/\")")
  }

  @Test func `S79, S89: a link no condition matches goes to the first scene without any`()
    async throws
  {
    let simulator = await AppSimulator(Postbox())
    await simulator.open(try url("postbox://thread/7"))
    simulator.expect("Inbox", in: 2)
    expectContains(
      simulator.trace, "-> new scene of WindowGroup at 0 (no conditions)")
  }

  @Test func `S81: an activity goes by its target, else by its page`() async throws {
    let simulator = await AppSimulator(Postbox())
    let activity = UserActivity(activityType: "read")
    activity.webpageURL = try url("https://postbox.example/message/42")
    simulator.application.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
    await simulator.settle()
    simulator.expect("Reader")
    activity.targetContentIdentifier = "inbox"
    simulator.application.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
    await simulator.settle()
    simulator.expect("Inbox", in: 3)
  }

  @Test
  func `S84, S89: a scene with an empty set takes nothing, and such an app loses nothing quietly`()
    async throws
  {
    struct Closed: App {
      var body: some Scene {
        WindowGroup("Inbox") { Text("Inbox") }.handlesExternalEvents(matching: [])
      }
    }
    let simulator = await AppSimulator(Closed())
    await simulator.open(try url("postbox://message/42"))
    expectEqual(simulator.sessions.count, 1)
    let problem = try require(simulator.problems.last)
    expectEqual(problem.code, .noMatchingScene)
    expectContains(problem.remedy, "handlesExternalEvents(matching:)")
  }

  @Test func `S79: where only one scene is possible, it gets every link`() async throws {
    let app = Postbox()
    let simulator = await AppSimulator(app, profile: .phone)
    await simulator.open(try url("postbox://message/42"))
    expectEqual(simulator.sessions.count, 1)
    expectEqual(app.inbox.links, ["inbox postbox://message/42"])
  }

  // MARK: - Delivery

  @Test func `S42, T11: a cold link reaches every handler of declared content, once`() async throws
  {
    let app = Postbox()
    let simulator = await AppSimulator(app, opening: try url("postbox://message/42"))
    expectEqual(simulator.sessions.count, 1)
    expectEqual(
      app.inbox.links, ["reader postbox://message/42", "also postbox://message/42"])
    await simulator.background()
    await simulator.foreground()
    expectEqual(app.inbox.links.count, 2)
  }

  @Test func `a warm link is delivered to the delegate and then to the handlers`() async throws {
    let app = Postbox()
    let simulator = await AppSimulator(app, profile: .phone)
    await simulator.open(try url("postbox://message/42"))
    simulator.expect(trace: [
      "open postbox://message/42",
      "-> scene 1 (only scene)",
      "scene 1 openURLContexts",
      "scene 1 handles: open postbox://message/42",
    ])
    expectEqual(app.inbox.links, ["inbox postbox://message/42"])
  }

  @Test func `two clicks on the same link are two links`() async throws {
    let app = Postbox()
    let simulator = await AppSimulator(app, profile: .phone)
    await simulator.open(try url("postbox://message/42"))
    await simulator.open(try url("postbox://message/42"))
    expectEqual(app.inbox.links.count, 2)
  }

  @Test func `a cold link to a scene that was disconnected stands in its options`() async throws {
    let app = Postbox()
    let simulator = await AppSimulator(app, profile: .phone)
    await simulator.background()
    await simulator.memoryPressure()
    app.delegate.log = []
    await simulator.open(try url("postbox://message/42"))
    expect(!app.delegate.log.contains("scene 1 openURLContexts"))
    expectEqual(app.delegate.options["1"]?.urlContexts.count, 1)
    expectEqual(app.inbox.links, ["inbox postbox://message/42"])
  }

  @Test func `S42: content a delegate builds gets no cold link, its delegate has it`() async throws
  {
    final class Builder: WindowSceneDelegate {
      func scene(
        _ scene: ConnectedScene, willConnectTo session: SceneSession,
        options connectionOptions: ConnectionOptions
      ) {
        guard let scene = scene as? WindowScene else { return }
        let recorder = session.application?.delegate as? RecordingApplicationDelegate
        recorder?.options[session.id] = connectionOptions
        let window = SceneWindow(windowScene: scene)
        window.content = HostingContent(
          rootView: Text("Built").onOpenURL { recorder?.log.append("view \($0)") })
        window.makeKeyAndVisible()
      }
    }
    let app = Postbox()
    app.delegate.configure = { session, _ in
      let configuration = SceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = Builder.self
      return configuration
    }
    let simulator = await AppSimulator(
      app, profile: .phone, opening: try url("postbox://message/42"))
    simulator.expect("Built")
    expectEqual(app.delegate.options["1"]?.urlContexts.count, 1)
    expect(!app.delegate.log.contains { $0.hasPrefix("view") })
    expectEqual(simulator.problems, [])
    await simulator.open(try url("postbox://message/43"))
    expectEqual(app.delegate.log.last, "view postbox://message/43")
  }

  @Test func `an unhandled link is a recorded problem`() async throws {
    struct Deaf: App {
      var body: some Scene {
        WindowGroup("Inbox") { Text("Inbox") }
      }
    }
    for profile in [HostProfile.phone, .tablet] {
      let simulator = await AppSimulator(Deaf(), profile: profile)
      await simulator.open(try url("postbox://message/42"))
      let problem = try require(simulator.problems.first)
      expectEqual(problem.code, .unhandledEvent)
      expectContains(problem.what, "\"open postbox://message/42\"")
      expectContains(problem.remedy, "onOpenURL")
      expectEqual(simulator.problems.count, 1)
    }
  }

  @Test func `a link waits for the first handler, and later handlers get nothing`() async throws {
    struct Late: App {
      final class Links {
        @MainActor var first: [URL] = []
        @MainActor var second: [URL] = []
      }
      let links = Links()

      struct Content: View {
        let links: Links
        @State private var stage = 0

        var body: some View {
          VStack {
            Button("Next") { stage += 1 }
            if stage > 0 { Text("First").onOpenURL { links.first.append($0) } }
            if stage > 1 { Text("Second").onOpenURL { links.second.append($0) } }
          }
        }
      }

      var body: some Scene {
        WindowGroup { Content(links: links) }
      }
    }
    let app = Late()
    let simulator = await AppSimulator(app, opening: try url("postbox://message/42"))
    expectEqual(app.links.first, [])
    await simulator.tap("Next")
    expectEqual(app.links.first.count, 1)
    await simulator.tap("Next")
    expectEqual(app.links.first.count, 1)
    expectEqual(app.links.second, [])
  }

  @Test func `a link a delegate takes is no problem, even if no view handles it`() async throws {
    let app = Postbox(readerHandles: false)
    let simulator = await AppSimulator(app, opening: try url("postbox://message/42"))
    simulator.expect("Reader")
    expectEqual(simulator.problems, [])
  }
}
