import Checking
import Foundation
import ManifestFuzzing
import Testing

@testable import SceneModel
@testable import SceneRuntime

/// Tests for the values of a manifest after it was read.
struct ManifestReadingTests {
  private func sample(_ name: String) throws -> InformationPropertyList {
    let sample = try require(ManifestSample.all.first { $0.name == name })
    return try InformationPropertyList(sample.data(.xml))
  }

  @Test func `there are at least twenty samples, no two alike`() {
    expect(ManifestSample.all.count >= 20)
    expectEqual(Set(ManifestSample.all.map(\.xml)).count, ManifestSample.all.count)
  }

  @Test(arguments: ManifestSample.all)
  func `XML, binary, file and dictionary say the same`(sample: ManifestSample) throws {
    let data = try sample.data(.xml)
    let list = try InformationPropertyList(data)
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).plist")
    try sample.data(.binary).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let object = try PropertyListSerialization.propertyList(from: data, format: nil)
    let dictionary = try require(object as? [String: Any])
    try expectEqual(InformationPropertyList(sample.data(.binary)), list)
    try expectEqual(InformationPropertyList(contentsOf: file), list)
    try expectEqual(InformationPropertyList(dictionary), list)
    try expectEqual(SceneManifest(data), list.sceneManifest)
    try expectEqual(SceneManifest(contentsOf: file), list.sceneManifest)
    try expectEqual(SceneManifest(dictionary), list.sceneManifest)
  }

  @Test(arguments: ManifestSample.all)
  func `a written manifest reads back equal`(sample: ManifestSample) throws {
    let manifest = try SceneManifest(sample.data(.xml))
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: ["UIApplicationSceneManifest": manifest.propertyListEntries],
        format: format,
        options: 0)
      try expectEqual(SceneManifest(data), manifest)
    }
  }

  @Test func `a template's manifest`() throws {
    let manifest = try require(try sample("a template's four keys").sceneManifest)
    var expected = SceneManifest.Configuration(
      name: "Inbox", sceneClassName: "UIWindowScene",
      delegateClassName: "$(PRODUCT_MODULE_NAME).SceneDelegate", storyboardName: "Main")
    expectEqual(manifest.configurations, [.windowApplication: [expected]])
    expect(!manifest.supportsMultipleScenes)
    expected.name = nil
    expect(manifest.configurations != [.windowApplication: [expected]])
  }

  @Test func `S28, S29, S30: the first of a role, one by its name, and none`() throws {
    let manifest = try require(try sample("three configurations of a role").sceneManifest)
    expectEqual(manifest.configuration(named: nil, role: .windowApplication)?.name, "Inbox")
    expectEqual(manifest.configuration(named: "Compose", role: .windowApplication)?.name, "Compose")
    expect(manifest.configuration(named: "Compose", role: .windowExternalDisplay) == nil)
    expect(manifest.configuration(named: "Letter", role: .windowApplication) == nil)
    var repeated = manifest
    let second = SceneManifest.Configuration(name: "Inbox", storyboardName: "Second")
    repeated.configurations[.windowApplication]?.append(second)
    // Of two with a name the first counts.
    expectEqual(
      repeated.configuration(named: "Inbox", role: .windowApplication),
      manifest.configuration(named: "Inbox", role: .windowApplication))
  }

  @Test func `roles have an order, and unknown ones are kept`() throws {
    let car = try require(try sample("a car").sceneManifest)
    expectEqual(
      car.roles,
      [
        .carTemplateApplication, .carTemplateApplicationDashboard,
        .carTemplateApplicationInstrumentCluster,
      ])
    expectEqual(car.supportsDashboardNavigationScene, true)
    expectEqual(car.supportsInstrumentClusterNavigationScene, false)
    let unknown = try require(try sample("an unknown role").sceneManifest)
    expectEqual(unknown.roles.map(\.rawValue), ["POSceneSessionRolePostcard"])
  }

  @Test func `the raw values of roles are Apple's`() {
    expectEqual(Set(SceneRole.all).count, 10)
    expectEqual(
      SceneRole.windowAssistiveAccessApplication.rawValue,
      "UIWindowSceneSessionRoleAssistiveAccessApplication")
    expectEqual(
      SceneRole.carImmersiveSpaceApplication.rawValue, "CPSceneSessionRoleImmersiveSpaceApplication"
    )
  }

  @Test func `the preferred role is read at both places, and the top one counts`() throws {
    let top = try sample("a preferred role at the top")
    expectEqual(top.preferredDefaultSceneSessionRole, .windowApplicationVolumetric)
    expectEqual(top.sceneManifest?.preferredDefaultSceneSessionRole, .windowApplicationVolumetric)
    let inside = try sample("a space around a person")
    expectEqual(inside.preferredDefaultSceneSessionRole, .immersiveSpaceApplication)
    let both = try InformationPropertyList([
      "UIApplicationPreferredDefaultSceneSessionRole": "UIWindowSceneSessionRoleApplication",
      "UIApplicationSceneManifest": [
        "UIApplicationPreferredDefaultSceneSessionRole":
          "UISceneSessionRoleImmersiveSpaceApplication"
      ],
    ])
    expectEqual(both.preferredDefaultSceneSessionRole, .windowApplication)
    expectEqual(both.sceneManifest?.preferredDefaultSceneSessionRole, .windowApplication)
  }

  @Test func `the app's identity is read`() throws {
    let list = try sample("all that stands in an app's Info.plist")
    expectEqual(list.bundleIdentifier, "$(PRODUCT_BUNDLE_IDENTIFIER)")
    let settings = BuildSettings(moduleName: "Postbox", bundleIdentifier: "com.example.postbox")
    expectEqual(list.resolved(in: settings).bundleIdentifier, "com.example.postbox")
  }

  @Test func `unknown keys are kept as they are`() throws {
    let manifest = try require(try sample("unknown keys").sceneManifest)
    expectEqual(
      manifest.unknownKeys["POStamps"],
      .array([.integer(12), .number(0.5), .data(Data([0, 1, 2]))]))
    expectEqual(manifest.unknownKeys.count, 2)
    let entry = manifest.configuration(named: "Inbox", role: .windowApplication)
    expectEqual(entry?.unknownKeys, ["POColor": .string("red")])
  }

  @Test func `links, activities and quick actions are read with the manifest`() throws {
    let list = try sample("links, activities and quick actions")
    expectEqual(list.urlSchemes, ["postbox", "mailto"])
    expectEqual(list.userActivityTypes, ["com.example.postbox.read"])
    let settings = BuildSettings(moduleName: "Postbox", bundleIdentifier: "com.example.postbox")
    expectEqual(
      list.resolved(in: settings).shortcutItems,
      [
        .init(
          type: "com.example.postbox.compose", title: "New Message", subtitle: "To anybody",
          userInfo: ["folder": .string("drafts")])
      ])
  }

  @Test func `S33: without a manifest there is none, and asking for one is an error`() throws {
    expectEqual(try InformationPropertyList([:]).sceneManifest, nil)
    let error = #expect(throws: PropertyListError.self) { _ = try SceneManifest([:]) }
    expectEqual(
      error?.description, "UIApplicationSceneManifest: found nothing, expected a dictionary")
  }
}
