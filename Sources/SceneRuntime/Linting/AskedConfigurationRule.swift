/// A rule that requires every configuration requested by the application's delegate in the manifest (S29).
///
/// The names are known only from the delegate's method. So it is called, if the surroundings allow it: for a
/// connection without an event, and for each event of the surroundings.
enum AskedConfigurationRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    guard surroundings.connectsDelegates, let delegate = surroundings.applicationDelegate else {
      return []
    }
    return manifest.roles.filter { manifest.configurations[$0]?.isEmpty == false }.flatMap { role in
      let names = manifest.configurations[role]?.compactMap(\.name) ?? []
      let asked = Rehearsal.configurationNames(
        asked: delegate, role: role, in: manifest, for: surroundings.events)
      return asked.map { name in
        Problem.unlistedConfiguration(at: "\(SceneManifest.path(of: role))", name, known: names)
      }
    }
  }
}
