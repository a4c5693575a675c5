/// The external events a scene accepts, as predicates on the events' target content identifiers.
///
/// If a scene prefers an event, it receives the event before all other scenes. If a scene can
/// activate for an event, it receives the event when no scene prefers it (S68). The conditions are
/// saved with the session, and apply while its scene is disconnected (S76). A predicate that can't
/// be saved is ignored and recorded as a problem:
///
/// ```swift
/// final class MessageSceneDelegate: WindowSceneDelegate {
///   func scene(
///     _ scene: ConnectedScene, willConnectTo session: SceneSession,
///     options connectionOptions: ConnectionOptions
///   ) {
///     let conditions = SceneActivationConditions()
///     conditions.prefersToActivateForTargetContentIdentifierPredicate = TargetPredicate(
///       equalTo: "message/42")
///     scene.activationConditions = conditions
///   }
/// }
/// ```
@MainActor public final class SceneActivationConditions {
  /// A predicate for the events the scene can receive; true for every event unless set (S67).
  ///
  /// In an app that declares scenes, the default doesn't make a scene receive events; the
  /// declarations decide.
  public var canActivateForTargetContentIdentifierPredicate: TargetPredicate {
    get { canActivate ?? TargetPredicate(value: true) }
    set {
      canActivate = newValue
      tell()
    }
  }
  /// A predicate for the events the scene prefers to receive; false for every event unless set (S67).
  public var prefersToActivateForTargetContentIdentifierPredicate: TargetPredicate {
    get { prefers ?? TargetPredicate(value: false) }
    set {
      prefers = newValue
      tell()
    }
  }

  package private(set) var canActivate: TargetPredicate?
  package private(set) var prefers: TargetPredicate?
  private var scenes: [() -> ConnectedScene?] = []

  /// Creates conditions that allow every event and prefer none (S67).
  public init() {}

  /// Creates conditions with the predicates saved in a session.
  init(_ conditions: ActivationConditions) {
    canActivate = conditions.canActivate
    prefers = conditions.prefers
  }

  /// Notifies a scene of changes, as long as it uses these conditions.
  func add(_ scene: ConnectedScene) {
    scenes.removeAll { $0() == nil || $0() === scene }
    scenes.append { [weak scene] in scene }
  }

  /// Sets a predicate, for a module that declares the predicate's property with another type.
  package func set(canActivate: TargetPredicate) {
    canActivateForTargetContentIdentifierPredicate = canActivate
  }

  package func set(prefers: TargetPredicate) {
    prefersToActivateForTargetContentIdentifierPredicate = prefers
  }

  private func tell() {
    for case let scene? in scenes.map({ $0() }) where scene.activationConditions === self {
      scene.activationConditionsDidChange()
    }
  }
}
