import Checking
import SceneDisplay
import Scenes
import ScenesTesting
import Testing

/// Sheets, alerts, dialogs and toolbars: where they are shown, what takes them away, what they cost.
@MainActor struct PresentingTests {
  static func display(_ simulator: AppSimulator) throws -> DisplayNode {
    let scene = simulator.sessions[0].scene as? WindowScene
    return try require(scene?.windows.first?.content as? any DisplayContent).display
  }

  // MARK: - Sheets

  private struct Composing: View {
    @State private var isComposing = false
    @State private var sent = 0
    let runs: Runs

    var body: some View {
      runs("composing")
      return VStack {
        HStack {
          Button("Compose") { isComposing = true }
            .sheet(isPresented: $isComposing, onDismiss: { sent += 1 }) {
              Draft(runs: runs)
            }
        }
        Sent(sent: $sent)
        Button("Behind") { Issue.record("what is behind a sheet was pressed") }
      }
    }
  }

  private struct Sent: View {
    @Binding var sent: Int

    var body: some View { Text("\(sent) dismissed") }
  }

  private struct Draft: View {
    @State private var subject = "new"
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    let runs: Runs

    var body: some View {
      runs("draft")
      return VStack {
        TextField("Subject", text: $subject)
        Text("presented \(isPresented)")
        Button("Send") { dismiss() }
      }
      .onAppear { runs("appeared") }
      .onDisappear { runs("disappeared") }
    }
  }

  @Test func `a sheet is shown by the window, in front of all else`() async throws {
    let simulator = await AppSimulator(Showing { Composing(runs: Runs()) })
    try expectEqual(Self.display(simulator).children.count, 1)
    await simulator.tap("Compose")
    let root = try Self.display(simulator)
    expectEqual(root.children.map(\.element), [.stack(.vertical), .sheet])
    simulator.expect("presented true")
    let issues = await simulator.issues { await simulator.tap("Behind") }
    expectEqual(
      issues.map(\.message),
      [
        "button \"Behind\" in window 1 is behind a sheet; expected back first"
      ])
    expectEqual(simulator.problems, [])
  }

  @Test func `a host that acts behind a sheet is refused`() async throws {
    let simulator = await AppSimulator(Showing { Composing(runs: Runs()) })
    await simulator.tap("Compose")
    let button = try require(
      Self.display(simulator).all.first { $0.element == .button(nil) && $0.label == "Behind" })
    simulator.application.receive(
      .content(
        SceneWindow.ID(session: "1", number: 1), ContentEvent(.press, on: button.id)))
    await simulator.settle()
    expectEqual(simulator.problems.map(\.code), [.actOnCoveredNode])
  }

