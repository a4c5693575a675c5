extension Problem.Code {
  /// A stored session that belongs to no declared scene, although the app declares scenes now.
  public static let sessionWithoutScene: Self = "sessionWithoutScene"
  /// A stored session whose scene is no longer declared.
  public static let sessionOfRemovedScene: Self = "sessionOfRemovedScene"
  /// A stored session whose scene now has another scene type.
  public static let sessionOfChangedKind: Self = "sessionOfChangedKind"
  /// A stored session whose scene now presents values of another type.
  public static let sessionOfChangedValueType: Self = "sessionOfChangedValueType"
  /// A stored session that is discarded because the application may have only one scene.
  public static let sessionBeyondLimit: Self = "sessionBeyondLimit"
}

extension Problem {
  package static func sessionWithoutScene(_ id: String) -> Problem {
    discardedSession(.sessionWithoutScene, id, "it belongs to no declared scene")
  }

  package static func sessionOfRemovedScene(_ id: String, scene: String) -> Problem {
    discardedSession(
      .sessionOfRemovedScene, id, "its scene \(scene) is no longer declared")
  }

  package static func sessionOfChangedKind(_ id: String, scene: String, now kind: String) -> Problem
  {
    discardedSession(
      .sessionOfChangedKind, id, "its scene \(scene) is now a \(kind)")
  }

  package static func sessionOfChangedValueType(
    _ id: String, scene: String, now type: String?
  ) -> Problem {
    discardedSession(
      .sessionOfChangedValueType, id,
      "its scene \(scene) now presents \(type ?? "nothing")")
  }

  private static func discardedSession(
    _ code: Code, _ id: String, _ reason: String
  ) -> Problem {
    Problem(
      code, at: "scene \(id)", reason + ", so the stored session is discarded",
      remedy: "give scenes unique ids, and keep the kind and the value type of an id")
  }

  /// Returns the problem of a stored session that is discarded because only one scene is allowed.
  ///
  /// - Parameters:
  ///   - id: The identifier of the discarded session.
  ///   - kept: The identifier of the session that stays open.
  ///   - profile: The name of the profile if the profile allows only one scene; nil if the limit comes from the
  ///     manifest.
  /// - Returns: The problem.
  package static func sessionBeyondLimit(
    _ id: String, kept: String, onlyOneIn profile: String?
  ) -> Problem {
    Problem(
      .sessionBeyondLimit, at: "scene \(id)",
      "only one scene is possible, so the stored session is discarded, and scene \(kept) is kept",
      remedy: profile.map {
        "the profile \"\($0)\" has one scene; store elsewhere what must outlive a session"
      } ?? "set supportsMultipleScenes in the manifest")
  }
}
