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
