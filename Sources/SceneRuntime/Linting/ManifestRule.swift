/// A check for one type of mistake in a scene manifest.
@MainActor protocol ManifestRule {
  /// Returns the violations of the rule.
  ///
  /// - Parameters:
  ///   - manifest: The manifest, with expanded variables. In a check with the app, the manifest also has the classes
  ///     that it names.
  ///   - surroundings: The app and the device for which the manifest is checked.
  /// - Returns: The problems; those of roles and configurations are in the order of ``SceneManifest/roles``.
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem]
}

extension SceneManifest {
  /// The rules that need only the manifest.
  @MainActor private static let fileRules: [any ManifestRule.Type] = [
    EmptyRoleRule.self,
    KnownRoleRule.self,
    PreferredRoleRule.self,
    NamedConfigurationRule.self,
    UniqueConfigurationRule.self,
    EmptyClassNameRule.self,
    DistinctClassRule.self,
    MainStoryboardRule.self,
    KnownKeyRule.self,
    KnownVariableRule.self,
  ]

  /// The rules that need the manifest and the app to which the manifest belongs.
  @MainActor private static let appRules: [any ManifestRule.Type] = [
    MultipleScenesRule.self,
    ExistingClassRule.self,
    ConformingClassRule.self,
    RegisteredStoryboardRule.self,
    StoryboardRule.self,
    RequestedConfigurationRule.self,
  ]

  /// The names of the rules, which the documentation lists.
  @MainActor package static var ruleNames: [String] { (fileRules + appRules).map { "\($0)" } }

  /// Checks the manifest without its app.
  ///
  /// Classes and storyboards aren't looked up, and none of the app's code runs.
  ///
  /// - Parameter profile: The device for which the manifest is checked.
  /// - Returns: The problems in the order of the rules, each with its location and its remedy.
  @MainActor public func problems(on profile: HostProfile) -> [Problem] {
    let surroundings = Surroundings(profile: profile)
    let expanded = expanded(in: buildSettings ?? surroundings.settings)
    return Self.fileRules.flatMap { $0.problems(in: expanded, surroundings) }
  }

  /// Checks the manifest of an app.
  ///
  /// ```swift
  /// @Test @MainActor func `the manifest has no mistakes`() throws {
  ///   let manifest = try #require(try SceneManifest.found())
  ///   let settings = BuildSettings(of: Postbox.self, bundleIdentifier: "com.example.postbox")
  ///   #expect(manifest.problems(in: .init(settings: settings)).isEmpty)
  /// }
  /// ```
  ///
  /// - Parameter surroundings: The app and the device for which the manifest is checked.
  /// - Returns: The problems in the order of the rules, each with its location and its remedy.
  @MainActor public func problems(in surroundings: Surroundings) -> [Problem] {
    let resolved = resolved(in: buildSettings ?? surroundings.settings)
    return (Self.fileRules + Self.appRules).flatMap { $0.problems(in: resolved, surroundings) }
  }
}
