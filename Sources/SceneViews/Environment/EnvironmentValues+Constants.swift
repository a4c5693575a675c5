// Values that hosts don't report, such as the settings of assistive technologies. An app can set those values that it
// can set in SwiftUI.
extension EnvironmentValues {
  /// The state of the window around the view: `key` while the window's scene is active, otherwise `inactive`, unless an
  /// ancestor sets another state.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] ?? (scenePhase == .active ? .key : .inactive) }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  /// Whether the scene is recorded or shared: false unless an ancestor sets true, because hosts don't report this.
  public var isSceneCaptured: Bool {
    get { self[SceneCapturedKey.self] }
    set { self[SceneCapturedKey.self] = newValue }
  }

  /// Whether the device can show scenes of another device; false, because no host can show them.
  public var supportsRemoteScenes: Bool { false }

  /// The length of a pixel in points: always 1, because hosts don't report it.
  public var pixelLength: Double { 1 }

  /// Whether the screen is dimmed: false unless an ancestor sets true, because hosts don't report this.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceReducedKey.self] }
    set { self[LuminanceReducedKey.self] = newValue }
  }

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

  /// The contrast between the colors; standard, because hosts don't report this.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  /// The weight of letters that a person prefers; nil unless an ancestor sets a weight, because hosts don't report it.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// Whether an assistive technology is on: false unless an ancestor sets true, because hosts don't report this.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }
}

private struct ControlActiveStateKey: EnvironmentKey {
  static var defaultValue: ControlActiveState? { nil }
}

private struct SceneCapturedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct LuminanceReducedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct AccessibilityEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct LegibilityWeightKey: EnvironmentKey {
  static var defaultValue: LegibilityWeight? { nil }
}

/// The contrast between the colors of an app.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  /// `standard` is the default contrast, `increased` a higher contrast.
  case standard, increased
}

/// The weight of letters that a person prefers.
public enum LegibilityWeight: Hashable, Sendable {
  /// `regular` is the default weight, `bold` a heavier weight.
  case regular, bold
}

/// The state of the window around a control.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
  /// `key` is the state of the window with the focus, `active` the state of the main window, and `inactive` the state
  /// of any other window.
  case key, active, inactive
}
