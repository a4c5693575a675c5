import Checking
import Foundation
import Testing

@testable import SceneMigration

@Suite(.thread(.projects)) struct SceneMigrationTests {
  /// A project of one app before scenes, whose delegate uses a class that isn't there.
  private static let source = """
    import UIKit
    import Analytics

    @UIApplicationMain
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
      ) -> Bool {
        Tracker.shared.track(url.absoluteString)
        return Tracker.shared.isReady
      }

      func applicationDidEnterBackground(_ application: UIApplication) { Tracker.shared.save() }
    }
    """

  /// The folder of the products of the build, beside the tests.
  static var products: URL {
    URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
  }

  private func project(_ name: String = "AppDelegate.swift") throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(Self.source.utf8).write(to: folder.appending(path: name))
    return folder
  }

  @Test(
    .disabled(if: isSanitized, "a built app would have to be linked with the sanitizer"),
    arguments: ["AppDelegate.swift", "App Délégate:2:3: error: x.swift"])
  func `the losses of an app are found, and its folder isn't changed`(name: String) throws {
    let folder = try project(name)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try ProjectFiles(folder)
    let candidate = try require(AppFinder(files: files).candidates().first)
    let work = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: work) }
    var review = AppReview(
      candidate, files: files, toolchain: try Toolchain(products: Self.products), folder: work,
      isDryRun: false)
    let report = try review.run()
    expect(report.notRun == nil)
    expectContains(report.standIns.map(\.name), "Tracker")
    let link = report.events.filter { $0.event == "link" }
    expectEqual(link.map(\.verdict), [.lost, .lost])
    expectEqual(
      report.methods.first { $0.verdict == .lost }?.method, "applicationDidEnterBackground(_:)")
    try expectEqual(
      FileManager.default.contentsOfDirectory(atPath: folder.path), [name])
    try expectEqual(
      String(contentsOf: folder.appending(path: name), encoding: .utf8), Self.source)
  }

  /// The report on an app whose delegate has members.
  private func report(on members: String, before: String = "") throws -> AppReport {
    let project = try FixtureProject([
      "AppDelegate.swift": """
      import UIKit
      \(before)
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
        ) -> Bool { print(url); return true }
      \(members)
      }
      """
    ])
    let work = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer {
      for folder in [project.folder, work] { try? FileManager.default.removeItem(at: folder) }
    }
    let files = try ProjectFiles(project.folder)
    var review = AppReview(
      try require(AppFinder(files: files).candidates().first), files: files,
      toolchain: try Toolchain(products: Self.products), folder: work, isDryRun: false)
    return try review.run()
  }

  @Test(.disabled(if: isSanitized, "a built app would have to be linked with the sanitizer"))
  func `code that always ends the process is left out, and other code is told of`() throws {
    let always = try report(
      on: """
          func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            let value: Int? = Bundle.main.infoPlist == nil ? nil : 1
            print(value!)
            return true
          }
        }
        extension Bundle { var infoPlist: [String: Int]? { nil }
        """)
    expect(always.notRun == nil)
    expectEqual(always.events.prefix(2).map(\.verdict), [.lost, .lost])
    expect(always.changes.contains { $0.kind == .leftOut && $0.old.contains("value!") })
    let some = try report(
      on: """
          func applicationDidEnterBackground(_ application: UIApplication) {
            if Settings.shared.isOn { fatalError("on") }
            Settings.shared.save()
          }
        """)
    // All with no, the parts with yes, and the question the other way.
    expectEqual(some.runs, 3)
    expect(
      some.notJudged.contains {
        $0.hasPrefix("with some answers of stand-ins the app's code ends: AppDelegate.swift:")
      })
  }

  @Test(.disabled(if: isSanitized, "a built app would have to be linked with the sanitizer"))
  func `a delegate in another type is run`() throws {
    let report = try report(on: "}", before: "enum Mail { struct Start {}")
    expect(report.notRun == nil)
    expectEqual(report.events.prefix(2).map(\.verdict), [.lost, .lost])
  }

  @Test func `a class with @main in two branches of a condition starts the program once`() throws {
    let text = """
      #if DEBUG
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      #else
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      #endif
      """
    let program = try FixtureProject.finder(of: ["AppDelegate.swift": text]) { finder in
      AppReview(
        try require(finder.candidates().first), files: finder.files, toolchain: .forReading,
        folder: finder.files.root, isDryRun: true
      ).program(in: [SourceText(path: "AppDelegate.swift", text: text)])
    }
    expectEqual(program.ranges(of: "static func main()").count, 1)
  }

  @Test func `a dry run, which judges nothing, has the status of a success`() throws {
    let folder = try project()
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try ProjectFiles(folder)
    let candidate = try require(AppFinder(files: files).candidates().first)
    var review = AppReview(
      candidate, files: files, toolchain: .forReading, folder: folder, isDryRun: true)
    let app = try review.run()
    expectEqual(ProjectReport(project: "a", apps: [app]).exitStatus, 2)
    expectEqual(ProjectReport(project: "a", apps: [app], isDryRun: true).exitStatus, 0)
  }

  @MainActor
  @Test(arguments: [
    ("", "", "a configuration that names a scene delegate"),
    (
      "", "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}",
      "a configuration that names SceneDelegate (SceneDelegate.swift:1)"
    ),
    ("", "@main struct Mail: App {}", nil),
    (
      "func application(_ a: UIApplication, configurationForConnecting b: UISceneSession, options: "
        + "UIScene.ConnectionOptions) -> UISceneConfiguration { b.configuration }", "", nil
    ),
  ])
  func `S26, S33: an app without a manifest and without configurations ends at launch`(
    member: String, scene: String, reason: String?
  ) throws {
    let project = try FixtureProject([
      "AppDelegate.swift":
        "@main class AppDelegate: UIResponder, UIApplicationDelegate {\n\(member)\n}\n",
      "SceneDelegate.swift": scene, "Info.plist": FixtureProject.infoPlist(),
    ])
    defer { try? FileManager.default.removeItem(at: project.folder) }
    let files = try ProjectFiles(project.folder)
    var review = AppReview(
      try require(AppFinder(files: files).candidates().first), files: files,
      toolchain: .forReading, folder: project.folder, isDryRun: true)
    let app = try review.run()
    expectEqual(app.losses.count, reason == nil ? 0 : 1)
    if let reason { expectContains(app.losses.first, reason) }
    expectEqual(
      ProjectReport(project: "a", apps: [app], isDryRun: true).exitStatus, reason == nil ? 0 : 1)
  }

  @MainActor @Test func `a delegate that no file of the project has is wrong in the manifest`()
    throws
  {
    func problems(_ name: String) throws -> [String] {
      let project = try FixtureProject([
        "AppDelegate.swift": FixtureProject.delegate(),
        "Info.plist": """
        <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
        <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
        <key>UISceneDelegateClassName</key><string>\(name)</string>
        </dict></array></dict></dict></dict></plist>
        """,
      ])
      defer { try? FileManager.default.removeItem(at: project.folder) }
      let files = try ProjectFiles(project.folder)
      var review = AppReview(
        try require(AppFinder(files: files).candidates().first), files: files,
        toolchain: .forReading, folder: project.folder, isDryRun: true)
      return try review.run().manifestProblems
    }
    expect(
      try problems("InboxSceneDelegate").contains { $0.contains("no class InboxSceneDelegate") })
    expect(try !problems("OtherKit.InboxSceneDelegate").contains { $0.contains("no class") })
  }

  @Test(arguments: [
    ("--format pdf .", 64), ("", 64), ("a b", 64), ("--what .", 64), ("/nowhere/at/all", 66),
    ("/etc/hostname", 65), (". --tests /etc/hostname", 64), (". --work /etc/hostname", 64),
    ("Examples/Postbox --work Examples/Postbox", 64),
    ("Examples/Postbox --work ./Examples/Postbox/a/b", 64),
    ("Examples/Postbox --dry-run --work /proc/a", 74),
  ])
  @MainActor func `a wrong command line has a status of its own`(line: String, status: Int32) {
    let error = #expect(throws: MigrationError.self) {
      _ = try SceneMigration.run(line.split(separator: " ").map(String.init))
    }
    expectEqual(error?.reason.rawValue, status)
  }

  @Test func `variables have values, modifiers and an end`() {
    var variables = Variables(
      ["PRODUCT_NAME": "My App", "A": "$(B)", "B": "$(A)"], target: "Target")
    expectEqual(variables.expand("$(PRODUCT_MODULE_NAME).SceneDelegate"), "My_App.SceneDelegate")
    expectEqual(variables.expand("${TARGET_NAME:lower}"), "target")
    expectEqual(variables.expand("$(UNKNOWN)"), "$(UNKNOWN)")
    expect(variables.expand("$(A)").count < 100)
    expectEqual(variables.expand("$("), "$(")
    expectEqual(variables.expand("https:/$()/host"), "https://host")
  }

  @Test(arguments: [
    ("$(MISSING:default=x)", "x"), ("$(EMPTY:default=a:b)", "a:b"), ("$(MISSING:default=)", ""),
    ("$(NAME:upper:default=x)", "MAIL"), ("${MISSING:default=$(NAME)}s", "Mails"),
  ])
  func `a variable without a value has its default value`(text: String, value: String) {
    var variables = Variables(["NAME": "Mail", "EMPTY": ""], target: "Target")
    expectEqual(variables.expand(text), value)
    expectEqual(variables.unknown, [])
  }

  @Test func `variables that name each other have no value`() {
    var settings = ["A": "$(B) $(C)", "B": "$(A)$(C)", "C": "$(A)$(B)$(C)$(A)$(B)$(C)"]
    for number in 0..<30 { settings["N\(number)"] = "$(N\(number + 1))$(N\(number + 1))" }
    var variables = Variables(settings, target: "Target")
    expect(variables.expand("$(A)").count < 1000)
    expect(variables.unknown.isSuperset(of: ["A", "B", "C"]))
    expect(variables.expand("$(N0)").count < 100_000)
    expectEqual(variables.expand("$(TARGET_NAME) $(TARGET_NAME)"), "Target Target")
  }
}
