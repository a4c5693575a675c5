import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

@testable import SceneViews

/// Pasting of what was copied in the app.
@MainActor struct PasteButtonTests {
  private struct Pasting: App {
    @State private var text = "nothing"
    @State private var link = "no link"

    var body: some Scene {
      WindowGroup {
        Text(text)
        Text(link)
        PasteButton(payloadType: String.self) { text = $0.joined(separator: ", ") }
          .accessibilityIdentifier("text")
        PasteButton(supportedContentTypes: [.url]) { link = "\($0.count) links" }
          .accessibilityIdentifier("link")
      }
    }
  }

  @Test func `values of its type are handed over`() async {
    let simulator = await AppSimulator(Pasting())
    await simulator.tap("text")
    expectContains(simulator.text, "nothing")
    simulator.application.pasteboard.set([NSItemProvider("copied")])
    await simulator.tap("text")
    expectContains(simulator.text, "copied")
    await simulator.tap("link")
    expectContains(simulator.text, "no link")
    let url = URL(string: "https://example.com")
    simulator.application.pasteboard.set([NSItemProvider(contentsOf: url)].compactMap(\.self))
    await simulator.tap("link")
    expectContains(simulator.text, "1 links")
  }
}
