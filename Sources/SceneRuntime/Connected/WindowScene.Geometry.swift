extension WindowScene {
  /// How large a scene's windows are shown, in points, as the host tells.
  public struct Geometry: Hashable, Codable, Sendable, CustomStringConvertible {
    public var size: SceneDescription.Size

    public init(size: SceneDescription.Size) {
      self.size = size
    }

    /// Nothing told of it yet, and nothing declared.
    static let none = Geometry(size: SceneDescription.Size(width: 0, height: 0))

    public var description: String { "\(size.width) by \(size.height)" }
  }
}
