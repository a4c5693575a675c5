import SceneDisplay
import SceneRuntime

/// A style that defines the look of toggles; its body replaces the standard look.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of the views that the style creates.
  associatedtype Body: View
  /// The views and values from which a style builds its body.
  typealias Configuration = ToggleStyleConfiguration

  /// Returns the views that replace the standard look of a toggle.
  ///
  /// - Parameter configuration: The state and the label of the toggle, which the style arranges.
  /// - Returns: The views.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The look that hosts draw for this style; not for use by apps.
  nonisolated static var _look: _ButtonLook { get }
}

extension ToggleStyle {
  /// The `own` look, because hosts show the body of a style that the app defines.
  public nonisolated static var _look: _ButtonLook { .own }
}

/// The parts of a toggle, from which a style builds its body.
public struct ToggleStyleConfiguration {
  /// A view that shows the label of a toggle.
  public nonisolated struct Label: View {
    let content: AnyView

    /// The views that the app provides.
    @MainActor public var body: some View { content }
  }

  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the toggle was created with a collection of sources, of which some are on and others are off.
  public var isMixed: Bool
  /// The label of the toggle.
  public let label: Label
  /// Whether the toggle was created with a collection of sources instead of a single binding.
  let hasSources: Bool
}

/// A view that evaluates the body of a style.
private nonisolated struct ToggleStyleBody<Style: ToggleStyle>: View {
  let box: StyleBox<Style>
  let parts: ToggleParts

  @MainActor var body: some View {
    box.style.makeBody(
      configuration: ToggleStyleConfiguration(
        isOn: parts.isOn, isMixed: parts.isMixed?() == true, label: .init(content: parts.label),
        hasSources: parts.isMixed != nil))
  }

  /// Returns the environment value `ownToggle` for a style: the body of the app's style, or the look that hosts draw.
  static func own(_ style: Style) -> OwnStyle<ToggleParts> {
    if case .host(let look) = Style._look { return OwnStyle(look: look) }
    return OwnStyle { parts, _ in
      let body = ToggleStyleBody(box: StyleBox(style: style), parts: parts)
      return AnyView(body.environment(\.ownToggle, nil))
    }
  }
}

extension View {
  /// Sets the look of the toggles in the view.
  ///
  /// - Parameter style: The style. If the app defines the style, its body replaces each toggle.
  /// - Returns: The view with the look for its toggles.
  public nonisolated func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    environment(\.ownToggle, ToggleStyleBody.own(style))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from the configuration that a style received.
  ///
  /// - Parameter configuration: The parts that the style received.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
    let isMixed = configuration.isMixed
    if configuration.hasSources { self.isMixed = { isMixed } }
  }
}

/// The look that the system chooses for toggles.
public nonisolated struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// Returns the toggle that hosts draw.
  ///
  /// - Parameter configuration: The parts of the toggle.
  /// - Returns: The toggle.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }

  /// The look that hosts draw.
  public static var _look: _ButtonLook { .host(nil) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The look that the system chooses for toggles.
  @_disfavoredOverload
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// The look of toggles as switches.
public nonisolated struct SwitchToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// Creates the style with a color.
  ///
  /// - Parameter tint: The color, which has no effect; use the `tint` modifier of views instead.
  public init(tint: Color) {}

  /// Returns the toggle that hosts draw.
  ///
  /// - Parameter configuration: The parts of the toggle.
  /// - Returns: The toggle.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }

  /// The look that hosts draw.
  public static var _look: _ButtonLook { .host(.switch) }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The look of toggles as switches.
  @_disfavoredOverload
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// The look of toggles as boxes with a mark.
public nonisolated struct CheckboxToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// Returns the toggle that hosts draw.
  ///
  /// - Parameter configuration: The parts of the toggle.
  /// - Returns: The toggle.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }

  /// The look that hosts draw.
  public static var _look: _ButtonLook { .host(nil) }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// The look of toggles as boxes with a mark.
  @_disfavoredOverload
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// The look of toggles as buttons, which hosts draw like the automatic look: as a box with a mark.
public nonisolated struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// Returns the toggle that hosts draw.
  ///
  /// - Parameter configuration: The parts of the toggle.
  /// - Returns: The toggle.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }

  /// The look that hosts draw.
  public static var _look: _ButtonLook { .host(nil) }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// The look of toggles as buttons, which hosts draw like the automatic look: as a box with a mark.
  @_disfavoredOverload
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
