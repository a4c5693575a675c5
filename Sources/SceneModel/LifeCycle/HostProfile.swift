/// The rules by which a type of device shows scenes, as data.
///
/// A profile doesn't depend on the host: with equal profiles, the same actions give the same trace on every host.
///
/// ```swift
/// var kiosk = HostProfile.tablet
/// kiosk.name = "kiosk"
/// kiosk.supportsMultipleScenes = false
/// ```
public struct HostProfile: Hashable, Codable, Sendable {
  /// The name by which the profile is selected on the command line.
  public var name: String
  /// Whether applications on the device have scenes.
  ///
  /// If not, the application's delegate receives the life-cycle calls that scene delegates receive on other devices.
  public var hasScenes = true
  /// Whether an application may have more than one scene at a time (S54).
  public var supportsMultipleScenes: Bool
  /// The maximum number of scenes in the foreground; nil for no limit.
  public var foregroundLimit: Int?
  /// The rule that chooses which scene leaves a full foreground when another scene enters.
  public var yielding = Yielding.longestUnfocused
  /// The rule that decides which foreground scenes are active.
  public var activity = Activity.all
  /// The effect on the application's scenes when a person switches to another application.
  public var turningAway = TurningAway.background
  /// The effect on the application when its last window is closed (S108).
  public var closingLast = ClosingLast.keepsRunning
  /// The rule that chooses the stored sessions whose scenes a launch shows.
  public var relaunching = Relaunching.lastUsed
  /// The effect on the stored sessions when a person ends the application in the switcher (S123).
  public var forceQuitting = ForceQuitting.deletesState
  /// The roles of the scenes that the device shows.
  public var roles: Set<SceneRole> = [.windowApplication]
  /// The destination of an event if neither a declared scene nor an open session has conditions for external events
  /// (S90).
  public var unclaimedEvents = UnclaimedEvents.newScene
  /// The rule that decides when a scene connects to an external display (S139).
  public var externalDisplays = ExternalDisplays.automatic

  /// Creates a profile.
  ///
  /// The properties that aren't parameters have the values of ``tablet``, except that ``roles`` doesn't contain the
  /// role of external displays.
  ///
  /// - Parameters:
  ///   - name: The name by which the profile is selected on the command line.
  ///   - supportsMultipleScenes: Whether an application may have more than one scene at a time.
  ///   - foregroundLimit: The maximum number of scenes in the foreground, at least 1; nil for no limit.
  public init(name: String, supportsMultipleScenes: Bool, foregroundLimit: Int?) {
    self.name = name
    self.supportsMultipleScenes = supportsMultipleScenes
    self.foregroundLimit = foregroundLimit.map { max(1, $0) }
  }

  /// A rule that chooses which scene leaves a full foreground when another scene enters.
  ///
  /// The rules are this library's choice: Apple's documentation has none.
  public enum Yielding: String, Codable, Sendable {
    /// The scene that has been without the focus for the longest time.
    case longestUnfocused
    /// The scene whose session is the oldest.
    case oldest

    /// Returns whether the rule makes the first of two scenes leave the foreground before the second.
    ///
    /// - Parameters:
    ///   - first: The time of the first scene's last use, and the position of its session in the order of creation.
    ///   - second: The same values of the second scene.
    /// - Returns: True if the first scene leaves the foreground; false if the second scene does.
    package func chooses<Time: Comparable, Place: Comparable>(
      _ first: (lastUse: Time, place: Place), before second: (lastUse: Time, place: Place)
    ) -> Bool {
      switch self {
      case .longestUnfocused: first < second
      case .oldest: first.place < second.place
      }
    }
  }

  /// A rule that decides which foreground scenes are active.
  public enum Activity: String, Codable, Sendable {
    /// All foreground scenes are active (trap T22).
    case all
    /// Only the focused scene is active.
    ///
    /// This is this library's choice, and differs from S8.
    case focused
  }

