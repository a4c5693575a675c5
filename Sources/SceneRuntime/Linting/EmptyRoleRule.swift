/// A rule that requires a configuration for every role; a role without one has no effect (S30).
enum EmptyRoleRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    manifest.roles.filter { role in
      // The old name of a role is reported by another rule.
      role != .windowExternalDisplay && manifest.configurations[role]?.isEmpty == true
    }
    .map { role in
      Problem(
        at: "\(SceneManifest.path(of: role))", "its array of configurations is empty",
        remedy: "add one, or remove the role")
    }
  }
}
