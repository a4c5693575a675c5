/// The scene behavior of a type of device, as data.
///
/// A profile is independent of the host: the same actions give the same trace on every host.
///
/// ```swift
/// var kiosk = HostProfile.tablet
/// kiosk.name = "kiosk"
/// kiosk.supportsMultipleScenes = false
/// ```
public struct HostProfile: Hashable, Codable, Sendable {
  /// The name on the command line.
  public var name: String
  /// Whether the application uses scenes.
  ///
  /// If not, the application's delegate gets the calls that scene delegates get on other profiles.
  public var hasScenes = true
  /// Whether more than one scene is allowed at a time (S54).
  public var supportsMultipleScenes: Bool
  /// The maximum number of scenes in the foreground; nil for no limit.
  public var foregroundLimit: Int?
  /// The rule that chooses the scene to leave a full foreground.
  public var yielding = Yielding.longestUnfocused
  /// The rule that decides which foreground scenes are active.
  public var activity = Activity.all
  /// The effect on the foreground when a person switches to another application.
  public var turningAway = TurningAway.background
  /// The effect of closing the last window (S108).
  public var closingLast = ClosingLast.keepsRunning
  /// The stored sessions that launching restores to the screen.
  public var relaunching = Relaunching.lastUsed
  /// The effect on the stored sessions when a person ends the application in the switcher (S123).
  public var forceQuitting = ForceQuitting.deletesState
  /// The supported roles.
  public var roles: Set<SceneRole> = [.windowApplication]
  /// The destination of an event if no declaration and no open scene has conditions (S90).
  public var unclaimedEvents = UnclaimedEvents.newScene
  /// The rule for connecting a scene to an external display (S139).
  public var externalDisplays = ExternalDisplays.automatic

  /// Creates a profile; the other properties have the values of a tablet.
  ///
  /// - Parameters:
  ///   - name: The name on the command line.
  ///   - supportsMultipleScenes: Whether more than one scene is allowed.
  ///   - foregroundLimit: The maximum number of scenes in the foreground, at least 1; nil for no limit.
  public init(name: String, supportsMultipleScenes: Bool, foregroundLimit: Int?) {
    self.name = name
    self.supportsMultipleScenes = supportsMultipleScenes
    self.foregroundLimit = foregroundLimit.map { max(1, $0) }
  }

  /// A rule that chooses the scene to make room for another scene.
  public enum Yielding: String, Codable, Sendable {
    /// The scene that has been without focus for the longest time.
    case longestUnfocused
    /// The scene whose session is the oldest.
    case oldest
  }

  /// A rule that decides which foreground scenes are active.
  public enum Activity: String, Codable, Sendable {
    /// All foreground scenes are active (trap T22).
    case all
    /// Only the focused scene is active. This is this library's choice, and differs from S8.
    case focused
  }

  /// The effect of switching to another application.
  public enum TurningAway: String, Codable, Sendable {
    /// Every scene goes to the background.
    case background
    /// Every scene stays in the foreground and becomes inactive.
    case inactive
  }

  /// The effect of closing the last window.
  public enum ClosingLast: String, Codable, Sendable {
    /// The application keeps running without windows.
    case keepsRunning
    /// The application ends.
    case quits
    /// The application ends if its first declared scene is a single window; otherwise it keeps
    /// running (S108).
    case asDeclared
  }

  /// A rule for the stored sessions that launching restores to the screen.
  public enum Relaunching: String, Codable, Sendable {
    /// Launching restores the most recently used session; the other sessions are restored on
    /// request.
    case lastUsed
    /// Launching restores all sessions that were on screen, up to the foreground limit. If no session
    /// was on screen, launching restores the most recently used session.
    case onScreen
  }

  /// The effect of ending the application in the switcher.
  public enum ForceQuitting: String, Codable, Sendable {
    /// Sessions stay open, but lose their restoration activities and the state that their views
    /// stored (S123).
    case deletesState
    /// The sessions keep all state, as when the process ends for another reason.
    case keepsState
  }

  /// The destination of an event without matching conditions.
  public enum UnclaimedEvents: String, Codable, Sendable {
    /// A new scene of the first declaration, as Apple documents today (S80).
    case newScene
    /// An open scene of the first declaration, if such a scene exists. This is the documented
    /// behavior of earlier iOS versions (S90).
    case openScene
  }

  /// The rule for connecting a scene to an external display.
  public enum ExternalDisplays: String, Codable, Sendable {
    /// The scene connects when the display is attached; the rule up to iOS 26.
    case automatic
    /// The scene connects after the application registers for the display; the rule from iOS 27.
    case registered
  }
}

extension HostProfile {
  /// A device with several scenes, up to three of which are side by side and active.
  public static let tablet = {
    var profile = HostProfile(name: "tablet", supportsMultipleScenes: true, foregroundLimit: 3)
    profile.roles = [.windowApplication, .windowExternalDisplayNonInteractive]
    return profile
  }()

  /// A device with one scene.
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
  /// Whether the first scene at launch can have a role.
  ///
  /// A scene for an external display connects only when the display is attached.
  package func canBegin(with role: SceneRole) -> Bool {
    role == .windowApplication
      || roles.contains(role) && role != .windowExternalDisplayNonInteractive
  }
}
