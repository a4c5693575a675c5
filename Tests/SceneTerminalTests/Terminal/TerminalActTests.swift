import Checking
import Foundation
import Testing

/// Each act of a person, by keys and by the mouse; the trace is that of the same acts in a script.
extension TerminalTests {
  @Test func `windows share the screen, get the focus, and are made wider`() throws {
    let terminal = try TmuxTerminal()
    try terminal.start()
    // By keys: the first button, then the two below it.
    try terminal.press("Down", "Enter")
    try terminal.wait(for: "Count 1")
    try terminal.press("Down", "Enter")
    try terminal.wait(for: "▶ Form")
    expect(terminal.screen[0].hasPrefix("  Main"))
    // By the mouse: the first press gives the window the focus too.
    try terminal.click("[Rows]")
    try terminal.wait(for: "▶ Rows")
    expectEqual(terminal.screen[0].matches(of: /\[×\]/).count, 3)
    try terminal.press("F6")
    try terminal.wait(for: "▶ Main")
    let line = Array(terminal.screen[5])
    let column = try require(line.firstIndex(of: "│"))
    try terminal.drag((column, 5), (column + 2, 5), (column + 4, 5))
    try terminal.wait("the divider didn't move") {
      Array(terminal.screen[5]).firstIndex(of: "│") == column + 4
    }
    try terminal.press("<")
    try terminal.wait("the divider didn't move back") {
      Array(terminal.screen[5]).firstIndex(of: "│") == column + 2
    }
    try terminal.press("F8")
    try terminal.wait(without: "Row 1 ")
    try terminal.press("F8")
    try terminal.wait(for: "Row 1 ")
    try terminal.press("F9")
    try terminal.wait(for: "╰")
    try terminal.press("F9", "F6", "F6", "F4")
    try terminal.wait(without: "Row 1 ")
    try terminal.press("C-c")
    try terminal.waitForShell()
    try terminal.expectTrace(
      of: """
        tap "Add" in 1
        tap "Form" in 1
        focus 1
        tap "Rows" in 1
        focus 1
        focus 2
        focus 3
        close 3
        quit
        """)
  }

  @Test func `the switcher resumes, makes and closes windows, and home sends the app away`() throws
  {
    let terminal = try TmuxTerminal()
    try terminal.start()
    try terminal.press("F5")
    try terminal.wait(for: "inactive")
    // A window that is made in the switcher has the screen alone.
    try terminal.type("+")
    try terminal.wait(forTrace: "scene 2 sceneDidBecomeActive")
    try terminal.press("F11")
    try terminal.wait(for: "Enter returns to the app")
    try terminal.press("F5")
    try terminal.wait(for: " background ")
    expectEqual(terminal.screen.filter { $0.contains("Count 0") }.count, 1)
    try terminal.press("Right", "Enter")
    try terminal.wait(for: "▶ Main")
    try terminal.press("F12")
    try terminal.wait(for: "Enter returns to the app")
    try terminal.press("Enter")
    try terminal.wait(for: "▶ Main")
    try terminal.press("F5")
    try terminal.wait(for: "inactive")
    try terminal.click("[×]")
    try terminal.wait(forTrace: "didDiscardSceneSessions")
    try terminal.press("Escape")
    try terminal.wait(without: "Esc Return")
    try terminal.press("C-c")
    try terminal.waitForShell()
    let discarded = terminal.traceLines.first { $0.hasPrefix("close scene") }
    try terminal.expectTrace(
      of: """
        switcher
        new window
        background 2
        switcher
        resume \(terminal.traceLines.contains("resume scene 1") ? 1 : 2)
        background
        foreground
        switcher
        close \(discarded == "close scene 1" ? 1 : 2)
        foreground
        quit
        """)
  }

