import Dispatch
import Foundation
import SceneRuntime

extension TerminalHost {
  private var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  func receive(_ bytes: [UInt8]) {
    let events = parser.parse(bytes, at: now)
    device?.isInPaste = parser.isInPaste
    // Ignore a report of the size if the terminal wasn't asked for such reports.
    handle(
      events.filter { event in
        if case .resize = event { capabilities.resizesInBand } else { true }
      })
    awaitExpiry()
  }

  private func awaitExpiry() {
    expiry?.cancel()
    expiry = nil
    guard let deadline = parser.deadline, let device else { return }
    expiry = device.after(max(0, deadline - now)) { [weak self] in
      guard let self else { return }
      handle(parser.expire(at: now))
      awaitExpiry()
    }
  }

  func handle(_ events: [InputEvent]) {
    guard let workspace else { return }
    for event in events {
      if case .reply(let reply) = event {
        receive(reply)
        continue
      }
      switch workspace.handle(event) {
      case .none: break
      case .redraw:
        device?.write(TerminalSequences.renewing(capabilities))
        redraw()
      case .suspend: suspend()
      case .copy(let text): _ = copy(text)
      case .picture: savePicture()
      case .end: end(.forced)
      }
      if workspace.isQuitting { signals?.expectEnd() }
      // Run the application's turns between the events, so that each event is handled after the effects of the previous
      // events.
      workspace.runTurns()
    }
    settle()
  }

  private func receive(_ reply: TerminalReply) {
    let before = capabilities
    capabilities.receive(reply)
    workspace?.application.isDark = capabilities.background == .dark
    if case .attributes = reply { parser.isAwaitingPosition = false }
    if case .graphics = reply { parser.isAwaitingPicture = false }
    if case .notification(let identifier, let text) = reply, text.allSatisfy(\.isNumber) {
      workspace?.activateNotification(identifier)
      return
    }
    // If the terminal sends this report without a query, its theme has changed, so the colors are queried again.
    if case .theme = reply, before.hasAnswered {
      device?.write(TerminalSequences.colorQuery(capabilities))
    }
    if DrawingRules(before) != DrawingRules(capabilities) { workspace?.needsDrawing = true }
    guard capabilities != before, let device else { return }
    device.switchesClusters = capabilities.switchesClusters
    device.write(TerminalSequences.changing(from: before, to: capabilities))
    if capabilities.pictures != before.pictures || capabilities.cellSize != before.cellSize {
      workspace?.images = ImageStore(capabilities)
      scheduleDrawing()
    }
    if before.version == nil, capabilities.version != nil {
      let query = TerminalSequences.pictureQuery(capabilities)
      parser.isAwaitingPicture = !query.isEmpty
      device.write(query)
    }
  }

  /// Writes a text to the clipboard of the terminal.
  ///
  /// The terminal doesn't report whether it accepts the text.
  ///
  /// - Parameter text: The text that a person or the app copied.
  /// - Returns: False if the text is empty or too long.
  public func copy(_ text: String) -> Bool {
    if text.isEmpty {
      workspace?.message = "There is no text to copy."
      return false
    }
    let bytes = TerminalSequences.copying(text)
    device?.write(bytes)
    workspace?.message =
      bytes.isEmpty ? "The text is too long to be copied." : "The text was sent to the clipboard."
    return !bytes.isEmpty
  }

  /// Writes a picture of the screen to a new file in the current directory.
  private func savePicture() {
    guard let workspace else { return }
    _ = workspace.draw()
    let svg = ScreenPicture.svg(of: workspace.screen)
    let name =
      (1...).lazy.map { "screen-\($0).svg" }
      .first { !FileManager.default.fileExists(atPath: $0) } ?? "screen.svg"
    do {
      try svg.write(toFile: name, atomically: true, encoding: .utf8)
      workspace.message = "The picture is in \(name)."
    } catch {
      workspace.message = "The picture can't be written: \(error.localizedDescription)"
    }
  }
}
