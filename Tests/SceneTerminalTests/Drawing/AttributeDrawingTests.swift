import Checking
import Foundation
import Scenes
import Testing

@testable import SceneTerminal

/// Texts with attributes at a terminal.
@MainActor struct AttributeDrawingTests {
  private static var text: AttributedString {
    var (bold, red, lines) = (
      AttributedString("bold"), AttributedString("red"), AttributedString("lines")
    )
    bold.font = .body.bold().italic()
    red.foregroundColor = .red
    lines.underlineStyle = .single
    lines.strikethroughStyle = Text.LineStyle(pattern: .dash, color: .blue)
    return "a " + bold + "\n" + red + " " + lines
  }

  private struct Editing: View {
    @State private var text = AttributeDrawingTests.text
    @State private var selection = AttributedTextSelection()

    var body: some View {
      TextEditor(text: $text, selection: $selection).accessibilityLabel("Text")
      Button("Bold") {
        text.transformAttributes(in: &selection) { $0.font = .body.bold() }
      }
      Button("Plain") { text = AttributedString(String(text.characters)) }
    }
  }

  /// Expects the characters of a shown text to have a style.
  private func expectStyle(
    _ attributes: CellStyle.Attributes, _ color: CellStyle.Color = .standard, of text: String,
    in terminal: TestTerminal, line: Int = #line
  ) {
    guard let (column, row) = terminal.place(of: text) else {
      return expect(Bool(false), "\(text) isn't shown at line \(line)")
    }
    for offset in 0..<text.count {
      let style = terminal.screen[column + offset, row].style
      expectEqual(style.attributes.subtracting(.reverse), attributes, "\(text), line \(line)")
      expectEqual(style.foreground, color, "\(text), line \(line)")
    }
  }

  @Test(arguments: [false, true])
  func `the styles of attributes are shown`(isEditor: Bool) {
    let terminal = TestTerminal(
      Showing {
        if isEditor { Editing() } else { Text(AttributeDrawingTests.text) }
      })
    expectStyle([], of: "a ", in: terminal)
    expectStyle([.bold, .italic], of: "bold", in: terminal)
    expectStyle([], .theme(1), of: "red", in: terminal)
    expectStyle([.underline, .strikethrough], of: "lines", in: terminal)
  }

  @Test func `typed characters are shown in the style of the characters before them`() {
    let terminal = TestTerminal(Showing { Editing() })
    terminal.press(.home, .control)
    terminal.press(.end)
    terminal.type("er")
    expectStyle([.bold, .italic], of: "bolder", in: terminal)
    terminal.press(.character("_"), .control)
    terminal.expectHides("bolder")
    terminal.press(.home)
    terminal.type("é ")
    expectStyle([], of: "é a ", in: terminal)
    expectStyle([.bold, .italic], of: "bold", in: terminal)
    // The style that a button sets while nothing is selected, and that of selected characters.
    terminal.press(.end, .control)
    terminal.click("[Bold]")
    for _ in 0..<9 where terminal.focusName != "Text" { terminal.press(.tab) }
    terminal.type("!?")
    expectStyle([.underline, .strikethrough], of: "lines", in: terminal)
    expectStyle([.bold, .underline, .strikethrough], of: "!?", in: terminal)
    terminal.press(.left, .shift)
    terminal.press(.left, .shift)
    terminal.press(.home, .shift)
    terminal.click("[Bold]")
    expectStyle([.bold], .theme(1), of: "red", in: terminal)
    terminal.click("[Plain]")
    for text in ["é a bold", "red lines"] { expectStyle([], of: text, in: terminal) }
  }
}
