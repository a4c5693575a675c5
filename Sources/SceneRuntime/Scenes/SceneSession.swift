import Foundation

/// The persistent state of a scene, which remains when the scene is disconnected.
///
/// After its scene is disconnected, a session can connect to a new scene.
///
/// The library creates sessions. Sessions are in ``Application/openSessions`` until they are
/// discarded. A session's identifier is unique and the same after every reconnection (S47).
///
/// ```swift
/// @MainActor func remember(_ draft: String, in session: SceneSession) {
///   session.userInfo = ["draft": draft]
/// }
/// ```
@MainActor public final class SceneSession {
  /// The unique identifier of the session, the same after every reconnection (S47).
  public nonisolated let persistentIdentifier: String
  /// The role of the session's scenes, which never changes.
  public nonisolated let role: Role
  /// The configuration of the session's scenes, chosen at the first connection and saved (S28,
  /// S39).
  public private(set) var configuration: SceneConfiguration
  /// The connected scene; nil while the session is disconnected.
  public internal(set) var scene: ConnectedScene?
  /// The description of the declared scene to which the session belongs; nil if there is none.
  public internal(set) var sceneDescription: SceneDescription?
  /// The value that the session's window presents; nil if there is none, as in a scene declared without a value type
  /// (S100).
  public internal(set) var presentedValue: PresentedValue?
  /// The stored JSON of the presented value, if it couldn't be decoded; nil otherwise.
  ///
  /// The JSON is kept until the app presents another value, because another version of the app may be able to decode
  /// it.
  var undecodedValue: Data?
  /// The application of the session; nil after the application was deallocated.
  public var application: Application? { parts.application }

  /// The position of the session in the order of creation, from 1.
  ///
  /// Callbacks to several scenes are made in this order.
  public nonisolated var ordinal: Int { key.number }

  /// The position of the session in the order of creation, as the key by which the library finds the session.
  nonisolated let key: SessionOrdinal

  /// The raw hash value of the session and of its scenes, which determines the order in which sets of sessions or
  /// scenes iterate.
  nonisolated let setOrder: Int

  /// The parts of the session's application.
  ///
  /// The session retains the parts instead of the application (Decision 0029).
  let parts: ApplicationParts
  /// Whether the declaration of the session's scene still exists; true if the scene was never declared.
  ///
  /// If the declaration was removed, the session isn't restored at the next launch.
  var isDeclared = true
  /// Whether the session's configuration has been chosen, so that the application's delegate isn't asked for a
  /// configuration again (S38).
  private(set) var isConfigured = false
  /// The factory of the session's content; nil if the session shows no declared content.
  ///
  /// The session keeps the factory after the declaration was removed, so that an open scene keeps its content.
  var factory: ContentFactory?
  /// The conditions for the external events that the session accepts, even while its scene is disconnected (S76).
  package internal(set) var conditions = ActivationConditions.none {
    didSet { if conditions != oldValue { parts.sessions.conditionsDidChange(of: self) } }
  }

  /// The last title of the scene's key window, which remains when the scene is disconnected; nil if the key window
  /// never had a title (S136).
  public private(set) var title: String?
  /// The last geometry of the session's scene; nil if the scene has never been resized.
  var geometry: WindowScene.Geometry?
  /// The entries of ``userInfo`` in their stored form.
  private(set) var properties: [String: PropertyValue]?
  /// The values that views of the scene store, by the keys that the views chose.
  private(set) var viewValues: [String: PropertyValue]?
  /// The decoded values that views of the scene store, with the views that read each value; nil until a view reads a
  /// value.
  package var viewMemory: AnyObject?
  private(set) var restoration: UserActivity?
  private var lastWindow = 0

  init(
    id: ID, ordinal: Int, role: Role, configuration: SceneConfiguration, parts: ApplicationParts
  ) {
    persistentIdentifier = id
    key = SessionOrdinal(ordinal)
    setOrder = parts.orderSeed.map { ordinal.setOrder(seed: $0) } ?? ordinal.setOrder
    self.role = role
    self.configuration = configuration
    self.parts = parts
  }

