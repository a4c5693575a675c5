/// Why an event goes where it goes: every candidate, in the order in which they are asked, with what won or
/// what was missing.
///
/// It is worked out when somebody asks, from what the decision was made of; asking changes nothing.
public struct RoutingExplanation: Hashable, Sendable {
  /// The event, as it is compared.
  public var event: ExternalEvent
  /// The text by which a scene is chosen; nil if the event has none.
  public var text: String?
  /// Where the event goes.
  public var decision: RoutingDecision
  /// Who gets it, by name: a session or a declared scene; nil if nobody does, or nothing is declared.
  public var chosen: String?
  /// The steps of the one order.
  public var steps: [Step]
  /// Why the event isn't even taken in; nil if it is.
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

  /// Explains that an event isn't taken in, before anybody is asked.
  package init(of event: ExternalEvent, _ refusal: Problem) {
    self.init(of: event, text: event.text, .unrouted, chosen: nil, steps: [])
    self.refusal = refusal
  }

  /// One rule, and those it was tried on.
  public struct Step: Hashable, Sendable {
    public var rule: Rule
    /// Those who were asked, in their order.
    public var candidates: [Candidate]
    public var verdict: Verdict
  }

  /// What came of a rule.
  public enum Verdict: Hashable, Sendable {
    case decides
    /// Nobody fulfils it.
    case fails
    /// A rule before it has decided.
    case unasked
  }

  /// The rules in their order (S68, S79).
  public enum Rule: Hashable, CaseIterable, Sendable {
    /// Where there can be one scene only, it gets everything (S79, S86).
    case onlyScene
    /// A session that prefers the event.
    case prefers
    /// A session that can take it.
    case can
    /// The first declaration with a condition that matches.
    case matching
    /// The first declaration without conditions.
    case withoutConditions
    /// Without a text: the session used last (S73).
    case lastUsed
  }

  /// A session or a declaration, and what came of it.
  public struct Candidate: Hashable, Sendable {
    public var name: String
    public var outcome: Outcome
  }

  /// What came of a candidate.
  public enum Outcome: Hashable, Sendable {
    /// It was chosen, and why.
    case won(String)
    /// It fulfils the rule too, and another goes before it.
    case behind(String)
    /// It doesn't fulfil the rule, and why.
    case lost(String)
  }
}
