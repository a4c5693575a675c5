import Checking
import SceneDisplay
import Scenes
import ScenesTesting
import Testing

/// Tests for the pages in the columns of split views.
@MainActor struct NavigationColumnTests {
  @Test func `a link shows its page in the next column`() async throws {
    let simulator = await AppSimulator(
      Showing {
        NavigationSplitView {
          NavigationLink("Inbox", value: "inbox")
            .navigationDestination(for: String.self) { mailbox in
              VStack {
                Text("in \(mailbox)")
                NavigationLink("Message 1", value: 1)
              }
            }
            .navigationDestination(for: Int.self) { Text("message \($0)") }
        } content: {
          Text("no mailbox")
        } detail: {
          Text("no message")
        }
      })
    let split = try require(try PresentingTests.display(simulator).children.first)
    expectEqual(split.element, .split)
    expectEqual(
      split.children.map(\.element), [.part(.sidebar), .part(.content), .part(.detail)])
    simulator.expect("no mailbox")
    await simulator.tap("Inbox")
    simulator.expect("in inbox")
    simulator.expect("no message")
    await simulator.tap("Message 1")
    simulator.expect("message 1")
    simulator.expect("in inbox")
  }

  private struct Asking: View {
    @State private var isSideShown: Bool
    @State private var isDetailShown = false

    init(isSideShown: Bool) { _isSideShown = State(initialValue: isSideShown) }

    var body: some View {
      NavigationSplitView {
        Button("Side") { isSideShown = true }
          .navigationDestination(isPresented: $isSideShown) { Text("from the side") }
      } detail: {
        Counter()
        NavigationLink("Open") { Dismissing(name: "opened") }
        Button("Ask") { isDetailShown = true }
          .navigationDestination(isPresented: $isDetailShown) { Dismissing(name: "asked") }
      }
      Text("\(isSideShown) \(isDetailShown)")
    }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("count \(count)") { count += 1 } }
  }

  private struct Dismissing: View {
    let name: String
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button(name) { dismiss() } }
  }

  @Test func `a page that is presented from the beginning is shown in the next column`() async {
    let simulator = await AppSimulator(Showing { Asking(isSideShown: true) })
    simulator.expect("from the side")
    simulator.expect(no: "count 0")
    simulator.expect("true false")
    expectEqual(simulator.problems, [])
  }

  @Test func `the last column shows the pages of its own content, which keeps its state`() async {
    let simulator = await AppSimulator(Showing { Asking(isSideShown: false) })
    await simulator.tap("count 0")
    await simulator.tap("Ask")
    simulator.expect("asked")
    simulator.expect("false true")
    simulator.expect(no: "count 1")
    await simulator.tap("asked")
    simulator.expect("false false")
    simulator.expect("count 1")
    await simulator.tap("Open")
    simulator.expect("opened")
    await simulator.tap("opened")
    await simulator.tap("Ask")
    await simulator.tap("Side")
    simulator.expect("from the side")
    simulator.expect("true false")
    expectEqual(simulator.problems, [])
  }

  private final class KeptAction {
    var dismiss: DismissAction?
  }

  private struct Keeping: View {
    let kept: KeptAction
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Keep") { kept.dismiss = dismiss } }
  }

  @Test func `a page in a column isn't dismissed by the page that it has replaced`() async {
    let kept = KeptAction()
    let simulator = await AppSimulator(
      Showing {
        NavigationSplitView {
          NavigationLink("First") { Keeping(kept: kept) }
          NavigationLink("Second") { Text("second page") }
          Button("Later") { kept.dismiss?() }
        } detail: {
          Text("nothing")
        }
      })
    await simulator.tap("First")
    await simulator.tap("Keep")
    await simulator.tap("Second")
    await simulator.tap("Later")
    simulator.expect("second page")
    await simulator.tap("First")
    simulator.expect("[Keep]")
    await simulator.tap("Later")
    simulator.expect("nothing")
  }

  private struct Columns: View {
    @State private var count = 0

    var body: some View {
      NavigationSplitView {
        Button("side \(count)") { count += 1 }
        NavigationLink("Open") { Closing() }
      } detail: {
        NavigationStack {
          NavigationLink("Deeper") { Text("deep \(count)") }
        }
      }
    }
  }

  private struct Closing: View {
    @Environment(\.isPresented) private var isPresented

    var body: some View { Text("opened \(isPresented)") }
  }

  @Test func `a stack in a column takes its own links`() async {
    let simulator = await AppSimulator(Showing { Columns() })
    await simulator.tap("Deeper")
    simulator.expect("deep 0")
    await simulator.tap("side 0")
    simulator.expect("deep 1")
    await simulator.back()
    simulator.expect("Deeper")
    await simulator.tap("Open")
    simulator.expect("opened")
  }
}
