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
