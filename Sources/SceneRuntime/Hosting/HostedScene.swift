/// The scene of a delegate's class that a request names.
@MainActor package final class HostedScene {
  let delegateClass: any _DeclaringSceneDelegate.Type
  let id: SceneDescription.ID
  let value: AnyHashable?

  /// - Parameters:
  ///   - id: By what the class's declarations know the scene.
  ///   - delegateClass: The class.
  ///   - value: What the window presents.
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
