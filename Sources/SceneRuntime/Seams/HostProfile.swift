/// What kind of device an application is shown on, as data.
///
/// A profile is chosen apart from the host, so that the same acts give the same trace on every
/// host.
public struct HostProfile: Hashable, Codable, Sendable {
  public var name: String
  /// Whether there may be more than one scene at a time (S54).
  public var supportsMultipleScenes: Bool
  /// How many scenes the foreground holds.
  ///
  /// One more sends that which is longest unfocused to the background. All in the foreground are
  /// active (ours; trap T22).
  public var foregroundLimit: Int

  public init(name: String, supportsMultipleScenes: Bool, foregroundLimit: Int) {
    self.name = name
    self.supportsMultipleScenes = supportsMultipleScenes
    self.foregroundLimit = max(1, foregroundLimit)
  }

  /// Several scenes, up to three of them side by side.
  public static let tablet = HostProfile(
    name: "tablet", supportsMultipleScenes: true, foregroundLimit: 3)

  /// One scene.
  public static let phone = HostProfile(
    name: "phone", supportsMultipleScenes: false, foregroundLimit: 1)

  /// The profiles that can be chosen by name.
  public static let all = [tablet, phone]
}
