/// A type that provides views for previews in a development environment; no host here shows previews.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the previewed views.
  associatedtype Previews: View

  /// The views to show as previews.
  @ViewBuilder static var previews: Previews { get }
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
  /// - Parameter device: The device of the preview; nil for the choice of the development
  ///   environment.
  /// - Returns: The view itself.
  public nonisolated func previewDevice(_ device: PreviewDevice?) -> Self { self }
}
