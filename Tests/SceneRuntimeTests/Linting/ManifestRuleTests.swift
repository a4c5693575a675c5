import Checking
import Foundation
import TestSupport
import Testing

@testable import SceneModel
@testable import SceneRuntime

final class ReadingDelegate: WindowSceneDelegate {}
final class PlainDelegate: ConnectedSceneDelegate {}
final class WindowMakingDelegate: WindowSceneDelegate {
  func scene(
    _ scene: ConnectedScene, willConnectTo session: SceneSession,
    options connectionOptions: ConnectionOptions
  ) {
    guard let windowScene = scene as? WindowScene else { return }
    SceneWindow(windowScene: windowScene).makeKeyAndVisible()
  }
}

/// Tests for the problems in a manifest, rule by rule.
@MainActor struct ManifestRuleTests {
  private func surroundings(connectsDelegates: Bool = true) -> SceneManifest.Surroundings {
    var profile = HostProfile.tablet
    profile.roles = [.windowApplication, .windowExternalDisplay]
    return SceneManifest.Surroundings(
      settings: BuildSettings(moduleName: "SceneRuntimeTests"), declaredScenes: 2, profile: profile,
      storyboards: ["Main"], connectsDelegates: connectsDelegates)
  }

  @Test(arguments: ManifestMistake.all)
  func `a mistake is one problem with its place, and none without it`(mistake: ManifestMistake)
    throws
  {
    let problems = mistake.wrong.problems(in: surroundings())
    expectEqual(problems.count, 1, "\(problems)")
    let problem = try require(problems.first)
    expectEqual(problem.place, "UIApplicationSceneManifest\(mistake.place)")
    expectEqual(problem.code, mistake.code, "\(problem)")
    expectEqual(mistake.right.problems(in: surroundings()), [])
  }

  @Test func `S34: a role without windows takes any scene class, and any scene's delegate`() {
    var surroundings = surroundings()
    surroundings.profile.roles = [.carTemplateApplication]
    let manifest = ManifestMistake.manifest(
      .init(name: "Car", sceneClassName: "UIScene", delegateClassName: "PlainDelegate"),
      role: .carTemplateApplication)
    expectEqual(manifest.problems(in: surroundings), [])
    let wrong = ManifestMistake.manifest(
      .init(name: "Car", delegateClassName: "LetterScene"), role: .carTemplateApplication)
    expectEqual(
      wrong.problems(in: surroundings).map(\.code), [.nonconformingClass])
  }

  @Test func `S34: a role of windows takes scenes of windows, and their delegates`() {
    func problems(_ scene: String, _ delegate: String) -> [String] {
      ManifestMistake.manifest(
        .init(name: "Inbox", sceneClassName: scene, delegateClassName: delegate)
      )
      .problems(in: surroundings()).map(\.what)
    }
    expectEqual(problems("UIWindowScene", "ReadingDelegate"), [])
    expectEqual(problems("LetterScene", "ReadingDelegate"), [])
    expectEqual(
      problems("UIScene", "PlainDelegate"),
      [
        "SceneRuntime.ConnectedScene isn't a WindowScene, so it shows no windows",
        "SceneRuntimeTests.PlainDelegate isn't a WindowSceneDelegate",
      ])
    expectEqual(
      problems("ReadingDelegate", "LetterScene"),
      [
        "SceneRuntimeTests.ReadingDelegate isn't a WindowScene, so it shows no windows",
        "SceneRuntimeTests.LetterScene isn't a WindowSceneDelegate",
      ])
  }

  @Test func `delegates are run only where that is allowed`() {
    let manifest = ManifestMistake.manifest(
      .init(name: "Inbox", delegateClassName: "WindowMakingDelegate", storyboardName: "Main"))
    expectEqual(manifest.problems(in: surroundings(connectsDelegates: false)), [])
  }

  @Test func `S36: a trial connection finds whether a delegate creates a window`() {
    func createsWindow(_ type: AnyClass) -> Bool {
      TrialConnection.createsWindow(
        .init(delegateClass: type), role: .windowApplication, delegate: nil)
    }
    expect(createsWindow(WindowMakingDelegate.self))
    expect(!createsWindow(ReadingDelegate.self))
    expect(Application.current == nil)
  }

  private final class Registering: ApplicationDelegate {
    static var storyboards: [Storyboard] { [Storyboard("Main") { _ in StubContent() }] }
  }

  @Test(arguments: [true, false])
  func `S36: the window of the storyboard doesn't count as the delegate's`(isRegistered: Bool) {
    var surroundings = surroundings()
    surroundings.applicationDelegate = isRegistered ? Registering() : nil
    let right = ManifestMistake.manifest(
      .init(name: "Inbox", delegateClassName: "ReadingDelegate", storyboardName: "Main"))
    expectEqual(right.problems(in: surroundings), [])
    let wrong = ManifestMistake.manifest(
      .init(name: "Inbox", delegateClassName: "WindowMakingDelegate", storyboardName: "Main"))
    expectEqual(wrong.problems(in: surroundings).count, 1)
  }

