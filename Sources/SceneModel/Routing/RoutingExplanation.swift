/// An explanation of how an event is routed: the rules in order, and each candidate with the reason for its success or
/// failure.
///
/// The explanation is computed on request from the same values as the decision, and has no side effects.
public struct RoutingExplanation: Hashable, Sendable {
  /// The explained event.
  public var event: ExternalEvent
  /// The text by which the scene is chosen: the event's target content identifier or its URL; nil if the event has
  /// neither.
  public var text: String?
  /// The destination of the event.
  public var decision: RoutingDecision
  /// The name of the chosen session or declared scene; nil if none was chosen, or if the new scene isn't declared.
  public var chosen: String?
  /// The rules in the order in which they are applied.
  public var steps: [Step]
  /// The reason why the event was refused before routing; nil if the event was accepted.
  public var refusal: Problem?

  init(
    of event: ExternalEvent, text: String?, _ decision: RoutingDecision, chosen: String?,
    steps: [Step]
  ) {
    self.event = event
    self.text = text
    self.decision = decision
    self.chosen = chosen
    self.steps = steps
  }

  /// Creates the explanation of an event that was refused before routing.
  package init(of event: ExternalEvent, _ refusal: Problem) {
    self.init(of: event, text: event.text, .unrouted, chosen: nil, steps: [])
    self.refusal = refusal
  }

  /// A rule with its candidates and its result.
  public struct Step: Hashable, Sendable {
    /// The rule that chooses among the candidates.
    public var rule: Rule
    /// The candidates in the order in which the rule considers them.
    public var candidates: [Candidate]
    /// The result of the rule: whether it was applied, and whether it chose a scene.
    public var verdict: Verdict
  }

  /// The possible results of a rule, including that it wasn't applied.
  public enum Verdict: Hashable, Sendable {
    /// The rule chose a scene.
    case decides
    /// No candidate satisfies the rule.
    case fails
    /// The rule wasn't applied, because an earlier rule chose a scene.
    case unasked
  }

  /// A rule that chooses an open session or a declared scene.
  ///
  /// The cases are in the order in which the rules are applied (S68, S79).
  public enum Rule: Hashable, CaseIterable, Sendable {
    /// If the application may have only one scene, this scene gets every event (S79, S86).
    case onlyScene
    /// An open session that prefers the event is chosen.
    case prefers
    /// An open session that can handle the event is chosen.
    case can
    /// The first declared scene with a matching condition is chosen.
    case matching
    /// The first declared scene without conditions is chosen.
    case withoutConditions
    /// For an event without a text, such as a share, the most recently used session is chosen (S73).
    case lastUsed
  }

  /// An open session or a declared scene that a rule considers.
  public struct Candidate: Hashable, Sendable {
    /// The name of the session or of the declared scene.
    public var name: String
    /// The result of the rule for the candidate, with the reason.
    public var outcome: Outcome
  }

  /// The result of a rule for one candidate, with the reason as a clause.
  public enum Outcome: Hashable, Sendable {
    /// The candidate was chosen.
    case won(String)
    /// The candidate satisfies the rule, but another candidate has precedence.
    case behind(String)
    /// The candidate doesn't satisfy the rule.
    case lost(String)
  }
}
