import Foundation
import SceneRuntime
import TestSupport
import Testing

@testable import Scenes

/// What a program is given by its command line.
@MainActor struct CommandLineRunTests {
  private struct Alone: App {
    var body: some Scene { WindowGroup("Inbox") { Text("Inbox") } }
  }

  /// The applications that a command line has made.
  private func applications(_ arguments: String...) -> [Application] {
    var launches: [AppLaunch] = []
    let run = CommandLineRun(settings: Alone.buildSettings) {
      let launch = AppLaunch(Alone(), host: $0, profile: $1, services: $2)
      launches.append(launch)
      return launch
    }
    #expect(run(["--describe-scenes"] + arguments) == 0)
    return launches.map(\.application)
  }

  @Test func `a program's notifications are posted where everybody listens`() {
    let applications = applications()
    #expect(applications.count == 1)
    #expect(applications.allSatisfy { $0.notificationCenter === NotificationCenter.default })
  }
}
