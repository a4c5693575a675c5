/// The purpose of a session's scenes, such as an app's window or the content of an external display.
///
/// A manifest may also contain roles that aren't predefined here; they are read and written unchanged. The raw values
/// are Apple's, so that a manifest written for an Apple device can be used unchanged.
public struct SceneRole: RawRepresentable, Hashable, Codable, Sendable {
  /// The name of the role in a manifest.
  public var rawValue: String

  /// Creates a role from its name in a manifest.
  ///
  /// - Parameter rawValue: The name, such as `UIWindowSceneSessionRoleApplication`. Any name is allowed.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A window for interactive use.
  public static let windowApplication = SceneRole(rawValue: "UIWindowSceneSessionRoleApplication")
  /// Content for an external display without input, such as a projector.
  public static let windowExternalDisplayNonInteractive = SceneRole(
    rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  /// Content for an external display, with the name that the role had before iOS 16.
  public static let windowExternalDisplay = SceneRole(
    rawValue: "UIWindowSceneSessionRoleExternalDisplay")
  /// A volumetric window, on visionOS.
  public static let windowApplicationVolumetric = SceneRole(
    rawValue: "UIWindowSceneSessionRoleVolumetricApplication")
  /// The app's window in Assistive Access.
  public static let windowAssistiveAccessApplication = SceneRole(
    rawValue: "UIWindowSceneSessionRoleAssistiveAccessApplication")
  /// An immersive space, on visionOS.
  public static let immersiveSpaceApplication = SceneRole(
    rawValue: "UISceneSessionRoleImmersiveSpaceApplication")
  /// The app's screen in CarPlay.
  public static let carTemplateApplication = SceneRole(
    rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
  /// The app's area of the CarPlay dashboard.
  public static let carTemplateApplicationDashboard = SceneRole(
    rawValue: "CPTemplateApplicationDashboardSceneSessionRoleApplication")
  /// The app's area of a car's instrument cluster.
  public static let carTemplateApplicationInstrumentCluster = SceneRole(
    rawValue: "CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication")
  /// An immersive space of an app in a car.
  public static let carImmersiveSpaceApplication = SceneRole(
    rawValue: "CPSceneSessionRoleImmersiveSpaceApplication")
}

extension SceneRole {
  /// Every predefined role, in the order in which a manifest's configurations are listed.
  package static let all = [
    windowApplication, windowExternalDisplayNonInteractive, windowExternalDisplay,
    windowApplicationVolumetric, windowAssistiveAccessApplication, immersiveSpaceApplication,
    carTemplateApplication, carTemplateApplicationDashboard,
    carTemplateApplicationInstrumentCluster, carImmersiveSpaceApplication,
  ]

  /// Whether the scenes with this role show windows, and so have the class ``WindowScene`` or a subclass.
  package var isOfWindows: Bool { rawValue.hasPrefix("UIWindowSceneSessionRole") }
}
