/// The manifest has every configuration that the application's delegate asks for by a name (S29).
///
/// Only the delegate's method says which, so it is called, if the surroundings allow that: for a scene that
/// connects without an event, and for each of the surroundings' events.
enum AskedConfigurationRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    guard surroundings.connectsDelegates, let delegate = surroundings.applicationDelegate else {
      return []
    }
    return manifest.roles.filter { manifest.configurations[$0]?.isEmpty == false }.flatMap { role in
      let names = manifest.configurations[role]?.compactMap(\.name).map { "\"\($0)\"" } ?? []
      let asked = Application.configurationNames(
        asked: delegate, role: role, in: manifest, for: surroundings.events)
      return asked.map { name in
        Problem(
          at: "\(SceneManifest.path(of: role))",
          "the application's delegate asks for a configuration \"\(name)\", and there is none",
          remedy: "add it" + (names.isEmpty ? "" : ", or have the delegate ask for ")
            + names.joined(separator: " or "))
      }
    }
  }
}
