import Checking
import Testing

@testable import SceneTerminal

@Suite struct TerminalCapabilitiesTests {
  typealias Depth = TerminalCapabilities.ColorDepth

  @Test(
    "the environment tells the colors",
    arguments: [
      (["TERM": "xterm-256color"], .palette256), (["TERM": "xterm"], .sixteen),
      (["TERM": "linux"], .sixteen), (["TERM": "vt100"], .none), (["TERM": "dumb"], .none),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .exact),
      (["TERM": "rxvt-unicode-256color", "COLORTERM": "rxvt-xpm"], .palette256),
      (["TERM": "xterm-direct"], .exact), (["TERM": "xterm-kitty"], .exact),
      (["TERM": "xterm-kitty", "NO_COLOR": "1"], .none),
      (["TERM": "xterm-kitty", "NO_COLOR": ""], .exact),
      (["TERM": "xterm-kitty", "CLICOLOR": "0", "CLICOLOR_FORCE": "1"], .none),
      (["TERM": "xterm-kitty", "CLICOLOR": "1"], .exact),
    ] as [([String: String], Depth)])
  func colors(environment: [String: String], expected: Depth) {
    expectEqual(TerminalCapabilities(environment: environment).colorDepth, expected)
  }

  @Test("an option overrides all, and replies change nothing then")
  func option() {
    var capabilities = TerminalCapabilities(
      environment: ["TERM": "xterm", "NO_COLOR": "1"], colorOption: .palette256)
    expectEqual(capabilities.colorDepth, .palette256)
    capabilities.receive(.version("kitty(0.36)"))
    capabilities.receive(.style("38;2;1;2;3m"))
    expectEqual(capabilities.colorDepth, .palette256)
    capabilities = TerminalCapabilities(environment: ["TERM": "xterm", "NO_COLOR": "1"])
    capabilities.receive(.style("38;2;1;2;3m"))
    expectEqual(capabilities.colorDepth, .none)
  }

  @Test(
    "replies raise the colors",
    arguments: [
      (.style("0;38:2::1:2:3m"), .exact), (.style("0;38:2:1:2:3m"), .exact),
      (.style("0;38;2;1;2;3m"), .exact), (.style("0;38;5;16m"), .sixteen),
      (.version("XTerm(379)"), .exact), (.version("XTerm(331)"), .exact),
      (.version("XTerm(330)"), .sixteen),
      (.version("foot(1.13.1)"), .exact), (.version("tmux 3.4"), .sixteen),
      (.version(""), .sixteen),
    ] as [(TerminalReply, Depth)])
  func replies(reply: TerminalReply, expected: Depth) {
    var capabilities = TerminalCapabilities(environment: ["TERM": "xterm"])
    capabilities.receive(reply)
    expectEqual(capabilities.colorDepth, expected)
  }

  @Test(
    "a mode counts only if it can be set",
    arguments: [(0, false), (1, true), (2, true), (3, false), (4, false), (-7, false)])
  func modes(state: Int, canBeSet: Bool) {
    var capabilities = TerminalCapabilities()
    for mode in [2026, 2031, 2048, 1, Int.max] {
      capabilities.receive(.mode(mode, state: state))
    }
    expectEqual(capabilities.synchronizesOutput, canBeSet)
    expectEqual(capabilities.reportsTheme, canBeSet)
    expectEqual(capabilities.resizesInBand, canBeSet)
  }

  @Test(
    "a terminal that always joins clusters isn't told to",
    arguments: [(1, false), (2, true), (3, false)])
  func clusters(state: Int, switches: Bool) {
    var capabilities = TerminalCapabilities()
    capabilities.receive(.mode(2027, state: state))
    expect(capabilities.joinsClusters && capabilities.widensVariations)
    expectEqual(capabilities.switchesClusters, switches)
    let leaving = String(decoding: TerminalSequences.leaving(capabilities), as: UTF8.self)
    expectEqual(leaving.contains("2027"), switches)
  }

  @Test("the row of the cursor tells which text was measured")
  func widths() {
    var capabilities = TerminalCapabilities()
    capabilities.receive(.cursor(row: 2, column: 7))
    capabilities.receive(.cursor(row: 3, column: 3))
    capabilities.receive(.cursor(row: 4, column: 2))
    expect(!capabilities.joinsClusters)
    expect(capabilities.widensVariations)
    expect(!capabilities.drawsAmbiguousWide)
    capabilities.receive(.cursor(row: 2, column: 3))
    expect(capabilities.joinsClusters)
  }

  @Test("a keyboard protocol that isn't granted in full is given up")
  func keyboard() {
    var capabilities = TerminalCapabilities()
    capabilities.receive(.keyboard(0))
    expectEqual(capabilities.keyboard, .kitty)
    var other = capabilities
    other.receive(.keyboard(5))
    expectEqual(other.keyboard, .kitty)
    capabilities.receive(.keyboard(1))
    expectEqual(capabilities.keyboard, .legacy)
    let bytes = TerminalSequences.changing(from: other, to: capabilities)
    expectEqual(String(decoding: bytes, as: UTF8.self), "\u{1B}[<u")
    capabilities.receive(.keyboard(5))
    expectEqual(capabilities.keyboard, .legacy)
  }

  @Test(
    "the background's brightness is known from its color or from the theme",
    arguments: [
      (.color(11, red: 1, green: 1, blue: 0.9), .light),
      (.color(11, red: 0.1, green: 0.1, blue: 0.4), .dark),
      (.color(10, red: 1, green: 1, blue: 1), .unknown), (.theme(isDark: true), .dark),
      (.theme(isDark: false), .light), (.attributes([62]), .unknown),
    ] as [(TerminalReply, TerminalCapabilities.Background)])
  func background(reply: TerminalReply, expected: TerminalCapabilities.Background) {
    var capabilities = TerminalCapabilities()
    capabilities.receive(reply)
    expectEqual(capabilities.background, expected)
  }

  @Test("tmux shows no pictures")
  func tmux() {
    var capabilities = TerminalCapabilities(
      environment: ["TERM": "screen-256color", "TMUX": "/tmp/x,1,0", "LC_TERMINAL": "iTerm2"])
    expect(capabilities.isTmux)
    expectEqual(capabilities.pictures, .none)
    capabilities.receive(.graphics(isSupported: true))
    expectEqual(capabilities.pictures, .none)
    capabilities = TerminalCapabilities(environment: ["TERM": "xterm-kitty"])
    capabilities.receive(.graphics(isSupported: true))
    expectEqual(capabilities.pictures, .kitty)
  }

  @Test("a terminal without the protocol of kitty keeps the one of its own")
  func otherPictures() {
    var capabilities = TerminalCapabilities(
      environment: ["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"])
    capabilities.receive(.graphics(isSupported: false))
    expectEqual(capabilities.pictures, .iTerm)
    capabilities.receive(.graphics(isSupported: true))
    expectEqual(capabilities.pictures, .kitty)
    capabilities.receive(.graphics(isSupported: false))
    expectEqual(capabilities.pictures, .none)
  }

  @Test(
    "in tmux a person learns which settings it needs",
    arguments: [
      (nil, true), ("tmux 3.3a", true), ("tmux 2.9", true), ("tmux 3.5", false),
      ("tmux next-3.10", false), ("tmux 4.0", false), ("tmux", true),
      ("tmux 99999999999999999999.1", true),
    ])
  func advice(version: String?, waits: Bool) {
    var capabilities = TerminalCapabilities(environment: ["TERM": "screen", "TMUX": "/tmp/x,1,0"])
    if let version { capabilities.receive(.version(version)) }
    let advice = capabilities.advice
    expectEqual(advice.count, (waits ? 3 : 2))
    expect(advice.contains { $0.contains("focus-events on") })
    expect(advice.contains { $0.contains("set-clipboard on") })
    expectEqual(advice.contains { $0.contains("escape-time 10") }, waits)
    expect(!capabilities.sendsAllKeys)
    var kitty = TerminalCapabilities(environment: ["TERM": "xterm-kitty"])
    kitty.receive(.keyboard(0))
    expect(kitty.sendsAllKeys)
    // They stand in a line of the help page.
    expect(advice.allSatisfy { $0.count <= 78 })
    expectEqual(TerminalCapabilities(environment: ["TERM": "xterm-kitty"]).advice, [])
  }

  @Test("notifications that report back are preferred")
  func notifications() {
    var capabilities = TerminalCapabilities(environment: ["TERM": "foot"])
    expectEqual(capabilities.notifications, .osc777)
    capabilities.receive(.notification("another", ""))
    expectEqual(capabilities.notifications, .osc777)
    capabilities.receive(.notification("scenes-query", "p=title"))
    expectEqual(capabilities.notifications, .osc99)
  }
}
