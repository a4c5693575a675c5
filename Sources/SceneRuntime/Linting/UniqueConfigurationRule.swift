/// Names are unique in the application, over all roles; of two in a role the first counts (S29).
enum UniqueConfigurationRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    var first: [String: SceneManifest.Entry] = [:]
    return manifest.entries.compactMap { entry in
      guard let name = entry.configuration.name, !name.isEmpty else { return nil }
      guard let earlier = first[name] else {
        first[name] = entry
        return nil
      }
      return Problem(
        at: entry.place(.name), "\(earlier.path) is called \"\(name)\" too",
        remedy: "give it a name no other has")
    }
  }
}
