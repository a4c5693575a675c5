extension Problem.Code {
  /// A configuration that the application's delegate requests, but that isn't in the manifest.
  public static let unlistedConfiguration: Self = "unlistedConfiguration"
  /// In a manifest, a class of the wrong kind: one key requires a scene class, another a scene delegate class.
  public static let nonconformingClass: Self = "nonconformingClass"
  /// In a manifest, a name of a class or a storyboard that is empty or contains only white space.
  public static let emptyName: Self = "emptyName"
  /// A role without configurations in a manifest.
  public static let emptyRole: Self = "emptyRole"
  /// A class that a manifest names, but that doesn't exist.
  public static let unknownClass: Self = "unknownClass"
  /// An unknown key in a manifest.
  public static let unknownKey: Self = "unknownKey"
  /// A role that a manifest lists under the name that the role had before iOS 16.
  public static let renamedRole: Self = "renamedRole"
  /// In a manifest, a role that isn't one of Apple's roles.
  public static let unknownRole: Self = "unknownRole"
  /// In a manifest, a variable that has no value in the build settings.
  public static let unknownVariable: Self = "unknownVariable"
  /// A main storyboard in an Info.plist with a scene manifest.
  public static let mainStoryboard: Self = "mainStoryboard"
  /// Several declared scenes in an app whose manifest doesn't support multiple scenes.
  public static let multipleScenesNotSupported: Self = "multipleScenesNotSupported"
  /// A configuration without a name in a manifest.
  public static let unnamedConfiguration: Self = "unnamedConfiguration"
  /// Two configurations with the same name; only a note if the roles of the configurations differ.
  public static let duplicateConfiguration: Self = "duplicateConfiguration"
  /// A preferred role with which no app on the device can start.
  public static let unusablePreferredRole: Self = "unusablePreferredRole"
  /// A storyboard that a manifest names, but that isn't registered.
  public static let unknownStoryboard: Self = "unknownStoryboard"
  /// A storyboard whose window is replaced by a window that the delegate creates.
  public static let replacedStoryboard: Self = "replacedStoryboard"
  /// A note about a role whose scenes the device doesn't show.
  public static let roleOfOtherDevices: Self = "roleOfOtherDevices"
}

extension Problem {
  /// Returns the problem of a configuration that the application's delegate requests, but that
  /// isn't in the manifest.
  ///
  /// - Parameters:
  ///   - place: The key path of the role's configurations in the manifest.
  ///   - name: The name that the delegate requests.
  ///   - known: The names of the role's configurations in the manifest.
  /// - Returns: The problem.
  package static func unlistedConfiguration(
    at place: String, _ name: String, known: [String]
  ) -> Problem {
    Problem(
      .unlistedConfiguration, at: place,
      "the application's delegate requests a configuration \"\(name)\", and there is none",
      remedy: "add it" + (known.isEmpty ? "" : ", or have the delegate request ")
        + known.map { "\"\($0)\"" }.joined(separator: " or "))
  }

  package static func sceneClassOfDelegate(at place: String, _ name: String) -> Problem {
    Problem(
      .nonconformingClass, at: place, "the class \(name) is that of the delegate, not of a scene",
      remedy: "remove the key, or name a subclass of WindowScene")
  }

  package static func nonconformingSceneClass(
    at place: String, _ sceneClass: Any.Type, required: Any.Type, isOfWindows: Bool
  ) -> Problem {
    Problem(
      .nonconformingClass, at: place,
      "\(String(reflecting: sceneClass)) isn't a \(required)"
        + (isOfWindows ? ", so it shows no windows" : ""),
      remedy: "make it a subclass of \(required), or name another")
  }

  package static func nonconformingDelegateClass(
    at place: String, _ delegateClass: Any.Type, required: String
  ) -> Problem {
    Problem(
      .nonconformingClass, at: place, "\(String(reflecting: delegateClass)) isn't a \(required)",
      remedy: "have it conform to \(required), or name another")
  }

  /// Returns the problem of an empty name.
  ///
  /// `kind` is the kind of the named object: `class` or `storyboard`.
  package static func emptyName(at place: String, of kind: String) -> Problem {
    Problem(
      .emptyName, at: place, "the name of the \(kind) is empty",
      remedy: "name a \(kind), or remove the key")
  }

  package static func emptyRole(at place: String) -> Problem {
    Problem(
      .emptyRole, at: place, "its array of configurations is empty",
      remedy: "add one, or remove the role")
  }

  package static func unknownClass(at place: String, _ name: String, module: String) -> Problem {
    Problem(
      .unknownClass, at: place, "there is no class \(name)",
      remedy: "name a class that isn't private, as Module.Class, or as Class if it is in \(module)")
  }

  package static func unknownKey(at place: String, known: [String]) -> Problem {
    Problem(
      .unknownKey, at: place, "the key isn't known, so it has no effect",
      remedy: "use one of \(known.joined(separator: ", "))")
  }

