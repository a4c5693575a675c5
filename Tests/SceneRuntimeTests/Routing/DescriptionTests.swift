import Foundation
import SceneRuntime
import Testing

/// What is said of routing, where what comes from outside holds control characters.
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
      #expect(decision.description.contains(Self.said), "\(decision)")
      #expect(!decision.description.contains("\u{1B}"))
    }
    #expect(EventClaim.condition(Self.text).description == "by \"\(Self.said)\"")
    #expect(ExternalEventConditions([Self.text]).description == "\"\(Self.said)\"")
  }

  @Test func `events and problems write control characters out`() {
    let event = ExternalEvent.continueActivity(
      ActivityRecord(activityType: Self.text, targetContentIdentifier: Self.text))
    #expect(event.description == "continue \(Self.said) \"\(Self.said)\"")
    #expect(ExternalEvent.$showsValues.withValue(true) { "\(event)" } == event.description)
    let problem = Problem(at: Self.text, Self.text, remedy: Self.text)
    #expect(problem.description == "\(Self.said): \(Self.said); \(Self.said).")
    #expect(SceneError(.requestDenied, problem).description == problem.description)
  }
}
