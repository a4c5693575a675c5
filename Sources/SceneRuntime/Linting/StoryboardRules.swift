/// A rule that disallows a main storyboard in the Info.plist in addition to a scene manifest (S36).
///
/// The main storyboard is allowed if a configuration names the same storyboard, as in a template of Xcode, because the
/// main storyboard then changes nothing.
enum MainStoryboardRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    guard let name = manifest.mainStoryboardName,
      !manifest.entries.contains(where: { $0.configuration.storyboardName == name })
    else { return [] }
    return [
      .mainStoryboard(
        name, at: InformationPropertyList.Key.mainStoryboard.rawValue,
        key: SceneManifest.Configuration.Key.storyboard.rawValue)
    ]
  }
}

/// A rule that requires the app or its delegate to register the storyboards that the manifest names (S36).
enum RegisteredStoryboardRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    guard let known = surroundings.storyboards else { return [] }
    let settings = manifest.buildSettings ?? surroundings.settings
    return manifest.entries.compactMap { entry in
      // `EmptyClassNameRule` reports empty names, and `KnownVariableRule` reports unknown variables. This rule skips
      // the names with these mistakes.
      guard let name = entry.configuration.storyboardName, !known.contains(name),
        !name.allSatisfy(\.isWhitespace),
        settings.unknownVariables(in: name).isEmpty
      else { return nil }
      return .unknownStoryboard(at: entry.place(.storyboard), name, known: known.sorted())
    }
  }
}

/// A rule against scene delegates that create a window although their configuration names a storyboard, because the
/// delegate's window replaces the storyboard's window (S36).
///
/// The delegates of Xcode's templates implement the method in which windows are created, but create no window there, so
/// the method alone is no violation. If ``SceneManifest/Surroundings/connectsDelegates`` is true, the rule connects the
/// delegate to a hidden scene. A window that the delegate creates in this scene violates the rule.
enum StoryboardRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    guard surroundings.connectsDelegates else { return [] }
    return manifest.entries.compactMap { entry in
      guard let storyboard = entry.configuration.storyboardName,
        let delegateClass = entry.configuration.delegateClass,
        TrialConnection.createsWindow(
          entry.configuration, role: entry.role, delegate: surroundings.applicationDelegate)
      else { return nil }
      return .replacedStoryboard(at: entry.place(.storyboard), storyboard, by: delegateClass)
    }
  }
}
