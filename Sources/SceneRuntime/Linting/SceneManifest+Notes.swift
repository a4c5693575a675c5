extension SceneManifest {
  /// Returns notes about valid roles that a device doesn't show.
  ///
  /// They aren't problems: the app may also run on devices that show them.
  ///
  /// - Parameter profile: The kind of device.
  /// - Returns: A note for each role, with its place.
  public func notes(on profile: HostProfile) -> [Problem] {
    let first = preferredDefaultSceneSessionRole.flatMap { role -> Problem? in
      guard !profile.canBegin(with: role), role.canBeginElsewhere, let purpose = role.purpose else {
        return nil
      }
      return .roleOfOtherDevices(
        at: "\(Self.path.key(Key.preferredDefaultSceneSessionRole.rawValue))", purpose,
        on: profile.name, isFirst: true)
    }
    let shown = roles.filter { !profile.roles.contains($0) }.compactMap { role -> Problem? in
      // The old name of a role is reported as a problem.
      if role == .windowExternalDisplay { return nil }
      return role.purpose.map {
        .roleOfOtherDevices(
          at: "\(Self.path(of: role))", $0, on: profile.name, isFirst: false)
      }
    }
    return [first].compactMap(\.self) + shown
  }
}

extension SceneRole {
  /// Whether an application can start with it on a device of Apple's that has no profile in this library.
  var canBeginElsewhere: Bool {
    switch self {
    case .windowApplicationVolumetric, .immersiveSpaceApplication,
      .windowAssistiveAccessApplication:
      true
    default: false
    }
  }

  /// The scenes of one of Apple's roles, as a noun; nil for another role.
  var purpose: String? {
    switch self {
    case .windowApplication: "windows"
    case .windowExternalDisplayNonInteractive, .windowExternalDisplay: "external displays"
    case .windowApplicationVolumetric: "windows with depth (volumetric, visionOS)"
    case .windowAssistiveAccessApplication: "windows in Assistive Access"
    case .immersiveSpaceApplication: "immersive spaces (visionOS)"
    case .carTemplateApplication: "an app's screen in a car (CarPlay)"
    case .carTemplateApplicationDashboard: "a car's dashboard (CarPlay)"
    case .carTemplateApplicationInstrumentCluster: "a car's instruments (CarPlay)"
    case .carImmersiveSpaceApplication: "immersive spaces of apps for cars (CarPlay)"
    default: nil
    }
  }
}
