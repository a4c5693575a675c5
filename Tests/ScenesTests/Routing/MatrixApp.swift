import Foundation
import Observation
import SceneRuntime
import Scenes

/// Postbox with or without handlers for events: views that may listen, and delegates that have the
/// methods for events or lack them.
struct MatrixApp: App {
  @ApplicationDelegateAdaptor(MatrixDelegate.self) var delegate
  let listening = Listening()

  var body: some Scene {
    WindowGroup("Inbox", id: "inbox") {
      MatrixView(name: "Inbox", listening: listening, delegate: delegate)
    }
    WindowGroup("Message", id: "message") {
      MatrixView(name: "Message", listening: listening, delegate: delegate)
        .handlesExternalEvents(preferring: ["message/", "/m/"], allowing: [])
    }
    .handlesExternalEvents(matching: ["message/", "/m/"])
  }
}

/// Whether views have handlers for links and activities.
@MainActor @Observable final class Listening {
  var isOn = false
}

struct MatrixView: View {
  /// The type of the app's own activities.
  nonisolated static let reading = "com.example.postbox.read"

  let name: String
  let listening: Listening
  let delegate: MatrixDelegate
  @Environment(\.openWindow) private var openWindow
  @Environment(\.sceneSession) private var session

  var body: some View {
    VStack {
      Button("Read") { openWindow(id: "message") }
      if listening.isOn {
        Text(name)
          .onOpenURL { delegate.note("onOpenURL \($0.lastPathComponent)", session?.id) }
          .onContinueUserActivity(Self.reading) { _ in delegate.note("onContinue", session?.id) }
      } else {
        Text(name)
      }
    }
  }
}

/// A log of calls.
@MainActor final class MatrixDelegate: ApplicationDelegate, NotificationCenterDelegate {
  /// A call of a handler.
  struct Delivery: Equatable {
    var scene: SceneSession.ID
    var receiver: String
    /// False if the delegate has no method of its own for it.
    var isTaken = true

    /// Whether it tells of an event, not of the scene's life.
    var isOfEvent: Bool { receiver != "active" }
  }

  var deliveries: [Delivery] = []
  /// Whether delegates have the methods for events.
  var takes = false

  init() {}

  func note(_ receiver: String, _ scene: SceneSession.ID?, isTaken: Bool = true) {
    deliveries.append(Delivery(scene: scene ?? "?", receiver: receiver, isTaken: isTaken))
  }

  func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    if takes { application.notificationDelegate = self }
    return true
  }

  func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: ConnectionOptions
  ) -> SceneConfiguration {
    let configuration = SceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = MatrixSceneDelegate.self
    return configuration
  }

  func notificationCenter(
    _ application: Application, didReceive response: NotificationResponse
  ) {
    note("didReceive", response.targetScene?.session.id)
  }
}

/// A delegate that has the methods for events if the application's delegate says so.
@MainActor final class MatrixSceneDelegate: WindowSceneDelegate {
  init() {}

  func scene(
    _ scene: ConnectedScene, willConnectTo session: SceneSession,
    options connectionOptions: ConnectionOptions
  ) {
    let links = names(of: connectionOptions.urlContexts)
    let parts = [
      links.isEmpty ? nil : links,
      connectionOptions.userActivities.isEmpty ? nil : "activity",
      connectionOptions.handoffUserActivityType.map { _ in "handoff" },
      connectionOptions.shortcutItem.map { _ in "shortcut" },
      connectionOptions.notificationResponse.map { _ in "notification" },
    ]
    let given = parts.compactMap(\.self).joined(separator: " ")
    tell("options \(given)", .willConnectTo, scene, isNoted: !given.isEmpty)
  }

  func sceneDidBecomeActive(_ scene: ConnectedScene) {
    recorder(scene)?.note("active", scene.session.id)
  }

  func scene(_ scene: ConnectedScene, openURLContexts urlContexts: Set<OpenURLContext>) {
    tell("openURLContexts \(names(of: urlContexts))", .openURLContexts, scene)
  }

  func scene(_ scene: ConnectedScene, willContinueUserActivityWithType userActivityType: String) {
    tell("willContinue", .willContinueUserActivityWithType, scene)
  }

  func scene(
    _ scene: ConnectedScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {
    tell("didFail", .didFailToContinueUserActivityWithType, scene)
  }

  func scene(_ scene: ConnectedScene, continue userActivity: UserActivity) {
    tell("continue", .continue, scene)
  }

  func windowScene(
    _ windowScene: WindowScene, performActionFor shortcutItem: ShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    tell("performActionFor", .performActionFor, windowScene)
    if recorder(windowScene)?.takes == true { completionHandler(true) }
  }

  /// Notes a call, and that there is no method for it if there is to be none.
  private func tell(
    _ receiver: String, _ callback: TraceEntry.Callback, _ scene: ConnectedScene,
    isNoted: Bool = true
  ) {
    guard let recorder = recorder(scene) else { return }
    if !recorder.takes { scene.lacks(callback) }
    if isNoted { recorder.note(receiver, scene.session.id, isTaken: recorder.takes) }
  }

  private func names(of contexts: Set<OpenURLContext>) -> String {
    contexts.sorted { $0.order < $1.order }.map(\.url.lastPathComponent).joined(separator: "+")
  }

  private func recorder(_ scene: ConnectedScene) -> MatrixDelegate? {
    scene.session.application?.delegate as? MatrixDelegate
  }
}
