// Annotations for acts that a person can, or can't, perform on the content.
extension DisplayAnnotation.Kind {
  /// The content can have keyboard focus.
  public static var focusable: Self { Self(rawValue: "focusable") }
  /// The content handles keys while the focus is in the content.
  public static var keyInput: Self { Self(rawValue: "keyInput") }
  /// The content has an action for a long press.
  public static var holdable: Self { Self(rawValue: "holdable") }
  /// The content can be dragged.
  public static var draggable: Self { Self(rawValue: "draggable") }
  /// The content accepts dropped items.
  public static var dropTarget: Self { Self(rawValue: "dropTarget") }
  /// The accessibility actions of the content; each line of the annotation's text has the name of one action.
  public static var accessibilityAction: Self { Self(rawValue: "accessibilityAction") }
  /// A person can change the content's value in steps, up and down.
  public static var adjustable: Self { Self(rawValue: "adjustable") }
  /// Whether the content accepts no acts, although it doesn't look disabled.
  public static var inert: Self { Self(rawValue: "disabled.inert") }

  /// The acts that an annotation of this kind adds to the content, unless the annotation's value is false.
  var acts: DisplayActs {
    // The first component of `rawValue` is the kind itself or its last fallback.
    switch rawValue.prefix(while: { $0 != "." }) {
    case "tappable": [.press, .focus]
    case "focusable": .focus
    case "keyInput": .key
    case "holdable": [.hold, .focus]
    case "draggable": .drag
    case "dropTarget": .drop
    case "accessibilityAction": .action
    case "adjustable": .step
    default: []
    }
  }

  /// The kind that names the content in messages to a person; nil if the annotation adds no act, or only the act `key`.
  var elementKind: ElementKind? {
    let acts = acts
    if acts.contains(.press) { return .tappable }
    if acts.contains(.focus) { return .focusable }
    return acts.isEmpty || acts == .key ? nil : .acting
  }
}

extension DisplayAnnotation {
  /// The content can have keyboard focus.
  public static var focusable: Self { Self(.focusable) }

  /// The content handles keys while the focus is in the content.
  public static var keyInput: Self { Self(.keyInput) }

  /// The content has an action for a long press.
  public static var holdable: Self { Self(.holdable) }

  /// The content can be dragged.
  public static var draggable: Self { Self(.draggable) }

  /// The content accepts dropped items.
  public static var dropTarget: Self { Self(.dropTarget) }

  /// The content has an accessibility action with a name.
  ///
  /// - Parameter name: The name by which a person chooses the action.
  /// - Returns: The annotation.
  public static func accessibilityAction(_ name: String) -> Self {
    Self(.accessibilityAction, .text(name))
  }

  /// A person can change the content's value in steps, up and down.
  public static var adjustable: Self { Self(.adjustable) }

  /// Whether the content accepts no acts, although it doesn't look disabled.
  ///
  /// - Parameter isInert: Whether the content accepts no acts.
  /// - Returns: The annotation.
  public static func inert(_ isInert: Bool) -> Self { Self(.inert, .flag(isInert)) }
}
