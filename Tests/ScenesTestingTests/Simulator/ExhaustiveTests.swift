import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

private final class AppDelegate: ApplicationDelegate {
  static var manifest: SceneManifest? {
    SceneManifest(
      supportsMultipleScenes: true,
      configurations: [
        .windowApplication: [.init(name: "Inbox", delegateClass: InboxDelegate.self)]
      ])
  }
}

private final class InboxDelegate: WindowSceneDelegate {
  func scene(
    _ scene: ConnectedScene, willConnectTo session: SceneSession,
    options connectionOptions: ConnectionOptions
  ) {
    guard let scene = scene as? WindowScene else { return }
    let window = SceneWindow(windowScene: scene)
    window.content = HostingContent(rootView: Text("Inbox"))
    window.makeKeyAndVisible()
  }

  func sceneDidEnterBackground(_ scene: ConnectedScene) {}
}

/// In an exhaustive test, every effect is expected.
@MainActor struct ExhaustiveTests {
  private static let launch = [
    "launch", "willFinishLaunching", "didFinishLaunching", "-> new scene (first scene)",
    "scene 1 configurationForConnecting", "scene 1 willConnectTo",
    "scene 1 sceneWillEnterForeground",
    "scene 1 sceneDidBecomeActive",
  ]

  private static let background = [
    "background", "scene 1 sceneWillResignActive", "scene 1 sceneDidEnterBackground",
    "scene 1 snapshot",
  ]

  private func expectLaunch(_ simulator: AppSimulator) {
    simulator.expect(callbacks: ["scene 1 willConnectTo"])
    simulator.expect(trace: Self.launch)
  }

  /// The issues of a test with an exhaustive simulator, up to its release.
  private func issues(
    _ checks: [AppSimulator.Check] = [.exhaustive], _ test: (AppSimulator) async -> Void
  ) async -> [SimulatorIssue] {
    let issues = Issues()
    await SimulatorIssue.$receiver.withValue(issues.append) {
      let simulator = await AppSimulator(delegate: AppDelegate.self, checks: checks)
      await test(simulator)
    }
    return issues.all
  }

  @Test func `a test that expects every effect passes`() async {
    let issues = await issues { simulator in
      expectLaunch(simulator)
      await simulator.background()
      simulator.expect(callbacks: ["scene 1 sceneDidEnterBackground"])
      simulator.expect(trace: Self.background)
    }
    expect(issues.isEmpty, "\(issues)")
  }

  @Test func `without the check, effects needn't be expected`() async {
    expect(await issues([]) { await $0.background() }.isEmpty)
  }

  @Test func `effects that aren't expected are the code to paste, at their act`() async {
    var line = 0
    let issues = await issues { simulator in
      expectLaunch(simulator)
      line = #line + 1
      await simulator.background()
      await simulator.foreground()
      simulator.expect(trace: simulator.trace)
    }
    expectEqual(
      issues.map(\.message),
      [
        """
        effects of "background" aren't expected; expect them:
          simulator.expect(callbacks: [
            "scene 1 sceneDidEnterBackground",
          ])
          simulator.expect(trace: [
            "background",
            "scene 1 sceneWillResignActive",
            "scene 1 sceneDidEnterBackground",
            "scene 1 snapshot",
          ])
        """
      ])
    expectEqual(issues.first?.sourceLocation.line, line)
  }

  @Test func `each kind is expected by itself`() async {
    let issues = await issues { simulator in
      expectLaunch(simulator)
      await simulator.background()
      simulator.expect(trace: Self.background)
    }
    expectEqual(issues.count, 1)
    expectEqual(
      issues.first?.message.hasSuffix(
        """
        expect them:
          simulator.expect(callbacks: [
            "scene 1 sceneDidEnterBackground",
          ])
        """), true)
  }

