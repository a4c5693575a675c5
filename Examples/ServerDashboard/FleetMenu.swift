import Foundation
import SceneMacros
import Scenes

extension FocusedValues {
  /// The servers that are selected in the window in front.
  @Entry var serverSelection: Binding<Set<Server.ID>>?
}

/// The menu of the menu bar extra.
struct FleetMenu: View {
  @ObservedObject var fleet: Fleet
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    ForEach(fleet.servers) { server in
      Toggle(server.name, systemImage: server.state.systemImage, isOn: isRunning(server))
    }
    Divider()
    Button("Measure", action: fleet.measure)
    Button("Show Log") { openWindow(id: "log") }
    SettingsLink { Text("Settings…") }
  }

  private func isRunning(_ server: Server) -> Binding<Bool> {
    Binding {
      fleet[server.id]?.state == .running
    } set: {
      fleet.set($0 ? .running : .stopped, [server.id])
    }
  }
}

/// The window of the other menu bar extra.
struct LoadPanel: View {
  @EnvironmentObject private var fleet: Fleet

  var body: some View {
    VStack(alignment: .leading) {
      LoadGauges(servers: fleet.servers)
      Button("Measure", action: fleet.measure)
        .buttonStyle(.borderedProminent)
    }
    .padding()
    .frame(width: 260)
  }
}

/// The commands of the dashboard.
struct FleetCommands: Commands {
  @ObservedObject var fleet: Fleet
  @FocusedBinding(\.serverSelection) private var selection

  var body: some Commands {
    CommandMenu("Servers") {
      Button("Measure", action: fleet.measure)
        .keyboardShortcut("r")
      Button("Select All") { selection = Set(fleet.servers.map(\.id)) }
        .disabled(selection == nil)
      Section("Selected") {
        Button("Start") { fleet.set(.running, selection ?? []) }
        Button("Stop") { fleet.set(.stopped, selection ?? []) }
      }
      .disabled(selection?.isEmpty ?? true)
    }
  }
}
