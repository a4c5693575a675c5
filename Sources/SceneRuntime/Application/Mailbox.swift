import Synchronization

/// The queue of an application and the list of what needs updating; both can be added to from any
/// thread.
final class Mailbox: Sendable {
  typealias Work = @MainActor (Application) -> Void

  private struct State {
    var work: [Work] = []
    var windows: Set<SceneWindow.ID> = []
    var declarations = false
    var commit = false
    /// Whether the host was woken, or is running turns, and will come for what stands here.
    var isExpected = false

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

  // MARK: - Putting in

  /// Appends to the queue.
  func post(_ work: @escaping Work) {
    put { $0.work.append(work) }
  }

  func setNeedsUpdate(_ window: SceneWindow.ID) {
    put { $0.windows.insert(window) }
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

  /// Starts a turn: takes what stands in the queue.
  ///
  /// - Returns: Nil if there is nothing to do; then the host is woken for what comes next.
  func begin() -> [Work]? {
    state.withLock { state in
      state.isExpected = !state.isEmpty
      guard state.isExpected else { return nil }
      defer { state.work = [] }
      return state.work
    }
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
      return Array(state.windows)
    }
  }

  /// What changed up to now has been gathered.
  func didCommit() {
    state.withLock { $0.commit = false }
  }

  private func put(_ change: (inout State) -> Void) {
    let mustWake = state.withLock { state in
      change(&state)
      guard !state.isExpected, !state.isEmpty else { return false }
      state.isExpected = true
      return true
    }
    if mustWake { host.wake() }
  }
}
