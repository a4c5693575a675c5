/// The lasting side of a scene: what stays when the scene is disconnected and may come back.
///
/// The runtime makes sessions; each is in ``Application/openSessions`` until it is discarded. Its
/// identifier is its own and stays the same over every reconnect (S47).
@MainActor public final class SceneSession {
  /// The session's own name, the same over every reconnect (S47).
  public nonisolated let persistentIdentifier: String
  /// What its scenes are for; it never changes.
  public nonisolated let role: Role
  /// How its scenes are made; settled when it first connected, and kept (S28, S39).
  public private(set) var configuration: SceneConfiguration
  /// Its scene; nil while it is disconnected.
  public internal(set) var scene: ConnectedScene?
  /// The declared scene it was made for; nil if the app declares none.
  public internal(set) var sceneDescription: SceneDescription?
  /// The value its window presents, for a scene declared with a value type (S100).
  public internal(set) var presentedValue: PresentedValue?
  /// The application it is a session of; nil once that is gone.
  public private(set) weak var application: Application?

  /// Its place in the order of creation, from 1; callbacks to several scenes follow it.
  public nonisolated let ordinal: Int

  /// Whether its declaration is still there; else it stays until closed and isn't restored.
  var isDeclared = true
  /// Whether its configuration is settled, so that nobody is asked for one (S38).
  private(set) var isConfigured = false
  /// Makes its content; kept when the declaration goes, so that an open scene lives on.
  var factory: ContentFactory?
  /// Which external events it asks for, whether its scene is connected or not (S76).
  var conditions = ActivationConditions() {
    didSet { if conditions != oldValue { application?.conditionsDidChange(of: self) } }
  }
  /// How large its scene was shown last.
  var geometry: WindowScene.Geometry?
  private var properties: [String: PropertyValue]?
  private var restoration: UserActivity?
  private var lastWindow = 0

  init(
    id: ID, ordinal: Int, role: Role, configuration: SceneConfiguration, application: Application
  ) {
    persistentIdentifier = id
    self.ordinal = ordinal
    self.role = role
    self.configuration = configuration
    self.application = application
  }

  /// The app's own notes on the session, which live as long as it does (S124).
  ///
  /// Values are property-list values, as in ``UserActivity/userInfo``. What can't be kept is left out and
  /// recorded as a problem with its key: a value of another type, a number that isn't finite, a date that no
  /// calendar has, and what is nested more than 100 deep or makes it hold more than 10,000 values or 1 MiB.
  public var userInfo: [String: Any]? {
    get { properties.map { $0.mapValues(\.base) } }
    set {
      var reader = PropertyValue.Reader()
      properties = newValue.map { entries in
        reader.entries(of: entries).reduce(into: [:]) { properties, entry in
          if case .string(let key) = entry.key { properties[key] = entry.value }
        }
      }
      for refusal in reader.refusals {
        application?.report(
          Problem(
            at: "scene \(id)",
            "userInfo\(refusal.path) \(refusal.fault.reason), which can't be kept",
            remedy: refusal.fault.remedy))
      }
      application?.recordDidChange(self)
    }
  }

  /// What its scene was showing, for the scene that connects next; kept with the session (S119, S120).
  ///
  /// Set by what the scene's delegate returns from
  /// ``ConnectedSceneDelegate/stateRestorationActivity(for:)`` and by the app; the last of both counts
  /// (S122). A copy is kept, so that what is done to the activity afterwards doesn't change it, and of
  /// ``UserActivity/userInfo`` that which is required (S129).
  public var stateRestorationActivity: UserActivity? {
    get { restoration }
    set {
      newValue?.saveIfNeeded()
      keep(newValue)
    }
  }

  /// Puts another value in the place of the one its window presents.
  ///
  /// Routing finds the session by the new value from now on (S101), and the store keeps it.
  package func present(_ value: AnyHashable?) {
    guard value != presentedValue?.value else { return }
    presentedValue = value.flatMap { value in
      guard let application, let coding = factory?.values else { return nil }
      return application.presentedValue(value, coding: coding, at: "scene \(id)")
    }
    application?.presentedValueDidChange(self)
  }

  /// Keeps a copy of an activity that is up to date, without what isn't required of it.
  func keep(_ activity: UserActivity?) {
    let record = activity?.keptRecord
    let fault = record.flatMap { ExternalEvent.continueActivity($0).fault }
    restoration = fault == nil ? record.map { UserActivity($0) } : nil
    for problem in (activity?.problems ?? []) + (activity?.missing ?? []) {
      application?.report(problem)
    }
    if let record, let fault {
      application?.report(
        Problem(
          at: "activity \"\(record.activityType)\"", "\(fault.what), so it isn't kept",
          remedy: "use \(fault.allowed)"))
    }
    application?.recordDidChange(self)
  }

  func makeWindowID() -> SceneWindow.ID {
    lastWindow += 1
    return SceneWindow.ID(session: id, number: lastWindow)
  }

  /// Settles how its scenes are made; the manifest's configuration stays if there is no other.
  func configure(_ configuration: SceneConfiguration? = nil) {
    isConfigured = true
    if let configuration { self.configuration = configuration }
  }

  /// Takes over the app's notes from what was kept.
  func restoreNotes(of record: SessionRecord) {
    properties = record.userInfo
    restoration = record.stateRestorationActivity.map { UserActivity($0) }
    geometry = record.geometry
    conditions = record.conditions ?? ActivationConditions()
  }

  /// What is kept of it, apart from what the application knows.
  func record(_ configuration: SessionRecord.Configuration?) -> SessionRecord {
    SessionRecord(
      id: id, ordinal: ordinal, role: role, scene: sceneDescription?.id,
      kind: sceneDescription?.kind, valueType: sceneDescription?.valueType,
      value: presentedValue?.json, configuration: configuration, userInfo: properties,
      stateRestorationActivity: restoration?.record, geometry: geometry,
      conditions: conditions.isEmpty ? nil : conditions, lastUse: 0,
      isOnScreen: false)
  }
}

extension SceneSession {
  public typealias Role = SceneRole
}

extension SceneSession: Identifiable {
  public typealias ID = SceneID

  public nonisolated var id: ID { persistentIdentifier }
}

extension SceneSession: Hashable {
  public nonisolated static func == (lhs: SceneSession, rhs: SceneSession) -> Bool {
    lhs === rhs
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  /// The place in the order of creation, so that equal runs iterate over equal sets in the same order.
  public nonisolated func _rawHashValue(seed: Int) -> Int { ordinal.setOrder }
}
