import Foundation
import SceneRuntime

/// A host that prints pages.
@MainActor final class PageHost: SceneHost {
  private weak var application: Application?
  /// The line that was printed last for each window.
  private var printed: [SceneWindow.ID: String] = [:]

  // MARK: - Running

  func run(_ application: Application) -> Int32 {
    self.application = application
    application.receive(.launch([]))
    runTurns()
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
}
