/// A request for a scene that a delegate's class declares.
@MainActor package final class HostedScene {
  let delegateClass: any _DeclaringSceneDelegate.Type
  let id: SceneDescription.ID
  let value: AnyHashable?

  /// Creates a request for a scene that a delegate's class declares.
  ///
  /// - Parameters:
  ///   - id: The identifier of the scene in the class's declarations.
  ///   - delegateClass: The class.
  ///   - value: The value for the window to present.
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
