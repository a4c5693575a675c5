import Checking
import Scenes
import Testing

@testable import SceneTerminal

/// Pages, sheets, columns and tabs with more content than they have rows for (L44).
@MainActor struct LongPageTests {
  private struct Letter: View {
    var body: some View {
      VStack(alignment: .leading) {
        ForEach(0..<40) { Text("line \($0).") }
        Button("Archive") {}
        Text("the end")
      }
    }
  }

  private struct Pages: View {
    var body: some View {
      NavigationStack {
        Letter().toolbar {
          ToolbarItem(placement: .primaryAction) { Button("Top") {} }
          ToolbarItem(placement: .bottomBar) { Button("Bottom") {} }
        }
      }
    }
  }

  private struct Sheets: View {
    @State private var isShown = true

    var body: some View {
      Text("behind").sheet(isPresented: $isShown) {
        Letter().toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
      }
    }
  }

  private struct Columns: View {
    var body: some View {
      NavigationSplitView {
        Text("mailboxes")
      } detail: {
        Letter().toolbar { ToolbarItem(placement: .primaryAction) { Button("Top") {} } }
      }
    }
  }

  private struct Tabs: View {
    var body: some View {
      TabView {
        Letter().tabItem { Text("Top") }
        Text("other").tabItem { Text("Others") }
      }
    }
  }

  /// The places of long content, with the texts that stay where they are.
  enum Place: CaseIterable, CustomTestStringConvertible {
    case window, page, sheet, column, tab

    var testDescription: String { "\(self)" }

    var fixedTexts: [String] {
      switch self {
      case .window: []
      case .page: ["[Top]", "[Bottom]"]
      case .sheet: ["[Cancel]"]
      case .column, .tab: ["Top"]
      }
    }
  }

  private func terminal(_ place: Place) -> TestTerminal {
    switch place {
    case .window: TestTerminal(Showing { Letter() })
    case .page: TestTerminal(Showing { Pages() })
    case .sheet: TestTerminal(Showing { Sheets() })
    case .column: TestTerminal(Showing { Columns() })
    case .tab: TestTerminal(Showing { Tabs() })
    }
  }

  /// The numbers of the lines on the screen.
  private func shown(_ terminal: TestTerminal) -> [Int] {
    terminal.rows.compactMap { row in
      row.firstMatch(of: #/line (\d+)\./#).flatMap { Int($0.1) }
    }
  }

  @Test(arguments: Place.allCases)
  func `the page keys show every line, and the bars stay`(place: Place) {
    let terminal = terminal(place)
    expectEqual(shown(terminal).first, 0)
    terminal.expectHides("the end")
    var seen = Set(shown(terminal))
    for _ in 0..<4 {
      terminal.press(.pageDown)
      seen.formUnion(shown(terminal))
      for text in place.fixedTexts { expect(terminal.shows(text)) }
    }
    expectEqual(seen, Set(0..<40))
    terminal.expectShows("the end")
    terminal.press(.home)
    expectEqual(shown(terminal).first, 0)
  }

  @Test(arguments: Place.allCases)
  func `the wheel scrolls no further than the content goes`(place: Place) throws {
    let terminal = terminal(place)
    let row = try require(terminal.rows.firstIndex { $0.contains("line 5.") })
    let column = 40
    func wheel(_ rows: Int) {
      for _ in 0..<30 {
        terminal.play(.mouse(MouseEvent(.wheel(columns: 0, rows: rows), column: column, row: row)))
      }
    }
    wheel(1)
    terminal.expectShows("the end")
    expectEqual(shown(terminal).last, 39)
    wheel(-1)
    expectEqual(shown(terminal).first, 0)
  }

  @Test(arguments: Place.allCases)
  func `a button below is reached line by line, and pressed where it is shown`(place: Place) {
    let terminal = terminal(place)
    var seen = Set(shown(terminal))
    for _ in 0..<60 where terminal.focusName != "Archive" {
      terminal.press(.down)
      seen.formUnion(shown(terminal))
    }
    expectEqual(terminal.focusName, "Archive")
    terminal.expectShows("[Archive]")
    expectEqual(seen, Set(0..<40))
  }

  @Test(arguments: Place.allCases)
  func `Tab shows the element that gets the focus`(place: Place) {
    let terminal = terminal(place)
    for _ in 0..<10 where terminal.focusName != "Archive" { terminal.press(.tab) }
    expectEqual(terminal.focusName, "Archive")
    terminal.expectShows("[Archive]")
  }

  @Test func `a larger window shows everything without a bar`() {
    let terminal = terminal(.page)
    terminal.press(.end)
    terminal.play(.resize(columns: 80, rows: 60))
    expectEqual(shown(terminal), Array(0..<40))
    expect(!terminal.rows.contains { $0.contains("█") })
  }

  @Test func `a text that is longer than the window is read to its end`() {
    let words = (0..<900).map { "word\($0)" }.joined(separator: " ")
    let terminal = TestTerminal(Showing { Text(words) }, columns: 40, rows: 12)
    expect(!terminal.rows.joined().contains("…"))
    terminal.press(.end)
    terminal.expectShows("word899")
  }
}
