/// One thing that can be wrong with an app's declarations; each rule has a file of its own.
@MainActor protocol DeclarationRule {
  /// What breaks the rule, in the order of declaration.
  static func problems(in scenes: [SceneDescription]) -> [Problem]
}

extension Resolution {
  private static let rules: [any DeclarationRule.Type] = [
    LaunchableRule.self,
    UniqueIdentifierRule.self,
    RepeatedIdentifierRule.self,
    UniqueValueTypeRule.self,
    SingleSettingsRule.self,
    MatchableConditionsRule.self,
    UniqueShortcutRule.self,
  ]

  /// Everything that is wrong with the declarations, rule by rule.
  var problems: [Problem] {
    Self.rules.flatMap { $0.problems(in: scenes) }
  }
}
