/// What a session's scene is for, such as an app's window or an external display.
///
/// Roles are an open set: one that isn't listed here is kept as it is. Raw values are Apple's, so
/// that a manifest written for a device keeps its meaning.
public struct SceneRole: RawRepresentable, Hashable, Codable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A window a person works in.
  public static let windowApplication = SceneRole(rawValue: "UIWindowSceneSessionRoleApplication")
  /// A display a person looks at and doesn't touch, such as a projector.
  public static let windowExternalDisplayNonInteractive = SceneRole(
    rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  /// An external display as systems before iOS 16 call it.
  public static let windowExternalDisplay = SceneRole(
    rawValue: "UIWindowSceneSessionRoleExternalDisplay")
  /// A window with depth, on visionOS.
  public static let windowApplicationVolumetric = SceneRole(
    rawValue: "UIWindowSceneSessionRoleVolumetricApplication")
  /// The app's window while the system is in Assistive Access.
  public static let windowAssistiveAccessApplication = SceneRole(
    rawValue: "UIWindowSceneSessionRoleAssistiveAccessApplication")
  /// A space around a person, on visionOS.
  public static let immersiveSpaceApplication = SceneRole(
    rawValue: "UISceneSessionRoleImmersiveSpaceApplication")
  /// The app's screen in a car.
  public static let carTemplateApplication = SceneRole(
    rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
  /// The app's part of a car's dashboard.
  public static let carTemplateApplicationDashboard = SceneRole(
    rawValue: "CPTemplateApplicationDashboardSceneSessionRoleApplication")
  /// The app's part of the instruments in front of a driver.
  public static let carTemplateApplicationInstrumentCluster = SceneRole(
    rawValue: "CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication")
  /// A space around a person, of an app for cars.
  public static let carImmersiveSpaceApplication = SceneRole(
    rawValue: "CPSceneSessionRoleImmersiveSpaceApplication")
}

extension SceneRole {
  /// Every role with a name here, in the order in which manifests are looked at.
  package static let all = [
    windowApplication, windowExternalDisplayNonInteractive, windowExternalDisplay,
    windowApplicationVolumetric, windowAssistiveAccessApplication, immersiveSpaceApplication,
    carTemplateApplication, carTemplateApplicationDashboard,
    carTemplateApplicationInstrumentCluster, carImmersiveSpaceApplication,
  ]

  /// Whether its scenes show windows, and so are of class ``WindowScene``.
  package var isOfWindows: Bool { rawValue.hasPrefix("UIWindowSceneSessionRole") }
}
