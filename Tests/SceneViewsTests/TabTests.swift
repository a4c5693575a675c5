import Checking
import SceneDisplay
import Scenes
import ScenesTesting
import Testing

/// Pages of which one is chosen.
@MainActor struct TabTests {
  private struct Mailboxes: View {
    @State private var mailbox: String
    @State private var isThird = false
    let runs: Runs

    init(mailbox: String = "inbox", runs: Runs) {
      _mailbox = State(initialValue: mailbox)
      self.runs = runs
    }

    var body: some View {
      runs("mailboxes")
      return VStack {
        TabView(selection: $mailbox) {
          Tab("Inbox", value: "inbox") { Page(name: "inbox", runs: runs) }
          Page(name: "drafts", runs: runs).tabItem { Text("Drafts") }.tag("drafts")
          if isThird {
            Page(name: "sent", runs: runs).tag("sent").tabItem { Text("Sent") }
          }
        }
        Chosen(mailbox: $mailbox)
        Button("Go Home") { mailbox = "inbox" }
        Button("Third") { isThird.toggle() }
      }
    }
  }

  private struct Chosen: View {
    @Binding var mailbox: String

    var body: some View { Text("chosen \(mailbox)") }
  }

  private struct Page: View {
    let name: String
    let runs: Runs
    @State private var count = 0

    var body: some View {
      runs(name)
      return Button("\(name) \(count)") { count += 1 }
        .navigationTitle(name)
        .toolbar { Button("bar of \(name)") {} }
        .onAppear { runs("\(name) appears") }
        .onDisappear { runs("\(name) disappears") }
    }
  }

  @Test func `tabs have labels, and the content of the one that is chosen`() async throws {
    let simulator = await AppSimulator(Showing { Mailboxes(runs: Runs()) })
    let tabs = try require(try PresentingTests.display(simulator).all.first { $0.element == .tabs })
    expectEqual(tabs.children.map(\.element), [.tab(isSelected: true), .tab(isSelected: false)])
    expectEqual(
      tabs.children.map { $0.children.map(\.element) },
      [
        [.part(.header), .part(.content)], [.part(.header)],
      ])
    simulator.expect("(x) Inbox")
    simulator.expect("( ) Drafts")
    expect(simulator.text.hasPrefix("window 1 \"inbox\""))
  }

