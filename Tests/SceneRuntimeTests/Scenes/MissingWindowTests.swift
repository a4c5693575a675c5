import Checking
import TestSupport
import Testing

@testable import SceneModel
@testable import SceneRuntime

/// Tests for the remedies of problems with scenes that have no window.
@MainActor struct MissingWindowTests {
  /// Returns the remedies of the problems that the events cause, or that the launch causes if there are none.
  private func remedies(
    _ configurations: [SceneSession.Role: [SceneManifest.Configuration]]?,
    profile: HostProfile = .tablet, _ events: HostEvent...
  ) -> [String] {
    let application = Application.stub(
      [],
      manifest: configurations.map {
        SceneManifest(supportsMultipleScenes: true, configurations: $0)
      }, profile: profile)
    application.handle(.launch([]))
    let count = application.problems.count
    for event in events { application.handle(event) }
    return application.problems.dropFirst(events.isEmpty ? 0 : count).map(\.remedy)
  }

  @Test func `a window that isn't there is asked for where it can be made`() {
    expectEqual(
      remedies([:]),
      [
        "create a window in the scene delegate's scene(_:willConnectTo:options:), or declare a scene "
          + "in the app"
      ])
    expectEqual(
      remedies([:], profile: .classic),
      [
        "create a window with SceneWindow() in application(_:didFinishLaunchingWithOptions:)"
      ])
    expectEqual(
      remedies([:], .attachDisplay("Wall")),
      [
        "add a configuration of role UIWindowSceneSessionRoleExternalDisplayNonInteractive with a "
          + "delegate to the manifest"
      ])
    expectEqual(
      remedies(
        [.windowExternalDisplayNonInteractive: [.init(delegateClass: BuildingDelegate.self)]],
        .attachDisplay("Wall")),
      [
        "create a window in the scene delegate's scene(_:willConnectTo:options:)"
      ])
  }

  @Test func `S35: a missing delegate class is the only problem`() {
    let missing = remedies([.windowApplication: [.init(delegateClassName: "Nobody")]])
    expectEqual(missing, ["name a class that isn't private, as Module.Class"])
    let unusable = remedies([.windowApplication: [.init(delegateClass: StubContent.self)]])
    expectEqual(unusable, ["name a class of that type"])
  }
}
