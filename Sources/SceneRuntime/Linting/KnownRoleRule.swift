/// A rule that requires Apple's roles with their current names; scenes of other roles never connect.
enum KnownRoleRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    manifest.roles.filter { !surroundings.profile.roles.contains($0) }.compactMap { role in
      let place = "\(SceneManifest.path(of: role))"
      let renamed = SceneSession.Role.windowExternalDisplayNonInteractive
      switch role {
      case .windowExternalDisplay:
        // The manifest of an app for older systems contains both names.
        guard manifest.configurations[renamed] == nil else { return nil }
        return .renamedRole(at: place, to: renamed)
      case _ where SceneSession.Role.all.contains(role): return nil
      default:
        return .unknownRole(at: place)
      }
    }
  }
}
