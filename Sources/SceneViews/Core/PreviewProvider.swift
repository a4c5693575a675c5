/// A type that provides views for previews in a development environment; no host of this library shows previews.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the previewed views.
  associatedtype Previews: View

  /// The views to show as previews.
  @ViewBuilder static var previews: Previews { get }
}

/// A type that changes the views of previews; the library never calls its methods, because no host shows previews.
///
/// ```swift
/// struct SampleMail: PreviewModifier {
///   static func makeSharedContext() -> String { "ada@postbox.example" }
///
///   func body(content: Content, context: String) -> some View {
///     content.navigationTitle(context)
///   }
/// }
/// ```
@MainActor @preconcurrency public protocol PreviewModifier {
  /// The type of the value that the previews share.
  associatedtype Context = Void
  /// The type of the changed view.
  associatedtype Body: View
  /// The view of a preview, to which the modifier is applied.
  typealias Content = PreviewModifierContent

  /// Makes the value that the previews with the modifier share; never called.
  ///
  /// - Returns: The value.
  /// - Throws: An error if the value can't be made.
  static func makeSharedContext() async throws -> Context

  /// Returns the changed view of a preview; never called.
  ///
  /// - Parameters:
  ///   - content: The view of the preview.
  ///   - context: The value that the previews share.
  /// - Returns: The changed view.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Does nothing, because the previews share no value.
  public static func makeSharedContext() async throws {}
}

/// The view of a preview, to which a ``PreviewModifier`` is applied; no value of this type is ever created.
public nonisolated struct PreviewModifierContent: View {
  /// The content has no body of its own.
  public typealias Body = Never

  private init() {}
}

/// The size of the area in which a preview shows its view.
public enum PreviewLayout: Sendable {
  /// The size of the device on which the preview is shown.
  case device
  /// The size that the view itself chooses.
  case sizeThatFits
  /// A size in points.
  case fixed(width: Double, height: Double)
}

/// The name of a device for which a view is previewed.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// Creates the name of a device.
  ///
  /// - Parameter rawValue: The name of the device.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates the name of a device.
  ///
  /// - Parameter name: The name of the device.
  public init(stringLiteral name: String) {
    rawValue = name
  }
}

extension View {
  /// Has no effect: nothing shows previews.
  ///
  /// - Parameter name: The name of the preview; nil for the name of the type.
  /// - Returns: The view itself.
  public nonisolated func previewDisplayName(_ name: String?) -> Self { self }

  /// Has no effect: nothing shows previews.
  ///
  /// - Parameter layout: The size of the preview.
  /// - Returns: The view itself.
  public nonisolated func previewLayout(_ layout: PreviewLayout) -> Self { self }

  /// Has no effect: nothing shows previews.
  ///
  /// - Parameter device: The device of the preview; nil if the development environment chooses it.
  /// - Returns: The view itself.
  public nonisolated func previewDevice(_ device: PreviewDevice?) -> Self { self }
}
