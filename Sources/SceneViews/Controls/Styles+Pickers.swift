import SceneDisplay

/// A style that determines the look of pickers.
@MainActor @preconcurrency public protocol PickerStyle {
  /// The look that hosts draw; not for use by apps.
  nonisolated var _look: _PickerLook { get }
}

/// The look of a picker; not for use by apps.
public enum _PickerLook: Sendable {
  /// `automatic` leaves the look to the host; `segmented` has the options in one row, `inline` in a column, `menu` in a
  /// menu.
  case automatic, segmented, inline, menu
}

/// The `automatic` look of pickers; hosts choose how to draw it.
public nonisolated struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// The look that hosts draw.
  public var _look: _PickerLook { .automatic }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The `automatic` look of pickers; hosts choose how to draw it.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// The `menu` look of pickers, with the selected option and a menu of all options.
public nonisolated struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// The look that hosts draw.
  public var _look: _PickerLook { .menu }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The `menu` look of pickers, with the selected option and a menu of all options.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// The `segmented` look of pickers, with the options in one row.
public nonisolated struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// The look that hosts draw.
  public var _look: _PickerLook { .segmented }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The `segmented` look of pickers, with the options in one row.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// The `inline` look of pickers, with the options in a column.
public nonisolated struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// The look that hosts draw.
  public var _look: _PickerLook { .inline }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The `inline` look of pickers, with the options in a column.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// The `radioGroup` look of pickers, with the options in a column.
public nonisolated struct RadioGroupPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// The look that hosts draw.
  public var _look: _PickerLook { .inline }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// The `radioGroup` look of pickers, with the options in a column.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// The `wheel` look of pickers, with the options in a column.
public nonisolated struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// The look that hosts draw.
  public var _look: _PickerLook { .inline }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The `wheel` look of pickers, with the options in a column.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// The `palette` look of pickers, with the options in one row.
public nonisolated struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// The look that hosts draw.
  public var _look: _PickerLook { .segmented }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// The `palette` look of pickers, with the options in one row.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// The `navigationLink` look of pickers, with the selected option and a menu of all options.
public nonisolated struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// The look that hosts draw.
  public var _look: _PickerLook { .menu }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The `navigationLink` look of pickers, with the selected option and a menu of all options.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// The look of pickers as a pop-up button, with the selected option and a menu of all options.
public nonisolated struct PopUpButtonPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// The look that hosts draw.
  public var _look: _PickerLook { .menu }
}

extension View {
  /// Sets the look of the pickers in the view.
  ///
  /// - Parameter style: The look. In a terminal, the look `segmented` shows the options in one row, and `inline` shows
  ///   them in a column. The look `menu` shows the selected option and opens a menu of all options; the look
  ///   `automatic` does so too if the picker has more than seven options.
  /// - Returns: The view with the look for its pickers.
  public nonisolated func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    let look: DisplayLook? =
      switch style._look {
      case .automatic: nil
      case .segmented: .segmented
      case .inline: .inline
      case .menu: .menu
      }
    return environment(\.pickerLook, look)
  }
}
