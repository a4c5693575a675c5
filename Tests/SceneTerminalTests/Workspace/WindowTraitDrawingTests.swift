import Checking
import SceneModel
import Scenes
import Testing

@testable import SceneTerminal

/// The traits of windows at a terminal.
@MainActor struct WindowTraitDrawingTests {
  private struct Notes: App {
    var body: some Scene {
      WindowGroup("Note") { Opener() }
        .windowStyle(.hiddenTitleBar)
      UtilityWindow("Snippets", id: "snippets") { Text("No snippets") }
      Window("Left", id: "left") { Text("at the left") }
        .defaultPosition(.leading)
        .windowManagerRole(.associated)
      Window("Pad", id: "pad") { Text("a pad") }
        .windowLevel(.floating)
      Window("Placed", id: "placed") { Text("placed") }
        .defaultWindowPlacement { _, _ in WindowPlacement(UnitPoint.leading, width: 160) }
      Window("Locked", id: "locked") {
        Text("stays").windowDismissBehavior(.disabled).windowMinimizeBehavior(.disabled)
      }
    }
  }

  private struct Opener: View {
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      Text("first line")
      ForEach(["snippets", "left", "pad", "placed", "locked"], id: \.self) { id in
        Button("Open \(id)") { openWindow(id: id) }
      }
    }
  }

  @Test func `a window without a title line begins in the first row`() {
    let terminal = TestTerminal(Notes())
    expect(!terminal.rows[0].contains("Note"))
    terminal.expectShows("first line")
    expectEqual(terminal.workspace.inner(of: terminal.workspace.places[0]).row, 0)
    expectEqual(terminal.workspace.screen.title, "Note")
    terminal.click(1, 0)
    expectEqual(terminal.workspace.foreground.count, 1)
  }

  @Test func `a window of tools lies over the others, and Escape closes it`() {
    let terminal = TestTerminal(Notes())
    terminal.click("Open snippets")
    expectEqual(terminal.workspace.arrangement.slideOver, "2")
    terminal.expectShows("No snippets", "first line")
    // The window that has the focus isn't covered.
    terminal.press(.function(6))
    terminal.expectShows("No snippets", "first line")
    let places = terminal.workspace.places
    expectEqual(places.map(\.scene), ["1", "2"])
    expect(places[0].area.intersection(places[1].area).isEmpty)
    terminal.play(.resize(columns: 40, rows: 12))
    terminal.expectShows("first line", "1 more window")
    terminal.expectHides("No snippets")
    terminal.press(.function(6))
    terminal.expectShows("No snippets")
    terminal.play(.resize(columns: 80, rows: 24))
    terminal.press(.escape)
    expectEqual(terminal.workspace.foreground.map(\.id), ["1"])
    terminal.expectHides("No snippets")
  }

  @Test func `a window opens at the side that it asks for, and isn't listed if it serves another`()
  {
    let terminal = TestTerminal(Notes())
    terminal.click("Open left")
    expectEqual(terminal.workspace.arrangement.order, ["2", "1"])
    expectEqual(terminal.workspace.switcherSessions.map(\.id), ["1"])
  }

  @Test func `a window is placed at a side, where its size has no effect`() {
    let terminal = TestTerminal(Notes())
    terminal.click("Open placed")
    expectEqual(terminal.workspace.arrangement.order, ["2", "1"])
    expectEqual(terminal.workspace.places.map(\.scene), ["2", "1"])
    expect(terminal.workspace.places[0].area.columns > 30)
  }

  @Test func `a window of a floating level lies over the others`() {
    let terminal = TestTerminal(Notes())
    terminal.click("Open pad")
    expectEqual(terminal.workspace.arrangement.slideOver, "2")
    expectEqual(terminal.workspace.places.map(\.isOver), [false, true])
    terminal.expectShows("a pad", "first line")
  }

  @Test func `a window that can't be closed has no sign for it, and says so`() {
    let terminal = TestTerminal(Notes())
    terminal.click("Open locked")
    terminal.expectHides("[×]")
    terminal.press(.function(4))
    terminal.expectShows("The window can't be closed now.")
    terminal.press(.function(11))
    terminal.expectShows("The window can't be sent to the background now.")
    expectEqual(terminal.workspace.foreground.count, 2)
  }
}
