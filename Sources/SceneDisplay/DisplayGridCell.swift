/// The properties of a cell in a grid.
public struct DisplayGridCell: Hashable, Codable, Sendable {
  /// The number of columns that the cell spans; nil for one.
  public var columns: Int?
  /// Whether the cell takes its width from its column, and doesn't ask for more.
  public var isWidthUnsized: Bool?
  /// Whether the cell takes its height from its row, and doesn't ask for more.
  public var isHeightUnsized: Bool?
  /// The alignment of the cell's column; nil for that of the grid.
  public var columnAlignment: DisplayGuide?

  /// Creates the properties of a cell.
  ///
  /// - Parameters:
  ///   - columns: The number of columns that the cell spans; nil for one.
  ///   - isWidthUnsized: Whether the cell takes its width from its column; nil if it asks for its
  ///     own.
  ///   - isHeightUnsized: Whether the cell takes its height from its row; nil if it asks for its
  ///     own.
  ///   - columnAlignment: The alignment of the cell's column; nil for that of the grid.
  public init(
    columns: Int? = nil, isWidthUnsized: Bool? = nil, isHeightUnsized: Bool? = nil,
    columnAlignment: DisplayGuide? = nil
  ) {
    self.columns = columns
    self.isWidthUnsized = isWidthUnsized
    self.isHeightUnsized = isHeightUnsized
    self.columnAlignment = columnAlignment
  }
}

/// The columns of a lazy grid that one description makes.
public enum DisplayGridColumn: Hashable, Codable, Sendable {
  /// A column of a width, in points.
  case fixed(Double)
  /// A column with a share of the width, within limits in points; nil for none.
  case flexible(minimum: Double?, maximum: Double?)
  /// As many columns as fit, of a minimum width in points.
  case adaptive(minimum: Double, maximum: Double?)
}
