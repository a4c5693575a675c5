package import SceneModel

/// The trace of a run, condensed for a picture.
///
/// A lane is a row of the picture. The application and the store have a lane, and so has each session, up to a limit.
///
/// Each entry that isn't about the store has a place on the axis, in the order of the trace. When there are too many
/// places, adjacent places are merged, so that the size of a timeline doesn't depend on the length of the
/// run. Equal entries give equal timelines.
package struct Timeline: Sendable {
  /// The limits that keep a picture small enough for a browser.
  package struct Limits: Sendable {
    /// The maximum number of places on the axis.
    package var places = 400
    /// The maximum number of lanes of sessions.
    ///
    /// The sessions that appear first in the trace have lanes.
    package var lanes = 40
    /// The maximum number of lines in a hover text.
    package var lines = 12
    /// The maximum number of characters of a line in a hover text.
    package var characters = 10_000

    package init() {}
  }

  package let limits: Limits
  package internal(set) var application = Lane(id: nil)
  /// The lanes of sessions, in the order in which they appeared.
  package internal(set) var sessions: [Lane] = []
  /// The lane of the store; it has no states.
  package internal(set) var store = Lane(id: nil)
  /// The turns, with the places at which they begin.
  ///
  /// If several turns begin at one place, only the first turn is listed.
  package internal(set) var turns: [Turn] = []
  /// The launches after the first, with the places at which they begin.
  package internal(set) var launches: [Turn] = []
  /// The decisions that chose a session, each drawn as a line from the application's lane to the session's lane, unless
  /// places were merged.
  package internal(set) var routes: [Route] = []
  /// The number of entries that share a place.
  package private(set) var entriesPerPlace = 1
  /// The number of entries on the axis so far.
  package private(set) var entryCount = 0
  /// The number of turns with entries, in all launches.
  package private(set) var turnCount = 0
  /// The number of launches that were added so far.
  package private(set) var launchCount = 0
  /// The sessions without a lane.
  package private(set) var omittedSessions: Set<SceneID> = []

  /// The states of the application and of all sessions, including sessions without a lane.
  var states = TimelineStates()
  /// The indexes of the lanes, by session.
  private var lanes: [SceneID: Int] = [:]
  /// The place on the axis, and the trace line, of the latest input or request; the next decision is about this input
  /// or request.
  var subject: (place: Int, line: String)?
  /// The place on the axis and the mark of a decision to create a session, kept until the session appears in the trace;
  /// nil if no session is expected.
  private var pending: (place: Int, mark: Mark)?
  private var lastTurn: Int?
  /// Whether the next entry is the first of a launch.
  var isStarting = false

  package init(limits: Limits = Limits()) {
    self.limits = limits
  }

  /// The number of a turn or of a launch, with the place on the axis at which the turn or the launch begins.
  package struct Turn: Hashable, Sendable {
    package var number: Int
    package var place: Int
  }

  /// A decision that chose a session.
  package struct Route: Hashable, Sendable {
    package var place: Int
    /// The index of the session's lane.
    package var lane: Int
  }

  // MARK: - Places

  /// The place of the latest entry on the axis.
  var place: Int { max(0, entryCount - 1) / entriesPerPlace }
  /// The number of places on the axis that have entries.
  package var placeCount: Int { entryCount == 0 ? 0 : place + 1 }

  /// Adds an entry to the axis, and merges places if there are too many.
  mutating func advance() {
    entryCount += 1
    if place >= limits.places { merge() }
  }

  /// Adds an entry of the trace to the axis.
  ///
  /// If the entry is the first of its turn, the turn begins at the place of the entry.
  mutating func advance(to entry: TraceEntry) {
    advance()
    if entry.turn == lastTurn { return }
    lastTurn = entry.turn
    turnCount += 1
    if turns.last?.place != place { turns.append(Turn(number: turnCount, place: place)) }
  }

  /// Begins a run of the application; called before the entries of the run are added.
  ///
  /// If an earlier run hasn't ended, its process was killed, and a mark shows this.
  package mutating func begin() {
    flushPending()
    if states.application != .notRunning { kill() }
    (lastTurn, subject) = (nil, nil)
    launchCount += 1
    isStarting = true
  }

  /// Merges each pair of adjacent places into one place, so that half of the places are free for later entries.
  private mutating func merge() {
    entriesPerPlace *= 2
    for index in turns.indices { turns[index].place /= 2 }
    for index in launches.indices { launches[index].place /= 2 }
    for index in routes.indices { routes[index].place /= 2 }
    turns = turns.withoutRepeated { $0.place == $1.place }
    launches = launches.withoutRepeated { $0.place == $1.place }
    var seen: Set<Route> = []
    routes = routes.filter { seen.insert($0).inserted }
    application.merge(limits)
    store.merge(limits)
    for index in sessions.indices { sessions[index].merge(limits) }
    subject?.place /= 2
    pending?.place /= 2
  }

  // MARK: - Lanes

  /// Changes the lane of a session.
  ///
  /// A session without a lane is only counted.
  mutating func change(_ id: SceneID, _ body: (inout Lane) -> Void) {
    ensureLane(of: id)
    if let lane = lanes[id] { body(&sessions[lane]) }
  }

  /// Creates a lane for a session that appears for the first time, or counts the session as omitted if there are too
  /// many lanes.
  private mutating func ensureLane(of id: SceneID) {
    if lanes[id] != nil || omittedSessions.contains(id) { return }
    guard sessions.count < limits.lanes else {
      omittedSessions.insert(id)
      flushPending()
      return
    }
    lanes[id] = sessions.count
    sessions.append(Lane(id: id))
    guard let (place, mark) = pending else { return }
    pending = nil
    sessions[sessions.count - 1].add(mark, at: place, limits)
    addRoute(to: id, at: place)
  }

  /// Holds a decision for a new session until the session appears.
  mutating func hold(_ mark: Mark) {
    flushPending()
    pending = (place, mark)
  }

  /// Adds a pending decision to the application's lane, because its session didn't appear or has no lane.
  mutating func flushPending() {
    guard let (place, mark) = pending else { return }
    pending = nil
    application.add(mark, at: place, limits)
  }

  /// Adds a line from the application's lane to a session's lane.
  mutating func addRoute(to id: SceneID, at place: Int) {
    guard let lane = lanes[id] else { return }
    let route = Route(place: place, lane: lane)
    if !routes.suffix(limits.lanes).contains(route) { routes.append(route) }
  }

  /// Sets the texts that name a session, because the trace doesn't contain these texts.
  ///
  /// - Parameters:
  ///   - id: The identifier of the session.
  ///   - number: The position in creation order, from 1.
  ///   - scene: The declared scene; nil if there is none.
  ///   - title: The title of the window.
  package mutating func name(_ id: SceneID, number: Int, scene: String?, title: String) {
    guard let lane = lanes[id] else { return }
    sessions[lane].number = number
    sessions[lane].scene = scene
    if !title.isEmpty || sessions[lane].title.isEmpty { sessions[lane].title = title }
  }

  /// The finished timeline, in which a decision whose session never appeared is a mark of the application.
  var finished: Timeline {
    var timeline = self
    timeline.flushPending()
    return timeline
  }
}

extension Array {
  /// The elements, without each element that is similar to the previous element.
  fileprivate func withoutRepeated(_ areLike: (Element, Element) -> Bool) -> [Element] {
    reduce(into: []) { kept, element in
      if let last = kept.last, areLike(last, element) { return }
      kept.append(element)
    }
  }
}
