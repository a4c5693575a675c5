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
  /// The rules of a file by itself.
  @MainActor private static let fileRules: [any ManifestRule.Type] = [
    EmptyRoleRule.self,
    KnownRoleRule.self,
    PreferredRoleRule.self,
    NamedConfigurationRule.self,
    UniqueConfigurationRule.self,
    EmptyClassNameRule.self,
    MainStoryboardRule.self,
    KnownKeyRule.self,
    KnownVariableRule.self,
  ]

  /// The rules of a file together with the app it is for.
  @MainActor private static let appRules: [any ManifestRule.Type] = [
    MultipleScenesRule.self,
    ExistingClassRule.self,
    ConformingClassRule.self,
    RegisteredStoryboardRule.self,
    StoryboardRule.self,
    AskedConfigurationRule.self,
  ]

  /// The names of the rules, for the documentation.
  @MainActor package static var ruleNames: [String] { (fileRules + appRules).map { "\($0)" } }

  /// Looks for everything that is wrong with the manifest by itself, whatever app it is for.
  ///
  /// Classes and storyboards aren't looked up, and none of the app's code runs.
  ///
  /// - Parameter profile: The kind of device it is for.
  /// - Returns: The problems, rule by rule, each with its place and its remedy.
  @MainActor public func problems(on profile: HostProfile) -> [Problem] {
    let surroundings = Surroundings(profile: profile)
    let expanded = expanded(in: buildSettings ?? surroundings.settings)
    return Self.fileRules.flatMap { $0.problems(in: expanded, surroundings) }
  }

  /// Looks for everything that is wrong with the manifest of an app.
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
    return (Self.fileRules + Self.appRules).flatMap { $0.problems(in: resolved, surroundings) }
  }
}
