import Checking
import Foundation
import SceneDisplay
import Scenes
import ScenesTesting
import Testing

/// Gauges and progress with looks and with views for their numbers.
@MainActor struct GaugeStyleTests {
  private struct Stars: GaugeStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(String(repeating: "*", count: Int(configuration.value * 5)))
        configuration.currentValueLabel
        configuration.minimumValueLabel
        configuration.maximumValueLabel
        configuration.markedValueLabels
        if !isEnabled { Text("off") }
      }
    }
  }

  @Test func `a gauge shows the body of its look, with the place of its number in the range`() async
  {
    struct Content: View {
      @State private var count = 4
      private let widest = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude

      var body: some View {
        VStack {
          Gauge(value: Double(count), in: 2...7) {
            Text("Disk")
          } currentValueLabel: {
            Text("\(count) MB")
          } minimumValueLabel: {
            Text("2")
          } maximumValueLabel: {
            Text("7")
          } markedValueLabels: {
            Text("5").tag(5)
          }
          Gauge(value: 1) { Text("Full") }.disabled(true)
          Gauge(value: widest.upperBound, in: widest) { Text("Wide") }
          Gauge(value: 1, in: 0...Double.infinity) { Text("Endless") }
        }
        .gaugeStyle(Stars())
        Button("More") { count += 1 }
      }
    }
    let simulator = await AppSimulator(Showing { Content() })
    simulator.expect("Disk  **  4 MB  2  7  5")
    simulator.expect("Full  *****  off")
    simulator.expect("Wide  *****")
    simulator.expect("Endless")
    await simulator.tap("More")
    simulator.expect("Disk  ***  5 MB  2  7  5")
  }

  @Test func `views for a number are shown in its place`() async {
    let simulator = await AppSimulator(
      Showing {
        Gauge(value: 3, in: 0...10) {
          Text("Disk")
        } currentValueLabel: {
          Text("3 MB")
        }
        Gauge(value: 0.5) {
          Text("Load")
        } currentValueLabel: {
          Text("half")
        } minimumValueLabel: {
          Text("none")
        } maximumValueLabel: {
          Text("all")
        }
        ProgressView(value: 1, total: 4) {
          Text("Copying")
        } currentValueLabel: {
          Text("1 of 4")
        }
        Gauge(value: 0.5) { Text("Plain") }
      })
    let lines = simulator.text.split(separator: "\n").dropFirst()
      .map { $0.trimmingCharacters(in: .whitespaces) }
    expectEqual(
      lines,
      [
        "Disk 3 MB", "Load half none – all", "Copying 1 of 4", "Plain: 0.5 (0.0 to 1.0)",
      ])
  }

  @Test func `a look of progress gets the views for the completed amount`() async {
    struct Words: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.currentValueLabel
          configuration.label
          Text(configuration.currentValueLabel == nil ? "without" : "with")
        }
      }
    }
    let simulator = await AppSimulator(
      Showing {
        VStack {
          ProgressView(value: 0.5) {
            Text("Copying")
          } currentValueLabel: {
            Text("half")
          }
          ProgressView("Moving", value: 0.5)
        }
        .progressViewStyle(Words())
      })
    simulator.expect("half  Copying  with")
    simulator.expect("Moving  without")
  }

  @Test func `looks that hosts draw are in the display tree`() {
    func looks<Content: View>(_ content: Content) -> [DisplayLook?] {
      ElementTests.display(content).compactMap {
        if case .control(let control) = $0.element { control.look } else { nil }
      }
    }
    let gauge = Gauge(value: 0.5) { Text("a") }
    expectEqual(looks(gauge), [nil])
    expectEqual(looks(gauge.gaugeStyle(.automatic)), [nil])
    expectEqual(looks(gauge.gaugeStyle(.linearCapacity)), [nil])
    expectEqual(looks(gauge.gaugeStyle(.accessoryLinearCapacity)), [nil])
    expectEqual(looks(gauge.gaugeStyle(.accessoryCircularCapacity)), [nil])
    expectEqual(looks(gauge.gaugeStyle(.accessoryLinear)), [.marker])
    expectEqual(looks(gauge.gaugeStyle(.accessoryCircular)), [.marker])
    expectEqual(looks(gauge.gaugeStyle(.linear)), [.marker])
    expectEqual(looks(gauge.gaugeStyle(.circular)), [.marker])
    // The nearest look counts.
    expectEqual(looks(gauge.gaugeStyle(.automatic).gaugeStyle(.linear)), [nil])
  }
}