  @Test func `T21: the linter finds what the runtime replaces`() throws {
    let classes: [AnyClass] = [ReadingDelegate.self, WindowMakingDelegate.self]
    for (configuration, replaces) in zip(
      classes.map {
        SceneManifest.Configuration(name: "Inbox", delegateClass: $0, storyboardName: "Main")
      }, [false, true])
    {
      let manifest = SceneManifest(
        supportsMultipleScenes: true, configurations: [.windowApplication: [configuration]])
      let application = Application.stub([], manifest: manifest, delegate: Registering())
      application.handle(.launch([]))
      let scene = try require(application.orderedSessions.first?.scene as? WindowScene)
      expectEqual(scene.windows.map(\.origin), [replaces ? .app : .storyboard])
      expectEqual(
        TrialConnection.createsWindow(configuration, role: .windowApplication, delegate: nil),
        replaces)
    }
  }

  @Test func `one app with one scene needs no several ones`() {
    var surroundings = surroundings()
    surroundings.declaredScenes = 1
    expectEqual(SceneManifest(supportsMultipleScenes: false).problems(in: surroundings), [])
  }

  @Test(arguments: [
    (SceneSession.Role.carTemplateApplication, "a car (CarPlay)"),
    (.carTemplateApplicationDashboard, "dashboard (CarPlay)"),
    (.carTemplateApplicationInstrumentCluster, "instruments (CarPlay)"),
    (.carImmersiveSpaceApplication, "(CarPlay)"), (.immersiveSpaceApplication, "immersive"),
    (.windowApplicationVolumetric, "volumetric"),
    (.windowAssistiveAccessApplication, "Assistive Access"),
    (.windowExternalDisplayNonInteractive, "external displays"),
  ])
  func `a valid role that isn't shown is a note and not a problem`(
    role: SceneSession.Role, says: String
  ) {
    let manifest = ManifestMistake.manifest(.init(name: "Wall"), role: role)
    for profile in HostProfile.all {
      expectEqual(manifest.problems(on: profile), [])
      let notes = manifest.notes(on: profile)
      expectEqual(notes.isEmpty, profile.roles.contains(role), "\(profile.name)")
      for note in notes {
        expect(note.place.hasSuffix(role.rawValue))
        expectContains(note.what, says)
        expectContains(note.what, "a \(profile.name) doesn't show")
        expectEqual(note.remedy, "keep it for the devices that do, or remove it")
      }
    }
  }

  @Test func `a first role with an unknown variable is one problem`() {
    var manifest = SceneManifest(supportsMultipleScenes: true)
    manifest.preferredDefaultSceneSessionRole = .init(rawValue: "$(FIRST_ROLE)")
    expectEqual(manifest.problems(on: .tablet).count, 1)
  }

  @Test func `the old name of a role is one problem`() {
    let manifest = ManifestMistake.manifest(.init(name: "Wall"), role: .windowExternalDisplay)
    expectEqual(manifest.problems(on: .phone).count, 1)
    expectEqual(manifest.notes(on: .phone), [])
    let empty = ManifestMistake.manifest(role: .windowExternalDisplay)
    expectEqual(empty.problems(on: .phone).count, 1)
  }

  @Test func `a preferred role of other devices is a note and not a problem`() {
    var manifest = SceneManifest(supportsMultipleScenes: true)
    manifest.preferredDefaultSceneSessionRole = .immersiveSpaceApplication
    expectEqual(manifest.problems(on: .tablet), [])
    expectEqual(
      manifest.notes(on: .tablet).map { "\($0.place): \($0.code)" },
      [
        "UIApplicationSceneManifest.UIApplicationPreferredDefaultSceneSessionRole: "
          + "roleOfOtherDevices"
      ])
  }

  @Test func `the old name of the role of displays is a problem, unless the new one is there too`()
  {
    var manifest = ManifestMistake.manifest(.init(name: "Wall"), role: .windowExternalDisplay)
    expectEqual(
      manifest.problems(on: .tablet).map(\.description),
      [
        "UIApplicationSceneManifest.UISceneConfigurations.UIWindowSceneSessionRoleExternalDisplay: "
          + "it is the role of external displays with its name before iOS 16, which is deprecated; "
          + "for the name since then, there is no configuration; "
          + "add UIWindowSceneSessionRoleExternalDisplayNonInteractive beside it, or rename it."
      ])
    manifest.configurations[.windowExternalDisplayNonInteractive] = [.init(name: "Wall")]
    expectEqual(manifest.problems(on: .tablet), [])
  }

