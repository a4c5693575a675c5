/// The frame of a node in its window, in points.
public struct DisplayFrame: Hashable, Codable, Sendable {
  /// The distance of the leading edge from the leading edge of the window.
  public var x: Double
  /// The distance of the top edge from the top edge of the window.
  public var y: Double
  /// The width of the node.
  public var width: Double
  /// The height of the node.
  public var height: Double

  /// Creates a frame.
  ///
  /// - Parameters:
  ///   - x: The distance of the leading edge from the leading edge of the window, in points.
  ///   - y: The distance of the top edge from the top edge of the window, in points.
  ///   - width: The width in points.
  ///   - height: The height in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
