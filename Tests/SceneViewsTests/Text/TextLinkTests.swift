import Foundation
import SceneDisplay
import Scenes
import ScenesTesting
import Testing

/// Links in texts.
@MainActor struct TextLinkTests {
  private struct Linking: View {
    let address = "https://postbox.example/2"
    @State private var opened = "none"
    @State private var isLong = true

    var body: some View {
      VStack {
        Text(
          isLong
            ? "See [Orders](https://postbox.example/1) and **[all *Bills*](\(address))**."
            : "See [Bills](\(address)).")
        Text("opened \(opened)")
        Button("Shorten") { isLong = false }
        Text("[Off](https://postbox.example/3)").disabled(true)
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          opened = url.lastPathComponent
          return .handled
        })
    }
  }

  @Test func `each link of a text is opened by its own label`() async {
    let simulator = await AppSimulator(Showing { Linking() })
    simulator.expect("See [Orders] and [all Bills].")
    await simulator.tap("Orders")
    simulator.expect("opened 1")
    await simulator.tap("all Bills")
    simulator.expect("opened 2")
    simulator.expect("[Off] (disabled)")
  }

  @Test func `links follow the text`() async {
    let simulator = await AppSimulator(Showing { Linking() })
    await simulator.tap("Shorten")
    simulator.expect("See [Bills].")
    await simulator.tap("Bills")
    simulator.expect("opened 2")
    simulator.expect(no: "Orders")
  }

  @Test func `a text has its links as children, with their addresses`() throws {
    var attributed = AttributedString("read more here")
    if let range = attributed.range(of: "more") {
      attributed[range].link = URL(string: "https://postbox.example/more")
    }
    let text = try #require(ElementTests.display(Text(attributed)).first)
    #expect(text.label == "read more here")
    #expect(
      text.children.map(\.element) == [
        .control(
          DisplayControl(
            .link, label: "more", acts: [.press, .focus],
            address: "https://postbox.example/more"))
      ])
    #expect(ElementTests.display(Text("plain **bold**")).first?.children == [])
  }
}
