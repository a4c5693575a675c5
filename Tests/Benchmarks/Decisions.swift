import Foundation
import Scenes

/// Where an event goes, among many declarations and many sessions.
@MainActor enum Decisions {
  static let rows = declarations + indexed + others

  private static let declarations = [
    Row(name: "decision among 1 declaration") { time(router(declarations: 1), "postbox://box-0/") },
    Row(name: "decision among 1,000 declarations, the last matches", goal: 50_000) {
      time(router(declarations: 1_000), "postbox://box-999/")
    },
    Row(name: "decision among 1,000 declarations, none matches", goal: 50_000) {
      time(router(declarations: 1_000), "postbox://elsewhere/42")
    },
  ]

  private static let indexed = [Claim.equality, Claim.condition].flatMap { claim in
    [
      Row(name: "decision among 1 session with \(claim.rawValue)") {
        time(router(sessions: 1, claim), claim.text(0))
      },
      Row(name: "decision among 10,000 sessions with \(claim.rawValue)") {
        time(router(sessions: 10_000, claim), claim.text(5_000))
      },
      Row(name: "the same to that among 1, with \(claim.rawValue)", unit: "times", goal: 5) {
        let one = router(sessions: 1, claim)
        let many = router(sessions: 10_000, claim)
        return time(many, claim.text(5_000)) / time(one, claim.text(0))
      },
    ]
  }

  private static let others = [
    Row(name: "decision among 10,000 sessions with CONTAINS, per session") {
      time(router(sessions: 10_000, .predicate), "postbox://nobody/0", 1) / 10_000
    },
    Row(name: "the same to that among 1,000, per session", unit: "times") {
      let few = time(router(sessions: 1_000, .predicate), "postbox://nobody/0", 10) / 1_000
      return time(router(sessions: 10_000, .predicate), "postbox://nobody/0", 1) / 10_000 / few
    },
    Row(name: "explanation among 1,000 sessions, per session") {
      let router = Self.router(sessions: 1_000, .equality)
      let event = Self.event(Claim.equality.text(500))
      return median(per: 1_000) { consume(router.explain(event).description) }
    },
  ]

  /// The kinds of activation conditions that the sessions have.
  private enum Claim: String {
    case equality = "an equality predicate"
    case condition = "a view's condition"
    case predicate = "CONTAINS"

    func conditions(_ number: Int) -> ActivationConditions {
      switch self {
      case .equality: ActivationConditions(prefers: TargetPredicate(equalTo: text(number)))
      case .condition: ActivationConditions(preferring: ["message/\(number)"])
      case .predicate:
        ActivationConditions(
          prefers: .comparison(.init(.target, .contains, .text("message/\(number)"))))
      }
    }

    /// The text of an event that a session takes.
    func text(_ number: Int) -> String { "postbox://message/\(number)" }
  }

  private static func router(declarations count: Int) -> Router {
    let graph = SceneGraph(
      (0..<count).map { number in
        SceneDescription(
          id: .declared("\(number)"), conditions: ExternalEventConditions(["box-\(number)/"]))
      } + [SceneDescription(id: .declared("other"))])
    return Router(graph: graph, sessions: SessionTable(), supportsMultipleScenes: true)
  }

  private static func router(sessions count: Int, _ claim: Claim) -> Router {
    var table = SessionTable()
    for number in 0..<count {
      var entry = SessionTable.Entry(
        id: "session-\(number)", ordinal: number + 1, scene: .declared("inbox"))
      entry.lastUse = number
      entry.conditions = claim.conditions(number)
      table[entry.id] = entry
    }
    return Router(
      graph: SceneGraph([SceneDescription(id: .declared("inbox"))]), sessions: table,
      supportsMultipleScenes: true)
  }

  private static func event(_ text: String) -> ExternalEvent {
    .continueActivity(ActivityRecord(activityType: "read", targetContentIdentifier: text))
  }

  private static func time(_ router: Router, _ text: String, _ times: Int = 1_000) -> Double {
    let event = Self.event(text)
    return median(per: times) {
      for _ in 0..<times { consume(router.decide(event)) }
    }
  }
}