  /// The app's custom data for the session, which is saved with the session (S124).
  ///
  /// Values are property-list values, as in ``UserActivity/userInfo``. A value that can't be saved is left out and
  /// recorded as a problem with its key. The values that can't be saved are values of other types, numbers that aren't
  /// finite, dates outside the supported range, values that are nested more than 100 levels deep, and values that would
  /// make the data exceed 10,000 values or 1 MiB.
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
        parts.report(.unstorableEntry(refusal, of: id))
      }
      parts.records.recordDidChange(self)
    }
  }

  /// Returns the value that views of the scene stored under a key; nil if there is none.
  package func viewState(_ key: String) -> PropertyValue? { viewValues?[key] }

  /// Stores a value for the scene's views, which is saved with the session.
  ///
  /// - Parameters:
  ///   - key: The key under which views read the value.
  ///   - value: The new value; nil to remove the value.
  /// - Returns: The reasons why the value can't be saved; empty if the value was stored. A value that can't be saved
  ///   doesn't replace the previous value.
  package func setViewState(_ key: String, to value: PropertyValue?) -> [PropertyValue.Refusal] {
    if viewValues?[key] == value { return [] }
    var values = viewValues ?? [:]
    values[key] = value
    var reader = PropertyValue.Reader()
    reader.check(PropertyValue.keyed(values))
    if !reader.refusals.isEmpty { return reader.refusals }
    viewValues = values.isEmpty ? nil : values
    parts.records.recordDidChange(self)
    return []
  }

  /// The saved activity for the next scene that connects to the session (S119, S120).
  ///
  /// The activity is the result of ``ConnectedSceneDelegate/stateRestorationActivity(for:)``, or an activity that the
  /// app assigns; the later of the two applies (S122). A copy is saved, so later changes to the activity have no
  /// effect. If the activity has required keys, the copy contains only their entries of ``UserActivity/userInfo``
  /// (S129).
  public var stateRestorationActivity: UserActivity? {
    get { restoration }
    set {
      newValue?.saveIfNeeded()
      keep(newValue)
    }
  }

  /// Deletes the restoration activity and the values of views, because a person ended the
  /// application in the switcher (S123).
  ///
  /// The custom data that the app set on the session remains (S124).
  func deleteState() {
    (restoration, viewValues) = (nil, nil)
    parts.records.recordDidChange(self)
  }

  /// Updates the title that the session keeps when its scene is disconnected.
  func titleDidChange(_ shown: String) {
    // The number of Unicode scalars is limited, not the number of characters, because a character may have any number
    // of scalars.
    let kept =
      shown.utf8.count <= SessionRecord.titleLimit
      ? shown : String(String.UnicodeScalarView(shown.unicodeScalars.prefix(1_000)))
    if (title ?? "") == kept { return }
    title = kept
    parts.records.recordDidChange(self)
  }

  /// Replaces the value that the session's window presents.
  ///
  /// Content that has no binding to the value uses this method.
  ///
  /// Requests for windows find the session by the new value (S101), and the store saves the value. A value that doesn't
  /// have the declared type isn't saved, and is recorded as a problem. Content that shows the value has to request its
  /// own update.
  ///
  /// - Parameter value: The new value; nil for none. A session whose scene is declared without a value type presents no
  ///   value.
  public func present(_ value: AnyHashable?) {
    let isSame = value == presentedValue?.value
    // A value without JSON can't be stored, which was reported when the value was presented first. The same value isn't
    // reported again.
    if isSame, presentedValue?.json == nil { return }
    let new = value.flatMap { value -> PresentedValue? in
      guard let coding = factory?.values else { return nil }
      return parts.sessions.presentedValue(value, coding: coding, at: "scene \(id)")
    }
    // Values that are equal may have different JSON, so the JSON is compared too.
    if isSame, new?.json == presentedValue?.json { return }
    undecodedValue = nil
    presentedValue = new
    parts.sessions.presentedValueDidChange(self)
  }

  /// Saves a copy of an activity for state restoration.
  ///
  /// If the activity has required keys, the `userInfo` of the copy contains only their entries.
  ///
  /// - Parameter activity: The activity, whose contents the caller has updated. If the activity is nil or can't be
  ///   stored, the previously saved copy is removed.
  func keep(_ activity: UserActivity?) {
    let record = activity?.keptRecord
    let fault = record.flatMap { ExternalEvent.continueActivity($0).fault }
    restoration = fault == nil ? record.map { UserActivity($0) } : nil
    for problem in (activity?.problems ?? []) + (activity?.missing ?? []) {
      parts.report(problem)
    }
    if let type = restoration?.activityType, parts.activity.isUndeclared(type) {
      parts.report(.undeclaredActivityType(type))
    }
    if let record, let fault {
      parts.report(
        .unstorableActivity(record.activityType, because: fault))
    }
    parts.records.recordDidChange(self)
  }

  func makeWindowID() -> SceneWindow.ID {
    lastWindow += 1
    return SceneWindow.ID(session: id, number: lastWindow)
  }

  /// Records that the session's configuration has been chosen.
  ///
  /// - Parameter configuration: The chosen configuration; nil to keep the manifest's configuration.
  func configure(_ configuration: SceneConfiguration? = nil) {
    isConfigured = true
    if let configuration { self.configuration = configuration }
  }

  /// Restores the data that the session had when a record was saved.
  func restoreNotes(of record: SessionRecord) {
    properties = record.userInfo
    viewValues = record.viewState
    restoration = record.stateRestorationActivity.map { UserActivity($0) }
    title = record.title
    geometry = record.geometry
    conditions = record.conditions ?? .none
  }

}

extension SceneSession {
  /// The role of a session's scenes.
  public typealias Role = SceneRole
}

extension SceneSession: Identifiable {
  /// The type of ``id``.
  public typealias ID = SceneID

  /// The unique identifier of the session, the same as ``persistentIdentifier``.
  public nonisolated var id: ID { persistentIdentifier }
}

extension SceneSession: Hashable {
  public nonisolated static func == (lhs: SceneSession, rhs: SceneSession) -> Bool {
    lhs === rhs
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  /// The hash value, derived from the order of creation.
  ///
  /// A set of sessions therefore iterates in the same order in all runs with the same inputs.
  public nonisolated func _rawHashValue(seed: Int) -> Int { setOrder }
}

extension Sequence<SceneSession> {
  /// The sessions in the order of creation.
  var inOrder: [SceneSession] { sorted { $0.ordinal < $1.ordinal } }
}
