import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

private final class AppDelegate: ApplicationDelegate, NotificationCenterDelegate {
  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.notificationDelegate = self
    return true
  }

  func notificationCenter(
    _ application: Application, didReceive response: NotificationResponse
  ) {}
}

/// It handles links in both ways, and quick actions only when it is running.
private final class InboxDelegate: WindowSceneDelegate {
  func scene(
    _ scene: ConnectedScene, willConnectTo session: SceneSession,
    options connectionOptions: ConnectionOptions
  ) {
    for context in connectionOptions.urlContexts { scene.title = context.url.absoluteString }
    if let response = connectionOptions.notificationResponse { scene.title = response.title }
  }

  func scene(_ scene: ConnectedScene, openURLContexts urlContexts: Set<OpenURLContext>) {}

  func windowScene(
    _ windowScene: WindowScene, performActionFor shortcutItem: ShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(true) }
}

private struct Postbox: App {
  var body: some Scene {
    WindowGroup("Inbox") { Text("Inbox").onOpenURL { _ in } }
  }
}

/// It has an observer that claims links, as a library for sign-in has.
private final class SignInDelegate: ApplicationDelegate {
  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.addEventObserver(named: "sign-in") { event in
      if case .openURL = event { .claimed } else { .seen }
    }
    return true
  }
}

/// A matrix says of each event which method or handler it reached.
@MainActor struct EventMatrixTests {
  private func matrix(_ arrivals: [EventMatrix.Arrival]) -> EventMatrix {
    EventMatrix(of: AppDelegate.self, sceneDelegate: InboxDelegate.self, arrivals: arrivals)
  }

  @Test(arguments: [
    (EventMatrix.Arrival(.link, .cold), "scene(_:willConnectTo:options:), urlContexts"),
    (.init(.link, .warm), "scene(_:openURLContexts:)"),
    (.init(.link, .background), "scene(_:openURLContexts:)"),
    (.init(.link, .disconnected), "scene(_:willConnectTo:options:), urlContexts"),
    (.init(.shortcut, .warm), "windowScene(_:performActionFor:completionHandler:)"),
    (.init(.notification, .cold), "scene(_:willConnectTo:options:), notificationResponse"),
    (.init(.notification, .warm), "notificationCenter(_:didReceive:)"),
  ])
  func `an event that is handled has its receiver`(arrival: EventMatrix.Arrival, receiver: String) {
    let delivery = matrix([arrival]).deliveries[0]
    expect(delivery.isHandled && !delivery.isLost)
    expectEqual(delivery.description, "\(arrival): taken by \(receiver)")
  }

  @Test(arguments: [
    (
      EventMatrix.Arrival(.shortcut, .cold), "LOST in scene(_:willConnectTo:options:), shortcutItem"
    ),
    (.init(.webLink, .cold), "LOST in scene(_:willConnectTo:options:), userActivities"),
    (.init(.activity, .warm), "LOST without scene(_:continue:)"),
    (.init(.handoffArrival, .warm), "LOST without scene(_:continue:)"),
    (
      .init(.handoff, .warm),
      "not taken without scene(_:willContinueUserActivityWithType:)"
    ),
  ])
  func `an event that nothing handles is lost, unless it has no content`(
    arrival: EventMatrix.Arrival, outcome: String
  ) {
    let delivery = matrix([arrival]).deliveries[0]
    expect(!delivery.isHandled)
    expectEqual(delivery.isLost, (arrival.occasion != .handoff))
    expectEqual(delivery.description, "\(arrival): \(outcome)")
  }

  @Test func `every event is there cold and warm, and in every state`() {
    expectEqual(EventMatrix.Arrival.coldAndWarm.count, 18)
    expectEqual(EventMatrix.Arrival.allCases.count, 36)
    expectEqual(Set(EventMatrix.Arrival.allCases).count, 36)
    expectEqual(
      matrix(EventMatrix.Arrival.coldAndWarm).deliveries.map(\.arrival),
      EventMatrix.Arrival.coldAndWarm)
    expectEqual(EventMatrix.Arrival(.webLink, .background).testDescription, "web link, background")
  }

  @Test func `handlers of content and observers are receivers`() {
    let app = EventMatrix(of: Postbox(), arrivals: EventMatrix.Arrival.all([.link, .webLink]))
    expectEqual(app.lost, [])
    expect(
      app.deliveries.allSatisfy {
        $0.receptions.contains { $0.receiver == .content && $0.isTaken }
      })
    let signIn = EventMatrix(
      of: SignInDelegate.self, manifest: SceneManifest(supportsMultipleScenes: false),
      arrivals: EventMatrix.Arrival.all([.link], starts: [.cold, .warm]))
    expectEqual(
      signIn.deliveries.map(\.description),
      [
        "link, cold: taken by the observer sign-in", "link, warm: taken by the observer sign-in",
      ])
  }

  @Test func `launch options of an application without scenes are never judged`() {
    final class OldDelegate: ApplicationDelegate {
      func application(
        _ application: Application,
        didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
      ) -> Bool { true }
    }
    let matrix = EventMatrix(
      of: OldDelegate.self, profile: .classic,
      arrivals: EventMatrix.Arrival.all([.shortcut], starts: [.cold, .warm]))
    expectEqual(matrix.deliveries.map(\.isLost), [false, true])
    expectContains(matrix.deliveries[0].description, "can be read in")
  }

