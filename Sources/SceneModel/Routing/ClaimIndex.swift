/// An index of sessions by the events that they request, either as preferred events or as events that they can handle.
///
/// If sessions request events with conditions, or with predicates that compare for equality, finding the session for
/// the text of an event takes the same time for any number of sessions. Other predicates are evaluated one after the
/// other.
struct ClaimIndex {
  private var conditions = ConditionIndex<RecentSessions>()
  private var everything = RecentSessions()
  private var equal: [String: RecentSessions] = [:]
  private var always = RecentSessions()
  private var others: [SessionOrdinal: (use: RecentSessions.Use, predicate: TargetPredicate)] = [:]

  mutating func insert(
    _ session: SessionOrdinal, at lastUse: Int, _ predicate: TargetPredicate?,
    _ conditions: ExternalEventConditions
  ) {
    change(predicate, conditions) { $0.insert(session, at: lastUse) }
    if let predicate, !predicate.isValueTrue, predicate.equalTexts == nil {
      others[session] = (.init(lastUse: lastUse, session: session), predicate)
    }
  }

  package mutating func remove(
    _ session: SessionOrdinal, _ predicate: TargetPredicate?, _ conditions: ExternalEventConditions
  ) {
    change(predicate, conditions) { $0.remove(session) }
    others[session] = nil
  }

  /// Applies a change to each set in which a session with the given predicate and conditions is registered.
  private mutating func change(
    _ predicate: TargetPredicate?, _ claimed: ExternalEventConditions,
    _ change: (inout RecentSessions) -> Void
  ) {
    for (condition, folded) in zip(claimed.texts, claimed.folded) {
      if condition == "*" {
        change(&everything)
      } else if !folded.isEmpty {
        let isEmpty = conditions.update(folded, from: RecentSessions()) {
          change(&$0)
          return $0.isEmpty
        }
        if isEmpty { conditions[folded] = nil }
      }
    }
    switch predicate {
    case nil: break
    case let predicate? where predicate.isValueTrue: change(&always)
    case let predicate?:
      for text in predicate.equalTexts ?? [] {
        change(&equal[text, default: RecentSessions()])
        if equal[text]?.isEmpty == true { equal[text] = nil }
      }
    }
  }

  /// Returns the most recently used session that requests an event.
  ///
  /// - Parameter text: The text of the event; nil if the event has no text. Predicates aren't evaluated without a text
  ///   (S73).
  /// - Returns: The session with the time of its last use; nil if no session requests the event.
  package func mostRecent(for text: EventText?) -> RecentSessions.Use? {
    var found: RecentSessions.Use?
    func offer(_ use: RecentSessions.Use?) {
      if let use, found.map({ $0 < use }) ?? true { found = use }
    }
    offer(everything.mostRecent)
    guard let text else { return found }
    offer(always.mostRecent)
    if !conditions.isEmpty { conditions.forEachMatch(in: text.folded) { offer($0.mostRecent) } }
    offer(equal[text.text]?.mostRecent)
    for other in others.values where found.map({ $0 < other.use }) ?? true {
      if other.predicate.evaluate(with: text.text) { offer(other.use) }
    }
    return found
  }
}

extension EventText {
  init?(_ event: ExternalEvent?) {
    guard let text = event?.text else { return nil }
    self.init(text)
  }
}
