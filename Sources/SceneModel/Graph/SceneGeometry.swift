/// How large a scene's windows are shown, in points, as the host tells.
public struct SceneGeometry: Hashable, Codable, Sendable, CustomStringConvertible {
  public var size: SceneDescription.Size

  public init(size: SceneDescription.Size) {
    self.size = size
  }

  /// Nothing told of it yet, and nothing declared.
  package static let none = SceneGeometry(size: SceneDescription.Size(width: 0, height: 0))

  /// Whether something can be shown so large: no side is negative, or longer than a million points.
  package var isPossible: Bool {
    let sides = 0.0...1_000_000
    return sides.contains(size.width) && sides.contains(size.height)
  }

  public var description: String { "\(size.width) by \(size.height)" }
}
