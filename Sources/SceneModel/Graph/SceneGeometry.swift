/// The size of a scene's windows, as the host reports it.
public struct SceneGeometry: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The size of the windows, in points.
  public var size: SceneDescription.Size

  /// Creates a geometry with a size in points.
  ///
  /// - Parameter size: The size of the windows, in points. If a host reports a size with a side that is negative or
  ///   longer than a million points, the report is refused.
  public init(size: SceneDescription.Size) {
    self.size = size
  }

  /// The geometry of a scene without a declared size, before the host reports a size.
  package static let none = SceneGeometry(size: SceneDescription.Size(width: 0, height: 0))

  /// Whether the size is valid: no side is negative or longer than a million points.
  package var isPossible: Bool {
    let sides = 0.0...1_000_000
    return sides.contains(size.width) && sides.contains(size.height)
  }

  /// The size as text, such as `320.0 by 480.0`.
  public var description: String { "\(size.width) by \(size.height)" }
}
