extension Problem.Code {
  /// A method of the application's delegate that is never called with scenes, and has no implemented successor.
  public static let methodWithoutSuccessor: Self = "methodWithoutSuccessor"
  /// An external event that is handled without scenes, but not with scenes.
  public static let eventLostWithScenes: Self = "eventLostWithScenes"
}

extension Problem {
  package static func methodWithoutSuccessor(_ method: String, successor: String) -> Problem {
    Problem(
      .methodWithoutSuccessor, at: method,
      "with scenes it is never called, and no scene delegate has \(successor)",
      remedy:
        "move what it does to \(successor) of a scene delegate, or remove it if a view observes scenePhase"
    )
  }

  /// Returns the problem of an external event that is handled without scenes, but not with scenes.
  ///
  /// - Parameters:
  ///   - place: The external event, and whether it launches the application or arrives while the application runs.
  ///   - handler: The method that handles the event without scenes.
  ///   - reason: The reason why the event isn't handled with scenes, as a clause.
  ///   - remedy: The change after which the event is handled.
  /// - Returns: The problem.
  package static func eventLostWithScenes(
    _ place: String, handler: String, because reason: String, remedy: String
  ) -> Problem {
    Problem(
      .eventLostWithScenes, at: place,
      "\(handler) handled it, and with scenes it isn't handled: \(reason)", remedy: remedy)
  }
}
