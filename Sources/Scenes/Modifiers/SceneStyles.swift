public import SceneModel

/// A look of windows.
public protocol WindowStyle {
  /// The style as data; not for use by apps.
  nonisolated var _style: SceneDescription.WindowTraits.Style { get }
}

extension WindowStyle {
  /// The style that the host chooses; not for use by apps.
  public nonisolated var _style: SceneDescription.WindowTraits.Style { .automatic }
}

/// The look of windows that the system chooses.
public struct DefaultWindowStyle: WindowStyle {
  /// Creates the look.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The look that the system chooses.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

/// The look of windows with a title.
public struct TitleBarWindowStyle: WindowStyle {
  /// Creates the look.
  public init() {}
  public nonisolated var _style: SceneDescription.WindowTraits.Style { .titleBar }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// The look with a title.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

/// The look of windows without a title.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Creates the look.
  public init() {}
  public nonisolated var _style: SceneDescription.WindowTraits.Style { .hiddenTitleBar }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// The look without a title.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

/// The look of windows without a frame.
public struct PlainWindowStyle: WindowStyle {
  /// Creates the look.
  public init() {}
  public nonisolated var _style: SceneDescription.WindowTraits.Style { .plain }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// The look without a frame.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// The look of windows in space.
public struct VolumetricWindowStyle: WindowStyle {
  /// Creates the look.
  public init() {}
}

extension WindowStyle where Self == VolumetricWindowStyle {
  /// The look in space.
  public static var volumetric: VolumetricWindowStyle { VolumetricWindowStyle() }
}

/// A look of toolbars of windows.
public protocol WindowToolbarStyle {
  /// Whether the title is shown; not for use by apps.
  nonisolated var _showsTitle: Bool { get }
}

extension WindowToolbarStyle {
  /// The title is shown; not for use by apps.
  public nonisolated var _showsTitle: Bool { true }
}

/// The look of toolbars of windows that the system chooses.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the look.
  public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The look that the system chooses.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

/// The look of toolbars of windows with the title above.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the look.
  public init() {}
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// The look with the title above.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

/// The look of toolbars of windows with the title beside.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  public nonisolated let _showsTitle: Bool

  /// Creates the look.
  public init() {
    _showsTitle = true
  }

  init(showsTitle: Bool) {
    _showsTitle = showsTitle
  }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// The look with the title beside.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
  /// The look with the title beside, with the title or without it.
  ///
  /// - Parameter showsTitle: Whether the title is shown.
  /// - Returns: The look.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle(showsTitle: showsTitle)
  }
}

/// The look of toolbars of windows with the title beside, in less height.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  public nonisolated let _showsTitle: Bool

  /// Creates the look.
  public init() {
    _showsTitle = true
  }

  init(showsTitle: Bool) {
    _showsTitle = showsTitle
  }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// The look with the title beside, in less height.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }
  /// The look with the title beside, in less height, with the title or without it.
  ///
  /// - Parameter showsTitle: Whether the title is shown.
  /// - Returns: The look.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}

/// A look of items in menu bars.
public protocol MenuBarExtraStyle {
  /// Whether the content is shown in a window; not for use by apps.
  nonisolated var _showsWindow: Bool { get }
}

extension MenuBarExtraStyle {
  /// The content is a menu; not for use by apps.
  public nonisolated var _showsWindow: Bool { false }
}

/// The look of items in menu bars that the system chooses.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the look.
  public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The look that the system chooses.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

/// The look of items in menu bars with a menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the look.
  public init() {}
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// The look with a menu.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

/// The look of items in menu bars with a window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the look.
  public init() {}
  public nonisolated var _showsWindow: Bool { true }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// The look with a window.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

/// A look of immersive spaces.
public protocol ImmersionStyle: Sendable {}

/// The look of immersive spaces that the system chooses.
public struct AutomaticImmersionStyle: ImmersionStyle {
  /// Creates the look.
  public init() {}
}

extension ImmersionStyle where Self == AutomaticImmersionStyle {
  /// The look that the system chooses.
  public static var automatic: AutomaticImmersionStyle { AutomaticImmersionStyle() }
}

/// The look of immersive spaces that hides everything else.
public struct FullImmersionStyle: ImmersionStyle {
  /// Creates the look.
  public init() {}
}

extension ImmersionStyle where Self == FullImmersionStyle {
  /// The look that hides everything else.
  public static var full: FullImmersionStyle { FullImmersionStyle() }
}

/// The look of immersive spaces in which everything else stays visible.
public struct MixedImmersionStyle: ImmersionStyle {
  /// Creates the look.
  public init() {}
}

extension ImmersionStyle where Self == MixedImmersionStyle {
  /// The look in which everything else stays visible.
  public static var mixed: MixedImmersionStyle { MixedImmersionStyle() }
}

/// The look of immersive spaces that a person makes larger.
public struct ProgressiveImmersionStyle: ImmersionStyle {
  /// Creates the look.
  public init() {}
}

extension ImmersionStyle where Self == ProgressiveImmersionStyle {
  /// The look that a person makes larger.
  public static var progressive: ProgressiveImmersionStyle { ProgressiveImmersionStyle() }
}
