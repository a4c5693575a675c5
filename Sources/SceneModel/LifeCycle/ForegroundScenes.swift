/// The scenes in the foreground, the focused scene, and the choice of the scene that leaves a full foreground.
///
/// The shared screen is the screen of all scenes that aren't on an external display of their own.
///
/// The functions update this value, and return the state changes of scenes in order; the caller performs the changes.
/// Each scene completes its change before the next scene starts. Scenes change in the order in which their sessions
/// were created, with three exceptions. If a scene leaves the foreground or stops being active because of another
/// scene, it changes before the other scene. A scene that enters the foreground changes before the scenes that return
/// to the foreground with it. If only the focused scene is active, the focused scene changes last when the application
/// returns. The profile decides which scene leaves a full foreground, and which scenes are active.
package struct ForegroundScenes {
  /// A change of one scene to another life-cycle state.
  package struct Move: Hashable {
    package var session: SessionOrdinal
    package var to: LifeCycle.State
  }

  package struct Place {
    /// Whether the scene is shown on an external display of its own.
    ///
    /// Such a scene never makes room for another scene, and never has the focus.
    var hasOwnDisplay = false
    package var isInForeground = false
    /// The time at which the scene last got the focus; a later time is a greater number, and 0 means never.
    package var lastFocus = 0
    /// The time at which the scene last left the foreground; a later time is a greater number, and 0 means never.
    var leftAt = 0
  }

  let profile: HostProfile
  /// The focused scene: of the foreground scenes on the shared screen, the one that got the focus last.
  ///
  /// Nil if no scene on the shared screen is in the foreground.
  package private(set) var focused: SessionOrdinal?
  package private(set) var isSwitcherOpen = false
  /// Whether another application is active while the scenes of this application stay in the foreground.
  private(set) var isInterrupted = false

  package private(set) var places: [SessionOrdinal: Place] = [:]
  // The foreground scenes are in two collections, so that adding and removing a scene needs no search.
  /// The foreground scenes on the shared screen, with the times at which they last got the focus.
  private var onSharedScreen = RecentSessions()
  /// The foreground scenes on external displays of their own.
  private var onOwnDisplays: Set<SessionOrdinal> = []
  /// The scenes in the background that return to the foreground with the application.
  private var awaitingReturn: Set<SessionOrdinal> = []
  /// The time with which the next use of a session is recorded; a later time is a greater number.
  package private(set) var nextUse = 2
  /// The time of the last change of the foreground scenes.
  ///
  /// The time begins with 1, because a last use of 0 means that a session was never used.
  private var clock: Int {
    get { nextUse - 1 }
    set { nextUse = newValue + 1 }
  }

  package init(_ profile: HostProfile) {
    self.profile = profile
  }

  /// The most recently used session without a display of its own, whether its scene is in the foreground or not.
  package var mostRecent: SessionOrdinal? {
    places.filter { !$0.value.hasOwnDisplay }.max {
      ($0.value.lastFocus, $0.key) < ($1.value.lastFocus, $1.key)
    }?
    .key
  }

  /// The sessions whose scenes aren't in the foreground, in the order in which the scenes left it.
  ///
  /// Sessions whose scenes left at the same time are in the order of creation. Sessions with displays of their own
  /// aren't included.
  package var outsideForeground: [SessionOrdinal] {
    places.filter { !$0.value.isInForeground && !$0.value.hasOwnDisplay }
      .sorted { ($0.value.leftAt, $0.key) < ($1.value.leftAt, $1.key) }
      .map(\.key)
  }

  /// The sessions whose scenes are in the foreground, in the order of creation.
  package var sessions: [SessionOrdinal] {
    (Array(onSharedScreen.sessions) + onOwnDisplays).sorted()
  }

  // MARK: - Sessions

  /// Adds a session whose scene isn't in the foreground.
  package mutating func add(
    _ session: SessionOrdinal, hasOwnDisplay: Bool = false, lastFocus: Int = 0
  ) {
    places[session] = Place(hasOwnDisplay: hasOwnDisplay, lastFocus: lastFocus)
    clock = max(clock, lastFocus)
  }

  /// Makes all further uses of sessions count as later than the given time.
  package mutating func reserve(lastUse: Int) { clock = max(clock, lastUse) }

  /// Removes a session.
  ///
  /// - Returns: The changes of the remaining scenes.
  package mutating func remove(_ session: SessionOrdinal) -> [Move] {
    let moves = leave(session)
    places[session] = nil
    return moves
  }

  /// Removes a scene from the foreground.
  ///
  /// The scene doesn't return to the foreground with the application.
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

  /// Closes the switcher, and sends all scenes on the shared screen to the background to make room for a scene that a
  /// person creates or selects in the switcher.
  ///
  /// Nothing changes if the switcher isn't open, if the profile doesn't limit the number of foreground scenes, or if
  /// the given scene is in the foreground or on a display of its own. Sending the scenes to the background is this
  /// library's choice, modeled on iPad.
  package mutating func clear(for session: SessionOrdinal) -> [Move] {
    guard isSwitcherOpen, profile.foregroundLimit != nil, !hasOwnDisplay(session),
      !isInForeground(session)
    else { return [] }
    isSwitcherOpen = false
    clock += 1
    return onSharedScreen.sessions.sorted().map { sendToBackground($0) }
  }

  /// Brings a scene to the foreground and gives it the focus.
  ///
  /// If the application was in the background, the scenes on displays of their own return to the foreground too. Other
  /// scenes stay in the background. If the given scene has a display of its own, the scene enters without the focus,
  /// and no other scene changes.
  package mutating func enter(_ session: SessionOrdinal) -> [Move] {
    // A scene on its own display is shown now, so it needn't return with the application.
    if hasOwnDisplay(session) {
      awaitingReturn.remove(session)
      if !isInForeground(session) { addToForeground(session) }
      return [active(session)]
    }
    var moves = clear(for: session)
    // A closure is used instead of the method itself, because a reference to the method would copy the whole value.
    let returning = awaitingReturn.filter { hasOwnDisplay($0) }.sorted()
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
    // The entering scene doesn't cover a scene on an external display, so such scenes return with the application.
    for session in returning {
      addToForeground(session)
      moves.append(active(session))
    }
    return moves
  }

  /// The number of scenes that can enter the shared screen before another scene has to leave it; nil without a limit.
  package var room: Int? { profile.foregroundLimit.map { max(0, $0 - onSharedScreen.count) } }

  /// Brings a scene to the foreground without giving the scene the focus.
  ///
  /// The caller makes sure that the foreground isn't full.
  package mutating func enterUnfocused(_ session: SessionOrdinal) -> [Move] {
    addToForeground(session)
    let state: LifeCycle.State =
      profile.activity == .all ? .foregroundActive : .foregroundInactive
    return [Move(session: session, to: state)]
  }

  /// Returns whether a scene is in the foreground, or will be when the application returns to the foreground.
  package func isOnScreen(_ session: SessionOrdinal) -> Bool {
    guard let place = places[session] else { return false }
    return place.isInForeground || awaitingReturn.contains(session)
  }

  /// Returns whether a scene is in the foreground.
  package func isInForeground(_ session: SessionOrdinal) -> Bool {
    places[session]?.isInForeground == true
  }

  /// Gives the focus to a scene in the foreground.
  package mutating func focus(_ session: SessionOrdinal) -> [Move] {
    if hasOwnDisplay(session) { return [] }
    use(session)
    let old = focused
    focused = session
    return refocus(from: old)
  }

  /// Opens the switcher.
  ///
  /// Every active scene on the shared screen becomes inactive (S10).
  package mutating func openSwitcher() -> [Move] {
    isSwitcherOpen = true
    return allResigning
  }

  /// Interrupts the application, as an incoming call does.
  ///
  /// Every active scene on the shared screen becomes inactive (S10).
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

  /// Performs the person's switch to another application.
  ///
  /// The profile decides whether the scenes go to the background or become inactive.
  package mutating func leaveApplication() -> [Move] {
    isSwitcherOpen = false
    switch profile.turningAway {
    case .background: return sendAllToBackground()
    case .inactive: return interrupt()
    }
  }

  /// Sends every scene to the background.
  package mutating func sendAllToBackground() -> [Move] {
    // If all scenes are already in the background, `awaitingReturn` stays the same.
    if onSharedScreen.isEmpty, onOwnDisplays.isEmpty { return [] }
    clock += 1
    awaitingReturn.formUnion(onSharedScreen.sessions)
    awaitingReturn.formUnion(onOwnDisplays)
    return sessions.map { sendToBackground($0) }
  }

  /// Performs the person's return to the application.
  ///
  /// Scenes that went to the background with the application return to the foreground. Scenes that the switcher or an
  /// interruption made inactive become active again.
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

  /// Records a use of a session at a new time; does nothing if the session's last use was the latest change.
  private mutating func use(_ session: SessionOrdinal) {
    guard let place = places[session], place.lastFocus != clock else { return }
    let time = nextUse
    clock = time
    places[session]?.lastFocus = time
    if place.isInForeground { onSharedScreen.insert(session, at: time) }
  }

  /// The scene that has to leave the foreground before another scene enters it; nil if the foreground isn't full.
  private var sceneThatYields: SessionOrdinal? {
    guard room == 0 else { return nil }
    return onSharedScreen.all.min {
      profile.yielding.chooses(($0.lastUse, $0.session), before: ($1.lastUse, $1.session))
    }?.session
  }

  private var lastFocused: SessionOrdinal? { onSharedScreen.mostRecent?.session }

  /// The changes that make every active scene on the shared screen inactive.
  private var allResigning: [Move] {
    switch profile.activity {
    case .all:
      onSharedScreen.sessions.sorted().map { Move(session: $0, to: .foregroundInactive) }
    case .focused: resigning(focused)
    }
  }

  /// Returns the changes of scenes that become active or inactive because the focus moved away from a scene.
  ///
  /// There are no changes if the profile makes all foreground scenes active, or while the switcher or an interruption
  /// keeps all scenes inactive.
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
