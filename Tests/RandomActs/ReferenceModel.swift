import SceneRuntime

/// A reference model of the life cycle of scenes, written from the facts without the runtime's code.
///
/// The model predicts the lines of a run: those of the trace, `told` for each call of a delegate with the scene's
/// state at that time, and `posted` for each notification.
struct SceneModel {
  typealias State = ConnectedScene.ActivationState
  typealias Callback = TraceEntry.Callback

  struct Session {
    var number: Int
    var isDisplay = false
    var declared: SampleApp.Declared?
    /// The state of the scene; nil while the session is disconnected.
    var state: State?
    /// The times at which the scene was focused and left the screen; later is greater.
    var focusedAt = 0
    var leftAt = 0
    var hasKeptState = false
    var size: SceneDescription.Size?

    var id: String { "\(number)" }
    var isOnScreen: Bool { state == .foregroundActive || state == .foregroundInactive }
  }

  /// The work that waits for a turn.
  enum Work {
    case input(Input)
    /// The store has saved the changes of a turn and of all earlier ones.
    case kept(turn: Int)
  }

  let app: SampleApp
  var reactions: [Reaction]
  /// The lines since the last comparison.
  var lines: [String] = []

  /// The open sessions in the order of their creation.
  var sessions: [Session] = []
  var lastNumber = 0
  var displays: [(name: String, session: String?)] = []
  var isRegisteredForDisplays = false
  var handoffs: [(type: String, session: String)] = []
  /// The sessions that left the screen with the application, and return with it.
  var awaitingReturn: Set<String> = []
  var isSwitcherOpen = false
  var isInterrupted = false
  /// Whether the application life cycle runs, and whether that is decided: beforehand, or after the first
  /// connection (S33).
  var hasApplicationLifeCycle: Bool
  var isLifeCycleDecided: Bool
  var hasBeenAway = false

  var isLaunched = false
  var isQuitting = false
  /// Whether the application ends without a call of its delegate.
  var isForced = false
  var isTerminated = false
  var early: [Work] = []
  var queue: [Work] = []
  var turn = 0

  /// The sessions that need a snapshot in this turn, and those whose records changed.
  var pictures: [String] = []
  var changed: Set<String> = []
  /// The sessions to disconnect because of memory pressure, in order.
  var leaving: [String] = []
  var unsaved: [Int: Set<String>] = [:]
  var storeDelaysAnswers = false
  var unanswered: [Int] = []
  var clock = 0

  init(_ app: SampleApp, _ reactions: [Reaction]) {
    self.app = app
    self.reactions = reactions
    hasApplicationLifeCycle = app.device == .classic
    isLifeCycleDecided = app.device == .classic || app.hasManifest
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
  /// The focused session: of those on screen, the one focused last.
  var focused: String? { windowsOnScreen.max { $0.focusedAt < $1.focusedAt }?.id }
  var isEnding: Bool { isQuitting || isTerminated }
  /// S54, S56: the manifest and the device both support several scenes.
  var supportsSeveral: Bool {
    app.allowsSeveral && app.hasManifest && !hasApplicationLifeCycle && app.device != .phone
  }

  /// S25: the state of the application is that of its foremost scene.
  var foremost: State {
    let states = sessions.compactMap(\.state)
    return states.contains(.foregroundActive)
      ? .foregroundActive
      : states.contains(.foregroundInactive) ? .foregroundInactive : .background
  }

  /// A summary of all states, on one line.
  var summary: String {
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
  /// The session that the request is for; nil if there is none.
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
