public import Foundation
public import SceneDisplay
public import SceneRuntime
import Synchronization

/// A host without a screen: it keeps what windows show, and acts are played on it.
@MainActor public final class HeadlessHost {
  /// A window as it would be seen.
  public struct Screen {
    public let window: SceneWindow
    /// What it shows, kept up to date by patches alone.
    public fileprivate(set) var tree: DisplayTree
  }

  /// Where the acts of a run come from.
  public let input: ScriptInput
  /// What the application is launched for.
  public let launchEvents: [ExternalEvent]
  /// Makes the application anew for this host, on the store of the one before; nil if it can't be
  /// launched again.
  public var makeApplication: (@MainActor (HeadlessHost) -> Application)?
  /// The output of a run.
  package lazy var output = Output.standard
  /// Windows the host was given and that weren't withdrawn, by id.
  public private(set) var screens: [SceneWindow.ID: Screen] = [:]

  private struct Waking {
    var isWoken = false
    /// Whether turns are run at once when nobody waits for them.
    var isLive = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let waking = Mutex(Waking())
  private weak var application: Application?

  /// - Parameters:
  ///   - input: Where acts come from when it is run.
  ///   - launchEvents: What the application is launched for.
  public init(input: ScriptInput = .standardInput, launchEvents: [ExternalEvent] = []) {
    self.input = input
    self.launchEvents = launchEvents
  }

  // MARK: - Showing

  public func present(_ window: SceneWindow) -> Bool {
    guard let content = window.content as? any DisplayContent else { return false }
    screens[window.id] = Screen(window: window, tree: DisplayTree(content.display))
    return true
  }

  public func update(_ window: SceneWindow) {
    guard let content = window.content as? any DisplayContent else { return }
    for patch in content.patches { screens[window.id]?.tree.apply(patch) }
  }

  public func withdraw(_ window: SceneWindow) {
    screens[window.id] = nil
  }

  /// Shows other rows of a list.
  func pull(_ range: Range<Int>, of rows: Int, in window: SceneWindow) {
    guard let content = window.content as? any DisplayContent else { return }
    for patch in content.pull(range, of: rows) { screens[window.id]?.tree.apply(patch) }
  }

  /// Links open nowhere; the trace tells of them.
  public func open(_ url: URL) -> Bool { true }

  // MARK: - Running

  /// Makes the application the one whose turns are run.
  public func attach(_ application: Application) {
    self.application = application
  }

  /// Runs turns until the queue is empty, no window needs an update, and the store has written.
  public func settle() async {
    while let application {
      waking.withLock { $0.isWoken = false }
      while application.runTurn() {}
      if application.isQuiet { return }
      await nextWake()
    }
  }

  /// Waits until there is work for a turn.
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

  /// From now on runs turns as soon as there is work, also while no act is played.
  func goLive() {
    waking.withLock { $0.isLive = true }
  }
}
