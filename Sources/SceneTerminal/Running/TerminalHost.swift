public import Foundation
public import SceneModel
public import SceneRuntime

/// A host that shows the scenes of an application side by side in a terminal, and takes keys and mouse events.
///
/// The host behaves like a tablet. Scenes that leave the screen enter the background, and Control-Z moves the whole
/// application to the background. Closing the terminal ends the application and preserves its state.
@MainActor public final class TerminalHost {
  /// The events for which the application is launched.
  let launchEvents: [ExternalEvent]
  /// A closure that gets the application as soon as ``run(_:)`` has launched it.
  package var didLaunch: ((Application) -> Void)?
  /// A closure that is called after the run, when the terminal has its own settings and contents again.
  ///
  /// The closure gets the last screen before the application began to end. It isn't called if there was no such screen.
  package var didLeave: ((Screen) -> Void)?
  /// A closure that is called at the end of every run in which the terminal could be used, after ``didLeave``.
  ///
  /// The terminal has its own settings and contents again. The closure is called even if a signal will end the process.
  package var willEnd: (() -> Void)?
  private var lastScreen: Screen?
  private let environment: [String: String]
  var capabilities: TerminalCapabilities {
    didSet { followCapabilities() }
  }
  var workspace: Workspace?
  private weak var application: Application?
  var device: TerminalDevice?
  var signals: TerminalSignals?
  private var captured: CapturedOutput?
  var parser: InputParser
  private var writer = FrameWriter()
  var expiry: TerminalTimer?
  /// Whether drawing the next frame is scheduled.
  private var isDrawingScheduled = false
  /// The reason for the end of the run; nil while the run continues.
  private var ending: Ending?
  /// The signal that requested the end of the run; nil if no signal did.
  private var signal: Int32?

  enum Ending {
    case terminated
    case hangUp
    /// The person ended the process without waiting until the application had ended.
    case forced
  }

  private func followCapabilities() {
    workspace?.advice = capabilities.advice
    workspace?.sendsAllKeys = capabilities.sendsAllKeys
  }

  /// Creates a host.
  ///
  /// - Parameters:
  ///   - launchEvents: The events that launch the application.
  ///   - environment: The environment variables that describe the terminal.
  ///   - color: The colors that the person has chosen on the command line.
  package init(
    launchEvents: [ExternalEvent] = [],
    environment: [String: String] = ProcessInfo.processInfo.environment,
    color: TerminalCapabilities.ColorOption = .automatic
  ) {
    self.launchEvents = launchEvents
    self.environment = environment
    capabilities = TerminalCapabilities(environment: environment, colorOption: color)
    let isSlow = environment["SSH_CONNECTION"] != nil || environment["TMUX"] != nil
    let given = environment["ESCDELAY"].flatMap(Double.init).map { $0 / 1_000 }
    parser = InputParser(escapeDelay: min(5, max(0.001, given ?? (isSlow ? 0.1 : 0.025))))
    // GNU screen doesn't mark pasted text. Therefore, characters that arrive together are treated as pasted text
    // (T-56).
    parser.acceptsBursts =
      environment["TMUX"] == nil && environment["TERM", default: ""].hasPrefix("screen")
  }

  /// Returns whether the environment names a terminal that can show an application: `TERM` is set, and isn't `dumb`.
  package static func isAvailable(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    !TerminalCapabilities(environment: environment).isPlain
  }

  // MARK: - Drawing

  /// Runs the application's turns until there is no work, and writes the changes of the screen to the terminal.
  func settle() {
    guard let application, let workspace else { return }
    workspace.runTurns()
    if application.isTerminated {
      end(.terminated)
      return
    }
    draw()
    // The sizes of windows are known only after their layout, so the application gets the events about new sizes now.
    let events = workspace.takeLayoutEvents()
    if !events.isEmpty {
      for event in events { application.receive(event) }
      workspace.runTurns()
      draw()
    }
  }

