import Observation
import SceneRuntime

/// The messages of the mail app.
@MainActor @Observable final class Mailbox {
  let subjects = [41: "Breakfast", 42: "The answer", 43: "Train tickets"]
  private(set) var unread: Set = [41, 42, 43]

  func read(_ number: Int) {
    unread.remove(number)
  }
}

/// The mail app: its kinds of windows, and their pages.
@MainActor struct Postbox {
  private let mailbox = Mailbox()
  private let inbox = SceneDescription(id: .declared("inbox"), kind: .window, title: "Inbox")

  var graph: SceneGraph { SceneGraph([inbox]) }

  var contents: ContentFactories {
    ContentFactories([
      inbox.id: ContentFactory(make: { _ in PageContent(make: inboxPage) })
    ])
  }

  // MARK: - The inbox

  private func inboxPage(in window: SceneWindow) -> Page {
    Page(title: "Inbox", lines: ["\(mailbox.unread.count) unread"])
  }
}
