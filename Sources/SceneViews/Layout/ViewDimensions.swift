/// The size of a view, and the default positions of guides in the view, in points.
public struct ViewDimensions: Hashable, Sendable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// The default position of a horizontal guide, in points from the leading edge.
  ///
  /// - Parameter guide: The horizontal guide; the position of a guide that the app defines is the center.
  public subscript(guide: HorizontalAlignment) -> Double {
    switch guide {
    case .leading: 0
    case .trailing: width
    default: width / 2
    }
  }

  /// The default position of a vertical guide, in points from the top edge.
  ///
  /// - Parameter guide: The vertical guide. Baselines of text are at the bottom, because the lines aren't known. Guides
  ///   that the app defines are at the bottom too.
  public subscript(guide: VerticalAlignment) -> Double {
    switch guide {
    case .top: 0
    case .center: height / 2
    default: height
    }
  }
}
