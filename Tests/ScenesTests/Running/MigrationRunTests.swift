import Checking
import Foundation
import SceneRuntime
import Testing

@testable import Scenes

/// `--migration-report` on apps that declare their scenes.
@MainActor struct MigrationRunTests {
  private final class LinkDelegate: ApplicationDelegate {
    func application(
      _ application: Application, open url: URL, options: [Application.OpenURLOptionsKey: Any]
    ) -> Bool { true }
  }

  private struct Handling: App {
    @ApplicationDelegateAdaptor(LinkDelegate.self) var delegate

    var body: some Scene { WindowGroup("Inbox") { Text("Inbox").onOpenURL { _ in } } }
  }

  private struct Deaf: App {
    @ApplicationDelegateAdaptor(LinkDelegate.self) var delegate

    var body: some Scene { WindowGroup("Inbox") { Text("Inbox") } }
  }

  private struct Alone: App {
    var body: some Scene { WindowGroup("Inbox") { Text("Inbox") } }
  }

  private struct Closed: App {
    @ApplicationDelegateAdaptor(LinkDelegate.self) var delegate

    var body: some Scene { Settings { Text("Settings") } }
  }

  private func status<Declaration: App>(
    of app: @escaping @autoclosure () -> Declaration, _ arguments: String...
  ) -> Int32 {
    let run = CommandLineRun(settings: Declaration.buildSettings, identifier: "test") {
      AppLaunch(app(), host: $0, profile: $1, services: $2)
    }
    return run(["--migration-report"] + arguments)
  }

  @Test func `the status is 1 if something would be lost, and 0 if a view handles it`() {
    expectEqual(status(of: Handling()), 0)
    expectEqual(status(of: Deaf()), 1)
  }

  @Test func `an app without a delegate loses nothing, one that can't launch has no report`() {
    expectEqual(status(of: Alone()), 0)
    expectEqual(status(of: Closed()), 78)
  }

  @Test(arguments: HostProfile.all)
  func `it compares with the scenes of the profile that is named`(profile: HostProfile) {
    expectEqual(status(of: Handling(), "--profile", profile.name), (profile.hasScenes ? 0 : 65))
  }
}
