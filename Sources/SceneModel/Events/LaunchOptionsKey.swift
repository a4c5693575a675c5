/// A key of the launch options in an application without scenes.
///
/// With scenes, the launch options are nil (S6).
public struct LaunchOptionsKey: RawRepresentable, Hashable, Codable, Sendable {
  /// The name of the key.
  public var rawValue: String

  /// Creates a key with a name.
  ///
  /// - Parameter rawValue: The name of the key; any name is allowed.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The key for the link that caused the launch; the value is a `URL`.
  public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  /// The key for the identifier of the application that sent the link; the value is a `String`.
  public static let sourceApplication = LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  /// The key for the type of the activity that caused the launch; the value is a `String`.
  public static let userActivityType = LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
  /// The key for the quick action that caused the launch; the value is a `ShortcutItem`.
  public static let shortcutItem = LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  /// The key for the accepted share that caused the launch; the value is a `ShareMetadata`.
  public static let cloudKitShareMetadata = LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
}

/// A key of the options for opening a link in an application without scenes.
public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public var rawValue: String

  /// Creates a key with a name.
  ///
  /// - Parameter rawValue: The name of the key; any name is allowed.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The key for the identifier of the application that sent the link; the value is a `String`.
  public static let sourceApplication = OpenURLOptionsKey(
    rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  /// The key for a `Bool` that is true if the file can be used in place, and false if the app must copy the file first
  /// (S46).
  public static let openInPlace = OpenURLOptionsKey(
    rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
}
