public import SceneModel

/// A style of windows.
public protocol WindowStyle {
  /// The value for the style in a ``/SceneModel/SceneDescription``; not for use by apps.
  nonisolated var _style: SceneDescription.WindowTraits.Style { get }
}

extension WindowStyle {
  /// The style that the host chooses; not for use by apps.
  public nonisolated var _style: SceneDescription.WindowTraits.Style { .automatic }
}

/// The style of windows that the system chooses.
public struct DefaultWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The style that the system chooses.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

/// The style of windows with a title bar.
public struct TitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
  public nonisolated var _style: SceneDescription.WindowTraits.Style { .titleBar }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// The style with a title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

/// The style of windows without a title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
  public nonisolated var _style: SceneDescription.WindowTraits.Style { .hiddenTitleBar }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// The style without a title bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

/// The style of windows without a frame.
public struct PlainWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
  public nonisolated var _style: SceneDescription.WindowTraits.Style { .plain }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// The style without a frame.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// The style of volumetric windows on visionOS.
public struct VolumetricWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

extension WindowStyle where Self == VolumetricWindowStyle {
  /// The style of volumetric windows.
  public static var volumetric: VolumetricWindowStyle { VolumetricWindowStyle() }
}

/// A style of the toolbars of windows.
public protocol WindowToolbarStyle {
  /// Whether the title is shown; not for use by apps.
  nonisolated var _showsTitle: Bool { get }
}

extension WindowToolbarStyle {
  /// True, because most styles show the title; not for use by apps.
  public nonisolated var _showsTitle: Bool { true }
}

/// The style of window toolbars that the system chooses.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The style that the system chooses.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

/// The style of window toolbars with the title above the items; hosts show the toolbar as with the automatic style.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() {}
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// The style with the title above the items.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

/// The style of window toolbars with the title beside the items.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  public nonisolated let _showsTitle: Bool

  /// Creates the style.
  public init() {
    _showsTitle = true
  }

  init(showsTitle: Bool) {
    _showsTitle = showsTitle
  }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// The style with the title beside the items.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
  /// Returns the style with or without the title beside the items.
  ///
  /// - Parameter showsTitle: Whether the title is shown.
  /// - Returns: The style.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle(showsTitle: showsTitle)
  }
}

/// The style of low window toolbars that can show the title beside the items.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  public nonisolated let _showsTitle: Bool

  /// Creates the style.
  public init() {
    _showsTitle = true
  }

  init(showsTitle: Bool) {
    _showsTitle = showsTitle
  }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// The style of low toolbars with the title beside the items.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }

  /// Returns the style of low toolbars with or without the title beside the items.
  ///
  /// - Parameter showsTitle: Whether the title is shown.
  /// - Returns: The style.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}

/// A style of menu bar extras.
public protocol MenuBarExtraStyle {
  /// Whether the content is shown in a window; not for use by apps.
  nonisolated var _showsWindow: Bool { get }
}

extension MenuBarExtraStyle {
  /// False, because the content is a menu; not for use by apps.
  public nonisolated var _showsWindow: Bool { false }
}

/// The style of menu bar extras that the system chooses.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The style that the system chooses.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

/// The style of menu bar extras with a menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// The style with a menu.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

/// The style of menu bar extras with a window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
  public nonisolated var _showsWindow: Bool { true }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// The style with a window.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

/// A style of immersive spaces.
public protocol ImmersionStyle: Sendable {}

/// The style of immersive spaces that the system chooses.
public struct AutomaticImmersionStyle: ImmersionStyle {
  /// Creates the style.
  public init() {}
}

extension ImmersionStyle where Self == AutomaticImmersionStyle {
  /// The style that the system chooses.
  public static var automatic: AutomaticImmersionStyle { AutomaticImmersionStyle() }
}

/// The style of immersive spaces that hides the person's surroundings.
public struct FullImmersionStyle: ImmersionStyle {
  /// Creates the style.
  public init() {}
}

extension ImmersionStyle where Self == FullImmersionStyle {
  /// The style that hides the person's surroundings.
  public static var full: FullImmersionStyle { FullImmersionStyle() }
}

/// The style of immersive spaces in which the person's surroundings stay visible.
public struct MixedImmersionStyle: ImmersionStyle {
  /// Creates the style.
  public init() {}
}

extension ImmersionStyle where Self == MixedImmersionStyle {
  /// The style in which the person's surroundings stay visible.
  public static var mixed: MixedImmersionStyle { MixedImmersionStyle() }
}

/// The style of immersive spaces in which a person chooses how much of the surroundings is hidden.
public struct ProgressiveImmersionStyle: ImmersionStyle {
  /// Creates the style.
  public init() {}
}

extension ImmersionStyle where Self == ProgressiveImmersionStyle {
  /// The style in which a person chooses how much of the surroundings is hidden.
  public static var progressive: ProgressiveImmersionStyle { ProgressiveImmersionStyle() }
}
