import Testing

@testable import SceneModel
@testable import SceneRuntime

/// A rule's mistake, and the same without it.
struct ManifestMistake: @unchecked Sendable, CustomTestStringConvertible {
  // Made of literals, which never change.
  var code: Problem.Code
  var place: String
  var wrong: SceneManifest
  var right: SceneManifest

  var testDescription: String { "\(code) at \(place)" }

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
      code: .multipleScenesNotSupported,
      place: ".UIApplicationSupportsMultipleScenes",
      wrong: SceneManifest(supportsMultipleScenes: false),
      right: SceneManifest(supportsMultipleScenes: true)),
    ManifestMistake(
      code: .emptyRole,
      place: ".UISceneConfigurations.UIWindowSceneSessionRoleApplication", wrong: manifest(),
      right: manifest(.init(name: "Inbox"))),
    ManifestMistake(
      code: .unknownRole,
      place: ".UISceneConfigurations.Postcard",
      wrong: manifest(.init(name: "Inbox"), role: .init(rawValue: "Postcard")),
      right: manifest(.init(name: "Inbox"), role: .carTemplateApplication)),
    ManifestMistake(
      code: .unusablePreferredRole,
      place: ".UIApplicationPreferredDefaultSceneSessionRole",
      wrong: manifest(preferring: .carTemplateApplication),
      right: manifest(preferring: .windowApplicationVolumetric)),
    ManifestMistake(
      code: .unusablePreferredRole,
      place: ".UIApplicationPreferredDefaultSceneSessionRole",
      wrong: manifest(preferring: .windowExternalDisplayNonInteractive),
      right: manifest(preferring: .windowApplication)),
    ManifestMistake(
      code: .unusablePreferredRole,
      place: ".UIApplicationPreferredDefaultSceneSessionRole",
      wrong: manifest(preferring: .init(rawValue: "Postcard")), right: manifest(preferring: nil)),
    ManifestMistake(
      code: .emptyName, place: "\(entry).UISceneDelegateClassName",
      wrong: manifest(.init(name: "Inbox", delegateClassName: "")),
      right: manifest(.init(name: "Inbox", delegateClassName: "ReadingDelegate"))),
    ManifestMistake(
      code: .emptyName, place: "\(entry).UISceneClassName",
      wrong: manifest(.init(name: "Inbox", sceneClassName: " ")),
      right: manifest(.init(name: "Inbox", sceneClassName: "LetterScene"))),
    ManifestMistake(
      code: .emptyName, place: "\(entry).UISceneStoryboardFile",
      wrong: manifest(.init(name: "Inbox", storyboardName: "")),
      right: manifest(.init(name: "Inbox", storyboardName: "Main"))),
    ManifestMistake(
      code: .unnamedConfiguration, place: "\(entry).UISceneConfigurationName",
      wrong: manifest(.init()), right: manifest(.init(name: "Inbox"))),
    ManifestMistake(
      code: .unnamedConfiguration, place: "\(entry).UISceneConfigurationName",
      wrong: manifest(.init(name: "")), right: manifest(.init(name: "Inbox"))),
    ManifestMistake(
      code: .duplicateConfiguration,
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
      code: .unknownClass, place: "\(entry).UISceneDelegateClassName",
      wrong: manifest(.init(name: "Inbox", delegateClassName: "Nobody")),
      right: manifest(.init(name: "Inbox", delegateClassName: "ReadingDelegate"))),
    ManifestMistake(
      code: .unknownClass, place: "\(entry).UISceneClassName",
      wrong: manifest(.init(name: "Inbox", sceneClassName: "Nobody.LetterScene")),
      right: manifest(
        .init(name: "Inbox", sceneClassName: "$(PRODUCT_MODULE_NAME).LetterScene"))),
    ManifestMistake(
      code: .nonconformingClass,
      place: "\(entry).UISceneDelegateClassName",
      wrong: manifest(.init(name: "Inbox", delegateClassName: "LetterScene")),
      right: manifest(.init(name: "Inbox", delegateClassName: "LetterDelegate"))),
    ManifestMistake(
      code: .nonconformingClass,
      place: "\(entry).UISceneDelegateClassName",
      wrong: manifest(.init(name: "Inbox", delegateClassName: "PlainDelegate")),
      right: manifest(.init(name: "Inbox", delegateClassName: "LetterDelegate"))),
    ManifestMistake(
      code: .nonconformingClass,
      place: "\(entry).UISceneClassName",
      wrong: manifest(.init(name: "Inbox", sceneClass: LetterDelegate.self)),
      right: manifest(.init(name: "Inbox", sceneClass: LetterScene.self))),
    ManifestMistake(
      code: .nonconformingClass,
      place: "\(entry).UISceneClassName",
      wrong: manifest(.init(name: "Inbox", sceneClassName: "UIScene")),
      right: manifest(.init(name: "Inbox", sceneClassName: "UIWindowScene"))),
    ManifestMistake(
      code: .unknownStoryboard, place: "\(entry).UISceneStoryboardFile",
      wrong: manifest(
        .init(name: "Inbox", delegateClassName: "ReadingDelegate", storyboardName: "Mian")),
      right: manifest(
        .init(name: "Inbox", delegateClassName: "ReadingDelegate", storyboardName: "Main"))),
    ManifestMistake(
      code: .replacedStoryboard,
      place: "\(entry).UISceneStoryboardFile",
      wrong: manifest(
        .init(
          name: "Inbox", delegateClassName: "WindowMakingDelegate", storyboardName: "Main")),
      right: manifest(
        .init(name: "Inbox", delegateClassName: "ReadingDelegate", storyboardName: "Main"))),
    ManifestMistake(
      code: .unknownKey, place: ".UIApplicationSupportsMultipleScene",
      wrong: manifest(unknown: "UIApplicationSupportsMultipleScene", inEntry: false),
      right: manifest(unknown: nil, inEntry: false)),
    ManifestMistake(
      code: .unknownKey, place: "\(entry).UISceneDelegateClass",
      wrong: manifest(unknown: "UISceneDelegateClass", inEntry: true),
      right: manifest(unknown: nil, inEntry: true)),
    ManifestMistake(
      code: .unknownVariable,
      place: "\(entry).UISceneDelegateClassName",
      wrong: manifest(.init(name: "Inbox", delegateClassName: "$(MODULE).ReadingDelegate")),
      right: manifest(
        .init(name: "Inbox", delegateClassName: "${PRODUCT_MODULE_NAME}.ReadingDelegate"))),
    ManifestMistake(
      code: .unknownVariable,
      place: "\(entry).UISceneStoryboardFile",
      wrong: manifest(.init(name: "Inbox", storyboardName: "${STORYBOARD}")),
      right: manifest(.init(name: "Inbox", storyboardName: "$(STORYBOARD:default=Main)"))),
  ]
}
