import Foundation
import Scenes

/// The settings in three tabs.
struct DashboardSettings: View {
  @SceneStorage("tab") private var tab = "general"

  var body: some View {
    TabView(selection: $tab) {
      Tab("General", systemImage: "gearshape", value: "general") { GeneralSettings() }
      Tab("Limits", systemImage: "gauge", value: "limits") { LimitSettings() }
      Tab("Look", systemImage: "paintpalette", value: "look") { LookSettings() }
    }
    .frame(width: 420, height: 240)
  }
}

private struct GeneralSettings: View {
  @AppStorage("showsMenuBarExtra") private var showsMenuBarExtra = true
  @AppStorage("showsLoadExtra") private var showsLoadExtra = false

  var body: some View {
    Form {
      Toggle("Show Servers in Menu Bar", isOn: $showsMenuBarExtra)
        .toggleStyle(.switch)
      Toggle("Show Load in Menu Bar", isOn: $showsLoadExtra)
        .toggleStyle(.lamp)
    }
    .padding()
  }
}

private struct LimitSettings: View {
  @EnvironmentObject private var fleet: Fleet

  var body: some View {
    Form {
      Stepper(value: $fleet.limit, in: 0.5...1, step: 0.05, format: .percent) {
        Text("Limit")
      }
      LabeledContent("Measurements", value: fleet.measurements, format: .number)
    }
    .padding()
  }
}

private struct LookSettings: View {
  @AppStorage("chartColor") private var chartColor = ChartColor.blue
  @State private var background = Color.white

  var body: some View {
    Form {
      Picker("Bars", selection: $chartColor) {
        ForEach(ChartColor.allCases) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
      ColorPicker("Background", selection: $background, supportsOpacity: false)
      LoadChart(loads: [0.25, 0.5, 1])
        .frame(height: 96)
        .background(background)
    }
    .padding()
  }
}
