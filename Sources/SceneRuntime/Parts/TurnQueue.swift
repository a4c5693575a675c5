#if !THREAD_SANITIZER
import Synchronization
#endif

/// The queue of an application's work and updates, to which any thread can add.
final class TurnQueue: Sendable {
  typealias Work = @MainActor (ApplicationParts) -> Void

  private struct State {
    var work: [Work] = []
    /// The windows to update; a window can occur several times.
    var windows: [SceneWindow] = []
    /// The scenes of which all windows have to be updated.
    var scenes: [ConnectedScene] = []
    var declarations = false
    var commit = false
    /// Whether the host was woken or is running turns, and so will perform the queued work.
    var isExpected = false
    /// The identifier of the thread that runs a turn; 0 between turns.
    var turnThread: UInt = 0
    /// Whether work was added that neither the running turn nor an answer of the store caused.
    var isFromOutside = false
    /// The number of consecutive turns whose work was all added by the preceding turn or by answers of the store.
    var causedTurns = 0
    /// Whether the application has ended, so that no more work is accepted.
    var isClosed = false

    var isEmpty: Bool {
      work.isEmpty && windows.isEmpty && scenes.isEmpty && !declarations && !commit
    }

    /// Adds a scene, unless this scene was added last, because a scene often changes several times in
    /// a row.
    mutating func insert(_ scene: ConnectedScene) {
      if scenes.last !== scene { scenes.append(scene) }
    }
  }

  /// The maximum number of consecutive turns whose work was all added by the preceding turn or by answers of the store.
  static let limit = 1_000

  /// The number of turns so far.
  @MainActor private(set) var turn = 0
  /// Whether turns are stopped, because too many consecutive turns were each caused only by the preceding turn or by
  /// answers of the store.
  @MainActor private(set) var isStopped = false
  @MainActor private var isInTurn = false
  private let state = Mutex(State())
  private let host: any SceneHost

  init(host: any SceneHost) {
    self.host = host
  }

  var isEmpty: Bool {
    state.withLock { $0.isEmpty }
  }

  /// Whether the calling thread runs a turn of the application.
  var isTurnHere: Bool {
    state.withLock { $0.turnThread == CurrentThread.id }
  }

  // MARK: - Adding work

  /// Appends work, which the next turn performs.
  func post(_ work: @escaping Work) {
    put { $0.work.append(work) }
  }

  /// Appends work that handles an answer of the store.
  ///
  /// The work doesn't count as work from outside, because the running application caused it.
  func postAnswer(_ work: @escaping Work) {
    put(isFromOutside: false) { $0.work.append(work) }
  }

  /// Requests an update of a window.
  ///
  /// The host runs a turn, even if the window already waits for an update.
  func setNeedsUpdate(_ window: SceneWindow) {
    // A window often changes several times in a row.
    put { if $0.windows.last !== window { $0.windows.append(window) } }
  }

  /// Requests an update of all windows of a scene.
  func setNeedsUpdate(_ scene: ConnectedScene) {
    put { $0.insert(scene) }
  }

  /// Requests the updates that are needed after a scene's state changed: updates of the scene's windows, and of the
  /// declarations that read the state.
  func stateDidChange(of scene: ConnectedScene) {
    put { state in
      state.insert(scene)
      state.declarations = true
    }
  }

  func setNeedsDeclarations() {
    put { $0.declarations = true }
  }

  /// Requests a turn even if there is no other work, so that changes are written at its end.
  func setNeedsCommit() {
    put { $0.commit = true }
  }

  /// Makes the host run a turn if there is work.
  func wake() {
    put { _ in }
  }

  // MARK: - Taking work

  /// The updates of windows that were requested.
  struct Updates: Sendable {
    /// The windows that requested an update; a window can occur several times.
    var windows: [SceneWindow]
    /// The scenes of which all windows have to be updated.
    var scenes: [ConnectedScene]
  }

  /// The result of starting a turn.
  enum Start {
    case turn([Work])
    /// No turn starts, because a turn is running or the queue is empty.
    ///
    /// If the queue is empty, the next work that is added wakes the host.
    case nothing
    /// No turn starts, because too many consecutive turns were each caused only by the preceding turn or by answers of
    /// the store.
    ///
    /// The next work that is added wakes the host.
    case tooMany(updating: Updates)
  }

  /// Starts a turn, and takes the queued work.
  ///
  /// - Returns: The work, or the reason why there is no turn.
  @MainActor func begin() -> Start {
    if isInTurn { return .nothing }
    let start = take()
    switch start {
    case .turn:
      turn += 1
      (isInTurn, isStopped) = (true, false)
    case .tooMany: isStopped = true
    case .nothing: break
    }
    return start
  }

  private func take() -> Start {
    state.withLock { state in
      let isCaused = !state.isFromOutside && !state.isEmpty
      state.causedTurns = isCaused ? state.causedTurns + 1 : 0
      state.isFromOutside = false
      state.isExpected = !state.isEmpty
      guard state.isExpected else { return .nothing }
      guard state.causedTurns <= Self.limit else {
        state.isExpected = false
        state.causedTurns = 0
        // The work remains in the queue, and is performed together with the next work that is added.
        return .tooMany(updating: Updates(windows: state.windows, scenes: state.scenes))
      }
      state.turnThread = CurrentThread.id
      defer { state.work = [] }
      return .turn(state.work)
    }
  }

  /// Ends the running turn.
  ///
  /// If no work is left, the next work wakes the host.
  @MainActor func end() {
    isInTurn = false
    leaveThread()
  }

  private func leaveThread() {
    state.withLock { state in
      state.turnThread = 0
      guard state.isEmpty else { return }
      (state.isExpected, state.isFromOutside, state.causedTurns) = (false, false, 0)
    }
  }

  /// Discards all work and accepts no more, because the application has ended.
  func close() {
    // The work is released outside the lock, because it may retain sessions whose release adds work.
    let last = state.withLock { state in
      let last = (state.work, state.windows, state.scenes)
      state = State()
      state.isClosed = true
      return last
    }
    withExtendedLifetime(last) {}
  }

  /// Discards requested updates, because nothing is shown or written after termination.
  func dropUpdates() {
    _ = takeDeclarations()
    _ = takeUpdates()
    didCommit()
  }

  func takeDeclarations() -> Bool {
    state.withLock { state in
      defer { state.declarations = false }
      return state.declarations
    }
  }

  func takeUpdates() -> Updates {
    state.withLock { state in
      defer { (state.windows, state.scenes) = ([], []) }
      return Updates(windows: state.windows, scenes: state.scenes)
    }
  }

  /// Cancels the request for a commit, because all changes up to now are being written.
  func didCommit() {
    state.withLock { $0.commit = false }
  }

  private func put(isFromOutside: Bool = true, _ change: (inout State) -> Void) {
    let mustWake = state.withLock { state in
      if state.isClosed { return false }
      change(&state)
      if isFromOutside, state.turnThread != CurrentThread.id { state.isFromOutside = true }
      guard !state.isExpected, !state.isEmpty else { return false }
      state.isExpected = true
      return true
    }
    if mustWake { host.wake() }
  }
}
