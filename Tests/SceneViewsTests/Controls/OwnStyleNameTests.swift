import Checking
import SceneHeadless
import Scenes
import Testing

/// Styles of an app with the names of styles that the library has.
@MainActor struct OwnStyleNameTests {
  @Test func `the style of the app is used`() {
    expectEqual(lines(Button("Go") {}.buttonStyle(.card)), ["[card Go]"])
    expectEqual(lines(Button("Go") {}.buttonStyle(.plain)), ["[card Go]"])
    expectEqual(lines(Button("Go") {}.buttonStyle(.link)), ["linked", "[Go]"])
    expectEqual(lines(Label("Inbox", systemImage: "tray").labelStyle(.titleOnly)), ["own  Inbox"])
    expectEqual(lines(Toggle("Big", isOn: .constant(true)).toggleStyle(.checkbox)), ["own  Big"])
    expectEqual(lines(Gauge(value: 1) { Text("Disk") }.gaugeStyle(.linear)), ["own  Disk"])
    expectEqual(lines(ProgressView("Load").progressViewStyle(.circular)), ["own progress"])
    expectEqual(lines(GroupBox("Box") { Text("a") }.groupBoxStyle(.automatic)), ["own  a"])
  }

  @Test func `the other names are those of the library`() {
    expectEqual(lines(Button("Go") {}.buttonStyle(.bordered)), ["[Go]"])
    expectEqual(lines(Label("Inbox", systemImage: "tray").labelStyle(.automatic)).count, 1)
  }

  private func lines<Content: View>(_ content: Content) -> [String] {
    ElementTests.display(content).flatMap(\.lines)
  }
}

private struct Card: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("card")
    configuration.label
  }
}

extension ButtonStyle where Self == Card {
  fileprivate static var card: Card { Card() }
  fileprivate static var plain: Card { Card() }
}

private struct Linked: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("linked")
    Button(configuration)
  }
}

extension PrimitiveButtonStyle where Self == Linked {
  fileprivate static var link: Linked { Linked() }
}

private struct OwnLabel: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("own")
      configuration.title
    }
  }
}

extension LabelStyle where Self == OwnLabel {
  fileprivate static var titleOnly: OwnLabel { OwnLabel() }
}

private struct OwnToggle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("own")
      configuration.label
    }
  }
}

extension ToggleStyle where Self == OwnToggle {
  fileprivate static var checkbox: OwnToggle { OwnToggle() }
}

private struct OwnGauge: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("own")
      configuration.label
    }
  }
}

extension GaugeStyle where Self == OwnGauge {
  fileprivate static var linear: OwnGauge { OwnGauge() }
}

private struct OwnGroupBox: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("own")
      configuration.content
    }
  }
}

extension GroupBoxStyle where Self == OwnGroupBox {
  fileprivate static var automatic: OwnGroupBox { OwnGroupBox() }
}

private struct OwnProgress: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View { Text("own progress") }
}

extension ProgressViewStyle where Self == OwnProgress {
  fileprivate static var circular: OwnProgress { OwnProgress() }
}
