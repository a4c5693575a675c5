import SceneDisplay
import SceneRuntime

/// A look of toggles, whose body is shown in the place of the usual one.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The parts of what is shown.
  typealias Configuration = ToggleStyleConfiguration

  /// Returns the views to show.
  ///
  /// - Parameter configuration: The parts, which the look places.
  /// - Returns: The views.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The look that hosts draw by themselves; not for use by apps.
  nonisolated static var _look: _ButtonLook { get }
}

extension ToggleStyle {
  /// The body is shown.
  public nonisolated static var _look: _ButtonLook { .own }
}

/// The parts of a toggle.
public struct ToggleStyleConfiguration {
  /// The label.
  public nonisolated struct Label: View {
    let content: AnyView

    /// The views of the app.
    @MainActor public var body: some View { content }
  }

  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether it is on in some places and off in others.
  public var isMixed: Bool
  /// The label.
  public let label: Label
  /// Whether the toggle stands for several places.
  let hasSources: Bool
}

/// The body of a look.
private nonisolated struct ToggleStyleBody<Style: ToggleStyle>: View {
  let box: StyleBox<Style>
  let parts: ToggleParts

  @MainActor var body: some View {
    box.style.makeBody(
      configuration: ToggleStyleConfiguration(
        isOn: parts.isOn, isMixed: parts.isMixed?() == true, label: .init(content: parts.label),
        hasSources: parts.isMixed != nil))
  }

  /// Returns the look with a style: its body, or the look that hosts draw.
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
  /// - Parameter style: The look; the body of one that an app makes is shown in the place of the toggle.
  /// - Returns: The view with the look for its toggles.
  public nonisolated func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    environment(\.ownToggle, ToggleStyleBody.own(style))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from the parts of one with a look.
  ///
  /// - Parameter configuration: The parts.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
    let isMixed = configuration.isMixed
    if configuration.hasSources { self.isMixed = { isMixed } }
  }
}

/// The look of toggles that the system chooses.
public nonisolated struct DefaultToggleStyle: ToggleStyle {
  /// Creates the look.
  public init() {}

  /// Returns the toggle that hosts draw.
  ///
  /// - Parameter configuration: The parts of the toggle.
  /// - Returns: The toggle.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }

  /// The look for hosts.
  public static var _look: _ButtonLook { .host(nil) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The look of toggles that the system chooses.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A switch.
public nonisolated struct SwitchToggleStyle: ToggleStyle {
  /// Creates the look.
  public init() {}

  /// Creates the look in a color.
  ///
  /// - Parameter tint: The color, which has no effect; set it by `tint`.
  public init(tint: Color) {}

  /// Returns the toggle that hosts draw.
  ///
  /// - Parameter configuration: The parts of the toggle.
  /// - Returns: The toggle.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }

  /// The look for hosts.
  public static var _look: _ButtonLook { .host(.switch) }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A box with a mark.
public nonisolated struct CheckboxToggleStyle: ToggleStyle {
  /// Creates the look.
  public init() {}

  /// Returns the toggle that hosts draw.
  ///
  /// - Parameter configuration: The parts of the toggle.
  /// - Returns: The toggle.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }

  /// The look for hosts.
  public static var _look: _ButtonLook { .host(nil) }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a mark.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// A button, drawn as a box with a mark.
public nonisolated struct ButtonToggleStyle: ToggleStyle {
  /// Creates the look.
  public init() {}

  /// Returns the toggle that hosts draw.
  ///
  /// - Parameter configuration: The parts of the toggle.
  /// - Returns: The toggle.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }

  /// The look for hosts.
  public static var _look: _ButtonLook { .host(nil) }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button, drawn as a box with a mark.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
