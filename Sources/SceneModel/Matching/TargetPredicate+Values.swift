extension TargetPredicate {
  /// The predicate with the secrets in its strings redacted, because a string may be a complete link.
  package var withoutValues: TargetPredicate {
    switch node {
    case .value, .refused: return self
    case .comparison(var comparison):
      comparison.left = comparison.left.withoutValues
      comparison.right = comparison.right.withoutValues
      return .comparison(comparison)
    case .not(let predicate, _): return .not(predicate.withoutValues)
    case .and(let predicates, _): return .and(predicates.map(\.withoutValues))
    case .or(let predicates, _): return .or(predicates.map(\.withoutValues))
    }
  }
}

extension TargetPredicate.Operand {
  fileprivate var withoutValues: Self {
    switch self {
    case .target: self
    case .text(let text): .text(text.withoutValues)
    case .texts(let texts): .texts(texts.map(\.withoutValues))
    }
  }
}
