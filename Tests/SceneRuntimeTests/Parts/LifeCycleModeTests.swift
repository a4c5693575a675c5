import Checking
import Foundation
import TestSupport
import Testing

@testable import SceneModel
@testable import SceneRuntime

/// The application life cycle: which applications have it, and which methods of the delegate are called.
@MainActor struct LifeCycleModeTests {
  /// An application delegate from before scenes.
  private final class Before: ApplicationDelegate {
    var log: [String] = []
    var options: [Application.LaunchOptionsKey: Any]?
    var window: SceneWindow?
    var states: [Application.State] = []
    var handlesLaunch = true
    /// The user activity that the delegate sets on its window during the launch.
    var activity: UserActivity?

    func application(
      _ application: Application,
      didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.append("didFinishLaunching")
      options = launchOptions
      let window = SceneWindow()
      window.content = StubContent()
      window.userActivity = activity
      window.makeKeyAndVisible()
      self.window = window
      return handlesLaunch
    }

    func applicationDidBecomeActive(_ application: Application) {
      log.append("didBecomeActive")
      states.append(application.applicationState)
    }

    func applicationWillResignActive(_ application: Application) {
      log.append("willResignActive")
      states.append(application.applicationState)
    }

    func applicationDidEnterBackground(_ application: Application) {
      log.append("didEnterBackground")
      states.append(application.applicationState)
    }

    func applicationWillEnterForeground(_ application: Application) {
      log.append("willEnterForeground")
      states.append(application.applicationState)
    }

    func application(
      _ application: Application, open url: URL, options: [Application.OpenURLOptionsKey: Any]
    ) -> Bool {
      log.append("open \(url.absoluteString)")
      return true
    }

    func application(
      _ application: Application, performActionFor shortcutItem: ShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      log.append("perform \(shortcutItem.type)")
      completionHandler(true)
    }

    func applicationWillTerminate(_ application: Application) { log.append("willTerminate") }

    func applicationDidReceiveMemoryWarning(_ application: Application) {
      log.append("memoryWarning")
    }
  }

  private func application(
    _ delegate: any ApplicationDelegate, manifest: SceneManifest? = nil,
    host: StubHost = StubHost(),
    profile: HostProfile = .phone
  ) -> Application {
    Application(
      identifier: "test", graph: SceneGraph(), contents: ContentFactories(), manifest: manifest,
      delegate: delegate, host: host, profile: profile, services: .repeatable())
  }

  @Test
  func `S33: without a manifest, an App and configurations the application's delegate is called`() {
    let delegate = Before()
    let host = StubHost()
    let application = application(delegate, host: host)
    application.handle(.launch([]))
    expectEqual(delegate.log, ["didFinishLaunching", "didBecomeActive"])
    expectEqual(application.lifeCycleMode, .application)
    expectEqual(host.windows, [SceneWindow.ID(session: "1", number: 1)])
    expectEqual(delegate.window?.isKeyWindow, true)
    delegate.log = []
    application.handle(.openSwitcher, .background(nil), .foreground)
    expectEqual(
      delegate.log,
      [
        "willResignActive", "didEnterBackground", "willEnterForeground", "didBecomeActive",
      ])
    // A "will" comes before the change, a "did" after it.
    expectEqual(delegate.states, [.active, .active, .background, .background, .active])
    delegate.log = []
    application.handle(.memoryPressure, .quit)
    expectEqual(
      delegate.log, ["memoryWarning", "willResignActive", "didEnterBackground", "willTerminate"])
    expect(application.isTerminated)
  }

  @Test func `the activity of a window becomes current with its scene, and ends with it`() {
    let delegate = Before()
    let activity = UserActivity(activityType: "read")
    delegate.activity = activity
    let application = application(delegate)
    application.handle(.launch([]))
    expect(application.currentUserActivity === activity)
    application.handle(.close("1"))
    expect(application.currentUserActivity == nil)
  }

