import Checking
import Foundation
import SceneModel
import Testing

/// Tests for descriptions of routing when external text contains control characters or secrets.
struct DescriptionTests {
  private static let text = "a\u{1B}[31m\nb\u{202E}"
  private static let said = #"a\u{1B}[31m\nb\u{202E}"#

  @Test func `decisions write control characters out`() {
    let predicate = TargetPredicate(equalTo: Self.text)
    let decisions: [RoutingDecision] = [
      .session("1", .prefers(.condition(Self.text))), .session("1", .can(.predicate(predicate))),
      .newSession(.declared("a"), .matching(condition: Self.text)), .session(Self.text, .open),
      .newSession(.declared(Self.text), .named),
    ]
    for decision in decisions {
      expect(decision.description.contains(Self.said), "\(decision)")
      expect(!decision.description.contains("\u{1B}"))
    }
    expectEqual(EventClaim.condition(Self.text).description, "\"\(Self.said)\"")
    expectEqual(ExternalEventConditions([Self.text]).description, "\"\(Self.said)\"")
  }

  @Test func `links in titles and reasons are shown without their secrets`() {
    let said = "see https://a.example/?token=…, please"
    let text = "see https://anna:pw@a.example/?token=hunter2, please"
    let notification = ExternalEvent.receiveNotification(NotificationRecord(title: text))
    expectEqual(
      notification.description, "notification \"see https://…@a.example/?token=… please\"")
    let problem = Problem("a", at: text, text, remedy: text)
    expect(!problem.description.contains("hunter2") && !problem.description.contains("pw@"))
    expectContains(Problem("a", at: said, said, remedy: said).description, "?token=…")
  }

  @Test func `parts of events are described as the events are`() {
    let url = URL(string: "https://anna:pw@a.example/m?token=hunter2") ?? URL(filePath: "/")
    let link = ExternalEvent.Link(url)
    expectEqual("\(link)", "open https://…@a.example/m?token=…")
    expectEqual(String(reflecting: [link]), "[\(link)]")
    let record = ActivityRecord(
      activityType: "read", title: "hunter2", userInfo: [.string("a"): .string("hunter2")],
      webpageURL: url, referrerURL: url)
    expectEqual("\(record)", "continue read \"https://…@a.example/m?token=…\"")
    let notification = NotificationRecord(title: "Mail", body: "hunter2", userText: "hunter2")
    expectEqual("\(notification)", "notification \"Mail\"")
    expectEqual("\(ShortcutRecord(type: "new"))", "shortcut new")
    expectEqual("\(ExternalEvent.Handoff(activityType: "read"))", "handoff read")
  }

  @Test func `events and problems write control characters out`() {
    let event = ExternalEvent.continueActivity(
      ActivityRecord(activityType: Self.text, targetContentIdentifier: Self.text))
    expectEqual(event.description, "continue \(Self.said) \"\(Self.said)\"")
    expectEqual(Redaction.$isDisabled.withValue(true) { "\(event)" }, event.description)
    let problem = Problem("a", at: Self.text, Self.text, remedy: Self.text)
    expectEqual(problem.description, "\(Self.said): \(Self.said); \(Self.said).")
    expectEqual(SceneError(.requestDenied, problem).description, problem.description)
  }
}
