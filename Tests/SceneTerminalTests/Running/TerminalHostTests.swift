import Checking
import Scenes
import Testing

@testable import SceneTerminal

/// The bytes of a terminal as its host takes them.
@MainActor struct TerminalHostTests {
  @Test(
    arguments: [
      (["TERM": "xterm"], 0.025), (["TERM": "xterm", "TMUX": "/tmp/tmux,1,0"], 0.1),
      (["TERM": "xterm", "SSH_CONNECTION": "::1 1 ::1 22"], 0.1),
      (["TERM": "xterm", "ESCDELAY": "300"], 0.3),
      (["TERM": "xterm", "ESCDELAY": "300", "TMUX": "/tmp/tmux,1,0"], 0.3),
      (["TERM": "xterm", "ESCDELAY": "-7"], 0.001), (["TERM": "xterm", "ESCDELAY": "100000"], 5),
      (["TERM": "xterm", "ESCDELAY": "soon"], 0.025),
    ] as [([String: String], Double)])
  func `the time in which Esc is a key of its own fits the connection`(
    environment: [String: String], delay: Double
  ) {
    expectEqual(TerminalHost(environment: environment).parser.escapeDelay, delay)
  }

  @Test(
    arguments: [
      (["TERM": "screen"], true), (["TERM": "screen-256color"], true), (["TERM": "xterm"], false),
      ([:], false), (["TERM": "screen", "TMUX": "/tmp/tmux,1,0"], false),
    ] as [([String: String], Bool)])
  func `much text at once is pasted where pasted text isn't marked`(
    environment: [String: String], acceptsBursts: Bool
  ) {
    expectEqual(TerminalHost(environment: environment).parser.acceptsBursts, acceptsBursts)
  }

  /// Returns a host of a launched app on a terminal, without a run.
  private func host(_ terminal: TestTerminal) -> TerminalHost {
    let host = TerminalHost(environment: ["TERM": "xterm"])
    host.workspace = terminal.workspace
    return host
  }

  @Test(arguments: [true, false])
  func `a size is taken from a terminal that was asked for it`(isAsked: Bool) {
    let terminal = TestTerminal(Postbox())
    let host = host(terminal)
    if isAsked { host.receive(Array("\u{1B}[?2048;2$y".utf8)) }
    host.receive(Array("\u{1B}[48;30;100;600;1000t".utf8))
    expectEqual(terminal.workspace.columns, (isAsked ? 100 : 80))
    expectEqual(terminal.workspace.rows, (isAsked ? 30 : 24))
  }

  @Test(arguments: [
    (10, "was sent to the clipboard"), (TerminalSequences.longestCopy, "was sent to the clipboard"),
    (TerminalSequences.longestCopy + 1, "is too long to be copied"),
  ])
  func `a person is told whether a text is copied`(length: Int, message: String) {
    let text = String(repeating: "a", count: length)
    let terminal = TestTerminal(Showing { TextEditor(text: .constant(text)) })
    terminal.press(.home, [.control])
    terminal.press(.end, [.control, .shift])
    expectEqual(terminal.pane.selectedText, text)
    host(terminal).receive(Array("\u{1B}w".utf8))
    terminal.settle()
    expectContains(terminal.rows[23], message)
  }

  @Test func `nothing is copied without a text`() {
    let terminal = TestTerminal(Postbox())
    expect(!host(terminal).copy(""))
    expectEqual(terminal.workspace.message, "There is no text to copy.")
  }

  @Test func `a notification is opened once, and only if it was activated`() {
    let terminal = TestTerminal(Postbox())
    let host = host(terminal)
    let identifier = terminal.workspace.show(NotificationRecord(title: "New mail"))
    let count = terminal.trace.count
    for text in ["p=close;", ";x"] {
      host.receive(Array("\u{1B}]99;i=\(identifier):\(text)\u{1B}\\".utf8))
    }
    terminal.settle()
    expectEqual(terminal.trace.count, count)
    for _ in 0..<2 { host.receive(Array("\u{1B}]99;i=\(identifier);\u{1B}\\".utf8)) }
    terminal.settle()
    expectEqual(terminal.trace.dropFirst(count).count { $0.hasPrefix("notification") }, 1)
  }

  private struct Scheme: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }

  @Test func `views follow the background of the terminal`() {
    let terminal = TestTerminal(Showing { Scheme() })
    let host = host(terminal)
    terminal.expectShows("light")
    for (reply, scheme) in [
      ("]11;rgb:10/10/10\u{1B}\\", "dark"), ("[?997;2n", "light"), ("[?997;1n", "dark"),
    ] {
      host.receive(Array("\u{1B}\(reply)".utf8))
      terminal.settle()
      terminal.expectShows(scheme)
    }
  }

  @Test func `the colors are asked for again when the theme changes`() throws {
    let pseudoterminal = try Pseudoterminal()
    let host = host(TestTerminal(Postbox()))
    host.device = TerminalDevice(owning: pseudoterminal.open(), environment: [:])
    let query = "\u{1B}]11;?\u{1B}\\"
    host.receive(Array("\u{1B}[?997;1n\u{1B}[?62;22c".utf8))
    expect(!pseudoterminal.text.contains(query))
    host.receive(Array("\u{1B}[?997;2n".utf8))
    expect(pseudoterminal.wait(for: query))
  }
}