  @Test func `S13: memory isn't taken from the window of an application without scenes`() {
    let delegate = Before()
    let host = StubHost()
    let application = application(delegate, host: host)
    application.handle(.launch([]), .background(nil))
    delegate.log = []
    application.handle(.memoryPressure, .foreground)
    expectEqual(delegate.log, ["memoryWarning", "willEnterForeground", "didBecomeActive"])
    expectEqual(host.windows, [SceneWindow.ID(session: "1", number: 1)])
  }

  @Test(arguments: HostProfile.all)
  func `S20: closing the only window ends the process`(profile: HostProfile) {
    let delegate = Before()
    let application = application(delegate, profile: profile)
    application.handle(.launch([]))
    delegate.log = []
    application.handle(.close("1"), .foreground)
    expectEqual(delegate.log, ["willResignActive", "didEnterBackground", "willTerminate"])
    expect(application.isTerminated)
    expectEqual(application.openSessions, [])
  }

  @Test func `a display has no scene in an application without scenes`() {
    let delegate = Before()
    let application = application(delegate)
    application.handle(.launch([]), .attachDisplay("Wall"))
    expectEqual(delegate.log, ["didFinishLaunching", "didBecomeActive"])
    expectEqual(application.openSessions.count, 1)
    expectEqual(application.problems.last?.place, "display \"Wall\"")
  }

  @Test func `a change of size calls no delegate in an application without scenes`() throws {
    let application = application(Before())
    let geometry = WindowScene.Geometry(size: .init(width: 400, height: 300))
    application.handle(.launch([]), .resize("1", to: geometry))
    let scene = try require(application.orderedSessions.first?.scene as? WindowScene)
    expectEqual(scene.effectiveGeometry, geometry)
    expect(!application.lines.contains("scene 1 didUpdateEffectiveGeometry"))
  }

  @Test func `S26: the application life cycle is one problem`() {
    let application = application(Before())
    application.handle(.launch([]), .background(nil), .foreground)
    expectEqual(application.problems.count, 1)
    expectEqual(application.problems.first?.code, .applicationLifeCycle)
    expectContains(application.problems.first?.remedy, "add a scene manifest")
  }

  @Test func `S6: launch options are passed without scenes only`()
    throws
  {
    let url = try require(URL(string: "postbox://message/42"))
    let link = ExternalEvent.openURL(.init(url, sourceApplication: "mail"))
    let delegate = Before()
    application(delegate).handle(.launch([link]))
    expectEqual(delegate.options?[.url] as? URL, url)
    expectEqual(delegate.options?[.sourceApplication] as? String, "mail")
    expectEqual(
      delegate.log, ["didFinishLaunching", "open postbox://message/42", "didBecomeActive"])
    let other = Before()
    application(other, manifest: SceneManifest(supportsMultipleScenes: false))
      .handle(.launch([link]))
    expect(other.options == nil)
  }

  @Test func `an event refused by a launch method isn't delivered, later ones are`()
    throws
  {
    let url = try require(URL(string: "postbox://message/42"))
    let events: [ExternalEvent] = [
      .openURL(.init(url)), .performShortcut(.init(type: "compose")),
    ]
    for event in events {
      let delegate = Before()
      delegate.handlesLaunch = false
      let application = application(delegate)
      application.handle(.launch([event]))
      expectEqual(delegate.options?.isEmpty, false)
      expectEqual(delegate.log, ["didFinishLaunching", "didBecomeActive"])
      delegate.log = []
      application.handle(.external(event))
      expectEqual(delegate.log.count, 1)
      expect(!application.problems.contains { $0.code == .unhandledEvent })
    }
  }

  @Test func `S20: with scenes the application's delegate gets no windows or links`() throws {
    let url = try require(URL(string: "postbox://message/42"))
    let delegate = Before()
    let application = application(delegate, manifest: SceneManifest(supportsMultipleScenes: false))
    application.handle(
      .launch([]), .openSwitcher, .background(nil), .foreground, .external(.openURL(.init(url))),
      .quit)
    expectEqual(delegate.log, ["didFinishLaunching", "willTerminate"])
    expectEqual(application.lifeCycleMode, .scenes)
    // Its window is shown nowhere, and says so.
    expect(application.problems.contains { $0.code == .windowWithoutScene })
  }

