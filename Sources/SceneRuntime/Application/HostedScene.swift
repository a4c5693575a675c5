/// A request for a scene that the class of a scene delegate declares, with the value for the scene's window to present.
@MainActor package final class HostedScene {
  let delegateClass: any _DeclaringSceneDelegate.Type
  let id: SceneDescription.ID
  let value: AnyHashable?

  /// Creates a request for a scene that the class of a scene delegate declares.
  ///
  /// - Parameters:
  ///   - id: The identifier of the scene in the declarations of the class.
  ///   - delegateClass: The class of the scene delegate.
  ///   - value: The value for the window to present; nil for the declared default value.
  package init(
    _ id: SceneDescription.ID, of delegateClass: any _DeclaringSceneDelegate.Type,
    presenting value: AnyHashable?
  ) {
    self.id = id
    self.delegateClass = delegateClass
    self.value = value
  }
}

extension HostedScene: Hashable {
  package nonisolated static func == (lhs: HostedScene, rhs: HostedScene) -> Bool { lhs === rhs }

  package nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
