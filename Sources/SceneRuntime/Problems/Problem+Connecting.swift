extension Problem.Code {
  /// A scene that connected without a window.
  public static let noWindow: Self = "noWindow"
  /// A scene that connected with only hidden windows.
  public static let noVisibleWindow: Self = "noVisibleWindow"
  /// Declared content for a scene of a class that has no windows.
  public static let contentWithoutWindowScene: Self = "contentWithoutWindowScene"
  /// A class of the wrong type in the configuration of a connecting scene.
  public static let unusableClass: Self = "unusableClass"
  /// A class, named in the configuration of a connecting scene, that doesn't exist.
  public static let missingClass: Self = "missingClass"
  /// A configuration that the delegate returned for a connecting scene, and that isn't in the manifest.
  public static let unknownConfiguration: Self = "unknownConfiguration"
  /// A configuration that the application's delegate returned, with a role other than the session's.
  public static let configurationOfOtherRole: Self = "configurationOfOtherRole"
  /// A storyboard, named in the configuration of a connecting scene, that isn't registered.
  public static let unregisteredStoryboard: Self = "unregisteredStoryboard"
  /// A storyboard in a configuration that names no existing delegate class.
  public static let storyboardWithoutDelegate: Self = "storyboardWithoutDelegate"
  /// A delegate's method that is never called.
  public static let uncalledMethod: Self = "uncalledMethod"
  /// An application without scenes, whose delegate receives the life-cycle events.
  public static let applicationLifeCycle: Self = "applicationLifeCycle"
  /// A delegate class whose `rootScene` declares no scene.
  public static let delegateWithoutScene: Self = "delegateWithoutScene"
  /// A requested scene that its delegate class no longer declares.
  public static let removedHostedScene: Self = "removedHostedScene"
}

extension Problem {
  /// Returns the problem of a scene that connected without a window.
  ///
  /// - Parameters:
  ///   - session: The identifier of the scene's session.
  ///   - role: The role of the session.
  ///   - hasDelegateClass: Whether the session's configuration has a delegate class.
  ///   - mode: The life cycle whose events delegates receive: that of scenes or that of the application.
  /// - Returns: The problem.
  package static func noWindow(
    _ session: SceneID, role: SceneRole, hasDelegateClass: Bool, in mode: LifeCycleMode
  ) -> Problem {
    let isOfApp = role == .windowApplication
    let remedy =
      if mode == .application {
        "create a window with SceneWindow() in application(_:didFinishLaunchingWithOptions:)"
      } else if !hasDelegateClass, !isOfApp {
        "add a configuration of role \(role.rawValue) with a delegate to the manifest"
      } else {
        "create a window in the scene delegate's scene(_:willConnectTo:options:)"
          + (isOfApp ? ", or declare a scene in the app" : "")
      }
    return Problem(
      .noWindow, at: "scene \(session)", "it connected without a window, so nothing is shown",
      remedy: remedy)
  }

  package static func noVisibleWindow(_ session: SceneID) -> Problem {
    Problem(
      .noVisibleWindow, at: "scene \(session)",
      "none of the windows it connected with is visible",
      remedy: "call makeKeyAndVisible() on the window that is to be shown")
  }

  package static func contentWithoutWindowScene(
    _ session: SceneID, sceneClass: Any.Type
  ) -> Problem {
    Problem(
      .contentWithoutWindowScene, at: "scene \(session)",
      "a \(sceneClass) shows no windows, so its declared content isn't shown",
      remedy: "make the configuration's sceneClass a WindowScene")
  }

  /// Returns the problem of a class of the wrong type in a configuration.
  ///
  /// - Parameters:
  ///   - named: The class that has the wrong type.
  ///   - property: The name of the configuration's property that contains the class, such as `sceneClass`.
  ///   - required: The name of the type that the class must have.
  ///   - session: The identifier of the session that has the configuration.
  /// - Returns: The problem.
  package static func unusableClass(
    _ named: Any.Type, as property: String, required: String, in session: SceneID
  ) -> Problem {
    Problem(
      .unusableClass, at: "scene \(session)",
      "the \(property) \(named) of its configuration isn't a \(required)",
      remedy: "name a class of that type")
  }

  /// Returns the problem of a class, named in the configuration of a connecting scene, that doesn't exist.
  ///
  /// - Parameters:
  ///   - name: The name of the class in the manifest.
  ///   - kind: The purpose of the class: `scene` or `delegate`.
  ///   - configuration: The name of the configuration; nil if it has none.
  ///   - role: The role of the session.
  ///   - session: The identifier of the session that has the configuration.
  /// - Returns: The problem.
  package static func missingClass(
    _ name: String, kind: String, configuration: String?, role: SceneRole, in session: SceneID
  ) -> Problem {
    Problem(
      .missingClass, at: "scene \(session)",
      "there is no \(kind) class \(name), which its \(text(ofConfiguration: configuration)) of role "
        + "\(role.rawValue) names",
      remedy: "name a class that isn't private, as Module.Class")
  }

