import Checking
import Foundation
import Scenes
import ScenesTesting
import TestSupport
import Testing

final class DraftScene: WindowScene {}
final class DraftDelegate: ConnectedSceneDelegate {}

/// Scenes made as an Info.plist says (S28–S36).
@MainActor struct ManifestFacts {
  private struct Postbox: App {
    static var storyboards: [Storyboard] { [Storyboard("Main") { Text("from the storyboard") }] }

    var body: some Scene {
      WindowGroup("Inbox") { Text("Inbox") }
    }
  }

  private func manifest(_ entry: [String: String]) throws -> SceneManifest {
    let list = [
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [entry]]
      ]
    ]
    return try SceneManifest(
      PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0))
  }

  @Test(arguments: [
    "$(PRODUCT_MODULE_NAME).DraftDelegate", "${PRODUCT_MODULE_NAME}.DraftDelegate",
    "DraftDelegate", "ScenesTests.DraftDelegate",
  ])
  func `S28, S33: a scene gets the delegate its manifest names, in the app's module`(name: String)
    async throws
  {
    let manifest = try manifest([
      "UISceneConfigurationName": "$(PRODUCT_MODULE_NAME) Inbox", "UISceneClassName": "DraftScene",
      "UISceneDelegateClassName": name, "UISceneStoryboardFile": "Main",
    ])
    let simulator = await AppSimulator(Postbox(), manifest: manifest)
    let session = try require(simulator.sessions.first)
    expectEqual(session.configuration.name, "ScenesTests Inbox")
    expectEqual(session.configuration.storyboard, "Main")
    expect(session.scene is DraftScene)
    expect(session.scene?.delegate is DraftDelegate)
    expectEqual(simulator.problems, [])
  }

  @Test(arguments: [("Default Configuration", "\"Default Configuration\""), (nil, "(no name)")])
  func `S35: classes that aren't there are reported, and the scene connects without them`(
    name: String?, written: String
  ) async throws {
    var entry = [
      "UISceneClassName": "Postbox.LetterScene",
      "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate",
    ]
    entry["UISceneConfigurationName"] = name
    let simulator = await AppSimulator(Postbox(), manifest: try manifest(entry))
    simulator.expect("Inbox")
    let scene = try require(simulator.sessions.first?.scene)
    expect(type(of: scene) == WindowScene.self)
    expect(scene.delegate == nil)
    let problems = simulator.problems
    expectEqual(problems.map(\.code), [.missingClass, .missingClass])
    expectContains(problems.first?.what, "scene class Postbox.LetterScene")
    expectContains(problems.last?.what, "delegate class ScenesTests.SceneDelegate")
    expect(problems.allSatisfy { $0.what.contains("configuration \(written) of role") })
    expect(simulator.problems.allSatisfy { $0.place == "scene 1" })
  }

  @Test func `S35: a class set in code takes the place of one that isn't there`() async throws {
    let delegate = RecordingApplicationDelegate()
    let manifest = try manifest(["UISceneDelegateClassName": "Nobody"])
    let application = Application.stub(manifest: manifest, delegate: delegate)
    application.handle(.launch([]))
    expectContains(delegate.log, "scene 1 willConnectTo")
    expectEqual(application.problems, [])
  }

  @Test func `S54: several scenes only with a manifest that supports them`() async throws {
    let simulator = await AppSimulator(Postbox(), manifest: try manifest([:]))
    expect(!simulator.application.supportsMultipleScenes)
    expect(await AppSimulator(Postbox()).application.supportsMultipleScenes)
  }

  @Test func `a manifest beside the program that can't be read is a problem of the launch`() throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("{ OpenStep = yes; }".utf8).write(to: folder.appending(path: "Info.plist"))
    let manifest = SceneManifest(.init(beside: folder.appending(path: "Postbox")))
    let launch = AppLaunch(
      Postbox(), manifest: manifest, host: StubHost(), profile: .tablet, services: .repeatable())
    expectEqual(launch.problems.count, 1)
    expectEqual(launch.problems, launch.application.problems)
    expectContains(launch.problems.first?.what, "found an OpenStep property list")
    expect(launch.application.supportsMultipleScenes)
  }
}
