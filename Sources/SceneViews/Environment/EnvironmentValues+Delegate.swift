import Observation
package import SceneRuntime

extension EnvironmentValues {
  /// The delegate of the scene that shows the view; nil in content that a delegate creates itself.
  package var sceneDelegate: (any ConnectedSceneDelegate)? {
    get { self[SceneDelegateKey.self] }
    set { self[SceneDelegateKey.self] = newValue }
  }

  /// Sets the delegate of a scene that the app declares.
  ///
  /// If the delegate is observable, views can read the delegate by its type (S133).
  mutating func publish(_ delegate: any ConnectedSceneDelegate) {
    sceneDelegate = delegate
    if let object = delegate as? any AnyObject & Observable { set(object) }
  }

  private mutating func set<Object: AnyObject & Observable>(_ object: Object) {
    self[ObjectType<Object>()] = object
  }
}

private struct SceneDelegateKey: EnvironmentKey {
  static var defaultValue: (any ConnectedSceneDelegate)? { nil }
}