  @Test func `a state is that of the scene when the event arrives`() {
    final class Stater: WindowSceneDelegate {
      static var calls: [String] = []
      func sceneDidEnterBackground(_ scene: ConnectedScene) { Self.calls.append("background") }
      func sceneDidDisconnect(_ scene: ConnectedScene) { Self.calls.append("disconnect") }
      func scene(_ scene: ConnectedScene, openURLContexts urlContexts: Set<OpenURLContext>) {
        Self.calls.append("link")
      }
    }
    func calls(_ start: EventMatrix.Start) -> [String] {
      Stater.calls = []
      _ = EventMatrix(
        of: AppDelegate.self, sceneDelegate: Stater.self, arrivals: [.init(.link, start)])
      return Stater.calls
    }
    expectEqual(calls(.cold), [])
    expectEqual(calls(.warm), ["link"])
    expectEqual(calls(.background), ["background", "link"])
    expectEqual(calls(.disconnected), ["background", "disconnect"])
  }

  @Test func `the values of the events are the samples`() throws {
    final class Reader: WindowSceneDelegate {
      static var seen: [String] = []
      func scene(_ scene: ConnectedScene, openURLContexts urlContexts: Set<OpenURLContext>) {
        Self.seen += urlContexts.map(\.url.absoluteString)
      }
    }
    var samples = MigrationReport.Samples()
    samples.use([try require(URL(string: "postbox://message/42"))])
    _ = EventMatrix(
      of: AppDelegate.self, sceneDelegate: Reader.self, samples: samples,
      arrivals: [.init(.link, .warm)])
    expectEqual(Reader.seen, ["postbox://message/42"])
  }

  @Test func `a matrix is printed as text, with the reasons of losses`() {
    let matrix = matrix(
      EventMatrix.Arrival.all([.link, .shortcut, .handoff], starts: [.cold, .warm]))
    expectEqual(
      matrix.description,
      """
      Events of AppDelegate

      1 of 6 events is lost.

        link
          cold  taken        scene(_:willConnectTo:options:), urlContexts
          warm  taken        scene(_:openURLContexts:)

        Handoff, announced
          cold  not taken    scene(_:willConnectTo:options:), handoffUserActivityType
          warm  not taken    scene(_:willContinueUserActivityWithType:)

        quick action
          cold  LOST         scene(_:willConnectTo:options:), shortcutItem
            scene(_:willConnectTo:options:) doesn't look at connectionOptions.shortcutItem; read \
      shortcutItem there
          warm  taken        windowScene(_:performActionFor:completionHandler:)

      """)
    let nothingLost = self.matrix([.init(.link, .warm)])
    expectEqual(
      nothingLost.description,
      """
      Events of AppDelegate

      No event is lost.

        link
          warm  taken        scene(_:openURLContexts:)

      """)
  }

  @Test func `a matrix is printed as a table of Markdown`() {
    let matrix = matrix(EventMatrix.Arrival.all([.shortcut], starts: [.cold, .warm]))
    expectEqual(
      matrix.markdown,
      """
      | Event | App | Outcome | Receiver |
      |---|---|---|---|
      | quick action | cold | **lost** | `scene(_:willConnectTo:options:)`, `shortcutItem` |
      | quick action | warm | taken | `windowScene(_:performActionFor:completionHandler:)` |

      1 of 2 events is lost.

      - quick action, cold: scene(_:willConnectTo:options:) doesn't look at \
      connectionOptions.shortcutItem; read shortcutItem there

      """)
  }

  @Test func `a loss fails the test, with its remedy`() {
    let handled = matrix([.init(.link, .cold)])
    expect(handled.loss(at: #_sourceLocation) == nil)
    handled.expectNothingLost()
    let lost = matrix([.init(.link, .cold), .init(.activity, .warm)])
    let location = #_sourceLocation
    expectEqual(
      lost.loss(at: location)?.message,
      """
      AppDelegate: 1 of 2 events is lost.
        activity, warm: the scene delegate has no scene(_:continue:); implement \
      scene(_:continue:) in a scene delegate
      """)
    expectEqual(lost.loss(at: location)?.sourceLocation, location)
    expectEqual(
      matrix([.init(.activity, .warm)]).loss(at: location)?.message,
      "AppDelegate loses an event, activity, warm: the scene delegate has no scene(_:continue:); "
        + "implement scene(_:continue:) in a scene delegate")
    let issues = Issues()
    SimulatorIssue.$receiver.withValue(issues.append) { lost.expectNothingLost() }
    expectEqual(issues.messages, [lost.loss(at: location)?.message])
  }

  @Test func `a receiver that took the event stands before those that didn't`() {
    var matrix = EventMatrix(
      of: SignInDelegate.self, manifest: SceneManifest(supportsMultipleScenes: false),
      arrivals: [.init(.link, .warm)])
    var receptions = matrix.deliveries[0].receptions
    receptions.sort { !$0.isTaken && $1.isTaken }
    let missed = EventMatrix(
      of: AppDelegate.self, sceneDelegate: InboxDelegate.self, arrivals: [.init(.webLink, .warm)])
    matrix.deliveries[0].receptions = missed.deliveries[0].receptions + receptions
    let lines = matrix.description.split(separator: "\n").map(String.init)
    let first = lines.first { $0.hasPrefix("    warm") } ?? ""
    expectContains(first, "taken")
    expect(!first.contains("not taken"))
    expectContains(matrix.markdown, "| link | warm | taken |")
  }

  @Test func `the scene delegate of a test takes the place of the manifest's`() {
    let manifest = SceneManifest(
      supportsMultipleScenes: true,
      configurations: [.windowApplication: [.init(name: "Inbox", delegateClassName: "Gone")]])
    let matrix = EventMatrix(
      of: AppDelegate.self, sceneDelegate: InboxDelegate.self, manifest: manifest,
      arrivals: [.init(.link, .cold), .init(.link, .warm)])
    expectEqual(matrix.lost, [])
  }
}
