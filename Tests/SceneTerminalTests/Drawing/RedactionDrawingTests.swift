import Checking
import Foundation
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
    expect(
      words.isSuperset(of: ["▒▒▒", "▒▒▒▒▒", "▒▒▒▒", "[▒▒▒▒]", "▒▒▒▒:", "▒▒▒▒▒▒▒▒", "[▒]", "shown"]))
    let texts: Set<Substring> = [
      "two", "words", "手紙", "1", "bold", "Save", "[Save]", "Name:", "Ada", "Empty:", "anything",
      "first", "▏first", "[x]", "Big", "Load", "50%", "tray", "private",
    ]
    expectEqual(words.intersection(texts), [])
    expectEqual(self.words(Account()).intersection(["two", "words", "手紙", "[Save]"]).count, 4)
  }

  private struct Amounts: View {
    let amount: Double

    var body: some View {
      Gauge(value: amount) { Text("Disk") }
      Gauge(value: amount) { Text("Disk") }.gaugeStyle(.linear)
      ProgressView("Load", value: amount)
      Slider(value: .constant(amount)) { Text("Size") }
    }
  }

  @Test func `bars don't show their numbers`() {
    func cells(_ amount: Double) -> [Cell] {
      TestTerminal(Showing { Amounts(amount: amount).redacted(reason: .placeholder) }).screen.cells
    }
    expectEqual(cells(0.2), cells(0.7))
  }

  private struct Choices: View {
    let size: Int
    let secret: String

    var body: some View {
      VStack {
        Picker("Size", selection: .constant(size)) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        .pickerStyle(.inline)
        Picker("Menu", selection: .constant(size)) {
          Text("Six").tag(1)
          Text("Ten").tag(2)
        }
        .pickerStyle(.menu)
        List(1..<3, id: \.self, selection: Binding<Int?>.constant(size)) { Text("Row \($0)") }
        SecureField("Pass", text: .constant(secret), prompt: Text("none"))
      }
    }
  }

  @Test func `options, rows and secrets don't show which is selected or how long they are`() {
    func terminal(_ size: Int, _ secret: String) -> TestTerminal {
      TestTerminal(
        Showing { Choices(size: size, secret: secret).redacted(reason: .placeholder) })
    }
    let hidden = terminal(1, "abc")
    hidden.expectShows("(▒)")
    for (size, secret) in [(2, "abc"), (1, "abcdefgh"), (2, "")] {
      let other = terminal(size, secret)
      expectEqual(other.rows, hidden.rows)
      expectEqual(other.screen.cells, hidden.screen.cells)
    }
    // The items of the menu have no marks either, and what is typed shows no length.
    hidden.click("[▒▒▒ ▾]")
    hidden.expectHides("✓")
    hidden.press(.escape)
    hidden.click("▒▒▒▒:")
    hidden.type("hunter2")
    hidden.expectShows("▒▒▒▒:")
    hidden.expectHides("▒▒▒▒▒▒▒")
  }

  private struct Links: View {
    var body: some View {
      if let url = URL(string: "https://example.com/secret") {
        Link("Site", destination: url)
        Text("read [more](https://example.com/more)")
      }
    }
  }

  @Test func `addresses of links aren't sent to the terminal`() {
    expectEqual(TestTerminal(Showing { Links() }).screen.links.count, 2)
    expectEqual(
      TestTerminal(Showing { Links().redacted(reason: .placeholder) }).screen.links, [])
  }

  @Test func `names in the list of commands are hidden`() {
    let terminal = TestTerminal(
      Showing {
        Button("Save") {}.redacted(reason: .placeholder)
        List {
          HStack {
            Text("draft")
            Button("Print") {}
          }
        }.redacted(reason: .placeholder)
        Button("Load") {}
      })
    let titles = terminal.workspace.elementEntries.map(\.title)
    expect(titles.contains("Load") && titles.contains("▒▒▒▒"))
    expect(!titles.joined().contains("Save") && !titles.joined().contains("draft"))
  }

  @Test(arguments: [true, false])
  func `the letters of a presentation are hidden`(isCover: Bool) {
    let terminal = TestTerminal(
      Showing {
        Text("behind")
          .sheet(isPresented: .constant(!isCover)) { Text("inside") }
          .fullScreenCover(isPresented: .constant(isCover)) { Text("inside") }
          .redacted(reason: .placeholder)
      })
    expect(terminal.shows("▒▒▒▒▒▒") && !terminal.shows("inside"))
  }

  @Test func `privacy hides the letters of a view that is marked`() {
    let shown = words(Account())
    let hidden = words(Account().redacted(reason: .privacy))
    expectEqual(shown.subtracting(hidden), ["private"])
    expectEqual(hidden.subtracting(shown), ["▒▒▒▒▒▒▒"])
  }
}
