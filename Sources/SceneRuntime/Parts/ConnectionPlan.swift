/// The classes of a connecting scene and of its delegate, chosen before either object exists.
@MainActor struct ConnectionPlan {
  /// The class of the scene.
  private(set) var sceneClass: ConnectedScene.Type = WindowScene.self
  /// The class of the scene's delegate; nil if the scene has no delegate.
  private(set) var delegateClass: (any ConnectedSceneDelegate.Type)?
  /// Whether the scene has no delegate because the named delegate class is missing or unusable, or because the
  /// configuration is unknown.
  ///
  /// The problem is among `problems`, or was reported when the configuration was chosen.
  private(set) var isDelegateMissing = false
  /// The problems with the classes that the configuration names.
  private(set) var problems: [Problem] = []

  /// Chooses the classes that the configuration of a session names.
  init(for session: SceneSession) {
    let configuration = session.configuration
    if let named = configuration.sceneClass {
      if let named = named as? ConnectedScene.Type {
        sceneClass = named
      } else {
        problems.append(
          .unusableClass(named, as: "sceneClass", required: "ConnectedScene", in: session.id))
      }
    } else if let name = configuration.sceneClassName {
      problems.append(
        .missingClass(
          name, kind: "scene", configuration: configuration.name, role: session.role,
          in: session.id))
    }
    if let named = configuration.delegateClass {
      if let named = named as? any ConnectedSceneDelegate.Type {
        delegateClass = named
      } else {
        isDelegateMissing = true
        problems.append(
          .unusableClass(
            named, as: "delegateClass", required: "ConnectedSceneDelegate", in: session.id))
      }
    } else if let name = configuration.delegateClassName {
      isDelegateMissing = true
      problems.append(
        .missingClass(
          name, kind: "delegate", configuration: configuration.name, role: session.role,
          in: session.id))
    } else if configuration.isUnknown {
      isDelegateMissing = true
    }
  }

  /// The content that a scene shows after its delegate was told of the connection.
  enum Content {
    /// The declared content, for which the scene gets a window.
    case declared(ContentFactory, WindowScene)
    /// The windows that the delegate created; having none isn't a problem, or was reported before.
    case ofDelegate
    /// No visible window; the associated problem says why, and hasn't been reported yet.
    case nothing(Problem)
  }

  /// Chooses the content of a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene with the windows that its delegate created.
  ///   - manifest: The manifest of the application.
  ///   - mode: The life cycle whose events delegates receive: that of scenes or that of the application.
  /// - Returns: The content. If nothing is shown and the cause hasn't been reported, the content contains the problem.
  static func content(
    of scene: ConnectedScene, _ manifest: SceneManifest?, _ mode: LifeCycleMode
  ) -> Content {
    let session = scene.session
    guard let windowScene = scene as? WindowScene else {
      return session.factory == nil
        ? .ofDelegate
        : .nothing(.contentWithoutWindowScene(session.id, sceneClass: type(of: scene)))
    }
    guard windowScene.windows.isEmpty else {
      let isVisible = windowScene.windows.contains(where: \.isVisible)
      return isVisible ? .ofDelegate : .nothing(.noVisibleWindow(session.id))
    }
    if let factory = session.factory { return .declared(factory, windowScene) }
    // If the delegate is missing or the manifest is unreadable, the cause was reported before.
    let isReported = scene.isDelegateMissing || manifest?.readingProblem != nil
    return isReported
      ? .ofDelegate
      : .nothing(
        .noWindow(
          session.id, role: session.role,
          hasDelegateClass: session.configuration.delegateClass != nil, in: mode))
  }
}
