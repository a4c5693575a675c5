package import SceneModel

extension Timeline {
  /// A row of the picture: the marks and the states of the application or of a session, or the marks of the store.
  package struct Lane: Sendable {
    /// The identifier of the session; nil for the lanes of the application and the store.
    package let id: SceneID?
    /// The position of the session in creation order; nil if it is unknown.
    package var number: Int?
    /// The declared scene of the session; nil if there is none.
    package var scene: String?
    /// The title of the session's window.
    package var title = ""
    /// The marks, ordered by their places on the axis.
    package private(set) var marks: [Mark] = []
    /// The changes of the state, ordered by their places on the axis.
    package private(set) var changes: [Change] = []

    init(id: SceneID?) {
      self.id = id
    }

    /// Adds a mark; several marks at the same place become one.
    mutating func add(_ mark: Mark, at place: Int, _ limits: Limits) {
      var mark = mark
      mark.place = place
      mark.lines = mark.lines.map {
        $0.count > limits.characters ? $0.prefix(limits.characters) + "…" : $0
      }
      guard let index = marks.lastIndex(where: { $0.place <= place }), marks[index].place == place
      else {
        let index = marks.lastIndex { $0.place < place }.map { $0 + 1 } ?? 0
        return marks.insert(mark, at: index)
      }
      marks[index].join(mark, limits)
    }

    /// Adds a line to the hover text of the mark at a place.
    mutating func add(_ line: String, toMarkAt place: Int, _ limits: Limits) {
      guard let index = marks.lastIndex(where: { $0.place <= place }), marks[index].place == place
      else { return }
      marks[index].add([line], limits)
    }

    /// Changes the state.
    ///
    /// - Parameters:
    ///   - state: The new state; nil if the session was discarded.
    ///   - line: The line of the trace entry that caused the change.
    ///   - turn: The number of the turn.
    ///   - place: The place on the axis.
    mutating func change(to state: State?, by line: String, turn: Int, at place: Int) {
      if changes.isEmpty ? state == nil : changes.last?.state == state { return }
      let change = Change(place: place, state: state, line: line, turn: turn)
      guard let last = changes.last, last.place == place else { return changes.append(change) }
      changes[changes.count - 1].join(change)
    }

    /// Joins the marks and the changes of each pair of adjacent places, when the timeline merges its places.
    mutating func merge(_ limits: Limits) {
      var merged: [Mark] = []
      for var mark in marks {
        mark.place /= 2
        if merged.last?.place == mark.place {
          merged[merged.count - 1].join(mark, limits)
        } else {
          merged.append(mark)
        }
      }
      marks = merged
      var kept: [Change] = []
      for var change in changes {
        change.place /= 2
        if kept.last?.place == change.place {
          kept[kept.count - 1].join(change)
        } else {
          kept.append(change)
        }
      }
      changes = kept
    }
  }

  /// One or several entries of the trace at the same place of a lane.
  package struct Mark: Hashable, Sendable {
    /// The type of an entry in the picture.
    package enum Kind: String, CaseIterable, Sendable {
      /// An external event arrives.
      case event = "external event"
      /// A person or the system performs an action for which the picture has no special mark.
      case act = "act of a person or the system"
      /// The app makes a request.
      case request = "request of the app"
      /// The router chooses a scene for an event or a request.
      case decision = "decision"
      /// A scene, the application's delegate or an observer gets or answers an event.
      case delivery = "event handled"
      /// A session is restored, or state is saved for it.
      case restoration = "restoration"
      /// The store has written the sessions.
      case storing = "sessions stored"
      /// A snapshot is taken.
      case snapshot = "snapshot"
      /// A session is discarded.
      case closing = "session closed"
      /// The current activity changes, the app writes a message, or a delegate method without a special mark is called.
      case call = "other call or message"
      /// A problem is recorded, or an error handler is called.
      case problem = "problem or error"
    }

    /// The type of the entries.
    ///
    /// If any of several entries is a problem, the type is `problem`. Otherwise, it is the type of the first entry.
    package internal(set) var kind: Kind
    /// The lines of the hover text.
    package internal(set) var lines: [String]
    /// The number of trace entries that the mark represents; all entries of the store at one place count as one entry.
    package internal(set) var count = 1
    /// The number of lines that were left out of the hover text.
    package internal(set) var omitted = 0
    /// The place of the mark on the axis.
    package internal(set) var place = 0

    init(_ kind: Kind, _ lines: [String]) {
      self.kind = kind
      self.lines = lines
    }

    mutating func join(_ other: Mark, _ limits: Limits) {
      if other.kind == .problem { kind = .problem }
      // All marks of the store have the same text, so the text isn't repeated.
      if kind == .storing, other.kind == .storing { return }
      count += other.count
      omitted += other.omitted
      add(other.lines, limits)
    }

    mutating func add(_ others: [String], _ limits: Limits) {
      let room = max(0, limits.lines - lines.count)
      lines += others.prefix(room)
      omitted += others.count - min(room, others.count)
    }
  }

  /// A change of a state, or several changes at the same place.
  package struct Change: Hashable, Sendable {
    /// The place of the change on the axis.
    package internal(set) var place: Int
    /// The state after the change; nil if the session was discarded.
    package internal(set) var state: State?
    /// The line of the trace entry that caused the change; for several changes, the line of the last one.
    package internal(set) var line: String
    /// The number of the turn of the change, or of the first of several changes.
    package internal(set) var turn: Int
    /// The number of changes at this place that were joined.
    package internal(set) var count = 1

    init(place: Int, state: State?, line: String, turn: Int) {
      self.place = place
      self.state = state
      self.line = line
      self.turn = turn
    }

    mutating func join(_ other: Change) {
      (state, line, count) = (other.state, other.line, count + other.count)
    }
  }

  /// The state of a scene or of the application.
  package enum State: String, CaseIterable, Sendable {
    /// The application launches.
    case launching
    /// The scene isn't connected yet.
    case unattached
    /// The scene is on screen, but doesn't receive input.
    case foregroundInactive = "inactive"
    /// The scene is on screen and receives input.
    case foregroundActive = "active"
    /// The scene is connected, but not on screen.
    case background
    /// The session has no connected scene.
    case disconnected
    /// The process hasn't started, has ended or was killed.
    case notRunning = "not running"
  }
}
