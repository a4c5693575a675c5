/// The sessions that ask for events with one strength, found by an event's text.
///
/// Conditions and equality cost the same however many sessions there are; other predicates are evaluated
/// one by one.
struct ClaimIndex {
  /// A session that asks for the event, and by what.
  struct Found {
    var use: RecentSessions.Use
    var claim: EventClaim
  }

  /// What is found behind a condition, with the condition as it was given.
  private struct Holders {
    var condition: String
    var sessions = RecentSessions()
  }

  private var conditions = ConditionIndex<Holders>()
  private var everything = RecentSessions()
  private var equal: [String: RecentSessions] = [:]
  private var always = RecentSessions()
  private var others: [SceneSession.ID: (use: RecentSessions.Use, predicate: TargetPredicate)] = [:]
  private var unstated = RecentSessions()

  mutating func insert(
    _ use: RecentSessions.Use, _ predicate: TargetPredicate?, _ conditions: ExternalEventConditions
  ) {
    change(use.session, predicate, conditions) { $0.insert(use) }
    if let predicate, predicate.equalTexts == nil, predicate != .value(true) {
      others[use.session] = (use, predicate)
    }
  }

  mutating func remove(
    _ session: SceneSession.ID, _ predicate: TargetPredicate?, _ conditions: ExternalEventConditions
  ) {
    change(session, predicate, conditions) { $0.remove(session) }
    others[session] = nil
  }

  /// Changes the sets a session stands in.
  private mutating func change(
    _ session: SceneSession.ID, _ predicate: TargetPredicate?,
    _ claimed: ExternalEventConditions, _ change: (inout RecentSessions) -> Void
  ) {
    for (condition, folded) in zip(claimed.texts, claimed.folded) {
      if condition == "*" {
        change(&everything)
      } else if !folded.isEmpty {
        var holders = conditions[folded] ?? Holders(condition: condition)
        change(&holders.sessions)
        conditions[folded] = holders.sessions.isEmpty ? nil : holders
      }
    }
    switch predicate {
    case nil: change(&unstated)
    case .value(true)?: change(&always)
    case let predicate?:
      for text in predicate.equalTexts ?? [] {
        change(&equal[text, default: RecentSessions()])
        if equal[text]?.isEmpty == true { equal[text] = nil }
      }
    }
  }

  /// The session used last of those that ask for an event.
  ///
  /// - Parameters:
  ///   - text: The event's text, and the same folded; nil if it has none, for which predicates aren't
  ///     evaluated (S73).
  ///   - countingUnstated: Whether sessions ask for it that say nothing (S67).
  /// - Returns: The session; nil if none asks for it.
  func mostRecent(for text: EventText?, countingUnstated: Bool) -> Found? {
    var found: Found?
    func offer(_ use: RecentSessions.Use?, _ claim: @autoclosure () -> EventClaim) {
      guard let use, found.map({ $0.use < use }) ?? true else { return }
      found = Found(use: use, claim: claim())
    }
    offer(everything.mostRecent, .condition("*"))
    if countingUnstated { offer(unstated.mostRecent, .unstated) }
    guard let text else { return found }
    offer(always.mostRecent, .predicate(.value(true)))
    conditions.forEachMatch(in: text.folded) {
      offer($0.sessions.mostRecent, .condition($0.condition))
    }
    offer(
      equal[text.text]?.mostRecent,
      .predicate(.comparison(.init(.target, .equal, .text(text.text)))))
    for other in others.values where found.map({ $0.use < other.use }) ?? true {
      if other.predicate.evaluate(with: text.text) { offer(other.use, .predicate(other.predicate)) }
    }
    return found
  }
}

/// The text of an event, as predicates and as conditions compare it.
struct EventText {
  var text: String
  var folded: FoldedText

  init?(_ event: ExternalEvent?) {
    guard let text = event?.text else { return nil }
    self.text = text
    folded = FoldedText(text)
  }
}
