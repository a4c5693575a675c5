import Checking
import SceneDisplay
import Scenes
import ScenesTesting
import Testing

/// Columns of split views, inspectors and tabs, and what surrounds pages.
@MainActor struct ColumnTests {
  private struct Columns: View {
    @State private var visibility = NavigationSplitViewVisibility.all
    @State private var column = NavigationSplitViewColumn.content

    var body: some View {
      NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
        Counter(name: "sidebar")
      } content: {
        Text("middle")
      } detail: {
        VStack {
          Button("Two") { visibility = .doubleColumn }
          Button("One") { visibility = .detailOnly }
          Button("All") { visibility = .all }
        }
      }
    }
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test func `hidden columns aren't shown, and keep their state`() async throws {
    let simulator = await AppSimulator(Showing { Columns() })
    await simulator.tap("sidebar 0")
    let split = try require(PresentingTests.display(simulator).children.first)
    guard case .surface(let surface) = split.element else { return expect(Bool(false)) }
    expectEqual(surface.kind, .split)
    expectEqual(surface.compactColumn, 1)
    await simulator.tap("Two")
    simulator.expect(no: "sidebar")
    simulator.expect("middle")
    await simulator.tap("One")
    simulator.expect(no: "middle")
    await simulator.tap("All")
    simulator.expect("sidebar 1")
    expectEqual(simulator.problems, [])
  }

  private struct Inspected: View {
    @State private var isShown = false

    var body: some View {
      VStack {
        Text("content")
        Toggle("Inspect", isOn: $isShown)
      }
      .inspector(isPresented: $isShown) {
        Text("properties").inspectorColumnWidth(min: 80, ideal: 160, max: 240)
      }
    }
  }

  @Test func `an inspector is a column behind the content`() async {
    let simulator = await AppSimulator(Showing { Inspected() })
    simulator.expect(no: "inspector:")
    await simulator.tap("Inspect")
    expect(simulator.text.hasSuffix("  inspector:\n    properties"))
    let text = Text("properties")
    expectEqual(
      ElementTests.display(text.inspectorColumnWidth(120)),
      ElementTests.display(text.frame(width: 120)))
    expectEqual(
      ElementTests.display(text.inspectorColumnWidth(min: 80, ideal: 160, max: 240)),
      ElementTests.display(text.frame(minWidth: 80, idealWidth: 160, maxWidth: 160)))
    let column = ElementTests.display(
      text.navigationSplitViewColumnWidth(ideal: 160, max: .infinity))
    expectEqual(
      column.map(\.element),
      [DisplayElement.annotation(.columnWidth(DisplayExtent(ideal: 160, maximum: .infinity)))])
  }

  private struct Pages: View {
    @State private var path = [1]
    @State private var isHidden = true

    var body: some View {
      NavigationStack(path: $path) {
        Text("root").navigationDestination(for: Int.self) { number in
          VStack {
            Text("page \(number)")
            Button("Leave") { path = [] }
            Button("Show") { isHidden = false }
          }
          .navigationBarBackButtonHidden(isHidden)
        }
      }
      .navigationTitle("Pages")
      .navigationSubtitle(isHidden ? "no way back" : "")
    }
  }

  @Test func `a page whose way back is hidden is left by its own controls`() async {
    let simulator = await AppSimulator(Showing { Pages() })
    expectContains(simulator.text, "\"Pages – no way back\"")
    let issues = await simulator.issues { await simulator.back() }
    expectEqual(issues.count, 1)
    await simulator.tap("Show")
    expect(!simulator.text.contains("no way back"))
    await simulator.back()
    simulator.expect("root")
  }

  private struct Barred: View {
    @State private var isHidden = false

    var body: some View {
      Toggle("Hide", isOn: $isHidden)
        .toolbar { Button("Tool") {} }
        .toolbar(isHidden ? .hidden : .automatic, for: .navigationBar)
    }
  }

  @Test func `the controls of a hidden bar aren't shown`() async {
    let simulator = await AppSimulator(Showing { Barred() })
    simulator.expect("toolbar: [Tool]")
    await simulator.tap("Hide")
    simulator.expect(no: "Tool")
    await simulator.tap("Hide")
    simulator.expect("toolbar: [Tool]")
  }

  private struct Tabs: View {
    var body: some View {
      TabView {
        Tab("Inbox", systemImage: "tray") { Text("messages") }.badge(3)
        TabSection("Folders") {
          Tab("Archive", systemImage: "archivebox") { Text("old ones") }
          Tab(role: .search) { Text("search page") }
        }
      }
    }
  }

  @Test func `tabs may be in sections, and have badges`() async {
    let simulator = await AppSimulator(Showing { Tabs() })
    simulator.expect("(x) Inbox (3)")
    let lines = simulator.text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    let places = ["Folders", "( ) Archive"].map { line in lines.firstIndex { $0 == line } }
    expect(places.allSatisfy { $0 != nil })
    expect((places[0] ?? 0) < (places[1] ?? 0))
    await simulator.tap("Archive")
    simulator.expect("old ones")
    simulator.expect(no: "messages")
    await simulator.tap("Search")
    simulator.expect("search page")
    expectEqual(simulator.problems, [])
  }

  @Test func `views that share the room are shown one after the other`() async {
    let simulator = await AppSimulator(
      Showing {
        HSplitView {
          Text("left")
          VSplitView {
            Text("upper")
            Text("lower")
          }
        }
      })
    expect(simulator.text.hasSuffix("  left\n  upper\n  lower"))
  }
}
