import SceneDisplay
import Scenes
import ScenesTesting
import TestSupport
import Testing

/// Fields for searches, and loading again.
@MainActor struct SearchTests {
  private struct Token: Identifiable, Hashable {
    var id: String
    var isLeftOut = false
  }

  private struct Searched: View {
    @State private var query = ""
    @State private var scope = "all"
    @State private var isPresented = false
    @State private var outcome = "nothing"

    var body: some View {
      Results(scope: scope)
        .searchable(text: $query, isPresented: $isPresented, prompt: "Subjects")
        .searchScopes($scope) {
          Text("All").tag("all")
          Text("Unread").tag("unread")
        }
        .searchSuggestions {
          Text("lunch?").searchCompletion("lunch")
        }
        .onSubmit(of: .search) { outcome = "submitted \(query)" }
        .onSubmit { outcome = "text" }
      Text("query \(query) presented \(isPresented) \(outcome)")
      Button("Search Now") { isPresented = true }
    }
  }

  private struct Results: View {
    let scope: String
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      Text("scope \(scope) searching \(isSearching)")
      Button("Stop") { dismissSearch() }
    }
  }

  @Test func `a search begins with the focus and ends with the action`() async {
    let simulator = await AppSimulator(Showing { Searched() })
    simulator.expect("Subjects: []")
    simulator.expect("searching false")
    simulator.expect(no: "Unread")
    simulator.expect(no: "lunch?")
    await simulator.press("command+f")
    simulator.expect("[lunch?]")
    simulator.expect("searching true")
    simulator.expect("presented true")
    await simulator.tap("Unread")
    simulator.expect("scope unread")
    await simulator.type("tea", into: "Subjects")
    simulator.expect("query tea")
    await simulator.tap("Stop")
    simulator.expect("query  presented false")
    simulator.expect("searching false")
  }

  @Test func `an app begins a search, and a suggestion enters its text`() async {
    let simulator = await AppSimulator(Showing { Searched() })
    await simulator.tap("Search Now")
    simulator.expect("searching true")
    await simulator.tap("lunch?")
    simulator.expect("query lunch")
    await simulator.tap("Cancel")
    simulator.expect("query  presented false")
  }

  @Test func `submitting a search performs the actions for searches alone`() async {
    let simulator = await AppSimulator(Showing { Searched() })
    await simulator.type("tea", into: "Subjects")
    await simulator.submit("Subjects")
    simulator.expect("submitted tea")
  }

  private struct Submitting: View {
    @State private var query = ""
    @State private var log: [String] = []

    var body: some View {
      VStack {
        TextField("Name", text: .constant("Ada"))
        Text("log: \(log.joined(separator: ", ")).")
      }
      .searchable(text: $query)
      .onSubmit(of: [.search, .text]) { log.append("both") }
      .onSubmit(of: .search) { log.append("search") }
      .onSubmit { log.append("text") }
    }
  }

  @Test func `an action is for texts, for searches or for both`() async {
    let simulator = await AppSimulator(Showing { Submitting() })
    await simulator.submit("Name")
    simulator.expect("log: both, text.")
    await simulator.submit("Search")
    simulator.expect("log: both, text, both, search.")
  }

  @Test func `tokens are added from suggestions and removed`() async {
    struct Tokens: View {
      @State private var query = ""
      @State private var tokens: [Token] = []
      @State private var suggested = [Token(id: "From Ada"), Token(id: "Unread")]

      var body: some View {
        Text("tokens \(tokens.map(\.id).joined(separator: "+"))")
          .searchable(
            text: $query, tokens: $tokens, suggestedTokens: $suggested, prompt: "Messages"
          ) { Text($0.id) }
      }
    }
    let simulator = await AppSimulator(Showing { Tokens() })
    await simulator.focus(on: "Messages")
    await simulator.tap("From Ada")
    simulator.expect("tokens From Ada")
    await simulator.tap("From Ada")
    simulator.expect(no: "tokens From Ada")
  }

  @Test func `tokens are edited in place and removed`() async {
    struct Tokens: View {
      @State private var query = ""
      @State private var tokens = [Token(id: "From Ada"), Token(id: "Unread")]

      var body: some View {
        let names = tokens.map { $0.isLeftOut ? "not \($0.id)" : $0.id }
        Text("tokens \(names.joined(separator: "+"))")
          .searchable(text: $query, editableTokens: $tokens, prompt: "Messages") { token in
            Toggle("Not \(token.wrappedValue.id)", isOn: token.isLeftOut)
          }
      }
    }
    let simulator = await AppSimulator(Showing { Tokens() })
    await simulator.focus(on: "Messages")
    await simulator.tap("Not Unread")
    simulator.expect("tokens From Ada+not Unread")
    await simulator.tap("Remove token 1")
    simulator.expect("tokens not Unread")
  }

  @Test func `loading again is a command, and views inside may ask for it`() async {
    struct Loading: View {
      @State private var count = 0

      var body: some View {
        Inner(count: count).refreshable { count += 1 }
        Inner(count: -1)
      }
    }
    struct Inner: View {
      let count: Int
      @Environment(\.refresh) private var refresh

      var body: some View {
        Text("loaded \(count) \(refresh == nil ? "never" : "again")")
        if let refresh { Button("Load") { Task { await refresh() } } }
      }
    }
    let simulator = await AppSimulator(Showing { Loading() })
    simulator.expect("loaded 0 again")
    simulator.expect("loaded -1 never")
    await simulator.press("command+r")
    await simulator.until {
      simulator.text.contains("loaded 1") && simulator.text.contains("[Refresh]")
    }
    await simulator.tap("Refresh")
    await simulator.until { simulator.text.contains("loaded 2") }
    simulator.expect("loaded 2")
    await simulator.tap("Load")
    await simulator.until { simulator.text.contains("loaded 3") }
  }

  private struct Focusing: View {
    enum Field { case search, name }

    @State private var query = ""
    @State private var name = ""
    @FocusState private var isFocused: Bool
    @FocusState private var field: Field?
    var namesField = false

    var body: some View {
      let results = Text("results")
      if namesField {
        results.searchable(text: $query).searchFocused($field, equals: .search)
      } else {
        results.searchable(text: $query).searchFocused($isFocused)
      }
      TextField("Name", text: $name).focused($field, equals: .name)
      Text("focused \(isFocused || field == .search)")
      Button("Find") { if namesField { field = .search } else { isFocused = true } }
      Button("Leave") { if namesField { field = nil } else { isFocused = false } }
    }
  }

  @Test(arguments: [false, true])
  func `the focus of the field is followed and set`(namesField: Bool) async {
    let simulator = await AppSimulator(Showing { Focusing(namesField: namesField) })
    simulator.expect("focused false")
    await simulator.focus(on: "Search")
    simulator.expect("focused true")
    await simulator.focus(on: "Name")
    simulator.expect("focused false")
    await simulator.tap("Find")
    simulator.expect("focused true")
    await simulator.tap("Leave")
    simulator.expect("focused false")
  }
}
