// The C library's `stdout`, which comes with it, is a variable nobody changes.
@preconcurrency import Foundation
import SceneRuntime

/// A host under a main loop, which prints pages and takes an act from each line of its input.
///
/// A page is printed when it looks different. Acts are on the window a person works in:
///
/// ```
/// press LABEL
/// open URL
/// close
/// quit
/// ```
@MainActor final class LineHost: SceneHost {
  private let nextLine: @Sendable () -> String?
  private weak var application: Application?
  /// The text that was printed last for each window.
  private var printed: [SceneWindow.ID: String] = [:]

  /// - Parameter nextLine: Gives the next act, waiting for it on a thread of its own; nil after the
  ///   last.
  init(_ nextLine: @escaping @Sendable () -> String?) {
    self.nextLine = nextLine
  }

  func run(_ application: Application) -> Int32 {
    self.application = application
    application.receive(.launch([]))
    while application.runTurn() {}
    fflush(stdout)
    Thread.detachNewThread { [nextLine] in
      while let line = nextLine() { DispatchQueue.main.async { self.play(line) } }
      DispatchQueue.main.async { self.play("quit") }
    }
    while !application.isTerminated {
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
    return 0
  }

  private func play(_ line: String) {
    guard let application else { return }
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    print("> \(printable(line))")
    switch (words.first, words.last) {
    case ("press", let label?): press(label)
    case ("open", let text?):
      if let url = URL(string: text) {
        application.receive(.external(.openURL(ExternalEvent.Link(url))))
      }
    case ("close", _):
      if let session = application.focusedSession { application.receive(.close(session.id)) }
    default: application.receive(.quit)
    }
    // The next line is for those who see what came of this one.
    while application.runTurn() {}
    fflush(stdout)
  }

  private func press(_ label: String) {
    guard let scene = application?.focusedSession?.scene as? WindowScene,
      let window = scene.keyWindow, let page = (window.content as? PageContent)?.page,
      let index = page.buttons.firstIndex(where: { $0.label == label })
    else { return print("there is no button \(printable(label))") }
    application?.receive(.content(window.id, ContentEvent(.press, on: index)))
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
    print("window \(window.id.session) is gone")
    printed[window.id] = nil
  }

  nonisolated func wake() {
    Task { @MainActor in
      while application?.runTurn() == true {}
    }
  }

  private func show(_ window: SceneWindow) {
    guard let page = (window.content as? PageContent)?.page, let scene = window.windowScene else {
      return
    }
    let heading =
      "window \(window.id.session) \"\(window.effectiveTitle)\", \(scene.activationState)"
    let text = ([heading] + page.lines.map { "  \($0)" } + page.buttons.map { "  [\($0.label)]" })
      .joined(separator: "\n")
    guard printed.updateValue(text, forKey: window.id) != text else { return }
    print(printable(text))
  }
}

/// A text without the characters that a terminal obeys; a line break is kept.
private func printable(_ text: String) -> String {
  String(
    text.unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control where scalar != "\n", .format, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
      default: Character(scalar)
      }
    })
}
