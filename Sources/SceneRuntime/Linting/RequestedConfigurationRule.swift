/// A rule that requires the manifest to contain every configuration that the application's delegate
/// requests (S29).
///
/// The requested names are known only after a call of the delegate's method. If
/// ``SceneManifest/Surroundings/connectsDelegates`` is true, the rule calls the method for each role that has
/// configurations: once without an event, and once for each event in ``SceneManifest/Surroundings/events``.
enum RequestedConfigurationRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    guard surroundings.connectsDelegates, let delegate = surroundings.applicationDelegate else {
      return []
    }
    return manifest.roles.filter { manifest.configurations[$0]?.isEmpty == false }.flatMap { role in
      let names = manifest.configurations[role]?.compactMap(\.name) ?? []
      let requested = TrialConnection.configurationNames(
        requestedBy: delegate, role: role, in: manifest, for: surroundings.events)
      return requested.map { name in
        Problem.unlistedConfiguration(at: "\(SceneManifest.path(of: role))", name, known: names)
      }
    }
  }
}
