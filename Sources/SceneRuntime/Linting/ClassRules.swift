/// A rule that disallows empty names of classes and storyboards, and names that contain only white space (S35).
enum EmptyClassNameRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    manifest.entries.flatMap { entry in
      let configuration = entry.configuration
      let names: [(key: SceneManifest.Configuration.Key, text: String?, kind: String)] = [
        (.sceneClass, configuration.sceneClassName, "class"),
        (.delegateClass, configuration.delegateClassName, "class"),
        (.storyboard, configuration.storyboardName, "storyboard"),
        (.launchStoryboard, configuration.launchStoryboardName, "storyboard"),
      ]
      return names.filter { $0.text?.allSatisfy(\.isWhitespace) == true }.map { name in
        Problem.emptyName(at: entry.place(name.key), of: name.kind)
      }
    }
  }
}

/// A rule that requires the scene and delegate classes named in a manifest to exist (S35).
enum ExistingClassRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    let settings = manifest.buildSettings ?? surroundings.settings
    return manifest.entries.flatMap { entry in
      let configuration = entry.configuration
      let names: [(SceneManifest.Configuration.Key, String?, AnyClass?)] = [
        (.sceneClass, configuration.sceneClassName, configuration.sceneClass),
        (.delegateClass, configuration.delegateClassName, configuration.delegateClass),
      ]
      return names.compactMap { key, name, found -> Problem? in
        // `EmptyClassNameRule` reports empty names, and `KnownVariableRule` reports unknown variables. This rule skips
        // the names with these mistakes.
        guard let name, found == nil, !name.allSatisfy(\.isWhitespace),
          settings.unknownVariables(in: name).isEmpty
        else {
          return nil
        }
        return .unknownClass(at: entry.place(key), name, module: settings.moduleName)
      }
    }
  }
}

/// A rule that requires scene classes to inherit from `ConnectedScene`, and delegate classes to conform to
/// `ConnectedSceneDelegate` (S34).
///
/// For a role whose scenes have windows, `WindowScene` and `WindowSceneDelegate` are required instead.
enum ConformingClassRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    manifest.entries.flatMap { entry in
      [scene(of: entry), delegate(of: entry)].compactMap(\.self)
    }
  }

  private static func scene(of entry: SceneManifest.Entry) -> Problem? {
    guard let sceneClass = entry.configuration.sceneClass else { return nil }
    let needed: AnyClass = entry.role.isOfWindows ? WindowScene.self : ConnectedScene.self
    if sceneClass is WindowScene.Type { return nil }
    if sceneClass is ConnectedScene.Type, !entry.role.isOfWindows { return nil }
    return .nonconformingSceneClass(
      at: entry.place(.sceneClass), sceneClass, required: needed,
      isOfWindows: entry.role.isOfWindows)
  }

  private static func delegate(of entry: SceneManifest.Entry) -> Problem? {
    guard let delegateClass = entry.configuration.delegateClass else { return nil }
    let conforms =
      entry.role.isOfWindows
      ? delegateClass is any WindowSceneDelegate.Type
      : delegateClass is any ConnectedSceneDelegate.Type
    if conforms { return nil }
    return .nonconformingDelegateClass(
      at: entry.place(.delegateClass), delegateClass,
      required: entry.role.isOfWindows ? "WindowSceneDelegate" : "ConnectedSceneDelegate")
  }
}

/// A rule that disallows naming the same class for a scene and for its delegate, because no class can be both.
///
/// Only the last components of the names are compared, so `Main` and `Postbox.Main` count as the same name.
enum DistinctClassRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    manifest.entries.compactMap { entry in
      guard let scene = entry.configuration.sceneClassName, !scene.isEmpty,
        let delegate = entry.configuration.delegateClassName,
        scene.lastName == delegate.lastName
      else { return nil }
      return .sceneClassOfDelegate(at: entry.place(.sceneClass), scene)
    }
  }
}

extension String {
  /// The class name without the names of its module and of enclosing types.
  fileprivate var lastName: Substring? { split(separator: ".").last }
}