  /// Returns the problem of a configuration that the application's delegate returned for a connecting scene, and that
  /// isn't in the manifest.
  ///
  /// - Parameters:
  ///   - name: The name with which the delegate created the configuration.
  ///   - known: The names of the configurations in the manifest that have the role.
  ///   - role: The role of the session.
  ///   - session: The identifier of the session that connects.
  /// - Returns: The problem.
  package static func unknownConfiguration(
    _ name: String, known: [String], role: SceneRole, in session: SceneID
  ) -> Problem {
    let names = known.map { "\"\($0)\"" }.joined(separator: ", ")
    return Problem(
      .unknownConfiguration, at: "scene \(session)",
      "there is no configuration \"\(name)\" of role \(role.rawValue); "
        + (names.isEmpty ? "all configurations are unnamed" : "there are \(names)"),
      remedy:
        "return one of these from application(_:configurationForConnecting:options:), or add it "
        + "to the manifest")
  }

  package static func configurationOfOtherRole(
    _ role: SceneRole, for session: SceneID, of sessionRole: SceneRole
  ) -> Problem {
    Problem(
      .configurationOfOtherRole, at: "scene \(session)",
      "application(_:configurationForConnecting:options:) returned a configuration of role "
        + "\(role.rawValue) for a session of role \(sessionRole.rawValue)",
      remedy: "make the configuration with the session's role")
  }

  package static func unregisteredStoryboard(
    _ name: String, configuration: String?, role: SceneRole, in session: SceneID
  ) -> Problem {
    Problem(
      .unregisteredStoryboard, at: "scene \(session)",
      "\(text(ofConfiguration: configuration)) of role \(role.rawValue) names the storyboard "
        + "\"\(name)\", which isn't registered",
      remedy: "register it: Storyboard(\"\(name)\") { … } in the storyboards of the app or of its "
        + "delegate")
  }

  package static func storyboardWithoutDelegate(
    _ name: String, configuration: String?, in session: SceneID
  ) -> Problem {
    Problem(
      .storyboardWithoutDelegate, at: "scene \(session)",
      "\(text(ofConfiguration: configuration)) names the storyboard \"\(name)\" but no existing delegate class, "
        + "so it isn't shown",
      remedy: "name a delegate class beside the storyboard")
  }

  private static func text(ofConfiguration name: String?) -> String {
    "configuration \(name.map { "\"\($0)\"" } ?? "(no name)")"
  }

  /// Returns the problem of a delegate's method that is never called.
  ///
  /// - Parameters:
  ///   - method: The name of the method with its argument labels.
  ///   - place: The delegate that implements the method, such as "scene delegate MessageSceneDelegate".
  ///   - remedy: The advice: another method to implement, or another approach.
  /// - Returns: The problem.
  package static func uncalledMethod(
    _ method: String, of place: String, remedy: String
  ) -> Problem {
    Problem(
      .uncalledMethod, at: place, "its method \(method) is never called", remedy: remedy)
  }

  /// Returns the problem of an application without scenes, whose delegate receives the life-cycle events of the
  /// application.
  ///
  /// - Parameter delegate: The class of the application's delegate; nil if there is no delegate.
  /// - Returns: The problem.
  package static func applicationLifeCycle(of delegate: Any.Type?) -> Problem {
    Problem(
      .applicationLifeCycle,
      at: delegate.map { "application delegate \($0)" } ?? "application",
      "it has no scene manifest and configures no scenes, so the application life cycle runs, "
        + "which devices from iOS 27 on refuse",
      remedy: "declare scenes in an App, add a scene manifest, or implement "
        + "application(_:configurationForConnecting:options:)")
  }

  package static func delegateWithoutScene(
    _ delegateClass: Any.Type, in session: SceneID
  ) -> Problem {
    Problem(
      .delegateWithoutScene, at: "scene \(session)",
      "the rootScene of \(delegateClass) declares no scene",
      remedy: "declare a WindowGroup or a Window there")
  }

  package static func removedHostedScene(_ scene: SceneDescription.ID) -> Problem {
    Problem(
      .removedHostedScene, at: "scene \(scene)", "its class doesn't declare it any more",
      remedy: "make the request right before asking")
  }
}
