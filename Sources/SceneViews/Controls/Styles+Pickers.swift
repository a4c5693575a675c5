import SceneDisplay

/// A look of pickers.
@MainActor @preconcurrency public protocol PickerStyle {
  /// The look that hosts draw; not for use by apps.
  nonisolated var _look: _PickerLook { get }
}

/// The look of a picker; not for use by apps.
public enum _PickerLook: Sendable {
  /// `automatic` leaves the look to the host; `segmented` has the options in one row, `inline` in a column.
  case automatic, segmented, inline
}

/// The look `automatic` of pickers, which the host determines.
public nonisolated struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// The look that hosts draw.
  public var _look: _PickerLook { .automatic }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The look `automatic` of pickers, which the host determines.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// The look `menu` of pickers, which the host determines.
public nonisolated struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// The look that hosts draw.
  public var _look: _PickerLook { .automatic }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The look `menu` of pickers, which the host determines.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// The look `segmented` of pickers, with the options in one row.
public nonisolated struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// The look that hosts draw.
  public var _look: _PickerLook { .segmented }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The look `segmented` of pickers, with the options in one row.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// The look `inline` of pickers, with the options in a column.
public nonisolated struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// The look that hosts draw.
  public var _look: _PickerLook { .inline }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The look `inline` of pickers, with the options in a column.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// The look `radioGroup` of pickers, with the options in a column.
public nonisolated struct RadioGroupPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// The look that hosts draw.
  public var _look: _PickerLook { .inline }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// The look `radioGroup` of pickers, with the options in a column.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// The look `wheel` of pickers, with the options in a column.
public nonisolated struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// The look that hosts draw.
  public var _look: _PickerLook { .inline }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The look `wheel` of pickers, with the options in a column.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// The look `palette` of pickers, with the options in one row.
public nonisolated struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// The look that hosts draw.
  public var _look: _PickerLook { .segmented }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// The look `palette` of pickers, with the options in one row.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// The look `navigationLink` of pickers, which the host determines.
public nonisolated struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// The look that hosts draw.
  public var _look: _PickerLook { .automatic }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The look `navigationLink` of pickers, which the host determines.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// The look `popUpButton` of pickers, which the host determines.
public nonisolated struct PopUpButtonPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// The look that hosts draw.
  public var _look: _PickerLook { .automatic }
}

extension View {
  /// Sets the look of the pickers in the view.
  ///
  /// - Parameter style: The look; at a terminal, a segmented picker has its options in one row, and an inline picker
  ///   has them in a column.
  /// - Returns: The view with the look for its pickers.
  public nonisolated func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    let look: DisplayLook? =
      switch style._look {
      case .automatic: nil
      case .segmented: .segmented
      case .inline: .inline
      }
    return environment(\.pickerLook, look)
  }
}
