import SceneDisplay
import SceneRuntime

extension ContentEvent.Act {
  /// The member of the set `acts` that an element has if it accepts this act; empty for a command, which no element
  /// accepts.
  var kind: DisplayActs {
    switch self {
    case .press: .press
    case .enter: .enter
    case .submit: .submit
    case .select: .select
    case .set: .set
    case .step: .step
    case .focus: .focus
    case .dismiss: .dismiss
    case .scroll: .scroll
    case .delete: .delete
    case .move: .move
    case .key: .key
    case .hold: .hold
    case .action: .action
    case .drag: .drag
    case .drop: .drop
    // A command is sent to the root of its window, not to the element that shows it, so no element has an act for it.
    case .command: []
    }
  }
}

// Nouns in messages for the elements that accept an act.
extension DisplayActs {
  /// A noun with its article for an element that accepts the act.
  var something: String { self == .press ? "something to tap" : "a \(noun)" }

  /// Returns a sentence which says that no element with the given name accepts the act.
  func none(named name: String) -> String {
    self == .press ? "there is nothing \"\(name)\" to tap" : "there is no \(noun) \"\(name)\""
  }

  private var noun: String {
    switch self {
    case .enter, .submit: "field"
    case .select: "field whose selection the app observes,"
    case .set: "slider"
    case .step: "stepper"
    case .delete: "row that can be deleted,"
    case .move: "row that can be moved,"
    case .hold: "view with a long press"
    case .action: "view with that action"
    case .drag: "view that can be dragged"
    case .drop: "view to drop something on"
    default: "control"
    }
  }
}
