import SceneDisplay
import SceneRuntime

extension ActForm {
  /// The acts for long presses, selections of text, named actions and dragging.
  static let inputs = [
    ActForm(
      verb: "hold",
      usage: [
        #"hold "LABEL" [at N] [in N]"#: "a person presses something for a long time"
      ],
      example: #"hold "Message 3""#,
      completing: .hold
    ) {
      .hold(try $0.control(), in: try $0.window())
    },
    ActForm(
      verb: "select",
      usage: [
        #"select "TEXT" of "LABEL" [at N] [in N]"#:
          "a person selects the first place of a text in a field whose app observes the selection"
      ],
      summary: "a person selects a part of the text of a field",
      example: #"select "relay 70" of "Text""#,
      completing: .select
    ) { words in
      let text = try words.text()
      try words.word("of")
      return .select(text, of: try words.control(), in: try words.window())
    },
    ActForm(
      verb: "perform",
      usage: [
        #"perform "ACTION" on "LABEL" [at N] [in N]"#:
          "a person performs an accessibility action of something by its name"
      ],
      example: #"perform "Archive" on "Message 3""#,
      completing: .action
    ) { words in
      let action = try words.text()
      try words.word("on")
      return .perform(action, on: try words.control(), in: try words.window())
    },
    ActForm(
      verb: "drag",
      usage: [
        #"drag "LABEL" [at N] [in N] to "LABEL" [at N] [in N]"#:
          "a person drags something and drops it on something else, of another window too",
        #"drag "LABEL" [at N] [in N] to new window"#:
          "a person drags something to the edge of the screen, which opens a window for its activity",
      ],
      summary: "a person drags something to something else",
      example: #"drag "Message 3" to "Archive""#,
      completing: .drag
    ) { words in
      let source = try words.control()
      let window = try words.window()
      try words.word("to")
      if words.take("new") {
        try words.word("window")
        return .drag(Act.Drag(source, in: window))
      }
      let target = try words.control()
      return .drag(Act.Drag(source, in: window, to: target, in: try words.window()))
    },
  ]
}
