import Foundation
import Scenes

/// All servers, sorted by the column that a person chooses.
struct ServerTable: View {
  @Binding var selection: Set<Server.ID>
  @EnvironmentObject private var fleet: Fleet
  @State private var sortOrder = [KeyPathComparator(\Server.name)]

  var body: some View {
    Table(
      fleet.servers.sorted(using: sortOrder), selection: $selection, sortOrder: $sortOrder
    ) {
      TableColumn("Name", value: \.name) { server in
        Text(server.name).accessibilityIdentifier(server.name)
      }
      .width(min: 80, ideal: 120)
      TableColumn("State", value: \.state) { server in
        Label(server.state.rawValue, systemImage: server.state.systemImage)
          .foregroundStyle(server.state == .failed ? Color.red : Color.primary)
      }
      TableColumn("Load", value: \.load) { server in
        Text(server.load, format: .percent.precision(.fractionLength(0)))
          .monospacedDigit()
      }
      .alignment(.trailing)
      TableColumn("Memory", value: \.memory) { server in
        ProgressView(value: server.memory)
      }
      TableColumn("Tags") { server in
        Text(server.tags.joined(separator: ", "))
      }
    }
    .tableStyle(.inset)
    .contextMenu(forSelectionType: Server.ID.self) { ids in
      Button("Start") { fleet.set(.running, ids) }
      Button("Stop", role: .destructive) { fleet.set(.stopped, ids) }
    }
  }
}
