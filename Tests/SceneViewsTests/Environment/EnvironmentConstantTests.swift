import Checking
import SceneDisplay
import Scenes
import ScenesTesting
import Testing

/// The values of the environment that follow the scene, or are the same on every host.
@MainActor struct EnvironmentConstantTests {
  private struct Values: View {
    @Environment(\.appearsActive) private var appearsActive
    @Environment(\.displayScale) private var displayScale
    @Environment(\.pixelLength) private var pixelLength
    @Environment(\.isLuminanceReduced) private var isLuminanceReduced
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
    @Environment(\.accessibilityDifferentiateWithoutColor) private var withoutColor
    @Environment(\.accessibilityInvertColors) private var invertColors
    @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver
    @Environment(\.accessibilitySwitchControlEnabled) private var switchControl
    @Environment(\.accessibilityEnabled) private var isAssisted
    @Environment(\.isSceneCaptured) private var isCaptured
    @Environment(\.supportsRemoteScenes) private var supportsRemoteScenes
    @ScaledMetric(relativeTo: .title) private var width = 12.0

    var body: some View {
      Text("active \(appearsActive)")
      Text("scale \(displayScale), pixel \(pixelLength), width \(width)")
      Text("less \(reduceMotion) \(reduceTransparency), colors \(withoutColor) \(invertColors)")
      Text("told \(voiceOver) \(switchControl) \(isAssisted), dimmed \(isLuminanceReduced)")
      Text("captured \(isCaptured), remote \(supportsRemoteScenes)")
    }
  }

  @Test func `values that hosts don't report say that nothing moves`() async {
    let simulator = await AppSimulator(Showing { Values() })
    simulator.expect("scale 1.0, pixel 1.0, width 12.0")
    simulator.expect("less true true, colors true false")
    simulator.expect("told false false false, dimmed false")
    simulator.expect("captured false, remote false")
  }

  @Test func `a window appears active while its scene is`() async {
    let simulator = await AppSimulator(Showing { Values() })
    simulator.expect("active true")
    await simulator.interrupt()
    simulator.expect("active false")
  }

  @Test func `an ancestor replaces the scale`() async {
    let simulator = await AppSimulator(Showing { Values().environment(\.displayScale, 2) })
    simulator.expect("scale 2.0, pixel 1.0")
  }

  private struct Settable: View {
    @Environment(\.appearsActive) private var appearsActive
    @Environment(\.controlActiveState) private var state
    @Environment(\.isSceneCaptured) private var isCaptured
    @Environment(\.isLuminanceReduced) private var isDimmed
    @Environment(\.accessibilityEnabled) private var isAssisted
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.lineLimit) private var limit

    var body: some View {
      Text("active \(appearsActive) \(state), captured \(isCaptured), dimmed \(isDimmed)")
      Text("told \(isAssisted), aligned \(alignment), lines \(limit ?? 0)")
    }
  }

  @Test func `an ancestor replaces each value that can be set`() async {
    let simulator = await AppSimulator(Showing { Settable() })
    simulator.expect("active true key, captured false, dimmed false")
    simulator.expect("told false, aligned leading, lines 0")
    let other = await AppSimulator(
      Showing {
        Settable()
          .environment(\.appearsActive, false).environment(\.controlActiveState, .inactive)
          .environment(\.isSceneCaptured, true).environment(\.isLuminanceReduced, true)
          .environment(\.accessibilityEnabled, true)
          .environment(\.multilineTextAlignment, .center).environment(\.lineLimit, 2)
      })
    other.expect("active false inactive, captured true, dimmed true")
    other.expect("told true, aligned center, lines 2")
  }

  @Test func `a modifier of texts sets the value that views read`() async {
    let simulator = await AppSimulator(
      Showing { Settable().multilineTextAlignment(.trailing).lineLimit(3) })
    simulator.expect("told false, aligned trailing, lines 3")
  }

  @Test func `a value of texts in the environment is a trait as by its modifier`() {
    let text = Text("a")
    expectEqual(
      ElementTests.display(text.environment(\.multilineTextAlignment, .center)),
      ElementTests.display(text.multilineTextAlignment(.center)))
    expectEqual(
      ElementTests.display(text.environment(\.lineLimit, 2)),
      ElementTests.display(text.lineLimit(2)))
    expectEqual(
      ElementTests.display(text.environment(\.font, .headline)).first?.element,
      .annotation(.font(DisplayFont(style: .headline))))
  }

  private struct Limited: View {
    @State private var limit = 1

    var body: some View {
      Text("first\nsecond").environment(\.lineLimit, limit)
      Button("More") { limit += 1 }
    }
  }

  @Test func `a value of texts that changes is shown`() async {
    let simulator = await AppSimulator(Showing { Limited() })
    simulator.expect(no: "second")
    await simulator.tap("More")
    simulator.expect("second")
  }

  private struct Order: View {
    @Environment(\.menuOrder) private var order

    var body: some View { Text("in \(order) order") }
  }

  @Test func `the order of menus is that of the nearest modifier`() async {
    let simulator = await AppSimulator(
      Showing {
        Order()
        VStack { Order().menuOrder(.fixed) }.menuOrder(.priority)
        Menu("Sort") {
          Button("First") {}
          Button("Second") {}
        }
        .menuOrder(.priority)
      })
    simulator.expect("in automatic order")
    simulator.expect("in fixed order")
    simulator.expect(no: "in priority order")
    let places = ["[Sort ▾]", "[First]", "[Second]"].map {
      simulator.text.firstRange(of: $0)?.lowerBound
    }
    expect(places.allSatisfy { $0 != nil })
    expectEqual(places.compactMap(\.self).sorted(), places.compactMap(\.self))
  }
}
