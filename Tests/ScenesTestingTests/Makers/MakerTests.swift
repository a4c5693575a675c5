import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

private final class InboxDelegate: WindowSceneDelegate {
  var window: SceneWindow?
  var seen: [String] = []

  func scene(
    _ scene: ConnectedScene, willConnectTo session: SceneSession,
    options connectionOptions: ConnectionOptions
  ) {
    guard let windowScene = scene as? WindowScene else { return }
    let window = SceneWindow(windowScene: windowScene)
    window.content = HostingContent(rootView: Text("Inbox"))
    window.makeKeyAndVisible()
    self.window = window
    seen += connectionOptions.urlContexts.map(\.url.absoluteString)
    seen += connectionOptions.userActivities.map(\.activityType)
    if let shortcut = connectionOptions.shortcutItem { seen.append(shortcut.type) }
    if let response = connectionOptions.notificationResponse { seen.append(response.title) }
    if let share = connectionOptions.cloudKitShareMetadata {
      seen.append(share.containerIdentifier)
    }
    if let type = connectionOptions.handoffUserActivityType { seen.append(type) }
  }

  func scene(_ scene: ConnectedScene, openURLContexts urlContexts: Set<OpenURLContext>) {
    scene.title = urlContexts.first?.url.lastPathComponent ?? ""
  }
}

private final class AppDelegate: ApplicationDelegate {
  func application(
    _ application: Application, configurationForConnecting session: SceneSession,
    options: ConnectionOptions
  ) -> SceneConfiguration {
    let name = options.shortcutItem == nil ? "Inbox" : "Compose"
    return SceneConfiguration(name: name, sessionRole: session.role)
  }
}

private final class BoardScene: WindowScene {}

/// Objects of which a delegate's test needs one alone.
@MainActor struct MakerTests {
  private let link = URL(string: "postbox://message/42") ?? URL(filePath: "/")

  @Test func `a scene delegate is tested alone, with all reasons to connect`() throws {
    let session = SceneSession()
    let scene = WindowScene(session: session)
    let delegate = InboxDelegate()
    let response = NotificationResponse(title: "New mail", for: "message/42", targetScene: scene)
    let options = ConnectionOptions(
      urlContexts: [OpenURLContext(url: link)], userActivities: [UserActivity(browsing: link)],
      shortcutItem: ShortcutItem(type: "compose"), notificationResponse: response,
      cloudKitShareMetadata: ShareMetadata(containerIdentifier: "iCloud.mail"),
      handoffUserActivityType: "read")
    delegate.scene(scene, willConnectTo: session, options: options)
    expectEqual(
      delegate.seen,
      [
        "postbox://message/42", UserActivity.browsingWebType, "compose", "New mail",
        "iCloud.mail", "read",
      ])
    expect(scene.keyWindow === delegate.window)
    expect(delegate.window?.windowScene === scene)
    delegate.scene(scene, openURLContexts: [OpenURLContext(url: link)])
    expectEqual(scene.title, "42")
  }

  @Test func `options without reasons are empty`() {
    let options = ConnectionOptions()
    expectEmpty(options.urlContexts)
    expectEmpty(options.userActivities)
    expect(options.shortcutItem == nil && options.notificationResponse == nil)
    expectEqual(options.cloudKitShareMetadata, nil)
    expect(options.handoffUserActivityType == nil && options.sourceApplication == nil)
  }

  @Test func `links, quick actions and responses have what they were made with`() throws {
    let context = OpenURLContext(
      url: link, sourceApplication: "com.example.mail", openInPlace: true)
    expectEqual(context.url, link)
    expect(context.options.openInPlace)
    expectEqual(context.options.sourceApplication, "com.example.mail")
    expectEqual(ConnectionOptions(urlContexts: [context]).sourceApplication, "com.example.mail")
    let shortcut = ShortcutItem(type: "compose", for: "draft/7", userInfo: ["message": 42])
    expectEqual(shortcut.targetContentIdentifier as? String, "draft/7")
    expectEqual(shortcut.userInfo?["message"] as? Int, 42)
    let response = NotificationResponse(
      title: "New mail", body: "Lunch?", actionIdentifier: "reply", requestIdentifier: "7",
      userInfo: ["aps": ["badge": 1]], userText: "Yes", for: "message/42")
    expectEqual(response.body, "Lunch?")
    expectEqual(response.actionIdentifier, "reply")
    expectEqual(response.requestIdentifier, "7")
    expectEqual(response.userText, "Yes")
    expectEqual((response.userInfo["aps"] as? [AnyHashable: Any])?["badge"] as? Int, 1)
    expectEqual(response.targetContentIdentifier, "message/42")
    expectEqual(response.targetScene, nil)
    let share = ShareMetadata(containerIdentifier: "iCloud.mail", title: "Receipts", url: link)
    expectEqual(share.containerIdentifier, "iCloud.mail")
    expectEqual(share.title, "Receipts")
    expectEqual(share.url, link)
    let page = try require(URL(string: "https://postbox.example/m/42"))
    expectEqual(UserActivity(browsing: page).webpageURL, page)
  }

