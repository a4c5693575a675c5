/// What kind of device an application is shown on, as data.
///
/// A profile is chosen apart from the host, so that the same acts give the same trace on every
/// host.
public struct HostProfile: Hashable, Codable, Sendable {
  public var name: String
  /// Whether there are scenes; where there are none, the application's delegate is told what scenes
  /// would be told elsewhere.
  public var hasScenes = true
  /// Whether there may be more than one scene at a time (S54).
  public var supportsMultipleScenes: Bool
  /// How many scenes the foreground holds; nil for any number.
  public var foregroundLimit: Int?
  /// Who goes to the background when there is one too many in the foreground.
  public var yielding = Yielding.longestUnfocused
  /// Which of the scenes in the foreground are active.
  public var activity = Activity.all
  /// What becomes of the foreground when a person turns to another application.
  public var turningAway = TurningAway.background
  /// What closing the last window does (S108).
  public var closingLast = ClosingLast.keepsRunning
  /// Which of the sessions that were kept come back on the screen at a launch.
  public var relaunching = Relaunching.lastUsed
  /// What scenes can be for.
  public var roles: Set<SceneRole> = [.windowApplication]
  /// What becomes of an event where neither a declaration nor an open scene says anything of events (S90).
  public var unclaimedEvents = UnclaimedEvents.newScene
  /// When an external display has a scene (S139).
  public var externalDisplays = ExternalDisplays.automatic

  /// A profile of a device; what isn't given is as on a tablet.
  ///
  /// - Parameters:
  ///   - name: What it is called on the command line.
  ///   - supportsMultipleScenes: Whether there may be more than one scene.
  ///   - foregroundLimit: How many scenes the foreground holds, at least 1; nil for any number.
  public init(name: String, supportsMultipleScenes: Bool, foregroundLimit: Int?) {
    self.name = name
    self.supportsMultipleScenes = supportsMultipleScenes
    self.foregroundLimit = foregroundLimit.map { max(1, $0) }
  }

  /// Which scene makes room for another.
  public enum Yielding: String, Codable, Sendable {
    /// That in which a person didn't work for the longest time.
    case longestUnfocused
    /// That whose session is the oldest.
    case oldest
  }

  /// Which scenes in the foreground are active.
  public enum Activity: String, Codable, Sendable {
    /// All of them (trap T22).
    case all
    /// The one a person works in; ours, in difference to S8.
    case focused
  }

  /// What turning to another application means.
  public enum TurningAway: String, Codable, Sendable {
    /// Every scene goes to the background.
    case background
    /// Every scene stays where it is and is inactive.
    case inactive
  }

  /// What closing the last window means.
  public enum ClosingLast: String, Codable, Sendable {
    /// The application goes on without windows.
    case keepsRunning
    /// The application ends.
    case quits
    /// It ends if the first scene it declares is a single window, and goes on else (S108).
    case asDeclared
  }

  /// Which windows a launch brings back of those that were kept.
  public enum Relaunching: String, Codable, Sendable {
    /// The one a person used last; the others wait to be asked for.
    case lastUsed
    /// All that were on screen, as many as the foreground holds; the one used last if there were none.
    case onScreen
  }

  /// Who gets an event that nobody says anything of.
  public enum UnclaimedEvents: String, Codable, Sendable {
    /// A new scene of the first declaration; what Apple says today (S80).
    case newScene
    /// An open scene of the first declaration, if there is one; what iOS was said to do (S90).
    case openScene
  }

  /// When an external display gets a scene.
  public enum ExternalDisplays: String, Codable, Sendable {
    /// As soon as it is attached; the rule up to iOS 26.
    case automatic
    /// Once the application has registered for it; the rule from iOS 27 on.
    case registered
  }
}

extension HostProfile {
  /// Several scenes, up to three of them side by side, all active.
  public static let tablet = {
    var profile = HostProfile(name: "tablet", supportsMultipleScenes: true, foregroundLimit: 3)
    profile.roles = [.windowApplication, .windowExternalDisplayNonInteractive]
    return profile
  }()

  /// One scene.
  public static let phone = {
    var profile = HostProfile(name: "phone", supportsMultipleScenes: false, foregroundLimit: 1)
    profile.roles = [.windowApplication, .windowExternalDisplayNonInteractive]
    return profile
  }()

  /// Any number of windows, of which the one a person works in is active.
  public static let desktop = {
    var profile = HostProfile(name: "desktop", supportsMultipleScenes: true, foregroundLimit: nil)
    profile.activity = .focused
    profile.turningAway = .inactive
    profile.relaunching = .onScreen
    profile.closingLast = .asDeclared
    return profile
  }()

  /// No scenes, as before iOS 13: the application's delegate is told of its life.
  public static let classic = {
    var profile = HostProfile(name: "classic", supportsMultipleScenes: false, foregroundLimit: 1)
    profile.hasScenes = false
    profile.closingLast = .quits
    return profile
  }()

  /// The profiles that can be chosen by name.
  public static let all = [tablet, phone, desktop, classic]
}

extension HostProfile {
  /// Whether the first scene at a launch may be of a role; that of a display comes with the display.
  package func canBegin(with role: SceneRole) -> Bool {
    role == .windowApplication
      || roles.contains(role) && role != .windowExternalDisplayNonInteractive
  }
}