  @Test func `sheets, alerts, menus, shortcuts and questions`() throws {
    let terminal = try TmuxTerminal()
    try terminal.start()
    try terminal.click("[Sheet]")
    try terminal.wait(for: "In the sheet")
    try terminal.press("Escape")
    try terminal.wait(without: "In the sheet")
    try terminal.click("[Alert]")
    try terminal.click("[Yes]")
    try terminal.wait(for: "Answered yes")
    try terminal.press("C-b")
    try terminal.wait(for: "Count 0 Alpha")
    try terminal.press("F10", "Right", "Right", "Right")
    try terminal.wait(for: "Write Beta")
    try terminal.press("Down", "Enter")
    try terminal.wait(for: "Count 0 Alpha Beta")
    try terminal.press("F2")
    try terminal.type("letters alpha")
    try terminal.press("Enter")
    try terminal.wait(for: "Count 0 Alpha Beta Alpha")
    try terminal.press("F2")
    try terminal.type("attach")
    try terminal.press("Enter")
    try terminal.wait(for: "on the wall")
    try terminal.press("F2")
    try terminal.type("detach")
    try terminal.press("Enter")
    try terminal.wait(without: "on the wall")
    try terminal.press("F2")
    try terminal.type("memory")
    try terminal.press("Enter")
    try terminal.wait(forTrace: "memory")
    try terminal.click("[Guard]")
    try terminal.wait(forTrace: "press in scene 1")
    try terminal.press("F4")
    try terminal.wait(for: "It was never sent.")
    try terminal.press("Escape")
    try terminal.wait(without: "It was never sent.")
    try terminal.click("[×]")
    try terminal.click("[Discard]")
    try terminal.wait(forTrace: "scene 1 didDiscardSceneSessions")
    try terminal.press("C-c")
    try terminal.waitForShell()
    try terminal.expectTrace(
      of: """
        tap "Sheet"
        back
        tap "Alert"
        tap "Yes"
        press "command+b"
        press "command+option+y"
        press "command+b"
        attach display "Display"
        detach display "Display"
        memory pressure
        tap "Guard"
        close 1
        quit
        """)
  }

  @Test func `fields take keys, pastes and undo, and no control sequence`() throws {
    let terminal = try TmuxTerminal()
    try terminal.start()
    try terminal.click("[Form]")
    try terminal.wait(for: "▶ Form")
    // A window that begins with a field takes what is typed.
    try terminal.type("Ann")
    try terminal.wait(for: "▶ Ann")
    try expectEqual(terminal.format("#{cursor_flag}"), "1")
    try terminal.press("C-u")
    try terminal.wait(for: "▶ Form")
    try terminal.press("C-_")
    try terminal.wait(for: "▶ Ann")
    let pasted = terminal.folder.appending(path: "pasted")
    try Data("x\u{1B}[31m漢\u{9B}y".utf8).write(to: pasted)
    try terminal.tmux("load-buffer", pasted.path)
    try terminal.tmux("paste-buffer", "-p")
    try terminal.wait(for: "漢")
    expect(terminal.screen.contains { $0.contains(#"Hello "Annx"#) })
    try terminal.press("Tab")
    try terminal.type("hunter2")
    try terminal.wait(for: "7 secret")
    expect(!terminal.screen.contains { $0.contains("hunter2") })
    try terminal.press("Tab")
    try terminal.type("one")
    try terminal.press("Enter")
    try terminal.type("two")
    try terminal.wait(for: "7 characters, 7 secret")
    try terminal.press("C-c")
    try terminal.waitForShell()
  }

  @Test func `the log has what happens and what the app prints, filtered and unfolded`() throws {
    let terminal = try TmuxTerminal()
    try terminal.start()
    try terminal.press("F7")
    try terminal.wait(for: "Log: scenes")
    try terminal.click("[Print]")
    try terminal.wait(for: "printed by the app")
    try terminal.wait(for: "complained")
    expect(terminal.screen.contains { $0.contains("[Print]") })
    try terminal.press("F7", "F7")
    try terminal.wait(without: "Log:")
    try terminal.press("F7")
    try terminal.type("ff")
    try terminal.wait(for: "Log: problems")
    try terminal.wait(without: "printed by the app")
    expect(terminal.screen.contains { $0.contains("complained") })
    try terminal.type("fff")
    try terminal.wait(for: "Log: output")
    try terminal.wait(without: "press in scene")
    try terminal.type("f")
    try terminal.wait(for: "Log: scenes")
    try terminal.press("Home")
    try terminal.wait(for: "didFinishLaunching")
    try terminal.press("Down", "Down", "Down", "Enter")
    try terminal.wait(for: "▾")
    try terminal.press("C-c")
    try terminal.waitForShell()
    // The streams have it after the end, as it was printed.
    try terminal.wait(for: "printed by the app")
  }
}
