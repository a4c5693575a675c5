/// A rule that requires that the device can show the role of the first scene.
///
/// If the device can't, a launch opens a window instead of that scene.
enum PreferredRoleRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    let profile = surroundings.profile
    guard let role = manifest.preferredDefaultSceneSessionRole, !profile.canBegin(with: role),
      !role.canBeginElsewhere,
      // An unknown variable is reported by `KnownVariableRule`.
      (manifest.buildSettings ?? surroundings.settings).unknownVariables(in: role.rawValue).isEmpty
    else { return [] }
    let key = SceneManifest.Key.preferredDefaultSceneSessionRole.rawValue
    return [
      .unusablePreferredRole(
        at: "\(SceneManifest.path.key(key))", role, for: role.purpose, on: profile.name)
    ]
  }
}
