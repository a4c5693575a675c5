/// A rule that requires that an app on the device can start with the preferred role of the first scene.
///
/// If it can't, the launch opens a window instead.
enum PreferredRoleRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    let profile = surroundings.profile
    guard let role = manifest.preferredDefaultSceneSessionRole, !profile.canBegin(with: role),
      !role.canBeginElsewhere,
      // `KnownVariableRule` reports an unknown variable, so it isn't reported twice.
      (manifest.buildSettings ?? surroundings.settings).unknownVariables(in: role.rawValue).isEmpty
    else { return [] }
    let key = SceneManifest.Key.preferredDefaultSceneSessionRole.rawValue
    return [
      .unusablePreferredRole(
        at: "\(SceneManifest.path.key(key))", role, for: role.purpose, on: profile.name)
    ]
  }
}
