import Checking
import Scenes
import ScenesTesting
import TestSupport
import Testing

/// S28–S30: a configuration that is made outside a turn looks its name up when it is used.
@MainActor struct EarlyConfigurationFacts {
  final class Other: RecordingSceneDelegate {}

  /// Makes a configuration while it is made itself, before there is an application.
  class EarlyDelegate: RecordingApplicationDelegate {
    let stored = SceneConfiguration(name: "Second", sessionRole: .windowApplication)

    override func application(
      _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
      options: ConnectionOptions
    ) -> SceneConfiguration { stored }
  }

  private let manifest = SceneManifest(
    supportsMultipleScenes: true,
    configurations: [
      .windowApplication: [
        .init(name: "First"),
        .init(
          name: "Second", delegateClass: RecordingSceneDelegate.self, storyboardName: "Letter"),
      ]
    ])

  @Test func `that of a stored property has the classes of its entry`() async throws {
    let simulator = await AppSimulator(delegate: EarlyDelegate.self, manifest: manifest)
    let session = try require(simulator.sessions.first)
    expectEqual(session.configuration.name, "Second")
    expectEqual(session.configuration.storyboard, "Letter")
    expect(session.scene?.delegate is RecordingSceneDelegate)
  }

  @Test func `earlier settings remain`() async throws {
    final class Setting: EarlyDelegate {
      required init() {
        super.init()
        stored.delegateClass = Other.self
        stored.storyboard = nil
      }
    }
    let simulator = await AppSimulator(delegate: Setting.self, manifest: manifest)
    let session = try require(simulator.sessions.first)
    expectEqual(session.configuration.name, "Second")
    expect(session.configuration.storyboard == nil)
    expect(session.scene?.delegate is Other)
  }

  @Test func `that of a task has them as soon as a turn reads it`() async throws {
    let simulator = await AppSimulator(delegate: EarlyDelegate.self, manifest: manifest)
    let made = await Task { SceneConfiguration(name: "Second", sessionRole: .windowApplication) }
      .value
    expect(made.name == nil && made.delegateClass == nil)
    try await simulator.perform { application in
      await withCheckedContinuation { continuation in
        application.post {
          expectEqual(made.name, "Second")
          expect(made.delegateClass == RecordingSceneDelegate.self)
          continuation.resume()
        }
      }
    }
  }

  @Test func `a name the manifest lacks is reported`() async throws {
    final class Misspelling: RecordingApplicationDelegate {
      let stored = SceneConfiguration(name: "Secnod", sessionRole: .windowApplication)

      override func application(
        _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
        options: ConnectionOptions
      ) -> SceneConfiguration { stored }
    }
    let simulator = await AppSimulator(delegate: Misspelling.self, manifest: manifest)
    expectEqual(simulator.problems.first?.code, .unknownConfiguration)
    expectContains(simulator.problems.first?.what, "\"Secnod\"")
  }
}
