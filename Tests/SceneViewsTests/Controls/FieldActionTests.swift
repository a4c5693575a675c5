import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

/// The actions that a field gets when it is created.
@MainActor struct FieldActionTests {
  private struct Fields: View {
    @State private var name = ""
    @State private var count = 1
    @State private var log: [String] = []
    @State private var isShown = true
    @State private var styled = ""
    let title: String

    var body: some View {
      Text("log: \(log.joined(separator: ", ")).")
      if isShown {
        TextField(
          "Name", text: $name, onEditingChanged: { log.append($0 ? "begin" : "end") },
          onCommit: { log.append("commit \(name)") }
        )
        .onSubmit { log.append("submit") }
      }
      TextField(title, text: $name, onEditingChanged: { log.append("other \($0)") })
      TextField("Commits", text: $name) { log.append("commits") }
      SecureField("Secret", text: $name, onCommit: { log.append("secret") })
      SecureField(title + "!", text: $name) { log.append("second") }
      TextField("Count", value: $count, formatter: NumberFormatter()) { log.append("\(count)") }
      TextField(
        title + "?", value: $count, formatter: NumberFormatter(),
        onEditingChanged: { log.append("number \($0)") })
      TextField("Half", value: $count, formatter: NumberFormatter(), onCommit: {})
      TextField("Styled", text: $styled) { log.append("styled") }.textFieldStyle(Marked())
      Button("Remove") { isShown = false }
    }
  }

  private struct Marked: TextFieldStyle {
    func _body(configuration: TextField<_Label>) -> some View { configuration.padding() }
  }

  @Test func `the focus begins and ends the editing, and a submission commits`() async {
    let simulator = await AppSimulator(Showing { Fields(title: "Other") })
    await simulator.type("Ada", into: "Name")
    simulator.expect("log: begin.")
    await simulator.submit("Name")
    simulator.expect("log: begin, commit Ada, submit.")
    await simulator.focus(on: "Other")
    simulator.expect("commit Ada, submit, end, other true.")
    await simulator.focus(on: "Other?")
    simulator.expect("other true, other false, number true.")
  }

  @Test(arguments: [
    ("Commits", "commits"), ("Secret", "secret"), ("Other!", "second"), ("Styled", "styled"),
  ])
  func `a submission performs the action of the field alone`(field: String, log: String) async {
    let simulator = await AppSimulator(Showing { Fields(title: "Other") })
    await simulator.type("a", into: field)
    simulator.expect("log: .")
    await simulator.submit(field)
    simulator.expect("log: \(log).")
  }

  @Test func `a value is set before the commit`() async {
    let simulator = await AppSimulator(Showing { Fields(title: "Other") })
    await simulator.type("12", into: "Count")
    await simulator.submit("Count")
    simulator.expect("log: 12.")
  }

  private struct Changing: View {
    @State private var name = ""
    @State private var log: [String] = []
    @State private var reports = false

    var body: some View {
      Text("log: \(log.joined(separator: ", ")).")
      reports
        ? TextField("Name", text: $name, onEditingChanged: { log.append($0 ? "begin" : "end") })
        : TextField("Name", text: $name)
      TextField("Other", text: $name)
      Button("Change") { reports.toggle() }
    }
  }

  @Test func `a field gets and loses its action for the focus later`() async {
    let simulator = await AppSimulator(Showing { Changing() })
    await simulator.tap("Change")
    await simulator.focus(on: "Name")
    simulator.expect("log: begin.")
    await simulator.focus(on: "Other")
    simulator.expect("log: begin, end.")
    await simulator.tap("Change")
    await simulator.focus(on: "Name")
    await simulator.tap("Change")
    simulator.expect("log: begin, end.")
    await simulator.focus(on: "Other")
    simulator.expect("log: begin, end, end.")
    await simulator.focus(on: "Name")
    simulator.expect("log: begin, end, end, begin.")
  }

  @Test func `a field that is removed ends its editing`() async {
    let simulator = await AppSimulator(Showing { Fields(title: "Other") })
    await simulator.type("Ada", into: "Name")
    await simulator.tap("Remove")
    simulator.expect("log: begin, end.")
  }
}
