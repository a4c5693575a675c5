/// Which classes make a session's scene and its delegate.
///
/// A configuration made with a name or a role is filled from the manifest of the application
/// whose turn is running: no name takes the role's first entry, a name the entry so called
/// (S28–S30). Outside a turn, and where the manifest has no such entry, its classes are nil.
@MainActor public final class SceneConfiguration {
  /// The name of the manifest's entry; nil if there is none (S31).
  public let name: String?
  /// What its sessions' scenes are for.
  ///
  /// One that was made without a role has a session's as soon as it is that session's; until then it is
  /// the role of windows (S140).
  public var role: SceneSession.Role { givenRole ?? .windowApplication }
  /// The class of the scene, ``WindowScene`` if nil.
  public var sceneClass: AnyClass?
  /// A class that conforms to ``ConnectedSceneDelegate``; one instance is made per scene.
  public var delegateClass: AnyClass?
  /// The ``Storyboard`` of its scenes' windows, by name; nil if delegates, or the app, make them (S36).
  public var storyboard: String?

  /// A name that was asked for and isn't among the entries of the role, of which there are some.
  let unknownName: String?
  /// The manifest's names of the classes, which are reported if no class was found (S35).
  let sceneClassName: String?
  let delegateClassName: String?
  /// The role it was made with; nil for that of the session it is given to.
  let givenRole: SceneSession.Role?

  /// Makes a configuration for scenes of any role, with nothing of the manifest (S140).
  public convenience init() {
    self.init(nil, role: nil)
  }

  /// Makes a configuration, filled from the manifest while a turn is running (S28–S30).
  ///
  /// - Parameters:
  ///   - name: The manifest's entry; nil for the first of the role.
  ///   - sessionRole: What the sessions' scenes are for.
  public convenience init(name: String?, sessionRole: SceneSession.Role) {
    let manifest = Application.current?.manifest
    let hasEntries = manifest?.configurations[sessionRole]?.isEmpty == false
    let entry = manifest?.configuration(named: name, role: sessionRole)
    self.init(entry, unknown: hasEntries && entry == nil ? name : nil, role: sessionRole)
  }

  /// - Parameters:
  ///   - entry: The manifest's entry.
  ///   - unknownName: The name by which none was found.
  ///   - role: What the sessions' scenes are for.
  init(
    _ entry: SceneManifest.Configuration?, unknown unknownName: String? = nil,
    role: SceneSession.Role?
  ) {
    name = entry?.name
    self.unknownName = unknownName
    givenRole = role
    self.sceneClass = entry?.sceneClass
    self.delegateClass = entry?.delegateClass
    storyboard = entry?.storyboardName
    sceneClassName = entry?.sceneClassName
    delegateClassName = entry?.delegateClassName
  }

  private init(copying other: SceneConfiguration, for role: SceneSession.Role) {
    name = other.name
    unknownName = other.unknownName
    givenRole = role
    sceneClass = other.sceneClass
    delegateClass = other.delegateClass
    storyboard = other.storyboard
    sceneClassName = other.sceneClassName
    delegateClassName = other.delegateClassName
  }

  /// What a session keeps, so that later changes to this object don't reach it (S28).
  func copy(for role: SceneSession.Role) -> SceneConfiguration {
    SceneConfiguration(copying: self, for: role)
  }
}
