import SceneDisplay

/// The size of a view, and the default positions of guides in the view, in points.
public struct ViewDimensions: Hashable, Sendable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// The default position of a horizontal guide, in points from the leading edge.
  ///
  /// - Parameter guide: The horizontal guide. A guide that the app defines is at the position that its ``AlignmentID``
  ///   returns.
  public subscript(guide: HorizontalAlignment) -> Double {
    switch guide {
    case .leading: 0
    case .trailing: width
    default: width * (guide.guide.defaultPart ?? 0.5)
    }
  }

  /// The default position of a vertical guide, in points from the top edge.
  ///
  /// - Parameter guide: The vertical guide. Baselines of text are at the bottom, because the lines aren't known. A guide
  ///   that the app defines is at the position that its ``AlignmentID`` returns.
  public subscript(guide: VerticalAlignment) -> Double {
    switch guide {
    case .top: 0
    case .center: height / 2
    default: height * (guide.guide.defaultPart ?? 1)
    }
  }
}
