import Checking
import Foundation
import Testing

@testable import SceneMigration

@Suite struct XcodeProjectTests {
  private static let anchored = """
    baseConfigurationReferenceAnchor = X; baseConfigurationReferenceRelativePath = "App.xcconfig";
    """

  @Test func `settings in a synchronized folder are read`() throws {
    let app = try require(
      FixtureProject.candidates(of: [
        "A.xcodeproj/project.pbxproj": FixtureProject.xcode(configuration: Self.anchored),
        "Settings/App.xcconfig": "#include \"Base.xcconfig\"\nINFOPLIST_FILE = Lists/$(NAME).plist",
        "Settings/Base.xcconfig": "NAME = Phone // a comment",
        "Lists/Phone.plist": FixtureProject.infoPlist(),
        "App/AppDelegate.swift": FixtureProject.delegate(),
      ]).first)
    expectEqual(app.infoPlistPath, "Lists/Phone.plist")
    expectEqual(app.notes, [])
  }

  @Test func `a target for the Mac is left out`() throws {
    let app = try require(
      FixtureProject.candidates(of: [
        "A.xcodeproj/project.pbxproj": FixtureProject.xcode(configuration: Self.anchored),
        "Settings/App.xcconfig": "SDKROOT = macosx",
        "App/AppDelegate.swift": FixtureProject.delegate(),
      ]).first)
    expect(!app.reason.contains("application target"))
  }

  @Test(arguments: [
    ("KEY = a; \"KEY[sdk=iphoneos*]\" = b;", "b"), ("KEY = a; \"KEY[sdk=macosx*]\" = b;", "a"),
    ("KEY = a; \"KEY[config=Release]\" = b;", "b"), ("KEY = a; \"KEY[config=Debug]\" = b;", "a"),
    ("KEY = a; \"KEY[sdk=iphone*][arch=arm64]\" = b;", "a"),
    ("KEY = a; \"KEY[sdk=*]\" = \"$(inherited) b\";", "a b"),
    ("KEY = a; \"KEY[config=*Debug]\" = b;", "a"), ("KEY = a; \"KEY[config=Rel]\" = b;", "a"),
    ("KEY = a; \"KEY[config=*l*se]\" = b;", "b"), ("KEY = a; \"KEY[config=R*Release]\" = b;", "a"),
    ("KEY = a; \"KEY[config=Rel*]\" = b;", "b"), ("KEY = a; \"KEY[sdk=*simulator*]\" = b;", "a"),
    ("KEY = a; \"KEY[sdk=iphoneos17.0]\" = b;", "b"),
    ("KEY = a; \"KEY[sdk=iphoneos*][arch=*]\" = b;", "b"),
  ])
  func `a condition of a setting holds for devices`(settings: String, value: String) throws {
    let read = try FixtureProject.finder(of: [
      "A.xcodeproj/project.pbxproj": FixtureProject.xcode(settings)
    ]) { $0.projects.first?.project.targets.first?.settings["KEY"] }
    expectEqual(read, value)
  }

  @Test(arguments: ["PROJECT_NAME", "PROJECT"])
  func `a setting can contain the name of the project`(variable: String) throws {
    let app = try require(
      FixtureProject.candidates(of: [
        "Mail.xcodeproj/project.pbxproj": FixtureProject.xcode(
          "INFOPLIST_FILE = \"$(\(variable))/Phone.plist\";"),
        "App/AppDelegate.swift": FixtureProject.delegate(),
        "Mail/Phone.plist": FixtureProject.infoPlist(),
      ]).first)
    expectEqual(app.infoPlistPath, "Mail/Phone.plist")
    expectEqual(app.notes, [])
  }

