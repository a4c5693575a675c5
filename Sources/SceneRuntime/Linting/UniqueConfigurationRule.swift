/// A rule that requires different names for the configurations of a role, because only the first of several
/// configurations with the same name is used (S29).
///
/// Configurations of different roles may have the same name.
enum UniqueConfigurationRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    struct RoleAndName: Hashable {
      var role: SceneSession.Role
      var text: String
    }
    var first: [RoleAndName: SceneManifest.Entry] = [:]
    return manifest.entries.compactMap { entry in
      guard let name = entry.configuration.name, !name.isEmpty else { return nil }
      guard let earlier = first[RoleAndName(role: entry.role, text: name)] else {
        first[RoleAndName(role: entry.role, text: name)] = entry
        return nil
      }
      return .duplicateConfiguration(
        at: entry.place(.name), name, earlier: "\(earlier.path)")
    }
  }
}
