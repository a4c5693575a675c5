import Checking
import Observation
import Scenes
import Testing

@testable import SceneTerminal

/// Fields whose app sets another text than the typed one, at once or later.
@MainActor struct AnsweredTextTests {
  @Observable @MainActor final class Model {
    var text = ""
    @ObservationIgnored var answer: (String) -> String = { $0 }
    /// The answers that come later.
    @ObservationIgnored var later: [() -> Void] = []
    nonisolated init() {}

    /// The answer is set, but only when ``answerLater()`` is called.
    func set(_ new: String) { later.append { self.text = self.answer(new) } }
  }

  /// A way in which an app sets another text.
  enum Way: CaseIterable {
    case atOnce, afterUpdate, later, acceptedLater
  }

  private struct Answering: View {
    @Bindable var model: Model
    let way: Way
    let isSecure: Bool

    private var text: Binding<String> {
      switch way {
      case .atOnce: Binding(get: { model.text }, set: { model.text = model.answer($0) })
      case .later: Binding(get: { model.text }, set: { model.set($0) })
      case .afterUpdate, .acceptedLater: $model.text
      }
    }

    var body: some View {
      Group {
        if isSecure { SecureField("Pin", text: text) } else { TextField("Pin", text: text) }
      }
      .onChange(of: model.text) {
        if way == .afterUpdate { model.text = model.answer(model.text) }
        if way == .acceptedLater { model.set(model.text) }
      }
      TextField("Other", text: .constant(""))
      Text("“\(model.text)”")
    }
  }

  private func terminal(
    _ way: Way, isSecure: Bool = false, _ answer: @escaping (String) -> String
  ) -> (TestTerminal, Model) {
    let model = Model()
    model.answer = answer
    let terminal = TestTerminal(
      Showing { Answering(model: model, way: way, isSecure: isSecure) })
    for _ in 0..<9 where terminal.focusName != "Pin" { terminal.press(.tab) }
    return (terminal, model)
  }

  /// Lets the app give its late answers.
  private func settle(_ terminal: TestTerminal, _ model: Model) {
    while !model.later.isEmpty {
      let answers = model.later
      model.later = []
      for answer in answers { answer() }
      terminal.settle()
    }
  }

  private func type(_ text: String, in terminal: TestTerminal, _ model: Model) {
    for character in text {
      terminal.type(String(character))
      settle(terminal, model)
    }
  }

  private func press(
    _ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers = [], in terminal: TestTerminal,
    _ model: Model
  ) {
    terminal.press(key, modifiers)
    settle(terminal, model)
  }

  @Test(arguments: Way.allCases, [false, true])
  func `a field goes on with the text to which the app limits the typed text`(
    way: Way, isSecure: Bool
  ) {
    let (terminal, model) = terminal(way, isSecure: isSecure) {
      String($0.filter(\.isNumber).prefix(4))
    }
    func expectText(_ text: String, cursor: Int? = nil) {
      expectEqual(model.text, text)
      terminal.expectShows("Pin: " + (isSecure ? text.map { _ in "•" }.joined() : text))
      expectEqual(terminal.pane.editing?.edit.text, text)
      if let cursor { expectEqual(terminal.pane.editing?.edit.cursor, cursor) }
    }
    type("12a3456", in: terminal, model)
    expectText("1234", cursor: 4)
    press(.backspace, in: terminal, model)
    expectText("123", cursor: 3)
    press(.character("_"), .control, in: terminal, model)
    expectText("1234", cursor: 4)
    press(.character("_"), .control, in: terminal, model)
    expectText("", cursor: 0)
    for text in ["1234", "123"] {
      press(.character("_"), .option, in: terminal, model)
      expectText(text)
    }
    press(.home, in: terminal, model)
    type("9", in: terminal, model)
    expectText("9123", cursor: 1)
    type("8", in: terminal, model)
    expectText("9812", cursor: 2)
  }

  @Test(arguments: Way.allCases)
  func `words that the app changes are undone one by one`(way: Way) {
    let (terminal, model) = terminal(way) { $0.uppercased() }
    type("ab cd", in: terminal, model)
    expectEqual(model.text, "AB CD")
    for text in ["AB ", ""] {
      press(.character("_"), .control, in: terminal, model)
      expectEqual(model.text, text)
    }
    for text in ["AB ", "AB CD"] {
      press(.character("_"), .option, in: terminal, model)
      expectEqual(model.text, text)
    }
    type("!", in: terminal, model)
    expectEqual(model.text, "AB CD!")
    press(.left, in: terminal, model)
    type("e", in: terminal, model)
    expectEqual(model.text, "AB CDE!")
  }

