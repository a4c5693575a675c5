/// One instance of the app's user interface, from the moment it connects until it disconnects.
///
/// The library creates scenes, with the class from their configuration. An app subclasses this
/// class or ``WindowScene``, and never calls the initializer. The scene's ``session`` outlives the
/// scene.
@MainActor open class ConnectedScene {
  /// The states of a scene.
  public typealias ActivationState = SceneState
  /// The values that say whether a scene may join a collection of scenes.
  public typealias CollectionJoinBehavior = SceneCollectionJoinBehavior

  /// The persistent session of the scene.
  ///
  /// After a disconnection, the session may connect to another scene (S13).
  public let session: SceneSession
  /// The delegate of the scene, retained until the scene disconnects (S37).
  public var delegate: (any ConnectedSceneDelegate)? {
    // The previous delegate is released after the change, because its deinitializer may read this
    // property.
    didSet { withExtendedLifetime(oldValue) {} }
  }

  /// The state of the scene in its life cycle (S7).
  ///
  /// In a callback with "will" in its name, the state is the old state; in a callback with "did",
  /// it is the new state. Apple doesn't document this, so it is a decision of this library.
  // The attribute disables the check that accesses don't overlap. They don't: all accesses are on the main actor, and
  // each access reads or replaces the whole value.
  #if hasAttribute(exclusivity) && !PUBLIC_API_ONLY
  @exclusivity(unchecked)
  #endif
  public internal(set) var activationState = ActivationState.unattached
  /// The title in the app switcher and in title bars (S136).
  ///
  /// The type is optional so that an optional string can be assigned, as in `scene.title = activity.title`.
  /// Nil is stored as an empty string, so the value is never nil when read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, because Apple's type is this one.
  public var title: String! {
    didSet {
      if title == nil { title = "" }
      if title != oldValue { setNeedsUpdate() }
    }
  }

  /// A secondary title, for hosts that show one; nil is stored as an empty string.
  ///
  /// The headless host shows no subtitle, as on iPad.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, because Apple's type is this one.
  public var subtitle: String! = "" {
    didSet {
      if subtitle == nil { subtitle = "" }
      if subtitle != oldValue { setNeedsUpdate() }
    }
  }

  /// The activity that the user is working on in the scene.
  ///
  /// The activity is saved with the session if
  /// ``ConnectedSceneDelegate/stateRestorationActivity(for:)`` returns it.
  ///
  /// If the property isn't set, or is set to nil, its value is the activity of the scene's windows. An activity that is
  /// set becomes current only when the app calls `becomeCurrent()`, for example in `sceneDidBecomeActive(_:)`.
  public var userActivity: UserActivity? {
    get { ownActivity ?? windowActivity }
    set {
      ownActivity = newValue
      newValue?.belong(to: session)
    }
  }

  private var ownActivity: UserActivity?

  /// The predicates for the external events that the scene accepts (S67–S70).
  ///
  /// If the session had a scene before, a new scene begins with the session's saved conditions (S76).
  public var activationConditions: SceneActivationConditions {
    get {
      if let conditions = ownConditions { return conditions }
      let conditions = SceneActivationConditions(session.conditions)
      conditions.add(self)
      ownConditions = conditions
      return conditions
    }
    set {
      ownConditions = newValue
      newValue.add(self)
      activationConditionsDidChange()
    }
  }

  /// The conditions of the scene; nil until they are set or first read.
  private var ownConditions: SceneActivationConditions?

  /// Whether the scene has begun to release its windows and its delegate, because it disconnected or the application
  /// ended.
  var isDisconnected = false
  var hasBeenActive = false
  /// Whether the scene has no delegate because its configuration or the named delegate class can't be used.
  ///
  /// The cause was reported.
  var isDelegateMissing = false
  var delegateMethods = DelegateMethods()
  /// The record of which connection options contain events, and which of them were read.
  let reading: ConnectionOptions.Reading
  /// The events that wait for the scene's content, after the delegate received them.
  var undelivered: [Undelivered] = []

  /// Creates the scene of a session; called by the library.
  ///
  /// - Parameters:
  ///   - session: The session of the scene.
  ///   - connectionOptions: The events for which the scene connects.
  public required init(session: SceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    reading = connectionOptions.reading
    title = session.sceneDescription?.windowTitle ?? ""
  }

  /// Updates ``userActivity`` before it is saved (S118); the default does nothing.
  ///
  /// The method is called right after the activity's own delegate, and only if
  /// ``ConnectedSceneDelegate/stateRestorationActivity(for:)`` returned the scene's
  /// ``userActivity``.
  ///
  /// - Parameter userActivity: The activity to update.
  open func updateUserActivityState(_ userActivity: UserActivity) {}

  /// Requests an update of the scene's windows; does nothing in this class, which has no windows.
  func setNeedsUpdate() {}

  /// Removes all windows from the scene, without telling the host or the windows' contents; does nothing in this class.
  func removeWindows() {}

  /// Marks the scene as disconnected, and releases its windows and its delegate, because they may retain the scene.
  final func end() {
    isDisconnected = true
    removeWindows()
    delegate = nil
  }

  /// Whether activation conditions were set on the scene, or read from it.
  final var hasConditions: Bool { ownConditions != nil }

  func activationConditionsDidChange() {
    guard session.scene === self else { return }
    session.conditions.canActivate = kept(activationConditions.canActivate)
    session.conditions.prefers = kept(activationConditions.prefers)
  }

  /// Returns the predicate if it can be saved; otherwise reports the problem and returns nil.
  private func kept(_ predicate: TargetPredicate?) -> TargetPredicate? {
    guard let refusal = predicate?.refusal else { return predicate }
    session.parts.report(.unstorablePredicate(refusal, of: session.id))
    return nil
  }

  /// The user activity that the scene's windows provide; nil if no visible window provides an activity.
  var windowActivity: UserActivity? { nil }

  /// Records that the scene's delegate doesn't implement a method, because the default implementation was called.
  package func lacks(_ callback: TraceEntry.Callback) {
    delegateMethods.insertDefault(callback)
  }
}

extension ConnectedScene {
  /// An event that was delivered to the scene, and that the scene's content hasn't handled yet.
  ///
  /// A link or an activity waits until the content has a handler for it; another event is offered to the content once.
  struct Undelivered {
    var event: ExternalEvent
    /// Whether a delegate method handled the event.
    var isTaken = false
    /// The record of which connection options the app has read; nil if the event arrived after the connection, or if
    /// the scene's delegate doesn't implement `scene(_:willConnectTo:options:)`.
    var options: ConnectionOptions.Reading?
    /// Whether the scene's content may receive the event.
    ///
    /// Content that a delegate created in `scene(_:willConnectTo:options:)` doesn't receive the events of the
    /// connection options, because the delegate received them.
    var isForContent = true
    /// Whether a problem is reported if nothing handles the event.
    ///
    /// Some events only choose a scene and needn't be handled: the activity of an activation request, and a link
    /// whose text ends with a condition of the declared scene.
    var mustBeHandled = true
    /// Whether it was reported that nothing handled the event.
    var isReported = false
  }
}

extension ConnectedScene: Hashable {
  public nonisolated static func == (lhs: ConnectedScene, rhs: ConnectedScene) -> Bool {
    lhs === rhs
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  /// The hash value, derived from the order in which the sessions were created.
  ///
  /// A set of scenes therefore iterates in the same order in all runs with the same inputs.
  public nonisolated func _rawHashValue(seed: Int) -> Int { session.setOrder }
}
