import Checking
import Foundation
import SceneDisplay
import Scenes
import ScenesTesting
import TestSupport
import Testing

/// Tests for the separation of presented content, rows and pages from the views that declare them.
@MainActor struct InFrontTests {
  private struct Failing: View {
    @State private var hasFailed = false
    @State private var isBusy = false
    @State private var canRetry = false

    var body: some View {
      VStack { Button("Send") { hasFailed = true } }
        .alert("Failed", isPresented: $hasFailed) {
          if canRetry { Button("Retry") { isBusy = false } }
        }
        .toolbar { Button("Busy") { (isBusy, canRetry, hasFailed) = (true, true, true) } }
        .disabled(isBusy)
    }
  }

  @Test func `an alert that shows no button has one, and none besides others`() async throws {
    let simulator = await AppSimulator(Showing { Failing() })
    await simulator.tap("Send")
    await simulator.tap("OK")
    simulator.expect(no: "Failed")
    await simulator.tap("Busy")
    simulator.expect(no: "OK")
    // The view that presents the alert is disabled; the buttons of the alert aren't.
    await simulator.tap("Retry")
    simulator.expect(no: "Failed")
    await simulator.tap("Send")
    expectEqual(simulator.problems, [])
  }

  private struct Locking: View {
    @State private var isShown = false
    @State private var isBusy = false

    var body: some View {
      Text("busy \(isBusy)")
        .sheet(isPresented: $isShown) {
          Button("Lock") { isBusy = true }
          Button("Unlock") { isBusy = false }
        }
        .toolbar { Button("Wait") { isBusy = true } }
        .disabled(isBusy)
      Button("Show") { isShown = true }
    }
  }

  @Test func `presented content stays enabled when the view behind it becomes disabled`() async {
    let simulator = await AppSimulator(Showing { Locking() })
    await simulator.tap("Show")
    await simulator.tap("Lock")
    await simulator.tap("Unlock")
    simulator.expect("busy false")
    await simulator.back()
    for _ in 1...2 { await simulator.tap("Wait") }
    simulator.expect("busy true")
    expectEqual(simulator.problems, [])
  }

  private struct Locked: View {
    @State private var isLocked = true

    var body: some View {
      NavigationStack { Enabled(name: "page") }
        .disabled(isLocked)
      NavigationSplitView {
        Enabled(name: "side")
      } detail: {
        Enabled(name: "detail")
      }
      .disabled(isLocked)
      Button("Unlock") { isLocked = false }
    }
  }

  private struct Enabled: View {
    let name: String
    @Environment(\.isEnabled) private var isEnabled

    var body: some View { Text("\(name) \(isEnabled)") }
  }

  @Test func `pages and columns are disabled with the view around them`() async {
    let simulator = await AppSimulator(Showing { Locked() })
    for name in ["page", "side", "detail"] { expectContains(simulator.text, "\(name) false") }
    await simulator.tap("Unlock")
    for name in ["page", "side", "detail"] { expectContains(simulator.text, "\(name) true") }
    expectEqual(simulator.problems, [])
  }

  private struct Choosing: View {
    @State private var selection: Int?
    @State private var isShown = false
    @State private var kind = 7
    @State private var name = "people"

    var body: some View {
      List(selection: $selection) {
        ForEach(1...2, id: \.self) { number in
          if number == 1 {
            Text("first").tag(kind)
          } else {
            Button("Show") { isShown = true }
              .sheet(isPresented: $isShown) {
                TabView(selection: $name) {
                  Text("Ada").tabItem { Text("People \(kind)") }.tag("people")
                  Text("none").tabItem { Text("Places") }.tag("places")
                }
                Button("Other") { kind = 8 }
              }
          }
        }
      }
      Text("chosen \(selection.map { "\($0)" } ?? "none")")
    }
  }

  @Test func `a row is chosen by the tag it shows`() async {
    let simulator = await AppSimulator(Showing { Choosing() })
    await simulator.tap("first")
    simulator.expect("chosen 7")
    simulator.expect("(x) first")
    await simulator.tap("Show")
    await simulator.tap("Other")
    await simulator.back()
    simulator.expect("( ) first")
    await simulator.tap("first")
    simulator.expect("chosen 8")
  }

  @Test func `a row is selected by its own tag, not by one inside`() async {
    struct TurnQueue: View {
      @State private var selection: Int? = 8
      @State private var kind = 7

      var body: some View {
        List(selection: $selection) {
          ForEach(0..<1) { _ in Kind(kind: $kind) }
        }
        Button("Retag") { kind = 8 }
        Text("chosen \(selection ?? 0)")
      }
    }
    struct Kind: View {
      @Binding var kind: Int

      var body: some View { Text("message").tag(kind) }
    }
    let simulator = await AppSimulator(Showing { TurnQueue() })
    simulator.expect("( ) message")
    await simulator.tap("Retag")
    simulator.expect("(x) message")
  }

  @Test func `the only toolbar goes with its row when that is scrolled away`() async {
    let simulator = await AppSimulator(
      Showing {
        List(0..<200) { number in
          if number == 0 {
            Text("row 0").toolbar { Button("bar") {} }
          } else {
            Text("row \(number)")
          }
        }
      })
    simulator.expect("toolbar: [bar]")
    await simulator.scrollDown()
    simulator.expect(no: "toolbar")
    await simulator.scrollUp()
    simulator.expect("toolbar: [bar]")
  }

