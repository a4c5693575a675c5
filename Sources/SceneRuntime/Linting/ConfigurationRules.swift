/// A rule that requires a name for every configuration, because the application's delegate requests a configuration by
/// its name (S29).
///
/// A configuration for an immersive space may lack a name, because an app opens an immersive space by the identifier
/// with which the app declares the space. A template of Xcode contains such a configuration without a name.
enum NamedConfigurationRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    manifest.entries.filter { entry in
      let isImmersive = [.immersiveSpaceApplication, .carImmersiveSpaceApplication].contains(
        entry.role)
      return entry.configuration.name?.isEmpty ?? !isImmersive
    }.map { .unnamedConfiguration(at: $0.place(.name)) }
  }
}

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

/// A rule that requires the manifest to support multiple scenes if the app declares more than one scene (S54).
enum MultipleScenesRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    guard !manifest.supportsMultipleScenes, surroundings.declaredScenes > 1 else { return [] }
    let key = SceneManifest.Key.supportsMultipleScenes.rawValue
    return [
      .multipleScenesNotSupported(
        at: "\(SceneManifest.path.key(key))", declared: surroundings.declaredScenes)
    ]
  }
}
