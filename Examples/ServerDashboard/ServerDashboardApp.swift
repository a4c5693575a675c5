import Foundation
import Scenes

/// A dashboard of servers: their state in a window and in the menu bar, a log, settings.
@main struct ServerDashboardApp: App {
  @StateObject private var fleet = Fleet()
  @AppStorage("showsMenuBarExtra") private var showsMenuBarExtra = true
  @AppStorage("showsLoadExtra") private var showsLoadExtra = false

  var body: some Scene {
    Group {
      Window("Servers", id: "servers") {
        DashboardView()
      }
      .defaultSize(width: 1000, height: 640)
      .backgroundTask(.appRefresh("com.example.servers.measure")) {
        await fleet.measure()
      }

      Window("Log", id: "log") {
        LogView(log: fleet.log)
      }
      .defaultSize(width: 480, height: 320)
      .defaultPosition(.bottomTrailing)
      .windowLevel(.floating)
      .windowResizability(.contentMinSize)
      .defaultLaunchBehavior(.suppressed)
      .restorationBehavior(.disabled)
      .keyboardShortcut("l", modifiers: [.command, .option])

      Settings {
        DashboardSettings()
      }
    }
    .commands { FleetCommands(fleet: fleet) }
    .environmentObject(fleet)
    // The samples are in Greenwich time wherever the app runs.
    .environment(\.timeZone, .gmt)
    .environment(\.locale, Locale(identifier: "en_US_POSIX"))

    MenuBarExtra("Fleet", systemImage: "server.rack", isInserted: $showsMenuBarExtra) {
      FleetMenu(fleet: fleet)
    }
    .menuBarExtraStyle(.menu)

    MenuBarExtra(isInserted: $showsLoadExtra) {
      LoadPanel()
        .environmentObject(fleet)
    } label: {
      Text("Load \(fleet.averageLoad.formatted(.percent.precision(.fractionLength(0))))")
    }
    .menuBarExtraStyle(.window)

    AlertScene("A server failed.", isPresented: $fleet.isAlerting) {
      Button("Restart", action: fleet.restartFailed)
      Button("Ignore", role: .cancel) {}
    } message: {
      Text(fleet.failedNames)
    }
    .dialogSeverity(.critical)
  }
}
