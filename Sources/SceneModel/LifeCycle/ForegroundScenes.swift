/// The foreground scenes and the focused scene, with the rule for the scene that yields.
///
/// The value performs nothing: each function returns the required state changes in order, and the
/// caller performs them. Scenes change in creation order, and each scene completes its change
/// before the next scene starts. Only a scene that yields or resigns changes before the scene that
/// takes its place. The profile decides which scene yields and which scenes are active.
package struct ForegroundScenes {
  /// A change of one scene to another state.
  package struct Move: Hashable {
    package var session: SessionOrdinal
    package var to: LifeCycle.State
  }

  package struct Place {
    /// Whether the scene has a display of its own.
    ///
    /// Such a scene never yields and never has the focus.
    var hasOwnDisplay = false
    package var isInForeground = false
    /// The time at which the scene was last focused; a later time is a greater number.
    package var lastFocus = 0
    /// The time at which the scene left the foreground; a later time is a greater number.
    var leftAt = 0
  }

  let profile: HostProfile
  /// The focused scene: the foreground scene focused last.
  package private(set) var focused: SessionOrdinal?
  package private(set) var isSwitcherOpen = false
  /// Whether another application is active while the scenes stay in the foreground.
  private(set) var isInterrupted = false

  package private(set) var places: [SessionOrdinal: Place] = [:]
  // Two separate collections, so that adding and removing a scene needs no search.
  /// The foreground scenes on the shared screen, ordered by last focus.
  private var onSharedScreen = RecentSessions()
  /// The foreground scenes that have displays of their own.
  private var onOwnDisplays: Set<SessionOrdinal> = []
  /// The scenes that return to the foreground when the application does.
  private var awaitingReturn: Set<SessionOrdinal> = []
  /// The time that the next use of a session will get.
  package private(set) var nextUse = 2
  /// The time of the last change; it starts at 1, because 0 means that a scene was never used.
  private var clock: Int {
    get { nextUse - 1 }
    set { nextUse = newValue + 1 }
  }

  package init(_ profile: HostProfile) {
    self.profile = profile
  }

  /// The most recently used session without a display of its own, in the foreground or not.
  package var mostRecent: SessionOrdinal? {
    places.filter { !$0.value.hasOwnDisplay }.max {
      ($0.value.lastFocus, $0.key) < ($1.value.lastFocus, $1.key)
    }?
    .key
  }

  /// The sessions outside the foreground, ordered by the time they left it.
  ///
  /// Sessions that left at the same time are in creation order.
  package var outsideForeground: [SessionOrdinal] {
    places.filter { !$0.value.isInForeground && !$0.value.hasOwnDisplay }
      .sorted { ($0.value.leftAt, $0.key) < ($1.value.leftAt, $1.key) }
      .map(\.key)
  }

  /// The foreground scenes, in creation order.
  package var sessions: [SessionOrdinal] {
    (Array(onSharedScreen.sessions) + onOwnDisplays).sorted()
  }

  // MARK: - Sessions

  /// Adds a session outside the foreground.
  package mutating func add(
    _ session: SessionOrdinal, hasOwnDisplay: Bool = false, lastFocus: Int = 0
  ) {
    places[session] = Place(hasOwnDisplay: hasOwnDisplay, lastFocus: lastFocus)
    clock = max(clock, lastFocus)
  }

  /// Makes all further uses of sessions later than the given time.
  package mutating func reserve(lastUse: Int) { clock = max(clock, lastUse) }

  /// Removes a session.
  ///
  /// - Returns: The changes of the remaining scenes.
  package mutating func remove(_ session: SessionOrdinal) -> [Move] {
    let moves = leave(session)
    places[session] = nil
    return moves
  }

  /// Removes a scene from the foreground, so that the scene doesn't return with the application.
  ///
  /// - Returns: The changes of the remaining scenes.
  package mutating func leave(_ session: SessionOrdinal) -> [Move] {
    clock += 1
    let old = focused
    removeFromForeground(session)
    awaitingReturn.remove(session)
    return refocus(from: old)
  }

  // MARK: - Transitions

  /// Clears the foreground for a scene that a person creates or selects in the switcher.
  ///
  /// If the profile has a foreground limit, scenes on the shared screen go to the background,
  /// unless the selected scene is one of these scenes. This is this library's choice, as on iPad.
  package mutating func clear(for session: SessionOrdinal) -> [Move] {
    guard isSwitcherOpen, profile.foregroundLimit != nil, !hasOwnDisplay(session),
      !isInForeground(session)
    else { return [] }
    isSwitcherOpen = false
    clock += 1
    return onSharedScreen.sessions.sorted().map { sendToBackground($0) }
  }

  /// Brings a scene to the foreground and focuses it.
  package mutating func enter(_ session: SessionOrdinal) -> [Move] {
    // A scene with its own display doesn't return with the application.
    if hasOwnDisplay(session) {
      awaitingReturn.remove(session)
      if !isInForeground(session) { addToForeground(session) }
      return [active(session)]
    }
    var moves = clear(for: session)
    awaitingReturn = []
    let wasWaiting = isSwitcherOpen || isInterrupted
    isSwitcherOpen = false
    isInterrupted = false
    if !isInForeground(session) {
      if let sceneThatYields {
        clock += 1
        moves.append(sendToBackground(sceneThatYields))
      }
      addToForeground(session)
    }
    let old = focused
    use(session)
    focused = session
    if profile.activity == .focused {
      moves += resigning(old == session ? nil : old)
      moves.append(active(session))
    } else if wasWaiting {
      moves += sessions.map { active($0) }
    } else {
      moves.append(active(session))
    }
    return moves
  }

  /// The number of scenes that can enter the shared screen before a scene has to yield; nil without
  /// a limit.
  package var room: Int? { profile.foregroundLimit.map { max(0, $0 - onSharedScreen.count) } }

  /// Brings a scene back to the foreground without focusing it.
  ///
  /// The caller ensures that the foreground isn't full.
  package mutating func enterUnfocused(_ session: SessionOrdinal) -> [Move] {
    addToForeground(session)
    let state: LifeCycle.State =
      profile.activity == .all ? .foregroundActive : .foregroundInactive
    return [Move(session: session, to: state)]
  }

  /// Whether a scene is in the foreground, or returns to the foreground with the application.
  package func isOnScreen(_ session: SessionOrdinal) -> Bool {
    guard let place = places[session] else { return false }
    return place.isInForeground || awaitingReturn.contains(session)
  }

  /// Whether a scene is in the foreground.
  package func isInForeground(_ session: SessionOrdinal) -> Bool {
    places[session]?.isInForeground == true
  }

  /// Focuses a foreground scene.
  package mutating func focus(_ session: SessionOrdinal) -> [Move] {
    if hasOwnDisplay(session) { return [] }
    use(session)
    let old = focused
    focused = session
    return refocus(from: old)
  }

  /// Opens the switcher; every scene on the shared screen resigns (S10).
  package mutating func openSwitcher() -> [Move] {
    isSwitcherOpen = true
    return allResigning
  }

  /// Interrupts the application, as a call does; every scene on the shared screen resigns (S10).
  package mutating func interrupt() -> [Move] {
    isInterrupted = true
    return allResigning
  }

  /// Sends one scene to the background.
  package mutating func withdraw(_ session: SessionOrdinal) -> [Move] {
    guard isInForeground(session) else { return [] }
    clock += 1
    let old = focused
    return [sendToBackground(session)] + refocus(from: old)
  }

  /// Switches to another application; the profile decides whether the scenes go to the background or become
  /// inactive.
  package mutating func leaveApplication() -> [Move] {
    isSwitcherOpen = false
    switch profile.turningAway {
    case .background: return sendAllToBackground()
    case .inactive: return interrupt()
    }
  }

  /// Sends every scene to the background.
  package mutating func sendAllToBackground() -> [Move] {
    // Scenes sent to the background earlier still return with the application.
    if onSharedScreen.isEmpty, onOwnDisplays.isEmpty { return [] }
    clock += 1
    awaitingReturn.formUnion(onSharedScreen.sessions)
    awaitingReturn.formUnion(onOwnDisplays)
    return sessions.map { sendToBackground($0) }
  }

  /// Returns to the application.
  ///
  /// Scenes that ``leaveApplication()`` sent to the background return to the foreground, and scenes that the
  /// switcher or an interruption made inactive are active again.
  package mutating func returnToApplication() -> [Move] {
    isSwitcherOpen = false
    isInterrupted = false
    let returning = awaitingReturn.sorted()
    awaitingReturn = []
    for session in returning { addToForeground(session) }
    focused = lastFocused
    switch profile.activity {
    case .all: return sessions.map { active($0) }
    case .focused:
      return returning.filter { $0 != focused }.map {
        hasOwnDisplay($0) ? active($0) : Move(session: $0, to: .foregroundInactive)
      }
        + (focused.map { [active($0)] } ?? [])
    }
  }

  // MARK: - Internal helpers

  /// Records a use of the session, unless the session was used last.
  private mutating func use(_ session: SessionOrdinal) {
    guard let place = places[session], place.lastFocus != clock else { return }
    let time = nextUse
    clock = time
    places[session]?.lastFocus = time
    if place.isInForeground { onSharedScreen.insert(session, at: time) }
  }

  /// The scene that yields to another scene; nil if the foreground isn't full.
  private var sceneThatYields: SessionOrdinal? {
    guard room == 0 else { return nil }
    return switch profile.yielding {
    case .longestUnfocused:
      onSharedScreen.all.min { ($0.lastUse, $0.session) < ($1.lastUse, $1.session) }?.session
    case .oldest: onSharedScreen.sessions.min()
    }
  }

  private var lastFocused: SessionOrdinal? { onSharedScreen.mostRecent?.session }

  /// The changes that make every active scene inactive.
  private var allResigning: [Move] {
    switch profile.activity {
    case .all:
      onSharedScreen.sessions.sorted().map { Move(session: $0, to: .foregroundInactive) }
    case .focused: resigning(focused)
    }
  }

  /// Returns the changes after the focus moved from a scene; none unless only the focused scene is active.
  private func refocus(from old: SessionOrdinal?) -> [Move] {
    guard profile.activity == .focused, old != focused, !isSwitcherOpen, !isInterrupted else {
      return []
    }
    return resigning(old) + (focused.map { [active($0)] } ?? [])
  }

  private func resigning(_ session: SessionOrdinal?) -> [Move] {
    guard let session, isInForeground(session) else { return [] }
    return [Move(session: session, to: .foregroundInactive)]
  }

  private func active(_ session: SessionOrdinal) -> Move {
    Move(session: session, to: .foregroundActive)
  }

  private func hasOwnDisplay(_ session: SessionOrdinal) -> Bool {
    places[session]?.hasOwnDisplay == true
  }

  private mutating func sendToBackground(_ session: SessionOrdinal) -> Move {
    removeFromForeground(session)
    return Move(session: session, to: .background)
  }

  private mutating func addToForeground(_ session: SessionOrdinal) {
    guard let place = places[session] else { return }
    places[session]?.isInForeground = true
    if place.hasOwnDisplay {
      onOwnDisplays.insert(session)
    } else {
      onSharedScreen.insert(session, at: place.lastFocus)
    }
  }

  private mutating func removeFromForeground(_ session: SessionOrdinal) {
    guard isInForeground(session) else { return }
    onOwnDisplays.remove(session)
    onSharedScreen.remove(session)
    places[session]?.isInForeground = false
    let time = clock
    places[session]?.leftAt = time
    if focused == session { focused = lastFocused }
  }
}
