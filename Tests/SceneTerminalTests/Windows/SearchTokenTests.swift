import Checking
import Scenes
import Testing

@testable import SceneTerminal

/// Tokens of a search that a person edits and removes.
@MainActor struct SearchTokenTests {
  private struct Token: Identifiable {
    var id: String
    var isLeftOut = false
  }

  private struct Filtered: View {
    @State private var query = ""
    @State private var tokens = [Token(id: "Ada"), Token(id: "Ben"), Token(id: "Cleo")]

    var body: some View {
      let names = tokens.map { $0.isLeftOut ? "not \($0.id)" : $0.id }
      Text("from \(names.joined(separator: "+")).")
        .searchable(text: $query, editableTokens: $tokens, prompt: "Messages") { $token in
          Toggle("Not \(token.id)", isOn: $token.isLeftOut)
        }
    }
  }

  /// Clicks the sign after the view of a token.
  private func remove(_ name: String, in terminal: TestTerminal) throws {
    let place = try require(terminal.place(of: "Not \(name)"))
    let row = Array(terminal.rows[place.row])
    let sign = try require(row[place.column...].firstIndex(of: "×"))
    terminal.click(sign, place.row)
  }

  @Test func `a token is edited in place, and its sign removes it`() throws {
    let terminal = TestTerminal(Showing { Filtered() })
    terminal.press(.character("f"), .control)
    terminal.expectShows("from Ada+Ben+Cleo.", "[×]")
    terminal.click("Not Ben")
    terminal.expectShows("from Ada+not Ben+Cleo.")
    try remove("Ada", in: terminal)
    terminal.expectShows("from not Ben+Cleo.")
    for _ in 0..<9 where terminal.focusName != "Remove token 2" { terminal.press(.tab) }
    terminal.press(.enter)
    terminal.expectShows("from not Ben.")
    try remove("Ben", in: terminal)
    terminal.expectShows("from .")
    terminal.expectHides("Not ")
  }
}
