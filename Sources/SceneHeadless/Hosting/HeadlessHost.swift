public import Foundation
public import SceneDisplay
public import SceneRuntime

#if !THREAD_SANITIZER
import Synchronization
#endif

/// A host without a screen, which stores the display trees of windows and plays acts on the windows.
///
/// ``run(_:)`` plays the acts of the input. In a test, a ``Player`` plays acts on the host one by
/// one instead.
@MainActor public final class HeadlessHost {
  /// A presented window with its display tree.
  public struct Screen {
    /// The window, whose content the host shows.
    public let window: SceneWindow
    /// The display tree, updated only by patches.
    public fileprivate(set) var tree: DisplayTree
  }

  /// The source of the acts of a run.
  public let input: ScriptInput
  /// The events for which the application is launched.
  public let launchEvents: [ExternalEvent]
  /// Creates the application again for this host, with the same store; nil if the host doesn't
  /// support relaunching.
  public var makeApplication: (@MainActor (HeadlessHost) -> Application)?
  /// Returns a picture of an application's windows as SVG, for a terminal with a number of columns
  /// and rows; nil if the host doesn't support pictures.
  package var picture:
    (@MainActor (Application, [SceneWindow], _ columns: Int, _ rows: Int) -> String)?
  /// Returns the frames that the content of a window needs; nil if the host has no layout.
  package var frames: (@MainActor (SceneWindow) -> [Int: DisplayFrame])?
  /// A closure that is called with the application after a run has launched it.
  package var didLaunch: ((Application) -> Void)?
  /// The recording that a run replays; nil to play the acts of ``input``.
  package var replayed: Recording?
  /// The recorder of the run; nil if the run isn't recorded.
  package var recorder: Recorder?
  /// The faults that are injected into the run.
  package var faults: FaultInjection?
  /// The standard output and standard error of a run.
  package lazy var output = Output.standard
  /// The screens of the presented windows that haven't been withdrawn, by the ids of the windows.
  public private(set) var screens: [SceneWindow.ID: Screen] = [:]

  private struct Waking {
    var isWoken = false
    /// Whether the application's turns run as soon as it has work, even if no task waits in `nextWake()`.
    var isLive = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let waking = Mutex(Waking())
  private weak var application: Application?

  /// Creates a host.
  ///
  /// - Parameters:
  ///   - input: The source of the acts of a run.
  ///   - launchEvents: The events for which the application is launched.
  public init(input: ScriptInput = .standardInput, launchEvents: [ExternalEvent] = []) {
    self.input = input
    self.launchEvents = launchEvents
  }

  // MARK: - Showing

  /// Stores the display tree of a window that is new or has new content.
  ///
  /// - Parameter window: The window.
  /// - Returns: False if the content isn't a `DisplayContent`.
  public func present(_ window: SceneWindow) -> Bool {
    guard let content = window.content as? any DisplayContent else { return false }
    screens[window.id] = Screen(window: window, tree: DisplayTree(content.display))
    place(content, in: window)
    return true
  }

  /// Passes the requested frames to the content until the content no longer changes, but at most three times.
  private func place(_ content: any DisplayContent, in window: SceneWindow) {
    guard let frames, !content.placedNodes.isEmpty else { return }
    for _ in 0..<3 {
      let patches = content.place(frames(window))
      if patches.isEmpty { return }
      for patch in patches { screens[window.id]?.tree.apply(patch) }
    }
  }

  /// Applies the patches of a window's last update to the window's display tree.
  ///
  /// - Parameter window: The window; a window that isn't presented is ignored.
  public func update(_ window: SceneWindow) {
    guard let content = window.content as? any DisplayContent else { return }
    for patch in content.patches { screens[window.id]?.tree.apply(patch) }
    place(content, in: window)
  }

  /// Removes the display tree of a window.
  ///
  /// - Parameter window: The window.
  public func withdraw(_ window: SceneWindow) {
    screens[window.id] = nil
  }

  /// Replaces the loaded rows of a lazy list with the rows of another range.
  func pull(_ range: Range<Int>, of rows: Int, in window: SceneWindow) {
    recorder?.show(
      Recording.Rows(window: window.id, node: rows, first: range.lowerBound, count: range.count))
    guard let content = window.content as? any DisplayContent else { return }
    for patch in content.pull(range, of: rows) { screens[window.id]?.tree.apply(patch) }
  }

  /// Loads the rows that a recorded run loaded, if their window is presented.
  func pull(_ rows: Recording.Rows) {
    guard let window = screens[rows.window]?.window else { return }
    pull(rows.first..<(rows.first + rows.count), of: rows.node, in: window)
  }

  /// Accepts every link without opening it; the trace records the request.
  ///
  /// - Parameter url: The link.
  /// - Returns: Always true.
  public func open(_ url: URL) -> Bool { true }

  /// Accepts every notification without showing it; the trace records the request.
  ///
  /// - Parameter notification: The notification.
  /// - Returns: Always true.
  public func show(_ notification: NotificationRecord) -> Bool { true }

  // MARK: - Running

  /// Sets the application whose turns the host runs.
  ///
  /// In a turn, the application performs the work that is in its queue.
  ///
  /// - Parameter application: The application, which the host doesn't retain.
  public func attach(_ application: Application) {
    self.application = application
  }

  /// Runs the application's turns until its queue is empty, no window needs an update, and the store has no pending
  /// writes.
  public func settle() async {
    while let application {
      waking.withLock { $0.isWoken = false }
      while application.runTurn() {}
      if application.isQuiet { return }
      await nextWake()
    }
  }

  /// Waits until the application has work to perform.
  public func nextWake() async {
    await withCheckedContinuation { continuation in
      let isWoken = waking.withLock { waking in
        if waking.isWoken { return true }
        waking.waiting.append(continuation)
        return false
      }
      if isWoken { continuation.resume() }
    }
  }

  /// Waits for a condition that the app's own tasks make true, and meanwhile runs the application's turns.
  ///
  /// The condition is evaluated each time the application has no work left, and every few milliseconds.
  ///
  /// - Parameters:
  ///   - limit: The maximum time to wait, not counting time in which other work occupies the main
  ///     actor.
  ///   - condition: Returns whether the app has reached the awaited state.
  /// - Returns: Whether the condition became true.
  package func wait(within limit: Duration, until condition: @MainActor () -> Bool) async -> Bool {
    let tick = Duration.milliseconds(2)
    var waited = Duration.zero
    // The condition is also evaluated regularly, because changes made by the app's tasks may not
    // request a turn.
    let ticking = Task {
      while true {
        try await Task.sleep(for: tick)
        waited += tick
        wake()
      }
    }
    defer { ticking.cancel() }
    while !condition() {
      if waited > limit { return false }
      await nextWake()
      await settle()
    }
    return true
  }

  /// Records that the application has work to perform.
  ///
  /// The method can be called on any thread.
  ///
  /// Tasks that wait in ``nextWake()`` continue. If no task waits while ``run(_:)`` plays acts, the application's turns
  /// start soon by themselves.
  public nonisolated func wake() {
    let (waiting, isLive) = waking.withLock { waking in
      waking.isWoken = true
      defer { waking.waiting = [] }
      return (waking.waiting, waking.isLive)
    }
    for continuation in waiting { continuation.resume() }
    if waiting.isEmpty, isLive {
      Task { @MainActor in
        while application?.runTurn() == true {}
      }
    }
  }

  /// Makes the application's turns run as soon as it has work, even between acts.
  func goLive() {
    waking.withLock { $0.isLive = true }
  }
}
