import Checking
import Foundation
import SceneRuntime
import Testing

@testable import SceneHeadless

struct ActParsingTests {
  struct Line: Sendable, CustomTestStringConvertible {
    var line: String
    var act: Act

    var testDescription: String { line }
  }

  @Test(arguments: [
    Line(line: #"tap "New Message""#, act: .tap("New Message")),
    Line(line: #"tap "New Message" in 2"#, act: .tap("New Message", in: 2)),
    Line(line: #"tap "Open" at 2"#, act: .tap(Act.Target("Open", at: 2))),
    Line(line: #"tap "Open" at 2 in 3"#, act: .tap(Act.Target("Open", at: 2), in: 3)),
    Line(
      line: #"type "Hello" into "To" at 2"#, act: .type("Hello", into: Act.Target("To", at: 2))),
    Line(line: #"set "Volume" at 2 to 1"#, act: .set(Act.Target("Volume", at: 2), to: 1)),
    Line(line: #"step "Count" at 2 up"#, act: .step(Act.Target("Count", at: 2), .up)),
    Line(line: #"submit "To" at 2"#, act: .submit(Act.Target("To", at: 2))),
    Line(line: #"focus "To" at 2"#, act: .focusOn(Act.Target("To", at: 2))),
    Line(line: #"type "Hello" into "Subject""#, act: .type("Hello", into: "Subject")),
    Line(
      line: #"type "a \"quoted\" \\ text\n" into "Subject" in 3"#,
      act: .type("a \"quoted\" \\ text\n", into: "Subject", in: 3)),
    Line(line: #"select "moth" of "Text""#, act: .select("moth", of: "Text")),
    Line(
      line: #"select "moth" of "Text" at 2 in 3"#,
      act: .select("moth", of: Act.Target("Text", at: 2), in: 3)),
    Line(line: #"set "Volume" to 0.5"#, act: .set("Volume", to: 0.5)),
    Line(line: #"set "Volume" to -1 in 2"#, act: .set("Volume", to: -1, in: 2)),
    Line(line: #"step "Count" up"#, act: .step("Count", .up)),
    Line(line: #"step "Count" down in 2"#, act: .step("Count", .down, in: 2)),
    Line(
      line: #"press "shift+command+N""#,
      act: .press(KeyboardShortcut("n", modifiers: [.command, .shift]))),
    Line(line: #"press "return" in 2"#, act: .press(.defaultAction, in: 2)),
    Line(line: "delete row 2", act: .delete(.number(2))),
    Line(
      line: #"delete "Lunch?" at 2 in 3"#, act: .delete(.named(Act.Target("Lunch?", at: 2)), in: 3)),
    Line(line: "move row 2 to 4 in 1", act: .move(.number(2), to: 4, in: 1)),
    Line(line: #"move "Lunch?" to 1"#, act: .move(.named("Lunch?"), to: 1)),
    Line(line: "focus 2", act: .focus(2)),
    Line(line: #"focus "Subject""#, act: .focusOn("Subject")),
    Line(line: #"focus "Subject" in 2"#, act: .focusOn("Subject", in: 2)),
    Line(line: #"submit "Search""#, act: .submit("Search")),
    Line(line: #"submit "Search" in 2"#, act: .submit("Search", in: 2)),
    Line(line: "back", act: .back()),
    Line(line: #"choose "a.txt""#, act: .choose(["a.txt"])),
    Line(line: #"choose "a.txt" "b.txt" in 2"#, act: .choose(["a.txt", "b.txt"], in: 2)),
    Line(line: "cancel", act: .cancel()),
    Line(line: "cancel in 2", act: .cancel(in: 2)),
    Line(line: "back in 2", act: .back(in: 2)),
    Line(line: "scroll down", act: .scroll(.down)),
    Line(line: #"scroll "Inbox" up in 2"#, act: .scroll(.up, "Inbox", in: 2)),
    Line(line: #"scroll "Inbox" to 500"#, act: .scroll(.to(500), "Inbox")),
    Line(line: #"scroll to "Lunch?" in 2"#, act: .scroll(.toText("Lunch?"), in: 2)),
    Line(line: #"scroll "Inbox" to "to""#, act: .scroll(.toText("to"), "Inbox")),
    Line(line: "interrupt", act: .interrupt),
    Line(line: "  switcher \t", act: .openSwitcher),
    Line(line: "\u{FEFF}switcher\r", act: .openSwitcher),
    Line(line: "resize 800 by 600", act: .resize(width: 800, height: 600)),
    Line(line: "resize 800.5 by 600 in 2", act: .resize(width: 800.5, height: 600, in: 2)),
    Line(line: "new window", act: .newWindow),
    Line(line: "resume 1", act: .resume(1)),
    Line(line: "close", act: .close(nil)),
    Line(line: "close 1", act: .close(1)),
    Line(line: "background", act: .background(nil)),
    Line(line: "background 2", act: .background(2)),
    Line(line: "foreground", act: .foreground),
    Line(line: #"attach display "Wall""#, act: .attachDisplay("Wall")),
    Line(line: #"detach display "Wall""#, act: .detachDisplay("Wall")),
    Line(line: "memory pressure", act: .memoryPressure),
    Line(line: "wait 60", act: .wait(60)),
    Line(
      line: "open postbox://message/42?from=mail",
      act: .open(URL(string: "postbox://message/42?from=mail") ?? URL(filePath: "/"))),
    Line(
      line: "open postbox://message/1 postbox://message/2",
      act: .open(
        URL(string: "postbox://message/1") ?? URL(filePath: "/"),
        and: [URL(string: "postbox://message/2") ?? URL(filePath: "/")])),
    Line(line: "shortcut com.example.compose", act: .shortcut("com.example.compose")),
    Line(line: #"shortcut compose for "new""#, act: .shortcut("compose", for: "new")),
    Line(line: #"notify "New mail""#, act: .notify("New mail")),
    Line(
      line: #"notify "New mail" for "message/42" with reply"#,
      act: .notify("New mail", for: "message/42", with: "reply")),
    Line(
      line: #"notify "New mail" with reply saying "Not now""#,
      act: .notify("New mail", with: "reply", saying: "Not now")),
    Line(line: "share iCloud.mail", act: .share("iCloud.mail")),
    Line(
      line: #"share iCloud.mail titled "Receipts""#, act: .share("iCloud.mail", titled: "Receipts")),
    Line(line: "continue read", act: .continueActivity("read")),
    Line(
      line: #"continue read for "message/42""#, act: .continueActivity("read", for: "message/42")),
    Line(line: "handoff read", act: .handoff("read", .begins())),
    Line(line: #"handoff read for "a""#, act: .handoff("read", .begins(for: "a"))),
    Line(line: "handoff read arrives", act: .handoff("read", .arrives())),
    Line(line: #"handoff read arrives for "a""#, act: .handoff("read", .arrives(for: "a"))),
    Line(line: #"handoff read fails "far""#, act: .handoff("read", .fails("far"))),
    Line(line: "handoff read taken", act: .handoff("read", .taken)),
    Line(line: "quit", act: .quit),
    Line(line: "relaunch", act: .relaunch()),
    Line(
      line: "relaunch postbox://message/42",
      act: .relaunch(opening: URL(string: "postbox://message/42"))),
    Line(line: "show", act: .show),
    Line(line: #"expect "Hello""#, act: .expect(.text("Hello"))),
    Line(line: #"expect "Hello" in 2"#, act: .expect(.text("Hello", in: 2))),
    Line(line: #"expect no "Hello""#, act: .expect(.noText("Hello"))),
    Line(line: #"expect no "Hello" in 2"#, act: .expect(.noText("Hello", in: 2))),
    Line(line: "expect 1 window", act: .expect(.windows(1))),
    Line(line: "expect 3 windows", act: .expect(.windows(3))),
    Line(line: #"expect trace "snapshot""#, act: .expect(.trace("snapshot"))),
    Line(line: #"expect call "willConnectTo""#, act: .expect(.call("willConnectTo"))),
  ])
  func `a line is an act`(example: Line) throws {
    try expectEqual(Act(line: example.line), example.act)
  }

  @Test(arguments: ["", "   ", "# tap \"New Message\"", "\t# a note"])
  func `empty lines and notes are no acts`(line: String) throws {
    expectEqual(try Act(line: line), nil)
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    var line: String
    var message: String

    var testDescription: String { line }
  }

  private static let tap = #"expected: tap "LABEL" [at N] [in N]"#
  private static let unquoted = "; put texts in quotation marks"
  private static let type = #"expected: type "TEXT" into "LABEL" [at N] [in N]"#
  private static let focus = #"expected: focus N, or focus "LABEL" [at N] [in N]"#
  private static let scroll =
    #"expected: scroll ["LABEL"] down [in N], or scroll ["LABEL"] up [in N], "#
    + #"or scroll ["LABEL"] to N [in N], or scroll ["LABEL"] to "TEXT" [in N]"#
  private static let shortcut = #"expected: shortcut TYPE [for "TARGET"]"#
  private static let notify =
    #"expected: notify "TITLE" [for "TARGET"] [with ACTION [saying "TEXT"]]"#
  private static let handoff =
    #"expected: handoff TYPE [for "TARGET"], or handoff TYPE arrives [for "TARGET"], "#
    + #"or handoff TYPE fails "REASON", or handoff TYPE taken"#
  private static let expectation =
    #"expected: expect [no] "TEXT" [in N], or expect N windows, or expect trace "TEXT", "#
    + #"or expect call "TEXT""#

  @Test(arguments: [
    // A note has a line of its own.
    Mistake(line: #"tap "Send" # later"#, message: tap),
    Mistake(line: #"expect "Sent" #"#, message: expectation),
    Mistake(line: #"tapp "New Message""#, message: #""tapp" isn't an act; did you mean tap?"#),
    Mistake(line: "tpa", message: #""tpa" isn't an act; did you mean tap?"#),
    Mistake(line: "forground", message: #""forground" isn't an act; did you mean foreground?"#),
    Mistake(line: "exit", message: #""exit" isn't an act; did you mean quit?"#),
    Mistake(
      line: "destroy",
      message:
        "\"destroy\" isn't an act; expected one of: tap, type, submit, back, choose, cancel, scroll, set, step, delete row, move row, focus, "
        + "press, resize, switcher, interrupt, new window, resume, close, background, foreground, "
        + "attach display, detach display, memory pressure, wait, open, quit, force quit, relaunch, show, picture, expect, hold, select, perform, drag, shortcut, notify, share, continue, handoff"
    ),
    Mistake(
      line: "\"tap\"", message: #""tap" isn't an act; did you mean tap, without quotation marks?"#),
    Mistake(
      line: #"tap "New Message"#,
      message:
        #"a quotation mark is missing; expected " behind the text that begins in column 5"#),
    Mistake(
      line: #"tap "a\q""#,
      message: #""\q" has no meaning; expected \" or \\ or \n"#),
    Mistake(
      line: #"set "Volume" to loud"#, message: #"expected: set "LABEL" [at N] to NUMBER [in N]"#),
    Mistake(
      line: #"set "Volume" to nan"#, message: #"expected: set "LABEL" [at N] to NUMBER [in N]"#),
    Mistake(
      line: #"step "Count" left"#,
      message: #"expected: step "LABEL" [at N] up [in N], or step "LABEL" [at N] down [in N]"#),
    Mistake(line: "tap", message: tap),
    Mistake(line: "tap New", message: tap + unquoted),
    Mistake(line: #"tap "New" in"#, message: tap),
    Mistake(line: #"tap "New" in two"#, message: tap),
    Mistake(line: #"tap "New" in -1"#, message: tap),
    Mistake(line: #"tap "New" on 2"#, message: tap),
    Mistake(line: #"tap "New" in 2 now"#, message: tap),
    Mistake(line: #"type "a""#, message: type),
    Mistake(line: #"type "a" in "b""#, message: type),
    Mistake(line: #"type a into "b""#, message: type),
    Mistake(line: #"type "a" into b"#, message: type),
    Mistake(line: "press command+n", message: #"expected: press "SHORTCUT" [in N]"# + unquoted),
    Mistake(line: #"press "command+n" on 2"#, message: #"expected: press "SHORTCUT" [in N]"#),
    Mistake(
      line: #"press "command+enter""#,
      message:
        "\"command+enter\" isn't a keyboard shortcut; expected a key, such as n, behind any of "
        + "command, control, option, shift, capslock, numericpad, as in command+shift+n; keys without "
        + "a character are return, escape, space, tab, delete, deleteforward, up, down, left, right, "
        + "home, end, pageup, pagedown, clear"),
    Mistake(line: "back 2", message: "expected: back [in N]"),
    Mistake(
      line: "submit Search", message: #"expected: submit "LABEL" [at N] [in N]"# + unquoted),
    Mistake(line: "scroll", message: scroll),
    Mistake(line: "scroll left", message: scroll),
    Mistake(line: #"scroll "Inbox""#, message: scroll),
    Mistake(line: "scroll to end", message: scroll),
    Mistake(line: "focus", message: focus),
    Mistake(line: "focus first", message: focus),
    Mistake(line: "switcher 1", message: "expected: switcher"),
    Mistake(line: "resize 800", message: "expected: resize WIDTH by HEIGHT [in N]"),
    Mistake(line: "resize 800 by nan", message: "expected: resize WIDTH by HEIGHT [in N]"),
    Mistake(line: "new", message: "expected: new window"),
    Mistake(line: "new scene", message: "expected: new window"),
    Mistake(line: "resume", message: "expected: resume N"),
    Mistake(line: "close it", message: "expected: close [N]"),
    Mistake(line: "background all", message: "expected: background [N]"),
    Mistake(line: "foreground 1", message: "expected: foreground"),
    Mistake(line: "memory", message: "expected: memory pressure"),
    Mistake(line: "open", message: "expected: open URL [URL …]"),
    Mistake(
      line: "open message",
      message: "\"message\" isn't a link, because it has no scheme; "
        + "expected one such as postbox://message/42"),
    Mistake(
      line: "open postbox://a postbox://[::1",
      message: "\"postbox://[::1\" isn't a link, because no URL is written so; "
        + "expected one such as postbox://message/42"),
    Mistake(line: #"open "postbox://message""#, message: "expected: open URL [URL …]"),
    Mistake(line: "shortcut", message: shortcut),
    Mistake(line: #"shortcut "compose""#, message: shortcut),
    Mistake(line: "shortcut compose for new", message: shortcut),
    Mistake(line: "notify mail", message: notify + unquoted),
    Mistake(line: #"notify "New mail" with "reply""#, message: notify),
    Mistake(line: #"notify "New mail" saying "Not now""#, message: notify),
    Mistake(line: #"notify "New mail" with reply saying later"#, message: notify),
    Mistake(line: #"continue "read""#, message: #"expected: continue TYPE [for "TARGET"]"#),
    Mistake(line: "handoff", message: handoff),
    Mistake(line: "handoff read fails", message: handoff),
    Mistake(line: "handoff read begins", message: handoff),
    Mistake(line: "quit now", message: "expected: quit"),
    Mistake(line: "show 1", message: "expected: show, or show menus [in N]"),
    Mistake(line: "expect", message: expectation),
    Mistake(line: "expect Hello", message: expectation),
    Mistake(line: "expect 3", message: expectation),
    Mistake(line: "expect 3 doors", message: expectation),
    Mistake(line: "expect no 3", message: expectation),
    Mistake(line: "expect trace snapshot", message: expectation),
  ])
  func `an invalid line is an error with the expected form`(mistake: Mistake) {
    #expect(throws: ScriptError(mistake.message)) { try Act(line: mistake.line) }
  }

  @Test func `the grammar has a line for every form`() {
    expectEqual(Act.grammar.split(separator: "\n").count, 57)
  }

  @Test(arguments: ActForm.all.map(\.verb))
  func `every act is explained with an example that is one`(verb: String) throws {
    let form = try require(ActForm.all.first { $0.verb == verb })
    expect(try Act(line: form.example) != nil)
    expect(form.example.hasPrefix(verb))
    try expectEqual(Act.help(on: form.name), Act.help(on: verb))
    try expectContains(Act.help(on: verb), "For example: \(form.example)")
    expect(Act.help.contains { $0.hasPrefix(form.name + " ") && $0.hasSuffix(form.summary) })
  }

  @Test func `the documentation and help have the same text for each form`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Documentation/Scenes.docc/Reference/Scripts.md")
    let document = try String(contentsOf: file, encoding: .utf8)
      .replacing("`--displays registered`", with: "--displays registered")
    for (form, meaning) in ActForm.all.flatMap(\.usage) {
      expect(document.contains("| `\(form)` | \(meaning) |"), "\(form)")
    }
  }
}
