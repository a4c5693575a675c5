import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

/// Menus by which a person shares values.
@MainActor struct ShareLinkTests {
  private struct Card: Codable, Transferable {
    var name: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.name)
    }
  }

  private struct Pasted: View {
    @State private var names: [String] = []

    var body: some View {
      Text("pasted: \(names.joined(separator: ", "))")
      Text("here").focusable()
        .pasteDestination(for: Card.self) { cards in names = cards.map(\.name) }
    }
  }

  @Test func `a text is copied`() async {
    let simulator = await AppSimulator(
      Showing { ShareLink("Share Note", item: "It was in relay 70.") })
    simulator.expect("[Share Note ▾]")
    expect(!simulator.text.contains("Open Link"))
    await simulator.tap("Copy")
    expectEqual(simulator.application.pasteboard.text, "It was in relay 70.")
  }

  @Test func `a link is copied, or opened`() async throws {
    struct Content: View {
      let link: URL
      @State private var opened = "nothing"

      var body: some View {
        Text("opened \(opened)")
        ShareLink(item: link)
          .environment(
            \.openURL,
            OpenURLAction { url in
              opened = url.absoluteString
              return .handled
            })
      }
    }
    let link = try require(URL(string: "https://postbox.example/m/42"))
    let simulator = await AppSimulator(Showing { Content(link: link) })
    simulator.expect("[Share… ▾]")
    await simulator.tap("Open Link")
    simulator.expect("opened https://postbox.example/m/42")
    await simulator.tap("Copy")
    expectEqual(simulator.application.pasteboard.text, link.absoluteString)
  }

  @Test func `several values are named by their previews, and pasted as they are`() async {
    let cards = [Card(name: "Ada"), Card(name: "Grace")]
    let simulator = await AppSimulator(
      Showing {
        ShareLink(items: cards) { SharePreview("Card of \($0.name)", image: "a.png") }
        Pasted()
      })
    simulator.expect("Card of Ada")
    simulator.expect("Card of Grace")
    await simulator.tap("Copy")
    expectEqual(simulator.application.pasteboard.text, "Ada\nGrace")
    await simulator.focus(on: "here")
    await simulator.press("command+v")
    simulator.expect("pasted: Ada, Grace")
  }

  @Test func `a link has views as its label, and without values nothing is copied`() async {
    let simulator = await AppSimulator(
      Showing {
        ShareLink(item: Card(name: "Ada"), preview: SharePreview("Ada", icon: 1)) {
          Text("Send Card")
        }
        ShareLink("Share All", items: [String]())
      })
    simulator.expect("[Send Card ▾]")
    expect(simulator.element("Copy", at: 1).isEnabled)
    expect(!simulator.element("Copy", at: 2).isEnabled)
  }
}
