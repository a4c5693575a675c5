import Checking
import TestSupport
import Testing

@testable import SceneTerminal

/// The steps that can be undone while an app answers each change with a text.
@Suite struct TextEditHistoryTests {
  /// The text that an app sets instead of the typed one.
  enum Answer: CaseIterable {
    case same, withoutDigits, uppercase, limited

    func text(for typed: String) -> String {
      switch self {
      case .same: typed
      case .withoutDigits: typed.filter { !$0.isNumber }
      case .uppercase: typed.uppercased()
      case .limited: String(typed.prefix(6))
      }
    }
  }

  private static let keys = [
    "a", "b", "1", "2", "space", "c", "backspace", "delete", "left", "S-left", "home", "end", "M-b",
    "C-k", "C-y", "C-w", "C-_", "C-?",
  ]

  /// Undoes or redoes all steps; the app answers each of them.
  private func move(_ edit: inout TextEdit, _ answer: Answer, isUndoing: Bool) {
    for _ in 0..<200 where (isUndoing ? edit.undoStep : edit.redoStep) != nil {
      if isUndoing { edit.undo() } else { edit.redo() }
      edit.replace(with: answer.text(for: edit.text))
    }
  }

  @Test(arguments: Answer.allCases)
  func `undo leads to the first text and redo to the last one, with any answers`(answer: Answer) {
    for seed in 1...100 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let start = answer.text(for: ["", "ab", "one 1 two"].randomElement(using: &generator) ?? "")
      var edit = TextEdit(start)
      var log: [String] = []
      for _ in 0..<12 {
        // The app answers several keys at once.
        let keys = (0..<Int.random(in: 1...4, using: &generator))
          .map { _ in Self.keys.randomElement(using: &generator) ?? "" }
        log.append(keys.joined(separator: " "))
        edit.press(log.last ?? "")
        edit.replace(with: answer.text(for: edit.text))
      }
      move(&edit, answer, isUndoing: false)
      let end = edit.text
      let note = "seed \(seed), from “\(start)”: \(log.joined(separator: " / "))"
      move(&edit, answer, isUndoing: true)
      expectEqual(edit.text, start, "\(note)")
      expect(edit.undoStep == nil, "\(note)")
      move(&edit, answer, isUndoing: false)
      expectEqual(edit.text, end, "\(note)")
      expect(edit.redoStep == nil, "\(note)")
    }
  }

  @Test func `a step that the app refuses doesn't keep the others from being undone`() {
    for (start, keys) in [("ab", "1 backspace"), ("abcd", "1 space 1"), ("ab", "1 C-_ C-? space")] {
      var edit = TextEdit()
      for character in start {
        edit.press(String(character))
        edit.replace(with: edit.text)
      }
      edit.press(keys)
      edit.replace(with: Answer.withoutDigits.text(for: edit.text))
      move(&edit, .withoutDigits, isUndoing: true)
      expectEqual(edit.text, "", "\(keys)")
    }
    // Two keys for Undo that come at once undo two steps, though the text is the same.
    var edit = TextEdit()
    for key in ["a", "b", "backspace"] {
      edit.press(key)
      edit.endRuns()
      edit.replace(with: edit.text)
    }
    for expected in ["a", ""] {
      edit.press("C-_ C-_")
      edit.replace(with: edit.text)
      expectEqual(edit.text, expected)
    }
  }

  @Test("the history forgets its oldest steps")
  func limit() {
    let limit = TextEdit.History.limit
    var edit = TextEdit()
    let text = String(repeating: "a", count: limit / 4)
    for _ in 0..<6 { edit.paste(text) }
    for _ in 0..<6 { edit.undo() }
    expect(edit.count > 0)
    expect(edit.count < text.utf8.count * 6)
    // The last step can always be undone.
    edit = TextEdit()
    edit.paste(text + text + text + text)
    edit.undo()
    expectEqual(edit.count, 0)
    // The app makes the steps larger.
    edit = TextEdit()
    for letter in "bcdef" {
      edit.paste("x")
      edit.replace(with: String(repeating: letter, count: limit / 4))
    }
    let cost = edit.history.undoSteps.reduce(0) { $0 + $1.cost }
    expect(cost > 0 && cost <= limit, "\(cost)")
  }
}
