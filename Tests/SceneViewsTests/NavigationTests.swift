import Checking
import SceneDisplay
import Scenes
import ScenesTesting
import Testing

/// Stacks of pages, columns, and the links that lead through them.
@MainActor struct NavigationTests {
  private static func shown(_ simulator: AppSimulator) throws -> [DisplayElement] {
    try PresentingTests.display(simulator).all.map(\.element).filter {
      if case .surface(let surface) = $0 { surface.kind == .page } else { false }
    }
  }

  private struct TurnQueue: View {
    @State private var path: [Int]
    @State private var mark = "!"
    let runs: Runs

    init(path: [Int] = [], runs: Runs) {
      _path = State(initialValue: path)
      self.runs = runs
    }

    var body: some View {
      runs("mailbox")
      return VStack {
        NavigationStack(path: $path) {
          Root(runs: runs)
            .navigationTitle("Inbox")
            .navigationDestination(for: Int.self) { number in
              Message(number: number, runs: runs).navigationTitle("Message \(number)\(mark)")
            }
        }
        Path(path: $path)
        Button("Deep") { path = [1, 2, 3] }
        Button("Other") { path = [1, 7] }
        Button("Home") { path = [] }
        Button("Mark") { mark += "!" }
      }
    }
  }

  private struct Path: View {
    @Binding var path: [Int]

    var body: some View { Text("path \(path)") }
  }

  private struct Root: View {
    @State private var count = 0
    let runs: Runs

    var body: some View {
      runs("root")
      return VStack {
        Button("root \(count)") { count += 1 }
        NavigationLink("Open 1", value: 1)
        NavigationLink("Open text", value: "text")
        NavigationLink("Nowhere", value: Int?.none)
        NavigationLink("Help") { Help(runs: runs) }
      }
      .onAppear { runs("root appears") }
      .onDisappear { runs("root disappears") }
    }
  }

