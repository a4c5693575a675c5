/// A style that defines the look of forms; its body replaces the standard look.
@MainActor @preconcurrency public protocol FormStyle {
  /// The type of the views that the style creates.
  associatedtype Body: View
  /// The views and values from which a style builds its body.
  typealias Configuration = FormStyleConfiguration

  /// Returns the views that replace the standard look of a form.
  ///
  /// - Parameter configuration: The parts of the form, which the style arranges.
  /// - Returns: The views.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Whether hosts draw the look by themselves; not for use by apps.
  nonisolated static var _isOfHost: Bool { get }
}

extension FormStyle {
  /// False, because hosts show the body of a style that the app defines.
  public nonisolated static var _isOfHost: Bool { false }
}

/// The parts of a form, from which a style builds its body.
public struct FormStyleConfiguration {
  /// A view that shows the content of a form.
  public nonisolated struct Content: View {
    let content: AnyView

    /// The views that the app provides.
    @MainActor public var body: some View { content }
  }

  /// The content of the form.
  public let content: Content
}

/// A style of forms whose look hosts draw by themselves; not for use by apps.
@MainActor @preconcurrency public protocol _HostFormStyle: FormStyle {}

extension _HostFormStyle {
  /// Returns a form with the standard look.
  ///
  /// - Parameter configuration: The parts that the style received.
  /// - Returns: The views.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }

  /// True, because hosts draw the look.
  public nonisolated static var _isOfHost: Bool { true }
}

/// The look that the system chooses for forms.
public nonisolated struct AutomaticFormStyle: _HostFormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The look that the system chooses for forms.
  @_disfavoredOverload
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// The `columns` look of forms, which hosts draw like the automatic look.
public nonisolated struct ColumnsFormStyle: _HostFormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// The `columns` look of forms.
  @_disfavoredOverload
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// The `grouped` look of forms, which hosts draw like the automatic look.
public nonisolated struct GroupedFormStyle: _HostFormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// The `grouped` look of forms.
  @_disfavoredOverload
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// A view that evaluates the body of a style.
private nonisolated struct FormStyleBody<Style: FormStyle>: View {
  let box: StyleBox<Style>
  let configuration: FormStyleConfiguration

  @MainActor var body: some View { box.style.makeBody(configuration: configuration) }
}

extension View {
  /// Sets the look of the forms in the view.
  ///
  /// - Parameter style: The style. If the app defines the style, hosts show its body; they draw all other styles alike.
  /// - Returns: The view, whose descendants have the look.
  public nonisolated func formStyle<Style: FormStyle>(_ style: Style) -> some View {
    environment(
      \.ownForm,
      Style._isOfHost
        ? nil
        : OwnStyle { parts, own in
          // Inside the style's body, the default look replaces the style. Otherwise, a form in the body would
          // contain the body again, without end. The app's views inside the body get the style again.
          func again(_ view: AnyView) -> AnyView { AnyView(view.environment(\.ownForm, own)) }
          let body = FormStyleBody(
            box: StyleBox(style: style),
            configuration: FormStyleConfiguration(content: .init(content: again(parts.content))))
          return AnyView(body.environment(\.ownForm, nil))
        })
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form from the configuration that a style received.
  ///
  /// - Parameter configuration: The parts that the style received.
  public init(_ configuration: FormStyleConfiguration) {
    self.init { configuration.content }
  }
}
