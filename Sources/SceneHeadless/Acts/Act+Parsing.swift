import Foundation
import SceneRuntime

extension Act {
  /// Reads one line of a script; an empty line, and one that begins with `#`, is no act.
  ///
  /// - Parameter line: The line.
  /// - Throws: A ``ScriptError`` that says what was expected.
  public init?(line: String) throws {
    var words = try Words(line)
    if words.isEmpty { return nil }
    let verb = words.first
    guard let form = ActForm.all.first(where: { words.take($0.verb) }) else {
      throw ScriptError(
        "\"\(verb.withoutLinkValues)\" is no act; expected one of: "
          + ActForm.all.map(\.name).joined(separator: ", "))
    }
    do {
      let act = try form.parse(&words)
      try words.end()
      self = act
    } catch is Words.Unexpected {
      throw ScriptError("expected: \(form.usage.joined(separator: ", or "))")
    }
  }

  /// Every form an act can have in a script, one a line.
  public static var grammar: String {
    ActForm.all.flatMap(\.usage).joined(separator: "\n")
  }
}

/// Why a script can't be played on; says what was expected.
public struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  public var message: String

  /// An error that says no more than its message.
  public init(_ message: String) {
    self.message = message
  }

  public var description: String { message }
}

/// How an act is written.
struct ActForm: Sendable {
  let verb: String
  let usage: [String]

  /// What it is called in a list: the words before its first argument.
  var name: String {
    usage[0].split(separator: " ").prefix { $0.allSatisfy(\.isLowercase) }
      .joined(separator: " ")
  }

  let parse: @Sendable (inout Words) throws -> Act

  static let all =
    [
      ActForm(verb: "tap", usage: [#"tap "LABEL" [at N] [in N]"#]) {
        .tap(try $0.control(), in: try $0.window())
      },
      ActForm(verb: "type", usage: [#"type "TEXT" into "LABEL" [at N] [in N]"#]) { words in
        let text = try words.text()
        try words.word("into")
        return .type(text, into: try words.control(), in: try words.window())
      },
      ActForm(verb: "submit", usage: [#"submit "LABEL" [at N] [in N]"#]) {
        .submit(try $0.control(), in: try $0.window())
      },
      ActForm(verb: "back", usage: ["back [in N]"]) { .back(in: try $0.window()) },
      ActForm(
        verb: "scroll",
        usage: [
          #"scroll ["LABEL"] down [in N]"#, #"scroll ["LABEL"] up [in N]"#,
          #"scroll ["LABEL"] to N [in N]"#,
        ]
      ) { words in
        let label = try? words.text()
        if words.take("down") { return .scroll(.down, label, in: try words.window()) }
        if words.take("up") { return .scroll(.up, label, in: try words.window()) }
        try words.word("to")
        return .scroll(.to(try words.number()), label, in: try words.window())
      },
      ActForm(verb: "set", usage: [#"set "LABEL" [at N] to NUMBER [in N]"#]) { words in
        let control = try words.control()
        try words.word("to")
        return .set(control, to: try words.decimal(), in: try words.window())
      },
      ActForm(
        verb: "step",
        usage: [
          #"step "LABEL" [at N] up [in N]"#, #"step "LABEL" [at N] down [in N]"#,
        ]
      ) { words in
        let control = try words.control()
        let direction: ContentEvent.Direction = words.take("up") ? .up : .down
        if direction == .down { try words.word("down") }
        return .step(control, direction, in: try words.window())
      },
      ActForm(verb: "focus", usage: ["focus N", #"focus "LABEL" [at N] [in N]"#]) { words in
        if let number = try? words.number() { return .focus(number) }
        return .focusOn(try words.control(), in: try words.window())
      },
      ActForm(verb: "press", usage: [#"press "SHORTCUT" [in N]"#]) {
        .press(try KeyboardShortcut(inScript: try $0.text()), in: try $0.window())
      },
      ActForm(verb: "resize", usage: ["resize WIDTH by HEIGHT [in N]"]) { words in
        let width = try words.decimal()
        try words.word("by")
        return .resize(width: width, height: try words.decimal(), in: try words.window())
      },
      ActForm(verb: "switcher", usage: ["switcher"]) { _ in .openSwitcher },
      ActForm(verb: "new", usage: ["new window"]) {
        try $0.word("window")
        return .newWindow
      },
      ActForm(verb: "resume", usage: ["resume N"]) { .resume(try $0.number()) },
      ActForm(verb: "close", usage: ["close [N]"]) { .close(try $0.optionalNumber()) },
      ActForm(verb: "background", usage: ["background [N]"]) {
        .background(try $0.optionalNumber())
      },
      ActForm(verb: "foreground", usage: ["foreground"]) { _ in .foreground },
      ActForm(verb: "attach", usage: [#"attach display "NAME""#]) { words in
        try words.word("display")
        return .attachDisplay(try words.text())
      },
      ActForm(verb: "detach", usage: [#"detach display "NAME""#]) { words in
        try words.word("display")
        return .detachDisplay(try words.text())
      },
      ActForm(verb: "memory", usage: ["memory pressure"]) {
        try $0.word("pressure")
        return .memoryPressure
      },
      ActForm(verb: "open", usage: ["open URL [URL …]"]) { words in
        let first = try words.url()
        var others: [URL] = []
        while !words.isEmpty { others.append(try words.url()) }
        return .open(first, and: others)
      },
      ActForm(verb: "quit", usage: ["quit"]) { _ in .quit },
      ActForm(verb: "relaunch", usage: ["relaunch [URL]"]) {
        .relaunch(opening: $0.isEmpty ? nil : try $0.url())
      },
      ActForm(verb: "show", usage: ["show"]) { _ in .show },
      ActForm(
        verb: "expect",
        usage: [
          #"expect [no] "TEXT" [in N]"#, "expect N windows", #"expect trace "TEXT""#,
        ]
      ) { words in
        if words.take("no") { return .expect(.noText(try words.text(), in: try words.window())) }
        if words.take("trace") { return .expect(.trace(try words.text())) }
        if let count = try? words.number() {
          if !words.take("window") { try words.word("windows") }
          return .expect(.windows(count))
        }
        return .expect(.text(try words.text(), in: try words.window()))
      },
    ] + events
}
