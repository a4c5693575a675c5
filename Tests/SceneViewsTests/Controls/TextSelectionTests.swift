import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

/// Selections that an app observes and sets.
@MainActor struct TextSelectionTests {
  private struct Editor: View {
    @State private var text = "Dear Ada, the moth"
    @State private var selection: TextSelection?

    var body: some View {
      TextEditor(text: $text, selection: $selection).accessibilityLabel("Text")
      TextField("Name", text: $text, selection: $selection)
      Text("selection: \(described)")
      Button("Shout") {
        guard case .selection(let range)? = selection?.indices else { return }
        text.replaceSubrange(range, with: text[range].uppercased())
      }
      Button("Select Ada") { selection = text.range(of: "Ada").map { TextSelection(range: $0) } }
      Button("Shorten") { text = "Dear A" }
      Button("Forget") { selection = nil }
    }

    private var described: String {
      guard let selection else { return "none" }
      guard case .selection(let range) = selection.indices else { return "several" }
      if selection.isInsertion {
        return "at \(text.distance(from: text.startIndex, to: range.lowerBound))"
      }
      return range.upperBound <= text.endIndex ? String(text[range]) : "older than the text"
    }
  }

  @Test func `a person selects a part of a text, and the app acts on it`() async {
    let simulator = await AppSimulator(Showing { Editor() })
    simulator.expect("selection: none")
    await simulator.select("moth", of: "Text")
    simulator.expect("selection: moth")
    simulator.expect("selected: \"moth\"")
    await simulator.tap("Shout")
    simulator.expect("Dear Ada, the MOTH")
  }

  @Test func `a field has a selection too`() async {
    let simulator = await AppSimulator(Showing { Editor() })
    await simulator.select("Dear", of: "Name")
    simulator.expect("selection: Dear")
  }

  @Test func `an app selects, and a person sees it`() async {
    let simulator = await AppSimulator(Showing { Editor() })
    await simulator.tap("Select Ada")
    simulator.expect("selected: \"Ada\"")
    await simulator.tap("Forget")
    expect(!simulator.text.contains("selected:"))
  }

  @Test func `typing puts the cursor behind the text`() async {
    let simulator = await AppSimulator(Showing { Editor() })
    await simulator.tap("Select Ada")
    await simulator.type("Dear all", into: "Text")
    simulator.expect("selection: at 8")
  }

  @Test func `a selection that is older than the text ends with it`() async {
    let simulator = await AppSimulator(Showing { Editor() })
    await simulator.tap("Select Ada")
    await simulator.tap("Shorten")
    simulator.expect("selected: \"A\"")
  }

  private struct Following: View {
    let changesText: Bool
    /// Whether the app changes the text or the selection before the selection moves, and not after.
    let isEarly: Bool
    @State private var text = "Dear Ada"
    @State private var selection: TextSelection?

    var body: some View {
      Text("begin").onChange(of: text) { if isEarly { follow() } }
      TextEditor(text: $text, selection: $selection).accessibilityLabel("Text")
      Button("Begin") { text = "My " + text }
        .onChange(of: text) { if !isEarly { follow() } }
    }

    private func follow() {
      if !changesText {
        selection = text.range(of: "My").map { TextSelection(range: $0) }
      } else if !text.hasPrefix("O") {
        text = "O " + text
      }
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `a selection doesn't move if the app sets another one, and moves with each text`(
    changesText: Bool, isEarly: Bool
  ) async {
    let simulator = await AppSimulator(
      Showing { Following(changesText: changesText, isEarly: isEarly) })
    await simulator.select("Ada", of: "Text")
    await simulator.tap("Begin")
    simulator.expect(changesText ? "O My Dear Ada" : "My Dear Ada")
    simulator.expect(changesText ? "selected: \"Ada\"" : "selected: \"My\"")
  }

  @Test func `parts of a text are selected from the first to the last`() {
    let text = "a b c d"
    let ranges = RangeSet([text.range(of: "b"), text.range(of: "d")].compactMap(\.self))
    let selection = TextSelection(ranges: ranges)
    expect(!selection.isInsertion)
    expect(TextSelection(ranges: RangeSet()).isInsertion)
    expect(TextSelection(insertionPoint: text.endIndex).isInsertion)
    expectEqual(selection, TextSelection(ranges: ranges))
  }

  @Test func `a field whose selection nobody observes can't be told about it`() async {
    let simulator = await AppSimulator(
      Showing { TextField("Name", text: .constant("Ada")) })
    let issues = await simulator.issues { await simulator.select("Ada", of: "Name") }
    expectContains(issues.first?.message, "there is no field whose selection")
  }
}
