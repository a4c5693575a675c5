import Checking
import Scenes
import Testing

@testable import SceneTerminal

/// The mouse in a window.
@MainActor struct WindowMouseTests {
  private let told = Told()

  private func terminal() -> TestTerminal { TestTerminal(Showing { Mixed(told: told) }) }

  @Test(arguments: [("[One]", ["one"]), ("[Two]", ["two"]), ("Tap", ["tap"]), ("[Off]", [])])
  func `a click presses what is there`(text: String, lines: [String]) {
    let terminal = terminal()
    expect(terminal.click(text))
    expectEqual(told.take(), lines)
  }

  @Test func `a click on a toggle or an option chooses it`() {
    let terminal = terminal()
    terminal.click("Sounds")
    terminal.click("( ) c")
    expect(told.isOn)
    expectEqual(told.mailbox, "c")
    terminal.expectShows("[x] Sounds", "(•) c")
  }

  @Test func `a click on the halves of a stepper steps it`() {
    let terminal = terminal()
    terminal.click("[+]")
    terminal.click("[+]")
    terminal.click("[-]")
    expectEqual(told.copies, 3)
    terminal.click("Copies")
    expectEqual(told.copies, 3)
    expectEqual(terminal.focusName, "Copies")
  }

  @Test(arguments: [1, 2, 3])
  func `a click before the halves of a stepper doesn't step it`(distance: Int) throws {
    let terminal = terminal()
    let (column, row) = try require(terminal.place(of: "[-]"))
    terminal.click(column - distance, row)
    expectEqual(told.copies, 2)
  }

  @Test func `a divider between columns follows the mouse as far as the width is allowed`() throws {
    let terminal = TestTerminal(
      Showing {
        NavigationSplitView {
          Text("Mailboxes")
        } detail: {
          Text("Message")
        }
      }, columns: 100)
    let (column, row) = try require(terminal.place(of: "│"))
    func drag(to column: Int) throws -> Int {
      let begin = try require(terminal.place(of: "│")).column
      terminal.play(
        .mouse(MouseEvent(.press(.left), column: begin, row: row)),
        .mouse(MouseEvent(.drag(.left), column: column, row: row + 1)),
        .mouse(MouseEvent(.release(.left), column: column, row: row + 1)))
      return try require(terminal.place(of: "│")).column
    }
    expectEqual(try drag(to: column + 5), column + 5)
    expectEqual(try drag(to: 0), 16)
    expectEqual(try drag(to: 99), 40)
    // Without the divider, a drag moves nothing.
    terminal.play(
      .mouse(MouseEvent(.press(.left), column: 50, row: row)),
      .mouse(MouseEvent(.drag(.left), column: 20, row: row)))
    expectEqual(try require(terminal.place(of: "│")).column, 40)
  }

  @Test func `a slider follows the mouse`() throws {
    let terminal = terminal()
    let (column, row) = try require(terminal.place(of: "Volume"))
    terminal.click(column + 7, row)
    expectEqual(told.volume, 0)
    terminal.play(
      .mouse(MouseEvent(.press(.left), column: column + 7, row: row)),
      .mouse(MouseEvent(.drag(.left), column: 79, row: row + 1)))
    expectEqual(told.volume, 1)
  }

  private struct Zoom: View {
    let width: Double
    var last = 9.0
    @State private var zoom = 0.0

    var body: some View {
      Slider(value: $zoom, in: 0...last, step: 1) { Text("Zoom") }.frame(width: width)
    }
  }

  @Test(arguments: [88, 112, 128, 136, 320])
  func `a click moves the knob of a slider to the mouse, within a step`(width: Double) throws {
    let terminal = TestTerminal(Showing { Zoom(width: width) })
    let (first, row) = try require(terminal.place(of: "●"))
    let bar = try require(terminal.rows[row].split(separator: " ").first { $0.contains("●") })
    for column in first..<(first + bar.count) {
      terminal.click(column, row)
      let knob = try require(terminal.place(of: "●")).column
      expect(abs(knob - column) <= bar.count / 9 + 1)
    }
    terminal.expectShows("━● ", " 9")
    terminal.click(first, row)
    terminal.expectShows(" ●─", " 0")
  }

  @Test(arguments: [80, 88, 96, 120])
  func `the bar of a slider keeps its width, however long the number is`(width: Double) throws {
    let terminal = TestTerminal(Showing { Zoom(width: width, last: 100) })
    let (first, row) = try require(terminal.place(of: "●"))
    func bar() -> String? {
      terminal.rows[row].split(separator: " ").first { $0.contains("●") }.map(String.init)
    }
    let columns = try require(bar()?.count)
    terminal.play(.mouse(MouseEvent(.press(.left), column: first, row: row)))
    for column in first..<(first + columns) {
      terminal.play(.mouse(MouseEvent(.drag(.left), column: column, row: row)))
      expectEqual(bar()?.count, columns)
      let knob = try require(terminal.place(of: "●")).column
      expect(abs(knob - column) <= 1)
    }
    terminal.expectShows("━● 100")
  }

