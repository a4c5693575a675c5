import Scenes
import ScenesTesting
import Testing

private struct Widths: View {
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.controlActiveState) private var state

  var body: some View { Text("\(width == .compact ? "narrow" : "wide"), \(state)") }
}

/// The values that views read of the size and the state of their window.
@MainActor struct WindowWidthTests {
  @Test func `a window of less than 60 columns is narrow`() async {
    let simulator = await AppSimulator(Showing { Widths() })
    simulator.expect("wide, key")
    await simulator.resize(width: 479, height: 600)
    simulator.expect("narrow, key")
    await simulator.resize(width: 480, height: 600)
    simulator.expect("wide, key")
    await simulator.interrupt()
    simulator.expect("wide, inactive")
  }

  @Test func `an ancestor replaces the value`() async {
    let simulator = await AppSimulator(
      Showing { Widths().environment(\.horizontalSizeClass, .compact) })
    simulator.expect("narrow")
  }
}
