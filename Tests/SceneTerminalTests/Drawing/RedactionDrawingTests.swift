import Checking
import Scenes
import Testing

@testable import SceneTerminal

/// Texts whose letters are hidden.
@MainActor struct RedactionDrawingTests {
  private struct Account: View {
    @State private var name = "Ada"
    @State private var note = "first"

    var body: some View {
      VStack(alignment: .leading) {
        Text("two words")
        Text("手紙 1")
        Text("bold ") + Text("words").bold()
        Button("Save") {}
        TextField("Name", text: $name)
        TextField("Empty", text: .constant(""), prompt: Text("anything"))
        TextEditor(text: $note).frame(height: 16)
        Toggle("Big", isOn: .constant(true))
        ProgressView("Load", value: 0.5)
        Image("tray")
        Text("shown").unredacted()
        Text("private").privacySensitive()
      }
    }
  }

  /// The words of the screen, each with the symbols beside it.
  private func words<Content: View>(_ content: Content) -> Set<Substring> {
    Set(TestTerminal(Showing { content }).screen.text.split { " \n".contains($0) })
  }

  @Test func `each cell of a letter is hidden`() {
    let words = words(Account().redacted(reason: .placeholder))
    #expect(
      words.isSuperset(of: ["▒▒▒", "▒▒▒▒▒", "▒▒▒▒", "[▒▒▒▒]", "▒▒▒▒:", "▒▒▒▒▒▒▒▒", "[x]", "shown"]))
    let texts: Set<Substring> = [
      "two", "words", "手紙", "1", "bold", "Save", "[Save]", "Name:", "Ada", "Empty:", "anything",
      "first", "▏first", "Big", "Load", "50%", "tray", "private",
    ]
    expectEqual(words.intersection(texts), [])
    expectEqual(self.words(Account()).intersection(["two", "words", "手紙", "[Save]"]).count, 4)
  }

  @Test func `privacy hides the letters of a view that is marked`() {
    let shown = words(Account())
    let hidden = words(Account().redacted(reason: .privacy))
    expectEqual(shown.subtracting(hidden), ["private"])
    expectEqual(hidden.subtracting(shown), ["▒▒▒▒▒▒▒"])
  }
}
