import ScenesTesting
import SwiftUI
import Testing

private struct FolderView: View {
  @SceneStorage("folder") private var folder = "Inbox"
  @AppStorage("showsUnread") private var showsUnread = false

  var body: some View {
    Button("\(folder), \(showsUnread ? "unread" : "all")") { folder = "Sent" }
  }
}

private struct FolderApp: App {
  var body: some Scene {
    WindowGroup { FolderView() }
  }
}

/// The properties for values that outlive views have SwiftUI's names.
@MainActor struct StorageNameTests {
  @Test func `a view of SwiftUI keeps a value`() async {
    let simulator = await AppSimulator(FolderApp())
    await simulator.tap("Inbox, all")
    await simulator.relaunch()
    simulator.expect("Sent, all")
  }
}
