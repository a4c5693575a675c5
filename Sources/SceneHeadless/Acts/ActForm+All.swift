import Foundation
import SceneDisplay
import SceneRuntime

extension ActForm {
  /// All acts of scripts, in the order in which help lists them.
  static let all =
    [
      ActForm(
        verb: "tap",
        usage: [
          #"tap "LABEL" [at N] [in N]"#:
            "a person presses a button, a toggle, or anything else that can be pressed"
        ],
        summary: "a person presses a button, a toggle, or anything else",
        example: #"tap "New Message""#,
        completing: .press
      ) {
        .tap(try $0.control(), in: try $0.window())
      },
      ActForm(
        verb: "type",
        usage: [
          #"type "TEXT" into "LABEL" [at N] [in N]"#:
            "a person replaces the text of a field"
        ],
        example: #"type "Hello" into "Subject""#,
        completing: .enter
      ) { words in
        let text = try words.text()
        try words.word("into")
        return .type(text, into: try words.control(), in: try words.window())
      },
      ActForm(
        verb: "submit",
        usage: [
          #"submit "LABEL" [at N] [in N]"#:
            "a person submits the text of a field, as by pressing return"
        ],
        example: #"submit "Search""#,
        completing: .submit
      ) {
        .submit(try $0.control(), in: try $0.window())
      },
      ActForm(
        verb: "back",
        usage: [
          "back [in N]":
            "a person closes what is in front of a window, else leaves the page of a navigation"
        ],
        summary: "a person closes what is in front, or leaves a page",
        example: "back in 2"
      ) { .back(in: try $0.window()) },
      ActForm(
        verb: "choose",
        usage: [
          #"choose "PATH" ["PATH" …] [in N]"#:
            "a person answers the question for a file with a path, or with several; a file that is there is replaced"
        ],
        summary: "a person answers the question for a file",
        example: #"choose "notes/inbox.txt""#
      ) { words in
        var paths = [try words.text()]
        while let path = try? words.text() { paths.append(path) }
        return .choose(paths, in: try words.window())
      },
      ActForm(
        verb: "cancel",
        usage: ["cancel [in N]": "a person closes the question for a file without an answer"],
        example: "cancel"
      ) { .cancel(in: try $0.window()) },
      ActForm(
        verb: "scroll",
        usage: [
          #"scroll ["LABEL"] down [in N]"#:
            "a person scrolls a list 50 rows down; the label is one that was given, or the header of a section",
          #"scroll ["LABEL"] up [in N]"#: "a person scrolls a list 50 rows up",
          #"scroll ["LABEL"] to N [in N]"#: "a person scrolls a list to a row, counted from 1",
          #"scroll ["LABEL"] to "TEXT" [in N]"#:
            "a person scrolls a list, or a scroll view whose place is kept, to the row or the part with a text",
        ],
        summary: "a person scrolls a list or a scroll view",
        example: #"scroll "Inbox" to 120"#
      ) { words in
        let label = try? words.text()
        if words.take("down") { return .scroll(.down, label, in: try words.window()) }
        if words.take("up") { return .scroll(.up, label, in: try words.window()) }
        try words.word("to")
        if let text = try? words.text() {
          return .scroll(.toText(text), label, in: try words.window())
        }
        return .scroll(.to(try words.number()), label, in: try words.window())
      },
      ActForm(
        verb: "set",
        usage: [
          #"set "LABEL" [at N] to NUMBER [in N]"#: "a person sets a number, as on a slider"
        ],
        example: #"set "Text size" to 14"#,
        completing: .set
      ) { words in
        let control = try words.control()
        try words.word("to")
        return .set(control, to: try words.decimal(), in: try words.window())
      },
      ActForm(
        verb: "step",
        usage: [
          #"step "LABEL" [at N] up [in N]"#: "a person steps a number up",
          #"step "LABEL" [at N] down [in N]"#: "a person steps a number down",
        ],
        summary: "a person steps a number up or down",
        example: #"step "Copies" up"#,
        completing: .step
      ) { words in
        let control = try words.control()
        let direction: ContentEvent.Direction = words.take("up") ? .up : .down
        if direction == .down { try words.word("down") }
        return .step(control, direction, in: try words.window())
      },
      ActForm(
        verb: "delete",
        usage: [
          "delete row N [in N]": "a person deletes a row of a list, counted from 1",
          #"delete "LABEL" [at N] [in N]"#: "a person deletes the row with a text",
        ],
        summary: "a person deletes a row of a list",
        example: "delete row 2",
        completing: .delete
      ) { words in .delete(try words.row(), in: try words.window()) },
      ActForm(
        verb: "move",
        usage: [
          "move row N to N [in N]": "a person moves a row of a list to the place of another one",
          #"move "LABEL" [at N] to N [in N]"#:
            "a person moves the row with a text to a place, counted from 1",
        ],
        summary: "a person moves a row of a list",
        example: "move row 4 to 1",
        completing: .move
      ) { words in
        let row = try words.row()
        try words.word("to")
        return .move(row, to: try words.number(), in: try words.window())
      },
      ActForm(
        verb: "focus",
        usage: [
          "focus N": "a person focuses another window on screen",
          #"focus "LABEL" [at N] [in N]"#: "a person focuses a field or another control",
        ],
        summary: "a person focuses a window, a field or a control",
        example: "focus 2",
        completing: .focus
      ) { words in
        if let number = try? words.number() { return .focus(number) }
        return .focusOn(try words.control(), in: try words.window())
      },
      ActForm(
        verb: "press",
        usage: [
          #"press "SHORTCUT" [in N]"#:
            "a person presses a keyboard shortcut of something in a window, else of a declared scene or a standard command, else a key that the focused view handles"
        ],
        summary: "a person presses a keyboard shortcut",
        example: #"press "command+shift+n""#
      ) {
        .press(try KeyboardShortcut(inScript: try $0.text()), in: try $0.window())
      },
      ActForm(
        verb: "resize",
        usage: [
          "resize WIDTH by HEIGHT [in N]": "a person gives a window another size, in points"
        ],
        example: "resize 800 by 600"
      ) { words in
        let width = try words.decimal()
        try words.word("by")
        return .resize(width: width, height: try words.decimal(), in: try words.window())
      },
      ActForm(
        verb: "switcher",
        usage: [
          "switcher": "a person opens the application switcher"
        ],
        example: "switcher"
      ) { _ in .openSwitcher },
      ActForm(
        verb: "interrupt",
        usage: [
          "interrupt":
            "something else gets the person's attention, such as a call; `foreground` ends it"
        ],
        example: "interrupt"
      ) { _ in .interrupt },
      ActForm(
        verb: "new",
        usage: [
          "new window": "a person opens another window"
        ],
        example: "new window"
      ) {
        try $0.word("window")
        return .newWindow
      },
      ActForm(
        verb: "resume",
        usage: [
          "resume N": "a person picks a window, whether or not its scene is still connected"
        ],
        summary: "a person picks a window in the switcher",
        example: "resume 1"
      ) { .resume(try $0.number()) },
      ActForm(
        verb: "close",
        usage: [
          "close [N]": "a person closes a window for good; one with a question asks it first"
        ],
        example: "close 2"
      ) { .close(try $0.optionalNumber()) },
      ActForm(
        verb: "background",
        usage: [
          "background [N]":
            "a person sends a window to the background; without a number, the application"
        ],
        summary: "a person sends a window or the application to the background",
        example: "background 2"
      ) {
        .background(try $0.optionalNumber())
      },
      ActForm(
        verb: "foreground",
        usage: [
          "foreground": "a person returns to the application"
        ],
        example: "foreground"
      ) { _ in .foreground },
      ActForm(
        verb: "attach",
        usage: [
          #"attach display "NAME""#:
            "an external display is attached; it gets a scene if the profile supports one, with --displays registered once the app has registered"
        ],
        summary: "an external display is attached",
        example: #"attach display "Projector""#
      ) { words in
        try words.word("display")
        return .attachDisplay(try words.text())
      },
      ActForm(
        verb: "detach",
        usage: [
          #"detach display "NAME""#: "a display is detached, and its scene disconnects"
        ],
        example: #"detach display "Projector""#
      ) { words in
        try words.word("display")
        return .detachDisplay(try words.text())
      },
      ActForm(
        verb: "memory",
        usage: [
          "memory pressure": "the system reclaims the memory of scenes in the background"
        ],
        example: "memory pressure"
      ) {
        try $0.word("pressure")
        return .memoryPressure
      },
      ActForm(
        verb: "wait",
        usage: [
          "wait SECONDS": "the clock that views read advances; the run doesn't wait"
        ],
        example: "wait 60"
      ) { .wait(try $0.number()) },
      ActForm(
        verb: "open",
        usage: [
          "open URL [URL …]": "a person opens a link, or several at once"
        ],
        example: "open postbox://message/42"
      ) { words in
        let first = try words.url()
        var others: [URL] = []
        while !words.isEmpty { others.append(try words.url()) }
        return .open(first, and: others)
      },
      ActForm(
        verb: "quit",
        usage: [
          "quit": "the application is quit"
        ],
        example: "quit"
      ) { _ in .quit },
      ActForm(
        verb: "force",
        usage: [
          "force quit":
            "a person ends the application in the switcher: no delegate is called, and most devices delete the state of the windows"
        ],
        summary: "a person ends the application in the switcher; no delegate is called",
        example: "force quit"
      ) {
        try $0.word("quit")
        return .forceQuit
      },
      ActForm(
        verb: "relaunch",
        usage: [
          "relaunch [URL]":
            "the process is killed, and the application is launched again with the stored sessions, for a link if one is given"
        ],
        summary: "the process is killed, and launched again with the stored sessions",
        example: "relaunch postbox://message/42"
      ) {
        .relaunch(opening: $0.isEmpty ? nil : try $0.url())
      },
      ActForm(
        verb: "show",
        usage: [
          "show": "the text of every window is printed",
          "show menus [in N]": "the menus of a window are printed, with the standard commands",
        ],
        example: "show"
      ) { $0.take("menus") ? .showMenus(in: try $0.window()) : .show },
      ActForm(
        verb: "picture",
        usage: [
          #"picture "FILE.svg""#:
            "a picture of the windows, as a terminal of 80 by 24 cells shows them, is written to a file",
          #"picture "FILE.svg" COLUMNS by ROWS"#: "the same for a terminal of another size",
        ],
        summary: "a picture of the windows is written to a file",
        example: #"picture "inbox.svg" 100 by 30"#
      ) { words in
        let path = try words.text()
        if words.isEmpty { return .picture(path) }
        let columns = try words.number()
        try words.word("by")
        return .picture(path, columns: columns, rows: try words.number())
      },
      ActForm(
        verb: "expect",
        usage: [
          #"expect [no] "TEXT" [in N]"#: "a line of a window must, or mustn't, contain a text",
          "expect N windows": "this many windows must be on screen",
          #"expect trace "TEXT""#: "a line of the trace since the last act must contain a text",
          #"expect call "TEXT""#:
            "a method of a delegate must have received a call since the last act, whose line contains a text",
        ],
        summary: "checks a window's text, the number of windows, or the trace",
        example: #"expect "2 unread" in 1"#
      ) { words in
        if words.take("no") { return .expect(.noText(try words.text(), in: try words.window())) }
        if words.take("trace") { return .expect(.trace(try words.text())) }
        if words.take("call") { return .expect(.call(try words.text())) }
        if let count = try? words.number() {
          if !words.take("window") { try words.word("windows") }
          return .expect(.windows(count))
        }
        return .expect(.text(try words.text(), in: try words.window()))
      },
    ] + inputs + events
}
