import Synchronization

/// The queue of an application and the list of what needs updating; both can be added to from any
/// thread.
final class TurnQueue: Sendable {
  typealias Work = @MainActor (Application) -> Void

  private struct State {
    var work: [Work] = []
    /// Each window once, because it marks itself.
    var windows: [SceneWindow.ID] = []
    var declarations = false
    var commit = false
    /// Whether the host was woken, or is running turns, and will come for what stands here.
    var isExpected = false
    /// The thread that runs a turn; 0 between turns.
    var turnThread: UInt = 0
    /// Whether something was put in by others than the turn that runs.
    var isFromOutside = false
    /// How many turns in a row were asked for by nobody but the turn before each.
    var restlessTurns = 0

    var isEmpty: Bool { work.isEmpty && windows.isEmpty && !declarations && !commit }
  }

  private let state = Mutex(State())
  private let host: any SceneHost

  init(host: any SceneHost) {
    self.host = host
  }

  var isEmpty: Bool {
    state.withLock { $0.isEmpty }
  }

  /// Whether this thread runs a turn of the application.
  var isTurnHere: Bool {
    state.withLock { $0.turnThread == CurrentThread.id }
  }

  // MARK: - Putting in

  /// Appends to the queue.
  func post(_ work: @escaping Work) {
    put { $0.work.append(work) }
  }

  /// Appends what follows from a store's answer, which is no new work from outside.
  func postAnswer(_ work: @escaping Work) {
    put(isFromOutside: false) { $0.work.append(work) }
  }

  func setNeedsUpdate(_ window: SceneWindow.ID) {
    put { $0.windows.append(window) }
  }

  func setNeedsDeclarations() {
    put { $0.declarations = true }
  }

  /// Has a turn run to its end, where what changed is written.
  func setNeedsCommit() {
    put { $0.commit = true }
  }

  /// Has the host run a turn if there is work for one.
  func wake() {
    put { _ in }
  }

  // MARK: - Taking out

  /// What a turn begins with.
  enum Start {
    case turn([Work])
    /// There is nothing to do; the host is woken for what comes next.
    case nothing
    /// Turns have only called for further turns too often; the host is woken for what others put in.
    case tooMany(updating: [SceneWindow.ID])
  }

  /// Starts a turn: takes what stands in the queue.
  ///
  /// - Parameter limit: How many turns in a row may be asked for by nobody but the turn before.
  /// - Returns: The work, or why there is no turn.
  func begin(limit: Int) -> Start {
    state.withLock { state in
      let isRestless = !state.isFromOutside && !state.isEmpty
      state.restlessTurns = isRestless ? state.restlessTurns + 1 : 0
      state.isFromOutside = false
      state.isExpected = !state.isEmpty
      guard state.isExpected else { return .nothing }
      guard state.restlessTurns <= limit else {
        state.isExpected = false
        state.restlessTurns = 0
        // What stands here is done with whatever is put in next.
        return .tooMany(updating: state.windows)
      }
      state.turnThread = CurrentThread.id
      defer { state.work = [] }
      return .turn(state.work)
    }
  }

  /// Ends a turn.
  func end() {
    state.withLock { $0.turnThread = 0 }
  }

  func takeDeclarations() -> Bool {
    state.withLock { state in
      defer { state.declarations = false }
      return state.declarations
    }
  }

  func takeWindows() -> [SceneWindow.ID] {
    state.withLock { state in
      defer { state.windows = [] }
      return state.windows
    }
  }

  /// What changed up to now has been gathered.
  func didCommit() {
    state.withLock { $0.commit = false }
  }

  private func put(isFromOutside: Bool = true, _ change: (inout State) -> Void) {
    let mustWake = state.withLock { state in
      change(&state)
      if isFromOutside, state.turnThread != CurrentThread.id { state.isFromOutside = true }
      guard !state.isExpected, !state.isEmpty else { return false }
      state.isExpected = true
      return true
    }
    if mustWake { host.wake() }
  }
}
