/// The conditions under which a scene accepts an external event, as predicates on the event's target content
/// identifier.
///
/// An event goes to a scene that prefers the event or, if there is none, to a scene that can activate for the event
/// (S68). The conditions are saved with the scene's session, and also apply while the session is disconnected (S76). A
/// predicate that can't be saved is ignored and recorded as a problem.
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
  /// In an app that declares scenes, a scene whose delegate doesn't set this predicate receives the events that its
  /// declaration allows.
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

  /// Adds a scene that is notified when these conditions change, as long as the scene uses them.
  func add(_ scene: ConnectedScene) {
    scenes.removeAll { $0() == nil || $0() === scene }
    scenes.append { [weak scene] in scene }
  }

  /// Sets ``canActivateForTargetContentIdentifierPredicate``.
  ///
  /// The module `UIKitNames` declares a property with the same name and another type, and sets the predicate with this
  /// method.
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
