import Checking
import Scenes
import ScenesTesting
import Testing

/// The id of an element in a `ForEach`, which is the tag of its view where the view has none.
@MainActor struct ElementTagTests {
  private struct Folders: View {
    @State private var folder = "inbox"
    @State private var folders = ["inbox", "archive"]

    var body: some View {
      Picker("Folder", selection: $folder) {
        ForEach(folders, id: \.self) { Text("to \($0)") }
      }
      Text("chosen \(folder)")
      Button("Add") { folders.insert("drafts", at: 0) }
    }
  }

  @Test func `options of a picker need no tag`() async {
    let simulator = await AppSimulator(Showing { Folders() })
    simulator.expect("(x) to inbox")
    await simulator.tap("to archive")
    simulator.expect("( ) to inbox")
    simulator.expect("(x) to archive")
    simulator.expect("chosen archive")
    await simulator.tap("Add")
    await simulator.tap("to drafts")
    simulator.expect("chosen drafts")
    expectEqual(simulator.problems, [])
  }

  /// An option with a body of its own.
  private struct Option: View {
    let number: Int

    var body: some View { Text("number \(number)").tag(number * 10) }
  }

  @Test(arguments: [false, true])
  func `a tag goes before the id, also one in a body`(isInBody: Bool) async {
    struct Numbers: View {
      let isInBody: Bool
      @State private var number = 1

      var body: some View {
        Picker("Number", selection: $number) {
          if isInBody {
            ForEach(1..<3) { Option(number: $0) }
          } else {
            ForEach(1..<3) { Text("number \($0)").tag($0 * 10).bold() }
          }
        }
        Text("chosen \(number)")
      }
    }
    let simulator = await AppSimulator(Showing { Numbers(isInBody: isInBody) })
    simulator.expect("( ) number 1")
    await simulator.tap("number 2")
    simulator.expect("(x) number 2")
    simulator.expect("chosen 20")
    expectEqual(simulator.problems, [])
  }

  @Test func `an id of another type than the selection is none, but for an optional selection`()
    async
  {
    struct Several: View {
      @State private var name = "a"
      @State private var number: Int?

      var body: some View {
        Picker("Name", selection: $name) { ForEach(1..<3) { Text("name \($0)") } }
        Picker("Number", selection: $number) { ForEach(1..<3) { Text("number \($0)") } }
        Text("chosen \(number ?? 0)")
      }
    }
    let simulator = await AppSimulator(Showing { Several() })
    simulator.expect(no: "( ) name")
    await simulator.tap("number 2")
    simulator.expect("chosen 2")
    expectEqual(simulator.problems, [])
  }

  @Test func `elements that aren't one view keep the tags of their views`() async {
    struct Sections: View {
      @State private var item = "a 1"

      var body: some View {
        Picker("Item", selection: $item) {
          ForEach(["a", "b"], id: \.self) { name in
            Section(name) { ForEach(["\(name) 1", "\(name) 2"], id: \.self) { Text($0) } }
          }
          ForEach(["c"], id: \.self) { name in
            Text("first").tag("\(name) 1")
            Text("second").tag("\(name) 2")
          }
        }
        Text("chosen \(item)")
      }
    }
    let simulator = await AppSimulator(Showing { Sections() })
    for (label, value) in [("b 2", "b 2"), ("a 2", "a 2"), ("second", "c 2")] {
      await simulator.tap(label)
      simulator.expect("chosen \(value)")
    }
    expectEqual(simulator.problems, [])
  }

  @Test func `pages of a tab view need no tag`() async {
    struct Pages: View {
      @State private var page = "two"

      var body: some View {
        TabView(selection: $page) {
          ForEach(["one", "two"], id: \.self) { name in
            Text("page \(name)").tabItem { Text("Show \(name)") }
          }
        }
        Text("chosen \(page)")
      }
    }
    let simulator = await AppSimulator(Showing { Pages() })
    simulator.expect("page two")
    await simulator.tap("Show one")
    simulator.expect("page one")
    simulator.expect("chosen one")
    expectEqual(simulator.problems, [])
  }

  @Test func `rows of a list need no tag`() async {
    struct Rows: View {
      @State private var row: String?

      var body: some View {
        List(selection: $row) { ForEach(["a", "b"], id: \.self) { Text("row \($0)") } }
        Text("chosen \(row ?? "none")")
      }
    }
    let simulator = await AppSimulator(Showing { Rows() })
    await simulator.tap("row b")
    simulator.expect("chosen b")
    expectEqual(simulator.problems, [])
  }
}
