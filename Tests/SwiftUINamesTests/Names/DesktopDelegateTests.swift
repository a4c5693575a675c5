import ScenesTesting
import SwiftUI
import Testing

private final class Desk: NSObject, NSApplicationDelegate, ObservableObject {
  @Published private(set) var log: [String] = []

  func applicationDidFinishLaunching(_ notification: Notification) { log.append("launched") }

  func application(_ application: NSApplication, open urls: [URL]) {
    log += urls.map { "open \($0.absoluteString)" }
  }
}

private struct DeskApp: App {
  @NSApplicationDelegateAdaptor(Desk.self) private var desk

  var body: some Scene {
    WindowGroup { Text("log: \(desk.log.joined(separator: ", "))") }
  }
}

/// A delegate that is written as for a desktop.
@MainActor struct DesktopDelegateTests {
  @Test func `the methods of a desktop's delegate are called`() async {
    let simulator = await AppSimulator(DeskApp())
    simulator.expect("log: launched")
    await simulator.open(URL(string: "postbox://a")!)
    simulator.expect("log: launched, open postbox://a")
  }
}