  @Test func `choosing a tab shows it and sets the value`() async {
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Mailboxes(runs: runs) })
    await simulator.tap("Drafts")
    simulator.expect("chosen drafts")
    simulator.expect("bar of drafts")
    simulator.expect(no: "bar of inbox")
    expect(simulator.text.hasPrefix("window 1 \"drafts\""))
    await simulator.tap("Go Home")
    simulator.expect("inbox 0")
    expectEqual(
      runs.counts,
      [
        "mailboxes": 1, "inbox": 1, "drafts": 1, "inbox appears": 2, "inbox disappears": 1,
        "drafts appears": 1, "drafts disappears": 1,
      ])
  }

  @Test func `a page keeps its state while another is shown`() async {
    let simulator = await AppSimulator(Showing { Mailboxes(runs: Runs()) })
    await simulator.tap("inbox 0")
    await simulator.tap("Drafts")
    await simulator.tap("drafts 0")
    await simulator.tap("Inbox")
    simulator.expect("inbox 1")
    await simulator.tap("Drafts")
    simulator.expect("drafts 1")
  }

  @Test func `a page that is gone leaves the first in its place`() async {
    let simulator = await AppSimulator(Showing { Mailboxes(runs: Runs()) })
    await simulator.tap("Third")
    await simulator.tap("Sent")
    simulator.expect("sent 0")
    await simulator.tap("Third")
    simulator.expect("inbox 0")
    simulator.expect("chosen sent")
    await simulator.tap("Third")
    simulator.expect("sent 0")
  }

  @Test func `without a value the first page is chosen at first`() async {
    let simulator = await AppSimulator(
      Showing {
        TabView {
          Tab("One") { Text("first") }
          Tab("Two") { Text("second") }
        }
      })
    simulator.expect("first")
    await simulator.tap("Two")
    simulator.expect("second")
    simulator.expect(no: "first")
  }

  @Test func `selecting a page without a matching value is a problem`() async {
    let simulator = await AppSimulator(
      Showing {
        TabView(selection: .constant(1)) {
          Text("first").tabItem { Text("One") }.tag(1)
          Text("second").tabItem { Text("Two") }.tag("2")
        }
      })
    await simulator.tap("Two")
    simulator.expect("first")
    expectEqual(simulator.problems.map(\.code), [.pageWithoutValue])
  }

  private struct Renaming: View {
    @State private var chosen = "b"
    @State private var name = "b"

    var body: some View {
      VStack {
        TabView(selection: $chosen) {
          Text("first").tabItem { Text("A") }.tag("a")
          Named(name: $name)
        }
        Button("Rename") { (chosen, name) = ("c", "c") }
      }
    }
  }

  private struct Named: View {
    @Binding var name: String

    var body: some View { Counting().tabItem { Text("Tab \(name)") }.tag(name) }
  }

  private struct Counting: View {
    @State private var count = 0

    var body: some View { Button("count \(count)") { count += 1 } }
  }

  @Test func `a page that is hidden and shown again in one update goes on being shown`() async {
    let simulator = await AppSimulator(Showing { Renaming() })
    await simulator.tap("count 0")
    // The selection changes before the page has its new tag, so the first page is chosen meanwhile.
    await simulator.tap("Rename")
    simulator.expect("(x) Tab c")
    simulator.expect(no: "first")
    await simulator.tap("count 1")
    simulator.expect("count 2")
    await simulator.tap("A")
    simulator.expect("first")
  }

  @Test func `a page that is chosen within an update only starts no task`() async {
    struct Renaming: View {
      let runs: Runs
      @State private var chosen = "b"
      @State private var name = "b"

      var body: some View {
        VStack {
          TabView(selection: $chosen) {
            Text("first").task { runs("task") }.tabItem { Text("A") }.tag("a")
            Named(name: $name)
          }
          Button("Rename") { (chosen, name) = ("c", "c") }
        }
      }
    }
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Renaming(runs: runs) })
    await simulator.tap("Rename")
    simulator.expect("count 0")
    // Its task would run before this one.
    await Task {}.value
    expectEmpty(runs.counts)
    await simulator.tap("A")
    await simulator.until { runs.counts["task"] == 1 }
  }

  private struct Counts: View {
    @State private var count = 0

    var body: some View {
      VStack {
        TabView {
          Counted(count: count).tabItem { Text("A") }
          Text("second").tabItem { Text("B") }
        }
        Button("Count") { count += 1 }
      }
    }
  }

  private struct Counted: View {
    let count: Int

    var body: some View { Text("counted \(count)") }
  }

  @Test func `what changes on a hidden page is no step for the host, and is shown later`()
    async throws
  {
    let simulator = await AppSimulator(Showing { Counts() })
    let scene = try require(simulator.sessions[0].scene as? WindowScene)
    let content = try require(scene.windows.first?.content as? any DisplayContent)
    await simulator.tap("B")
    await simulator.tap("Count")
    expectEqual(content.patches, [])
    await simulator.tap("A")
    simulator.expect("counted 1")
    await simulator.tap("Count")
    expectEqual(content.patches.count, 1)
    simulator.expect("counted 2")
  }

  @Test func `outside of tabs an item is what it is`() {
    expectEqual(
      ElementTests.display(Text("a").tabItem { Text("A") }).map(\.element), [.text("a")])
  }

  private struct Badges: View {
    @State private var count = 2
    @State private var chosen = 0

    var body: some View {
      TabView(selection: $chosen) {
        Text("first").tabItem { Text("A") }.badge(count).tag(0)
        Text("second").tabItem { Text("B") }.tag(1).badge("new")
        Text("third").tabItem { Text("C") }.accessibilityIdentifier("third page").tag(2)
      }
      Button("Read") { count -= 1 }
      Text("chosen \(chosen)")
    }
  }

  @Test func `a tab shows the badge of its page, and stays with a name for scripts`() async {
    let simulator = await AppSimulator(Showing { Badges() })
    expectContains(simulator.text, "(x) A (2)")
    expectContains(simulator.text, "( ) B (new)")
    await simulator.tap("Read")
    expectContains(simulator.text, "(x) A (1)")
    await simulator.tap("Read")
    expect(!simulator.text.contains("A ("))
    simulator.expect("first")
    await simulator.tap("B (new)")
    simulator.expect("chosen 1")
    await simulator.tap("third page")
    simulator.expect("chosen 2")
    simulator.expect("third")
    expectEqual(simulator.problems, [])
  }

  private struct Tour: View {
    @State private var page = 20
    @State private var hasMarks = false
    let names: [Int]

    var body: some View {
      TabView(selection: $page) {
        Text("welcome").tag(10)
        ForEach(names, id: \.self) { Text("about \($0)") }
        Text("end").tabItem { Text("The End") }.tag(30)
      }
      .tabViewStyle(.page(indexDisplayMode: hasMarks ? .always : .never))
      Text("page \(page)")
      Button("Marks") { hasMarks.toggle() }
    }
  }

  @Test func `each view is a page without a title, of which one is shown`() async {
    let simulator = await AppSimulator(Showing { Tour(names: [20, 21]) })
    await simulator.tap("Marks")
    simulator.expect("about 20")
    simulator.expect("(page 2 of 4)")
    expect(!simulator.text.contains("welcome") && !simulator.text.contains("The End"))
    await simulator.tap("Page 3")
    simulator.expect("about 21")
    simulator.expect("page 21")
    await simulator.tap("The End")
    simulator.expect("end")
    simulator.expect("(page 4 of 4)")
    await simulator.tap("Page 1")
    simulator.expect("page 10")
    expectEqual(simulator.problems, [])
  }

  @Test func `pages without marks are turned too, and the marks follow the style`() async throws {
    let simulator = await AppSimulator(Showing { Tour(names: [20, 21]) })
    func kinds() throws -> [DisplayElement] {
      try PresentingTests.display(simulator).all.map(\.element)
        .filter { $0 == .pages || $0 == .unmarkedPages }
    }
    try expectEqual(kinds(), [.unmarkedPages])
    simulator.expect("about 20")
    simulator.expect(no: "(page ")
    await simulator.tap("Page 3")
    simulator.expect("about 21")
    simulator.expect(no: "(page ")
    await simulator.tap("Marks")
    try expectEqual(kinds(), [.pages])
    simulator.expect("(page 3 of 4)")
    await simulator.tap("Marks")
    simulator.expect("about 21")
    simulator.expect(no: "(page ")
    expectEqual(simulator.problems, [])
  }

  private struct Growing: View {
    let mode: PageTabViewStyle.IndexDisplayMode
    @State private var count = 1

    var body: some View {
      TabView { ForEach(0..<count, id: \.self) { Text("about \($0)") } }
        .tabViewStyle(.page(indexDisplayMode: mode))
      Button("More") { count += 1 }
      Button("Less") { count -= 1 }
    }
  }

  @Test func `a single page has a mark only if marks are always shown`() async {
    let simulator = await AppSimulator(Showing { Growing(mode: .automatic) })
    simulator.expect("about 0")
    simulator.expect(no: "(page ")
    await simulator.tap("More")
    simulator.expect("(page 1 of 2)")
    await simulator.tap("Less")
    simulator.expect("about 0")
    simulator.expect(no: "(page ")
    let always = await AppSimulator(Showing { Growing(mode: .always) })
    always.expect("(page 1 of 1)")
    expectEqual(simulator.problems + always.problems, [])
  }

  @Test func `an inner style of tabs is stronger than an outer one of pages`() async {
    let simulator = await AppSimulator(
      Showing {
        VStack {
          TabView { Text("one").tabItem { Text("First") } }.tabViewStyle(.automatic)
        }
        .tabViewStyle(.page)
      })
    simulator.expect("(x) First")
    simulator.expect(no: "(page ")
  }

  @Test func `pages without values are chosen too`() async {
    let simulator = await AppSimulator(
      Showing {
        TabView {
          Text("one")
          Text("two")
        }
        .tabViewStyle(.page)
      })
    simulator.expect("(page 1 of 2)")
    await simulator.tap("Page 2")
    expectEqual(simulator.text.contains("two"), true)
    simulator.expect("(page 2 of 2)")
  }
}
