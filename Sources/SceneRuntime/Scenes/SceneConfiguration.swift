/// The classes and the storyboard of a session's scenes.
///
/// A configuration created with a name or a role reads its values from the manifest: from the entry
/// with the name or, without a name, from the role's first entry (S28–S30). The manifest belongs to
/// the application whose turn is running.
///
/// A configuration created outside a turn, such as in a stored property or a task, looks up its
/// name when it is first used: when it is read during a turn, or returned from
/// ``ApplicationDelegate/application(_:configurationForConnecting:options:)``. Before the lookup,
/// and if the manifest has no such entry, its classes are nil unless they were set.
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
  /// The name of the configuration's entry in the manifest; nil if there is none (S31).
  public var name: String? {
    lookUp()
    return entry?.name
  }
  /// The role of the scenes of the configuration's sessions.
  ///
  /// A configuration created without a role takes the role of the session that uses the configuration.
  /// Until a session uses the configuration, the role is ``/SceneModel/SceneRole/windowApplication``
  /// (S140).
  public var role: SceneSession.Role { givenRole ?? .windowApplication }
  /// The class of the scene; ``WindowScene`` if nil.
  public var sceneClass: AnyClass? {
    get {
      lookUp()
      return ownSceneClass ?? entry?.sceneClass
    }
    set { ownSceneClass = .some(newValue) }
  }
  /// A class that conforms to ``ConnectedSceneDelegate``; each scene has its own instance.
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

  /// The name of the storyboard, for a module that declares ``storyboard`` with another type.
  package var storyboardName: String? {
    get { storyboard }
    set { storyboard = newValue }
  }

  /// The requested name, if the role has entries but no entry has that name.
  var unknownName: String? {
    lookUp()
    if case .done(let unknownName) = lookup { return unknownName }
    return nil
  }
  /// The class names in the manifest.
  ///
  /// If no class has such a name, the name is reported (S35).
  var sceneClassName: String? {
    lookUp()
    return entry?.sceneClassName
  }
  var delegateClassName: String? {
    lookUp()
    return entry?.delegateClassName
  }
  /// The role with which the configuration was created; nil to use the role of its session.
  let givenRole: SceneSession.Role?

  /// Values set by the app, which override the entry; nil if not set.
  private var ownSceneClass: AnyClass??
  private var ownDelegateClass: AnyClass??
  private var ownStoryboard: String??
  /// The configuration's entry in the manifest; nil if there is no entry, or if the entry wasn't looked
  /// up yet.
  private var entry: SceneManifest.Configuration?
  private var lookup: Lookup

  /// The progress of the manifest lookup.
  private enum Lookup {
    /// The name has to be looked up as soon as a turn runs.
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
  ///   - sessionRole: The role of the sessions' scenes.
  public init(name: String?, sessionRole: SceneSession.Role) {
    givenRole = sessionRole
    lookup = .pending(name: name)
    lookUp()
  }

  /// Creates a configuration from an entry.
  ///
  /// - Parameters:
  ///   - entry: The manifest's entry.
  ///   - role: The role of the sessions' scenes.
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

  /// Returns a copy for a session, unaffected by later changes to this object (S28).
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