  @Test func `settings add keys to the Info.plist that takes the place of one that isn't there`()
    throws
  {
    let app = try require(
      FixtureProject.candidates(of: [
        "A.xcodeproj/project.pbxproj": FixtureProject.xcode(
          """
          INFOPLIST_FILE = Gone.plist; GENERATE_INFOPLIST_FILE = YES;
          INFOPLIST_KEY_LSRequiresIPhoneOS = NO; INFOPLIST_KEY_CFBundleDisplayName = Mail;
          """),
        "App/AppDelegate.swift": FixtureProject.delegate(),
        "App/Info.plist": FixtureProject.infoPlist(),
      ]).first)
    expectEqual(app.infoPlistPath, "App/Info.plist")
    expectEqual(app.infoPlist?["LSRequiresIPhoneOS"] as? Bool, true)
    expectEqual(app.infoPlist?["CFBundleDisplayName"] as? String, "Mail")
  }

  @Test(arguments: ["App", "Other"])
  func `settings are named as the Info.plist if no file takes the place of one`(folder: String)
    throws
  {
    let app = try require(
      FixtureProject.candidates(of: [
        "A.xcodeproj/project.pbxproj": FixtureProject.xcode(
          "INFOPLIST_FILE = Gone.plist; GENERATE_INFOPLIST_FILE = YES;"),
        "\(folder)/AppDelegate.swift": FixtureProject.delegate(),
      ]).first)
    expectEqual(app.infoPlistPath, "build settings of A.xcodeproj")
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["", "\u{FEFF}"])
  func `settings that include and double themselves end`(mark: String) throws {
    let include = String(
      repeating: "#include \"App.xcconfig\"\n#include \"Base.xcconfig\"\n", count: 20)
    let double = String(repeating: "KEY = $(inherited)$(inherited)\n", count: 64)
    let read = try FixtureProject.finder(of: [
      "A.xcodeproj/project.pbxproj": FixtureProject.xcode(configuration: Self.anchored),
      "Settings/App.xcconfig": "\(mark)OTHER = b\n\(include)KEY = a\n\(double)",
      "Settings/Base.xcconfig": include,
    ]) { $0.projects.first?.project.targets.first?.settings }
    expectEqual(read?["OTHER"], "b")
    expect(read?["KEY"]?.allSatisfy { $0 == "a" } == true)
    expect((read?["KEY"]?.count ?? 0) < 1_000_000)
  }

  @Test func `scenes that settings generate are known`() throws {
    let app = try require(
      FixtureProject.candidates(of: [
        "A.xcodeproj/project.pbxproj": FixtureProject.xcode(
          """
          GENERATE_INFOPLIST_FILE = YES;
          "INFOPLIST_KEY_UIApplicationSceneManifest_Generation[sdk=iphoneos*]" = YES;
          """),
        "App/AppDelegate.swift": FixtureProject.delegate(),
      ]).first)
    expectEqual(app.manifest?["UIApplicationSupportsMultipleScenes"] as? Bool, true)
    expectEqual(app.infoPlistPath, "build settings of A.xcodeproj")
  }

  @Test(arguments: [false, true])
  func `settings add keys to an Info.plist only if it is generated`(isGenerated: Bool) throws {
    let app = try require(
      FixtureProject.candidates(of: [
        "A.xcodeproj/project.pbxproj": FixtureProject.xcode(
          """
          INFOPLIST_FILE = Phone.plist; GENERATE_INFOPLIST_FILE = \(isGenerated ? "YES" : "NO");
          INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;
          """),
        "App/AppDelegate.swift": FixtureProject.delegate(),
        "Phone.plist": FixtureProject.infoPlist(),
      ]).first)
    expectEqual(app.infoPlistPath, "Phone.plist")
    expectEqual(app.manifest != nil, isGenerated)
  }

  @Test func `a target without an Info.plist has the nearest of an app`() throws {
    let app = try require(
      FixtureProject.candidates(of: [
        "A.xcodeproj/project.pbxproj": FixtureProject.xcode("INFOPLIST_FILE = Gone.plist;"),
        "App/AppDelegate.swift": FixtureProject.delegate(),
        "App/Info.plist": FixtureProject.infoPlist("WKWatchKitApp"),
        "App/Resources/Info.plist": FixtureProject.infoPlist(),
        "Other/Info.plist": FixtureProject.infoPlist(),
      ]).first)
    expectEqual(app.infoPlistPath, "App/Resources/Info.plist")
    expectEqual(
      app.notes,
      [
        "INFOPLIST_FILE names Gone.plist, which isn't there or can't be read",
        "App/Resources/Info.plist is taken, as the nearest Info.plist of an app",
      ])
  }

