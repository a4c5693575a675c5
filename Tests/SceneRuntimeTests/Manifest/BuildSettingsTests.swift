import Checking
import Foundation
import Testing

@testable import SceneModel
@testable import SceneRuntime

class LetterScene: WindowScene {}
final class LetterDelegate: WindowSceneDelegate {}
final class Brieföffner {}
final class GenericLetter<Paper> {}
private final class HiddenLetter {}
struct Folder {
  final class Delegate {}
  enum Drafts { final class Delegate {} }
}

/// Variables and the names of classes.
@MainActor struct BuildSettingsTests {
  private let settings: BuildSettings = {
    var settings = BuildSettings(
      moduleName: "SceneRuntimeTests", productName: "Post box.2",
      bundleIdentifier: "com.example.postbox")
    settings.others = ["STAMP": "", "COLOR": "Red"]
    return settings
  }()

  @Test(arguments: [
    ("", ""), ("Inbox", "Inbox"), ("$(PRODUCT_MODULE_NAME).Scene", "SceneRuntimeTests.Scene"),
    ("${PRODUCT_MODULE_NAME}.Scene", "SceneRuntimeTests.Scene"),
    ("a$(COLOR)b${COLOR}c", "aRedbRedc"), ("$(PRODUCT_NAME)", "Post box.2"),
    ("$(TARGET_NAME)", "Post box.2"), ("$(EXECUTABLE_NAME)", "Post box.2"),
    ("$(PRODUCT_BUNDLE_IDENTIFIER).compose", "com.example.postbox.compose"),
    ("$(PRODUCT_NAME:c99extidentifier)", "Post_box_2"),
    ("$(PRODUCT_NAME:identifier)", "Post_box_2"),
    ("$(PRODUCT_NAME:rfc1034identifier)", "Post-box-2"), ("$(COLOR:upper)", "RED"),
    ("${COLOR:lower}", "red"), ("$(PRODUCT_NAME:identifier:upper)", "POST_BOX_2"),
    ("$(STAMP:default=a:b)", "a:b"), ("$(NOTHING:default=Inbox)", "Inbox"),
    ("$(COLOR:default=Blue)", "Red"), ("$", "$"), ("a$b", "a$b"), ("$$(COLOR)", "$Red"),
  ])
  func `variables are expanded in both forms, with modifiers`(text: String, expanded: String) {
    expectEqual(settings.expanding(text), expanded)
    expectEqual(settings.unknownVariables(in: text), [])
  }

  @Test(arguments: [
    ("$(NOTHING)", ["$(NOTHING)"]), ("$(COLOR:shiny)", ["$(COLOR:shiny)"]),
    ("$(COLOR", ["$(COLOR"]),
    ("${COLOR)", ["${COLOR)"]), ("$()", ["$()"]), ("${a}b$(COLOR)$(c)", ["${a}", "$(c)"]),
    ("$(NOTHING:upper)", ["$(NOTHING:upper)"]),
  ])
  func `unknown variables aren't expanded`(text: String, unknown: [String]) {
    expectEqual(settings.unknownVariables(in: text), unknown)
    expectEqual(settings.expanding(text), text.replacing("$(COLOR)", with: "Red"))
  }

  @Test(arguments: [("2Do", "_Do"), ("Über uns", "_ber_uns"), ("Postbox", "Postbox"), ("", "")])
  func `a program's module has a name in C`(name: String, module: String) {
    expectEqual(name.cIdentifier, module)
  }

  @Test func `letters of other scripts stay in a name in Swift`() {
    var settings = settings
    settings.others["NAME"] = "Über uns"
    expectEqual(settings.expanding("$(NAME:c99extidentifier)"), "Über_uns")
  }

  @Test(
    arguments: [
      ("SceneRuntimeTests.LetterScene", LetterScene.self), ("LetterScene", LetterScene.self),
      ("SceneRuntimeTests.LetterDelegate", LetterDelegate.self),
      ("SceneRuntimeTests.Brieföffner", Brieföffner.self), ("Brieföffner", Brieföffner.self),
      ("SceneRuntimeTests.Folder.Delegate", Folder.Delegate.self),
      ("Folder.Delegate", Folder.Delegate.self),
      ("SceneRuntimeTests.Folder.Drafts.Delegate", Folder.Drafts.Delegate.self),
      ("UIWindowScene", WindowScene.self), ("UIScene", ConnectedScene.self),
      ("UIKit.UIWindowScene", WindowScene.self), ("WindowScene", WindowScene.self),
      ("SceneRuntime.ConnectedScene", ConnectedScene.self),
    ] as [(String, AnyClass)])
  func `a class is found by its name, in its module or the app's`(name: String, found: AnyClass) {
    expect(settings.class(named: name) == found)
  }

  @Test(arguments: [
    "", ".", "..", "Nobody", "SceneRuntimeTests.Nobody", "Nobody.LetterScene", "HiddenLetter",
    "GenericLetter", "Folder", "Swift.Int", "Swift.String", "$(NOTHING).LetterScene",
    "SceneRuntimeTests.", ".LetterScene", "a b.c d", "Si", "17SceneRuntimeTests11LetterSceneC",
    "1A.2B", "a.b.c.d.e.f.g", "Folder.Folder.Folder.Folder.Delegate", "\u{0}",
    "SceneRuntimeTests.\u{0}",
    String(repeating: "a", count: 100_000),
  ])
  func `a name without a class has no class`(name: String) {
    expect(settings.class(named: name) == nil)
  }

  @Test func `the settings of an app are its module's`() {
    expectEqual(
      BuildSettings(of: LetterScene.self, bundleIdentifier: "b").moduleName, "SceneRuntimeTests")
    struct Inner {}
    expectEqual(
      BuildSettings(of: Inner.self, bundleIdentifier: "b").moduleName, "SceneRuntimeTests")
  }

  @Test func `resolving keeps classes given in code and fills in those of names`() {
    let manifest = SceneManifest(
      supportsMultipleScenes: true,
      configurations: [
        .windowApplication: [
          .init(name: "$(COLOR)", delegateClassName: "LetterDelegate", storyboardName: "$(COLOR)"),
          .init(sceneClass: LetterScene.self, sceneClassName: "UIWindowScene"),
          .init(delegateClassName: "Nobody"),
        ]
      ])
    let entries = manifest.resolved(in: settings).configurations[.windowApplication] ?? []
    expectEqual(entries.map(\.name), ["Red", nil, nil])
    expect(entries[0].delegateClass == LetterDelegate.self)
    expectEqual(entries[0].storyboardName, "Red")
    expect(entries[1].sceneClass == LetterScene.self)
    expect(entries[2].delegateClass == nil)
    expectEqual(entries[2].delegateClassName, "Nobody")
  }

  @Test func `a class given in code is written as its name`() {
    let entry = SceneManifest.Configuration(delegateClass: LetterDelegate.self).propertyListEntries
    expect(entry["UISceneDelegateClassName"] as? String == "SceneRuntimeTests.LetterDelegate")
    expectEqual(entry.count, 1)
  }
}
