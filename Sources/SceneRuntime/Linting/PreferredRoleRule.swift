/// A rule that requires the preferred role of the first scene to be a role with which an app can start.
///
/// If an app on the checked device can't start with the role, the launch opens a window instead. A role with which apps
/// on other Apple devices can start isn't a violation; `notes(on:)` returns a note about the role.
enum PreferredRoleRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    let profile = surroundings.profile
    guard let role = manifest.preferredDefaultSceneSessionRole, !profile.canBegin(with: role),
      !role.canBeginElsewhere,
      // `KnownVariableRule` reports a role with an unknown variable, so this rule skips the role.
      (manifest.buildSettings ?? surroundings.settings).unknownVariables(in: role.rawValue).isEmpty
    else { return [] }
    let key = SceneManifest.Key.preferredDefaultSceneSessionRole.rawValue
    return [
      .unusablePreferredRole(
        at: "\(SceneManifest.path.key(key))", role, for: role.purpose, on: profile.name)
    ]
  }
}