  @Test func `an exception in another target's folder is a file of this one`() throws {
    let project = FixtureProject.xcode().replacing(
      "path = Settings;",
      with: "path = Settings; exceptions = (E);"
    ).replacing(
      "objects = {",
      with: """
        objects = { E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
          membershipExceptions = (Shared.swift); };
        """)
    let target = try FixtureProject.finder(of: ["A.xcodeproj/project.pbxproj": project]) {
      try require($0.projects.first?.project.targets.first)
    }
    expect(target.contains("Settings/Shared.swift"))
    expect(!target.contains("Settings/Other.swift"))
    expect(target.contains("App/Any.swift"))
  }

  @Test func `a project that can't be read is noted`() throws {
    let notes = try FixtureProject.finder(of: ["A.xcodeproj/project.pbxproj": "{ objects = "]) {
      $0.notes
    }
    expectEqual(notes, ["A.xcodeproj can't be read, so its targets aren't known"])
  }

  @Test func `an Info.plist of an extension or another bundle isn't the app's`() throws {
    let list = { (entry: String) in
      "<plist version=\"1.0\"><dict><key>LSRequiresIPhoneOS</key><true/>\(entry)</dict></plist>"
    }
    let app = try require(
      FixtureProject.candidates(of: [
        "AppDelegate.swift": FixtureProject.delegate(),
        "A/Info.plist": list("<key>NSExtension</key><dict/>"),
        "B/Info.plist": list("<key>CFBundlePackageType</key><string>BNDL</string>"),
        "C/Info.plist": list("<key>CFBundlePackageType</key><string>$(PACKAGE)</string>"),
      ]).first)
    expectEqual(app.infoPlistPath, "C/Info.plist")
  }

  @Test(arguments: [
    ("WKAppBoundDomains", "A/Info.plist"), ("WKApplication", "B/Info.plist"),
    ("WKCompanionAppBundleIdentifier", "B/Info.plist"),
  ])
  func `an Info.plist is of a watch app by keys that only such apps have`(
    key: String, path: String
  ) throws {
    let app = try require(
      FixtureProject.candidates(of: [
        "AppDelegate.swift": FixtureProject.delegate(),
        "A/Info.plist": FixtureProject.infoPlist("LSRequiresIPhoneOS</key><true/><key>\(key)"),
        "B/Info.plist": FixtureProject.infoPlist(),
      ]).first)
    expectEqual(app.infoPlistPath, path)
  }

  @Test(arguments: [
    ("SDKROOT = watchos; SUPPORTED_PLATFORMS = \"watchos iphoneos\";", false),
    ("SDKROOT = auto; SUPPORTED_PLATFORMS = \"macosx iphoneos\";", true),
    ("SDKROOT = auto; SUPPORTED_PLATFORMS = macosx;", false), ("SDKROOT = appletvos;", true),
    ("SDKROOT = xros;", true), ("", true),
  ])
  func `a target is an app's by its systems`(settings: String, isApp: Bool) throws {
    let count = try FixtureProject.finder(of: [
      "A.xcodeproj/project.pbxproj": FixtureProject.xcode(settings)
    ]) { $0.projects.first?.project.targets.count }
    expectEqual(count, isApp ? 1 : 0)
  }

  @Test func `an exception in the target's own folder is no file of it`() throws {
    let project = FixtureProject.xcode().replacing(
      "path = App;", with: "path = App; exceptions = (E);"
    ).replacing(
      "objects = {",
      with: """
        objects = { E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
          membershipExceptions = (Old.swift); };
        """)
    let target = try FixtureProject.finder(of: ["A.xcodeproj/project.pbxproj": project]) {
      try require($0.projects.first?.project.targets.first)
    }
    expect(!target.contains("App/Old.swift"))
    expect(target.contains("App/New.swift"))
  }
}
