import Checking
import Foundation
import SceneDisplay
import Scenes
import ScenesTesting
import Testing

/// Buttons and links that the system names, and images of addresses.
@MainActor struct StandardButtonTests {
  private struct Links: View {
    @State private var log = "nothing"
    let help: URL
    let item: URL

    var body: some View {
      Text("did: \(log)")
      VStack {
        ShareLink(item: item)
        ShareLink("Send Letter", item: item, subject: Text("A letter"), message: Text("Read it"))
        HelpLink(destination: help)
        HelpLink { log = "help" }.accessibilityIdentifier("action")
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          log = "open \(url.lastPathComponent)"
          return .handled
        })
    }
  }

  private func launch() async throws -> AppSimulator {
    let help = try require(URL(string: "https://example.com/help"))
    let item = try require(URL(string: "https://example.com/letter"))
    return await AppSimulator(Showing { Links(help: help, item: item) })
  }

  @Test(arguments: [1, 2])
  func `a menu for sharing opens its link`(number: Int) async throws {
    let simulator = try await launch()
    simulator.expect("[Share… ▾]")
    simulator.expect("[Send Letter ▾]")
    await simulator.tap("Open Link", at: number)
    simulator.expect("did: open letter")
  }

  @Test func `a button performs its action`() async throws {
    let simulator = try await launch()
    await simulator.tap("action")
    simulator.expect("did: help")
  }

  @Test func `a help link with an address opens it`() async throws {
    let simulator = try await launch()
    await simulator.tap("Help", at: 1)
    simulator.expect("did: open help")
  }

  private struct Postbox: App {
    static var manifest: SceneManifest { SceneManifest(supportsMultipleScenes: true) }

    var body: some Scene {
      WindowGroup {
        SettingsLink()
        SettingsLink { Label("Options", systemImage: "gear") }
      }
      Settings { Text("signature") }
    }
  }

  @Test(arguments: ["Settings…", "Options"])
  func `a settings link opens the window of the settings`(name: String) async {
    let simulator = await AppSimulator(Postbox())
    await simulator.tap(name)
    simulator.expect("signature", in: 2)
  }

  @Test func `an image of an address has its name, or the view that stands for it`() async {
    let url = URL(string: "https://example.com/ada.png")
    expectEqual(
      ElementTests.display(AsyncImage(url: url, scale: 2)).map(\.element),
      [.image(name: "ada.png", alternative: "ada.png")])
    let simulator = await AppSimulator(
      Showing {
        AsyncImage(url: url)
        AsyncImage(url: url) { image in
          image.resizable()
        } placeholder: {
          ProgressView("Loading")
        }
      })
    simulator.expect("ada.png")
    simulator.expect("Loading: …")
  }
}
