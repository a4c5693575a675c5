import Foundation
import Scenes

/// The window of the dashboard: gauges, a table of all servers, the history of one.
struct DashboardView: View {
  @EnvironmentObject private var fleet: Fleet
  @State private var selection: Set<Server.ID> = []

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ViewThatFits(in: .horizontal) {
        HStack { summary }
        VStack(alignment: .leading) { summary }
      }
      LoadGauges(servers: fleet.servers)
      ServerTable(selection: $selection)
        .frame(minHeight: 112)
        .focusable()
        .onKeyPress(.space) {
          guard !selection.isEmpty else { return .ignored }
          toggleSelection()
          return .handled
        }
        .onKeyPress(characters: .alphanumerics, phases: .down) { press in
          guard let found = fleet.servers.first(where: { $0.name.hasPrefix(press.characters) })
          else { return .ignored }
          selection = [found.id]
          return .handled
        }
      if selection.count == 1, let server = selection.first.flatMap({ fleet[$0] }) {
        ServerDetail(server: server)
      }
    }
    .padding()
    .navigationTitle("Servers")
    .focusedSceneValue(\.serverSelection, $selection)
    .toolbar {
      ToolbarItem {
        Button("Measure", systemImage: "arrow.clockwise", action: fleet.measure)
      }
    }
  }

  @ViewBuilder private var summary: some View {
    Label("\(fleet.servers.count) servers", systemImage: "server.rack")
    ProgressView(value: fleet.averageLoad) {
      Text("Average Load")
    } currentValueLabel: {
      Text(fleet.averageLoad, format: .percent.precision(.fractionLength(0)))
    }
  }

  private func toggleSelection() {
    let runs = selection.contains { fleet[$0]?.state == .running }
    fleet.set(runs ? .stopped : .running, selection)
  }
}

/// The loads of all servers that run.
struct LoadGauges: View {
  let servers: [Server]

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 120, maximum: 200))], spacing: 8) {
      ForEach(servers.filter { $0.state == .running }) { server in
        Gauge(value: server.load, in: 0...1) {
          Text(server.name)
        } currentValueLabel: {
          Text(server.load, format: .percent.precision(.fractionLength(0)))
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("1")
        }
        .gaugeStyle(.linearCapacity)
        .accessibilityIdentifier("load-\(server.name)")
      }
    }
  }
}
