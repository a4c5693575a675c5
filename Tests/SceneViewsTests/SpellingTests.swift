import Checking
import Foundation
import SceneDisplay
import Scenes
import ScenesTesting
import Testing

/// The other ways in which Apple lets one say the same.
@MainActor struct SpellingTests {
  private struct Controls: View {
    @State private var size = 0.5
    @State private var copies = 1

    var body: some View {
      Slider(value: $size, in: 0...2)
      Stepper("Copies", onIncrement: { copies *= 2 }, onDecrement: nil)
      Text(verbatim: "copies \(copies) size \(size)").modifier(EmptyModifier.identity)
      Image(systemName: "envelope")
      Label("Inbox", systemImage: "tray")
      TabView {
        Tab("First", systemImage: "star") { Text("first page") }
      }
      TabView(selection: .constant(2)) {
        Tab("One", systemImage: "star", value: 1) { Text("page one") }
        Tab("Two", systemImage: "star", value: 2) { Text("page two") }
      }
    }
  }

  @Test func `controls without labels, with actions, and with symbols`() async throws {
    let simulator = await AppSimulator(Showing { Controls() })
    await simulator.step("Copies", .up)
    await simulator.step("Copies", .up)
    await simulator.step("Copies", .down)
    simulator.expect("copies 4 size 0.5")
    let elements = try PresentingTests.display(simulator).all.map(\.element)
    expect(elements.contains(.slider(0.5, in: 0...2)))
    expect(elements.contains(.image(name: "envelope", alternative: "envelope")))
    expect(elements.contains(.image(name: "tray", alternative: nil)))
    expectEqual(elements.count { $0 == .image(name: "star", alternative: nil) }, 3)
    simulator.expect("first page")
    simulator.expect("page two")
    simulator.expect(no: "page one")
  }

  private struct Earlier: View {
    @State private var taps = 0

    var body: some View {
      List {
        Section(header: Text("Upper"), footer: Text("Lower")) { Text("one") }
        Section(header: Text("Head")) { Text("two") }
        Section(footer: Text("Foot")) { Text("three") }
      }
      GroupBox(label: Text("Box")) { Text("four") }
      ProgressView(value: 0.5).progressViewStyle(CircularProgressViewStyle(tint: .red))
      ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red))
      Text("tapped \(taps)").onTapGesture { place in taps += place == .zero ? 1 : 100 }
    }
  }

  @Test func `earlier spellings are shown like those of today`() async {
    let simulator = await AppSimulator(Showing { Earlier() })
    for text in ["Upper", "Lower", "Head", "Foot", "Box", "one", "two", "three", "four"] {
      simulator.expect(text)
    }
    await simulator.tap("tapped 0")
    simulator.expect("tapped 1")
  }

  private struct Titled: View {
    @State private var isAsking = false
    @State private var isChoosing = false

    var body: some View {
      VStack {
        Button("Ask") { isAsking = true }
          .help(Text("asks"))
        Button("Choose") { isChoosing = true }
          .accessibilityLabel(Text("Select"))
      }
      .navigationTitle(Text("Inbox").bold())
      .alert(Text("Sure?"), isPresented: $isAsking) { Button("Yes") {} }
      .confirmationDialog(Text("Which?"), isPresented: $isChoosing) {
        Button("This") {}
      } message: {
        Text("one of them")
      }
    }
  }

  @Test func `titles are given as texts`() async throws {
    let simulator = await AppSimulator(Showing { Titled() })
    expectContains(simulator.text, "Inbox")
    let elements = try PresentingTests.display(simulator).all.map(\.element)
    expectContains(elements, .annotation(.help("asks")))
    await simulator.tap("Ask")
    simulator.expect("Sure?")
    await simulator.tap("Yes")
    await simulator.tap("Select")
    simulator.expect("Which?")
    simulator.expect("one of them")
    await simulator.tap("This")
    simulator.expect(no: "Which?")
  }

  private struct Values: View {
    @State private var draft: String?
    @State private var isAsking = false
    @State private var isChoosing = false
    @State private var page: Int?

    var body: some View {
      NavigationStack {
        VStack {
          Button("Write") { draft = "lunch" }
          Button("Ask") { isAsking = true }
          Button("Choose") { isChoosing = true }
          Button("Open") { page = 7 }
          Text("page \(page ?? 0)")
        }
        .alert("About a draft", isPresented: $isAsking, presenting: draft) { draft in
          Button("Keep \(draft)") {}
        }
        .confirmationDialog("With a draft", isPresented: $isChoosing, presenting: draft) { draft in
          Button("Send \(draft)") {}
        }
        .navigationDestination(item: $page) { number in
          Button("On page \(number)") { page = number + 1 }
        }
      }
    }
  }

  @Test func `questions and pages for a value are there if the value is`() async {
    let simulator = await AppSimulator(Showing { Values() })
    await simulator.tap("Ask")
    simulator.expect(no: "About a draft")
    await simulator.tap("Write")
    simulator.expect("About a draft")
    await simulator.tap("Keep lunch")
    await simulator.tap("Choose")
    simulator.expect("With a draft")
    await simulator.tap("Send lunch")
    await simulator.tap("Open")
    await simulator.tap("On page 7")
    simulator.expect("On page 8")
    await simulator.back()
    simulator.expect("page 0")
  }

  private struct Draft: Identifiable {
    var id: Int
    var subject: String
  }

  private struct Lists: View {
    @State private var drafts = [Draft(id: 10, subject: "Lunch"), Draft(id: 11, subject: "Dinner")]
    @State private var number: Int?
    @State private var draft: Int?
    @State private var several: Set<Int> = []

    var body: some View {
      List(0..<3, selection: $number) { Text("number \($0)") }
      List(4..<6, selection: $several) { Text("number \($0)") }
      List($drafts, selection: $draft) { $draft in Text("\(draft.subject) \(draft.id)") }
      List($drafts, selection: $several) { $draft in Text("\(draft.subject) too") }
      Text("chosen \(number ?? 0) \(draft ?? 0) \(several.sorted())")
    }
  }

  @Test func `numbers and elements that change are chosen`() async {
    let simulator = await AppSimulator(Showing { Lists() })
    await simulator.tap("number 2")
    await simulator.tap("number 5")
    await simulator.tap("Dinner 11")
    await simulator.tap("Lunch too")
    simulator.expect("chosen 2 11 [5, 10]")
  }
}