  private struct Message: View {
    let number: Int
    let runs: Runs
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      runs("message \(number)")
      return VStack {
        Button("message \(number) \(count)") { count += 1 }
        NavigationLink("Open \(number + 1)", value: number + 1)
        NavigationLink("Help") { Help(runs: runs) }
        Button("Back") { dismiss() }
      }
      .onAppear { runs("\(number) appears") }
      .onDisappear { runs("\(number) disappears") }
    }
  }

  private struct Help: View {
    let runs: Runs

    var body: some View { Text("help").onDisappear { runs("help disappears") } }
  }

  @Test func `the page on top is shown, with how many are under it`() async throws {
    let simulator = await AppSimulator(Showing { TurnQueue(runs: Runs()) })
    try expectEqual(Self.shown(simulator), [.page(depth: 0)])
    await simulator.tap("Open 1")
    try expectEqual(Self.shown(simulator), [.page(depth: 1)])
    simulator.expect("message 1 0")
    simulator.expect("path [1]")
    simulator.expect(no: "root")
    await simulator.tap("Open 2")
    simulator.expect("path [1, 2]")
    expect(simulator.text.hasPrefix("window 1 \"Message 2!\""))
  }

  @Test(arguments: ["Back", nil])
  func `a page is left by dismiss, and by a person`(button: String?) async throws {
    let simulator = await AppSimulator(Showing { TurnQueue(path: [1, 2], runs: Runs()) })
    simulator.expect("message 2")
    if let button { await simulator.tap(button) } else { await simulator.back() }
    simulator.expect("message 1")
    simulator.expect("path [1]")
    simulator.expect(windows: 1)
    await simulator.back()
    simulator.expect("root 0")
    expect(simulator.text.hasPrefix("window 1 \"Inbox\""))
    let issues = await simulator.issues { await simulator.back() }
    expectEqual(
      issues.map(\.message),
      [
        "there is nothing to go back from in window 1; expected a sheet, a dialog or a page in a "
          + "navigation"
      ])
  }

  @Test func `pages under the topmost keep their state and aren't evaluated`() async {
    let runs = Runs()
    let simulator = await AppSimulator(Showing { TurnQueue(runs: runs) })
    await simulator.tap("root 0")
    await simulator.tap("Open 1")
    await simulator.tap("message 1 0")
    await simulator.tap("Open 2")
    await simulator.back()
    simulator.expect("message 1 1")
    await simulator.back()
    simulator.expect("root 1")
    expectEqual(
      runs.counts,
      [
        "mailbox": 1, "root": 2, "message 1": 2, "message 2": 1, "root appears": 2,
        "root disappears": 1, "1 appears": 2, "1 disappears": 2, "2 appears": 1,
        "2 disappears": 1,
      ])
  }

  @Test func `a path is followed up to the first page that differs`() async {
    let runs = Runs()
    let simulator = await AppSimulator(Showing { TurnQueue(runs: runs) })
    await simulator.tap("Deep")
    simulator.expect("message 3 0")
    // Pages that were never on top don't appear.
    expect(runs.counts["1 appears"] == nil)
    expectEqual(runs.counts["3 appears"], 1)
    await simulator.back()
    await simulator.back()
    await simulator.tap("message 1 0")
    await simulator.tap("Other")
    simulator.expect("message 7 0")
    await simulator.back()
    simulator.expect("message 1 1")
    await simulator.tap("Home")
    simulator.expect("root 0")
  }

  @Test func `a page follows what declares it`() async {
    let runs = Runs()
    let simulator = await AppSimulator(Showing { TurnQueue(path: [1], runs: runs) })
    await simulator.tap("Mark")
    expect(simulator.text.hasPrefix("window 1 \"Message 1!!\""))
    expectEqual(runs.counts["message 1"], 1)
  }

  @Test func `a link to a view stands upon the values under it`() async {
    let runs = Runs()
    let simulator = await AppSimulator(Showing { TurnQueue(path: [1], runs: runs) })
    await simulator.tap("Help")
    simulator.expect("help")
    simulator.expect("path [1]")
    await simulator.back()
    simulator.expect("message 1")
    await simulator.tap("Help")
    await simulator.tap("Deep")
    simulator.expect("message 3")
    for _ in 1...2 { await simulator.back() }
    // The help view that was added above the page of the first value is still there.
    simulator.expect("help")
    await simulator.tap("Home")
    simulator.expect("root")
    expectEqual(runs.counts["help disappears"], 3)
  }

  @Test func `what leads nowhere is reported`() async {
    let simulator = await AppSimulator(
      Showing {
        TurnQueue(runs: Runs())
        NavigationLink("Outside", value: 1)
      })
    expect(!simulator.element("Nowhere").isEnabled)
    await simulator.tap("Open text")
    await simulator.tap("Outside")
    expectEqual(
      simulator.problems.map(\.code), [.linkOfOtherType, .linkOutsideNavigation])
    simulator.expect("root 0")
  }

  private struct Mixed: View {
    @State private var path = NavigationPath()
    @State private var isHelping = false

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("Text", value: "text")
          NavigationLink("Number", value: 1)
          Button("Both") {
            path.append("text")
            path.append(2)
          }
          Button("Ask") { isHelping = true }
        }
        .navigationDestination(for: String.self) { text in
          NavigationLink("to 3 from \(text)", value: 3)
        }
        .navigationDestination(isPresented: $isHelping) {
          Button("Enough") { isHelping = false }
        }
      }
      Text("\(path.count) \(isHelping)")
    }
  }

  @Test func `a path of several types shows each as declared`() async {
    let simulator = await AppSimulator(Showing { Mixed() })
    await simulator.tap("Text")
    await simulator.tap("to 3 from text")
    simulator.expect("2 false")
    expectEqual(simulator.problems.map(\.code), [.noDestination])
    await simulator.back()
    simulator.expect("to 3 from text")
    await simulator.back()
    await simulator.tap("Both")
    simulator.expect("2 false")
    var path = NavigationPath([1, 2])
    path.removeLast(5)
    expect(path.isEmpty)
  }

  @Test func `a page may be shown by a value that is true`() async {
    let simulator = await AppSimulator(Showing { Mixed() })
    await simulator.tap("Ask")
    simulator.expect("0 true")
    await simulator.tap("Enough")
    simulator.expect("0 false")
    await simulator.tap("Ask")
    await simulator.back()
    simulator.expect("0 false")
    simulator.expect("Both")
  }

  @Test func `a stack may keep its path itself`() async {
    let simulator = await AppSimulator(
      Showing {
        NavigationStack {
          NavigationLink("Open", value: 5)
            .navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      })
    await simulator.tap("Open")
    simulator.expect("page 5")
    await simulator.back()
    simulator.expect("Open")
  }

  private struct Presenting: View {
    @State private var path = [1]
    @State private var isHelping = false
    @State private var hasStack = true

    var body: some View {
      if hasStack {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { number in
            if number == 1 {
              Button("Help") { isHelping = true }
                .navigationDestination(isPresented: $isHelping) { Text("help") }
            } else {
              Text("page \(number)")
            }
          }
        }
      }
      Button("Other") { path = [2, 3] }
      Button("Begin") { path = [1] }
      Button("Remove") { hasStack = false }
      Text("path \(path) \(isHelping)")
    }
  }

  @Test func `a new path replaces a page that presents another one`() async {
    let simulator = await AppSimulator(Showing { Presenting() })
    await simulator.tap("Help")
    simulator.expect("path [1] true")
    await simulator.tap("Other")
    simulator.expect("page 3")
    simulator.expect("path [2, 3] false")
    await simulator.tap("Begin")
    simulator.expect("Help")
    await simulator.tap("Help")
    simulator.expect("help")
    await simulator.tap("Remove")
    simulator.expect("path [1] true")
    expectEqual(simulator.problems, [])
  }

  /// Where the values are read that change together.
  enum Reading: CaseIterable {
    /// In the body with the stack, which updates the root first.
    case body
    /// In no body, so that the stack is updated before the view that presents the page.
    case stack
  }

  private struct Going: View {
    let reading: Reading
    @State private var path: [Int] = []
    @State private var isHelping = false

    var body: some View {
      NavigationStack(path: $path) {
        Button("Help") { isHelping = true }
          .navigationDestination(for: Int.self) { Text("page \($0)") }
          .navigationDestination(isPresented: $isHelping) {
            Button("Go") {
              isHelping = false
              path.append(5)
            }
            Button("Cover") { path.append(6) }
          }
      }
      if reading == .body { Text("path \(path) \(isHelping)") } else { Path(path: $path) }
      Button("End") { isHelping = false }
    }
  }

  @Test(arguments: Reading.allCases)
  func `a value that is pushed while a presented page ends takes the place of the page`(
    reading: Reading
  ) async {
    let simulator = await AppSimulator(Showing { Going(reading: reading) })
    await simulator.tap("Help")
    await simulator.tap("Go")
    simulator.expect("page 5")
    simulator.expect("path [5]")
    await simulator.back()
    simulator.expect("[Help]")
    simulator.expect("path []")
    expectEqual(simulator.problems, [])
  }

  private final class Course: ObservableObject {
    @Published var path: [Int] = []
    @Published var isHelping = false
  }

  private struct Steered: View {
    @ObservedObject var course: Course

    var body: some View {
      NavigationStack(path: $course.path) { SteeredRoot(course: course) }
      Button("End") { course.isHelping = false }
    }
  }

  private struct SteeredRoot: View {
    @ObservedObject var course: Course

    var body: some View {
      Text("root")
        .navigationDestination(for: Int.self) { Text("page \($0)") }
        .navigationDestination(isPresented: $course.isHelping) {
          Button("Go") {
            course.isHelping = false
            course.path.append(5)
          }
          Button("Cover") { course.path.append(6) }
        }
    }
  }

  @Test func `a model ends a presented page, and the pages above it go too`() async {
    let course = Course()
    course.isHelping = true
    let simulator = await AppSimulator(Showing { Steered(course: course) })
    await simulator.tap("Cover")
    simulator.expect("page 6")
    await simulator.tap("End")
    simulator.expect("root")
    expectEqual(course.path, [])
  }

  @Test func `a model ends a presented page and pushes a value`() async {
    let course = Course()
    course.isHelping = true
    let simulator = await AppSimulator(Showing { Steered(course: course) })
    await simulator.tap("Go")
    simulator.expect("page 5")
    expectEqual(course.path, [5])
    await simulator.back()
    simulator.expect("root")
    expectEqual(course.path, [])
  }

  @Test(arguments: Reading.allCases)
  func `a presented page that ends takes the pages above it along`(reading: Reading) async {
    let simulator = await AppSimulator(Showing { Going(reading: reading) })
    await simulator.tap("Help")
    await simulator.tap("Cover")
    simulator.expect("page 6")
    simulator.expect("path [6]")
    await simulator.tap("End")
    simulator.expect("[Help]")
    simulator.expect("path []")
  }
}
