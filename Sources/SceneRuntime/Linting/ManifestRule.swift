/// One thing that can be wrong with a manifest; each rule has a file of its own.
@MainActor protocol ManifestRule {
  /// Looks for what breaks the rule.
  ///
  /// - Parameters:
  ///   - manifest: The manifest, its variables expanded and its classes looked up.
  ///   - surroundings: What it is judged by.
  /// - Returns: The problems, in the order of ``SceneManifest/roles``.
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem]
}

extension SceneManifest {
  @MainActor private static let rules: [any ManifestRule.Type] = [
    MultipleScenesRule.self,
    EmptyRoleRule.self,
    ShownRoleRule.self,
    NamedConfigurationRule.self,
    UniqueConfigurationRule.self,
    ExistingClassRule.self,
    ConformingClassRule.self,
    RegisteredStoryboardRule.self,
    StoryboardRule.self,
    KnownKeyRule.self,
    KnownVariableRule.self,
  ]

  /// The names of the rules, for the documentation.
  @MainActor package static var ruleNames: [String] { rules.map { "\($0)" } }

  /// Looks for everything that is wrong with the manifest.
  ///
  /// ```swift
  /// @Test @MainActor func `the manifest has no mistakes`() throws {
  ///   let manifest = try #require(try SceneManifest.found())
  ///   let settings = BuildSettings(of: Postbox.self, bundleIdentifier: "com.example.postbox")
  ///   #expect(manifest.problems(in: .init(settings: settings)).isEmpty)
  /// }
  /// ```
  ///
  /// - Parameter surroundings: What it is judged by: the app, and the device it runs on.
  /// - Returns: The problems, rule by rule, each with its place and its remedy.
  @MainActor public func problems(in surroundings: Surroundings) -> [Problem] {
    let resolved = resolved(in: buildSettings ?? surroundings.settings)
    return Self.rules.flatMap { $0.problems(in: resolved, surroundings) }
  }
}
