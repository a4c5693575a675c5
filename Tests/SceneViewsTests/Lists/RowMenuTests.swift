import Checking
import Scenes
import ScenesTesting
import TestSupport
import Testing

/// The menus of rows: those of their lists, and those of the rows themselves.
@MainActor struct RowMenuTests {
  private struct Chosen: View {
    let isTagged: Bool
    @State private var chosen: Set<Int> = []
    @State private var outcome = "nothing"
    @State private var last = 3

    private var verb: String { last == 3 ? "Archive" : "Delete" }

    var body: some View {
      Text("outcome \(outcome)")
      Button("Renumber") { last = 4 }
      List(selection: $chosen) {
        if isTagged {
          Text("Number 1").tag(1)
          Text("Number 2").tag(2).selectionDisabled(last == 4)
          Text("Number \(last)").tag(last)
        } else {
          ForEach([1, 2, last], id: \.self) { number in
            Text("Number \(number)").selectionDisabled(number == 2 && last == 4)
          }
        }
      }
      .contextMenu(forSelectionType: Int.self) { numbers in
        Button("\(verb) \(numbers.sorted().map(String.init).joined(separator: "+"))") {
          outcome = "archived \(numbers.sorted())"
        }
        // The tag of an item isn't that of a row.
        Text("Last").tag(9)
      } primaryAction: { numbers in
        outcome = "opened \(numbers.sorted())"
      }
    }
  }

  @Test(arguments: [false, true])
  func `the menu of a list is made for the row, or for all selected ones`(isTagged: Bool) async {
    let simulator = await AppSimulator(Showing { Chosen(isTagged: isTagged) })
    simulator.expect("Number 1  menu: [Archive 1] Last")
    await simulator.tap("Number 1")
    await simulator.tap("Number 3")
    simulator.expect("Number 1  menu: [Archive 1+3] Last")
    simulator.expect("Number 2  menu: [Archive 2] Last")
    await simulator.tap("Archive 1+3", at: 1)
    simulator.expect("archived [1, 3]")
    await simulator.submit("Number 2")
    simulator.expect("opened [2]")
    await simulator.tap("Renumber")
    simulator.expect("Number 1  menu: [Delete 1+3] Last")
    simulator.expect("menu: [Delete 2] Last")
    simulator.expect("Number 4  menu: [Delete 4] Last")
    await simulator.submit("Number 4")
    simulator.expect("opened [4]")
  }

  private struct Targets: View {
    let isTagged: Bool
    @State private var target = "Archive"
    @State private var isOpening = false
    @State private var outcome = "nothing"

    var body: some View {
      Text("outcome \(outcome)")
      Button("Retarget") { target = "Trash" }
      Button("Allow") { isOpening.toggle() }
      Moved(isTagged: isTagged, target: target, isOpening: isOpening, outcome: $outcome)
    }
  }

  private struct Moved: View {
    let isTagged: Bool
    let target: String
    let isOpening: Bool
    @Binding var outcome: String

    var body: some View {
      let open = { @MainActor (numbers: Set<Int>) in
        outcome = "opened \(numbers.sorted()) in \(target)"
      }
      Rows(isTagged: isTagged)
        .contextMenu(
          forSelectionType: Int.self,
          menu: { numbers in
            Button("Move \(numbers.count) to \(target)") { outcome = "moved to \(target)" }
          },
          primaryAction: isOpening ? open : nil)
    }
  }

  private struct Rows: View {
    let isTagged: Bool
    @State private var chosen: Int?

    var body: some View {
      if isTagged {
        List(selection: $chosen) { Text("Number 1").tag(1) }
      } else {
        List([1], id: \.self) { Text("Number \($0)") }
      }
    }
  }

  @Test(arguments: [false, true])
  func `the menu follows what its closures use if the list stays the same`(isTagged: Bool) async {
    let simulator = await AppSimulator(Showing { Targets(isTagged: isTagged) })
    simulator.expect("menu: [Move 1 to Archive]")
    await simulator.tap("Retarget")
    simulator.expect("menu: [Move 1 to Trash]")
    await simulator.tap("Move 1 to Trash")
    simulator.expect("outcome moved to Trash")
    var issues = await simulator.issues { await simulator.submit("Number 1") }
    expectEqual(issues.count, 1)
    await simulator.tap("Allow")
    await simulator.submit("Number 1")
    simulator.expect("outcome opened [1] in Trash")
    await simulator.tap("Allow")
    issues = await simulator.issues { await simulator.submit("Number 1") }
    expectEqual(issues.count, 1)
    expectEqual(simulator.problems, [])
  }

  @Test func `swipe actions and menus of a row stand behind it`() async {
    struct Row: View {
      @State private var outcome = "nothing"

      var body: some View {
        Text("outcome \(outcome)")
        List {
          ForEach(["Ada"], id: \.self) { name in
            Text(name)
              .swipeActions { Button("Flag") { outcome = "flagged" } }
              .contextMenu {
                Button("Reply") { outcome = "replied" }
              } preview: {
                Text("unseen")
              }
          }
        }
      }
    }
    let simulator = await AppSimulator(Showing { Row() })
    simulator.expect("Ada")
    simulator.expect("menu: [Flag]")
    simulator.expect(no: "unseen")
    await simulator.tap("Flag")
    simulator.expect("flagged")
    await simulator.tap("Reply")
    simulator.expect("replied")
  }

  @Test func `a row's name is without its menu`() async {
    struct Row: View {
      @State private var chosen: String?

      var body: some View {
        List(["Ada"], id: \.self, selection: $chosen) {
          Text($0).contextMenu { Button("Reply") {} }
        }
      }
    }
    let simulator = await AppSimulator(Showing { Row() })
    await simulator.tap("Ada")
    simulator.expect("(x) Ada")
  }
}