  package static func sharedConfigurationName(
    at place: String, _ name: String, earlier: String
  ) -> Problem {
    Problem(
      .duplicateConfiguration, at: place,
      "the name \(name) is that of \(earlier) too, and Apple asks for names that are unique in the app",
      remedy: "give one of them another name, if the delegate tells scenes apart by it")
  }

  package static func renamedRole(at place: String, to role: SceneRole) -> Problem {
    Problem(
      .renamedRole, at: place,
      "it is the role of external displays with its name before iOS 16, which is deprecated; "
        + "for the name since then, there is no configuration",
      remedy: "add \(role.rawValue) beside it, or rename it")
  }

  package static func unknownRole(at place: String) -> Problem {
    Problem(
      .unknownRole, at: place, "the role isn't one of Apple's, so its scenes never connect",
      remedy: "use one such as \(SceneRole.windowApplication.rawValue) or "
        + "\(SceneRole.windowExternalDisplayNonInteractive.rawValue), or remove it")
  }

  package static func unknownVariable(
    at place: String, _ variable: String, known: [String]
  ) -> Problem {
    Problem(
      .unknownVariable, at: place, "the variable \(variable) has no value here",
      remedy: "write its value, or use one of \(known.joined(separator: ", "))")
  }

  /// Returns the problem of a main storyboard in an Info.plist with a scene manifest.
  ///
  /// - Parameters:
  ///   - name: The name of the main storyboard.
  ///   - place: The key of the main storyboard in the Info.plist.
  ///   - key: The key by which a configuration names its storyboard.
  /// - Returns: The problem.
  package static func mainStoryboard(_ name: String, at place: String, key: String) -> Problem {
    Problem(
      .mainStoryboard, at: place,
      "the storyboard \"\(name)\" is for apps without scenes, and there is a manifest",
      remedy: "remove the key, and name the storyboard in a configuration by \(key)")
  }

  package static func multipleScenesNotSupported(at place: String, declared: Int) -> Problem {
    Problem(
      .multipleScenesNotSupported, at: place,
      "only one scene is possible, and the app declares \(declared)",
      remedy: "set it to true, or declare one scene")
  }

  package static func unnamedConfiguration(at place: String) -> Problem {
    Problem(
      .unnamedConfiguration, at: place,
      "the configuration has no name, so it can't be requested",
      remedy: "give it a name that is unique within its role")
  }

  package static func duplicateConfiguration(
    at place: String, _ name: String, earlier: String
  ) -> Problem {
    Problem(
      .duplicateConfiguration, at: place, "\(earlier) has the name \"\(name)\" too",
      remedy: "give it a name that is unique within its role")
  }

  /// Returns the problem of a preferred role with which no app on the device can start.
  ///
  /// - Parameters:
  ///   - place: The key path of the preferred role.
  ///   - role: The preferred role.
  ///   - purpose: A noun for the scenes of the role; nil if the role isn't one of Apple's roles.
  ///   - profile: The name of the device's profile.
  /// - Returns: The problem.
  package static func unusablePreferredRole(
    at place: String, _ role: SceneRole, for purpose: String?, on profile: String
  ) -> Problem {
    let reason =
      purpose.map { "it is the role of \($0), with which an app on a \(profile) can't start" }
      ?? "the role \"\(role.rawValue)\" isn't one of Apple's"
    return Problem(
      .unusablePreferredRole, at: place, "\(reason), so a window opens first",
      remedy: "name \(SceneRole.windowApplication.rawValue)")
  }

  package static func unknownStoryboard(
    at place: String, _ name: String, known: [String]
  ) -> Problem {
    Problem(
      .unknownStoryboard, at: place, "there is no storyboard \"\(name)\"",
      remedy: known.isEmpty
        ? "register it: Storyboard(\"\(name)\") { … } in the storyboards of the app or of its delegate"
        : "register it, or name one of " + known.map { "\"\($0)\"" }.joined(separator: ", "))
  }

  package static func replacedStoryboard(
    at place: String, _ name: String, by delegateClass: Any.Type
  ) -> Problem {
    Problem(
      .replacedStoryboard, at: place,
      "\(String(reflecting: delegateClass)) creates a window, which replaces that of storyboard \(name)",
      remedy: "remove the storyboard, or don't create a window in the delegate's "
        + "scene(_:willConnectTo:options:)")
  }

  /// Returns a note about a role whose scenes the device doesn't show.
  ///
  /// `isFirst` is true if this is the preferred role of the first scene.
  package static func roleOfOtherDevices(
    at place: String, _ purpose: String, on profile: String, isFirst: Bool
  ) -> Problem {
    Problem(
      .roleOfOtherDevices, at: place,
      "it is the role of \(purpose), "
        + (isFirst
          ? "with which an app on a \(profile) doesn't start" : "which a \(profile) doesn't show"),
      remedy: "keep it for the devices that do, or remove it")
  }
}
