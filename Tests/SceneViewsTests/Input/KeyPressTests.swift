import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

private struct Keys: View {
  @State private var log = ""
  @State private var text = ""

  private func note(_ name: String) { log += log.isEmpty ? name : " \(name)" }

  var body: some View {
    VStack {
      Text("log: \(log)")
      Text("inner").focusable()
        .onKeyPress(.return) {
          note("return")
          return .handled
        }
        .onKeyPress(keys: ["j", "k"]) { press in
          note("\(press.characters)")
          return press.key == "j" ? .handled : .ignored
        }
        .onKeyPress(characters: .decimalDigits) { press in
          note("digit \(press.characters)")
          return .handled
        }
        .onKeyPress(characters: CharacterSet(charactersIn: "a")) { _ in
          note("letter")
          return .handled
        }
        .onKeyPress("a") {
          note("key a")
          return .handled
        }
        .onMoveCommand { note("\($0)") }
        .onExitCommand { note("exit") }
        .onDeleteCommand { note("delete") }
      TextField("Field", text: $text)
    }
    .onKeyPress("k", phases: .down) { press in
      note("outer \(press.modifiers.contains(.shift))")
      return .handled
    }
    .onKeyPress(phases: .up) { _ in
      note("never")
      return .handled
    }
  }
}

/// Keys that views handle: the focused one first, then those around it.
@MainActor struct KeyPressTests {
  @Test(arguments: [
    ("return", "return"), ("j", "j"), ("k", "k outer false"), ("shift+k", "K outer true"),
    ("7", "digit 7"), ("up", "up"), ("left", "left"), ("escape", "exit"), ("delete", "delete"),
    ("a", "letter"), ("control+a", "key a"),
  ])
  func `a key goes to the focused view, then outwards`(key: String, log: String) async {
    let simulator = await AppSimulator(Showing { Keys() })
    await simulator.focus(on: "inner")
    await simulator.press(key)
    simulator.expect("log: \(log)")
  }

  @Test func `a view away from the focus doesn't get the key`() async {
    let simulator = await AppSimulator(Showing { Keys() })
    await simulator.focus(on: "Field")
    await simulator.press("k")
    simulator.expect("log: outer false")
  }

  @Test func `without a focus the first view that handles keys gets them`() async {
    let simulator = await AppSimulator(Showing { Keys() })
    await simulator.press("7")
    simulator.expect("log: digit 7")
  }

  private struct Covered: View {
    @State private var isPresented = false
    @State private var log = ""

    var body: some View {
      VStack {
        Text("log: \(log)")
        Button("Present") { isPresented = true }
          .sheet(isPresented: $isPresented) {
            Text("inner").focusable()
              .onKeyPress("i") {
                log += "inner"
                return .handled
              }
          }
      }
      .onKeyPress(keys: ["i", "o"]) { _ in
        log += "outer"
        return .handled
      }
      .onDeleteCommand { log += "delete" }
    }
  }

  @Test(arguments: ["o", "delete"])
  func `views behind a sheet don't get its keys`(key: String) async {
    let simulator = await AppSimulator(Showing { Covered() })
    await simulator.press("o")
    simulator.expect("log: outer")
    await simulator.tap("Present")
    await simulator.focus(on: "inner")
    await simulator.press("i")
    expectEqual(simulator.problems, [])
    simulator.expect("log: outerinner")
    await withKnownIssue { await simulator.press(key) }
  }

  private struct Editing: View {
    @State private var text = "milk"
    @State private var log = ""

    var body: some View {
      VStack {
        Text("log: \(log)")
        TextField("Field", text: $text)
        Text("card").focusable()
      }
      .onMoveCommand { log += "\($0)" }
      .onDeleteCommand { log += "delete" }
      .onKeyPress(.escape) {
        log += "escape"
        return .handled
      }
    }
  }

  @Test(arguments: ["delete", "left"])
  func `a key that edits a field isn't a command of the views around it`(key: String) async {
    let simulator = await AppSimulator(Showing { Editing() })
    await simulator.focus(on: "Field")
    let issues = await simulator.issues { await simulator.press(key) }
    expectEqual(issues.count, 1)
    simulator.expect(no: "log: \(key)")
    await simulator.press("escape")
    simulator.expect("log: escape")
    await simulator.focus(on: "card")
    await simulator.press(key)
    simulator.expect("log: escape\(key)")
  }

  @Test func `a key that nothing handles is an error of the act`() async {
    let simulator = await AppSimulator(Showing { Keys() })
    await withKnownIssue { await simulator.press("x") }
  }
}
