import Checking
import SceneRuntime
import Testing

@testable import SceneMigration

@Suite struct SourceEvidenceTests {
  @Test func `a method under a condition is told from one with other types`() {
    let app = SourceApp("#if canImport(Calls)\n\(Member.open)\n#endif")
    expectEqual(
      app.evidence.uncalled(.applicationOpenURL),
      .conditional(place: "App.swift:4", condition: "#if canImport(Calls)"))
    expectEqual(
      SourceApp(Member.open).evidence.uncalled(.applicationOpenURL), .other(place: "App.swift:3"))
  }

  @Test(arguments: [
    ("tint()\nreturn true", "private func tint() { self.window?.tintColor = .red }", true),
    ("window?.tintColor = .red\nreturn true", "", true),
    ("window = UIWindow()\nwindow?.tintColor = .red\nreturn true", "", false),
    ("let window = make()\nwindow.show()\nreturn true", "", false),
    (
      "return true", "func applicationDidBecomeActive(_ a: UIApplication) { window?.show() }", false
    ),
    ("return true", "func unused() { window?.show() }", false),
    ("return make(window: nil)", "", false),
  ])
  func `a use of the application delegate's window is found where it is reached`(
    launch: String, member: String, isFound: Bool
  ) {
    let app = SourceApp("var window: UIWindow?\n\(Member.launch(launch))\n\(member)")
    expectEqual((app.evidence.applicationWindowUse != nil), isFound)
  }

  @Test func `a configuration with a role of its own is found`() {
    let fixed = Member.configure(
      "return UISceneConfiguration(name: \"Main\", sessionRole: .windowApplication)")
    expectEqual(SourceApp(fixed).evidence.fixedRoles.map(\.role), ["windowApplication"])
    let right = fixed.replacing(".windowApplication", with: "session.role")
    expectEmpty(SourceApp(right).evidence.fixedRoles)
    expectEqual(SourceApp(right).evidence.oldRoles, [])
    let old = fixed.replacing(".windowApplication", with: ".windowExternalDisplay")
    expectEqual(SourceApp(old).evidence.oldRoles.count, 1)
  }

  @Test func `a delegate of plain scenes is told from one of windows`() {
    expectEqual(
      SourceApp(conformances: "UIResponder, UISceneDelegate").evidence
        .delegateWithoutWindows("SceneDelegate"), "App.swift:5")
    expect(SourceApp().evidence.delegateWithoutWindows("SceneDelegate") == nil)
  }

  @Test func `methods that no run plays are called, moved or unknown`() {
    let app = SourceApp(
      """
      func application(_ a: UIApplication, performFetchWithCompletionHandler h: () -> Void) { fetch() }
      func application(_ a: UIApplication, didUpdate u: NSUserActivity) { keep(u) }
      func application(_ a: UIApplication, shouldRestoreSecureApplicationState c: NSCoder) -> Bool { true }
      func application(_ a: UIApplication, doesSomethingElse b: Bool) { c() }
      """,
      scene: "func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { activity }")
    let found = UnplayedMethods.findings(app.evidence, uncertainty: nil)
    expectEqual(found.methods.map(\.verdict), [nil, .lost, .kept])
    expectEqual(found.methods.map(\.fate), ["is called", "is never called", "is never called"])
    expectEqual(found.unknown, ["application(_:doesSomethingElse:) (App.swift:6) isn't played"])
    let restoring = SourceApp(
      "func application(_ a: UIApplication, shouldSaveSecureApplicationState c: NSCoder) -> Bool { true }",
      scene: "func save() { session.stateRestorationActivity = activity }")
    let saved = UnplayedMethods.findings(restoring.evidence, uncertainty: nil)
    expectEqual(saved.methods.map(\.verdict), [.notJudged])
    let uncertain = UnplayedMethods.findings(app.evidence, uncertainty: "unknown superclass")
    expectEqual(uncertain.methods[1].verdict, .notJudged)
  }

  @Test func `methods of superclasses are the delegates' own`() {
    let text = """
      @main class AppDelegate: Base<Int> {}
      class Base<Value>: Root {
        func applicationDidEnterBackground(_ application: UIApplication) {}
      }
      class Root: UIResponder, UIApplicationDelegate {
        func applicationWillResignActive(_ application: UIApplication) { save() }
      }
      extension UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) {}
      }
      """
    let candidate = AppCandidate(
      name: "App", reason: "", module: "App",
      delegates: DelegateIndex(["App.swift"]) { _ in text }.delegates, files: ["App.swift"],
      notes: [])
    let evidence = SourceEvidence([SourceText(path: "App.swift", text: text)], candidate)
    expectEqual(
      evidence.applicationMethods.map(\.method.base),
      ["applicationDidEnterBackground", "applicationWillResignActive"])
    expect(evidence.idle(.applicationDidEnterBackground) != nil)
    expect(evidence.idle(.applicationWillResignActive) == nil)
  }

  @Test func `a problem has UIKit's names`() {
    let problem = Problem(
      .windowWithoutScene, at: "application", "a WindowScene needs a WindowSceneDelegate",
      remedy: "use SceneWindow(windowScene:)")
    expectEqual(
      problem.inUIKit,
      "application: a UIWindowScene needs a UIWindowSceneDelegate; use UIWindow(windowScene:)."
    )
  }
}
