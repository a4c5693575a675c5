import Checking
import Foundation
import SceneDisplay
import SceneHeadless
import Scenes
import ScenesTesting
import Testing

/// Actions, contents and announcements for assistive technologies.
@MainActor struct AccessibilityActionTests {
  private struct Message: View {
    @State private var log = "nothing"
    @State private var isFlagged = false

    var body: some View {
      Text("log: \(log)")
      Text("message").accessibilityActions {
        Button("Archive") { log = "archived" }
        Button(isFlagged ? "Unflag" : "Flag") { isFlagged.toggle() }
        Button("Print") { log = "printed" }.disabled(true)
        Text("no action")
      }
      Text("other").accessibilityActions(category: .edit) { Button("Rename") { log = "renamed" } }
      Button("Go") { log = "went" }.accessibilityActions { Button("Go Twice") { log = "twice" } }
    }
  }

  private func names(_ simulator: AppSimulator) throws -> [String] {
    try PresentingTests.display(simulator).all.compactMap { node in
      guard case .annotation(let annotation) = node.element,
        annotation.kind == .accessibilityAction, case .text(let names) = annotation.value
      else { return nil }
      return names
    }
  }

  @Test(arguments: [
    ("Archive", "message", "archived"), ("Rename", "other", "renamed"), ("Go Twice", "Go", "twice"),
  ])
  func `the buttons of a block are actions`(action: String, name: String, log: String) async {
    let simulator = await AppSimulator(Showing { Message() })
    simulator.expect(no: action)
    await simulator.perform(action: action, on: name)
    simulator.expect("log: \(log)")
    expectEqual(simulator.problems, [])
  }

  private struct Plan: View {
    @State private var log = "nothing"
    @State private var isActive = false

    var body: some View {
      Text("log: \(log)")
      Text("plan").accessibilityZoomAction { action in
        log = action.direction == .zoomIn ? "larger" : "smaller"
      }
      Text("call").accessibilityQuickAction(style: .prompt) {
        Button("Answer") { log = "answered" }
      }
      Text("timer").accessibilityQuickAction(style: .outline, isActive: $isActive) {
        Button("Stop") { log = "stopped" }
      }
      Toggle("Running", isOn: $isActive)
      Text("drawn").accessibilityChildren {
        Text("first part")
        Button("Second Part") { log = "second" }
      }
    }
  }

  @Test(arguments: [
    ("zoom in", "plan", "larger"), ("zoom out", "plan", "smaller"), ("Answer", "call", "answered"),
  ])
  func `zooming and quick actions are actions`(action: String, name: String, log: String) async {
    let simulator = await AppSimulator(Showing { Plan() })
    await simulator.perform(action: action, on: name)
    simulator.expect("log: \(log)")
  }

  @Test func `a quick action can be performed while it is active`() async {
    let simulator = await AppSimulator(Showing { Plan() })
    let issues = await simulator.issues { await simulator.perform(action: "Stop", on: "timer") }
    expectEqual(issues.count, 1)
    await simulator.tap("Running")
    await simulator.perform(action: "Stop", on: "timer")
    simulator.expect("log: stopped")
  }

  @Test func `children are told in place of the content of a view`() async {
    let simulator = await AppSimulator(Showing { Plan() })
    simulator.expect("first part")
    simulator.expect(no: "drawn")
    await simulator.tap("Second Part")
    simulator.expect("log: second")
  }

  @Test func `hosts get the titles of the enabled buttons`() async throws {
    let simulator = await AppSimulator(Showing { Message() })
    try expectEqual(names(simulator), ["Archive\nFlag", "Rename", "Go Twice"])
    await simulator.perform(action: "Flag", on: "message")
    try expectEqual(names(simulator), ["Archive\nUnflag", "Rename", "Go Twice"])
  }

  private struct Flag: View {
    @State private var isFlagged = false
    @State private var isLocked = false

    var body: some View {
      Button(isFlagged ? "Unflag" : "Flag") { isFlagged.toggle() }
      if isFlagged { Button("Lock") { isLocked = true } }
      Button {
        isFlagged = true
      } label: {
        Text("Mark\nAll")
        Text("Red")
      }.disabled(isLocked)
    }
  }

  @Test func `titles follow the state of a view among the buttons`() async throws {
    let simulator = await AppSimulator(
      Showing { Text("message").accessibilityActions { VStack { Flag() } } })
    try expectEqual(names(simulator), ["Flag\nMark All Red"])
    await simulator.perform(action: "Flag", on: "message")
    try expectEqual(names(simulator), ["Unflag\nLock\nMark All Red"])
    await simulator.perform(action: "Lock", on: "message")
    try expectEqual(names(simulator), ["Unflag\nLock"])
    await simulator.perform(action: "Unflag", on: "message")
    try expectEqual(names(simulator), ["Flag"])
    expectEqual(simulator.problems, [])
  }

  @Test(arguments: ["Print", "Send"])
  func `a disabled button and a missing one are no actions`(action: String) async {
    let simulator = await AppSimulator(Showing { Message() })
    let issues = await simulator.issues {
      await simulator.perform(action: action, on: "message")
    }
    expectEqual(issues.count, 1)
    expectContains(issues.first?.message ?? "", "no view with that action")
    simulator.expect("log: nothing")
  }

  @Test func `the view acts as before`() async {
    let simulator = await AppSimulator(Showing { Message() })
    await simulator.tap("Go")
    simulator.expect("log: went")
  }

  @Test func `a value with a label is a trait, and is told if it is important`() {
    let key = AccessibilityCustomContentKey("Sender", id: "sender")
    let views = Text("Lunch").accessibilityCustomContent("Size", Text("3 MB").bold())
      .accessibilityCustomContent(key, Text("Ada"), importance: .high)
      .accessibilityCustomContent("Folder", "Inbox".dropLast(0), importance: .high)
      .accessibilityCustomContent(Text("a"), Text("b"))
    expectEqual(
      ElementTests.display(views).flatMap(\.all).map(\.element),
      [
        .annotation(.accessibilityContent("a: b", isImportant: false)),
        .annotation(.accessibilityContent("Folder: Inbox", isImportant: true)),
        .annotation(.accessibilityContent("Sender: Ada", isImportant: true)),
        .annotation(.accessibilityContent("Size: 3 MB", isImportant: false)),
        .text("Lunch"),
      ])
    expectEqual(
      ElementTests.display(views).flatMap(\.lines), ["Lunch, Sender: Ada, Folder: Inbox"])
  }

  private struct Announcing: View {
    var body: some View {
      Button("Announce") {
        AccessibilityNotification.Announcement("Sent").post()
        AccessibilityNotification.Announcement(AttributedString("Read")).post()
        AccessibilityNotification.Announcement("").post()
        AccessibilityNotification.LayoutChanged().post()
        AccessibilityNotification.LayoutChanged("More rows").post()
        AccessibilityNotification.ScreenChanged(nil).post()
        AccessibilityNotification.PageScrolled("Page 2 of 3").post()
      }
    }
  }

  private func announcements(_ simulator: AppSimulator) -> [String] {
    simulator.trace.filter { $0.hasPrefix("log ") }
  }

  @Test func `announcements with a text are messages of the trace`() async {
    let simulator = await AppSimulator(Showing { Announcing() })
    await simulator.tap("Announce")
    expectEqual(
      announcements(simulator),
      ["Sent", "Read", "More rows", "Page 2 of 3"].map {
        "log announcement: \($0)"
      })
  }
}
