/// The objects that a connecting scene is made of, chosen before any of them exists.
@MainActor struct ConnectionPlan {
  /// The class of the scene.
  private(set) var sceneClass: ConnectedScene.Type = WindowScene.self
  /// The class of its delegate; nil if it has none.
  private(set) var delegateClass: (any ConnectedSceneDelegate.Type)?
  /// Whether the configuration names a delegate that doesn't exist.
  private(set) var isDelegateMissing = false
  /// The problems with the classes of the configuration.
  private(set) var problems: [Problem] = []

  /// Chooses the classes of a session's configuration.
  init(for session: SceneSession) {
    let configuration = session.configuration
    if let named = configuration.sceneClass {
      if let named = named as? ConnectedScene.Type {
        sceneClass = named
      } else {
        problems.append(.unusableClass(named, "ConnectedScene", "sceneClass", session))
      }
    } else if let name = configuration.sceneClassName {
      problems.append(.missingClass(name, "scene", session))
    }
    if let named = configuration.delegateClass {
      if let named = named as? any ConnectedSceneDelegate.Type {
        delegateClass = named
      } else {
        isDelegateMissing = true
        problems.append(.unusableClass(named, "ConnectedSceneDelegate", "delegateClass", session))
      }
    } else if let name = configuration.delegateClassName {
      isDelegateMissing = true
      problems.append(.missingClass(name, "delegate", session))
    } else if configuration.isUnknown {
      isDelegateMissing = true
    }
  }

  /// The content of a scene after its delegate was told about the connection.
  enum Content {
    /// The declared content, for which the scene gets a window.
    case declared(ContentFactory, WindowScene)
    /// Windows of the delegate, or none.
    case ofDelegate
    /// Nothing is shown, for a reason that was not reported before.
    case nothing(Problem)
  }

  /// Chooses the content of a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene with the windows that its delegate created.
  ///   - manifest: The manifest of the application.
  ///   - mode: The life cycle that delegates receive.
  static func content(
    of scene: ConnectedScene, _ manifest: SceneManifest?, _ mode: LifeCycleMode
  ) -> Content {
    let session = scene.session
    guard let windowScene = scene as? WindowScene else {
      return session.factory == nil
        ? .ofDelegate : .nothing(.noWindowScene(session, type(of: scene)))
    }
    guard windowScene.windows.isEmpty else {
      let isVisible = windowScene.windows.contains(where: \.isVisible)
      return isVisible ? .ofDelegate : .nothing(.noVisibleWindow(session))
    }
    if let factory = session.factory { return .declared(factory, windowScene) }
    // The cause is a missing delegate or an unreadable manifest, which was reported.
    let isReported = scene.isDelegateMissing || manifest?.readingProblem != nil
    return isReported ? .ofDelegate : .nothing(.noWindow(session, in: mode))
  }
}

extension Problem {
  @MainActor fileprivate static func noWindow(
    _ session: SceneSession, in mode: LifeCycleMode
  ) -> Problem {
    let isOfApp = session.role == .windowApplication
    let remedy =
      if mode == .application {
        "make a window with SceneWindow() in application(_:didFinishLaunchingWithOptions:)"
      } else if session.configuration.delegateClass == nil, !isOfApp {
        "add a configuration of role \(session.role.rawValue) with a delegate to the manifest"
      } else {
        "make a window in the scene delegate's scene(_:willConnectTo:options:)"
          + (isOfApp ? ", or declare a scene in the app" : "")
      }
    return Problem(
      at: "scene \(session.id)", "it connected without a window, so nothing is shown",
      remedy: remedy)
  }

  fileprivate static func noVisibleWindow(_ session: SceneSession) -> Problem {
    Problem(
      at: "scene \(session.id)", "none of the windows it connected with is visible",
      remedy: "call makeKeyAndVisible() on the window that is to be shown")
  }

  fileprivate static func noWindowScene(
    _ session: SceneSession, _ type: ConnectedScene.Type
  ) -> Problem {
    Problem(
      at: "scene \(session.id)", "a \(type) shows no windows, so its declared content isn't shown",
      remedy: "make the configuration's sceneClass a WindowScene")
  }

  fileprivate static func unusableClass(
    _ named: AnyClass, _ required: String, _ property: String, _ session: SceneSession
  ) -> Problem {
    Problem(
      at: "scene \(session.id)",
      "the \(property) \(named) of its configuration is no \(required)",
      remedy: "name a class that is one")
  }

  @MainActor fileprivate static func missingClass(
    _ name: String, _ kind: String, _ session: SceneSession
  ) -> Problem {
    Problem(
      at: "scene \(session.id)",
      "there is no \(kind) class \(name), which its configuration "
        + (session.configuration.name.map { "\"\($0)\"" } ?? "(no name)")
        + " of role \(session.role.rawValue) names",
      remedy: "name a class that isn't private, as Module.Class")
  }
}