  @Test func `effects of the last act are reported when the simulator is released`() async {
    let released = await issues { simulator in
      expectLaunch(simulator)
      await simulator.memoryPressure()
    }
    expectEqual(released.count, 1)
    expectContains(released.first?.message, "\"memory pressure\",")
    // Or earlier, once.
    let finished = await issues { simulator in
      expectLaunch(simulator)
      await simulator.memoryPressure()
      simulator.finish()
    }
    expectEqual(finished.map(\.message), released.map(\.message))
  }

  @Test func `effects of the launch have the place of the simulator`() async {
    let issues = await issues { _ in }
    expectEqual(issues.count, 1)
    expectContains(issues.first?.message, "\"-> new scene (first scene)\",")
    expectContains(issues.first?.sourceLocation.fileID, "ExhaustiveTests.swift")
  }

  @Test func `lines that come after an expectation have to be expected too`() async throws {
    let issues = await issues { simulator in
      expectLaunch(simulator)
      await simulator.memoryPressure()
      simulator.expect(trace: ["memory pressure", "applicationDidReceiveMemoryWarning"])
      simulator.application.receive(.newWindow)
      await simulator.settle()
    }
    expectEqual(issues.count, 1)
    let message = issues.first?.message ?? ""
    expectContains(message, "expect them, in place of the expectations that are there:")
    // An expectation compares all lines since the act.
    expectContains(message, "\"memory pressure\",")
    expectContains(message, "\"new window\",")
  }

  @Test func `an expectation that fails says what to paste instead`() async {
    let issues = await issues { simulator in
      expectLaunch(simulator)
      await simulator.memoryPressure()
      simulator.expect(trace: ["memory pressure"])
    }
    expectEqual(
      issues.map(\.message),
      [
        """
        the trace since "memory pressure" differs (− expected, + found):
          memory pressure
          + applicationDidReceiveMemoryWarning
        expect those that were found:
          simulator.expect(trace: [
            "memory pressure",
            "applicationDidReceiveMemoryWarning",
          ])
        """
      ])
  }

  @Test func `a test whose act failed is silent about effects`() async {
    let issues = await issues { simulator in
      expectLaunch(simulator)
      await simulator.memoryPressure()
      simulator.expect(trace: simulator.trace)
      await simulator.close(9)
    }
    expectEqual(issues.count, 1)
  }

  @Test func `a wait that failed is silent about effects, too`() async {
    let issues = await issues { simulator in
      expectLaunch(simulator)
      await simulator.memoryPressure()
      await simulator.until(within: .milliseconds(1)) { false }
    }
    expectEqual(issues.count, 1)
    expectContains(issues.first?.message, "what was waited for")
  }

  @Test func `work is an act with effects of its own`() async {
    let issues = await issues { simulator in
      expectLaunch(simulator)
      await simulator.memoryPressure()
      try? await simulator.perform { $0.requestSceneSessionRefresh($0.orderedSessions[0]) }
    }
    expectEqual(issues.count, 2)
    expectContains(issues.first?.message, "\"memory pressure\"")
    expectContains(issues.last?.message, "\"request refresh of scene 1\"")
  }

  @Test func `effects of the act before aren't among collected issues`() async {
    var collected: [SimulatorIssue] = []
    let issues = await issues { simulator in
      expectLaunch(simulator)
      await simulator.memoryPressure()
      collected = await simulator.issues {
        await simulator.background()
        simulator.expect(callbacks: ["scene 1 sceneDidEnterBackground"])
        simulator.expect(trace: Self.background)
      }
    }
    expectEqual(collected.map(\.message), [])
    expectEqual(issues.count, 1)
    expectContains(issues.first?.message, "\"memory pressure\",")
  }

  @Test func `pasted lines are literals of Swift`() async {
    let link = URL(string: "postbox://a\"b") ?? URL(filePath: "/a\\b")
    let issues = await issues { simulator in
      expectLaunch(simulator)
      await simulator.handoffFails("read", because: "\"quoted\" \\ back")
      _ = link
    }
    expectContains(issues.first?.message, #""handoff read fails: \"quoted\" \\ back","#)
  }
}
