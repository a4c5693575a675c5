import Checking
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
    let text = try require(ElementTests.display(Text(attributed)).first)
    expectEqual(text.label, "read more here")
    expectEqual(
      text.children.map(\.element),
      [
        .control(
          DisplayControl(
            .link, label: "more", acts: [.press, .focus],
            address: "https://postbox.example/more"))
      ])
    expectEqual(ElementTests.display(Text("plain **bold**")).first?.children, [])
  }

  @Test(
    arguments: [
      ("[a](http://x/(p))", "a", "http://x/(p)"),
      ("[a](http://x/\\))", "a", "http://x/)"),
      ("[a](http://x \"the title\")", "a", "http://x"),
      ("[a]( http://x 'the title' )", "a", "http://x"),
      ("[a](<http://x/)>)", "a", "http://x/)"),
      ("<http://x/y>", "http://x/y", "http://x/y"),
      ("[b] [a](http://x)", "a", "http://x"),
      ("[a [b]](http://x)", "a [b]", "http://x"),
      ("`[` [a](http://x)", "a", "http://x"),
    ] as [(LocalizedStringKey, String, String)])
  func `a link has the forms of Markdown`(key: LocalizedStringKey, label: String, address: String)
    throws
  {
    let text = try require(ElementTests.display(Text(key)).first)
    expectEqual(
      text.children.map(\.element),
      [
        .control(DisplayControl(.link, label: label, acts: [.press, .focus], address: address))
      ])
  }

  @Test func `a value is a part of the address, whatever it contains`() throws {
    let page = "1)"
    let text = try require(
      ElementTests.display(Text("[a](http://x/\(page)) <http://y/\(page)>")).first)
    let controls = text.children.compactMap { child -> String? in
      if case .control(let control) = child.element { control.address } else { nil }
    }
    expectEqual(controls, ["http://x/1)", "http://y/1)"])
  }

  @Test(
    arguments: [
      "[a](http://x y)", "[a](http://x \"t)", "[a](<http://x)", "[a](http://x", "[a] (http://x)",
      "<a b:c>", "<nothing>", "3 < 4: yes > no", "<1a:b>", "\\[a](http://x)",
    ] as [LocalizedStringKey])
  func `other signs are text`(key: LocalizedStringKey) throws {
    let text = try require(ElementTests.display(Text(key)).first)
    expectEqual(text.children, [])
  }

  @Test(arguments: ["[", "[a](", "[a](<", "[a](x (", "[a](x \"", "<a:", "[]", "`["])
  func `a text of signs alone is read once`(sign: String) {
    let text = String(repeating: sign, count: 4_000)
    expectEqual(ElementTests.display(Text(LocalizedStringKey(text))).count, 1)
  }
}
