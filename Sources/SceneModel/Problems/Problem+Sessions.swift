extension Problem.Code {
  /// A stored session without a declared scene, in an app that declares scenes.
  public static let sessionWithoutScene: Self = "sessionWithoutScene"
  /// A stored session whose scene is no longer declared.
  public static let sessionOfRemovedScene: Self = "sessionOfRemovedScene"
  /// A stored session whose scene is now of another kind.
  public static let sessionOfChangedKind: Self = "sessionOfChangedKind"
  /// A stored session whose scene now presents values of another type.
  public static let sessionOfChangedValueType: Self = "sessionOfChangedValueType"
  /// A stored session that is discarded because only one scene is possible.
  public static let sessionBeyondLimit: Self = "sessionBeyondLimit"
}

extension Problem {
  package static func sessionWithoutScene(_ id: String) -> Problem {
    discardedSession(.sessionWithoutScene, id, "it was made for no declared scene")
  }

  package static func sessionOfRemovedScene(_ id: String, scene: String) -> Problem {
    discardedSession(
      .sessionOfRemovedScene, id, "the scene \(scene) it was made for isn't declared any more")
  }

  package static func sessionOfChangedKind(_ id: String, scene: String, now kind: String) -> Problem
  {
    discardedSession(
      .sessionOfChangedKind, id, "the scene \(scene) it was made for is a \(kind) now")
  }

  package static func sessionOfChangedValueType(
    _ id: String, scene: String, now type: String?
  ) -> Problem {
    discardedSession(
      .sessionOfChangedValueType, id,
      "the scene \(scene) it was made for presents \(type ?? "nothing") now")
  }

  private static func discardedSession(
    _ code: Code, _ id: String, _ reason: String
  ) -> Problem {
    Problem(
      code, at: "scene \(id)", reason + ", so the session that was kept is discarded",
      remedy: "give scenes ids of their own, and keep an id's kind and value type")
  }

  /// Returns the problem of a stored session that is discarded because only one scene is possible.
  ///
  /// - Parameters:
  ///   - id: The discarded session.
  ///   - kept: The session that is kept.
  ///   - profile: The name of the profile with one scene; nil if the manifest is the reason.
  /// - Returns: The problem.
  package static func sessionBeyondLimit(
    _ id: String, kept: String, onlyOneIn profile: String?
  ) -> Problem {
    Problem(
      .sessionBeyondLimit, at: "scene \(id)",
      "there can be one scene only, so the session that was kept is discarded, and scene \(kept) stays",
      remedy: profile.map {
        "the profile \"\($0)\" has one scene; keep elsewhere what isn't to go with a session"
      } ?? "set supportsMultipleScenes in the manifest")
  }
}
