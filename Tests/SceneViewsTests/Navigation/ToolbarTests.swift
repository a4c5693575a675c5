import Checking
import SceneDisplay
import Scenes
import ScenesTesting
import Testing

/// Spaces and menus of toolbars, and bars that are hidden.
@MainActor struct ToolbarTests {
  private struct Letter: View {
    @State private var log = "nothing"
    var hasModifier = false

    var body: some View {
      let text = Text("did \(log)")
      if hasModifier {
        text.toolbarTitleMenu { Button("Rename") { log = "rename" } }
      } else {
        text.toolbar {
          ToolbarTitleMenu { Button("Rename") { log = "rename" } }
        }
      }
    }
  }

  @Test(arguments: [false, true])
  func `a menu of the page is in the middle of the bar`(hasModifier: Bool) async throws {
    let simulator = await AppSimulator(Showing { Letter(hasModifier: hasModifier) })
    let bar = try #require(
      try PresentingTests.display(simulator).children.first { $0.element == .toolbar })
    expectEqual(bar.children.map(\.element), [.toolbarItem(.principal)])
    simulator.expect("toolbar: [More ▾]")
    await simulator.tap("Rename")
    simulator.expect("did rename")
  }

  @Test func `a space stands between controls, and isn't told`() async throws {
    let simulator = await AppSimulator(
      Showing {
        Text("a").toolbar {
          Button("One") {}
          ToolbarSpacer(.fixed, placement: .bottomBar)
          Button("Two") {}
        }
      })
    let bar = try #require(
      try PresentingTests.display(simulator).children.first { $0.element == .toolbar })
    expectEqual(
      bar.children.map(\.element), [.button(nil), .toolbarItem(.bottomBar), .button(nil)])
    expectEqual(bar.children[1].children.map(\.element), [.spacer])
    simulator.expect("toolbar: [One]  [Two]")
  }

  private struct Paged: View {
    @State private var count = 0

    var body: some View {
      Text("a").navigationBarItems(
        leading: Button("Back \(count)") {}, trailing: Button("Add") { count += 1 })
    }
  }

  @Test func `items of a navigation bar are at the ends of the toolbar`() async throws {
    let simulator = await AppSimulator(Showing { Paged() })
    let bar = try #require(
      try PresentingTests.display(simulator).children.first { $0.element == .toolbar })
    expectEqual(
      bar.children.map(\.element),
      [.toolbarItem(.topBarLeading), .toolbarItem(.topBarTrailing)])
    await simulator.tap("Add")
    simulator.expect("toolbar: [Back 1]  [Add]")
  }

  @Test func `items may be at one end of a navigation bar alone`() {
    func placements<Content: View>(_ content: Content) -> [DisplayElement] {
      ElementTests.display(content).filter { $0.element == .toolbar }.flatMap(\.children)
        .map(\.element)
    }
    expectEqual(
      placements(Text("a").navigationBarItems(leading: Button("b") {})),
      [.toolbarItem(.topBarLeading)])
    expectEqual(
      placements(Text("a").navigationBarItems(trailing: Button("b") {})),
      [.toolbarItem(.topBarTrailing)])
  }

  private struct Barred: View {
    enum Name { case visibility, bar, hidden }

    let name: Name
    @State private var isHidden = false

    var body: some View {
      let page = Toggle("Hide", isOn: $isHidden).toolbar { Button("Tool") {} }
      switch name {
      case .visibility: page.toolbarVisibility(isHidden ? .hidden : .visible)
      case .bar: page.toolbarVisibility(isHidden ? .hidden : .automatic, for: .navigationBar)
      case .hidden: page.navigationBarHidden(isHidden)
      }
    }
  }

  @Test(arguments: [Barred.Name.visibility, .bar, .hidden])
  private func `the controls of a hidden bar aren't shown`(name: Barred.Name) async {
    let simulator = await AppSimulator(Showing { Barred(name: name) })
    simulator.expect("toolbar: [Tool]")
    await simulator.tap("Hide")
    simulator.expect(no: "Tool")
    await simulator.tap("Hide")
    simulator.expect("toolbar: [Tool]")
  }

  @Test func `a row that is scrolled away doesn't hide the bar`() async {
    let simulator = await AppSimulator(
      Showing {
        List {
          ForEach(0..<200) { row in
            Text("row \(row)").toolbarVisibility(row == 0 ? .hidden : .automatic)
          }
        }
        .toolbar { Button("Tool") {} }
      })
    simulator.expect(no: "Tool")
    await simulator.scrollDown()
    simulator.expect("toolbar: [Tool]")
    await simulator.scrollUp()
    simulator.expect(no: "Tool")
  }
}
