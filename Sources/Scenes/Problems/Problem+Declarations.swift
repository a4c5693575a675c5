public import SceneRuntime

extension Problem.Code {
  /// An app with no scene that can open at launch; such an app doesn't start.
  public static let nothingToLaunch: Self = "nothingToLaunch"
  /// An app that declares several application delegates.
  public static let severalDelegates: Self = "severalDelegates"
  /// A scene with the same id as an earlier scene.
  public static let duplicateSceneID: Self = "duplicateSceneID"
  /// A scene that is declared in a loop and has no id.
  public static let repeatedSceneWithoutID: Self = "repeatedSceneWithoutID"
  /// A scene without an id that presents values of the same type as an earlier scene.
  public static let duplicateValueType: Self = "duplicateValueType"
  /// A second settings scene.
  public static let duplicateSettings: Self = "duplicateSettings"
  /// A scene with the same keyboard shortcut as an earlier scene.
  public static let duplicateShortcut: Self = "duplicateShortcut"
  /// Conditions for external events on a scene that never receives external events.
  public static let unreachableConditions: Self = "unreachableConditions"
  /// A condition for external events that is an empty string.
  public static let emptyCondition: Self = "emptyCondition"
  /// Conditions for external events that have no effect, because earlier scenes match all of the same events.
  public static let shadowedConditions: Self = "shadowedConditions"
  /// A request for a scene type that no host shows.
  public static let unshownSceneRequested: Self = "unshownSceneRequested"
  /// Work in the background that an app declares, although the host never requests such work.
  public static let unrequestedBackgroundTask: Self = "unrequestedBackgroundTask"
}

extension Problem {
  /// Returns the problem of an app with no scene that can open at launch.
  ///
  /// - Parameter suppressed: The scenes whose launch behavior is suppressed.
  /// - Returns: The problem.
  package static func nothingToLaunch(suppressed: [String]) -> Problem {
    Problem(
      .nothingToLaunch, at: "app",
      suppressed.isEmpty
        ? "nothing it declares can open at launch"
        : "nothing it declares can open at launch, because \(suppressed.joined(separator: ", ")) is "
          + "suppressed",
      remedy: suppressed.isEmpty
        ? "declare a WindowGroup or a Window"
        : "remove defaultLaunchBehavior(.suppressed) from one of them")
  }

  package static func severalDelegates(_ count: Int, in app: Any.Type) -> Problem {
    Problem(
      .severalDelegates, at: "app \(app)", "it declares \(count) application delegates",
      remedy: "keep one ApplicationDelegateAdaptor")
  }

  package static func duplicateSceneID(at place: String, earlier: String) -> Problem {
    Problem(
      .duplicateSceneID, at: place, "it has the id of \(earlier), which is used instead",
      remedy: "give it a unique id")
  }

  package static func repeatedSceneWithoutID(at place: String) -> Problem {
    Problem(
      .repeatedSceneWithoutID, at: place,
      "it is declared in a loop without an id, so its windows are identified by their position in the loop",
      remedy: "give it an id derived from the loop's element")
  }

  package static func duplicateValueType(
    at place: String, _ type: String, earlier: String
  ) -> Problem {
    Problem(
      .duplicateValueType, at: place,
      "it presents \(type) like \(earlier), so no value ever opens it",
      remedy: "give it an id, and open it with openWindow(id:value:)")
  }

  package static func duplicateSettings(at place: String) -> Problem {
    Problem(
      .duplicateSettings, at: place,
      "settings are already declared, and a second settings scene is never opened",
      remedy: "put all settings into one Settings scene")
  }

  package static func duplicateShortcut(
    at place: String, _ shortcut: String, earlier: String
  ) -> Problem {
    Problem(
      .duplicateShortcut, at: place, "its keyboard shortcut \(shortcut) opens \(earlier)",
      remedy: "give it a unique shortcut, or keyboardShortcut(nil)")
  }

  package static func unreachableConditions(at place: String) -> Problem {
    Problem(
      .unreachableConditions, at: place,
      "it has conditions for external events, but never receives any",
      remedy: "remove handlesExternalEvents(matching:) from it")
  }

  package static func emptyCondition(at place: String) -> Problem {
    Problem(
      .emptyCondition, at: place, "its condition is an empty string, which matches no event",
      remedy: "use a text that events contain, \"*\" for every event, or an empty set for none")
  }

  package static func shadowedConditions(
    at place: String, by earlier: String, condition: String
  ) -> Problem {
    Problem(
      .shadowedConditions, at: place,
      "its conditions never match, because \(earlier) matches all of their events with \"\(condition)\"",
      remedy: "declare it before that scene, or narrow the earlier condition")
  }

  package static var unrequestedBackgroundTask: Problem {
    Problem(
      .unrequestedBackgroundTask, at: "backgroundTask",
      "it is declared, and no host requests work in the background",
      remedy: "do the work while the app runs, and request it in tests with "
        + "AppSimulator.run(backgroundTask:)")
  }

  package static var unopenSpaceDismissed: Problem {
    Problem(
      .unshownSceneRequested, at: "ImmersiveSpace",
      "it is closed, and no host has immersive spaces",
      remedy: "read supportsImmersiveSpaces before")
  }

  package static func undeclaredSpaceRequested(at place: String) -> Problem {
    Problem(
      .unshownSceneRequested, at: place, "it is opened, and isn't declared",
      remedy: "declare it, and read supportsImmersiveSpaces before, because no host has "
        + "immersive spaces")
  }

  package static func unshownSceneRequested(at place: String) -> Problem {
    Problem(
      .unshownSceneRequested, at: place, "it is opened, and no host has immersive spaces",
      remedy: "read supportsImmersiveSpaces before")
  }
}
