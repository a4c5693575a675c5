/// The rule that a scene must open at launch; only this rule prevents launching.
enum LaunchableRule: DeclarationRule {
  static func problems(in scenes: [SceneDescription]) -> [Problem] {
    guard SceneGraph(scenes).scenesAtLaunch(supportingMultipleScenes: true).isEmpty else {
      return []
    }
    let suppressed = scenes.filter { $0.launchBehavior == .suppressed && $0.kind.isReachable }
    return [
      Problem(
        at: "app",
        suppressed.isEmpty
          ? "nothing it declares can open at launch"
          : "nothing it declares can open at launch, because "
            + suppressed.map(\.heading).joined(separator: ", ") + " is suppressed",
        remedy: suppressed.isEmpty
          ? "declare a WindowGroup or a Window"
          : "remove defaultLaunchBehavior(.suppressed) from one of them")
    ]
  }
}
