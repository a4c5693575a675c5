/// Which scenes stand in the foreground, which has the focus, and who yields to a newcomer.
///
/// A pure value: each act returns the moves it takes, in the order they are to be made, and
/// ``Application`` makes them. Scenes move in the order of their sessions' creation, each going all
/// the way before the next; only a scene that yields goes before the one it yields to. Who is
/// active is ours to say: every scene in the foreground, unless the switcher is open.
struct Stage {
  /// One scene's way to another state.
  struct Move: Hashable {
    var session: SceneSession.ID
    var to: LifeCycle.State
  }

  struct Place {
    var ordinal: Int
    var isInForeground = false
    /// When it was last focused; later is greater.
    var lastFocus = 0
    /// When it left the foreground; later is greater.
    var leftAt = 0
  }

  /// How many scenes the foreground holds.
  let limit: Int
  /// The scenes in the foreground, in the order of creation.
  private(set) var foreground: [SceneSession.ID] = []
  /// The scene a person works in: of those in the foreground the last one focused.
  private(set) var focused: SceneSession.ID?
  private(set) var isSwitcherOpen = false

  private(set) var places: [SceneSession.ID: Place] = [:]
  private var sentHome: [SceneSession.ID] = []
  private var clock = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// The session used last among all, also those off stage.
  var mostRecent: SceneSession.ID? {
    places.max { ($0.value.lastFocus, $0.value.ordinal) < ($1.value.lastFocus, $1.value.ordinal) }?
      .key
  }

  /// The sessions off stage, that which left first first; those that left together in the order of
  /// creation.
  var longestAway: [SceneSession.ID] {
    places.filter { !$0.value.isInForeground }
      .sorted { ($0.value.leftAt, $0.value.ordinal) < ($1.value.leftAt, $1.value.ordinal) }
      .map(\.key)
  }

  // MARK: - Sessions

  /// Makes a session known, off stage.
  mutating func add(_ session: SceneSession.ID, ordinal: Int) {
    places[session] = Place(ordinal: ordinal)
  }

  /// Forgets a session.
  mutating func remove(_ session: SceneSession.ID) {
    leave(session)
    places[session] = nil
  }

  /// Takes a scene off stage that won't come back by itself.
  mutating func leave(_ session: SceneSession.ID) {
    clock += 1
    takeOff(session)
    sentHome.removeAll { $0 == session }
  }

  // MARK: - Acts

  /// Brings a scene to the foreground and focuses it.
  mutating func enter(_ session: SceneSession.ID) -> [Move] {
    var moves: [Move] = []
    sentHome = []
    let wasSwitcherOpen = isSwitcherOpen
    isSwitcherOpen = false
    if !isInForeground(session) {
      if foreground.count >= limit, let yielding = foreground.min(by: wasFocusedBefore) {
        moves += withdraw(yielding)
      }
      putOn(session)
    }
    focus(session)
    let entering = wasSwitcherOpen ? foreground : [session]
    return moves + entering.map { Move(session: $0, to: .foregroundActive) }
  }

  /// Whether a scene stands in the foreground.
  func isInForeground(_ session: SceneSession.ID) -> Bool {
    places[session]?.isInForeground == true
  }

  /// Gives the focus to a scene in the foreground.
  mutating func focus(_ session: SceneSession.ID) {
    clock += 1
    places[session]?.lastFocus = clock
    focused = session
  }

  /// Shows the switcher: every scene in the foreground resigns (S10).
  mutating func openSwitcher() -> [Move] {
    isSwitcherOpen = true
    return foreground.map { Move(session: $0, to: .foregroundInactive) }
  }

  /// Sends one scene to the background.
  mutating func withdraw(_ session: SceneSession.ID) -> [Move] {
    guard isInForeground(session) else { return [] }
    clock += 1
    takeOff(session)
    return [Move(session: session, to: .background)]
  }

  /// Sends every scene to the background, as when a person turns to another application.
  mutating func goHome() -> [Move] {
    isSwitcherOpen = false
    // Who went home before still comes back.
    if foreground.isEmpty { return [] }
    clock += 1
    sentHome = foreground
    for session in sentHome { takeOff(session) }
    return sentHome.map { Move(session: $0, to: .background) }
  }

  /// Returns to the application: those whom ``goHome()`` sent away come back, and after the
  /// switcher all are active again.
  mutating func comeBack() -> [Move] {
    isSwitcherOpen = false
    for session in sentHome { putOn(session) }
    sentHome = []
    focused = foreground.max(by: wasFocusedBefore)
    return foreground.map { Move(session: $0, to: .foregroundActive) }
  }

  // MARK: - Internal helpers

  private func wasFocusedBefore(_ one: SceneSession.ID, _ other: SceneSession.ID) -> Bool {
    (places[one]?.lastFocus ?? 0) < (places[other]?.lastFocus ?? 0)
  }

  private mutating func putOn(_ session: SceneSession.ID) {
    guard let ordinal = places[session]?.ordinal else { return }
    places[session]?.isInForeground = true
    // A newcomer is mostly the last there is.
    let index = foreground.lastIndex { (places[$0]?.ordinal ?? 0) < ordinal }
    foreground.insert(session, at: index.map { $0 + 1 } ?? 0)
  }

  private mutating func takeOff(_ session: SceneSession.ID) {
    guard isInForeground(session), let index = foreground.firstIndex(of: session) else { return }
    foreground.remove(at: index)
    places[session]?.isInForeground = false
    places[session]?.leftAt = clock
    if focused == session { focused = foreground.max(by: wasFocusedBefore) }
  }
}
