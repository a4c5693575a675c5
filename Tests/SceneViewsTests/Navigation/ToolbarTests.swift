import Checking
import Observation
import SceneDisplay
import SceneRuntime
import Scenes
import ScenesTesting
import TestSupport
import Testing

@testable import SceneViews

/// Spaces, menus and the order of toolbars, and bars that are hidden.
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
    let bar = try require(
      try PresentingTests.display(simulator).children.first { $0.element == .toolbar })
    expectEqual(bar.children.map(\.element), [.toolbarItem(.principal)])
    simulator.expect("toolbar: [More ▾]")
    await simulator.tap("Rename")
    simulator.expect("did rename")
  }

  @Test func `the standard item for the sidebar shows and hides the sidebar`() async {
    let simulator = await AppSimulator(
      Showing {
        NavigationSplitView {
          Text("folders")
        } detail: {
          Text("letter").toolbar {
            DefaultToolbarItem(kind: .sidebarToggle, placement: .navigation)
          }
        }
      })
    simulator.expect("toolbar: [Toggle Sidebar]")
    await simulator.tap("Toggle Sidebar")
    simulator.expect(no: "folders")
    await simulator.tap("Toggle Sidebar")
    simulator.expect("folders")
  }

  private struct Titled: View {
    @State private var title = "Inbox"

    var body: some View {
      Button("Archive") { title = "Archive" }
        .navigationTitle(title)
        .toolbar { DefaultToolbarItem(kind: .title, placement: .principal) }
    }
  }

  @Test func `the standard item for the title shows it`() async {
    let simulator = await AppSimulator(Showing { Titled() })
    simulator.expect("toolbar: Inbox")
    await simulator.tap("Archive")
    simulator.expect("toolbar: Archive")
  }

  @Observable final class Sight { var isTitleShown = true }

  private struct Sighted: View {
    let sight: Sight

    var body: some View {
      Text("a").navigationTitle("Inbox")
      if sight.isTitleShown { Text("b").toolbar { DefaultToolbarItem(kind: .title) } }
    }
  }

  @Test func `the standard item for the title is told of none after it is removed`() {
    let (application, window) = Application.stubWindow()
    defer { application.tearDown() }
    let sight = Sight()
    let content = HostingContent(rootView: Sighted(sight: sight))
    content.mount(in: window)
    content.update()
    expectEqual(content.tree.titleObservers.count, 1)
    sight.isTitleShown = false
    content.update()
    expectEqual(content.tree.titleObservers.count, 0)
    sight.isTitleShown = true
    content.update()
    expectEqual(content.tree.titleObservers.count, 1)
    content.unmount()
  }

  private struct Letters: View {
    @State private var query = ""

    var body: some View {
      Searching()
        .searchable(text: $query, prompt: "Letters")
        .toolbar { DefaultToolbarItem(kind: .search, placement: .bottomBar) }
    }
  }

  private struct Searching: View {
    @Environment(\.isSearching) private var isSearching

    var body: some View { Text(isSearching ? "searching" : "reading") }
  }

  @Test func `the standard item for the search begins it`() async {
    let simulator = await AppSimulator(Showing { Letters() })
    simulator.expect("toolbar: [Search]")
    simulator.expect("reading")
    await simulator.tap("Search")
    simulator.expect("searching")
  }

  @Test(arguments: [
    (ToolbarItemPlacement.title, ToolbarItemPlacement.principal), (.largeTitle, .principal),
    (.subtitle, .status), (.largeSubtitle, .status),
  ])
  func `titles and subtitles have places in the bar`(
    placement: ToolbarItemPlacement, shown: ToolbarItemPlacement
  ) async throws {
    let simulator = await AppSimulator(
      Showing { Text("a").toolbar { ToolbarItem(placement: placement) { Text("Inbox") } } })
    let bar = try require(
      try PresentingTests.display(simulator).children.first { $0.element == .toolbar })
    expectEqual(bar.children.map(\.element), [.toolbarItem(shown)])
    simulator.expect("Inbox")
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
    let bar = try require(
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
    let bar = try require(
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

  private struct ToolbarOwners: View {
    @State private var count = 0
    @State private var isThere = true
    @State private var isPresented = false

    var body: some View {
      VStack {
        HStack {
          if isThere {
            Text("inner").toolbar {
              ToolbarItem(placement: .primaryAction) { Button("count \(count)") { count += 1 } }
              Button("plain") {}
            }
          }
        }
        Button("Flip") { isThere.toggle() }
        Button("Present") { isPresented = true }
      }
      .toolbar { ToolbarItemGroup(placement: .navigation) { Button("outer") {} } }
      .sheet(isPresented: $isPresented) {
        VStack { Text("in front").toolbar { Button("Done") {} } }
      }
    }
  }

  @Test func `a toolbar is shown by the window or the sheet around it`() async throws {
    let simulator = await AppSimulator(Showing { ToolbarOwners() })
    let bars = try PresentingTests.display(simulator).children.filter { $0.element == .toolbar }
    expectEqual(bars.map(\.label), ["count 0 plain", "outer"])
    expectEqual(
      bars.map { $0.children.map(\.element) },
      [
        [.toolbarItem(.primaryAction), .button(nil)], [.toolbarItem(.navigation)],
      ])
    await simulator.tap("count 0")
    simulator.expect("toolbar: [count 1]  [plain]")
    await simulator.tap("Flip")
    simulator.expect(no: "count")
    await simulator.tap("Flip")
    // In the order of the views, whichever came last.
    try expectEqual(
      PresentingTests.display(simulator).children.filter { $0.element == .toolbar }.map(\.label),
      ["count 1 plain", "outer"])
    await simulator.tap("Present")
    let sheet = try require(try PresentingTests.display(simulator).children.last)
    expectEqual(sheet.children.map(\.element), [.stack(.vertical), .toolbar])
  }

  @Test func `toolbars and titles keep the order of the views that ask, when these move`()
    async throws
  {
    struct Moving: View {
      @State private var names = ["a", "b", "c"]
      @State private var isThere = true

      var body: some View {
        ForEach(names, id: \.self) { name in
          Text(name).toolbar { Text("bar \(name)") }.navigationTitle("title \(name)")
        }
        if isThere { Text("last").toolbar { Text("bar last") } }
        Button("Reverse") { names.reverse() }
        Button("Drop") { names.removeFirst(2) }
        Button("Flip") { isThere.toggle() }
      }
    }
    let simulator = await AppSimulator(Showing { Moving() })
    func bars() throws -> [String] {
      try PresentingTests.display(simulator).children.filter { $0.element == .toolbar }.map(\.label)
    }
    try expectEqual(bars(), ["bar a", "bar b", "bar c", "bar last"])
    await simulator.tap("Reverse")
    try expectEqual(bars(), ["bar c", "bar b", "bar a", "bar last"])
    expectContains(simulator.text, "title c")
    await simulator.tap("Drop")
    try expectEqual(bars(), ["bar a", "bar last"])
    expectContains(simulator.text, "title a")
    await simulator.tap("Flip")
    try expectEqual(bars(), ["bar a"])
    await simulator.tap("Flip")
    try expectEqual(bars(), ["bar a", "bar last"])
  }
}
