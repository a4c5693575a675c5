import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

private struct Postbox: App {
  var body: some Scene {
    WindowGroup("Inbox", id: "inbox") { Phase() }
  }
}

private struct Single: App {
  var body: some Scene {
    Window("Inbox", id: "inbox") { Phase() }
    WindowGroup("Message", id: "message") { Text("message") }
  }
}

private struct Phase: View {
  @Environment(\.scenePhase) private var phase
  @Environment(\.supportsMultipleWindows) private var isMany

  var body: some View { Text("\(phase) \(isMany)") }
}

/// Tests for the behavior of each host profile, and for the table of profiles in the documentation.
@MainActor struct ProfileFacts {
  @Test(arguments: HostProfile.all)
  func `each profile behaves as declared`(profile: HostProfile) async {
    let simulator = await AppSimulator(Postbox(), profile: profile)
    let scenes = profile.supportsMultipleScenes ? min((profile.foregroundLimit ?? 4) + 1, 5) : 1
    for _ in 1..<max(2, scenes) where profile.supportsMultipleScenes {
      await simulator.newWindow()
    }
    let states = simulator.sessions.map { $0.scene?.activationState }
    expectEqual(simulator.sessions.count, scenes)
    // S54, S102.
    simulator.expect("\(profile.supportsMultipleScenes)")
    let shown = states.filter { $0?.isForeground == true }.count
    expectEqual(shown, min(scenes, profile.foregroundLimit ?? scenes))
    let active = states.filter { $0 == .foregroundActive }.count
    expectEqual(active, (profile.activity == .all ? shown : 1))

    await simulator.background()
    let away = Set(simulator.sessions.map { $0.scene?.activationState })
    expectEqual(
      away, (profile.turningAway == .background ? [.background] : [.foregroundInactive]))
    await simulator.foreground()
    expectEqual(simulator.sessions.count { $0.scene?.activationState == .foregroundActive }, active)

    await simulator.relaunch()
    let returned = simulator.sessions.count { $0.scene?.activationState.isForeground == true }
    expectEqual(simulator.sessions.count, scenes)
    expectEqual(returned, (profile.relaunching == .onScreen ? shown : 1))

    while let last = simulator.sessions.last { await simulator.close(last.ordinal) }
    expectEqual(simulator.application.isTerminated, (profile.closingLast == .quits))
  }

  @Test func `on a desktop the window a person works in is active, and no other`() async {
    let simulator = await AppSimulator(Postbox(), profile: .desktop)
    await simulator.newWindow()
    expectEqual(
      simulator.unreceivedCallbacks,
      [
        "scene 2 configurationForConnecting", "scene 2 willConnectTo",
        "scene 1 sceneWillResignActive",
        "scene 2 sceneWillEnterForeground", "scene 2 sceneDidBecomeActive",
      ])
    await simulator.focus(1)
    expectEqual(
      simulator.unreceivedCallbacks,
      [
        "scene 2 sceneWillResignActive", "scene 1 sceneDidBecomeActive",
      ])
    await simulator.focus(1)
    expectEqual(simulator.unreceivedCallbacks, [])
    await simulator.background(1)
    expectEqual(
      simulator.unreceivedCallbacks,
      [
        "scene 1 sceneWillResignActive", "scene 1 sceneDidEnterBackground",
        "scene 2 sceneDidBecomeActive",
      ])
    await simulator.resume(1)
    await simulator.close(1)
    expectEqual(simulator.sessions.map { $0.scene?.activationState }, [.foregroundActive])
  }

  @Test func `turning away from a desktop leaves its windows where they are`() async {
    let simulator = await AppSimulator(Postbox(), profile: .desktop)
    await simulator.newWindow()
    await simulator.background()
    expectEqual(simulator.unreceivedCallbacks, ["scene 2 sceneWillResignActive"])
    await simulator.foreground()
    expectEqual(simulator.unreceivedCallbacks, ["scene 2 sceneDidBecomeActive"])
    await simulator.openSwitcher()
    await simulator.resume(1)
    expectEqual(simulator.unreceivedCallbacks, ["scene 1 sceneDidBecomeActive"])
  }

  @Test func `S108: an app whose first scene is a single window ends with it`() async {
    let simulator = await AppSimulator(Single(), profile: .desktop)
    await simulator.close()
    expect(simulator.application.isTerminated)
    let group = await AppSimulator(Postbox(), profile: .desktop)
    await group.close()
    expect(!group.application.isTerminated)
    let tablet = await AppSimulator(Single(), profile: .tablet)
    await tablet.close()
    expect(!tablet.application.isTerminated)
  }

  @Test func `the profile chooses the scene that enters the background`() async {
    var profile = HostProfile.tablet
    profile.foregroundLimit = 2
    profile.yielding = .oldest
    let simulator = await AppSimulator(Postbox(), profile: profile)
    await simulator.newWindow()
    await simulator.focus(1)
    await simulator.newWindow()
    expectContains(simulator.unreceivedCallbacks, "scene 1 sceneDidEnterBackground")
  }

  @Test func `the table in the documentation is made from the profiles`() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Documentation/Scenes.docc/Reference/LifeCycleRules.md")
    let document = try String(contentsOf: url, encoding: .utf8)
    for profile in HostProfile.all {
      expectContains(document, "\n\(profile.row)\n")
      // The page states this rule once, below the table.
      expectEqual(profile.yielding, .longestUnfocused)
    }
  }
}

extension HostProfile {
  /// Its line in the table.
  fileprivate var row: String {
    let activity =
      switch activity {
      case .all: "all"
      case .focused: "the focused one"
      }
    let closingLast =
      switch closingLast {
      case .keepsRunning: "keeps running"
      case .quits: "ends"
      case .asDeclared: "as declared"
      }
    let relaunching =
      switch relaunching {
      case .lastUsed: "the last used"
      case .onScreen: "all on screen"
      }
    let displays =
      switch externalDisplays {
      case .automatic: "when attached"
      case .registered: "once registered"
      }
    let cells = [
      "`\(name)`", hasScenes ? supportsMultipleScenes ? "several" : "one" : "none",
      foregroundLimit.map { "up to \($0)" } ?? "any number", activity, turningAway.rawValue,
      closingLast, relaunching,
      roles.contains(.windowExternalDisplayNonInteractive) ? displays : "none",
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }
}
