// Annotations for sizes, positions and the direction of the layout; frames and padding are in
// `DisplayAnnotation.swift`.
extension DisplayAnnotation {
  /// Whether the layout goes from right to left.
  ///
  /// - Parameter isRightToLeft: Whether the leading edge of the content is the right edge.
  /// - Returns: The annotation.
  public static func rightToLeft(_ isRightToLeft: Bool) -> Self {
    Self(.rightToLeft, .flag(isRightToLeft))
  }

  /// The priority of the content when a stack distributes its space; 0 by default.
  ///
  /// - Parameter priority: The priority. Content with a higher priority gets its space first.
  /// - Returns: The annotation.
  public static func layoutPriority(_ priority: Double) -> Self {
    Self(.layoutPriority, .number(priority))
  }

  /// The axes along which the content has its ideal size.
  ///
  /// - Parameters:
  ///   - horizontal: Whether the content has its ideal width.
  ///   - vertical: Whether the content has its ideal height.
  /// - Returns: The annotation.
  public static func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> Self {
    Self(.fixedSize, .axes(horizontal: horizontal, vertical: vertical))
  }

  /// The ratio of width to height.
  ///
  /// - Parameters:
  ///   - ratio: The width divided by the height; nil for the ratio of the content's ideal size.
  ///   - isFilling: Whether the content fills all of the space, instead of fitting into it.
  /// - Returns: The annotation.
  public static func aspectRatio(_ ratio: Double?, isFilling: Bool = false) -> Self {
    Self(.aspectRatio, .ratio(ratio, isFilling: isFilling))
  }

  /// The distance by which the content is moved, in points.
  ///
  /// - Parameters:
  ///   - x: The distance toward the trailing edge, in points.
  ///   - y: The distance downward, in points.
  /// - Returns: The annotation.
  public static func offset(x: Double, y: Double) -> Self { Self(.offset, .point(x: x, y: y)) }

  /// The position of the content's center in the proposed space, in points.
  ///
  /// - Parameters:
  ///   - x: The distance of the center from the leading edge of the space, in points.
  ///   - y: The distance of the center from the top of the space, in points.
  /// - Returns: The annotation.
  public static func position(x: Double, y: Double) -> Self { Self(.position, .point(x: x, y: y)) }

  /// The position of an alignment guide of the content: a fraction of the content's length, plus a distance in points.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - fraction: The fraction of the content's length along the guide's axis.
  ///   - distance: The distance in points that is added to this fraction of the length.
  /// - Returns: The annotation.
  public static func alignmentGuide(
    _ guide: DisplayGuide, fraction: Double = 0, distance: Double
  ) -> Self {
    Self(.alignmentGuide, .guide(guide, fraction: fraction, distance: distance))
  }

  /// The width or the height of the content, relative to the surrounding container.
  ///
  /// - Parameters:
  ///   - horizontal: Whether the width of the content depends on the container's width.
  ///   - vertical: Whether the height of the content depends on the container's height.
  ///   - count: The number of equal parts into which the container's length is divided.
  ///   - span: The number of these parts that the content gets.
  ///   - spacing: The space between two parts, in points.
  /// - Returns: The annotation.
  public static func containerRelativeFrame(
    horizontal: Bool, vertical: Bool, count: Int = 1, span: Int = 1, spacing: Double = 0
  ) -> Self {
    Self(
      .containerRelativeFrame,
      .share(horizontal: horizontal, vertical: vertical, count: count, span: span, spacing: spacing)
    )
  }

  /// The properties of a cell in a grid.
  ///
  /// - Parameter cell: The properties. A nil property keeps the value that other annotations set.
  /// - Returns: The annotation.
  public static func gridCell(_ cell: DisplayGridCell) -> Self { Self(.gridCell, .gridCell(cell)) }
}
