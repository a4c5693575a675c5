import Testing

@testable import SceneModel
@testable import SceneRuntime

/// A rule's mistake, and the same without it.
struct ManifestMistake: @unchecked Sendable, CustomTestStringConvertible {
  // Made of literals, which nobody changes.
  var rule: String
  var place: String
  var wrong: SceneManifest
  var right: SceneManifest

  var testDescription: String { rule }

  static func manifest(
    _ entries: SceneManifest.Configuration..., role: SceneSession.Role = .windowApplication
  ) -> SceneManifest {
    SceneManifest(supportsMultipleScenes: true, configurations: [role: entries])
  }

  private static func manifest(unknown key: String?, inEntry: Bool) -> SceneManifest {
    var entry = SceneManifest.Configuration(name: "Inbox")
    if let key, inEntry { entry.unknownKeys[key] = .bool(true) }
    var manifest = manifest(entry)
    if let key, !inEntry { manifest.unknownKeys[key] = .bool(true) }
    return manifest
  }

  private static func manifest(preferring role: SceneSession.Role?) -> SceneManifest {
    var manifest = SceneManifest(supportsMultipleScenes: true)
    manifest.preferredDefaultSceneSessionRole = role
    return manifest
  }

  private static let entry = ".UISceneConfigurations.UIWindowSceneSessionRoleApplication[0]"

