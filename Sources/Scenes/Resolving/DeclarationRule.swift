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

/// The rule that there is at most one settings scene.
enum SingleSettingsRule: DeclarationRule {
  static func problems(in scenes: [SceneDescription]) -> [Problem] {
    scenes.filter { $0.kind == .settings }.dropFirst().map { .duplicateSettings(at: $0.place) }
  }
}

/// The rule that at least one declared scene can open at launch.
///
/// A violation of this rule prevents launching; violations of the other rules don't.
enum LaunchableRule: DeclarationRule {
  static func problems(in scenes: [SceneDescription]) -> [Problem] {
    guard SceneGraph(scenes).scenesAtLaunch(supportingMultipleScenes: true).isEmpty else {
      return []
    }
    let suppressed = scenes.filter { $0.launchBehavior == .suppressed && $0.kind.isReachable }
    return [.nothingToLaunch(suppressed: suppressed.map(\.heading))]
  }
}

/// The rule that no two scenes declare the same id; of several scenes with the same id, only the first is used (S104).
enum UniqueIdentifierRule: DeclarationRule {
  static func problems(in scenes: [SceneDescription]) -> [Problem] {
    var first: [SceneDescription.ID: SceneDescription] = [:]
    return scenes.compactMap { scene in
      guard case .declared = scene.id else { return nil }
      guard let earlier = first[scene.id] else {
        first[scene.id] = scene
        return nil
      }
      return .duplicateSceneID(at: scene.place, earlier: earlier.place)
    }
  }
}

extension SceneDescription {
  /// The name of the scene, with its position among the declarations, for messages.
  var place: String {
    if case .path = id { heading } else { "\(heading) at \(path)" }
  }
}

/// The rule that a scene declared in a loop has an id, which identifies the scene's windows when the loop changes.
enum RepeatedIdentifierRule: DeclarationRule {
  static func problems(in scenes: [SceneDescription]) -> [Problem] {
    scenes.compactMap { scene in
      guard scene.isRepeated else { return nil }
      if case .declared = scene.id { return nil }
      return .repeatedSceneWithoutID(at: scene.place)
    }
  }
}

/// The rule that a scene has an id if an earlier scene presents values of the same type.
enum UniqueValueTypeRule: DeclarationRule {
  static func problems(in scenes: [SceneDescription]) -> [Problem] {
    var first: [SceneDescription.ValueType: SceneDescription] = [:]
    return scenes.compactMap { scene in
      guard let type = scene.valueType else { return nil }
      guard let earlier = first[type] else {
        first[type] = scene
        return nil
      }
      if case .declared = scene.id { return nil }
      return .duplicateValueType(at: scene.place, "\(type)", earlier: earlier.place)
    }
  }
}

/// The rule that each keyboard shortcut opens only one scene; if several scenes have the same shortcut, it opens the
/// first.
enum UniqueShortcutRule: DeclarationRule {
  static func problems(in scenes: [SceneDescription]) -> [Problem] {
    var first: [KeyboardShortcut: SceneDescription] = [:]
    return scenes.compactMap { scene in
      guard let shortcut = scene.keyboardShortcut else { return nil }
      guard let earlier = first[shortcut] else {
        first[shortcut] = scene
        return nil
      }
      return .duplicateShortcut(at: scene.place, "\(shortcut)", earlier: earlier.place)
    }
  }
}
