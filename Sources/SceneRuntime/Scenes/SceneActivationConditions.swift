/// Which external events a scene is for, as predicates on the events' target content identifiers.
///
/// A scene that prefers an event gets it before all others; one that merely can gets it if nobody prefers it
/// (S68). The conditions are kept with the session and hold while its scene is disconnected (S76); a
/// predicate that can't be kept counts for nothing and is a recorded problem:
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
  /// Whether the scene can take an event; true for every event unless it is set (S67).
  ///
  /// Where the app declares scenes, a scene that doesn't set it takes no event by it: the declarations say
  /// who does.
  public var canActivateForTargetContentIdentifierPredicate: TargetPredicate {
    get { canActivate ?? TargetPredicate(value: true) }
    set {
      canActivate = newValue
      tell()
    }
  }
  /// Whether the scene is better for an event than others; false for every event unless it is set (S67).
  public var prefersToActivateForTargetContentIdentifierPredicate: TargetPredicate {
    get { prefers ?? TargetPredicate(value: false) }
    set {
      prefers = newValue
      tell()
    }
  }

  private(set) var canActivate: TargetPredicate?
  private(set) var prefers: TargetPredicate?
  private var scenes: [() -> ConnectedScene?] = []

  /// Conditions under which a scene can take every event and prefers none (S67).
  public init() {}

  /// What a session's scene had said before.
  init(_ conditions: ActivationConditions) {
    canActivate = conditions.canActivate
    prefers = conditions.prefers
  }

  /// Has a scene follow the conditions as long as they are its own.
  func add(_ scene: ConnectedScene) {
    scenes.removeAll { $0() == nil || $0() === scene }
    scenes.append { [weak scene] in scene }
  }

  private func tell() {
    for case let scene? in scenes.map({ $0() }) where scene.activationConditions === self {
      scene.activationConditionsDidChange()
    }
  }
}