  static let all = [
    ManifestMistake(
      rule: "there can be one scene only, and the app declares 2",
      place: ".UIApplicationSupportsMultipleScenes",
      wrong: SceneManifest(supportsMultipleScenes: false),
      right: SceneManifest(supportsMultipleScenes: true)),
    ManifestMistake(
      rule: "its array of configurations is empty",
      place: ".UISceneConfigurations.UIWindowSceneSessionRoleApplication", wrong: manifest(),
      right: manifest(.init(name: "Inbox"))),
    ManifestMistake(
      rule: "the role isn't one of Apple's, so nothing",
      place: ".UISceneConfigurations.Postcard",
      wrong: manifest(.init(name: "Inbox"), role: .init(rawValue: "Postcard")),
      right: manifest(.init(name: "Inbox"), role: .carTemplateApplication)),
    ManifestMistake(
      rule: "it is the role of an app's screen in a car (CarPlay), with which a tablet can't begin",
      place: ".UIApplicationPreferredDefaultSceneSessionRole",
      wrong: manifest(preferring: .carTemplateApplication),
      right: manifest(preferring: .windowApplicationVolumetric)),
    ManifestMistake(
      rule: "it is the role of external displays, with which a tablet can't begin",
      place: ".UIApplicationPreferredDefaultSceneSessionRole",
      wrong: manifest(preferring: .windowExternalDisplayNonInteractive),
      right: manifest(preferring: .windowApplication)),
    ManifestMistake(
      rule: "the role \"Postcard\" isn't one of Apple's, so a window opens first",
      place: ".UIApplicationPreferredDefaultSceneSessionRole",
      wrong: manifest(preferring: .init(rawValue: "Postcard")), right: manifest(preferring: nil)),
    ManifestMistake(
      rule: "the name of the class is empty", place: "\(entry).UISceneDelegateClassName",
      wrong: manifest(.init(name: "Inbox", delegateClassName: "")),
      right: manifest(.init(name: "Inbox", delegateClassName: "ReadingDelegate"))),
    ManifestMistake(
      rule: "the name of the class is empty", place: "\(entry).UISceneClassName",
      wrong: manifest(.init(name: "Inbox", sceneClassName: " ")),
      right: manifest(.init(name: "Inbox", sceneClassName: "LetterScene"))),
    ManifestMistake(
      rule: "the name of the storyboard is empty", place: "\(entry).UISceneStoryboardFile",
      wrong: manifest(.init(name: "Inbox", storyboardName: "")),
      right: manifest(.init(name: "Inbox", storyboardName: "Main"))),
    ManifestMistake(
      rule: "the configuration has no name", place: "\(entry).UISceneConfigurationName",
      wrong: manifest(.init()), right: manifest(.init(name: "Inbox"))),
    ManifestMistake(
      rule: "the configuration has no name", place: "\(entry).UISceneConfigurationName",
      wrong: manifest(.init(name: "")), right: manifest(.init(name: "Inbox"))),
    ManifestMistake(
      rule: "UIApplicationSceneManifest\(entry) is called \"Inbox\" too",
      place: ".UISceneConfigurations.UIWindowSceneSessionRoleApplication[1]"
        + ".UISceneConfigurationName",
      wrong: manifest(.init(name: "Inbox"), .init(name: "Inbox")),
      // Two roles may have one name.
      right: SceneManifest(
        supportsMultipleScenes: true,
        configurations: [
          .windowApplication: [.init(name: "Inbox")],
          .windowExternalDisplay: [.init(name: "Inbox")],
        ])),
    ManifestMistake(
      rule: "there is no class Nobody", place: "\(entry).UISceneDelegateClassName",
      wrong: manifest(.init(name: "Inbox", delegateClassName: "Nobody")),
      right: manifest(.init(name: "Inbox", delegateClassName: "ReadingDelegate"))),
    ManifestMistake(
      rule: "there is no class Nobody.LetterScene", place: "\(entry).UISceneClassName",
      wrong: manifest(.init(name: "Inbox", sceneClassName: "Nobody.LetterScene")),
      right: manifest(
        .init(name: "Inbox", sceneClassName: "$(PRODUCT_MODULE_NAME).LetterScene"))),
    ManifestMistake(
      rule: "SceneRuntimeTests.LetterScene is no WindowSceneDelegate",
      place: "\(entry).UISceneDelegateClassName",
      wrong: manifest(.init(name: "Inbox", delegateClassName: "LetterScene")),
      right: manifest(.init(name: "Inbox", delegateClassName: "LetterDelegate"))),
    ManifestMistake(
      rule: "SceneRuntimeTests.PlainDelegate is no WindowSceneDelegate",
      place: "\(entry).UISceneDelegateClassName",
      wrong: manifest(.init(name: "Inbox", delegateClassName: "PlainDelegate")),
      right: manifest(.init(name: "Inbox", delegateClassName: "LetterDelegate"))),
    ManifestMistake(
      rule: "SceneRuntimeTests.LetterDelegate is no WindowScene",
      place: "\(entry).UISceneClassName",
      wrong: manifest(.init(name: "Inbox", sceneClass: LetterDelegate.self)),
      right: manifest(.init(name: "Inbox", sceneClass: LetterScene.self))),
    ManifestMistake(
      rule: "SceneRuntime.ConnectedScene is no WindowScene, so it shows no windows",
      place: "\(entry).UISceneClassName",
      wrong: manifest(.init(name: "Inbox", sceneClassName: "UIScene")),
      right: manifest(.init(name: "Inbox", sceneClassName: "UIWindowScene"))),
    ManifestMistake(
      rule: "there is no storyboard \"Mian\"", place: "\(entry).UISceneStoryboardFile",
      wrong: manifest(
        .init(name: "Inbox", delegateClassName: "ReadingDelegate", storyboardName: "Mian")),
      right: manifest(
        .init(name: "Inbox", delegateClassName: "ReadingDelegate", storyboardName: "Main"))),
    ManifestMistake(
      rule: "SceneRuntimeTests.WindowMakingDelegate makes a window",
      place: "\(entry).UISceneStoryboardFile",
      wrong: manifest(
        .init(
          name: "Inbox", delegateClassName: "WindowMakingDelegate", storyboardName: "Main")),
      right: manifest(
        .init(name: "Inbox", delegateClassName: "ReadingDelegate", storyboardName: "Main"))),
    ManifestMistake(
      rule: "the key isn't known", place: ".UIApplicationSupportsMultipleScene",
      wrong: manifest(unknown: "UIApplicationSupportsMultipleScene", inEntry: false),
      right: manifest(unknown: nil, inEntry: false)),
    ManifestMistake(
      rule: "the key isn't known", place: "\(entry).UISceneDelegateClass",
      wrong: manifest(unknown: "UISceneDelegateClass", inEntry: true),
      right: manifest(unknown: nil, inEntry: true)),
    ManifestMistake(
      rule: "the variable $(MODULE) has no value here",
      place: "\(entry).UISceneDelegateClassName",
      wrong: manifest(.init(name: "Inbox", delegateClassName: "$(MODULE).ReadingDelegate")),
      right: manifest(
        .init(name: "Inbox", delegateClassName: "${PRODUCT_MODULE_NAME}.ReadingDelegate"))),
    ManifestMistake(
      rule: "the variable ${STORYBOARD} has no value here",
      place: "\(entry).UISceneStoryboardFile",
      wrong: manifest(.init(name: "Inbox", storyboardName: "${STORYBOARD}")),
      right: manifest(.init(name: "Inbox", storyboardName: "$(STORYBOARD:default=Main)"))),
  ]
}
