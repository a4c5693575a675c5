import Foundation
import Scenes

/// The history and the tags of a server.
struct ServerDetail: View {
  let server: Server
  @AppStorage("showsHistory") private var showsHistory = true

  var body: some View {
    GroupBox(server.name) {
      Grid(alignment: .leading, horizontalSpacing: 16) {
        GridRow {
          Text("Load")
          Gauge(value: server.load) {
            Text("Load")
          } currentValueLabel: {
            Text(server.load, format: .percent.precision(.fractionLength(0)))
          }
          .gaugeStyle(.blocks)
        }
        GridRow {
          Text("Memory")
          Gauge(value: server.memory) {
            Text("Memory")
          } currentValueLabel: {
            Text(server.memory, format: .percent.precision(.fractionLength(0)))
          }
          .gaugeStyle(.blocks)
        }
        GridRow {
          Text("Tags")
          FlowLayout(spacing: 4) {
            ForEach(server.tags, id: \.self) { tag in
              Text(tag).padding(.horizontal, 6).background(.quaternary, in: .capsule)
            }
          }
        }
      }
      Toggle("History", isOn: $showsHistory)
        .toggleStyle(.lamp)
      if showsHistory {
        LoadChart(loads: server.history)
          .frame(height: 96)
          .overlay {
            if server.history.isEmpty { Text("Not measured yet").foregroundStyle(.secondary) }
          }
      }
    }
  }
}

/// A bar for each load that was measured.
struct LoadChart: View {
  let loads: [Double]
  @AppStorage("chartColor") private var color = ChartColor.blue

  var body: some View {
    GeometryReader { proxy in
      let width = proxy.size.width / CGFloat(Fleet.historyLength)
      HStack(alignment: .bottom, spacing: 2) {
        ForEach(Array(loads.enumerated()), id: \.offset) { _, load in
          Rectangle()
            .fill(load > 0.8 ? AnyShapeStyle(.red) : AnyShapeStyle(color.color.gradient))
            .frame(width: max(width - 2, 1), height: proxy.size.height * load)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
    }
    .padding(8)
    .background { RoundedRectangle(cornerRadius: 4).strokeBorder(.separator) }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Loads")
    .accessibilityValue(values)
  }

  /// The loads as text.
  private var values: String {
    let values: [String] = loads.map { $0.formatted(.percent) }
    return values.joined(separator: ", ")
  }
}

/// The color of the bars.
enum ChartColor: String, CaseIterable, Identifiable {
  case blue = "Blue"
  case green = "Green"
  case purple = "Purple"

  var id: Self { self }

  var color: Color {
    switch self {
    case .blue: .blue
    case .green: .green
    case .purple: .purple
    }
  }
}
