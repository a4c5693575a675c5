// The C library's `stdin`, which comes with it, is a variable nobody changes.
@preconcurrency import Foundation
import SceneRuntime

/// The runtime under views and a main loop of somebody else's: sessions, routing and the life cycle
/// come from it, and nothing else of ours is imported.
@main @MainActor struct Embedding {
  static func main() {
    let host = LineHost(acts(CommandLine.arguments))
    let application = Application(
      identifier: "com.example.embedding", graph: SceneGraph([inbox, message]),
      contents: ContentFactories([
        inbox.id: ContentFactory(make: { window in
          PageContent { inboxPage($0, window) }
        }),
        message.id: ContentFactory(make: { window in
          PageContent { messagePage($0, window) }
        }),
      ]),
      manifest: SceneManifest(supportsMultipleScenes: true), delegate: nil, host: host,
      services: .repeatable())
    exit(host.run(application))
  }

  private static let inbox = SceneDescription(id: .declared("inbox"), title: "Inbox")
  private static let message = SceneDescription(
    id: .declared("message"), title: "Message",
    conditions: ExternalEventConditions(["message/"]))

  private static func inboxPage(_ content: PageContent, _ window: SceneWindow) -> Page {
    Page(
      title: "Inbox", lines: ["\(content.number) read"],
      buttons: [
        ("Read Next", { content.number += 1 }),
        (
          "Open",
          {
            let activity = UserActivity(activityType: "com.example.embedding.read")
            activity.targetContentIdentifier = "message/\(content.number)"
            window.windowScene?.session.application?.requestSceneSessionActivation(
              nil, userActivity: activity, options: nil)
          }
        ),
      ])
  }

  private static func messagePage(_ content: PageContent, _ window: SceneWindow) -> Page {
    Page(
      title: "Message \(content.number)", lines: ["This is message \(content.number)."],
      buttons: [
        (
          "Done",
          {
            guard let session = window.windowScene?.session else { return }
            session.application?.requestSceneSessionDestruction(session, options: nil)
          }
        )
      ])
  }

  /// The acts: the lines of the file behind `--script`, else of standard input as they come.
  private static func acts(_ arguments: [String]) -> @Sendable () -> String? {
    if let index = arguments.firstIndex(of: "--script"), index + 1 < arguments.count,
      freopen(arguments[index + 1], "r", stdin) == nil
    {
      print("\(arguments[index + 1]): there is no file to read")
      exit(66)
    }
    return { readLine() }
  }
}
