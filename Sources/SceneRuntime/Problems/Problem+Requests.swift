package import Foundation

extension Problem.Code {
  /// A request for a session that isn't open.
  public static let sessionNotOpen: Self = "sessionNotOpen"
  /// A request for a second scene where only one scene is allowed.
  public static let singleSceneOnly: Self = "singleSceneOnly"
  /// A request for a scene of a role that the device doesn't show, or that apps can't request.
  public static let unshowableRole: Self = "unshowableRole"
  /// A request, or an event, that no declared scene accepts.
  public static let noMatchingScene: Self = "noMatchingScene"
  /// A link that the host can't open.
  public static let unopenableLink: Self = "unopenableLink"
  /// A request or an event that arrived while the application was ending.
  public static let applicationEnding: Self = "applicationEnding"
  /// A request to push a window from a window that was itself pushed.
  public static let pushFromPushedWindow: Self = "pushFromPushedWindow"
  /// A request that requires a shared window, although windows can't be shared with other people.
  public static let unsharedWindow: Self = "unsharedWindow"
  /// A file that no declared document group reads.
  public static let noDocumentScene: Self = "noDocumentScene"
  /// An action of a person on a window while an alert of the app waits for an answer.
  public static let actBehindAlert: Self = "actBehindAlert"
  /// An action of a person on a window whose content refuses the action.
  public static let refusedWindowAct: Self = "refusedWindowAct"
  /// A request to add a scene to a collection of scenes, although collections aren't supported.
  public static let noSceneCollections: Self = "noSceneCollections"
}

extension Problem {
  package static func sessionNotOpen(_ session: SceneID, _ verb: String) -> Problem {
    Problem(
      .sessionNotOpen, at: "scene \(session)",
      "its session isn't open, so there is nothing to \(verb)",
      remedy: "look in openSessions before asking, and release sessions in "
        + "application(_:didDiscardSceneSessions:)")
  }

  package static func singleSceneOnly(
    on profile: HostProfile, at place: String = "new scene"
  ) -> Problem {
    Problem(
      .singleSceneOnly, at: place, "only one scene is possible",
      remedy: profile.supportsMultipleScenes
        ? "set supportsMultipleScenes in the manifest, or request the existing session"
        : "the profile \"\(profile.name)\" has one scene; check supportsMultipleScenes first")
  }

  package static func pushFromPushedWindow(_ session: SceneID) -> Problem {
    Problem(
      .pushFromPushedWindow, at: "scene \(session)",
      "its window was pushed, and a pushed window can't push another",
      remedy: "use openWindow there, or push from the window behind it")
  }

  package static func unsharedWindow() -> Problem {
    Problem(
      .unsharedWindow, at: "new window", "it has to be shared, and no window can be",
      remedy: "ask for sharing with the behavior requested")
  }

  package static func noDocumentScene(for file: URL) -> Problem {
    Problem(
      .noDocumentScene, at: "document \(file.lastPathComponent)",
      "no declared DocumentGroup reads files of its type",
      remedy: "add the type to the readableContentTypes of a document")
  }

  package static func actBehindAlert(_ session: SceneID, _ act: String) -> Problem {
    Problem(
      .actBehindAlert, at: "scene \(session)",
      "an alert of the app has to be answered before a person can \(act) there",
      remedy: "answer the alert first")
  }

  package static func windowBehindAlert(_ window: String) -> Problem {
    Problem(
      .actBehindAlert, at: window,
      "an alert of the app has to be answered before a person can open it",
      remedy: "answer the alert first")
  }

  package static func refusedWindowAct(_ session: SceneID, _ act: String) -> Problem {
    Problem(
      .refusedWindowAct, at: "scene \(session)",
      "its content doesn't allow a person to \(act)",
      remedy: "end what the window shows first, or let the app do it with dismissWindow")
  }

  package static func unshowableRole(_ role: SceneRole, on profile: HostProfile) -> Problem {
    Problem(
      .unshowableRole, at: "new scene",
      profile.roles.contains(role)
        ? "scenes of role \(role.rawValue) are created for attached displays"
        : "the profile \"\(profile.name)\" shows no scenes of role \(role.rawValue)",
      remedy: "request a scene of role \(SceneRole.windowApplication.rawValue)")
  }

  package static func noMatchingScene(for event: ExternalEvent?) -> Problem {
    Problem(
      .noMatchingScene, at: event?.description ?? "new scene", "no declared scene accepts it",
      remedy: "declare a scene without handlesExternalEvents(matching:), or with a condition that "
        + "the event's text contains")
  }

  package static func unopenableLink(_ url: URL) -> Problem {
    Problem(
      .unopenableLink, at: "link \(url.absoluteString.withoutValues)", "the host can't open it",
      remedy: "run under a host that opens links, or handle it with the openURL action")
  }

  /// Returns the problem of a request or an event that is ignored because the application is ending.
  package static func applicationEnding(_ request: String) -> Problem {
    Problem(
      .applicationEnding, at: request, "the application is ending, so it is ignored",
      remedy: "make the request before the application quits")
  }

  package static func noSceneCollections(_ behavior: SceneCollectionJoinBehavior) -> Problem {
    Problem(
      .noSceneCollections, at: "activation request",
      "there are no collections of scenes, so collectionJoinBehavior .\(behavior) does nothing",
      remedy: "leave it automatic where nothing depends on it")
  }
}
