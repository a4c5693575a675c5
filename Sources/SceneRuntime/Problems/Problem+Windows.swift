extension Problem.Code {
  /// A request for a window that no declared scene matches.
  public static let undeclaredWindow: Self = "undeclaredWindow"
  /// A request for a window of a scene that is no longer declared.
  public static let windowOfRemovedScene: Self = "windowOfRemovedScene"
  /// A request for the settings of an app that declares no settings.
  public static let noSettings: Self = "noSettings"
  /// A request to dismiss the enclosing window, made outside any window.
  public static let noEnclosingWindow: Self = "noEnclosingWindow"
  /// A window that was created without a scene in an application with scenes.
  public static let windowWithoutScene: Self = "windowWithoutScene"
  /// A window that was created before the application launched.
  public static let windowBeforeLaunch: Self = "windowBeforeLaunch"
  /// A window that was created for a disconnected scene.
  public static let windowAfterDisconnection: Self = "windowAfterDisconnection"
  /// Content that another window already shows.
  public static let sharedContent: Self = "sharedContent"
  /// Content of a type that the host can't show.
  public static let unsupportedContent: Self = "unsupportedContent"
  /// An action of the user in a window that is closed.
  public static let actInClosedWindow: Self = "actInClosedWindow"
  /// A new size for a session whose scene is disconnected or can't have windows.
  public static let geometryWithoutScene: Self = "geometryWithoutScene"
  /// A new size whose width or height isn't between 0 and 1,000,000 points.
  public static let invalidGeometry: Self = "invalidGeometry"
  /// A pressed keyboard shortcut that several enabled elements of the window share.
  public static let sharedShortcut: Self = "sharedShortcut"
}

extension Problem {
  /// Returns the problem of a request for a window that no declared scene matches.
  ///
  /// - Parameters:
  ///   - request: The text of the request.
  ///   - ids: The identifiers of the declared scenes.
  ///   - types: The names of the value types of the declared scenes.
  /// - Returns: The problem.
  package static func undeclaredWindow(
    _ request: String, ids: [String], types: [String]
  ) -> Problem {
    let known = [
      ids.isEmpty ? nil : "ids \(ids.map { "\"\($0)\"" }.joined(separator: ", "))",
      types.isEmpty ? nil : "value types \(types.joined(separator: ", "))",
    ].compactMap(\.self).joined(separator: " and ")
    return Problem(
      .undeclaredWindow, at: "window \(request)", "no declared scene matches it",
      remedy: known.isEmpty
        ? "give a WindowGroup or Window an id or a value type"
        : "declare one, or use one of the declared \(known)")
  }

  package static func windowOfRemovedScene(_ scene: SceneDescription.ID) -> Problem {
    Problem(
      .windowOfRemovedScene, at: "window \(scene)",
      "its scene is no longer declared, so none is opened",
      remedy: "have the host offer the scenes of the application's graph")
  }

  package static var noSettings: Problem {
    Problem(
      .noSettings, at: "window Settings", "the app declares no settings",
      remedy: "declare a Settings scene")
  }

  package static var noEnclosingWindow: Problem {
    Problem(
      .noEnclosingWindow, at: "window of the view", "the view is in no window, so none is closed",
      remedy: "read dismissWindow in a view, or name the window")
  }

  package static var windowWithoutScene: Problem {
    Problem(
      .windowWithoutScene, at: "application",
      "a window was created without a scene, so it isn't shown",
      remedy: "create windows with SceneWindow(windowScene:) in a scene delegate")
  }

  package static func windowBeforeLaunch(in mode: LifeCycleMode) -> Problem {
    Problem(
      .windowBeforeLaunch, at: "application",
      "a window was created before the application launched, so it is never shown",
      remedy: mode == .scenes
        ? "create windows with SceneWindow(windowScene:) in a scene delegate"
        : "create it in application(_:didFinishLaunchingWithOptions:)")
  }

  package static func windowAfterDisconnection(of session: SceneID) -> Problem {
    Problem(
      .windowAfterDisconnection, at: "scene \(session)",
      "a window was created after it disconnected, so it isn't shown",
      remedy: "create windows in scene(_:willConnectTo:options:), or while the scene is connected")
  }

  package static func sharedContent(in session: SceneID) -> Problem {
    unshowableContent(
      .sharedContent, session, "its content is shown by another window already")
  }

  package static func unsupportedContent(_ type: Any.Type, in session: SceneID) -> Problem {
    unshowableContent(
      .unsupportedContent, session, "the host can't show content of type \(type)")
  }

  private static func unshowableContent(
    _ code: Code, _ session: SceneID, _ reason: String
  ) -> Problem {
    Problem(
      code, at: "scene \(session)", reason,
      remedy: "give each window content of its own, of a kind the host knows")
  }

  package static func actInClosedWindow(_ act: String, of session: SceneID) -> Problem {
    Problem(
      .actInClosedWindow, at: "scene \(session)",
      "the window is closed, so \"\(act)\" is ignored",
      remedy: "have the host release withdrawn windows")
  }

  package static func geometryWithoutScene(_ session: SceneID) -> Problem {
    unchangedGeometry(
      .geometryWithoutScene, session, "it has no scene that shows windows")
  }

  package static func invalidGeometry(_ geometry: String, of session: SceneID) -> Problem {
    unchangedGeometry(.invalidGeometry, session, "\(geometry) isn't a valid size")
  }

  package static func sharedShortcut(
    _ shortcut: String, of names: [String], in session: SceneID
  ) -> Problem {
    let names = names.map { "\"\($0)\"" }.joined(separator: ", ")
    return Problem(
      .sharedShortcut, at: "scene \(session)",
      "the shortcut \(shortcut) belongs to \(names), so it presses only the first",
      remedy: "give each its own shortcut, or disable all but one")
  }

  private static func unchangedGeometry(
    _ code: Code, _ session: SceneID, _ reason: String
  ) -> Problem {
    Problem(
      code, at: "scene \(session)", "\(reason), so its geometry stays as it is",
      remedy: "have the host report sizes of connected window scenes, in points")
  }
}
