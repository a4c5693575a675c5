// What comes from outside of the application, by the names of its types.
extension ActForm {
  static let events = [
    ActForm(verb: "shortcut", usage: [#"shortcut TYPE [for "TARGET"]"#]) {
      .shortcut(try $0.name(), for: try $0.target())
    },
    ActForm(
      verb: "notify", usage: [#"notify "TITLE" [for "TARGET"] [with ACTION [saying "TEXT"]]"#]
    ) { words in
      let title = try words.text()
      let target = try words.target()
      guard words.take("with") else { return .notify(title, for: target) }
      let action = try words.name()
      let text = words.take("saying") ? try words.text() : nil
      return .notify(title, for: target, with: action, saying: text)
    },
    ActForm(verb: "continue", usage: [#"continue TYPE [for "TARGET"]"#]) {
      .continueActivity(try $0.name(), for: try $0.target())
    },
    ActForm(
      verb: "handoff",
      usage: [
        #"handoff TYPE [for "TARGET"]"#, #"handoff TYPE arrives [for "TARGET"]"#,
        #"handoff TYPE fails "REASON""#, "handoff TYPE taken",
      ]
    ) { words in
      let type = try words.name()
      if words.take("arrives") { return .handoff(type, .arrives(for: try words.target())) }
      if words.take("fails") { return .handoff(type, .fails(try words.text())) }
      if words.take("taken") { return .handoff(type, .taken) }
      return .handoff(type, .begins(for: try words.target()))
    },
  ]
}
