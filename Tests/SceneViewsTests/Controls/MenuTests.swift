import Checking
import SceneDisplay
import Scenes
import ScenesTesting
import TestSupport
import Testing

/// Menus in the content of a window and in commands.
@MainActor struct MenuTests {
  private struct Sorting: View {
    @State private var order = "date"
    @State private var isReversed = false
    @State private var outcome = "nothing"

    var body: some View {
      Text("by \(order) \(isReversed ? "reversed" : "straight") \(outcome)")
      Menu("Sort") {
        Button("By Sender") { order = "sender" }
        Toggle("Reversed", isOn: $isReversed)
        Picker("Order", selection: $order) {
          Text("Date").tag("date")
          Text("Size").tag("size")
        }
        Menu("More") { Button("By Length") { order = "length" } }
      }
      Menu("Send") {
        Button("Send Later") { outcome = "later" }
      } primaryAction: {
        outcome = "sent"
      }
    }
  }

  @Test func `the items stand below the label`() async {
    let simulator = await AppSimulator(Showing { Sorting() })
    simulator.expect("[Sort ▾]")
    simulator.expect("  [By Sender]")
    simulator.expect("  [ ] Reversed")
    simulator.expect("  [More ▾]")
    simulator.expect("    [By Length]")
  }

  @Test(arguments: [
    ("By Sender", "by sender straight"), ("Reversed", "by date reversed"),
    ("Size", "by size straight"), ("By Length", "by length straight"),
    ("Send", "by date straight sent"), ("Send Later", "by date straight later"),
  ])
  func `an item acts`(label: String, outcome: String) async {
    let simulator = await AppSimulator(Showing { Sorting() })
    await simulator.tap(label)
    simulator.expect(outcome)
  }

  @Test func `a menu has a fallback with its label and its items`() {
    expectEqual(DisplayElement.menu.fallback, .box)
    expectEqual(DisplayElement.contextMenu.fallback, .menu)
    expectEqual(DisplayControl.Kind.menu.fallback, .button)
  }

  @Test func `a submenu ends where its items end`() async {
    struct Sorted: App {
      var body: some Scene {
        WindowGroup {
          Text("letter").contextMenu {
            Menu("Move") {
              Button("Up") {}
              Menu("To") { Button("Archive") {} }
            }
            Button("Delete") {}
          }
        }
        .commands {
          CommandMenu("Mailbox") {
            Button("Get") {}
            Menu("Sort") { Button("By Date") {} }
            Button("Empty") {}
          }
        }
      }
    }
    let simulator = await AppSimulator(Sorted())
    simulator.expect("menu: [Move ▾] { [Up] [To ▾] { [Archive] } } [Delete]")
    simulator.expect("Mailbox: [Get] [Sort ▾] { [By Date] } [Empty]")
  }

  @Test func `a menu in a menu of commands is one of its items`() async {
    struct Commanded: App {
      @State private var outcome = "nothing"

      var body: some Scene {
        WindowGroup { Text("outcome \(outcome)") }
          .commands {
            CommandMenu("Mailbox") {
              Menu("Sort") { Button("By Date") { outcome = "sorted" } }
            }
          }
      }
    }
    let simulator = await AppSimulator(Commanded())
    simulator.expect("Mailbox: [Sort ▾] { [By Date] }")
    await simulator.tap("Mailbox > By Date")
    simulator.expect("outcome sorted")
  }
}
