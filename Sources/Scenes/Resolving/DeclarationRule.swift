/// A rule for validating an app's declarations.
@MainActor protocol DeclarationRule {
  /// Returns the violations of the rule, in declaration order.
  static func problems(in scenes: [SceneDescription]) -> [Problem]
}

/// The properties of a declaration that rules depend on.
///
/// Titles, sizes and other traits of windows are left out, because no rule checks them.
struct DeclarationRuleInput: Equatable {
  private let scene: SceneDescription

  init(_ scene: SceneDescription) {
    var scene = scene
    scene.title = nil
    scene.defaultSize = nil
    scene.resizability = .automatic
    scene.windowTraits = nil
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

  /// All problems of the declarations, ordered by rule.
  var problems: [Problem] {
    Self.rules.flatMap { $0.problems(in: scenes) }
  }
}
