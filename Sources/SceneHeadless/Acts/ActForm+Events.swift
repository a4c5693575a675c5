// The acts for external events, such as quick actions and notifications.
extension ActForm {
  static let events = [
    ActForm(
      verb: "shortcut",
      usage: [
        #"shortcut TYPE [for "TARGET"]"#: "a person chooses a quick action"
      ],
      example: #"shortcut com.example.postbox.compose for "compose""#
    ) {
      .shortcut(try $0.name(), for: try $0.target())
    },
    ActForm(
      verb: "notify",
      usage: [
        #"notify "TITLE" [for "TARGET"] [with ACTION [saying "TEXT"]]"#:
          "a person answers a notification, by an action and what they type for it; without an action, they open it"
      ],
      summary: "a person answers a notification",
      example: #"notify "New mail" for "message/42" with reply saying "On my way""#
    ) { words in
      let title = try words.text()
      let target = try words.target()
      guard words.take("with") else { return .notify(title, for: target) }
      let action = try words.name()
      let text = words.take("saying") ? try words.text() : nil
      return .notify(title, for: target, with: action, saying: text)
    },
    ActForm(
      verb: "share",
      usage: [
        #"share CONTAINER [titled "TITLE"]"#: "a person accepts a share of records"
      ],
      example: #"share iCloud.com.example.postbox titled "Receipts""#
    ) { words in
      let container = try words.name()
      return .share(container, titled: words.take("titled") ? try words.text() : nil)
    },
    ActForm(
      verb: "continue",
      usage: [
        #"continue TYPE [for "TARGET"]"#: "an activity is continued"
      ],
      example: #"continue com.example.postbox.read for "message/42""#
    ) {
      .continueActivity(try $0.name(), for: try $0.target())
    },
    ActForm(
      verb: "handoff",
      usage: [
        #"handoff TYPE [for "TARGET"]"#: "an activity is announced from another device",
        #"handoff TYPE arrives [for "TARGET"]"#: "an activity that was announced arrives",
        #"handoff TYPE fails "REASON""#: "an activity that was announced fails to arrive",
        "handoff TYPE taken": "another device continues the current activity",
      ],
      summary: "an activity is handed over by another device, or to one",
      example: #"handoff com.example.postbox.read arrives for "message/42""#
    ) { words in
      let type = try words.name()
      if words.take("arrives") { return .handoff(type, .arrives(for: try words.target())) }
      if words.take("fails") { return .handoff(type, .fails(try words.text())) }
      if words.take("taken") { return .handoff(type, .taken) }
      return .handoff(type, .begins(for: try words.target()))
    },
  ]
}
