extension Problem.Code {
  /// An external display attached to a device that shows no scenes on external displays.
  public static let displaysNotSupported: Self = "displaysNotSupported"
  /// An external display attached to an application without scenes.
  public static let displayWithoutScenes: Self = "displayWithoutScenes"
  /// A display that was attached twice.
  public static let displayAttachedTwice: Self = "displayAttachedTwice"
  /// The detachment of a display that isn't attached.
  public static let unknownDisplay: Self = "unknownDisplay"
}

extension Problem {
  package static func displaysNotSupported(_ display: String, by profile: String) -> Problem {
    Problem(
      .displaysNotSupported, at: "display \"\(display)\"",
      "the profile \"\(profile)\" shows no scenes of role "
        + SceneRole.windowExternalDisplayNonInteractive.rawValue,
      remedy: "run with a profile that shows them, such as tablet")
  }

  package static func displayWithoutScenes(_ display: String) -> Problem {
    Problem(
      .displayWithoutScenes, at: "display \"\(display)\"",
      "the application life cycle runs, in which displays have no scenes",
      remedy: "adopt scenes")
  }

  package static func displayAttachedTwice(_ display: String) -> Problem {
    Problem(
      .displayAttachedTwice, at: "display \"\(display)\"", "it is already attached",
      remedy: "have the host attach each display once, with a unique name")
  }

  package static func unknownDisplay(_ display: String) -> Problem {
    Problem(
      .unknownDisplay, at: "display \"\(display)\"", "it isn't attached, so it can't be detached",
      remedy: "have the host use the name with which it was attached")
  }
}
