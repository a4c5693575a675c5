import Foundation
import Scenes
import ScenesTesting
import Testing

/// The language and the region of a simulated device.
@MainActor struct LocaleTests {
  private struct Postbox: App {
    var body: some Scene {
      WindowGroup { Reading() }
    }
  }

  private struct Reading: View {
    @Environment(\.locale) private var locale

    var body: some View {
      Text("in \(locale.identifier)")
      Text(1.5, format: .number)
    }
  }

  @Test func `views have the locale of the device, also after a relaunch`() async {
    let simulator = await AppSimulator(Postbox(), locale: Locale(identifier: "de_DE"))
    simulator.expect("in de_DE")
    simulator.expect("1,5")
    await simulator.relaunch()
    simulator.expect("in de_DE")
  }
}
