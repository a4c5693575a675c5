/// The rule that at least one declared scene can open at launch.
///
/// Only a violation of this rule prevents launching.
enum LaunchableRule: DeclarationRule {
  static func problems(in scenes: [SceneDescription]) -> [Problem] {
    guard SceneGraph(scenes).scenesAtLaunch(supportingMultipleScenes: true).isEmpty else {
      return []
    }
    let suppressed = scenes.filter { $0.launchBehavior == .suppressed && $0.kind.isReachable }
    return [.nothingToLaunch(suppressed: suppressed.map(\.heading))]
  }
}
