public import Foundation

/// The size and the place of a view, as far as they are known: those of a window of 80 by 24 letters.
public struct GeometryProxy: Sendable {
  /// The size in points.
  public let size = CGSize(width: 640, height: 384)
  /// The distances from the edges of the window within which content is hidden: none.
  public let safeAreaInsets = EdgeInsets()

  /// Returns the frame of the view in a coordinate space.
  ///
  /// - Parameter space: The coordinate space, which has no effect.
  /// - Returns: A frame at the origin, with the size of a window.
  public func frame(in space: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}

/// A coordinate space, all of which are that of the window.
public enum CoordinateSpace: Hashable, Sendable {
  /// That of the window.
  case global
  /// That of the view.
  case local
}
