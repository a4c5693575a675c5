/// One instance of the app's user interface, from the moment it connects until it disconnects.
///
/// The runtime makes scenes, of the class their configuration names; an app subclasses this class
/// or ``WindowScene`` and never calls `init`. The scene's ``session`` outlives it.
@MainActor open class ConnectedScene {
  public typealias ActivationState = SceneState
  public typealias CollectionJoinBehavior = SceneCollectionJoinBehavior

  /// The lasting side of the scene, which may connect to another scene later (S13).
  public let session: SceneSession
  /// Who is told of the scene's life; the scene holds it until it disconnects (S37).
  public var delegate: (any ConnectedSceneDelegate)?
  /// Where the scene stands in its life (S7).
  ///
  /// In a callback whose name begins with "will" it is the state being left, in one with "did" the
  /// state entered; that is ours, Apple is silent.
  public internal(set) var activationState = ActivationState.unattached
  /// The title in the switcher and in title bars (S136).
  ///
  /// It is optional so that an optional text can be assigned, as in `scene.title = activity.title`; nil is
  /// stored as an empty text, so that it is never nil when it is read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, because Apple's type is this one.
  public var title: String! = "" {
    didSet {
      if title == nil { title = "" }
      if title != oldValue { titleDidChange() }
    }
  }
  /// The text beside the title, for hosts that show one; nil is stored as an empty text.
  ///
  /// The host without a screen shows none, as on iPad.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, because Apple's type is this one.
  public var subtitle: String! = "" {
    didSet {
      if subtitle == nil { subtitle = "" }
      if subtitle != oldValue { titleDidChange() }
    }
  }

  /// What a person is doing in the scene; kept with the session if
  /// ``ConnectedSceneDelegate/stateRestorationActivity(for:)`` returns it.
  ///
  /// Unless it is set, it is what the scene's windows say. What is set here becomes current when the app
  /// says so, as in `sceneDidBecomeActive(_:)`.
  public var userActivity: UserActivity? {
    get { ownActivity ?? windowActivity }
    set {
      ownActivity = newValue
      newValue?.belong(to: session)
    }
  }

  private var ownActivity: UserActivity?

  /// Which external events the scene is for (S67–S70); what its session kept, when it connects again (S76).
  public var activationConditions: SceneActivationConditions {
    didSet {
      activationConditions.add(self)
      activationConditionsDidChange()
    }
  }

  /// Whether it came to the end of its life.
  var isDisconnected = false
  /// Whether its configuration means a delegate that there isn't, which was reported.
  var isDelegateMissing = false
  var delegateMethods = DelegateMethods()
  /// What of its connection options was looked at.
  let reading: ConnectionOptions.Reading
  /// Events the delegate has had and the content hasn't yet.
  var undelivered: [Undelivered] = []

  /// Makes the scene of a session; called by the runtime.
  ///
  /// - Parameters:
  ///   - session: The session it is the scene of.
  ///   - connectionOptions: Why it connects.
  public required init(session: SceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    reading = connectionOptions.reading
    activationConditions = SceneActivationConditions(session.conditions)
    activationConditions.add(self)
  }

  /// Brings ``userActivity`` up to date before it is kept (S118); does nothing unless overridden.
  open func updateUserActivityState(_ userActivity: UserActivity) {}

  func titleDidChange() {}

  func activationConditionsDidChange() {
    guard session.scene === self else { return }
    session.conditions.canActivate = kept(activationConditions.canActivate)
    session.conditions.prefers = kept(activationConditions.prefers)
  }

  /// A predicate if it can be kept; else it is reported, and nothing was said.
  private func kept(_ predicate: TargetPredicate?) -> TargetPredicate? {
    guard let refusal = predicate?.refusal else { return predicate }
    session.application?.report(
      Problem(
        at: "scene \(session.id)",
        "a predicate of its activation conditions can't be kept (\(refusal)), so it counts for nothing",
        remedy: "use one that TargetPredicate(format:) reads, with fewer levels and texts"))
    return nil
  }

  /// What its windows say that a person is doing.
  var windowActivity: UserActivity? { nil }

  /// Notes that its delegate has no method of its own for a call.
  package func lacks(_ callback: TraceEntry.Callback) {
    delegateMethods.insertDefault(callback)
  }
}

extension ConnectedScene {
  /// An event that waits for content with a handler for it.
  struct Undelivered {
    var event: ExternalEvent
    /// Whether a delegate has taken it by a method of its own.
    var isTaken = false
    /// The options it stands in, at which the scene's delegate may look; nil if it came later.
    var options: ConnectionOptions.Reading?
    /// Whether content may take it: what a delegate builds itself gets nothing that stood in its options.
    var isForContent = true
    /// Whether somebody has to take it; the activity of a request, and a link that only names a
    /// declared scene, have done their work by choosing it.
    var mustBeHandled = true
    /// Whether it was already reported as taken by nobody.
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

  /// The place in the order of creation, so that equal runs iterate over equal sets in the same order.
  public nonisolated func _rawHashValue(seed: Int) -> Int { session.ordinal.setOrder }
}
