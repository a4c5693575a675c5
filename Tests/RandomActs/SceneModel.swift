import SceneRuntime

/// A second statement of how scenes live, made from the facts, which shares no code with the runtime.
///
/// It says which lines a run gives: those of the trace, `told` for each call of a delegate with the
/// scene's state at that time, and `posted` for each notification.
struct SceneModel {
  typealias State = ConnectedScene.ActivationState
  typealias Callback = TraceEntry.Callback

  struct Session {
    var number: Int
    var isDisplay = false
    var declared: SampleApp.Declared?
    /// Nil while it is disconnected.
    var state: State?
    /// When a person turned to it, and when it left the screen; later is greater.
    var focusedAt = 0
    var leftAt = 0
    var hasKeptState = false
    var size: SceneDescription.Size?

    var id: String { "\(number)" }
    var isOnScreen: Bool { state == .foregroundActive || state == .foregroundInactive }
  }

  /// The work that waits for a turn.
  enum Work {
    case deed(Deed)
    /// The store has kept what a turn changed, and all before it.
    case kept(turn: Int)
  }

  let app: SampleApp
  var reactions: [Reaction]
  /// The lines since it was looked at last.
  var lines: [String] = []

  /// The open sessions in the order of their creation.
  var sessions: [Session] = []
  var lastNumber = 0
  var displays: [(name: String, session: String?)] = []
  var isRegisteredForDisplays = false
  var handoffs: [(type: String, session: String)] = []
  /// The sessions that left the screen when a person turned away, and come back with them.
  var awaitingReturn: Set<String> = []
  var isSwitcherOpen = false
  var isInterrupted = false
  /// Whether scenes are unheard of: known beforehand, or after the first connection (S33).
  var isOld: Bool
  var isSettled: Bool
  var hasBeenAway = false

  var isLaunched = false
  var isQuitting = false
  /// Whether it ends without being told.
  var isForced = false
  var isTerminated = false
  var early: [Work] = []
  var queue: [Work] = []
  var turn = 0

  /// The sessions that are due a picture, and those whose record changed, in this turn.
  var pictures: [String] = []
  var changed: Set<String> = []
  /// The sessions that wait to be disconnected for memory, in order.
  var leaving: [String] = []
  var unkept: [Int: Set<String>] = [:]
  var isStoreSilent = false
  var unspoken: [Int] = []
  var clock = 0

  init(_ app: SampleApp, _ reactions: [Reaction]) {
    self.app = app
    self.reactions = reactions
    isOld = app.device == .classic
    isSettled = app.device == .classic || app.hasManifest
  }

  subscript(id: String) -> Session? {
    get { sessions.first { $0.id == id } }
    set {
      guard let newValue, let index = sessions.firstIndex(where: { $0.id == id }) else { return }
      sessions[index] = newValue
    }
  }

  var windows: [Session] { sessions.filter { !$0.isDisplay } }
  var windowsOnScreen: [Session] { windows.filter(\.isOnScreen) }
  /// The window a person works in: of those on screen the one they turned to last.
  var focused: String? { windowsOnScreen.max { $0.focusedAt < $1.focusedAt }?.id }
  var isEnding: Bool { isQuitting || isTerminated }
  /// S54, S56: the manifest allows several, and the device has them.
  var supportsSeveral: Bool {
    app.allowsSeveral && app.hasManifest && !isOld && app.device != .phone
  }

  /// S25: the application is where the foremost of its scenes is.
  var foremost: State {
    let states = sessions.compactMap(\.state)
    return states.contains(.foregroundActive)
      ? .foregroundActive
      : states.contains(.foregroundInactive) ? .foregroundInactive : .background
  }

  /// How things stand, on one line.
  var standing: String {
    let scenes = sessions.map { "\($0.id) \($0.state.map { "\($0)" } ?? "disconnected")" }
    return "\(scenes.joined(separator: ", ")); focused \(focused ?? "none"), \(foremost)"
      + (isSwitcherOpen ? ", switcher" : "") + (isTerminated ? ", ended" : "")
  }

  mutating func tick() -> Int {
    clock += 1
    return clock
  }
}

extension TraceEntry.Request {
  /// The session it is about, if it is about one.
  var session: SceneSession.ID? {
    switch self {
    case .activation(let id, _, _, _): id
    case .destruction(let id, _), .refresh(let id): id
    case .openWindow, .dismissWindow, .openURL, .showNotification, .registerForRemoteNotifications,
      .registerForExternalDisplays:
      nil
    }
  }
}
