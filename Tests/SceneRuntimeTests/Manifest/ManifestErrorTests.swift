import Checking
import Foundation
import Testing

@testable import SceneModel
@testable import SceneRuntime

/// Values of the wrong kind: the key path, what was found, and what was expected.
struct ManifestErrorTests {
  struct Mistake: @unchecked Sendable, CustomTestStringConvertible {
    // A dictionary of literals, which never change.
    var list: [String: Any]
    var description: String

    var testDescription: String { description }

    init(_ description: String, _ list: [String: Any]) {
      self.list = list
      self.description = description
    }

    /// A mistake in the manifest.
    init(in manifest: String, _ entries: [String: Any]) {
      self.init("UIApplicationSceneManifest.\(manifest)", ["UIApplicationSceneManifest": entries])
    }

    /// A mistake in the second configuration of a role.
    init(second: String, _ entry: Any) {
      self.init(
        in: "UISceneConfigurations.UIWindowSceneSessionRoleApplication[1]\(second)",
        ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [[:], entry]]])
    }
  }

  @Test(arguments: [
    Mistake(
      "UIApplicationSceneManifest: found the text \"yes\", expected a dictionary",
      ["UIApplicationSceneManifest": "yes"]),
    Mistake(
      in: "UIApplicationSupportsMultipleScenes: found the text \"YES\", expected true or false",
      ["UIApplicationSupportsMultipleScenes": "YES"]),
    Mistake(
      in: "UIApplicationSupportsTabbedSceneCollection: found an array, expected true or false",
      ["UIApplicationSupportsTabbedSceneCollection": [true]]),
    Mistake(
      in: "CPSupportsDashboardNavigationScene: found the number 2, expected true or false",
      ["CPSupportsDashboardNavigationScene": 2]),
    Mistake(
      in: "CPSupportsInstrumentClusterNavigationScene: found data, expected true or false",
      ["CPSupportsInstrumentClusterNavigationScene": Data()]),
    Mistake(
      in: "UIApplicationPreferredDefaultSceneSessionRole: found true, expected a text",
      ["UIApplicationPreferredDefaultSceneSessionRole": true]),
    Mistake(
      in: "UISceneConfigurations: found an array, expected a dictionary of roles",
      ["UISceneConfigurations": [1]]),
    Mistake(
      in: "UISceneConfigurations.Car: found a dictionary, expected an array of configurations",
      ["UISceneConfigurations": ["Car": ["UISceneConfigurationName": "Car"]]]),
    Mistake(second: ": found the text \"Inbox\", expected a dictionary", "Inbox"),
    Mistake(
      second: ".UISceneDelegateClassName: found the number 7, expected a text",
      ["UISceneDelegateClassName": 7]),
    Mistake(
      second: ".UISceneClassName: found a date, expected a text",
      ["UISceneClassName": Date(timeIntervalSinceReferenceDate: 0)]),
    Mistake(
      second: ".UISceneConfigurationName: found false, expected a text",
      ["UISceneConfigurationName": false]),
    Mistake(
      second: ".UISceneStoryboardFile: found a dictionary, expected a text",
      ["UISceneStoryboardFile": [:] as [String: Any]]),
    Mistake(
      second: ".UILaunchStoryboardName: found the number 0.5, expected a text",
      ["UILaunchStoryboardName": 0.5]),
    Mistake(
      second: ".UISceneInitialImmersionStyle: found an array, expected a text",
      ["UISceneInitialImmersionStyle": [] as [Any]]),
    Mistake(
      "NSUserActivityTypes: found the text \"read\", expected an array of texts",
      ["NSUserActivityTypes": "read"]),
    Mistake(
      "NSUserActivityTypes[1]: found the number 1, expected a text",
      ["NSUserActivityTypes": ["read", 1]]),
    Mistake(
      "UIApplicationPreferredDefaultSceneSessionRole: found the number 1, expected a text",
      ["UIApplicationPreferredDefaultSceneSessionRole": 1]),
    Mistake(
      "CFBundleURLTypes[0].CFBundleURLSchemes: found the text \"postbox\", expected an array of texts",
      ["CFBundleURLTypes": [["CFBundleURLSchemes": "postbox"]]]),
    Mistake("CFBundleIdentifier: found data, expected a text", ["CFBundleIdentifier": Data()]),
    Mistake(
      "CFBundleURLTypes[0].CFBundleURLName: found true, expected a text",
      ["CFBundleURLTypes": [["CFBundleURLName": true]]]),
    Mistake(
      "UIApplicationShortcutItems[0].UIApplicationShortcutItemType: found nothing, expected a text",
      ["UIApplicationShortcutItems": [["UIApplicationShortcutItemTitle": "New Message"]]]),
    Mistake(
      "UIApplicationShortcutItems[0].UIApplicationShortcutItemTitle: found nothing, expected a text",
      ["UIApplicationShortcutItems": [["UIApplicationShortcutItemType": "compose"]]]),
    Mistake(
      "UIApplicationShortcutItems[0].UIApplicationShortcutItemUserInfo: found an array, "
        + "expected a dictionary",
      [
        "UIApplicationShortcutItems": [
          [
            "UIApplicationShortcutItemType": "a", "UIApplicationShortcutItemTitle": "b",
            "UIApplicationShortcutItemUserInfo": [1],
          ]
        ]
      ]),
  ])
  func `an error names the key path, the found and the expected value`(mistake: Mistake) throws {
    let error = #expect(throws: PropertyListError.self) {
      _ = try InformationPropertyList(mistake.list)
    }
    expectEqual(error?.code, .unexpected)
    expectEqual(error?.description, mistake.description)
    // Files in both formats are refused with the same words, behind their names.
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).plist")
      defer { try? FileManager.default.removeItem(at: file) }
      try PropertyListSerialization.data(
        fromPropertyList: mistake.list, format: format, options: 0
      ).write(to: file)
      let error = #expect(throws: PropertyListError.self) {
        _ = try InformationPropertyList(contentsOf: file)
      }
      expectEqual(error?.description, "\(file.path): \(mistake.description)")
    }
  }

  @Test func `a list that is no dictionary is refused`() throws {
    let data = Data("<plist><array/></plist>".utf8)
    let error = #expect(throws: PropertyListError.self) { _ = try InformationPropertyList(data) }
    expectEqual(error?.description, "property list: found an array, expected a dictionary")
  }
}
