/// The classes and the storyboard of a session's scenes.
///
/// A configuration created with a role reads its values from an entry for the role in the manifest. If the
/// configuration has a name, it uses the entry with this name, and otherwise the first entry (S28–S30). The manifest
/// belongs to the application whose turn is running.
///
/// A configuration created outside a turn, such as in a stored property or a task, looks its name up in the manifest
/// when the configuration is first used: when it is read during a turn, or when it is returned from
/// ``ApplicationDelegate/application(_:configurationForConnecting:options:)``. Before the lookup, and if the manifest
/// has no entry with the name, the configuration's classes are nil unless they were set.
///
/// ```swift
/// final class MailDelegate: ApplicationDelegate {
///   func application(
///     _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
///     options: ConnectionOptions
///   ) -> SceneConfiguration {
///     let configuration = SceneConfiguration(
///       name: nil, sessionRole: connectingSceneSession.role)
///     configuration.delegateClass = InboxSceneDelegate.self
///     return configuration
///   }
/// }
/// ```
@MainActor public final class SceneConfiguration {
  /// The name of the manifest's entry from which the configuration has its values; nil if there is no such entry, or if
  /// the entry has no name (S31).
  public var name: String? {
    lookUp()
    return entry?.name
  }

  /// The role of the sessions that use the configuration.
  ///
  /// A session uses its own copy of the configuration. If the configuration was created without a role, the copy has
  /// the role of the session, and the original has the role ``/SceneModel/SceneRole/windowApplication`` (S140).
  public var role: SceneSession.Role { givenRole ?? .windowApplication }
  /// The class of the scenes; if it is nil, the scenes are instances of ``WindowScene``.
  public var sceneClass: AnyClass? {
    get {
      lookUp()
      return ownSceneClass ?? entry?.sceneClass
    }
    set { ownSceneClass = .some(newValue) }
  }

  /// The class of the scenes' delegates, which conforms to ``ConnectedSceneDelegate``; nil for scenes without a
  /// delegate.
  ///
  /// Each scene has its own instance of the class.
  public var delegateClass: AnyClass? {
    get {
      lookUp()
      return ownDelegateClass ?? entry?.delegateClass
    }
    set { ownDelegateClass = .some(newValue) }
  }

  /// The name of the ``Storyboard`` for the scenes' windows; nil if delegates or the app create the
  /// windows (S36).
  public var storyboard: String? {
    get {
      lookUp()
      return ownStoryboard ?? entry?.storyboardName
    }
    set { ownStoryboard = .some(newValue) }
  }

  /// The same value as ``storyboard``, for a module that declares ``storyboard`` with another type.
  package var storyboardName: String? {
    get { storyboard }
    set { storyboard = newValue }
  }

  /// The name with which the configuration was created, if the manifest has entries for the role but none with this
  /// name; nil otherwise.
  var unknownName: String? {
    lookUp()
    if case .done(let unknownName) = lookup { return unknownName }
    return nil
  }

  /// The name of the scene class in the manifest's entry; nil if the entry names no scene class, or if ``sceneClass``
  /// was set.
  ///
  /// If no class has this name, a problem is reported when the scene connects (S35).
  var sceneClassName: String? {
    lookUp()
    return ownSceneClass.map { _ in nil } ?? entry?.sceneClassName
  }
  /// The name of the delegates' class in the manifest's entry; nil if the entry names no such class, or if
  /// ``delegateClass`` was set.
  var delegateClassName: String? {
    lookUp()
    return ownDelegateClass.map { _ in nil } ?? entry?.delegateClassName
  }

  /// The role with which the configuration was created; nil if it was created without a role.
  let givenRole: SceneSession.Role?

  /// The values that the app set, which override the values of the manifest's entry; nil if not set.
  private var ownSceneClass: AnyClass??
  private var ownDelegateClass: AnyClass??
  private var ownStoryboard: String??
  /// The configuration's entry in the manifest; nil if there is no entry, or if the entry hasn't been looked up yet.
  private var entry: SceneManifest.Configuration?
  private var lookup: Lookup

  /// The progress of looking the configuration's name up in the manifest.
  private enum Lookup {
    /// The name hasn't been looked up yet; the first read of the configuration during a turn looks the name up.
    case pending(name: String?)
    case done(unknownName: String?)
  }

  /// Creates a configuration for scenes of any role, without values from the manifest (S140).
  public convenience init() {
    self.init(nil, role: nil)
  }

  /// Creates a configuration with values from the manifest (S28–S30).
  ///
  /// - Parameters:
  ///   - name: The name of the manifest's entry; nil for the first entry of the role.
  ///   - sessionRole: The role of the sessions that use the configuration.
  public init(name: String?, sessionRole: SceneSession.Role) {
    givenRole = sessionRole
    lookup = .pending(name: name)
    lookUp()
  }

  /// Creates a configuration with the values of an entry of the manifest.
  ///
  /// - Parameters:
  ///   - entry: The manifest's entry; nil for no values.
  ///   - role: The role of the sessions that use the configuration; nil for any role.
  init(_ entry: SceneManifest.Configuration?, role: SceneSession.Role?) {
    givenRole = role
    self.entry = entry
    lookup = .done(unknownName: nil)
  }

  private init(copying other: SceneConfiguration, for role: SceneSession.Role) {
    givenRole = role
    other.lookUp()
    entry = other.entry
    lookup = other.lookup
    ownSceneClass = other.ownSceneClass
    ownDelegateClass = other.ownDelegateClass
    ownStoryboard = other.ownStoryboard
  }

  /// Returns a copy for a session with a role.
  ///
  /// Later changes to this object don't affect the copy (S28).
  func copy(for role: SceneSession.Role) -> SceneConfiguration {
    SceneConfiguration(copying: self, for: role)
  }

  /// Looks up the name, once, in the manifest of the application whose turn is running.
  private func lookUp() {
    guard case .pending(let name) = lookup, let application = Application.current else { return }
    let manifest = application.manifest
    entry = manifest?.configuration(named: name, role: role)
    let hasEntries = manifest?.configurations[role]?.isEmpty == false
    lookup = .done(unknownName: hasEntries && entry == nil ? name : nil)
  }
}
