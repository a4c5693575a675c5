import Checking
import Scenes
import ScenesTesting
import TestSupport
import Testing

/// A window beside any other scenes.
private struct Declaring<Content: Scene>: App {
  var content: @MainActor () -> Content

  init(_ content: @escaping @MainActor () -> Content) {
    self.content = content
  }

  init() {
    fatalError("a test makes it with content")
  }

  var body: some Scene {
    WindowGroup("Inbox") { Text("inbox") }
    content()
  }
}

/// A modifier of scenes that is accepted without effect, with a scene that has it and the same scene without it.
struct KeptSceneName: Sendable, CustomTestStringConvertible {
  /// The declarations of an app and its windows.
  struct Picture: Equatable {
    let graph: String
    let windows: String
    let problems: [Problem.Code]
  }

  let name: String
  private let launchWith: @MainActor @Sendable () async -> AppSimulator
  private let launchWithout: @MainActor @Sendable () async -> AppSimulator

  init<Plain: Scene, Changed: Scene>(
    _ name: String, _ plain: @autoclosure @escaping @MainActor @Sendable () -> Plain,
    _ change: @escaping @MainActor @Sendable (Plain) -> Changed
  ) {
    self.name = name
    launchWith = { await AppSimulator(Declaring { change(plain()) }) }
    launchWithout = { await AppSimulator(Declaring { plain() }) }
  }

  var testDescription: String { name }

  @MainActor func pictureWithName() async -> Picture { Self.picture(await launchWith()) }

  @MainActor func pictureWithoutName() async -> Picture { Self.picture(await launchWithout()) }

  @MainActor private static func picture(_ simulator: AppSimulator) -> Picture {
    Picture(
      graph: simulator.application.graph.description, windows: simulator.text,
      problems: simulator.problems.map(\.code))
  }
}

/// Modifiers of scenes that are accepted without effect: declarations and windows are the same with each of them.
struct KeptSceneNameTests {
  @MainActor private static func letters() -> some Scene {
    WindowGroup("Letter", id: "letter") { Text("letter").toolbar { Button("Go") {} } }
      .defaultLaunchBehavior(.presented)
  }

  @MainActor private static func failure() -> some Scene {
    AlertScene("A server failed.", isPresented: .constant(true)) { Button("OK") {} }
  }

  @MainActor private static func space() -> some Scene {
    ImmersiveSpace(id: "room") { Text("never") }
  }

  static let all = [
    KeptSceneName("defaultWorldScaling", letters()) {
      $0.windowStyle(.volumetric).defaultWorldScaling(.dynamic)
    },
    KeptSceneName("dialogIcon", failure()) { $0.dialogIcon(Image(systemName: "bolt")) },
    KeptSceneName("dialogSeverity", failure()) { $0.dialogSeverity(.critical) },
    KeptSceneName("immersionStyle", space()) {
      $0.immersionStyle(selection: .constant(.full), in: .full)
    },
    KeptSceneName("immersiveContentBrightness", space()) { $0.immersiveContentBrightness(.dim) },
    KeptSceneName("immersiveEnvironmentBehavior", space()) {
      $0.immersiveEnvironmentBehavior(.coexist)
    },
    KeptSceneName("ImportFromDevicesCommands", letters()) {
      $0.commands { ImportFromDevicesCommands() }
    },
    KeptSceneName("persistentSystemOverlays", letters()) { $0.persistentSystemOverlays(.hidden) },
    KeptSceneName("upperLimbVisibility", space()) { $0.upperLimbVisibility(.hidden) },
    KeptSceneName("volumeWorldAlignment", letters()) {
      $0.windowStyle(.volumetric).volumeWorldAlignment(.gravityAligned)
    },
    KeptSceneName("windowBackgroundDragBehavior", letters()) {
      $0.windowBackgroundDragBehavior(.disabled)
    },
    KeptSceneName("windowIdealPlacement", letters()) {
      $0.windowIdealPlacement { _, _ in WindowPlacement(.center) }
    },
    KeptSceneName("windowIdealSize", letters()) { $0.windowIdealSize(.maximum) },
    KeptSceneName("windowToolbarLabelStyle", letters()) {
      $0.windowToolbarLabelStyle(fixed: .iconOnly)
    },
    KeptSceneName("windowToolbarLabelStyle", letters()) {
      $0.windowToolbarLabelStyle(.constant(.titleOnly))
    },
  ]

  @Test(arguments: all)
  func `declarations and windows are the same with the name and without it`(
    name: KeptSceneName
  ) async {
    let without = await name.pictureWithoutName()
    await expectEqual(name.pictureWithName(), without)
    expectContains(without.windows, "inbox")
    expectEmpty(without.problems)
  }

  @Test func `every modifier of scenes with the letter N is tested`() throws {
    let rows = try VocabularyRow.all.filter { $0.letter == "N" && $0.isOfScenes }
    expectEqual(Set(Self.all.map(\.name)).symmetricDifference(rows.map(\.name)), [])
  }
}
