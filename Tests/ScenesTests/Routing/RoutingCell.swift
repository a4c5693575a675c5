/// One cell of the routing matrix: an event, a state, and the existing handlers.
struct RoutingCell: Hashable, Sendable {
  var state: State
  var kind: Kind
  var windows: Windows
  var handler: Handler
  var scenes: Scenes

  /// In which state the application is when the event comes.
  enum State: String, CaseIterable, Sendable {
    /// The process is launched for it.
    case cold
    /// Windows are on screen.
    case active
    /// All windows are in the background.
    case background
    /// The scenes of all windows are gone, their sessions are kept.
    case disconnected
    /// All windows are closed, the process is alive.
    case none = "no window"
  }

  /// The kind of event that the application receives.
  enum Kind: String, CaseIterable, Sendable {
    /// A link with a scheme of the app's own.
    case link
    /// A link to a page, which comes as an activity.
    case webLink = "web link"
    /// A file, for which no scene has a condition.
    case file
    /// Two links at once.
    case links = "two links"
    /// An activity of the app's own type, with a target.
    case activity
    /// An activity of another device: announced, then there.
    case handoff
    /// An activity of another device: announced, and it doesn't come.
    case lostHandoff = "lost handoff"
    /// A quick action, with a target.
    case shortcut
    /// An answer to a notification, with a target.
    case notification
    /// A person returns to the application; nothing is to be handled.
    case returning = "return"

    /// Whether views may handle it and delegates leave it to them; all else is for delegates.
    var isForViews: Bool { [.link, .webLink, .file, .links, .activity].contains(self) }

    /// Whether there is nothing to take.
    var isOptional: Bool { [.lostHandoff, .returning].contains(self) }
  }

  /// How many windows there are when the event comes; at a cold launch, how many were kept.
  enum Windows: String, CaseIterable, Sendable {
    case zero = "0"
    case one = "1"
    case two = "2"

    var count: Int { self == .zero ? 0 : self == .one ? 1 : 2 }
  }

  /// When a handler for the event exists.
  enum Handler: String, CaseIterable, Sendable {
    case before
    case after
    case never
  }

  /// Whether there may be several scenes.
  enum Scenes: String, CaseIterable, Sendable {
    case single
    case multiple
  }

  /// Every cell, none left out.
  static let all: [RoutingCell] = State.allCases.flatMap { cells(in: $0) }

  /// The cells of a state, in the order of the table.
  static func cells(in state: State) -> [RoutingCell] {
    var cells: [RoutingCell] = []
    for kind in Kind.allCases {
      for windows in Windows.allCases {
        for handler in Handler.allCases {
          for scenes in Scenes.allCases {
            cells.append(
              RoutingCell(
                state: state, kind: kind, windows: windows, handler: handler, scenes: scenes))
          }
        }
      }
    }
    return cells
  }

  /// The rule by which there is no such cell; nil if there is.
  var impossibility: String? {
    switch (state, windows) {
    case (.cold, .zero), (.none, .zero): nil
    case (.active, .zero): "nothing is active without a window"
    case (.background, .zero): "nothing is in the background without a window"
    case (.disconnected, .zero): "no session is kept without a window"
    case (.none, .one), (.none, .two): "a window is open"
    case (_, .two) where scenes == .single: "only one scene is possible"
    default: nil
    }
  }

  /// The cell in its columns.
  var columns: [String] {
    [state.rawValue, kind.rawValue, windows.rawValue, handler.rawValue, scenes.rawValue]
  }
}
