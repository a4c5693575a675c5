/// The scenes in the foreground: which of them has the focus, and which yields to a newcomer.
///
/// A pure value: each act returns the moves it takes, in the order they are to be made, and
/// ``Application`` makes them. Scenes move in the order of their sessions' creation, each going all
/// the way before the next; only a scene that yields, or resigns for another, goes before the one it
/// makes room for. Who yields and who is active is the profile's to say.
package struct ForegroundScenes {
  /// One scene's way to another state.
  package struct Move: Hashable {
    package var session: SceneID
    package var to: LifeCycle.State
  }

  package struct Place {
    var ordinal: Int
    /// Whether it is shown on a display of its own, where it neither yields nor has the focus.
    var isApart = false
    package var isInForeground = false
    /// When it was last focused; later is greater.
    package var lastFocus = 0
    /// When it left the foreground; later is greater.
    var leftAt = 0
  }

  let profile: HostProfile
  /// The scene a person works in: of those in the foreground the last one focused.
  package private(set) var focused: SceneID?
  package private(set) var isSwitcherOpen = false
  /// Whether a person works in another application while the scenes stay where they are.
  private(set) var isAway = false

  package private(set) var places: [SceneID: Place] = [:]
  private var ids: [Int: SceneID] = [:]
  // Sets of scenes by their ordinals, so that a scene comes and goes without a search among the others.
  /// The scenes in the foreground of the shared screen, by when they were focused.
  private var sharing = RecentSessions()
  /// The scenes in the foreground of displays of their own.
  private var apart: Set<Int> = []
  /// The scenes that return to the foreground with the application.
  private var sentHome: Set<Int> = []
  // At 0 nothing was used.
  private var clock = 1

  package init(_ profile: HostProfile) {
    self.profile = profile
  }

  /// The session used last among all, also those in the background.
  package var mostRecent: SceneID? {
    places.filter { !$0.value.isApart }.max {
      ($0.value.lastFocus, $0.value.ordinal) < ($1.value.lastFocus, $1.value.ordinal)
    }?
    .key
  }

  /// The sessions in the background, that which left first first; those that left together in the order of
  /// creation.
  package var longestAway: [SceneID] {
    places.filter { !$0.value.isInForeground && !$0.value.isApart }
      .sorted { ($0.value.leftAt, $0.value.ordinal) < ($1.value.leftAt, $1.value.ordinal) }
      .map(\.key)
  }

  /// The scenes in the foreground, in the order of creation.
  package var sessions: [SceneID] { inOrder(sharing.all.map(\.ordinal) + apart) }

  /// When a session is used that is turned to next.
  package var nextUse: Int { clock + 1 }

  // MARK: - Sessions

  /// Makes a session known, in the background.
  package mutating func add(
    _ session: SceneID, ordinal: Int, isApart: Bool = false, lastFocus: Int = 0
  ) {
    places[session] = Place(ordinal: ordinal, isApart: isApart, lastFocus: lastFocus)
    ids[ordinal] = session
    clock = max(clock, lastFocus)
  }

  /// Forgets a session.
  ///
  /// - Returns: The moves of those who stay.
  package mutating func remove(_ session: SceneID) -> [Move] {
    let moves = leave(session)
    if let ordinal = places.removeValue(forKey: session)?.ordinal { ids[ordinal] = nil }
    return moves
  }

  /// Takes a scene in the background that won't come back by itself.
  ///
  /// - Returns: The moves of those who stay.
  package mutating func leave(_ session: SceneID) -> [Move] {
    clock += 1
    let old = focused
    takeOff(session)
    if let ordinal = places[session]?.ordinal { sentHome.remove(ordinal) }
    return refocus(from: old)
  }

  // MARK: - Acts

  /// Sends the scenes on the shared screen to the background, for one that a person makes or picks in the
  /// switcher and that wasn't beside them (ours, after iPad).
  ///
  /// Where windows stand side by side without limit, they stay.
  package mutating func clear(for session: SceneID) -> [Move] {
    guard isSwitcherOpen, profile.foregroundLimit != nil, !isApart(session),
      !isInForeground(session)
    else { return [] }
    isSwitcherOpen = false
    clock += 1
    return inOrder(sharing.all.map(\.ordinal)).map { takenOff($0) }
  }

  /// Brings a scene to the foreground and focuses it.
  package mutating func enter(_ session: SceneID) -> [Move] {
    // What a display shows is nothing a person returns to.
    if isApart(session) {
      if let ordinal = places[session]?.ordinal { sentHome.remove(ordinal) }
      if !isInForeground(session) { putOn(session) }
      return [active(session)]
    }
    var moves = clear(for: session)
    sentHome = []
    let wasWaiting = isSwitcherOpen || isAway
    isSwitcherOpen = false
    isAway = false
    if !isInForeground(session) {
      if let yielding {
        clock += 1
        moves += [takenOff(yielding)]
      }
      putOn(session)
    }
    let old = focused
    use(session)
    focused = session
    if profile.activity == .focused {
      return moves + resigning(old == session ? nil : old) + [active(session)]
    }
    return moves + (wasWaiting ? sessions : [session]).map { active($0) }
  }

  /// Brings a scene back to the foreground, where another has the focus.
  package mutating func enterBeside(_ session: SceneID) -> [Move] {
    putOn(session)
    let state: LifeCycle.State =
      profile.activity == .all ? .foregroundActive : .foregroundInactive
    return [Move(session: session, to: state)]
  }

  /// Whether a scene stands in the foreground, or returns to it with the application.
  package func isOnScreen(_ session: SceneID) -> Bool {
    guard let place = places[session] else { return false }
    return place.isInForeground || sentHome.contains(place.ordinal)
  }

  /// Whether a scene stands in the foreground.
  package func isInForeground(_ session: SceneID) -> Bool {
    places[session]?.isInForeground == true
  }

  /// Gives the focus to a scene in the foreground.
  package mutating func focus(_ session: SceneID) -> [Move] {
    if isApart(session) { return [] }
    use(session)
    let old = focused
    focused = session
    return refocus(from: old)
  }

  /// Shows the switcher: every scene in the foreground resigns (S10).
  package mutating func openSwitcher() -> [Move] {
    isSwitcherOpen = true
    return withoutFocus
  }

  /// Sends one scene to the background.
  package mutating func withdraw(_ session: SceneID) -> [Move] {
    guard isInForeground(session) else { return [] }
    clock += 1
    let old = focused
    return [takenOff(session)] + refocus(from: old)
  }

  /// A person turns to another application.
  package mutating func goHome() -> [Move] {
    isSwitcherOpen = false
    switch profile.turningAway {
    case .background: return sendHome()
    case .inactive:
      isAway = true
      return withoutFocus
    }
  }

  /// Sends every scene to the background.
  package mutating func sendHome() -> [Move] {
    // Who went home before still comes back.
    if sharing.isEmpty, apart.isEmpty { return [] }
    clock += 1
    sentHome.formUnion(sharing.all.map(\.ordinal))
    sentHome.formUnion(apart)
    return sessions.map { takenOff($0) }
  }

  /// Returns to the application: those whom ``goHome()`` sent away come back, and after the
  /// switcher all are active again.
  package mutating func comeBack() -> [Move] {
    isSwitcherOpen = false
    isAway = false
    let returning = inOrder(sentHome)
    sentHome = []
    for session in returning { putOn(session) }
    focused = lastFocused
    switch profile.activity {
    case .all: return sessions.map { active($0) }
    case .focused:
      return returning.filter { $0 != focused }.map { Move(session: $0, to: .foregroundInactive) }
        + (focused.map { [active($0)] } ?? [])
    }
  }

  // MARK: - Internal helpers

  private func inOrder(_ ordinals: some Sequence<Int>) -> [SceneID] {
    ordinals.sorted().compactMap { ids[$0] }
  }

  /// Notes that a person turned to a session, unless that is what they did last.
  private mutating func use(_ session: SceneID) {
    guard let place = places[session], place.lastFocus != clock else { return }
    clock += 1
    places[session]?.lastFocus = clock
    if place.isInForeground { sharing.insert(.init(lastUse: clock, ordinal: place.ordinal)) }
  }

  /// Who makes room for one more; nil if there is room.
  private var yielding: SceneID? {
    guard let limit = profile.foregroundLimit, sharing.count >= limit else { return nil }
    let yielding =
      switch profile.yielding {
      case .longestUnfocused:
        sharing.all.min { ($0.lastUse, $0.ordinal) < ($1.lastUse, $1.ordinal) }
      case .oldest: sharing.all.min { $0.ordinal < $1.ordinal }
      }
    return yielding.flatMap { ids[$0.ordinal] }
  }

  private var lastFocused: SceneID? { sharing.mostRecent.flatMap { ids[$0.ordinal] } }

  /// Every scene that has the person's attention loses it.
  private var withoutFocus: [Move] {
    switch profile.activity {
    case .all:
      inOrder(sharing.all.map(\.ordinal)).map { Move(session: $0, to: .foregroundInactive) }
    case .focused: resigning(focused)
    }
  }

  /// Where only the focused scene is active, it is another now.
  private func refocus(from old: SceneID?) -> [Move] {
    guard profile.activity == .focused, old != focused, !isSwitcherOpen, !isAway else { return [] }
    return resigning(old) + (focused.map { [active($0)] } ?? [])
  }

  private func resigning(_ session: SceneID?) -> [Move] {
    guard let session, isInForeground(session) else { return [] }
    return [Move(session: session, to: .foregroundInactive)]
  }

  private func active(_ session: SceneID) -> Move {
    Move(session: session, to: .foregroundActive)
  }

  private func isApart(_ session: SceneID) -> Bool { places[session]?.isApart == true }

  private mutating func takenOff(_ session: SceneID) -> Move {
    takeOff(session)
    return Move(session: session, to: .background)
  }

  private mutating func putOn(_ session: SceneID) {
    guard let place = places[session] else { return }
    places[session]?.isInForeground = true
    if place.isApart {
      apart.insert(place.ordinal)
    } else {
      sharing.insert(.init(lastUse: place.lastFocus, ordinal: place.ordinal))
    }
  }

  private mutating func takeOff(_ session: SceneID) {
    guard let place = places[session], place.isInForeground else { return }
    apart.remove(place.ordinal)
    sharing.remove(place.ordinal)
    places[session]?.isInForeground = false
    places[session]?.leftAt = clock
    if focused == session { focused = lastFocused }
  }
}
