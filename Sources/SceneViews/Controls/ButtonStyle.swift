public import SceneDisplay

/// A button style that defines the label of a button.
///
/// ```swift
/// struct Framed: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.padding().border(configuration.isPressed ? .red : .gray)
///   }
/// }
/// ```
///
/// The button stays a control: scripts and tests press the button by its label or its identifier.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of the views that the style creates.
  associatedtype Body: View
  /// The label, the role and the state of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the views that replace the label of a button.
  ///
  /// - Parameter configuration: The label, the role and the state of the button.
  /// - Returns: The views.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label, the role and the state of a button.
public struct ButtonStyleConfiguration {
  /// A view that shows the label of a button.
  public nonisolated struct Label: View {
    let content: AnyView

    /// The views that the app provides.
    @MainActor public var body: some View { content }
  }

  /// The role of the button; nil for none.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether the button is pressed; true for a single update after the press.
  public let isPressed: Bool
}

/// A button style that defines the views of a button and the input that performs the button's action.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of the views that the style creates.
  associatedtype Body: View
  /// The label, the role and the action of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns the views of a button.
  ///
  /// - Parameter configuration: The label, the role and the action of the button.
  /// - Returns: The views, which call `configuration.trigger()` to perform the action of the button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The look that hosts draw for this style; not for use by apps.
  nonisolated static var _look: _ButtonLook { get }
}

extension PrimitiveButtonStyle {
  /// The `own` look, because hosts show the body of a style that the app defines.
  public nonisolated static var _look: _ButtonLook { .own }
}

/// The look of a button; not for use by apps.
public enum _ButtonLook: Sendable {
  /// Hosts show the body of a style that the app defines.
  case own
  /// Hosts draw this look; nil is the default look of the host.
  case host(DisplayLook?)
}

/// The label, the role and the action of a button.
public struct PrimitiveButtonStyleConfiguration {
  /// A view that shows the label of a button.
  public nonisolated struct Label: View {
    let content: AnyView

    /// The views that the app provides.
    @MainActor public var body: some View { content }
  }

  /// The role of the button; nil for none.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  let action: @MainActor () -> Void

  /// Performs the action of the button.
  @MainActor public func trigger() { action() }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from the configuration that a style received.
  ///
  /// - Parameter configuration: The label, the role and the action that the style received.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

// MARK: - Setting a look

extension View {
  /// Sets the style of the buttons in the view: a look that hosts draw, or a style that the app defines.
  ///
  /// - Parameter style: The style. In a terminal, a prominent button is bold, and a plain button has no brackets.
  /// - Returns: The view with the style for its buttons.
  public nonisolated func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    environment(\.ownButton, PrimitiveBody.own(style))
  }

  /// Sets a style that defines the labels of the buttons in the view.
  ///
  /// - Parameter style: The style, whose body is the label of each button.
  /// - Returns: The view with the style for its buttons.
  public nonisolated func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    environment(
      \.ownButton,
      OwnStyle { parts, _ in AnyView(StyledButton(box: StyleBox(style: style), parts: parts)) })
  }
}

private nonisolated struct PrimitiveBody<Style: PrimitiveButtonStyle>: View {
  let box: StyleBox<Style>
  let configuration: PrimitiveButtonStyleConfiguration

  /// Returns the environment value `ownButton` for a style: the body of the app's style, or the look that hosts draw.
  static func own(_ style: Style) -> OwnStyle<ButtonParts> {
    if case .host(let look) = Style._look { return OwnStyle(look: look) }
    return OwnStyle { parts, _ in
      let body = PrimitiveBody(
        box: StyleBox(style: style),
        configuration: PrimitiveButtonStyleConfiguration(
          role: parts.role, label: .init(content: parts.label), action: parts.action))
      return AnyView(body.environment(\.ownButton, nil))
    }
  }

  @MainActor var body: some View { box.style.makeBody(configuration: configuration) }
}

private nonisolated struct ButtonBody<Style: ButtonStyle>: View {
  let box: StyleBox<Style>
  let configuration: ButtonStyleConfiguration

  @MainActor var body: some View { box.style.makeBody(configuration: configuration) }
}

/// A button whose label is the body of a style.
private nonisolated struct StyledButton<Style: ButtonStyle>: View {
  let box: StyleBox<Style>
  let parts: ButtonParts
  @State private var isPressed = false

  @MainActor var body: some View {
    Button(role: parts.role) {
      isPressed = true
      parts.action()
    } label: {
      ButtonBody(
        box: box,
        configuration: ButtonStyleConfiguration(
          role: parts.role, label: .init(content: parts.label), isPressed: isPressed))
    }
    // The host draws no frame, because the body of the style may draw one.
    .environment(\.ownButton, OwnStyle(look: .plain))
    .onChange(of: isPressed) { if isPressed { isPressed = false } }
  }
}
