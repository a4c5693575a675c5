/// A role that is named has a configuration; without one it is as if it weren't there (S30).
enum EmptyRoleRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    manifest.roles.filter { role in
      // A role by its old name has a rule of its own.
      role != .windowExternalDisplay && manifest.configurations[role]?.isEmpty == true
    }
    .map { role in
      Problem(
        at: "\(SceneManifest.path(of: role))", "its array of configurations is empty",
        remedy: "add one, or remove the role")
    }
  }
}
