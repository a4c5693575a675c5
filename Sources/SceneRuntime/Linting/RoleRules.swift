/// A rule that requires at least one configuration for every role that the manifest lists, because a role without
/// configurations has no effect (S30).
enum EmptyRoleRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    manifest.roles.filter { role in
      // `KnownRoleRule` checks the role of external displays under its old name.
      role != .windowExternalDisplay && manifest.configurations[role]?.isEmpty == true
    }
    .map { .emptyRole(at: "\(SceneManifest.path(of: $0))") }
  }
}

/// A rule that requires that every role is one of Apple's roles and has its current name, because scenes of other roles
/// never connect.
///
/// The old name of a role is allowed beside the current name.
enum KnownRoleRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    manifest.roles.filter { !surroundings.profile.roles.contains($0) }.compactMap { role in
      let place = "\(SceneManifest.path(of: role))"
      let renamed = SceneSession.Role.windowExternalDisplayNonInteractive
      switch role {
      case .windowExternalDisplay:
        // An app that also supports older systems has both names in its manifest.
        guard manifest.configurations[renamed] == nil else { return nil }
        return .renamedRole(at: place, to: renamed)
      case _ where SceneSession.Role.all.contains(role): return nil
      default:
        return .unknownRole(at: place)
      }
    }
  }
}

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