  /// The effect on the application's scenes when a person switches to another application.
  public enum TurningAway: String, Codable, Sendable {
    /// Every scene goes to the background.
    case background
    /// Every scene stays in the foreground, and the scenes that aren't on an external display become inactive.
    case inactive
  }

  /// The effect on the application when its last window is closed.
  public enum ClosingLast: String, Codable, Sendable {
    /// The application keeps running without windows.
    case keepsRunning
    /// The application ends.
    case quits
    /// The application ends if its first declared scene is a `Window`; otherwise it keeps running (S108).
    case asDeclared
  }

  /// A rule that chooses the stored sessions whose scenes a launch shows.
  public enum Relaunching: String, Codable, Sendable {
    /// The launch shows the most recently used session.
    ///
    /// The other sessions connect when they are requested.
    case lastUsed
    /// The launch shows all sessions that were on screen, up to the foreground limit.
    ///
    /// If no session was on screen, the launch shows the most recently used session.
    case onScreen
  }

  /// The effect on the stored sessions when a person ends the application in the switcher.
  public enum ForceQuitting: String, Codable, Sendable {
    /// Sessions stay open, but lose their restoration activities and the values that their views stored (S123).
    case deletesState
    /// The sessions keep all state, as when the process ends for another reason.
    case keepsState
  }

  /// The destination of an event if neither a declared scene nor an open session has conditions for external events.
  ///
  /// Declared scenes and views set conditions with `handlesExternalEvents`.
  public enum UnclaimedEvents: String, Codable, Sendable {
    /// A new scene of the first declaration, as Apple documents today (S80).
    case newScene
    /// The most recently used open session of the first declaration or, if there is none, a new scene.
    ///
    /// This is the documented behavior of earlier iOS versions (S90).
    case openScene
  }

  /// A rule that decides when a scene connects to an external display.
  public enum ExternalDisplays: String, Codable, Sendable {
    /// The scene connects when the display is attached.
    ///
    /// This is the rule up to iOS 26.
    case automatic
    /// The scene connects after the application has registered for external displays.
    ///
    /// This is the rule from iOS 27 on.
    case registered
  }
}

extension HostProfile {
  /// A device on which an application may have several scenes, up to three of which are side by side and active.
  public static let tablet = {
    var profile = HostProfile(name: "tablet", supportsMultipleScenes: true, foregroundLimit: 3)
    profile.roles = [.windowApplication, .windowExternalDisplayNonInteractive]
    return profile
  }()

  /// A device on which an application has one scene at a time.
  public static let phone = {
    var profile = HostProfile(name: "phone", supportsMultipleScenes: false, foregroundLimit: 1)
    profile.roles = [.windowApplication, .windowExternalDisplayNonInteractive]
    return profile
  }()

  /// A device with any number of windows, of which only the focused window is active.
  public static let desktop = {
    var profile = HostProfile(name: "desktop", supportsMultipleScenes: true, foregroundLimit: nil)
    profile.activity = .focused
    profile.turningAway = .inactive
    profile.relaunching = .onScreen
    profile.closingLast = .asDeclared
    profile.forceQuitting = .keepsState
    return profile
  }()

  /// A device without scenes, as before iOS 13: the application's delegate gets all life-cycle calls.
  public static let classic = {
    var profile = HostProfile(name: "classic", supportsMultipleScenes: false, foregroundLimit: 1)
    profile.hasScenes = false
    profile.closingLast = .quits
    return profile
  }()

  /// The profiles that can be selected by name.
  public static let all = [tablet, phone, desktop, classic]
}

extension HostProfile {
  /// Returns whether the first scene of an application on the device can have the given role.
  ///
  /// A scene for an external display can't be first, because such a scene connects only when the display is attached.
  package func canBegin(with role: SceneRole) -> Bool {
    role == .windowApplication
      || roles.contains(role) && role != .windowExternalDisplayNonInteractive
  }
}
