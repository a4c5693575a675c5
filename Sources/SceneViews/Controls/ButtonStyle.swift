public import SceneDisplay

/// A look of buttons, whose body is shown as the label of the button.
///
/// ```swift
/// struct Framed: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.padding().border(configuration.isPressed ? .red : .gray)
///   }
/// }
/// ```
///
/// The button stays a control, which is pressed by its label or its identifier.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the look of a button.
  ///
  /// - Parameter configuration: The parts of the button.
  /// - Returns: The look.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public nonisolated struct Label: View {
    let content: AnyView

    /// The views of the app.
    @MainActor public var body: some View { content }
  }

  /// The role of the button; nil for none.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether the button is held down, as it is for one turn after it is pressed.
  public let isPressed: Bool
}

/// A look of buttons that decides also when the action is performed.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The parts of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns the views of a button.
  ///
  /// - Parameter configuration: The parts of the button.
  /// - Returns: The views, which perform the action by `trigger()`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The look that hosts draw by themselves; not for use by apps.
  nonisolated static var _look: _ButtonLook { get }
}

extension PrimitiveButtonStyle {
  /// The body is shown.
  public nonisolated static var _look: _ButtonLook { .own }
}

/// The look of a button; not for use by apps.
public enum _ButtonLook: Sendable {
  /// The body is shown.
  case own
  /// Hosts draw the look; nil for that of the host.
  case host(DisplayLook?)
}

/// The parts of a button, with its action.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public nonisolated struct Label: View {
    let content: AnyView

    /// The views of the app.
    @MainActor public var body: some View { content }
  }

  /// The role of the button; nil for none.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let action: @MainActor () -> Void

  /// Performs the action of the button.
  @MainActor public func trigger() { action() }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from the parts of one with a look.
  ///
  /// - Parameter configuration: The parts.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

// MARK: - Setting a look

extension View {
  /// Sets the look of the buttons in the view.
  ///
  /// - Parameter style: The look: at a terminal a prominent button is bold, and a plain one has no brackets.
  /// - Returns: The view with the look for its buttons.
  public nonisolated func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    environment(\.ownButton, PrimitiveBody.own(style))
  }

  /// Sets the look of the buttons in the view, which the app makes.
  ///
  /// - Parameter style: The look, whose body is shown in each button.
  /// - Returns: The view with the look for its buttons.
  public nonisolated func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    environment(
      \.ownButton,
      OwnStyle { parts, _ in AnyView(StyledButton(box: StyleBox(style: style), parts: parts)) })
  }
}

private nonisolated struct PrimitiveBody<Style: PrimitiveButtonStyle>: View {
  let box: StyleBox<Style>
  let configuration: PrimitiveButtonStyleConfiguration

  /// Returns the look with a style: its body, or the look that hosts draw.
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

/// A button with the look of an app.
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
    // The look without a frame: that of the app has its own.
    .environment(\.ownButton, OwnStyle(look: .plain))
    .onChange(of: isPressed) { if isPressed { isPressed = false } }
  }
}
