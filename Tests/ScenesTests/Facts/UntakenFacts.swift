import Checking
import Foundation
import Scenes
import ScenesTesting
import TestSupport
import Testing

/// S42: what a scene connects for is lost if the delegate doesn't read its options and no view handles it.
@MainActor private final class Passing: WindowSceneDelegate {
  var kept: ConnectionOptions?

  func scene(
    _ scene: ConnectedScene, willConnectTo session: SceneSession,
    options connectionOptions: ConnectionOptions
  ) {
    let app = session.application?.delegate as? Delegate
    switch app?.attention {
    case .looks: _ = connectionOptions.urlContexts
    case .keeps: kept = connectionOptions
    case .looksElsewhere: _ = connectionOptions.shortcutItem
    case .none: break
    }
    guard app?.isBuilding == true, let scene = scene as? WindowScene else { return }
    let window = SceneWindow(windowScene: scene)
    window.content = HostingContent(rootView: Text("Built").onOpenURL { app?.opened.append($0) })
    window.makeKeyAndVisible()
  }
}

@MainActor private final class Delegate: ApplicationDelegate {
  enum Attention: CaseIterable {
    case looks
    case keeps
    case looksElsewhere
  }

  var attention: Attention?
  var isBuilding = false
  var opened: [URL] = []

  func application(
    _ application: Application, configurationForConnecting session: SceneSession,
    options: ConnectionOptions
  ) -> SceneConfiguration {
    let configuration = SceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = Passing.self
    return configuration
  }
}

private struct Inbox: App {
  @ApplicationDelegateAdaptor(Delegate.self) var delegate
  var handles = false

  var body: some Scene {
    WindowGroup("Inbox") {
      if handles {
        Text("Inbox").onOpenURL { delegate.opened.append($0) }
      } else {
        Text("Inbox")
      }
    }
  }
}

/// An application delegate from before scenes, which takes nothing.
@MainActor private final class Before: ApplicationDelegate {
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
}

/// The problems of unhandled events.
@MainActor struct UntakenFacts {
  private let link = "postbox://message/42"

  private func launch(_ app: Inbox) async throws -> AppSimulator {
    await AppSimulator(app, profile: .phone, opening: try require(URL(string: link)))
  }

  @Test(arguments: [Delegate.Attention?.none] + Delegate.Attention.allCases)
  fileprivate func `S42: a delegate has a link whose options it looks at, or keeps`(
    attention: Delegate.Attention?
  ) async throws {
    let app = Inbox()
    app.delegate.attention = attention
    let simulator = try await launch(app)
    let isTaken = attention == .looks || attention == .keeps
    expectEqual(simulator.problems.isEmpty, isTaken)
    if !isTaken {
      expectEqual(simulator.problems.map(\.place), ["scene 1"])
      expectEqual(simulator.problems.first?.code, .unhandledEvent)
    }
  }

  @Test(arguments: [Delegate.Attention?.none] + Delegate.Attention.allCases)
  fileprivate func `a view has it all the same`(attention: Delegate.Attention?) async throws {
    let app = Inbox(handles: true)
    app.delegate.attention = attention
    let simulator = try await launch(app)
    expectEqual(app.delegate.opened.map(\.absoluteString), [link])
    expectEqual(simulator.problems, [])
  }

  @Test(arguments: [Delegate.Attention?.none, .looksElsewhere])
  fileprivate func `content created by a delegate doesn't receive it, which is a problem`(
    attention: Delegate.Attention?
  ) async throws {
    let app = Inbox()
    app.delegate.attention = attention
    app.delegate.isBuilding = true
    let simulator = try await launch(app)
    simulator.expect("Built")
    expectEqual(app.delegate.opened, [])
    expectEqual(
      simulator.problems.map(\.remedy),
      [
        "look at connectionOptions.urlContexts in scene(_:willConnectTo:options:)"
      ])
    await simulator.resize(width: 400, height: 300)
    expectEmpty(app.delegate.opened)
    expectEqual(simulator.problems.count, 1)
  }

  @Test(arguments: [
    (ExternalEvent.openURL(.init(URL(filePath: "/"))), "application(_:open:options:)"),
    (
      .continueActivity(ActivityRecord(activityType: "read")),
      "application(_:continue:restorationHandler:)"
    ),
    (
      .performShortcut(ShortcutRecord(type: "compose", localizedTitle: "")),
      "application(_:performActionFor:completionHandler:)"
    ),
    (.receiveNotification(NotificationRecord(title: "New mail")), "notificationDelegate"),
    (
      .acceptShare(ShareRecord(containerIdentifier: "iCloud.mail")),
      "application(_:userDidAcceptCloudKitShareWith:)"
    ),
  ])
  func `in the application life cycle the application's delegate receives`(
    event: ExternalEvent, remedy: String
  ) async {
    let simulator = await AppSimulator(delegate: Before.self, profile: .classic)
    await simulator.receive(event)
    let remedies = simulator.problems.filter { $0.code == .unhandledEvent }.map(\.remedy)
    expectEqual(remedies.count, 1)
    expectContains(remedies.first, remedy)
    expectEqual(remedies.first?.contains("scene("), false)
  }

  @Test func `what no view can handle takes no place of what waits for one`() async throws {
    struct Late: App {
      final class Links { @MainActor var opened: [URL] = [] }
      let links = Links()

      struct Content: View {
        let links: Links
        @State private var isListening = false

        var body: some View {
          Button("Listen") { isListening = true }
          if isListening { Text("Listening").onOpenURL { links.opened.append($0) } }
        }
      }

      var body: some Scene { WindowGroup("Inbox") { Content(links: links) } }
    }
    let app = Late()
    let simulator = await AppSimulator(
      app, profile: .phone, opening: try require(URL(string: link)))
    for _ in 0..<120 { await simulator.notify("New mail") }
    await simulator.tap("Listen")
    expectEqual(app.links.opened.map(\.absoluteString), [link])
    expect(!simulator.problems.contains { $0.code == .droppedEvent })
  }
}
