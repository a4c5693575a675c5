import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

/// The bar below a tab view, and the tabs as a person could arrange them.
@MainActor struct TabAccessoryTests {
  private struct Status: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement

    var body: some View { Text("placed \(placement.map { "\($0)" } ?? "nowhere")") }
  }

  private struct Mailboxes: View {
    @State private var isSending = true
    @State private var sent = 0

    var body: some View {
      TabView {
        Tab("Inbox", systemImage: "tray") {
          Text("12 messages, \(sent) sent")
          Button("Sending") { isSending.toggle() }
        }
        Tab("Archive", systemImage: "archivebox") { Status() }
      }
      .tabViewBottomAccessory(isEnabled: isSending) {
        Status()
        Button("Send") { sent += 1 }
      }
    }
  }

  @Test func `the bar is shown on every page, after it`() async throws {
    let simulator = await AppSimulator(Showing { Mailboxes() })
    await simulator.tap("Send")
    let text = simulator.text
    let page = try require(text.firstRange(of: "12 messages, 1 sent"))
    let bar = try require(text.firstRange(of: "placed expanded"))
    expect(page.upperBound < bar.lowerBound)
    await simulator.tap("Archive")
    simulator.expect("placed nowhere")
    simulator.expect("placed expanded")
  }

  @Test func `the parts of a sidebar stand around the tabs on every page`() async {
    let simulator = await AppSimulator(
      Showing {
        TabView {
          Tab("Inbox", systemImage: "tray") { Text("12 messages") }
          Tab("Archive", systemImage: "archivebox") { Text("3 messages") }
        }
        .tabViewSidebarHeader { Text("Ada's mail") }
        .tabViewSidebarFooter { Text("updated today") }
        .tabViewSidebarBottomBar { Button("Accounts") {} }
      })
    for page in ["12 messages", "3 messages"] {
      let shown = ["Ada's mail", page, "updated today", "[Accounts]"]
      let places = shown.map { simulator.text.firstRange(of: $0)?.lowerBound }
      expect(places.allSatisfy { $0 != nil })
      expectEqual(places.compactMap(\.self).sorted(), places.compactMap(\.self))
      await simulator.tap("Archive")
    }
  }

  @Test func `the app hides the bar`() async {
    let simulator = await AppSimulator(Showing { Mailboxes() })
    await simulator.tap("Sending")
    simulator.expect(no: "placed expanded")
    expect(!simulator.element("Send").exists)
  }

  @Test func `a bar without a condition is shown`() async {
    let simulator = await AppSimulator(
      Showing {
        TabView { Tab("Inbox", systemImage: "tray") { Text("mail") } }
          .tabViewBottomAccessory { Text("Sending 1 message") }
      })
    simulator.expect("Sending 1 message")
  }

  @Test func `the visibilities of pages are kept and made automatic again`() throws {
    var customization = TabViewCustomization()
    customization[tab: "archive"].sidebarVisibility = .hidden
    let data = try JSONEncoder().encode(customization)
    var copy = try JSONDecoder().decode(TabViewCustomization.self, from: data)
    expectEqual(copy[tab: "archive"].sidebarVisibility, .hidden)
    expectEqual(copy[tab: "archive"].tabBarVisibility, .automatic)
    expectEqual(copy[tab: "inbox"].sidebarVisibility, .automatic)
    copy.resetVisibility()
    expectEqual(copy, TabViewCustomization())
  }
}
