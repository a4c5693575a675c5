import Checking
import Foundation
import SceneHeadless
import SceneRuntime
import Scenes
import Testing

private final class AppDelegate: ApplicationDelegate {
  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.registerForRemoteNotifications()
    return true
  }
}

/// Runs whose services aren't repeatable: a real clock, random identifiers, stored sessions and a token.
@MainActor struct LiveReplayTests {
  /// Plays a run with services, and records it.
  private func recording(
    _ services: RuntimeServices, _ play: (Player) async throws -> Void
  ) async throws -> Recording {
    let recorder = Recorder(profile: .tablet)
    let host = HeadlessHost()
    let launch = AppLaunch(
      delegate: AppDelegate(), manifest: SceneManifest(supportsMultipleScenes: true), host: host,
      profile: .tablet, services: recorder.services(services))
    host.recorder = recorder
    try await play(Player(application: launch.application, host: host))
    recorder.finish()
    return withExtendedLifetime(launch) { recorder.recording }
  }

  @Test func `a run of real services is the same in a replay`() async throws {
    var services = RuntimeServices(
      now: { Date() }, makeIdentifier: { UUID().uuidString },
      store: MemorySessionStore([
        SessionRecord(
          id: "kept", ordinal: 4, role: .windowApplication, lastUse: 1, isOnScreen: true)
      ]))
    services.pushToken = { .success(Data([42])) }
    var shortOfMemory: (() -> Void)?
    services.observeMemoryPressure = {
      shortOfMemory = $0
      return nil
    }
    let recorded = try await recording(services) { player in
      await player.launch()
      await player.play(HostEvent.newWindow)
      await player.play(HostEvent.background(nil))
      shortOfMemory?()
      await player.host.settle()
      await player.play(HostEvent.foreground)
    }
    let lines = recorded.steps.flatMap(\.lines)
    expectContains(lines, "-> scene kept (restored)")
    expectContains(lines, "registered for remote notifications")
    expectEqual(
      recorded.steps.map { "\($0.input)" },
      [
        "start", "launch", "new window", "background", "memory pressure", "foreground",
      ])
    let read = try Recording(text: recorded.text)
    let readings = ReplayedReadings(read) { MemorySessionStore($0) }
    let replayed = try await recording(readings.services()) { player in
      let difference = try await Replay(read, on: player).run()
      expect(difference == nil)
    }
    expectEqual(replayed.steps.map(\.lines), recorded.steps.map(\.lines))
    expectEqual(replayed.steps.map(\.readings), recorded.steps.map(\.readings))
  }

  @Test func `an input waits for turns that tasks of the app cause without a line`() async throws {
    var recorded = try await recording(.repeatable()) { player in
      await player.launch()
      await player.play(HostEvent.newWindow)
    }
    // As if a task had caused three turns before the second window was opened.
    recorded.steps[2].turn += 3
    let services = ReplayedReadings(recorded) { MemorySessionStore($0) }.services()
    let replayed = try await recording(services) { player in
      let replay = Replay(recorded, on: player)
      let application = player.application
      let task = Task { @MainActor in
        for _ in 1...3 {
          // Two that were waiting together would share a turn.
          await withCheckedContinuation { turn in application.post { turn.resume() } }
        }
      }
      let difference = try await replay.run()
      expect(difference == nil)
      await task.value
    }
    expect(replayed.steps[2].turn >= recorded.steps[2].turn)
  }
}
