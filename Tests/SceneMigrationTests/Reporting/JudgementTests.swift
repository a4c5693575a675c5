import Checking
import Testing

@testable import SceneMigration

@Suite struct JudgementTests {
  private static let resign = "func applicationWillResignActive(_ application: UIApplication)"
  private static let sceneResign = "func sceneWillResignActive(_ scene: UIScene)"

  @Test(arguments: [
    ("{ save() }", "{ save() }", Verdict.kept), ("{ save() }", "{}", .lost),
    ("{ save() }", nil, .lost), ("{}", nil, nil), ("{ /* later */ }", "{ save() }", nil),
  ])
  func `a method is kept only if its successor does something`(
    own: String, successor: String?, verdict: Verdict?
  ) {
    let app = SourceApp(
      "\(Self.resign) \(own)", scene: successor.map { "\(Self.sceneResign) \($0)" } ?? "")
    expectEqual(app.method("applicationWillResignActive(_:)")?.verdict, verdict)
  }

  @Test func `a link is lost cold or warm, where nothing takes it`() {
    expectEqual(SourceApp(Member.open, scene: Member.connect).verdicts("link"), [.lost, .lost])
    expectEqual(
      SourceApp(Member.open, scene: Member.connect + "\n" + Member.openContexts).verdicts("link"),
      [.lost, .kept])
    let missed = SourceApp(scene: Member.connect + "\n" + Member.openContexts)
    expectEqual(missed.verdicts("link"), [.missedAtLaunch, .gained])
    let reason = missed.judgement.events.first?.reason
    expectContains(reason, "read connectionOptions.urlContexts in")
  }

  @Test func `a link that only some answers of stand-ins let through is missed at launch too`() {
    let app = SourceApp(scene: Member.connect + "\n" + Member.openContexts)
    let other = SourceApp(scene: Member.connect)
    let judgement = Judgement(
      trials: Trials(
        app.evidence.report(of: app.candidate), other.evidence.report(of: other.candidate)),
      evidence: app.evidence, candidate: app.candidate, standIns: [], missingDelegate: nil)
    let links = judgement.events.filter { $0.event == "link" }
    expectEqual(links.map(\.verdict), [.missedAtLaunch, .notJudged])
    expectContains(
      links.first?.reason ?? "",
      "handled while the app runs, in some runs of the copy, but not when it launches the app; read "
        + "connectionOptions.urlContexts in")
    expectEqual(links.last?.withScenes, ["scene(_:openURLContexts:): handled in some runs"])
  }

  @Test func `a method that no run calls is implemented only if the source declares it`() {
    let name = "applicationDidReceiveMemoryWarning(_:)"
    expectEqual(SourceApp().method(name)?.implementation, "not implemented")
    let own = "func applicationDidReceiveMemoryWarning(_ application: UIApplication) { save() }"
    expectEqual(SourceApp(own).method(name)?.implementation, "implemented")
  }

  @Test func `a method that only answers handles nothing`() {
    let idle = Member.open.replacing("show(url)", with: "")
    expectEqual(SourceApp(idle, scene: Member.connect).verdicts("link"), [.unhandled, .unhandled])
    let app = SourceApp(idle, scene: Member.connect + "\n" + Member.openContexts)
    expectEqual(app.verdicts("link"), [.missedAtLaunch, .gained])
  }

  @Test func `the method for links of older systems counts`() {
    let old = """
      func application(
        _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
      ) -> Bool { show(url) }
      """
    expectEqual(SourceApp(old, scene: Member.connect).verdicts("link"), [.lost, .lost])
    expectEqual(
      SourceApp(old, scene: Member.connect + "\n" + Member.openContexts).verdicts("link"),
      [.lost, .kept])
  }

  @Test func `a private method is called in neither life cycle`() {
    let app = SourceApp("private " + Member.open, scene: Member.connect)
    expectEqual(app.verdicts("link"), [.unhandled, .unhandled])
    expectContains(
      app.method("application(_:open:options:)")?.implementation, "private")
  }

  @Test func `the async variant of a method counts`() {
    let app = SourceApp(
      scene: """
        func windowScene(_ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem) async -> Bool {
          await perform(item)
        }
        """)
    expectEqual(app.verdicts("quick action").last, .gained)
  }

