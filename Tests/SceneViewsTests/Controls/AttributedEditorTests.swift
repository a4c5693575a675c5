import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

/// Editors of texts with attributes.
@MainActor struct AttributedEditorTests {
  private struct Editing: View {
    @State private var text =
      AttributedString("one ") + Self.german("two") + AttributedString(" end")
    @State private var selection = AttributedTextSelection()

    static func german(_ text: String) -> AttributedString {
      var result = AttributedString(text)
      result.languageIdentifier = "de"
      return result
    }

    private var parts: String {
      text.runs.map { run in
        let characters = String(text[run.range].characters)
        return run.languageIdentifier == nil ? characters : "<\(characters)>"
      }.joined()
    }

    var body: some View {
      TextEditor(text: $text, selection: $selection).accessibilityLabel("Text")
      Text("parts: \(parts).")
      Text("selected: \(selectedCharacters).")
      Button("German") {
        text.transformAttributes(in: &selection) { $0.languageIdentifier = "de" }
      }
      Button("Reset") { text = "new" }
    }

    private var selectedCharacters: String {
      switch selection.indices(in: text) {
      case .insertionPoint(let index): "nothing at \(text[..<index].characters.count)"
      case .ranges(let ranges):
        ranges.ranges.map { String(text[$0].characters) }.joined(separator: ", ")
      }
    }
  }

  @Test(arguments: [
    ("one two and more end", "parts: one <two> and more end."),
    ("one twofold end", "parts: one <twofold> end."), ("one tw end", "parts: one <tw> end."),
    ("zero one two end", "parts: zero one <two> end."),
    ("one two end!", "parts: one <two> end!."), ("", "parts: ."),
  ])
  func `characters that stay keep their attributes`(typed: String, parts: String) async {
    let simulator = await AppSimulator(Showing { Editing() })
    simulator.expect("parts: one <two> end.")
    await simulator.type(typed, into: "Text")
    simulator.expect(parts)
  }

  @Test func `attributes are changed where the text is selected`() async {
    let simulator = await AppSimulator(Showing { Editing() })
    simulator.expect("selected: nothing at 11.")
    await simulator.select("end", of: "Text")
    simulator.expect("selected: end.")
    await simulator.tap("German")
    simulator.expect("parts: one <two> <end>.")
    simulator.expect("selected: end.")
    await simulator.tap("Reset")
    simulator.expect("parts: new.")
  }

  @Test func `new characters get the attributes that are set while nothing is selected`() async {
    let simulator = await AppSimulator(Showing { Editing() })
    await simulator.tap("German")
    await simulator.type("one two end!", into: "Text")
    simulator.expect("parts: one <two> end<!>.")
  }

  @Test func `the attributes of several ranges are changed, and the ranges stay selected`() {
    struct Failure: Error {}
    var text = AttributedString("one two three")
    let ranges = [0..<3, 8..<13].map { range in
      let start = text.characters.index(text.startIndex, offsetBy: range.lowerBound)
      return start..<text.characters.index(start, offsetBy: range.count)
    }
    var selection = AttributedTextSelection(ranges: RangeSet(ranges))
    // The second range is changed after the first one, and an error leaves both as they were.
    var calls = 0
    var failure: Failure?
    do throws(Failure) {
      try text.transformAttributes(in: &selection) {
        (attributes: inout AttributeContainer) throws(Failure) in
        calls += 1
        attributes.languageIdentifier = "de"
        if calls == 2 { throw Failure() }
      }
    } catch {
      failure = error
    }
    expect(failure != nil)
    expectEqual(calls, 2)
    expectEqual(text, AttributedString("one two three"))
    text.transformAttributes(in: &selection) { $0.languageIdentifier = "de" }
    expectEqual(text, Editing.german("one") + AttributedString(" two ") + Editing.german("three"))
    guard case .ranges(let selected) = selection.indices(in: text) else {
      return expect(Bool(false), "no ranges are selected")
    }
    expectEqual(selected.ranges.map { String(text[$0].characters) }, ["one", "three"])
  }

