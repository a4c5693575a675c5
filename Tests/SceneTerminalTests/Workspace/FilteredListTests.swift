import Checking
import Testing

@testable import SceneTerminal

/// A list that is searched by typing.
struct FilteredListTests {
  private func list() -> FilteredList<Int> {
    let titles = ["Close Window", "New Window", "Log", "Slow Logging", "Quit", "Île"]
    return FilteredList(titles.enumerated().map { .init($0.element, $0.offset) })
  }

  @Test(arguments: [
    ("", [0, 1, 2, 3, 4, 5]), ("log", [2, 3]), ("LOG", [2, 3]), ("win", [0, 1, 3]),
    ("w", [0, 1, 3]), ("nw", [0, 1]), ("cw", [0]), ("ow", [0, 1, 3]), ("î", [5]), ("xyz", []),
    ("window n", []),
  ])
  func `entries with the letters remain, the best first`(query: String, found: [Int]) {
    var list = list()
    var isTaken = true
    for character in query { isTaken = list.handle(KeyPress(.character(character))) && isTaken }
    expect(isTaken)
    expectEqual(list.query, query)
    expectEqual(list.entries.map(\.item), found)
    expectEqual(list.selected?.item, found.first)
  }

  @Test(arguments: [
    ([KeyPress.Key.down], 1), ([.down, .down, .up], 1), ([.up], 0), ([.end], 5),
    ([.end, .down], 5), ([.pageDown], 5), ([.end, .pageUp], 0), ([.end, .home], 0), ([.tab], 1),
  ])
  func `keys move the selection, no further than the list`(keys: [KeyPress.Key], selection: Int) {
    var list = list()
    var isTaken = true
    for key in keys { isTaken = list.handle(KeyPress(key)) && isTaken }
    expect(isTaken)
    expectEqual(list.selection, selection)
  }

  @Test func `Control-N and Control-P move the selection`() {
    var list = list()
    let moves: [(Character, Int)] = [("n", 1), ("n", 2), ("p", 1), ("p", 0), ("p", 0)]
    for (key, selection) in moves {
      let isTaken = list.handle(KeyPress(.character(key), .control))
      expect(isTaken)
      expectEqual(list.selection, selection)
      expectEqual(list.query, "")
    }
  }

  @Test func `an entry whose key has the typed name comes before a title with that word`() {
    var list = FilteredList([
      .init("New Tab", 0), .init("Tabs", 1), .init("Next Element", detail: "Tab", 2),
      .init("Previous Element", detail: "Shift-Tab", 3),
    ])
    list.search("tab")
    expectEqual(list.entries.map(\.item), [1, 2, 0, 3])
  }

  @Test func `letters are taken back, one by one, by words, or all`() {
    var list = list()
    list.search("quit")
    var isTaken = list.handle(KeyPress(.backspace))
    expect(isTaken)
    expectEqual(list.query, "qui")
    list.search("close the window ")
    for query in ["close the ", "close ", "", ""] {
      isTaken = list.handle(KeyPress(.character("w"), .control))
      expect(isTaken)
      expectEqual(list.query, query)
    }
    list.search("qui")
    isTaken = list.handle(KeyPress(.character("u"), .control))
    expect(isTaken)
    expectEqual(list.query, "")
    isTaken = list.handle(KeyPress(.backspace))
    expect(isTaken)
    expectEqual(list.entries.count, 6)
  }

  @Test func `an empty list has no selection`() {
    var list = list()
    list.search("xyz")
    var isTaken = list.handle(KeyPress(.down))
    expect(isTaken && list.selected == nil)
    isTaken = list.handle(KeyPress(.end))
    expect(isTaken && list.selected == nil)
    list.select(.max)
    list.select(.min)
    expect(list.selected == nil)
  }

  @Test(arguments: [
    KeyPress(.escape), KeyPress(.enter), KeyPress(.function(1)), KeyPress(.character("x"), .option),
  ])
  func `other keys aren't taken`(key: KeyPress) {
    var list = list()
    let isTaken = list.handle(key)
    expect(!isTaken)
    expectEqual(list.query, "")
  }
}
