import Foundation
import SceneRuntime
import TestSupport

/// Declarations and sessions that events are routed to without an application.
struct FuzzedScenes {
  private static let graphs = [
    SceneGraph([
      SceneDescription(id: .declared("inbox"), title: "Inbox"),
      SceneDescription(
        id: .declared("message"), conditions: ExternalEventConditions(["message/", "m/", "CAFÉ"])),
      SceneDescription(
        id: .declared("activity"), kind: .window, conditions: ExternalEventConditions(["activity"])),
      SceneDescription(id: .declared("closed"), conditions: ExternalEventConditions([])),
      SceneDescription(
        id: .declared("odd\u{1B}[1m"),
        conditions: ExternalEventConditions(["\u{1B}[31m", "\n", "\u{202E}", "%1B"])),
      SceneDescription(id: .declared("settings"), kind: .settings),
    ]),
    SceneGraph([
      SceneDescription(
        id: .declared("message"), conditions: ExternalEventConditions(["message/42"])),
      SceneDescription(
        id: .declared("thread"), conditions: ExternalEventConditions(["thread/", "*x*"])),
    ]),
    SceneGraph([]),
  ]

  private var table = SessionTable()
  private var use = 0

  init() throws {
    let formats = ["SELF == 'message/42'", "SELF LIKE '*thread*'", "'inbox' IN SELF"]
    for (number, format) in formats.enumerated() {
      var entry = SessionTable.Entry(
        id: "\(number)", ordinal: number + 1, scene: .declared("message"))
      entry.conditions.prefers = try TargetPredicate(format: format)
      table[entry.id] = entry
    }
    for number in 3..<8 {
      table["\(number)"] = SessionTable.Entry(
        id: "\(number)", ordinal: number + 1, scene: .declared("inbox"))
    }
  }

  /// Has one of the sessions ask for events by a predicate, or by a view's condition.
  mutating func ask(
    by predicate: TargetPredicate, or condition: String, _ generator: inout SeededGenerator
  ) {
    use += 1
    let id = "\(Int.random(in: 3..<8, using: &generator))"
    let conditions =
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: ActivationConditions(prefers: predicate)
      case 1: ActivationConditions(canActivate: predicate)
      case 2: ActivationConditions(preferring: [condition, "message"])
      case _: ActivationConditions(canActivate: predicate, allowing: [condition])
      }
    table[id]?.conditions = conditions
    table[id]?.lastUse = use
  }

  /// Routes an event and explains it.
  ///
  /// - Returns: Where it goes, and what is wrong with what is said of it; nil if nothing is.
  func route(
    _ event: ExternalEvent, _ generator: inout SeededGenerator
  ) -> (RoutingDecision, String?) {
    let router = Router(
      graph: Self.graphs.randomElement(using: &generator) ?? SceneGraph([]), sessions: table,
      supportsMultipleScenes: Int.random(in: 0..<8, using: &generator) > 0)
    let decision = router.decide(event)
    let explanation = router.explain(event)
    if explanation.decision != decision {
      return (decision, "is explained otherwise than it is decided: \(explanation)")
    }
    if explanation.steps.contains(where: { $0.verdict == .decides }) != (decision != .unrouted) {
      return (decision, "has an explanation that doesn't end where it was decided: \(explanation)")
    }
    let text = explanation.description
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.count != 3 + explanation.steps.reduce(0, { $0 + 1 + $1.candidates.count }) {
      return (decision, "breaks the lines of its explanation: \(text.debugDescription)")
    }
    let said = lines + ["\(decision)", "\(event)", String(reflecting: event)]
    if let problem = said.lazy.compactMap(\.disturbance).first { return (decision, problem) }
    // Shown in full it may hold a secret, and a control character neither.
    let shown = Redaction.$isDisabled.withValue(true) { "\(event)" }
    let hidden = shown.replacingOccurrences(
      of: PlantedSecret.word, with: "", options: .caseInsensitive)
    return (decision, hidden.disturbance)
  }
}