  private func draw() {
    guard let device, let workspace, !device.isHungUp, device.isEntered else { return }
    // If the terminal hasn't accepted the previous frame, draw nothing. After the terminal has accepted the previous
    // frame, it gets the newest frame.
    if device.isBusy { return }
    let rows = workspace.draw()
    if workspace.awaitsImages {
      Task { [weak self] in
        if await workspace.readImages() { self?.settle() }
      }
    }
    // Keep the last screen only if it is needed, because a second reference to the cells would cause a copy for each
    // frame.
    if didLeave != nil, application?.isEnding == false { lastScreen = workspace.screen }
    if let rows, rows.isEmpty, !writer.isTransferring { return }
    device.write(writer.bytes(for: workspace.screen, changedRows: rows, capabilities))
    // If a large image isn't sent completely, schedule another frame, which sends the next part. Keys and text needn't
    // wait for the whole image.
    if writer.isTransferring, !device.isBusy { scheduleDrawing() }
  }

  func scheduleDrawing() {
    if isDrawingScheduled { return }
    isDrawingScheduled = true
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      isDrawingScheduled = false
      draw()
    }
  }

  // MARK: - Redrawing and suspending

  func redraw(keepsImages: Bool = false) {
    writer.reset(keepsImages: keepsImages)
    workspace?.needsDrawing = true
  }

  func suspend() {
    guard let device, let application, let workspace else { return }
    application.receive(.background(nil))
    workspace.runTurns()
    captured?.end()
    captured = nil
    device.suspend(leaving: leaving)
  }

  private func resume() {
    guard let application, let device else { return }
    device.enter(TerminalSequences.entering(capabilities))
    if captured == nil { capture() }
    let size = device.size
    workspace?.resize(columns: size.columns, rows: size.rows)
    redraw()
    application.receive(.foreground)
    settle()
  }

  private var leaving: [UInt8] {
    writer.leave() + TerminalSequences.leaving(capabilities)
  }

  // MARK: - Ending

  func end(_ ending: Ending) {
    if self.ending == nil { self.ending = ending }
    // An empty piece of work makes the run loop return.
    DispatchQueue.main.async {}
  }

  private func capture() {
    captured = CapturedOutput()
    captured?.onLine = { [weak self] line, stream in
      self?.workspace?.record(output: line, isComplaint: stream == STDERR_FILENO)
      self?.scheduleDrawing()
    }
  }
}

extension TerminalHost: SceneHost {
  /// Shows a new window, or a window with new content, beside the windows on the screen.
  ///
  /// - Parameter window: The window.
  /// - Returns: False if a terminal can't show the content, or if the application isn't running.
  public func present(_ window: SceneWindow) -> Bool { workspace?.present(window) ?? false }

  /// Shows the newest content of a window in the next frame.
  ///
  /// - Parameter window: The window.
  public func update(_ window: SceneWindow) { workspace?.update(window) }

  /// Removes a window from the screen.
  ///
  /// - Parameter window: The window.
  public func withdraw(_ window: SceneWindow) { workspace?.withdraw(window) }

  /// Accepts every link without opening it; the log records the request.
  ///
  /// - Parameter url: The link.
  /// - Returns: Always true.
  public func open(_ url: URL) -> Bool { true }

  /// Shows a notification in the last line and, if the terminal supports notifications, on the person's desktop.
  ///
  /// - Parameter notification: The notification.
  /// - Returns: False if the application isn't running.
  public func show(_ notification: NotificationRecord) -> Bool {
    guard let workspace else { return false }
    let identifier = workspace.show(notification)
    device?.write(
      TerminalSequences.notification(
        notification.title, body: notification.body, identifier: identifier, capabilities))
    return true
  }

  /// Schedules the application's turns and the next frame on the main queue; any thread can call this method.
  public nonisolated func wake() {
    DispatchQueue.main.async { [weak self] in self?.settle() }
  }

