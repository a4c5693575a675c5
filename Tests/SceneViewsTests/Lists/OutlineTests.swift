import SceneDisplay
import Scenes
import ScenesTesting
import TestSupport
import Testing

/// Trees, sections that open, lists that edit their collection, and the edit mode.
@MainActor struct OutlineTests {
  private struct Box: Identifiable {
    var id: String
    var boxes: [Box]?
  }

  private static let boxes = [
    Box(id: "Inbox", boxes: [Box(id: "Lists", boxes: [Box(id: "Swift")]), Box(id: "Family")]),
    Box(id: "Sent"),
  ]

  @Test func `a row with children shows and hides them`() async {
    let simulator = await AppSimulator(
      Showing { List(Self.boxes, children: \.boxes) { Text($0.id) } })
    simulator.expect("▸ Inbox")
    simulator.expect(no: "Lists")
    await simulator.tap("Inbox")
    await simulator.tap("Lists")
    simulator.expect("▾ Inbox")
    simulator.expect("Swift")
    simulator.expect("Family")
    await simulator.tap("Inbox")
    simulator.expect(no: "Swift")
    await simulator.tap("Inbox")
    simulator.expect("Swift")
  }

  @Test func `rows of a tree are selected by their ids`() async {
    struct Choosing: View {
      @State private var chosen: String?

      var body: some View {
        Text("chosen \(chosen ?? "none")")
        List(OutlineTests.boxes, children: \.boxes, selection: $chosen) { Text($0.id) }
      }
    }
    let simulator = await AppSimulator(Showing { Choosing() })
    await simulator.tap("Show Items")
    await simulator.tap("Family")
    simulator.expect("chosen Family")
  }

  @Test func `a section opens and closes`() async {
    struct Sections: View {
      @State private var isOpen = false

      var body: some View {
        List {
          Section("Favorites", isExpanded: $isOpen) {
            ForEach(["Ada"], id: \.self) { Text($0) }
          }
        }
      }
    }
    let simulator = await AppSimulator(Showing { Sections() })
    simulator.expect("▸ Favorites")
    simulator.expect(no: "Ada")
    await simulator.tap("Favorites")
    simulator.expect("▾ Favorites")
    simulator.expect("  Ada")
  }

  @Test func `a group opens and closes`() async {
    let simulator = await AppSimulator(
      Showing { DisclosureGroup("Details") { Text("more of it") } })
    simulator.expect("▸ Details")
    await simulator.tap("Details")
    simulator.expect("more of it")
  }

  @Test func `a list edits its collection by itself`() async {
    struct Editing: View {
      @State private var boxes = [Box(id: "A"), Box(id: "B"), Box(id: "C")]

      var body: some View {
        Text("boxes \(boxes.map(\.id).joined())")
        List($boxes, editActions: .all) { $box in Text(box.id) }
      }
    }
    let simulator = await AppSimulator(Showing { Editing() })
    await simulator.delete(row: 2)
    simulator.expect("boxes AC")
    await simulator.move(row: 2, to: 1)
    simulator.expect("boxes CA")
  }

  @Test func `an edit button changes the mode of the window, or of the view around`() async {
    struct Mode: View {
      @State private var own = EditMode.inactive

      var body: some View {
        Seen(name: "window")
        Seen(name: "view").environment(\.editMode, $own)
        Text("own \(own == .active)")
      }
    }
    struct Seen: View {
      let name: String
      @Environment(\.editMode) private var mode

      var body: some View {
        HStack {
          Text("\(name) \(mode?.wrappedValue.isEditing == true)")
          EditButton()
        }
      }
    }
    let simulator = await AppSimulator(Showing { Mode() })
    await simulator.tap("Edit", at: 2)
    simulator.expect("window false")
    simulator.expect("view true  [Done]")
    simulator.expect("own true")
    await simulator.tap("Edit")
    simulator.expect("window true  [Done]")
  }

  @Test func `an outline beside other rows has the rows of the tree`() async {
    let simulator = await AppSimulator(
      Showing {
        List {
          Text("Folders")
          OutlineGroup(Self.boxes, children: \.boxes) { Text($0.id) }
          OutlineGroup(Self.boxes[1], children: \.boxes) { Text("again \($0.id)") }
        }
      })
    simulator.expect("Folders")
    simulator.expect("▸ Inbox")
    simulator.expect("again Sent")
    await simulator.tap("Inbox")
    simulator.expect("▾ Inbox")
    simulator.expect("Family")
  }
}
