import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

/// Tests for delegates that are written as for a desktop, and for delegates that views read.
@MainActor struct DesktopDelegateTests {
  @Observable final class Desk: DesktopApplicationDelegate {
    var log: [String] = []
    var endsWithLast = true

    required init() {}

    func applicationDidFinishLaunching(_ notification: Notification) {
      log.append("launched \(notification.object is Application)")
    }

    func applicationShouldTerminateAfterLastWindowClosed(_ sender: Application) -> Bool {
      log.append("last window")
      return endsWithLast
    }

    func application(_ application: Application, open urls: [URL]) {
      log.append("open \(urls.map(\.absoluteString))")
    }

    func applicationShouldHandleReopen(_ sender: Application, hasVisibleWindows: Bool) -> Bool {
      log.append("reopen")
      return false
    }

    func applicationWillTerminate(_ notification: Notification) {
      log.append("ends")
    }
  }

  private struct Postbox: App {
    @ApplicationDelegateAdaptor(Desk.self) private var desk

    var body: some Scene {
      WindowGroup {
        Log()
      }
    }
  }

  private struct Log: View {
    @Environment(Desk.self) private var desk

    var body: some View {
      Text(desk.log.joined(separator: ", "))
      Button("Stay") { desk.endsWithLast = false }
    }
  }

  @Test func `the delegate is told, and views read it`() async {
    let simulator = await AppSimulator(Postbox())
    simulator.expect("launched true")
    await simulator.open(URL(string: "postbox://a")!)
    simulator.expect("open [\"postbox://a\"]")
  }

  @Test(arguments: [false, true])
  func `it decides whether the application ends with its last window`(stays: Bool) async {
    let simulator = await AppSimulator(Postbox())
    if stays { await simulator.tap("Stay") }
    await simulator.close()
    expectEqual(simulator.application.isTerminated, !stays)
    if stays {
      await simulator.foreground()
      expectEqual(simulator.sessions, [])
    }
  }
}
