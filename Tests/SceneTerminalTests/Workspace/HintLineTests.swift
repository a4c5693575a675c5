import Checking
import Testing

@testable import SceneTerminal

/// The hints for which there is room in the last line.
struct HintLineTests {
  private func line(_ columns: Int) -> HintLine {
    HintLine(
      [.init(KeyPress(.escape), "Close"), .init(KeyPress(.enter), "Choose")],
      last: .init(KeyPress(.function(5)), "1 more"), columns: columns)
  }

  @Test(arguments: [
    (10, ""), (11, " Esc Close"), (12, "  F5 1 more"), (21, "           F5 1 more"),
    (22, " Esc Close  F5 1 more"), (35, " Esc Close               F5 1 more"),
    (36, " Esc Close  Enter Choose  F5 1 more"),
  ])
  func `the last hint has the end of the line, and the others what is left`(
    columns: Int, expected: String
  ) {
    var screen = Screen(columns: columns, rows: 1)
    line(columns).draw(into: &screen, row: 0)
    expectEqual(screen.text(ofRow: 0), expected)
  }

  @Test(arguments: 1...50)
  func `each hint is a button as wide as its text`(columns: Int) {
    let line = line(columns)
    var screen = Screen(columns: columns, rows: 1)
    line.draw(into: &screen, row: 0)
    let places = line.places.sorted { $0.columns.lowerBound < $1.columns.lowerBound }
    for (place, next) in zip(places, places.dropFirst()) {
      expect(place.columns.upperBound + 2 <= next.columns.lowerBound)
    }
    for column in 0..<columns {
      let isButton = places.contains { $0.columns.contains(column) }
      expectEqual((line.key(at: column) != nil), isButton)
      if !isButton { expectEqual(screen[column, 0].text, " ") }
    }
  }
}