  @Test(arguments: [false, true])
  func `S42, S77: the response that a scene connects for is in its options, and more isn't certain`(
    isRead: Bool
  ) {
    let connect =
      isRead
      ? Member.connect.replacing("window =", with: "take(options.notificationResponse)\nwindow =")
      : Member.connect
    let app = SourceApp(
      Member.launch("UNUserNotificationCenter.current().delegate = self\nreturn true") + """

        func userNotificationCenter(
          _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
        ) async { show(response) }
        """, scene: connect)
    expectEqual(app.verdicts("notification"), [.notJudged, .kept])
    let notification = app.judgement.events.first { $0.event == "notification" }
    expectContains(notification?.before.first, "userNotificationCenter(")
    guard !isRead else { return }
    expectEqual(
      notification?.reason?.hasSuffix(
        "reports from devices differ on whether that method is called too; read "
          + "connectionOptions.notificationResponse in scene(_:willConnectTo:options:) of a scene "
          + "delegate, and act on a response once"), true)
  }

  @Test func `a share that the application's delegate accepts is lost without a scene's method`() {
    let accept = "AcceptCloudKitShareWith metadata: CKShare.Metadata) { accept(metadata) }"
    let application = "func application(_ application: UIApplication, userDid" + accept
    expectEqual(SourceApp(application, scene: Member.connect).verdicts("share"), [.lost, .lost])
    let moved = SourceApp(
      application, scene: "func windowScene(_ scene: UIWindowScene, userDid" + accept)
    expectEqual(moved.verdicts("share"), [.lost, .kept])
  }

  @Test func `options that the application's delegate reads when it configures are taken`() {
    let configure = Member.configure("pending = options.shortcutItem\nreturn session.configuration")
    let app = SourceApp(configure, scene: Member.connect)
    expectEqual(app.verdicts("quick action").first, .gained)
    // An activity may only choose the configuration.
    let choose = Member.configure(
      "return options.userActivities.isEmpty ? session.configuration : other")
    expectEqual(SourceApp(choose, scene: Member.connect).verdicts("activity").first, .notJudged)
  }

  @Test func `options that a delegate hands to its own methods aren't a doubt`() {
    let connect = Member.connect.replacing("window =", with: "take(from: options)\nwindow =")
    let own = "func take(from options: UIScene.ConnectionOptions) { print(options.urlContexts) }"
    let app = SourceApp(Member.open, scene: connect + "\n" + own)
    expectEqual(app.verdicts("link").first, .notJudged)
    expectEqual(app.verdicts("quick action").first, .unhandled)
    let outside = connect.replacing("take(", with: "router.take(")
    expectEqual(
      SourceApp(scene: outside + "\n" + own).verdicts("quick action").first, .notJudged)
  }

  @Test func `launch options say nothing of a failure that follows`() {
    let app = SourceApp(
      Member.launch("return Tracker.start(launchOptions)"), scene: Member.connect)
    expectEqual(app.verdicts("Handoff, failing"), [.unhandled, .unhandled])
    expectEqual(app.verdicts("quick action").first, .notJudged)
  }

  @Test func `a superclass of UIKit has no methods of delegates`() {
    let app = SourceApp(
      Member.open, scene: Member.connect,
      conformances: "UITabBarController, UIWindowSceneDelegate")
    expectEqual(app.verdicts("link"), [.lost, .lost])
    let unknown = SourceApp(
      Member.open, scene: Member.connect, conformances: "SharedScene, UIWindowSceneDelegate")
    expectEqual(unknown.verdicts("link").last, .notJudged)
  }

  @Test func `views may handle links that delegates don't`() {
    var judgement = SourceApp(scene: Member.connect).judgement
    judgement.views = "App.swift has views"
    let link = judgement.events.filter { $0.event == "link" }
    expectEqual(link.map(\.verdict), [.notJudged, .notJudged])
    expectEqual(judgement.events.last?.verdict, .unhandled)
  }

  @Test(arguments: ["true", "false", "nil", "return false"])
  func `a method that answers with a literal does nothing`(answer: String) {
    let open = Member.open.replacing("show(url)", with: "").replacing("return true", with: answer)
    expectEqual(SourceApp(open, scene: Member.connect).verdicts("link"), [.unhandled, .unhandled])
  }

  @Test(arguments: [
    ("private", Verdict.unhandled), ("fileprivate", .unhandled), ("@objc private", .lost),
  ])
  func `UIKit finds a private method by its name in Objective-C alone`(
    modifier: String, verdict: Verdict
  ) {
    let app = SourceApp("\(modifier) \(Member.open)", scene: Member.connect)
    expectEqual(app.verdicts("link"), [verdict, verdict])
  }

  @Test func `the arrival of an announced activity isn't missed at launch, where it never is`() {
    let app = SourceApp(
      scene:
        "\(Member.connect)\nfunc scene(_ scene: UIScene, continue a: NSUserActivity) { show(a) }")
    expect(!app.verdicts("Handoff, arriving").contains(.missedAtLaunch))
    expectEqual(app.verdicts("activity"), [.missedAtLaunch, .gained])
  }
}