  @Test func `tabs in a sheet of a row are tabs, and their labels follow state`() async {
    let simulator = await AppSimulator(Showing { Choosing() })
    await simulator.tap("Show")
    simulator.expect("(x) People 7")
    simulator.expect("( ) Places")
    await simulator.tap("Other")
    simulator.expect("(x) People 8")
    await simulator.tap("Places")
    simulator.expect("none")
    simulator.expect(no: "Ada")
  }

  @Test func `sections among the rows of a list with a selection are sections`() async throws {
    let simulator = await AppSimulator(
      Showing {
        List(selection: .constant(Set<Int>())) {
          ForEach(0..<2) { section in
            Section("Section \(section)") { ForEach(10..<12) { Text("\(section).\($0)") } }
          }
        }
      })
    let elements = try PresentingTests.display(simulator).all.map(\.element)
    expectEqual(elements.filter { $0 == .row(isSelected: false) }.count, 4)
    expectEqual(elements.filter { $0 == .row }.count, 2)
  }

  private struct Leading: View {
    @State private var isShown = false
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        Button("Show") { isShown = true }
          .navigationTitle("Root")
          .sheet(isPresented: $isShown) {
            NavigationLink("Lead", value: 1).navigationTitle("Sheet")
          }
          .navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
  }

  @Test func `a sheet isn't part of the navigation behind it, and has no say in the title`() async {
    let simulator = await AppSimulator(Showing { Leading() })
    await simulator.tap("Show")
    await simulator.tap("Lead")
    simulator.expect("Lead")
    expectEqual(simulator.problems.map(\.code), [.linkOutsideNavigation])
    expect(simulator.text.hasPrefix("window 1 \"Root\""))
  }

  private struct Columns: View {
    @State private var isAsked = false

    var body: some View {
      NavigationSplitView {
        NavigationLink("One", value: 1)
        NavigationLink("Two", value: 2)
          .navigationDestination(for: Int.self) { Page(number: $0) }
          .navigationDestination(isPresented: $isAsked) { Text("asked") }
        Button("Ask \(isAsked)") { isAsked = true }
      } detail: {
        Text("nothing")
      }
    }
  }

  private struct Page: View {
    let number: Int
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("page \(number) \(count)") { count += 1 }
      Button("Close") { dismiss() }
    }
  }

  @Test func `each page of a column has its own state, and can be dismissed`() async {
    let simulator = await AppSimulator(Showing { Columns() })
    await simulator.tap("One")
    await simulator.tap("page 1 0")
    await simulator.tap("Two")
    simulator.expect("page 2 0")
    await simulator.tap("Close")
    simulator.expect("nothing")
    simulator.expect(windows: 1)
    await simulator.tap("Ask false")
    simulator.expect("asked")
    await simulator.tap("One")
    // Whoever asked for the page is told that it went.
    simulator.expect("Ask false")
  }

  private struct Twins: View {
    @FocusState private var isFocused: Bool

    var body: some View {
      TextField("One", text: .constant("")).focused($isFocused)
      TextField("Two", text: .constant("")).focused($isFocused)
      Button("Focus") { isFocused = true }
      Text("focused \(isFocused)")
    }
  }

  @Test func `of two controls for one value the first has the focus`() async throws {
    let simulator = await AppSimulator(Showing { Twins() })
    await simulator.tap("Focus")
    simulator.expect("focused true")
    let focused = try PresentingTests.display(simulator).all
      .filter { $0.element == .annotation(.focused(true)) }
    expectEqual(focused.map(\.label), ["One"])
  }

  @Test func `invalid numbers are delivered to no handler`() async throws {
    let simulator = await AppSimulator(
      Showing {
        VStack(spacing: .nan) {
          Slider(value: .constant(.nan), in: 0...(.infinity)) { Text("Volume") }
          Slider(value: .constant(1), in: .infinity ... .infinity) { Text("Loudest") }
          Slider(value: .constant(1), in: -.infinity ... -.infinity) { Text("Quietest") }
          ProgressView("Load", value: .nan)
          Text("a").padding(.infinity).border(.red, width: .nan)
        }
      })
    let display = try PresentingTests.display(simulator)
    expectEqual(display, (try PresentingTests.display(simulator)))
    #expect(throws: Never.self) { try JSONEncoder().encode(display) }
    simulator.expect("Load: …")
  }

  @Test func `a stepper limits a number to its range`() async {
    let simulator = await AppSimulator(Showing { Stepping() })
    await simulator.step("Count", .up)
    simulator.expect("at 10")
    await simulator.step("Count", .down)
    simulator.expect("at 5")
  }

  private struct Stepping: View {
    @State private var count = 10

    var body: some View {
      Stepper("Count", value: $count, in: 0...5)
      Text("at \(count)")
    }
  }

  @Test func `rows that come back disappeared once`() throws {
    let runs = Runs()
    let (application, window) = Application.stubWindow()
    defer { application.tearDown() }
    let content = HostingContent(
      rootView: List(0..<100) { number in Text("\(number)").onDisappear { runs("gone") } })
    content.mount(in: window)
    content.update()
    let rows = try require(content.display.children.first?.children.first?.id)
    for range in [50..<60, 0..<50] { _ = content.pull(range, of: rows) }
    content.runEffects()
    expectEqual(runs.counts, ["gone": 60])
    content.unmount()
  }
}