  @Test(arguments: ["Send", nil])
  func `S107: dismiss in a sheet closes the sheet, as a person does`(button: String?) async throws {
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Composing(runs: runs) })
    await simulator.tap("Compose")
    if let button { await simulator.tap(button) } else { await simulator.back() }
    simulator.expect(windows: 1)
    simulator.expect("1 dismissed")
    simulator.expect(no: "Subject")
    expectEqual(
      runs.counts, ["composing": 1, "draft": 1, "appeared": 1, "disappeared": 1])
    let issues = await simulator.issues { await simulator.back() }
    expectEqual(
      issues.map(\.message),
      [
        "there is nothing to go back from in window 1; expected a sheet, a dialog or a page in a "
          + "navigation"
      ])
  }

  @Test func `the state of a sheet is new each time`() async {
    let simulator = await AppSimulator(Showing { Composing(runs: Runs()) })
    await simulator.tap("Compose")
    await simulator.type("changed", into: "Subject")
    simulator.expect("[changed]")
    await simulator.back()
    await simulator.tap("Compose")
    simulator.expect("[new]")
  }

  private struct Reading: View {
    @State private var message: Message?

    struct Message: Identifiable {
      var id: Int
      var text = "first"
    }

    var body: some View {
      Button("Open") { message = Message(id: 1) }
        .sheet(item: $message) { message in
          VStack {
            Counter()
            Text("message \(message.id) \(message.text)")
            Button("Same") { self.message?.text = "second" }
            Button("Next") { self.message = Message(id: 2) }
          }
        }
    }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("count \(count)") { count += 1 } }
  }

  @Test func `a sheet for an item follows it, and another item has its own state`() async {
    let simulator = await AppSimulator(Showing { Reading() })
    await simulator.tap("Open")
    await simulator.tap("count 0")
    await simulator.tap("Same")
    simulator.expect("message 1 second")
    simulator.expect("count 1")
    await simulator.tap("Next")
    simulator.expect("message 2 first")
    simulator.expect("count 0")
    await simulator.back()
    simulator.expect(no: "message")
  }

  private struct Stacked: View {
    @State private var isFirst = false
    @State private var isSecond = false
    @State private var isThere = true

    var body: some View {
      if isThere {
        Button("First") { isFirst = true }
          .sheet(isPresented: $isFirst) {
            Button("Second") { isSecond = true }
              .sheet(isPresented: $isSecond) {
                Button("Away") { isThere = false }
              }
          }
      }
    }
  }

  @Test func `of two sheets the one in front is left first`() async throws {
    let simulator = await AppSimulator(Showing { Stacked() })
    await simulator.tap("First")
    await simulator.tap("Second")
    try expectEqual(
      Self.display(simulator).children.map(\.element), [.button(nil), .sheet, .sheet])
    let issues = await simulator.issues { await simulator.tap("Second") }
    expectEqual(
      issues.map(\.message),
      [
        "button \"Second\" in window 1 is behind a sheet; expected back first"
      ])
    await simulator.back()
    await simulator.tap("Second")
    await simulator.tap("Away")
    try expectEqual(Self.display(simulator).children, [])
  }

  // MARK: - Alerts and dialogs

  private struct Deleting: View {
    @State private var isAsking = false
    @State private var isChoosing = false
    @State private var isDone = false
    @State private var answer = "none"
    @State private var draft: String?

    var body: some View {
      VStack {
        Button("Delete") { isAsking = true }
        Button("Move") { isChoosing = true }
        Button("Finish") { isDone = true }
        Button("Begin") { draft = "Subject" }
        Text("answer \(answer)")
      }
      .alert("Delete message?", isPresented: $isAsking) {
        Button("Delete", role: .destructive) { answer = "deleted" }
        Button("Keep", role: .cancel) { answer = "kept" }
        Button("Ask Again") { isAsking = true }
      } message: {
        Text("It can't be brought back.")
      }
      .confirmationDialog("Move to", isPresented: $isChoosing) {
        Button("Archive") { answer = "archived" }
      }
      .alert("Done", isPresented: $isDone) {}
      .alert("Draft", isPresented: $isDone, presenting: draft) { draft in
        Button("Send \(draft)") { answer = "sent" }
      } message: { draft in
        Text("It is called \(draft).")
      }
    }
  }

  @Test func `an alert has a title, a message and buttons, each of which answers it`() async throws
  {
    let simulator = await AppSimulator(Showing { Deleting() })
    await simulator.tap("Delete")
    let alert = try require(try Self.display(simulator).children.last)
    expectEqual(alert.element, .alert)
    expectEqual(
      alert.children.map(\.element),
      [
        .part(.header), .part(.message), .button(.destructive), .button(.cancel), .button(nil),
      ])
    expectEqual(
      alert.children.map(\.label).prefix(2), ["Delete message?", "It can't be brought back."])
    await simulator.tap("Keep")
    simulator.expect("answer kept")
    try expectEqual(Self.display(simulator).children.count, 1)
    await simulator.tap("Delete")
    await simulator.tap("Ask Again")
    await simulator.tap("Delete")
    simulator.expect("answer deleted")
    try expectEqual(Self.display(simulator).children.count, 1)
  }

  private struct Asking: View {
    @State private var isChoosing = false
    @State private var cancels = false
    @State private var answer = "none"

    var body: some View {
      Text("answer \(answer)")
      Button("Move") { isChoosing = true }
        .confirmationDialog("Move to", isPresented: $isChoosing) {
          Button("Archive") { answer = "archived" }
          Button("Keep", role: cancels ? .cancel : nil) { answer = "kept" }
        }
      Toggle("Cancels", isOn: $cancels)
    }
  }

  @Test func `a dialog has a button that cancels if it names none`() async throws {
    let simulator = await AppSimulator(Showing { Asking() })
    await simulator.tap("Move")
    let dialog = try require(try Self.display(simulator).children.last)
    expectEqual(
      dialog.children.map(\.element),
      [.part(.header), .button(nil), .button(nil), .button(.cancel)])
    await simulator.tap("Cancel")
    simulator.expect("answer none")
    try expectEqual(Self.display(simulator).children.count, 3)
    await simulator.tap("Cancels")
    await simulator.tap("Move")
    simulator.expect(no: "[Cancel]")
    await simulator.tap("Keep")
    simulator.expect("answer kept")
  }

  @Test func `an alert has to be answered, and has a button if it names none`() async {
    let simulator = await AppSimulator(Showing { Deleting() })
    await simulator.tap("Finish")
    simulator.expect("Done")
    let issues = await simulator.issues { await simulator.back() }
    expectEqual(
      issues.map(\.message),
      [
        "an alert has to be answered; expected tap with one of: \"OK\""
      ])
    await simulator.tap("OK")
    simulator.expect(no: "Done")
  }

  @Test func `an alert about a value is shown if there is one`() async {
    let simulator = await AppSimulator(Showing { Deleting() })
    await simulator.tap("Begin")
    await simulator.tap("Finish")
    simulator.expect("It is called Subject.")
    await simulator.tap("Send Subject")
    simulator.expect("answer sent")
    simulator.expect(no: "Done")
  }

  @Test func `a dialog may be left without a choice`() async throws {
    let simulator = await AppSimulator(Showing { Deleting() })
    await simulator.tap("Move")
    try expectEqual(Self.display(simulator).children.last?.element, .dialog)
    await simulator.back()
    simulator.expect("answer none")
    await simulator.tap("Move")
    await simulator.tap("Archive")
    simulator.expect("answer archived")
    try expectEqual(Self.display(simulator).children.count, 1)
  }
}
