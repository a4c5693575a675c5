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
  private let message = SceneDescription(
    id: .declared("message"), title: "Message", conditions: ExternalEventConditions(["message/"]))

  var graph: SceneGraph { SceneGraph([inbox, message]) }

  var contents: ContentFactories {
    ContentFactories([
      inbox.id: ContentFactory(make: { _ in PageContent(make: inboxPage) }),
      message.id: ContentFactory(make: { _ in PageContent(open: open, make: messagePage) }),
    ])
  }

  // MARK: - The inbox

  private func inboxPage(in window: SceneWindow) -> Page {
    let isActive = window.windowScene?.activationState == .foregroundActive
    return Page(
      title: "Inbox",
      lines: ["\(mailbox.unread.count) unread,", isActive ? "looking for mail" : "waiting"],
      buttons: mailbox.subjects.keys.sorted().map { number in
        Page.Button(label: "Read \(number)") { read(number, from: window) }
      })
  }

  private func read(_ number: Int, from window: SceneWindow) {
    let activity = UserActivity(activityType: "com.example.postbox.read")
    activity.targetContentIdentifier = "message/\(number)/"
    window.windowScene?.session.application?.activateSceneSession(
      for: SceneSessionActivationRequest(userActivity: activity))
  }

  // MARK: - Messages

  private func messagePage(in window: SceneWindow) -> Page {
    guard let number = number(of: window) else { return Page(title: "Message") }
    return Page(
      title: "Message \(number)", lines: [mailbox.subjects[number] ?? "There is no such message"],
      buttons: [Page.Button(label: "Done") { close(window) }])
  }

  private func close(_ window: SceneWindow) {
    guard let session = window.windowScene?.session else { return }
    session.application?.requestSceneSessionDestruction(session, options: nil)
  }

  /// Opens the message that a link or a request names, such as `postbox://message/42/`.
  private func open(_ text: String, in window: SceneWindow) -> Bool {
    guard let number = text.split(separator: "/").last.flatMap({ Int($0) }) else { return false }
    show(number, in: window)
    return true
  }

  private func show(_ number: Int, in window: SceneWindow) {
    window.windowScene?.session.userInfo = ["message": number]
    window.handledExternalEvents.preferring = ["message/\(number)/"]
    window.setNeedsUpdate()
    mailbox.read(number)
  }

  private func number(of window: SceneWindow) -> Int? {
    window.windowScene?.session.userInfo?["message"] as? Int
  }
}
