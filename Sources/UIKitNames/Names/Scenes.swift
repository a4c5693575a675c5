public import SceneRuntime

/// An instance of the app's user interface, from the moment it connects until it disconnects.
public typealias UIScene = ConnectedScene
/// A scene that shows windows.
public typealias UIWindowScene = WindowScene
/// The methods that a scene calls on its delegate.
public typealias UISceneDelegate = ConnectedSceneDelegate
/// The methods that a scene with windows calls on its delegate.
public typealias UIWindowSceneDelegate = WindowSceneDelegate
/// The persistent state of a scene, which remains when the scene is disconnected.
public typealias UISceneSession = SceneSession
/// The classes and the storyboard from which the scene of a session is created.
public typealias UISceneConfiguration = SceneConfiguration
/// The conditions on the events that a scene accepts or prefers.
public typealias UISceneActivationConditions = SceneActivationConditions
/// A request to show the scene of an existing or a new session.
public typealias UISceneSessionActivationRequest = SceneSessionActivationRequest
/// The options of a request to discard a session.
public typealias UISceneDestructionRequestOptions = SceneDestructionRequestOptions
/// The options of a request to discard a session whose scene shows windows.
public typealias UIWindowSceneDestructionRequestOptions = WindowSceneDestructionRequestOptions
/// The reason why a request for a scene failed.
public typealias UISceneError = SceneError
/// A window of a scene.
public typealias UIWindow = SceneWindow

extension ConnectedScene {
  /// The events for which a scene connects, such as links and activities.
  public typealias ConnectionOptions = SceneRuntime.ConnectionOptions
  /// The options of a request to show a scene.
  public typealias ActivationRequestOptions = SceneRuntime.ActivationRequestOptions
  /// The sender of a link, and whether the app may use the link's file in place.
  public typealias OpenURLOptions = SceneRuntime.OpenURLOptions
}
