import Checking
import Foundation
import Testing

@testable import SceneMigration

@Suite struct PackageManifestTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import AppleProductTypes
    import PackageDescription

    let identifier = "example.app"
    let package = Package(
      name: "App",
      products: [
        .iOSApplication(
          name: "My App", targets: ["AppModule"], bundleIdentifier: identifier,
          displayVersion: "1.2",
          infoPlist: .extendingInfoPlist(with: [
            "CFBundleURLTypes": [["CFBundleURLSchemes": .array([.string("app")])]],
            "UIBackgroundModes": ["fetch"], "UIRequiresFullScreen": true, "Secret": secret(),
          ]),
          additionalInfoPlistContentFilePath: "Info.plist")
      ],
      targets: [
        .executableTarget(
          name: "AppModule", dependencies: [.target(name: "Kit", condition: nil)], path: ".",
          exclude: ["Old"]),
        .target(name: "Kit", path: "Kit"),
      ])
    """

  @Test func `an app of Swift Playgrounds is found with its settings`() throws {
    let app = try require(
      FixtureProject.candidates(of: [
        "My.swiftpm/Package.swift": Self.manifest,
        "My.swiftpm/Info.plist": FixtureProject.infoPlist("UIFileSharingEnabled"),
        "My.swiftpm/AppDelegate.swift": FixtureProject.delegate(),
        "My.swiftpm/Old/SceneDelegate.swift": "class SceneDelegate: UIWindowSceneDelegate {}",
        "My.swiftpm/Kit/SceneDelegate.swift": "class KitDelegate: UIWindowSceneDelegate {}",
      ]).first)
    expectEqual(app.name, "My App")
    expectEqual(app.module, "AppModule")
    expectEqual(app.reason, "iOSApplication product of My.swiftpm/Package.swift")
    expectEqual(app.delegates.map(\.name), ["AppDelegate"])
    expectEqual(app.infoPlistPath, "My.swiftpm/Info.plist")
    let list = try require(app.infoPlist)
    expectEqual(list["CFBundleIdentifier"] as? String, "example.app")
    expectEqual(list["CFBundleShortVersionString"] as? String, "1.2")
    expectEqual(list["UIBackgroundModes"] as? [String], ["fetch"])
    expectEqual(list["UIRequiresFullScreen"] as? Bool, true)
    expectEqual(list["UIFileSharingEnabled"] as? Bool, true)
    let types = list["CFBundleURLTypes"] as? [[String: [String]]]
    expectEqual(types, [["CFBundleURLSchemes": ["app"]]])
    expectEqual(
      app.notes, ["My.swiftpm/Package.swift:14: the value isn't a literal, so it wasn't read"])
  }

  @Test func `a dependency on a target isn't a target`() {
    let text = """
      let package = Package(
        name: "P",
        targets: [
          .target(name: "Kit", path: "Kit", swiftSettings: [.define("A", .when(platforms: [.linux]))]),
          .executableTarget(name: "Tool", dependencies: [.target(name: "Kit"), "Other"]),
          .target(name: "Other", dependencies: [.target(name: "Kit", condition: nil)]),
          .testTarget(name: "ToolTests", dependencies: [.target(name: "Tool")]),
        ])
      """
    let manifest = PackageManifest(SourceText(path: "Package.swift", text: text))
    expectEqual(manifest.targets.map(\.name), ["Kit", "Tool", "Other"])
  }

  @Test(arguments: [
    (#"A\u{42}C"#, "ABC"), (#"\u{1F4EC}"#, "\u{1F4EC}"), (#"a\tb\\"#, "a\tb\\"),
    (#"\u{D800}"#, "u{D800}"),
    (#"\u{42"#, "u{42"), (#"\u42"#, "u42"),
  ])
  func `escapes in a name are read`(literal: String, name: String) {
    let text = "let package = Package(name: \"P\", targets: [.target(name: \"\(literal)\")])"
    let manifest = PackageManifest(SourceText(path: "Package.swift", text: text))
    expectEqual(manifest.targets.map(\.name), [name])
  }

  @Test(arguments: ["Sources/Tool/A.swift", "Sources/A.swift", "src/Tool/A.swift"])
  func `a program of a package is an app if it has a delegate`(path: String) throws {
    let files = [
      "Package.swift": """
      let package = Package(name: "P", targets: [.executableTarget(name: "Tool")])
      """,
      path: FixtureProject.delegate(), "Tests/B.swift": FixtureProject.delegate("Other"),
    ]
    let apps = try FixtureProject.candidates(of: files)
    expectEqual(apps.map(\.reason), ["executable target of Package.swift"])
    expectEqual(apps.map(\.delegates.count), [1])
  }

  @Test(arguments: [
    "", ".iOSApplication(", ".iOSApplication()", ".executableTarget(name: 1)", ".target(name:",
    ".iOSApplication(name: \"A\", infoPlist: .a(with: [))",
    ".iOSApplication(name: \"A\", infoPlist: [)",
  ])
  func `a broken manifest never traps`(text: String) {
    let manifest = PackageManifest(SourceText(path: "Package.swift", text: text))
    expectEmpty(manifest.targets)
  }
}
