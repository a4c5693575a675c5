public import SceneRuntime

extension Problem.Code {
  /// A value of `SceneStorage` that can't be saved with its session.
  public static let unstorableSceneValue: Self = "unstorableSceneValue"
  /// A saved value of `SceneStorage` that can't be decoded.
  public static let unreadableSceneValue: Self = "unreadableSceneValue"
  /// A key of `SceneStorage` that is used for values of two different types.
  public static let sceneValueOfOtherType: Self = "sceneValueOfOtherType"
  /// A value of `SceneStorage` that is set outside a scene.
  public static let sceneValueOutsideScene: Self = "sceneValueOutsideScene"
}

extension Problem {
  /// Returns the problem of a value that can't be encoded.
  package static func unstorableSceneValue(
    _ key: String, in session: SceneID, of type: Any.Type, because error: any Error
  ) -> Problem {
    unstorableSceneValue(
      key, in: session, error.withoutValues, remedy: "make every value of \(type) encodable")
  }

  /// Returns the problem of a value that exceeds the limits of a session's values.
  package static func unstorableSceneValue(
    _ key: String, in session: SceneID, because fault: PropertyValue.Fault
  ) -> Problem {
    unstorableSceneValue(
      key, in: session, "with the scene's other values, it \(fault.reason)", remedy: fault.remedy)
  }

  private static func unstorableSceneValue(
    _ key: String, in session: SceneID, _ reason: String, remedy: String
  ) -> Problem {
    Problem(
      .unstorableSceneValue, at: place(key, session),
      "its value can't be saved (\(reason)), so the last one stays saved", remedy: remedy)
  }

  package static func unreadableSceneValue(
    _ key: String, in session: SceneID, of type: Any.Type, because error: any Error
  ) -> Problem {
    Problem(
      .unreadableSceneValue, at: place(key, session),
      "the saved value is no \(type) (\(error.withoutValues)), so the initial one is used, and the saved "
        + "one is kept until another is set",
      remedy: "make the decoding of \(type) match its encoding, or use another key")
  }

  package static func sceneValueOfOtherType(
    _ key: String, in session: SceneID, _ type: Any.Type, than first: Any.Type
  ) -> Problem {
    Problem(
      .sceneValueOfOtherType, at: place(key, session),
      "it is used for \(first) and for \(type), so the value of type \(type) is kept apart and isn't saved",
      remedy: "use another key for \(type)")
  }

  package static func sceneValueOutsideScene(_ key: String) -> Problem {
    Problem(
      .sceneValueOutsideScene, at: "SceneStorage \"\(key)\"",
      "it is set outside of the views of a scene, so nothing changes",
      remedy: "set it in an action of a view, or use AppStorage")
  }

  private static func place(_ key: String, _ session: SceneID) -> String {
    "scene \(session), SceneStorage \"\(key)\""
  }
}