  @Test func `a change of the app that isn't an answer is no step`() {
    let (terminal, model) = terminal(.acceptedLater) { $0 }
    func undone(_ change: () -> Void) -> String {
      type("ab", in: terminal, model)
      change()
      terminal.settle()
      press(.character("_"), .control, in: terminal, model)
      defer {
        model.text = ""
        terminal.settle()
      }
      return model.text
    }
    // Others add characters beside the typed ones, or change other characters.
    expectEqual(undone { model.text += "!" }, "ab!")
    expectEqual(undone { model.text = "!" + model.text }, "!ab")
    // After another key, also a change of typed characters isn't an answer.
    expectEqual(
      undone {
        terminal.press(.left)
        model.text = "AB"
      }, "AB")
  }

  @Test func `a secure field goes on with a text that the app sets while the person types`() {
    let (terminal, model) = terminal(.atOnce, isSecure: true) { $0 }
    terminal.type("ab")
    model.text = "generated"
    terminal.settle()
    terminal.expectShows("Pin: •••••••••")
    terminal.type("!")
    expectEqual(model.text, "generated!")
    press(.character("_"), .control, in: terminal, model)
    expectEqual(model.text, "generated")
    // Once the field has lost the focus, typed text replaces the secret.
    terminal.press(.tab)
    for _ in 0..<9 where terminal.focusName != "Pin" { terminal.press(.tab) }
    model.text = "secret"
    terminal.settle()
    expectEqual(terminal.pane.editing?.edit.text, "")
    terminal.type("x")
    expectEqual(model.text, "x")
  }

  // MARK: - Removed elements

  struct Note: Identifiable {
    let id: Int
    var text = ""
  }

  @Observable @MainActor final class Notes {
    var notes = (0..<3).map { Note(id: $0) }
    nonisolated init() {}
  }

  private struct Listing: View {
    @Bindable var model: Notes

    var body: some View {
      ForEach($model.notes) { $note in
        TextField("Note \(note.id)", text: $note.text)
      }
      Button("Done") {}
    }
  }

  @Test(arguments: [0, 1, 2])
  func `removing the element of a field leaves the steps of other elements as they are`(
    removed: Int
  ) {
    let model = Notes()
    let terminal = TestTerminal(Showing { Listing(model: model) })
    func focus(_ name: String) {
      for _ in 0..<9 where terminal.focusName != name { terminal.press(.tab) }
    }
    for note in model.notes {
      focus("Note \(note.id)")
      terminal.type("same")
    }
    focus("Note \(removed)")
    model.notes.remove(at: removed)
    terminal.settle()
    // Whichever element has the focus now, only its own text is undone.
    terminal.press(.character("_"), .control)
    let focused = terminal.focusName
    expectEqual(model.notes.count, 2)
    for note in model.notes where "Note \(note.id)" != focused { expectEqual(note.text, "same") }
    for note in model.notes {
      focus("Note \(note.id)")
      terminal.press(.character("_"), .control)
      expectEqual(model.notes.first { $0.id == note.id }?.text, "")
      terminal.press(.character("_"), .option)
      expectEqual(model.notes.first { $0.id == note.id }?.text, "same")
    }
    model.notes = []
    terminal.settle()
    terminal.press(.character("_"), .control)
    expectEqual(model.notes.count, 0)
  }

  private struct First: View {
    @Bindable var model: Notes

    var body: some View {
      TextEditor(text: $model.notes[0].text).onChange(of: model.notes[0].text) {
        if model.notes[0].text == "sam!" { model.notes.remove(at: 0) }
      }
    }
  }

  @Test(arguments: [false, true])
  func `steps don't apply to an element that takes the place of a removed element`(
    isAnswer: Bool
  ) {
    let model = Notes()
    model.notes[1].text = "same"
    let terminal = TestTerminal(Showing { First(model: model) })
    for _ in 0..<9 where terminal.pane.editing == nil { terminal.press(.tab) }
    terminal.type(isAnswer ? "sam!" : "same")
    if !isAnswer {
      model.notes.remove(at: 0)
      terminal.settle()
    }
    terminal.press(.character("_"), .control)
    expectEqual(model.notes.map(\.text), ["same", ""])
    terminal.type("s")
    expectEqual(model.notes.map(\.text).map(\.count), [5, 0])
  }
}
