// Values that are the same on every host here: nothing moves, and everything is told.
extension EnvironmentValues {
  /// Whether the window has the focus: `key` while its scene is active, otherwise `inactive`.
  public var controlActiveState: ControlActiveState { scenePhase == .active ? .key : .inactive }

  /// Whether the scene is recorded or shared; false, because hosts don't report it.
  public var isSceneCaptured: Bool { false }

  /// Whether the device shows scenes of another one; false, because hosts don't.
  public var supportsRemoteScenes: Bool { false }

  /// The length of a pixel, in points.
  public var pixelLength: Double { 1 }

  /// Whether the screen is dimmed, which hosts don't report.
  public var isLuminanceReduced: Bool { false }

  /// Whether the person wants less motion: always, because nothing moves.
  public var accessibilityReduceMotion: Bool { true }

  /// Whether the person wants less transparency: always, because nothing is transparent.
  public var accessibilityReduceTransparency: Bool { true }

  /// Whether colors aren't to be the only difference: always, because a host may have none.
  public var accessibilityDifferentiateWithoutColor: Bool { true }

  /// Whether colors are inverted; false, because hosts don't report it.
  public var accessibilityInvertColors: Bool { false }

  /// Whether a screen reader is on; false, because hosts don't report it.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether switch control is on; false, because hosts don't report it.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// Whether an assistive technology is on; false, because hosts don't report it.
  public var accessibilityEnabled: Bool { false }
}

/// The state of the window around a control.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
  /// `key` is that of the window with the focus, `active` that of the main window, `inactive` that of any other.
  case key, active, inactive
}
