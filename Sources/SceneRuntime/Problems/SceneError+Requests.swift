extension SceneError {
  /// Returns the error for a request that is denied because of a problem.
  static func denied(_ problem: Problem) -> SceneError { SceneError(.requestDenied, problem) }

  /// Returns the error for a request for a second scene where only one scene is allowed.
  static func singleSceneOnly(
    on profile: HostProfile, at place: String = "new scene"
  ) -> SceneError {
    SceneError(.multipleScenesNotSupported, .singleSceneOnly(on: profile, at: place))
  }
}
