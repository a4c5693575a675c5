import Checking
import Foundation
import Testing

@testable import SceneMigration

@Suite struct AppFinderTests {
  private func absence(_ files: [String: String]) throws -> String {
    try FixtureProject.finder(of: files) {
      expectEmpty($0.candidates())
      return "\($0.absence(in: "P"))"
    }
  }

  @Test func `the reason why there is no app is the nearest one`() throws {
    try expectEqual(
      absence(["A.swift": "\n\n@main class AppDelegate: UIApplicationDelegate {\n"]),
      "A.swift:3: brackets don't match, and no delegate can be read; mend the file")
    try expectEqual(
      absence([
        "B/XAppDelegate.m": "@implementation XAppDelegate",
        "B/XAppDelegate.h": "@interface XAppDelegate : UIResponder <UIApplicationDelegate>",
      ]), "P: B/XAppDelegate.m is Objective-C, which isn't read; a report needs a delegate in Swift"
    )
    try expectEqual(
      absence(["README.md": ""]),
      "P: it has no Swift files; name the folder that contains the app's sources")
    try expectContains(
      absence(["A.swift": "@main class A: NSObject, NSApplicationDelegate {}"]),
      "A.swift:1 is the delegate of a Mac app")
    try expectContains(
      absence(["A.swift": "", "vendor/B.swift": FixtureProject.delegate()]),
      "its only Swift file (left out as folders of dependencies or products: vendor)")
  }

  @Test(arguments: ["NSStringFromClass(AppDelegate.self)", "\"AppDelegate\"", "nil"])
  func `a main file says which delegate the app begins with`(name: String) throws {
    let app = try require(
      FixtureProject.candidates(of: [
        "AppDelegate.swift": "class AppDelegate: UIResponder, UIApplicationDelegate {}",
        "main.swift": "UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, \(name))",
      ]).first)
    expectEqual(app.isOfUIKit, (name != "nil"))
  }

  @Test func `an Info.plist that Xcode preprocesses is read without its conditions`() throws {
    let app = try require(
      FixtureProject.candidates(of: [
        "AppDelegate.swift": FixtureProject.delegate(),
        "Info.plist": """
        <plist version="1.0"><dict>
        <key>LSRequiresIPhoneOS</key><true/>
        #ifdef DEBUG
        <key>Debug</key><true/>
        #else
        <key>Release</key><true/>
        #endif
        </dict></plist>
        """,
      ]).first)
    expect(app.infoPlist?["Release"] != nil)
    expect(app.infoPlist?["Debug"] == nil)
  }

  @Test func `an application's delegate in Objective-C is noted`() throws {
    let app = try require(
      FixtureProject.candidates(of: [
        "SceneDelegate.swift": "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}",
        "AppDelegate.m": "@interface AppDelegate () <UIApplicationDelegate>",
      ]).first)
    expectEqual(app.notes, ["AppDelegate.m is Objective-C, which isn't read"])
  }

  @Test func `apps of projects further down come last`() throws {
    let apps = try FixtureProject.candidates(of: [
      "Local/Kit/Example/A.xcodeproj/project.pbxproj": FixtureProject.xcode(),
      "Local/Kit/Example/App/AppDelegate.swift": FixtureProject.delegate(),
      "Main.xcodeproj/project.pbxproj": FixtureProject.xcode(),
      "App/AppDelegate.swift": FixtureProject.delegate(),
    ])
    expectEqual(apps.map(\.reason).first, "application target of Main.xcodeproj")
    expectEqual(apps.map(\.isFurther), [false, true])
  }

  @Test func `a scene delegate of a package is found by the code that names it`() throws {
    let named = """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func configure(_ configuration: UISceneConfiguration) {
          configuration.delegateClass = MailSceneDelegate.self
        }
      }
      """
    let kit = "Packages/Kit/Sources/Kit/MailSceneDelegate.swift"
    let candidate = try require(
      try FixtureProject.candidates(of: [
        "App.xcodeproj/project.pbxproj": FixtureProject.xcode("SDKROOT = iphoneos;"),
        "App/AppDelegate.swift": named,
        kit: "public class MailSceneDelegate: NSObject, UIWindowSceneDelegate {}",
      ]).first)
    expectEqual(candidate.sceneDelegates.map(\.name), ["MailSceneDelegate"])
    expectEqual(candidate.files, ["App/AppDelegate.swift", kit])
  }

