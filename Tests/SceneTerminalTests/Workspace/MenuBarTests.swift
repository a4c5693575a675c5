import Checking
import Testing

@testable import SceneTerminal

/// The menus at the top of the screen.
@MainActor struct MenuBarTests {
  private func bar() -> MenuBar {
    MenuBar([
      .init(title: "File", items: [.init("New", .host(.newWindow)), .init("Quit", .host(.quit))]),
      .init(title: "Empty", items: []),
      .init(title: "Help", items: [.init("Keys", .host(.help))]),
    ])
  }

  @Test(arguments: [
    ([KeyPress.Key.down], "Quit"), ([.down, .down], "New"), ([.up], "Quit"), ([.right], "Keys"),
    ([.right, .right], "New"), ([.left], "Keys"), ([.down, .right, .left], "New"), ([.end], "Quit"),
    ([.end, .home], "New"), ([.tab], "Keys"), ([.character("j")], "Quit"),
  ])
  func `keys go around menus and items, and menus without items aren't there`(
    keys: [KeyPress.Key], title: String
  ) {
    var bar = bar()
    var isTaken = true
    for key in keys { isTaken = bar.handle(KeyPress(key)) && isTaken }
    expect(isTaken)
    expectEqual(bar.selected?.title, title)
  }

  @Test func `titles have places, and a bar without menus has no selection`() {
    expectEqual(bar().columns(from: 1), [1, 7])
    var empty = MenuBar([])
    let isTaken = empty.handle(KeyPress(.down))
    expect(isTaken && empty.selected == nil)
  }
}