  /// Shows the application in the terminal until it ends.
  ///
  /// If a signal requested the end of the application, the process ends by the same signal, and the method doesn't
  /// return.
  ///
  /// - Parameter application: The application, created for this host and not launched yet.
  /// - Returns: The exit status: 0 if the application ended, 69 if there is no terminal that the host can use,
  ///   130 if the person ended the process without waiting for the application, and 129 if the terminal was closed.
  public func run(_ application: Application) -> Int32 {
    guard let device = TerminalDevice() else { return 69 }
    self.application = application
    self.device = device
    let size = device.size
    let workspace = Workspace(application, columns: size.columns, rows: size.rows)
    workspace.images = ImageStore(capabilities)
    self.workspace = workspace
    followCapabilities()
    connect(device)
    guard device.enter(TerminalSequences.entering(capabilities)) else {
      signals?.remove()
      self.workspace = nil
      return 69
    }
    device.write(
      TerminalSequences.query(capabilities, columns: size.columns, rows: size.rows))
    parser.isAwaitingPosition = true
    parser.eraseByte = device.eraseByte
    capture()
    application.receive(.launch(launchEvents))
    settle()
    didLaunch?(application)
    // The run loop serves the main queue, on which the main actor runs.
    while ending == nil { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    return finish()
  }

  private func connect(_ device: TerminalDevice) {
    device.onInput = { [weak self] bytes in self?.receive(bytes) }
    device.onDrained = { [weak self] in self?.draw() }
    device.onResume = { [weak self] in self?.resume() }
    device.onHangUp = { [weak self] in
      guard let self, let application else { return }
      application.receive(.background(nil))
      application.receive(.quit)
      settle()
      end(.hangUp)
    }
    let signals = TerminalSignals(protecting: device)
    signals?.onSize = { [weak self] in
      guard let self else { return }
      let size = device.size
      // Draw everything. If the terminal was smaller for a short time, it has lost text, even if its size is now the
      // same as before.
      redraw(keepsImages: true)
      // The terminal's size may have changed because the size of the font has changed. Therefore, ask for the size of a
      // cell in pixels.
      if capabilities.pictures != .none { device.write(TerminalSequences.cellSizeQuery) }
      handle([.resize(columns: size.columns, rows: size.rows)])
    }
    signals?.onSuspend = { [weak self] in self?.suspend() }
    signals?.onContinue = { [weak self] in
      guard let self else { return }
      device.resume(leaving: leaving)
    }
    signals?.onEnd = { [weak self] number in
      guard let self, let application else { return }
      signal = number
      application.quitUnasked()
      settle()
    }
    self.signals = signals
  }

  private func finish() -> Int32 {
    // After a hang-up, wait for some seconds, because the store may still be writing the application's state.
    if ending == .hangUp, let application {
      let limit = Date(timeIntervalSinceNow: 5)
      while !application.isTerminated, limit > Date() {
        _ = RunLoop.main.run(mode: .default, before: limit)
        application.runTurn()
      }
    }
    if let application, !application.isTerminated { application.work.abandon() }
    device?.leave(leaving)
    captured?.end()
    captured = nil
    if let lastScreen { didLeave?(lastScreen) }
    willEnd?()
    if let signal { signals?.end(by: signal) }
    signals?.remove()
    workspace = nil
    return switch ending {
    case .hangUp: 129
    case .forced: 130
    case .terminated, nil: 0
    }
  }
}

extension TerminalHost {
  /// Restores the terminal after a program was killed or a connection was lost.
  ///
  /// - Returns: A line that describes the result.
  package static func resetTerminal() -> String {
    guard let device = TerminalDevice() else { return "there is no terminal" }
    device.repair(TerminalSequences.repairing)
    return "the terminal has its usual settings; in a shell this does the same: "
      + TerminalSequences.repairCommand
  }
}
