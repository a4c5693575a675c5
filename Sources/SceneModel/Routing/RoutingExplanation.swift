/// An explanation of the routing of an event: every candidate in order, with the reason for its success or
/// failure.
///
/// The explanation is computed on request from the inputs of the decision, and has no side effects.
public struct RoutingExplanation: Hashable, Sendable {
  /// The event.
  public var event: ExternalEvent
  /// The text that chooses the scene; nil if the event has no text.
  public var text: String?
  /// The destination of the event.
  public var decision: RoutingDecision
  /// The name of the chosen session or declared scene; nil without a chosen or a declared scene.
  public var chosen: String?
  /// The rules in order.
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

  /// A rule with its candidates.
  public struct Step: Hashable, Sendable {
    /// The rule.
    public var rule: Rule
    /// The candidates in order.
    public var candidates: [Candidate]
    /// The result of the rule.
    public var verdict: Verdict
  }

  /// The result of a rule.
  public enum Verdict: Hashable, Sendable {
    /// The rule chose a scene.
    case decides
    /// No candidate meets the rule.
    case fails
    /// An earlier rule decided.
    case unasked
  }

  /// A rule that chooses a session or a declaration; the cases are in the order of the rules (S68, S79).
  public enum Rule: Hashable, CaseIterable, Sendable {
    /// If only one scene is allowed, the only scene gets every event (S79, S86).
    case onlyScene
    /// A session that prefers the event.
    case prefers
    /// A session that can handle the event.
    case can
    /// The first declaration with a matching condition.
    case matching
    /// The first declaration without conditions.
    case withoutConditions
    /// For an event without a text, the most recently used session (S73).
    case lastUsed
  }

  /// A session or a declaration with its outcome.
  public struct Candidate: Hashable, Sendable {
    /// The name of the session or the declaration.
    public var name: String
    /// The outcome.
    public var outcome: Outcome
  }

  /// The outcome of a candidate.
  public enum Outcome: Hashable, Sendable {
    /// The candidate was chosen, for a reason.
    case won(String)
    /// The candidate meets the rule, but another candidate has precedence.
    case behind(String)
    /// The candidate doesn't meet the rule, for a reason.
    case lost(String)
  }
}
