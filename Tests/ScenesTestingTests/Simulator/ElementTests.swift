import Checking
import Scenes
import ScenesTesting
import Testing

private struct Postbox: App {
  var body: some Scene {
    WindowGroup("Letter") { Letter() }
    WindowGroup("Empty", id: "empty") { Text("nothing") }
  }
}

private struct Letter: View {
  @State private var subject = ""
  @State private var password = ""
  @State private var isUrgent = false
  @State private var size = 12.0
  @State private var folder = "inbox"
  @State private var chosen: Int?
  @State private var opened = "nothing"
  @State private var isAsking = false

  var body: some View {
    VStack {
      Text("opened \(opened)")
      TextField("Subject", text: $subject)
      SecureField("Password", text: $password)
      Button("Send") { opened = "sent" }.disabled(subject.isEmpty)
      Toggle("Urgent", isOn: $isUrgent)
      Slider(value: $size, in: 8...20) { Text("Size") }
      Picker("Folder", selection: $folder) {
        Text("Inbox").tag("inbox")
        Text("Archive").tag("archive")
      }
      List(0..<3, selection: $chosen) { number in
        HStack {
          Text("message \(number)")
          Button("Open") { opened = "\(number)" }
        }
        .accessibilityIdentifier("row \(number)")
      }
      HStack { Button("Delete") { opened = "deleted" } }.accessibilityIdentifier("bar")
      Button("Ask") { isAsking = true }.accessibilityIdentifier("Urgent help")
      Button("Unseen") {}.hidden()
    }
    .sheet(isPresented: $isAsking) { Button("Close") { isAsking = false } }
  }
}

/// Tests for the elements of a window, which are found by name and by kind.
@MainActor struct ElementTests {
  private func launch() async -> AppSimulator { await AppSimulator(Postbox()) }

  @Test func `an element exists while a window shows it`() async {
    let simulator = await launch()
    let close = simulator.element("Close")
    expect(simulator.element("Send").exists)
    expect(!simulator.element("Unseen").exists)
    expect(!close.exists)
    await simulator.tap("Ask")
    expect(close.exists && close.isHittable)
    // It is there still, and can't be reached.
    expect(simulator.element("Send").exists && !simulator.element("Send").isHittable)
    expectEqual(simulator.elements(.sheet).count, 1)
    expect(!simulator.element("Send", in: 7).exists)
  }

  @Test func `an element shows whether it is enabled, and so does the text of the window`() async {
    let simulator = await launch()
    let send = simulator.element("Send")
    expect(!send.isEnabled && send.isHittable)
    expect(simulator.element("Subject").isEnabled)
    simulator.expect("[Send] (disabled)")
    await simulator.type("Hello", into: "Subject")
    expect(send.isEnabled)
    simulator.expect("[Send]")
    simulator.expect(no: "(disabled)")
  }

  @Test func `an element has the value of its control`() async {
    let simulator = await launch()
    await simulator.type("Hello", into: "Subject")
    await simulator.type("abc", into: "Password")
    await simulator.set("Size", to: 14)
    await simulator.tap("Archive")
    expectEqual(simulator.element("Subject").value, "Hello")
    expectEqual(simulator.element("Password").value, "•••")
    expectEqual(simulator.element("Urgent").value, "off")
    await simulator.tap("Urgent")
    expectEqual(simulator.element("Urgent").value, "on")
    expectEqual(simulator.element("Size").value, "14.0")
    expectEqual(simulator.element("Folder").value, "Archive")
    expect(simulator.element("Archive").isSelected && !simulator.element("Inbox").isSelected)
    expectEqual(simulator.element("opened nothing").value, "opened nothing")
    expectEqual(simulator.element("Send").value, nil)
  }

  @Test func `elements of a kind are listed as they are shown`() async {
    let simulator = await launch()
    expectEqual(simulator.elements(.row).map(\.label), ["message 0", "message 1", "message 2"])
    expectEqual(simulator.elements(.option).map(\.label), ["Inbox", "Archive"])
    expectEqual(simulator.elements(.textField).map(\.label), ["Subject"])
    expectEqual(
      simulator.elements(.button).map(\.label), ["Send", "Open", "Open", "Open", "Delete", "Ask"])
    // The texts of buttons are their labels.
    expect(!simulator.elements(.text).map(\.label).contains("Send"))
    await simulator.tap("message 1")
    expectEqual(simulator.elements(.row).map(\.isSelected), [false, true, false])
    expectEqual(simulator.element("message 1").kind, .row)
  }

  @Test func `of equal labels a number chooses one`() async {
    let simulator = await launch()
    expectEqual(simulator.element("Open").count, 3)
    await simulator.tap("Open", at: 2)
    simulator.expect("opened 1")
    expect(simulator.element("Open", at: 3).exists && !simulator.element("Open", at: 4).exists)
    let issues = await simulator.issues { await simulator.tap("Open", at: 4) }
    expectContains(
      issues.first?.message,
      "3 controls are called \"Open\" in window 1; expected the number of one, as in at 1:\n"
        + "  1. button \"Open\" in \"message 0 Open\"")
  }

  @Test func `numbers count displayed controls; without one, a usable control is chosen`() async {
    struct Copies: App {
      @State var sent = "nothing"
      var body: some Scene {
        WindowGroup {
          Text("sent \(sent)")
          Button("Send") { sent = "hidden" }.hidden()
          Button("Send") { sent = "disabled" }.disabled(true)
          Button("Send") { sent = "enabled" }
        }
      }
    }
    let simulator = await AppSimulator(Copies())
    await simulator.tap("Send")
    simulator.expect("sent enabled")
    let issues = await simulator.issues { await simulator.tap("Send", at: 1) }
    expectContains(issues.first?.message, "is disabled")
    let none = await simulator.issues { await simulator.tap("Send", at: 3) }
    expectContains(none.first?.message, "2 controls are called \"Send\"")
  }

  @Test func `an identifier goes before labels`() async {
    let simulator = await launch()
    await simulator.tap("Urgent help")
    await simulator.tap("Close")
    expectEqual(simulator.element("Urgent help").label, "Ask")
    expectEqual(simulator.element("Urgent help").identifier, "Urgent help")
    expectEqual(simulator.element("Ask").identifier, "Urgent help")
    expectEqual(simulator.element("Send").identifier, "")
  }

  @Test func `an identifier of a container names the control in it, or around it`() async {
    let simulator = await launch()
    await simulator.tap("bar")
    simulator.expect("opened deleted")
    expect(simulator.element("bar").exists && simulator.element("bar").kind == nil)
    await simulator.tap("row 2")
    simulator.expect("opened 2")
  }

  @Test func `reading a property of a missing element fails the test`() async {
    let simulator = await launch()
    let issues = await simulator.issues {
      expect(!simulator.element("Sned").isEnabled)
      expectEqual(simulator.element("Open").value, nil)
      expectEqual(simulator.element("Send", in: 7).label, "")
    }
    expectEqual(
      issues.map { $0.message.prefix(70) },
      [
        "there is no element \"Sned\" in the focused window, which shows:\n  opene",
        "there are 3 of element \"Open\" in the focused window; expected the numb",
        "there is no element \"Send\" in window 7, which shows:",
      ])
    expect(issues.allSatisfy { $0.sourceLocation.fileName == "ElementTests.swift" })
  }

  @Test func `a list row isn't called a button`() async {
    let simulator = await launch()
    let issues = await simulator.issues { await simulator.tap("message 3") }
    expectContains(
      issues.first?.message,
      "option \"Archive\", row \"message 0\", button \"Open\", row \"message 1\"")
  }
}
