import Checking
import Scenes
import Testing

@testable import SceneTerminal

/// Tokens, scopes and suggestions of a search, with keys and the mouse.
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

  private struct Suggesting: View {
    @State private var query = ""
    @State private var scope = "all"
    @State private var tokens: [Token] = []
    @State private var suggested = [Token(id: "Ada"), Token(id: "Ben")]

    var body: some View {
      let names = tokens.map(\.id).joined(separator: "+")
      Text("finds '\(query)' in \(scope) from '\(names)'")
        .searchable(
          text: $query, tokens: $tokens, suggestedTokens: $suggested, prompt: "Messages"
        ) { Text($0.id) }
        .searchScopes($scope) {
          Text("All").tag("all")
          Text("Unread").tag("unread")
        }
        .searchSuggestions { Text("lunch?").searchCompletion("lunch") }
      Button("Other") {}
    }
  }

  /// Presses Tab until an element has the focus, and then presses the element.
  private func choose(_ name: String, in terminal: TestTerminal) {
    for _ in 0..<9 where terminal.focusName != name { terminal.press(.tab) }
    expectEqual(terminal.focusName, name)
    terminal.press(.enter)
  }

  @Test func `keys choose a scope, a suggested token and a suggestion`() {
    let terminal = TestTerminal(Showing { Suggesting() })
    terminal.press(.character("f"), .control)
    choose("Unread", in: terminal)
    terminal.expectShows("finds '' in unread from ''", "[lunch?]", "[Cancel]")
    choose("Ben", in: terminal)
    terminal.expectShows("finds '' in unread from 'Ben'", "[lunch?]", "[Cancel]")
    choose("lunch?", in: terminal)
    terminal.expectShows("finds 'lunch' in unread from 'Ben'")
    choose("Cancel", in: terminal)
    terminal.expectShows("finds '' in unread from 'Ben'")
    terminal.expectHides("lunch?", "Unread", "Cancel")
  }

  @Test func `the suggestions go when the focus leaves the search`() {
    let terminal = TestTerminal(Showing { Suggesting() })
    terminal.press(.character("f"), .control)
    choose("Unread", in: terminal)
    choose("Other", in: terminal)
    terminal.expectShows("finds '' in unread from ''")
    terminal.expectHides("lunch?", "Unread", "Cancel")
  }
}