  @Test func `the selected characters are read and replaced with their attributes`() {
    var text = AttributedString("one two three")
    func range(_ part: String) -> Range<AttributedString.Index> {
      text.range(of: part) ?? text.startIndex..<text.startIndex
    }
    text[range("one")].foregroundColor = .red
    text[range("two")].font = .body.bold()
    text[range("wo t")].foregroundColor = .red
    var selection = AttributedTextSelection(range: range("one two"))
    expectEqual(selection.affinity(in: text), .automatic)
    expectEqual(Array(selection.attributes(in: text)).count, 4)
    expectEqual(Array(selection.attributes(in: text)[\.foregroundColor]), [.red, nil, .red])
    let fonts = selection.attributes(in: text)[
      AttributeScopes.SwiftUIAttributes.FontAttribute.self]
    expectEqual(Array(fonts), [nil, .body.bold()])
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      expectEqual(String(text[selection].characters), "one two")
    }
    text.replaceSelection(&selection, withCharacters: "1, 2")
    expectEqual(String(text.characters), "1, 2 three")
    expectEqual(text.runs.first?.foregroundColor, .red)
    expectEqual(selection.indices(in: text), .insertionPoint(range(" three").lowerBound))
    expectEqual(selection.attributes(in: text).map { $0.foregroundColor }, [.red])
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      expectEqual(text[selection].characters.count, 0)
    }
    text.replaceSelection(&selection, with: Editing.german(" and"))
    expectEqual(String(text.characters), "1, 2 and three")
    expectEqual(text[range(" and")].languageIdentifier, "de")
    selection = AttributedTextSelection(
      ranges: RangeSet([range("1"), range("2"), range("ree")]))
    text.replaceSelection(&selection, withCharacters: "x")
    expectEqual(String(text.characters), "x,  and th")
    expectEqual(selection.indices(in: text), .insertionPoint(range(",").lowerBound))
  }

  private struct Styled: View {
    @Environment(\.fontResolutionContext) private var context
    @State private var text = AttributedString("note")
    @State private var selection = AttributedTextSelection()

    var body: some View {
      TextEditor(text: $text, selection: $selection).accessibilityLabel("Text")
      Button("Bold") {
        text.transformAttributes(in: &selection) {
          let font = $0.font ?? .default
          $0.font = font.bold(!font.resolve(in: context).isBold)
        }
      }
      Text(isBold ? "bold" : "plain")
    }

    private var isBold: Bool {
      selection.attributes(in: text)[\.font].allSatisfy {
        ($0 ?? .default).resolve(in: context).isBold
      }
    }
  }

  @Test func `a button makes the selected characters bold, or plain again`() async {
    let simulator = await AppSimulator(Showing { Styled() })
    await simulator.select("note", of: "Text")
    simulator.expect("plain")
    await simulator.tap("Bold")
    simulator.expect("bold")
    await simulator.tap("Bold")
    simulator.expect("plain")
    let font = Font.body.italic(true).resolve(in: EnvironmentValues().fontResolutionContext)
    expect(font.isItalic && !font.isBold && !font.isMonospaced && font.weight == .regular)
  }

  @Test func `a selection has the attributes of the character before it`() {
    let text = AttributedString("a") + Editing.german("b")
    let end = AttributedTextSelection(insertionPoint: text.endIndex)
    expectEqual(end.typingAttributes(in: text).languageIdentifier, "de")
    let start = AttributedTextSelection(range: text.startIndex..<text.startIndex)
    expectEqual(start.typingAttributes(in: text), AttributeContainer())
    let all = AttributedTextSelection(ranges: RangeSet(text.startIndex..<text.endIndex))
    expectEqual(all.indices(in: text), .ranges(RangeSet(text.startIndex..<text.endIndex)))
  }
}
