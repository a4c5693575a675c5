import Foundation
import SceneRuntime

/// A host that prints pages, and reads acts from its input, one a line.
@MainActor final class PageHost: SceneHost {
  private weak var application: Application?
  /// The line that was printed last for each window.
  private var printed: [SceneWindow.ID: String] = [:]
  private var printsTrace = false

  // MARK: - Running

  func run(_ application: Application) -> Int32 {
    self.application = application
    application.trace.addSink { [weak self] entry in
      if self?.printsTrace == true, entry.isComparable { self?.write("  | \(entry.line)") }
    }
    application.receive(.launch([]))
    runTurns()
    readActs()
    while !application.isTerminated {
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
    return 0
  }

  nonisolated func wake() {
    Task { @MainActor in runTurns() }
  }

  private func runTurns() {
    while application?.runTurn() == true {}
  }

  // MARK: - Showing

  func present(_ window: SceneWindow) -> Bool {
    guard window.content is PageContent else { return false }
    show(window)
    return true
  }

  func update(_ window: SceneWindow) {
    show(window)
  }

  func withdraw(_ window: SceneWindow) {
    printed[window.id] = nil
    write("window \(window.id.session) is gone")
  }

  private func show(_ window: SceneWindow) {
    guard let page = (window.content as? PageContent)?.page, let scene = window.windowScene else {
      return
    }
    let parts =
      ["window \(window.id.session) \"\(page.title)\", \(scene.activationState):"]
      + page.lines + page.buttons.map { "[\($0.label)]" }
    let line = parts.joined(separator: " ")
    if printed.updateValue(line, forKey: window.id) != line { write(line) }
  }

  private func write(_ text: String) {
    FileHandle.standardOutput.write(Data("\(text)\n".utf8))
  }

  // MARK: - Acts

  /// Reads acts on a thread of its own, because reading waits; the application quits at the end.
  private func readActs() {
    Thread.detachNewThread {
      while let line = readLine() {
        DispatchQueue.main.async { self.play(line) }
      }
      DispatchQueue.main.async { self.play("quit") }
    }
  }

  private func play(_ line: String) {
    guard let application, !application.isTerminated else { return }
    if isatty(STDIN_FILENO) == 0 { write("> \(line)") }
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    switch (words.first, words.dropFirst().first) {
    case ("press", let label?): press(label)
    case ("open", let link?):
      guard let url = URL(string: link) else { break }
      application.receive(.external(.openURL(ExternalEvent.Link(url))))
    case ("focus", let session?): application.receive(.focus(session))
    case ("close", nil):
      guard let session = application.focusedSession else { break }
      application.receive(.close(session.id))
    case ("trace", nil): printsTrace.toggle()
    case ("quit", nil): application.receive(.quit)
    default: write("the acts are press LABEL, open LINK, focus WINDOW, close, trace and quit")
    }
    runTurns()
  }

  /// Presses a button of the window with the focus.
  private func press(_ label: String) {
    guard let scene = application?.focusedSession?.scene as? WindowScene,
      let window = scene.keyWindow, let page = (window.content as? PageContent)?.page,
      let index = page.buttons.firstIndex(where: { $0.label == label })
    else { return write("there is no button \(label)") }
    application?.receive(.content(window.id, ContentEvent(.press, on: index)))
  }
}