  @Test func `a name that two roles share is a note, and no problem`() {
    var manifest = ManifestMistake.manifest(.init(name: "Wall"))
    manifest.configurations[.windowExternalDisplayNonInteractive] = [.init(name: "Wall")]
    expectEqual(manifest.problems(on: .desktop), [])
    expectContains(
      manifest.notes(on: .desktop).map(\.code), .duplicateConfiguration)
    manifest.configurations[.windowExternalDisplayNonInteractive] = [
      .init(name: "Wall"), .init(name: "Wall"),
    ]
    let codes = manifest.notes(on: .desktop).map(\.code)
    expectEqual(codes.count { $0 == .duplicateConfiguration }, 1)
    manifest.configurations[.windowExternalDisplayNonInteractive] = [.init(name: "Board")]
    expect(!manifest.notes(on: .desktop).map(\.code).contains(.duplicateConfiguration))
  }

  @Test func `a file by itself is judged without the app's classes, storyboards and scenes`() {
    let manifest = SceneManifest(
      supportsMultipleScenes: false,
      configurations: [
        .windowApplication: [
          .init(
            name: "Inbox", sceneClassName: "Elsewhere.LetterScene",
            delegateClassName: "$(PRODUCT_MODULE_NAME).Nobody", storyboardName: "Mian")
        ]
      ])
    expectEqual(manifest.problems(on: .tablet), [])
    expectEqual(manifest.problems(in: surroundings()).count, 4)
  }

  @Test(arguments: ["<string>Main</string>", "<integer>7</integer>"])
  func `a main storyboard beside a manifest is found, and voids no file`(value: String) throws {
    func list(_ entries: String) -> Data { Data("<plist><dict>\(entries)</dict></plist>".utf8) }
    let main = "<key>UIMainStoryboardFile</key>\(value)"
    let manifest = try SceneManifest(list("\(main)<key>UIApplicationSceneManifest</key><dict/>"))
    let problems = manifest.problems(on: .tablet)
    expectEqual(problems.map(\.place), ["UIMainStoryboardFile"])
    expectContains(problems.first?.remedy, "UISceneStoryboardFile")
    expectEqual(try InformationPropertyList(list(main)).sceneManifest, nil)
  }

  @Test func `a main storyboard that a configuration names too is no problem`() throws {
    let manifest = try SceneManifest(
      Data(
        """
        <plist><dict><key>UIMainStoryboardFile</key><string>Main</string><key>UIApplicationSceneManifest</key><dict>
        <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
        <key>UISceneConfigurationName</key><string>Default</string>
        <key>UISceneStoryboardFile</key><string>Main</string></dict></array></dict></dict></dict></plist>
        """.utf8))
    expectEqual(manifest.problems(on: .tablet), [])
  }

  @Test func `a scene class with the name of the delegate is found`() {
    let manifest = SceneManifest(
      supportsMultipleScenes: true,
      configurations: [
        .windowApplication: [
          .init(
            name: "Inbox", sceneClassName: "SceneDelegate",
            delegateClassName: "Postbox.SceneDelegate")
        ]
      ])
    expectEqual(manifest.problems(on: .tablet).map(\.code), [.nonconformingClass])
  }

  @Test(arguments: [SceneRole.immersiveSpaceApplication, .carImmersiveSpaceApplication])
  func `an immersive space needs no name`(role: SceneRole) {
    let manifest = SceneManifest(supportsMultipleScenes: true, configurations: [role: [.init()]])
    expect(!manifest.problems(on: .desktop).map(\.code).contains(.unnamedConfiguration))
  }

  private final class AskingDelegate: ApplicationDelegate {
    func application(
      _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
      options: ConnectionOptions
    ) -> SceneConfiguration {
      SceneConfiguration(
        name: options.userActivities.isEmpty ? "Inbox" : "Compose",
        sessionRole: connectingSceneSession.role)
    }
  }

  @Test func `S29: a requested configuration that isn't in the manifest is found`() {
    var surroundings = surroundings()
    surroundings.applicationDelegate = AskingDelegate()
    let right = ManifestMistake.manifest(.init(name: "Inbox"))
    expectEqual(right.problems(in: surroundings), [])
    let wrong = ManifestMistake.manifest(.init(name: "Message"), .init(name: "Letter"))
    expectEqual(
      wrong.problems(in: surroundings).map { "\($0.place): \($0.code)" },
      [
        "UIApplicationSceneManifest.UISceneConfigurations.UIWindowSceneSessionRoleApplication: "
          + "unlistedConfiguration"
      ])
    // The delegate may request another configuration, depending on the events that the scene connects for.
    surroundings.events = [.continueActivity(ActivityRecord(activityType: "compose"))]
    expectEqual(right.problems(in: surroundings).count, 1)
    surroundings.connectsDelegates = false
    expectEqual(wrong.problems(in: surroundings), [])
    expect(Application.current == nil)
  }

  @Test func `problems come in one order`() {
    let roles = ["c", "a", "b"].map(SceneSession.Role.init) + [.windowApplication]
    let manifest = SceneManifest(
      supportsMultipleScenes: true,
      configurations: Dictionary(uniqueKeysWithValues: roles.map { ($0, []) }))
    let places = manifest.problems(in: surroundings()).map { $0.place.split(separator: ".").last }
    expectEqual(
      places,
      [
        "UIWindowSceneSessionRoleApplication", "a", "b", "c", "a", "b", "c",
      ])
  }
}