  @Test func `data that can't be sent fails the test`() {
    let issues = Issues()
    SimulatorIssue.$receiver.withValue(issues.append) {
      _ = ShortcutItem(type: "compose", userInfo: ["a": Double.infinity, "b": 1])
      _ = NotificationResponse(title: "New mail", userInfo: ["x": ["y": MakerTests.self]])
    }
    expectEqual(
      issues.messages,
      [
        "userInfo[\"a\"] isn't a finite number; use a finite number, or a string",
        "userInfo[\"x\"][\"y\"] is of type MakerTests.Type; use arrays, data, dates, dictionaries, null, "
          + "numbers, sets, strings, URLs or UUIDs",
      ])
  }

  @Test func `a session has the data of its making, and is open`() throws {
    let activity = UserActivity(activityType: "read")
    let session = SceneSession(
      role: .windowExternalDisplayNonInteractive, persistentIdentifier: "A1",
      userInfo: ["message": 42], stateRestorationActivity: activity)
    expectEqual(session.persistentIdentifier, "A1")
    expectEqual(session.role, .windowExternalDisplayNonInteractive)
    expectEqual(session.userInfo?["message"] as? Int, 42)
    expectEqual(session.stateRestorationActivity?.activityType, "read")
    let application = try require(session.application)
    expectEqual(application.openSessions, [session])
    expectEqual(session.scene, nil)
    expectEmpty(application.connectedScenes)
    expectEqual(application.problems, [])
  }

  @Test func `a scene is connected to its session, in a state and of a class`() throws {
    let scene = BoardScene(activationState: .foregroundActive)
    expectEqual(scene.activationState, .foregroundActive)
    expect(scene.session.scene === scene)
    let application = try require(scene.session.application)
    expectEqual(application.connectedScenes, [scene])
    expectEqual(application.focusedSession, scene.session)
    expectEqual(WindowScene().activationState, .unattached)
    expectEqual(WindowScene(activationState: .background).activationState, .background)
    expectEqual(
      ConnectedScene(activationState: .foregroundInactive).activationState, .foregroundInactive)
  }

  @Test func `an application delegate is tested alone, with names of the manifest`() {
    let delegate = AppDelegate()
    let manifest = SceneManifest(
      supportsMultipleScenes: true,
      configurations: [
        .windowApplication: [
          .init(name: "Inbox", delegateClass: InboxDelegate.self), .init(name: "Compose"),
        ]
      ])
    let application = Application(delegate: delegate, manifest: manifest)
    let session = SceneSession(in: application)
    func configuration(_ options: ConnectionOptions) -> SceneConfiguration {
      application.performInTurn {
        delegate.application(application, configurationForConnecting: session, options: options)
      }
    }
    expect(configuration(ConnectionOptions()).delegateClass == InboxDelegate.self)
    let compose = ConnectionOptions(shortcutItem: ShortcutItem(type: "compose"))
    expectEqual(configuration(compose).name, "Compose")
    expectEqual(session.configuration.name, "Inbox")
  }

  @Test func `requests of a delegate are done in a turn`() {
    let application = Application()
    let session = SceneSession(in: application)
    application.performInTurn {
      application.requestSceneSessionDestruction(session, options: nil)
    }
    expectEqual(application.openSessions, [])
    expectEqual(application.trace.entries.first?.line, "request destruction of scene 1")
  }

  @Test func `objects end with the application of the test, or when they are released`() {
    weak var ended: Application?
    weak var scene: WindowScene?
    do {
      let application = Application()
      let made = WindowScene(session: SceneSession(in: application))
      InboxDelegate().scene(made, willConnectTo: made.session, options: ConnectionOptions())
      (ended, scene) = (application, made)
    }
    expect(ended == nil && scene == nil)
    weak var owned: WindowScene?
    weak var owner: Application?
    do {
      let made = WindowScene()
      InboxDelegate().scene(made, willConnectTo: made.session, options: ConnectionOptions())
      (owned, owner) = (made, made.session.application)
      expect(owner != nil)
      made.session.releaseScene()
    }
    expect(owned == nil && owner == nil)
  }
}