  @Test func `a click places the cursor of a field, and a drag selects`() throws {
    let terminal = terminal()
    let (column, row) = try require(terminal.place(of: "Ada"))
    terminal.click(column + 1, row)
    terminal.type("-")
    expectEqual(told.name, "A-da")
    terminal.play(
      .mouse(MouseEvent(.press(.left), column: column, row: row)),
      .mouse(MouseEvent(.drag(.left), column: column + 2, row: row)))
    terminal.type("E")
    expectEqual(told.name, "Eda")
  }

  @Test func `a click after a key places the cursor, and selects no word`() throws {
    let terminal = terminal()
    let (column, row) = try require(terminal.place(of: "Ada"))
    terminal.click(column + 1, row)
    terminal.press(.end)
    terminal.click(column + 1, row)
    expect(terminal.pane.selectedText == nil)
    terminal.click(column + 1, row)
    expectEqual(terminal.pane.selectedText, "Ada")
  }

  private struct Scrolling: View {
    let told: Told

    var body: some View {
      VStack(alignment: .leading) {
        ScrollView {
          VStack(alignment: .leading) {
            ForEach(0..<30) { number in
              Button("row \(number).") { told.lines.append("row \(number)") }
            }
          }
        }
        .frame(height: 80)
        Text("below")
      }
    }
  }

  @Test func `a click below a scroll view presses nothing that is hidden in it`() {
    let terminal = TestTerminal(Showing { Scrolling(told: told) })
    expect(terminal.click("below"))
    expectEqual(told.take(), [])
    expect(terminal.click("row 2."))
    expectEqual(told.take(), ["row 2"])
  }

  @Test func `the wheel scrolls to the side by six columns`() {
    let terminal = TestTerminal(
      Showing {
        ScrollView(.horizontal) {
          Text((10..<60).map { "\($0)...." }.joined()).fixedSize()
        }
      })
    func shown() -> Substring { (terminal.rows.first { $0.contains("....") } ?? "").prefix(2) }
    let place = terminal.place(of: "10....")
    expect(place != nil)
    expectEqual(shown(), "10")
    for (columns, first) in [(1, "11"), (1, "12"), (-1, "11"), (-1, "10"), (-1, "10")] {
      terminal.play(
        .mouse(
          MouseEvent(.wheel(columns: columns, rows: 0), column: 5, row: place?.row ?? 0)))
      expect(shown() == first)
    }
  }

  private struct Nested: View {
    let inner: Axis

    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          if inner == .horizontal {
            ScrollView(.horizontal) {
              HStack { ForEach(0..<30) { Button("card \($0).") {} } }
            }
          } else {
            ScrollView {
              VStack(alignment: .leading, spacing: 0) { ForEach(0..<10) { Text("inner \($0).") } }
            }
            .frame(height: 80)
          }
          ForEach(0..<60) { Text("line \($0).") }
        }
      }
    }
  }

  @Test func `the wheel over a view that scrolls to the side scrolls the view around it`() throws {
    let terminal = TestTerminal(Showing { Nested(inner: .horizontal) })
    let (column, row) = try require(terminal.place(of: "card 1."))
    terminal.play(.mouse(MouseEvent(.wheel(columns: 1, rows: 0), column: column, row: row)))
    expect(try require(terminal.place(of: "card 1.")).column == column - 6)
    terminal.play(.mouse(MouseEvent(.wheel(columns: 0, rows: 2), column: column, row: row)))
    terminal.expectHides("card 1.", "line 0.")
    terminal.expectShows("line 10.")
  }

  @Test func `the wheel over a view at its end scrolls the view around it`() throws {
    let terminal = TestTerminal(Showing { Nested(inner: .vertical) })
    let (column, row) = try require(terminal.place(of: "inner 0."))
    func wheel(_ rows: Int) {
      terminal.play(.mouse(MouseEvent(.wheel(columns: 0, rows: rows), column: column, row: row)))
    }
    wheel(2)
    expectEqual(terminal.place(of: "inner 5.")?.row, row)
    wheel(1)
    expectEqual(terminal.place(of: "inner 8.")?.row, row)
    wheel(-1)
    expectEqual(terminal.place(of: "inner 5.")?.row, row)
  }

  @Test func `a page key in a view that scrolls to the side scrolls the view around it`() {
    let terminal = TestTerminal(Showing { Nested(inner: .horizontal) })
    terminal.press(.tab)
    expectEqual(terminal.focusName, "card 0.")
    terminal.press(.pageDown)
    terminal.expectHides("card 0.", "line 0.")
    terminal.expectShows("line 21.")
    terminal.press(.home)
    terminal.expectShows("card 0.", "line 0.")
    terminal.press(.end)
    terminal.expectShows("line 59.")
  }

  @Test func `a click at nothing does nothing`() {
    let terminal = terminal()
    terminal.click(79, 1)
    expect(terminal.focusName == nil)
    expectEqual(told.take(), [])
  }
}
