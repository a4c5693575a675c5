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
    #expect(terminal.click(text))
    #expect(told.take() == lines)
  }

  @Test func `a click on a toggle or an option chooses it`() {
    let terminal = terminal()
    terminal.click("Sounds")
    terminal.click("( ) c")
    #expect(told.isOn && told.mailbox == "c")
    #expect(terminal.shows("[x] Sounds") && terminal.shows("(•) c"))
  }

  @Test func `a click on the halves of a stepper steps it`() {
    let terminal = terminal()
    terminal.click("[+]")
    terminal.click("[+]")
    terminal.click("[-]")
    #expect(told.copies == 3)
    terminal.click("Copies")
    #expect(told.copies == 3 && terminal.focusName == "Copies")
  }

  @Test func `a slider follows the mouse`() throws {
    let terminal = terminal()
    let (column, row) = try #require(terminal.place(of: "Volume"))
    terminal.click(column + 7, row)
    #expect(told.volume == 0)
    terminal.play(
      .mouse(MouseEvent(.press(.left), column: column + 7, row: row)),
      .mouse(MouseEvent(.drag(.left), column: 79, row: row + 1)))
    #expect(told.volume == 1)
  }

  @Test func `a click places the cursor of a field, and a drag selects`() throws {
    let terminal = terminal()
    let (column, row) = try #require(terminal.place(of: "Ada"))
    terminal.click(column + 1, row)
    terminal.type("-")
    #expect(told.name == "A-da")
    terminal.play(
      .mouse(MouseEvent(.press(.left), column: column, row: row)),
      .mouse(MouseEvent(.drag(.left), column: column + 2, row: row)))
    terminal.type("E")
    #expect(told.name == "Eda")
  }

  @Test func `a click at nothing does nothing`() {
    let terminal = terminal()
    terminal.click(79, 1)
    #expect(terminal.focusName == nil && told.take() == [])
  }
}
