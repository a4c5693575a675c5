/// Which classes make a session's scene and its delegate.
///
/// A configuration made with a name or a role is filled from the manifest: no name takes the role's
/// first entry, a name the entry so called (S28–S30). The manifest is that of the application whose turn
/// is running; a configuration that was made outside a turn, such as by a stored property or a task,
/// looks its name up when it is used: at the first turn in which it is read, or is returned from
/// ``ApplicationDelegate/application(_:configurationForConnecting:options:)``. Until then, and where
/// the manifest has no such entry, its classes are nil unless they were set.
@MainActor public final class SceneConfiguration {
  /// The name of the manifest's entry; nil if there is none (S31).
  public var name: String? { entry?.name }
  /// What its sessions' scenes are for.
  ///
  /// One that was made without a role has a session's as soon as it is that session's; until then it is
  /// the role of windows (S140).
  public var role: SceneSession.Role { givenRole ?? .windowApplication }
  /// The class of the scene, ``WindowScene`` if nil.
  public var sceneClass: AnyClass? {
    get { ownSceneClass ?? entry?.sceneClass }
    set { ownSceneClass = .some(newValue) }
  }
  /// A class that conforms to ``ConnectedSceneDelegate``; one instance is made per scene.
  public var delegateClass: AnyClass? {
    get { ownDelegateClass ?? entry?.delegateClass }
    set { ownDelegateClass = .some(newValue) }
  }
  /// The ``Storyboard`` of its scenes' windows, by name; nil if delegates, or the app, make them (S36).
  public var storyboard: String? {
    get { ownStoryboard ?? entry?.storyboardName }
    set { ownStoryboard = .some(newValue) }
  }

  /// A name that was asked for and isn't among the entries of the role, of which there are some.
  var unknownName: String? {
    lookUp()
    if case .done(_, let unknownName) = lookup { return unknownName }
    return nil
  }
  /// The manifest's names of the classes, which are reported if no class was found (S35).
  var sceneClassName: String? { entry?.sceneClassName }
  var delegateClassName: String? { entry?.delegateClassName }
  /// The role it was made with; nil for that of the session it is given to.
  let givenRole: SceneSession.Role?

  /// Values set by the app, which replace those of the entry; nil if none was set.
  private var ownSceneClass: AnyClass??
  private var ownDelegateClass: AnyClass??
  private var ownStoryboard: String??
  private var lookup: Lookup

  /// How far the manifest's entry was looked up.
  private enum Lookup {
    /// By a name, as soon as a turn runs.
    case pending(name: String?)
    case done(SceneManifest.Configuration?, unknownName: String?)
  }

  /// Makes a configuration for scenes of any role, with nothing of the manifest (S140).
  public convenience init() {
    self.init(nil, role: nil)
  }

  /// Makes a configuration that is filled from the manifest (S28–S30).
  ///
  /// - Parameters:
  ///   - name: The manifest's entry; nil for the first of the role.
  ///   - sessionRole: What the sessions' scenes are for.
  public init(name: String?, sessionRole: SceneSession.Role) {
    givenRole = sessionRole
    lookup = .pending(name: name)
    lookUp()
  }

  /// - Parameters:
  ///   - entry: The manifest's entry.
  ///   - role: What the sessions' scenes are for.
  init(_ entry: SceneManifest.Configuration?, role: SceneSession.Role?) {
    givenRole = role
    lookup = .done(entry, unknownName: nil)
  }

  private init(copying other: SceneConfiguration, for role: SceneSession.Role) {
    givenRole = role
    other.lookUp()
    lookup = other.lookup
    ownSceneClass = other.ownSceneClass
    ownDelegateClass = other.ownDelegateClass
    ownStoryboard = other.ownStoryboard
  }

  /// What a session keeps, so that later changes to this object don't reach it (S28).
  func copy(for role: SceneSession.Role) -> SceneConfiguration {
    SceneConfiguration(copying: self, for: role)
  }

  private var entry: SceneManifest.Configuration? {
    lookUp()
    if case .done(let entry, _) = lookup { return entry }
    return nil
  }

  /// Looks the name up in the manifest of the application whose turn is running, if that wasn't done.
  private func lookUp() {
    guard case .pending(let name) = lookup, let application = Application.current else { return }
    let manifest = application.manifest
    let entry = manifest?.configuration(named: name, role: role)
    let hasEntries = manifest?.configurations[role]?.isEmpty == false
    lookup = .done(entry, unknownName: hasEntries && entry == nil ? name : nil)
  }
}