  @Test func `a second delegate with the name of the first is noted`() throws {
    let app = try require(
      FixtureProject.candidates(of: [
        "After/AppDelegate.swift": "class AppDelegate: UIResponder, UIApplicationDelegate {}",
        "Before/AppDelegate.swift": "class AppDelegate: UIResponder, UIApplicationDelegate {}",
      ]).first)
    expectEqual(app.delegates.map(\.file), ["After/AppDelegate.swift"])
    expectEqual(
      app.notes,
      [
        "Before/AppDelegate.swift:1: another class AppDelegate, which isn't reported; if it is of "
          + "another app, name the folder of each"
      ])
  }

  @Test(arguments: ["App.xcodeproj", "App.xcworkspace"])
  func `a project of Xcode is refused with the folder to name`(name: String) throws {
    let project = try FixtureProject(["\(name)/contents": ""])
    defer { try? FileManager.default.removeItem(at: project.folder) }
    let error = #expect(throws: MigrationError.self) {
      _ = try ProjectFiles(project.folder.appending(path: name))
    }
    expectContains("\(try #require(error))", "name the folder that contains it: ")
  }

  @Test func `obsolete methods are noted`() throws {
    let app = try require(
      FixtureProject.candidates(of: [
        "A.swift": """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          @available(iOS, obsoleted: 13.0)
          func applicationDidBecomeActive(_ application: UIApplication) {}
        }
        """
      ]).first)
    expectEqual(
      app.notes,
      [
        "A.swift:3: applicationDidBecomeActive(_:) is taken as not there, because of "
          + "@available(iOS, obsoleted: 13.0)"
      ])
  }

  @Test func `a single file is called so`() throws {
    let project = try FixtureProject(["A.swift": FixtureProject.delegate()])
    defer { try? FileManager.default.removeItem(at: project.folder) }
    let files = try ProjectFiles(project.folder.appending(path: "A.swift"))
    expectEqual(AppFinder(files: files).candidates().map(\.reason), ["the file that was named"])
  }

  @Test func `what is left out of a folder is noted`() throws {
    let files = [
      "A.swift": "", "B/C.swift": "", "B/D/E.swift": "", "My.xc.files/F.swift": "",
      "Pods/G.swift": "", "Icons.xcassets/H.swift": "", "I.swift/J.swift": "",
    ]
    try FixtureProject.finder(of: files) { finder in
      expectEqual(
        finder.files.swift,
        ["A.swift", "B/C.swift", "B/D/E.swift", "I.swift/J.swift", "My.xc.files/F.swift"])
      expectEqual(finder.notes, ["left out as folders of dependencies or products: Pods"])
    }
    try FixtureProject.finder(of: files, limit: 8) { finder in
      expectEqual(finder.files.swift.first, "A.swift")
      expectContains(finder.notes.first, "only the first 8 entries were looked at")
    }
    let large = String(repeating: " ", count: 4_000_000)
    let notes = try FixtureProject.finder(of: ["Large.swift": large]) { $0.notes }
    expectEqual(
      notes, ["left out, because they can't be read or are larger than 4 MB: Large.swift"])
  }

  @Test(arguments: ["\u{FEFF}", "\r", "\r\n"])
  func `marks and line breaks of other systems are no part of the source`(sign: String) throws {
    var text = "import Vendor\nimport UIKit\n" + FixtureProject.delegate()
    text = sign.first == "\u{FEFF}" ? sign + text : text.replacing("\n", with: sign)
    let found = try FixtureProject.finder(of: ["AppDelegate.swift": text]) { finder in
      (finder.candidates().first?.delegates.first?.line, finder.files.text("AppDelegate.swift"))
    }
    expectEqual(found.0, 3)
    var preparation = Preparation(modules: ["UIKit"])
    _ = preparation.prepared(SourceText(path: "AppDelegate.swift", text: found.1 ?? ""))
    expectEqual(preparation.cutModules, ["Vendor"])
  }

  @Test func `links are neither followed nor read`() throws {
    let project = try FixtureProject(["App/AppDelegate.swift": FixtureProject.delegate()])
    let other = try FixtureProject(["OtherDelegate.swift": FixtureProject.delegate("Other")])
    defer {
      for folder in [project.folder, other.folder] {
        try? FileManager.default.removeItem(at: folder)
      }
    }
    let manager = FileManager.default
    for (name, target) in [("Loop", "."), ("Other", other.folder.path), ("A.swift", "/etc/passwd")]
    {
      try manager.createSymbolicLink(
        atPath: project.folder.appending(path: name).path, withDestinationPath: target)
    }
    let files = try ProjectFiles(project.folder)
    expectEqual(files.swift, ["App/AppDelegate.swift"])
    expectContains(files.notes.first ?? "", "A.swift")
  }

  @Test func `a main file isn't compiled, because the report has an entry point of its own`() throws
  {
    let main =
      "UIApplicationMain(argc, argv, nil, NSStringFromClass(AppDelegate.self))\nextension AppDelegate {}"
    let app = try require(
      FixtureProject.candidates(of: [
        "AppDelegate.swift": "class AppDelegate: UIResponder, UIApplicationDelegate {}",
        "main.swift": main,
      ]).first)
    expectEqual(app.files, ["AppDelegate.swift"])
  }

  @Test(arguments: [
    "class Mail: UIResponder, UIWindowSceneDelegate {}",
    "@main class Mail: UIResponder, UIApplicationDelegate {}",
    "@main class Start: Mail, UIApplicationDelegate {}\nclass Mail: UIResponder {}",
  ])
  func `an extension of a delegate or its superclass is compiled, whatever it mentions`(
    text: String
  ) throws {
    let app = try require(
      FixtureProject.candidates(of: [
        "Mail.swift": text, "MailList.swift": "extension MailList { func open() {} }",
        "Links.swift": "extension Mail { func open() {} }", "Other.swift": "struct Other {}",
      ]).first)
    expectEqual(app.files, ["Mail.swift", "Links.swift"])
  }

  @Test func `an extension of a superclass in a file of its own is compiled`() throws {
    let app = try require(
      FixtureProject.candidates(of: [
        "Start.swift": "@main class Start: Base, UIApplicationDelegate {}",
        "Base.swift": "class Base: UIResponder {}", "Links.swift": "extension Base {}",
        "More.swift": "extension Start {}",
      ]).first)
    expectEqual(app.files, ["Start.swift", "Base.swift", "Links.swift", "More.swift"])
  }

  @Test func `a file whose name ends like that of a main file is compiled`() throws {
    let app = try require(
      FixtureProject.candidates(of: ["AppDomain.swift": FixtureProject.delegate()]).first)
    expectEqual(app.files, ["AppDomain.swift"])
  }

  @Test(arguments: [
    "(MailDelegate.self) var delegate", " private var delegate: MailDelegate",
  ])
  func `the delegate that a SwiftUI app names is the application's`(property: String) throws {
    let app = try require(
      FixtureProject.candidates(of: [
        "App.swift": """
        @main struct Postbox: App {
          @UIApplicationDelegateAdaptor\(property)
        }
        """,
        "Delegates.swift": """
        class ADelegate: NSObject, UIApplicationDelegate {}
        class MailDelegate: NSObject, UIApplicationDelegate {}
        """,
      ]).first)
    expectEqual(app.applicationDelegate?.name, "MailDelegate")
  }

  @Test(.disabled(if: geteuid() == 0, "the superuser reads every file"))
  func `a file that may not be read is noted`() throws {
    let project = try FixtureProject(["A.swift": FixtureProject.delegate(), "B.swift": ""])
    defer { try? FileManager.default.removeItem(at: project.folder) }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: project.folder.appending(path: "B.swift").path)
    let files = try ProjectFiles(project.folder)
    expectEqual(files.swift, ["A.swift"])
    expectContains(files.notes.first ?? "", "can't be read or are larger than 4 MB: B.swift")
  }
}
