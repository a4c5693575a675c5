import Checking
import SceneDisplay
import SceneLayout
import Scenes
import Testing

@testable import SceneTerminal

/// System symbols, icons of titles, and the focus of questions.
@MainActor struct SymbolDrawingTests {
  private struct Marks: View {
    var body: some View {
      VStack(alignment: .leading) {
        HStack {
          Image(systemName: "circle.fill")
          Text("online")
        }
        HStack {
          Image(systemName: "unknown.symbol")
          Text("other")
        }
        HStack {
          Image("star", label: Text("a star"))
          Text("named")
        }
        Button("Reply", systemImage: "envelope") {}
        Menu("Format", systemImage: "textformat") { Button("Bold") {} }
      }
    }
  }

  @Test func `a symbol is its character, and other images are their texts`() {
    let terminal = TestTerminal(Showing { Marks() })
    terminal.expectShows("● online")
    terminal.expectShows("unknown.symbol other")
    terminal.expectShows("a star named")
  }

  @Test func `an icon that isn't shown leaves no gap before its title`() {
    let terminal = TestTerminal(Showing { Marks() })
    terminal.expectShows("[Reply]")
    terminal.expectShows("[Format ▾]")
  }

  @Test(arguments: [
    "circle", "circle.fill", "checkmark", "xmark", "plus", "minus", "star.fill", "heart.fill",
    "chevron.right", "arrow.left", "magnifyingglass", "gear", "envelope", "flag.fill", "house",
    "exclamationmark.triangle", "info.circle", "play.fill", "stop.fill", "checkmark.square",
    "ellipsis", "pencil", "clock", "sun.max", "snowflake", "phone", "eject.fill",
  ])
  func `the character of a symbol has one column`(name: String) throws {
    let image = DisplayImage(name, alternative: name)
    let symbol = try require(image.symbol)
    expectEqual(DisplayedText.width(of: symbol), 1)
    expectEqual(image.alternative, name)
    expect(DisplayImage(name, alternative: nil).text == nil)
  }

  private struct Asking: View {
    let hasAnswer: Bool

    var body: some View {
      Text("behind").alert("Delete all?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        if hasAnswer { Button("Keep", role: .cancel) {} }
      }
    }
  }

  @Test func `a window that opens with a question has the focus on a harmless answer`() {
    expectEqual(TestTerminal(Showing { Asking(hasAnswer: true) }).focusName, "Keep")
    expect(TestTerminal(Showing { Asking(hasAnswer: false) }).focusName == nil)
  }
}
