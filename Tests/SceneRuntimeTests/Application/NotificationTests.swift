import Checking
import Foundation
import TestSupport
import Testing

@testable import SceneModel
@testable import SceneRuntime

/// Notifications: which there are, in which order, and what they are posted for.
@MainActor struct NotificationTests {
  /// Keeps what is posted, between what the delegate is told.
  @MainActor private final class Journal {
    let delegate = RecordingApplicationDelegate()
    private var tokens: [any NSObjectProtocol] = []
    private let center: NotificationCenter

    private static let names = [
      ConnectedScene.willConnectNotification, ConnectedScene.didDisconnectNotification,
      ConnectedScene.didActivateNotification, ConnectedScene.willDeactivateNotification,
      ConnectedScene.willEnterForegroundNotification,
      ConnectedScene.didEnterBackgroundNotification,
      Application.didFinishLaunchingNotification, Application.didBecomeActiveNotification,
      Application.willResignActiveNotification, Application.didEnterBackgroundNotification,
      Application.willEnterForegroundNotification, Application.willTerminateNotification,
      Application.didReceiveMemoryWarningNotification,
    ]

    init(_ center: NotificationCenter) {
      self.center = center
      for name in Self.names {
        let token = center.addObserver(forName: name, object: nil, queue: nil) {
          [delegate] notification in
          nonisolated(unsafe) let object = notification.object  // Posted on the main actor.
          let name = notification.name.rawValue.replacingOccurrences(of: "Notification", with: "")
          MainActor.assumeIsolated {
            let place = (object as? ConnectedScene).map { "scene \($0.session.id) " } ?? ""
            delegate.log.append("* \(place)\(name.replacingOccurrences(of: "UI", with: ""))")
          }
        }
        tokens.append(token)
      }
    }

    isolated deinit { for token in tokens { center.removeObserver(token) } }
  }

  private func launch(_ scenes: Int = 1) -> (Application, Journal) {
    let services = RuntimeServices.repeatable()
    let journal = Journal(services.notifications)
    let application = Application.stub(delegate: journal.delegate, services: services)
    application.handle(.launch([]))
    for _ in 1..<scenes { application.handle(.newWindow) }
    return (application, journal)
  }

  @Test func `S3, S22, S23: each follows its delegate's call, the application's the scene's`() {
    let (_, journal) = launch()
    expectEqual(
      journal.delegate.log,
      [
        "willFinishLaunching", "didFinishLaunching", "* ApplicationDidFinishLaunching",
        "scene 1 configurationForConnecting", "scene 1 willConnectTo",
        "* scene 1 SceneWillConnect", "scene 1 sceneWillEnterForeground",
        "* scene 1 SceneWillEnterForeground", "* ApplicationWillEnterForeground",
        "scene 1 sceneDidBecomeActive", "* scene 1 SceneDidActivate",
        "* ApplicationDidBecomeActive",
      ])
  }

  @Test func `S4, S21, S22: so they do on the way to the background and to the end`() {
    let (application, journal) = launch()
    journal.delegate.log = []
    application.handle(.background(nil), .memoryPressure, .quit)
    expectEqual(
      journal.delegate.log,
      [
        "scene 1 sceneWillResignActive", "* scene 1 SceneWillDeactivate",
        "* ApplicationWillResignActive", "scene 1 sceneDidEnterBackground",
        "* scene 1 SceneDidEnterBackground", "* ApplicationDidEnterBackground",
        "applicationDidReceiveMemoryWarning", "* ApplicationDidReceiveMemoryWarning",
        "scene 1 sceneDidDisconnect", "* scene 1 SceneDidDisconnect", "applicationWillTerminate",
        "* ApplicationWillTerminate",
      ])
  }

  @Test func `S25: the application's are posted when the foremost of its scenes changes`() {
    let (application, journal) = launch(2)
    expectEqual(application.applicationState, .active)
    journal.delegate.log = []
    application.handle(.background("1"))
    expect(!journal.delegate.log.contains { $0.contains("Application") })
    expectEqual(application.applicationState, .active)
    application.handle(.background("2"))
    expectEqual(
      journal.delegate.log.filter { $0.contains("Application") },
      [
        "* ApplicationWillResignActive", "* ApplicationDidEnterBackground",
      ])
    expectEqual(application.applicationState, .background)
  }

  @Test func `S24: entering the foreground posts nothing of being active`() {
    let (application, journal) = launch()
    application.handle(.background(nil))
    journal.delegate.log = []
    application.handle(.foreground)
    expectEqual(
      journal.delegate.log.filter { $0.hasPrefix("* scene") },
      [
        "* scene 1 SceneWillEnterForeground", "* scene 1 SceneDidActivate",
      ])
  }

  @Test func `they come as a sequence too, of this application only`() async {
    let services = RuntimeServices.repeatable()
    var others = services
    others.store = MemorySessionStore()
    let application = Application.stub(services: services)
    let other = Application.stub(services: others)
    var scenes = application.notifications(named: ConnectedScene.didActivateNotification)
      .makeAsyncIterator()
    var ends = application.notifications(named: Application.willTerminateNotification)
      .makeAsyncIterator()
    other.handle(.launch([]))
    application.handle(.launch([]), .newWindow, .quit)
    await expectEqual(scenes.next()?.session, "2")
    await expectEqual(scenes.next()?.session, "3")
    let end = await ends.next()
    expectEqual(end?.name, Application.willTerminateNotification)
    expect(end?.session == nil)
    other.tearDown()
  }

  @Test func `what others post is left out, on whatever thread`() async {
    let center = NotificationCenter()
    let services = RuntimeServices.repeatable(notifications: center)
    let application = Application.stub(services: services)
    var scenes = application.notifications(named: ConnectedScene.didActivateNotification)
      .makeAsyncIterator()
    await Task.detached {
      center.post(name: ConnectedScene.didActivateNotification, object: nil)
      center.post(name: ConnectedScene.didActivateNotification, object: "a scene")
    }.value
    center.post(name: ConnectedScene.didActivateNotification, object: application)
    application.handle(.launch([]))
    await expectEqual(scenes.next()?.session, "1")
  }

  @Test func `the center of an application's notifications is that of its services`() {
    let center = NotificationCenter()
    let services = RuntimeServices.repeatable(notifications: center)
    expect(Application.stub(services: services).notificationCenter === center)
    expect(RuntimeServices.repeatable().notifications !== NotificationCenter.default)
  }
}
