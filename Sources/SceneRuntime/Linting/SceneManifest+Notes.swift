extension SceneManifest {
  /// The roles that are right and that a device doesn't show, told as what they are.
  ///
  /// They are no problems: an app has them for the devices that do.
  ///
  /// - Parameter profile: The kind of device.
  /// - Returns: A note for each, with its place.
  public func notes(on profile: HostProfile) -> [Problem] {
    roles.filter { !profile.roles.contains($0) }.compactMap { role in
      // The old name of a role is a problem.
      if role == .windowExternalDisplay { return nil }
      return role.purpose.map { purpose in
        Problem(
          at: "\(Self.path(of: role))",
          "it is the role of \(purpose), which a \(profile.name) doesn't show",
          remedy: "keep it for the devices that do, or remove it")
      }
    }
  }
}

extension SceneSession.Role {
  /// The scenes a role of Apple's is for, as a noun; nil for another role.
  var purpose: String? {
    switch self {
    case .windowApplication: "windows"
    case .windowExternalDisplayNonInteractive, .windowExternalDisplay: "external displays"
    case .windowApplicationVolumetric: "windows with depth (volumetric, visionOS)"
    case .windowAssistiveAccessApplication: "windows in Assistive Access"
    case .immersiveSpaceApplication: "spaces around a person (immersive, visionOS)"
    case .carTemplateApplication: "an app's screen in a car (CarPlay)"
    case .carTemplateApplicationDashboard: "a car's dashboard (CarPlay)"
    case .carTemplateApplicationInstrumentCluster: "a car's instruments (CarPlay)"
    case .carImmersiveSpaceApplication: "spaces around a person, of apps for cars (CarPlay)"
    default: nil
    }
  }
}
