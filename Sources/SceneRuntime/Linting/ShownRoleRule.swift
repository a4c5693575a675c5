/// The device can show scenes of every role that has configurations.
enum ShownRoleRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    manifest.roles.filter { !surroundings.profile.roles.contains($0) }.map { role in
      let known =
        SceneSession.Role.all.contains(role) ? "the role" : "the role, which isn't Apple's"
      return Problem(
        at: "\(SceneManifest.path(of: role))",
        "a \(surroundings.profile.name) can't show \(known), so nothing of it connects",
        remedy: "remove it, or check the manifest for a device that can")
    }
  }
}
