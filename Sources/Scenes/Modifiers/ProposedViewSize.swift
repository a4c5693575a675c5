public import Foundation

/// A size that content is offered; nil for its own.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width in points.
  public var width: Double?
  /// The height in points.
  public var height: Double?

  /// Creates a size.
  ///
  /// - Parameters:
  ///   - width: The width in points; nil for that of the content.
  ///   - height: The height in points; nil for that of the content.
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// Creates a size.
  ///
  /// - Parameter size: The size in points.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The content's own size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
}