  @Test func `S33: a delegate that configures scenes has them`() {
    let delegate = RecordingApplicationDelegate()
    let application = application(delegate)
    application.handle(.launch([]))
    expectEqual(application.lifeCycleMode, .scenes)
    expectContains(delegate.log, "scene 1 sceneDidBecomeActive")
  }

  @Test func `a device without scenes tells the application, manifest or not`() {
    let delegate = Before()
    let application = application(
      delegate, manifest: SceneManifest(supportsMultipleScenes: true), profile: .classic)
    application.handle(.launch([]), .background(nil))
    expectEqual(
      delegate.log,
      [
        "didFinishLaunching", "didBecomeActive", "willResignActive", "didEnterBackground",
      ])
    expect(!application.supportsMultipleScenes)
    // It adopts scenes, so there is nothing to add.
    expectEqual(application.problems, [])
  }

  private final class Registering: ApplicationDelegate {
    var log: [String] = []

    func application(
      _ application: Application,
      didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) { log.append("token \(deviceToken.count)") }

    func application(
      _ application: Application,
      didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { log.append("\(error)") }
  }

  @Test func `registering for remote notifications is answered in a later turn`() {
    var services = RuntimeServices.repeatable()
    for (token, answer) in [(nil, "this host reaches no push service"), (Data([1]), "token 1")] {
      if let token { services.pushToken = { .success(token) } }
      let delegate = Registering()
      let application = Application.stub(delegate: delegate, services: services)
      application.handle(.launch([]))
      application.registerForRemoteNotifications()
      application.runTurn()
      expectEqual(delegate.log, [])
      expectEqual(application.lines.last, "request registration for remote notifications")
      application.runTurns()
      expectEqual(delegate.log, [answer])
    }
  }

  @Test func `S20: registering for remote notifications is answered in both life cycles`() {
    for manifest in [nil, SceneManifest(supportsMultipleScenes: true)] {
      let delegate = Registering()
      application(delegate, manifest: manifest).handle(
        .launch([]), .registeredForRemoteNotifications(Data([1, 2])),
        .failedToRegisterForRemoteNotifications("no network"))
      expectEqual(delegate.log, ["token 2", "no network"])
    }
  }

  private class Early: ApplicationDelegate {
    private let early = SceneWindow()

    required init() {
      early.content = StubContent()
      early.makeKeyAndVisible()
    }
  }

  private final class EarlyWindow: ApplicationDelegate {
    var window: SceneWindow? = SceneWindow()
  }

  private final class Inheriting: Early {}

  @Test func `a window created with the delegate is too early, which is one problem`() {
    let delegates: [@MainActor () -> any ApplicationDelegate] = [
      { Early() }, { EarlyWindow() }, { Inheriting() },
    ]
    for make in delegates {
      let old = application(
        make(), manifest: SceneManifest(supportsMultipleScenes: false), profile: .classic)
      old.handle(.launch([]))
      expectEqual(old.problems.count, 1)
      expectEqual(old.problems.first?.code, .windowBeforeLaunch)
      expectContains(old.problems.first?.remedy, "didFinishLaunchingWithOptions")
      let new = application(make(), manifest: SceneManifest(supportsMultipleScenes: false))
      new.handle(.launch([]))
      expectContains(new.problems.first?.remedy, "SceneWindow(windowScene:)")
    }
  }

  @Test func `an unhandled link is a problem in the application life cycle too`() throws {
    final class Deaf: ApplicationDelegate {}
    let url = try require(URL(string: "postbox://message/42"))
    let application = application(Deaf())
    application.handle(.launch([]), .external(.openURL(.init(url))))
    expect(application.problems.contains { $0.code == .unhandledEvent })
  }
}
