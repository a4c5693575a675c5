/// The properties of a cell in a grid.
public struct DisplayGridCell: Hashable, Codable, Sendable {
  /// The number of columns that the cell spans; nil for one column.
  public var columns: Int?
  /// Whether the cell takes its width from its column and requests no width of its own; nil if the app doesn't set
  /// this.
  public var isWidthUnsized: Bool?
  /// Whether the cell takes its height from its row and requests no height of its own; nil if the app doesn't set this.
  public var isHeightUnsized: Bool?
  /// The alignment of the cell's column; nil if the cell doesn't set the alignment.
  public var columnAlignment: DisplayGuide?
  /// The horizontal position of the anchor, as a fraction of the width; nil if the cell has no anchor.
  ///
  /// The anchor is a point of the element in the cell. It is placed at the same point of the cell, so 0.5 centers the
  /// element horizontally. The anchor has an effect only if ``anchorX`` and ``anchorY`` are set. Otherwise, the column
  /// and the row align the element.
  public var anchorX: Double?
  /// The vertical position of the anchor, as a fraction of the height; nil if the cell has no anchor.
  public var anchorY: Double?

  /// Creates the properties of a cell.
  ///
  /// - Parameters:
  ///   - columns: The number of columns that the cell spans; nil for one column.
  ///   - isWidthUnsized: Whether the cell takes its width from its column; nil if the app doesn't set this.
  ///   - isHeightUnsized: Whether the cell takes its height from its row; nil if the app doesn't set this.
  ///   - columnAlignment: The alignment of the cell's column; nil if the cell doesn't set the alignment.
  ///   - anchorX: The horizontal position of the element's anchor, as a fraction of the width; nil if the cell has no
  ///     anchor.
  ///   - anchorY: The vertical position of the element's anchor, as a fraction of the height; nil if the cell has no
  ///     anchor.
  public init(
    columns: Int? = nil, isWidthUnsized: Bool? = nil, isHeightUnsized: Bool? = nil,
    columnAlignment: DisplayGuide? = nil, anchorX: Double? = nil, anchorY: Double? = nil
  ) {
    self.columns = columns
    self.isWidthUnsized = isWidthUnsized
    self.isHeightUnsized = isHeightUnsized
    self.columnAlignment = columnAlignment
    self.anchorX = anchorX
    self.anchorY = anchorY
  }
}

/// A description of one or several columns of a lazy grid.
///
/// In a lazy grid with a horizontal axis, the description applies to rows, and the widths are heights.
public enum DisplayGridColumn: Hashable, Codable, Sendable {
  /// A column with a fixed width in points.
  case fixed(Double)
  /// A column with a share of the width, between a minimum and a maximum in points; nil for no
  /// limit.
  case flexible(minimum: Double?, maximum: Double?)
  /// As many columns as fit, each between a minimum and a maximum width in points; nil for no
  /// maximum.
  case adaptive(minimum: Double, maximum: Double?)
}
