/// A style that defines the look of text fields; its body replaces the standard look.
///
/// ```swift
/// struct Framed: TextFieldStyle {
///   func _body(configuration: TextField<_Label>) -> some View {
///     configuration.padding(8).border(.secondary)
///   }
/// }
///
/// struct Subject: View {
///   @State private var subject = ""
///
///   var body: some View {
///     TextField("Subject", text: $subject).textFieldStyle(Framed())
///   }
/// }
/// ```
@MainActor @preconcurrency public protocol TextFieldStyle {
  /// The type of the views that the style creates.
  associatedtype _Body: View
  /// The type of the field's label.
  typealias _Label = _TextFieldStyleLabel

  /// Returns the views that replace the standard look of a text field; the method has SwiftUI's name.
  ///
  /// - Parameter configuration: The field as hosts draw it, which the style arranges.
  /// - Returns: The views.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body

  /// Whether hosts draw the look by themselves; not for use by apps.
  nonisolated static var _isOfHost: Bool { get }
}

extension TextFieldStyle {
  /// False, because hosts show the body of a style that the app defines.
  public nonisolated static var _isOfHost: Bool { false }
}

/// A view that evaluates the body of a style.
private nonisolated struct TextFieldStyleBody<Style: TextFieldStyle>: View {
  let box: StyleBox<Style>
  let field: TextField<_TextFieldStyleLabel>

  @MainActor var body: some View { box.style._body(configuration: field) }

  /// Returns the environment value `ownTextField` for a style: the body of the app's style, or the look that hosts
  /// draw.
  static func own(_ style: Style) -> OwnStyle<TextField<_TextFieldStyleLabel>> {
    if Style._isOfHost { return OwnStyle() }
    return OwnStyle { field, _ in
      let body = TextFieldStyleBody(box: StyleBox(style: style), field: field)
      return AnyView(body.environment(\.ownTextField, nil))
    }
  }
}

extension View {
  /// Sets the look of the text fields and secure fields in the view.
  ///
  /// - Parameter style: The style. If the app defines the style, its body replaces each field; hosts draw all other
  ///   styles alike.
  /// - Returns: The view with the look for its fields.
  public nonisolated func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    environment(\.ownTextField, TextFieldStyleBody.own(style))
  }
}

/// The look that the system chooses for text fields.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// Returns the field that hosts draw.
  ///
  /// - Parameter configuration: The field that hosts draw.
  /// - Returns: The same field.
  @MainActor public func _body(configuration: TextField<_Label>) -> some View { configuration }

  /// True, because hosts draw the look.
  public static var _isOfHost: Bool { true }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The look that the system chooses for text fields.
  @_disfavoredOverload
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// The `plain` look of text fields, which hosts draw like the automatic look.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// Returns the field that hosts draw.
  ///
  /// - Parameter configuration: The field that hosts draw.
  /// - Returns: The same field.
  @MainActor public func _body(configuration: TextField<_Label>) -> some View { configuration }

  /// True, because hosts draw the look.
  public static var _isOfHost: Bool { true }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The `plain` look of text fields.
  @_disfavoredOverload
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// The `roundedBorder` look of text fields, which hosts draw like the automatic look.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// Returns the field that hosts draw.
  ///
  /// - Parameter configuration: The field that hosts draw.
  /// - Returns: The same field.
  @MainActor public func _body(configuration: TextField<_Label>) -> some View { configuration }

  /// True, because hosts draw the look.
  public static var _isOfHost: Bool { true }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The `roundedBorder` look of text fields.
  @_disfavoredOverload
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// The `squareBorder` look of text fields, which hosts draw like the automatic look.
public nonisolated struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// Returns the field that hosts draw.
  ///
  /// - Parameter configuration: The field that hosts draw.
  /// - Returns: The same field.
  @MainActor public func _body(configuration: TextField<_Label>) -> some View { configuration }

  /// True, because hosts draw the look.
  public static var _isOfHost: Bool { true }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// The `squareBorder` look of text fields.
  @_disfavoredOverload
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
