/// A rule that requires a configuration for every role, because a role without configurations has
/// no effect (S30).
enum EmptyRoleRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    manifest.roles.filter { role in
      // The old name of a role is reported by `KnownRoleRule`.
      role != .windowExternalDisplay && manifest.configurations[role]?.isEmpty == true
    }
    .map { .emptyRole(at: "\(SceneManifest.path(of: $0))") }
  }
}
