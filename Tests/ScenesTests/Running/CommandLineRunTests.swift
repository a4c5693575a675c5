import Checking
import Foundation
import SceneHeadless
import SceneRuntime
import TestSupport
import Testing

@testable import Scenes

/// Tests for the settings and services that a program gets when it is run from its command line.
@MainActor struct CommandLineRunTests {
  private struct Alone: App {
    var body: some Scene { WindowGroup("Inbox") { Text("Inbox") } }
  }

  /// The applications that a command line has made.
  private func applications(_ arguments: String...) -> [Application] {
    var launches: [AppLaunch] = []
    let run = CommandLineRun(settings: Alone.buildSettings, identifier: "alone") {
      let launch = AppLaunch(Alone(), host: $0, profile: $1, services: $2)
      launches.append(launch)
      return launch
    }
    expectEqual(run(["--describe-scenes"] + arguments), 0)
    return launches.map(\.application)
  }

  @Test func `a program's notifications are posted where everybody listens`() {
    let applications = applications()
    expectEqual(applications.count, 1)
    expect(applications.allSatisfy { $0.notificationCenter === NotificationCenter.default })
  }

  @Test func `S139: the rule for displays is chosen on the command line, beside the profile`()
    throws
  {
    expectEqual(applications("--displays", "registered")[0].profile.externalDisplays, .registered)
    let phone = applications("--displays=registered", "--profile", "phone")[0].profile
    expectEqual(phone.name, "phone")
    expectEqual(phone.externalDisplays, .registered)
    expectEqual(applications("--displays=automatic")[0].profile, .tablet)
    for arguments in [["--displays"], ["--displays", "always"]] {
      #expect {
        try CommandLineOptions(arguments)
      } throws: {
        "\($0)" == "--displays: expected one of: automatic, registered"
      }
    }
  }

  @Test(
    arguments: [
      [], ["--state-dir", "x"], ["--script", "x", "--picture", "y"], ["--record", "x"],
      ["--replay", "x"], ["--restoration-report"], ["--plain"],
      ["postbox://message/1", "--color=16"],
    ])
  func `the terminal is put back also with the options of a run`(arguments: [String]) throws {
    try expectEqual(CommandLineOptions(arguments + ["--reset-terminal"]).task, .resetTerminal)
    try expectEqual(CommandLineOptions(["--reset-terminal"] + arguments).task, .resetTerminal)
  }

  @Test(arguments: [
    ([], CommandLineOptions.Task.drawGraph), (["--profile", "phone"], .drawGraph),
    (["--state-dir", "x"], .drawGraph), (["postbox://message/1"], .drawGraph),
    (["--script", "x"], .run), (["--script", "-"], .run), (["--record", "x"], .run),
    (["--picture", "y"], .run), (["--picture-timeline", "y"], .run),
    (["--restoration-report"], .run), (["--help"], .showHelp),
    (["--reset-terminal"], .resetTerminal),
  ])
  func `a picture of the scenes is a report, unless a run is asked for`(
    arguments: [String], task: CommandLineOptions.Task
  ) throws {
    try expectEqual(CommandLineOptions(arguments + ["--picture-graph", "a.svg"]).task, task)
    try expectEqual(CommandLineOptions(["--picture-graph=a.svg"] + arguments).task, task)
  }

  private final class Choosing: ApplicationDelegate {
    func application(
      _ application: Application, configurationForConnecting session: SceneSession,
      options: ConnectionOptions
    ) -> SceneConfiguration {
      SceneConfiguration(
        name: options.urlContexts.isEmpty ? "Inbox" : "Link", sessionRole: session.role)
    }
  }

  @Test(arguments: [
    ("Mail", "Mail"), ("$(PRODUCT_BUNDLE_IDENTIFIER:upper)x", nil), ("$(NOBODY)", nil), (nil, nil),
  ])
  func `the name of the Info.plist is the application's, unless it has an unknown variable`(
    written: String?, name: String?
  ) {
    var standard = InformationPropertyList.Standard(beside: URL(filePath: "/nowhere/app"))
    standard.list.name = written
    let application = AppLaunch(
      delegate: Choosing(), standard: standard, host: HeadlessHost(), profile: .tablet,
      services: .repeatable()
    ).application
    if let name {
      expectEqual(application.name, name)
    } else {
      expect(!application.name.contains("$") && !application.name.isEmpty)
    }
  }

  @Test func `a delegate is asked for the links of the manifest's file as well`() throws {
    let list = """
      <plist version="1.0"><dict>
      <key>CFBundleURLTypes</key>
      <array><dict><key>CFBundleURLSchemes</key><array><string>postbox</string></array></dict></array>
      <key>UIApplicationSceneManifest</key><dict>
      <key>UIApplicationSupportsMultipleScenes</key><true/>
      <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key>
      <array><dict><key>UISceneConfigurationName</key><string>Inbox</string></dict></array>
      </dict></dict></dict></plist>
      """
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).plist")
    try Data(list.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var surroundings = SceneManifest.Surroundings()
    surroundings.connectsDelegates = true
    surroundings.applicationDelegate = Choosing()
    var printed: [UInt8] = []
    let output = Output {
      printed += $0
    } complaints: {
      printed += $0
    }
    let lint = ManifestLint(
      file: file.path, profile: .tablet, surroundings: surroundings, output: output)
    expectEqual(lint.run(), 1)
    let text = String(decoding: printed, as: UTF8.self)
    expect(text.contains("requests a configuration \"Link\""), "\(text)")
  }

  private final class Plain: ApplicationDelegate {}

  @Test func `a manifest that can't be read beside a delegate is one all the same`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func launch() -> Application {
      let launch = AppLaunch(
        delegate: Plain(),
        standard: InformationPropertyList.Standard(beside: folder.appending(path: "postbox")),
        host: StubHost(), profile: .tablet, services: .repeatable())
      launch.application.handle(.launch([]))
      return launch.application
    }
    expectEqual(launch().lifeCycleMode, .application)
    try Data("no list".utf8).write(to: folder.appending(path: "Info.plist"))
    let application = launch()
    expectEqual(application.lifeCycleMode, .scenes)
    expectEqual(application.problems.count, 1)
    expectContains(application.problems.first?.place, "Info.plist")
  }

  @Test func `variables in the identifier of an Info.plist have their values`() {
    var list = InformationPropertyList()
    let program = AppIdentifier.of(Alone.self, in: list)
    expect(!program.isEmpty)
    for (written, value) in [
      ("com.example.postbox", "com.example.postbox"),
      ("com.example.$(PRODUCT_MODULE_NAME:lower)", "com.example.scenestests"),
      ("$(PRODUCT_BUNDLE_IDENTIFIER)", program),
      ("com.$(VENDOR).postbox", "com.$(VENDOR).postbox"),
    ] {
      list.bundleIdentifier = written
      expectEqual(AppIdentifier.of(Alone.self, in: list), value)
    }
  }
}
