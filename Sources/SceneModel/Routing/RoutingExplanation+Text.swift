extension RoutingExplanation: CustomStringConvertible {
  /// The explanation as text, with one line for each rule and each candidate.
  public var description: String {
    if let refusal {
      return ["\(event)".shortened, "  -> no scene", "  \(refusal)"].joined(separator: "\n")
    }
    let head = [
      "\(event)",
      "  text compared: " + (text.map { "\"\($0.withoutValues)\"" } ?? "none"),
      "  -> \(goal)",
    ]
    return (head + steps.flatMap(\.lines)).map(\.withoutLinkValues.escaped)
      .joined(separator: "\n")
  }
}

extension String {
  /// The text or, if the text is longer than 100 characters, its first 100 characters and "and so on".
  ///
  /// A refused event may be of any length.
  fileprivate var shortened: String { count > 100 ? prefix(100) + " and so on" : self }
}

extension RoutingExplanation {
  /// The text of the decision, with the name of the chosen scene.
  private var goal: String {
    switch decision {
    case .session(_, let rule): "\(chosen ?? "an open scene") (\(rule))"
    case .newSession(_, let rule): "a new scene\(chosen.map { " of \($0)" } ?? "") (\(rule))"
    case .unrouted: "no scene"
    }
  }
}

extension RoutingExplanation.Step {
  fileprivate var lines: [String] {
    let result =
      switch verdict {
      case .decides: "decides"
      case .fails: candidates.isEmpty ? "no candidates" : "none"
      case .unasked: "not checked"
      }
    return ["  \(rule.text): \(result)"] + candidates.map(\.line)
  }
}

extension RoutingExplanation.Candidate {
  fileprivate var line: String {
    switch outcome {
    case .won(let reason): "    + \(name): \(reason)"
    case .behind(let reason): "    = \(name): \(reason)"
    case .lost(let reason): "    - \(name): \(reason)"
    }
  }
}

extension RoutingExplanation.Rule {
  fileprivate var text: String {
    switch self {
    case .onlyScene: "only one scene is possible"
    case .prefers: "1. open scenes that prefer it, last used first"
    case .can: "2. open scenes that allow it, last used first"
    case .matching: "3. declared scenes with a matching condition, in order"
    case .withoutConditions: "4. declared scenes without conditions, in order"
    case .lastUsed: "without a text, the last used scene"
    }
  }
}
