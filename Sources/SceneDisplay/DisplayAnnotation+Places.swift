// The sizes and places of elements beside frames and padding.
extension DisplayAnnotation {
  /// Whether the layout goes from right to left.
  ///
  /// - Parameter isRightToLeft: Whether the leading edge of the content is the right one.
  /// - Returns: The annotation.
  public static func rightToLeft(_ isRightToLeft: Bool) -> Self {
    Self(.rightToLeft, .flag(isRightToLeft))
  }

  /// The priority with which a stack gives room to the content; 0 without.
  ///
  /// - Parameter priority: The priority; content with a higher one gets its room first.
  /// - Returns: The annotation.
  public static func layoutPriority(_ priority: Double) -> Self {
    Self(.layoutPriority, .number(priority))
  }

  /// The axes along which the content has its ideal size.
  ///
  /// - Parameters:
  ///   - horizontal: Whether the width is the ideal one.
  ///   - vertical: Whether the height is the ideal one.
  /// - Returns: The annotation.
  public static func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> Self {
    Self(.fixedSize, .axes(horizontal: horizontal, vertical: vertical))
  }

  /// The ratio of width to height; nil for that of the content.
  ///
  /// - Parameters:
  ///   - ratio: The width divided by the height; nil for the ratio of the content's ideal size.
  ///   - isFilling: Whether the content covers all of the space, instead of fitting into it.
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

  /// The position of the content's center in the space that is offered, in points.
  ///
  /// - Parameters:
  ///   - x: The distance of the center from the leading edge of the space, in points.
  ///   - y: The distance of the center from the top of the space, in points.
  /// - Returns: The annotation.
  public static func position(x: Double, y: Double) -> Self { Self(.position, .point(x: x, y: y)) }

  /// The position of a guide: a fraction of the content's length, and a distance in points.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - fraction: The part of the content's length along the guide's axis.
  ///   - distance: The distance that is added to this part, in points.
  /// - Returns: The annotation.
  public static func alignmentGuide(
    _ guide: DisplayGuide, fraction: Double = 0, distance: Double
  ) -> Self {
    Self(.alignmentGuide, .guide(guide, fraction: fraction, distance: distance))
  }

  /// A part of the length of the surrounding container.
  ///
  /// - Parameters:
  ///   - horizontal: Whether the width of the content is a part of the container's.
  ///   - vertical: Whether the height of the content is a part of the container's.
  ///   - count: The number of equal parts into which the length is divided.
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
  /// - Parameter cell: The properties; those that are nil stay as other annotations set them.
  /// - Returns: The annotation.
  public static func gridCell(_ cell: DisplayGridCell) -> Self { Self(.gridCell, .gridCell(cell)) }
}
