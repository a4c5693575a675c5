/// One thing that can be wrong with an app's declarations; each rule has a file of its own.
@MainActor protocol DeclarationRule {
  /// What breaks the rule, in the order of declaration.
  static func problems(in scenes: [SceneDescription]) -> [Problem]
}

/// The part of a declaration on which the rules depend; titles, which change often, only name it.
struct DeclarationRuleInput: Equatable {
  private let scene: SceneDescription

  init(_ scene: SceneDescription) {
    var scene = scene
    scene.title = nil
    scene.defaultSize = nil
    scene.resizability = .automatic
    self.scene = scene
  }
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
