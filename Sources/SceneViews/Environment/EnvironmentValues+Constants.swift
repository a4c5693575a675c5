// Values that hosts don't determine: hosts draw no animations, and report no settings of assistive technologies.
extension EnvironmentValues {
  /// The state of the window around the view: `key` while the window's scene is active, otherwise `inactive`.
  public var controlActiveState: ControlActiveState { scenePhase == .active ? .key : .inactive }

  /// Whether the scene is recorded or shared; false, because hosts don't report this.
  public var isSceneCaptured: Bool { false }

  /// Whether the device shows scenes of another device; false, because no host can show them.
  public var supportsRemoteScenes: Bool { false }

  /// The length of a pixel in points.
  public var pixelLength: Double { 1 }

  /// Whether the screen is dimmed; false, because hosts don't report this.
  public var isLuminanceReduced: Bool { false }

  /// Whether animations should be reduced; true, because hosts draw none.
  public var accessibilityReduceMotion: Bool { true }

  /// Whether transparency should be reduced; true, because hosts draw nothing transparent.
  public var accessibilityReduceTransparency: Bool { true }

  /// Whether differences should be visible without color; true, because a host may have no colors.
  public var accessibilityDifferentiateWithoutColor: Bool { true }

  /// Whether colors are inverted; false, because hosts don't report this.
  public var accessibilityInvertColors: Bool { false }

  /// Whether a screen reader is on; false, because hosts don't report this.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether switch control is on; false, because hosts don't report this.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// Whether an assistive technology is on; false, because hosts don't report this.
  public var accessibilityEnabled: Bool { false }
}

/// The state of the window around a control.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
  /// `key` is the state of the window with the focus, `active` the state of the main window, and `inactive` the state
  /// of any other window.
  case key, active, inactive
}
