extension SceneManifest {
  /// Returns notes about valid roles whose scenes the given device doesn't show, and about configuration names that two
  /// roles share.
  ///
  /// A note doesn't mean that the manifest is wrong. The app may also run on devices that show scenes of such a role. A
  /// shared name does no harm, because the library looks a configuration up by both its role and its name.
  ///
  /// - Parameter profile: The device for which the manifest is checked.
  /// - Returns: A note for each such role and each such name, with its location.
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
      // `KnownRoleRule` checks the role of external displays under its old name.
      if role == .windowExternalDisplay { return nil }
      return role.purpose.map {
        .roleOfOtherDevices(
          at: "\(Self.path(of: role))", $0, on: profile.name, isFirst: false)
      }
    }
    return [first].compactMap(\.self) + shown + sharedNames
  }

  /// Notes about configurations that have the same name as a configuration of another role.
  ///
  /// Apple requires that the names are unique in the app.
  private var sharedNames: [Problem] {
    var named: [String: [Entry]] = [:]
    return entries.compactMap { entry in
      guard let name = entry.configuration.name, !name.isEmpty else { return nil }
      let others = named[name] ?? []
      named[name] = others + [entry]
      // `UniqueConfigurationRule` reports a name that two configurations of one role share.
      guard let earlier = others.first, !others.contains(where: { $0.role == entry.role }) else {
        return nil
      }
      // The same configuration may be listed under both the old and the new name of the role of external displays.
      let displays: Set<SceneRole> = [.windowExternalDisplay, .windowExternalDisplayNonInteractive]
      if displays.isSuperset(of: [earlier.role, entry.role]) { return nil }
      return .sharedConfigurationName(at: entry.place(.name), name, earlier: "\(earlier.path)")
    }
  }
}

extension SceneRole {
  /// Whether an app can start with the role on an Apple device for which this library has no profile.
  var canBeginElsewhere: Bool {
    switch self {
    case .windowApplicationVolumetric, .immersiveSpaceApplication,
      .windowAssistiveAccessApplication:
      true
    default: false
    }
  }

  /// A noun for the scenes of the role, such as "windows"; nil if the role isn't one of Apple's roles.
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
