import Foundation
import ScenesTesting
import SwiftUI
import Testing

private enum Folder: String {
  case inbox
  case sent
}

private struct FolderView: View {
  @SceneStorage("folder") private var folder = Folder.inbox
  @SceneStorage("draft") private var draft: String?

  var body: some View {
    Button("Folder \(folder.rawValue)") { folder = .sent }
    Button("Draft \(draft ?? "none")") { draft = draft == nil ? "Lunch" : nil }
  }
}

private struct FolderApp: App {
  var body: some Scene {
    WindowGroup { FolderView() }
  }
}

/// Values that outlive views.
@MainActor struct StorageTests {
  @Test func `a scene keeps values through a relaunch, and another scene has its own`() async {
    let simulator = await AppSimulator(FolderApp())
    await simulator.tap("Folder inbox")
    await simulator.tap("Draft none")
    await simulator.relaunch()
    simulator.expect("Folder sent")
    simulator.expect("Draft Lunch")
    await simulator.tap("Draft Lunch")
    simulator.expect("Draft none")
    await simulator.newWindow()
    simulator.expect("Folder inbox", in: 2)
  }

  @Test
  func `a value in the defaults updates what reads it, and one of another type counts as none`()
    async throws
  {
    struct Settings: View {
      @AppStorage private var limit: Int
      init(_ store: UserDefaults) { _limit = AppStorage(wrappedValue: 10, "limit", store: store) }
      var body: some View { Button("Limit \(limit)") { limit += 1 } }
    }
    struct SettingsApp: App {
      let store: UserDefaults
      var body: some Scene { WindowGroup { Settings(store) } }
      init() { store = .standard }
      init(_ store: UserDefaults) { self.store = store }
    }
    let name = "scenes-tests-\(UUID())"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    let simulator = await AppSimulator(SettingsApp(store))
    await simulator.tap("Limit 10")
    simulator.expect("Limit 11")
    #expect(store.integer(forKey: "limit") == 11)
    store.set("many", forKey: "limit")
    await simulator.tap("Limit 11")
    simulator.expect("Limit 11")
  }

  @Test func `a class reads and writes the defaults too`() throws {
    final class Preferences {
      @AppStorage var folder: String?
      init(_ store: UserDefaults) { _folder = AppStorage("folder", store: store) }
    }
    let name = "scenes-tests-\(UUID())"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    let preferences = Preferences(store)
    #expect(preferences.folder == nil)
    preferences.folder = "inbox"
    #expect(store.string(forKey: "folder") == "inbox")
    preferences.folder = nil
    #expect(store.object(forKey: "folder") == nil)
  }
}
