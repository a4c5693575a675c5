// Hosts draw each control in one way, so styles are kept without effect.

/// A look of buttons.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}

/// A look of buttons that an app makes, which hosts don't use.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the look of a button.
  ///
  /// - Parameter configuration: The parts of the button.
  /// - Returns: The look, which hosts don't show.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button.
public struct ButtonStyleConfiguration {
  /// The role of the button; nil for none.
  public let role: ButtonRole?
  /// The label.
  public let label: AnyView
  /// Whether the button is held down.
  public let isPressed: Bool
}

/// The look that the system chooses.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the look.
  public nonisolated init() {}
}

/// The look without a frame.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the look.
  public nonisolated init() {}
}

/// The look without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the look.
  public nonisolated init() {}
}

/// The look with a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the look.
  public nonisolated init() {}
}

/// The look with a border, for the most important button.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the look.
  public nonisolated init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The choice of the system.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button without a frame.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
  /// Like a link.
  public static var link: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button with a border.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
  /// A button on glass.
  public static var glass: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// With a border, for the most important button.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// A look of toggles.
@MainActor @preconcurrency public protocol ToggleStyle {}

/// A look of toggles that hosts know; none draws by it.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the look.
  public nonisolated init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The choice of the system.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
  /// A switch.
  public static var `switch`: DefaultToggleStyle { DefaultToggleStyle() }
  /// A box with a mark.
  public static var checkbox: DefaultToggleStyle { DefaultToggleStyle() }
  /// A button.
  public static var button: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A look of labels.
@MainActor @preconcurrency public protocol LabelStyle {}

/// A look of labels that hosts know; all show the icon and the title.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the look.
  public nonisolated init() {}
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The choice of the system.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
  /// The icon and the title.
  public static var titleAndIcon: DefaultLabelStyle { DefaultLabelStyle() }
  /// The title.
  public static var titleOnly: DefaultLabelStyle { DefaultLabelStyle() }
  /// The icon.
  public static var iconOnly: DefaultLabelStyle { DefaultLabelStyle() }
}
