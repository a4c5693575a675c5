public import SceneDisplay

// The sizes and positions of views. Hosts without a layout, such as those that print windows as text, ignore these
// modifiers.
extension View {
  /// Gives the view its ideal width or height or both, whatever space is available.
  ///
  /// - Parameters:
  ///   - horizontal: Whether the view gets its ideal width.
  ///   - vertical: Whether the view gets its ideal height.
  /// - Returns: The view with its ideal size.
  public nonisolated func fixedSize(
    horizontal: Bool = true, vertical: Bool = true
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the priority with which a stack gives space to the view; views with a higher priority get space first.
  ///
  /// - Parameter value: The priority; the default of views is 0.
  /// - Returns: The view with the priority.
  public nonisolated func layoutPriority(
    _ value: Double
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.layoutPriority(value.finite ?? 0))
  }

  /// Shows the view at a distance from its position, in points; the layout of other views doesn't change.
  ///
  /// - Parameters:
  ///   - x: The distance toward the trailing edge; negative toward the leading edge.
  ///   - y: The distance downward; negative upward.
  /// - Returns: The view at the distance.
  public nonisolated func offset(
    x: Double = 0, y: Double = 0
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.offset(x: x.finite ?? 0, y: y.finite ?? 0))
  }

  /// Shows the view with its center at a position in the available space, in points.
  ///
  /// - Parameters:
  ///   - x: The distance of the view's center from the leading edge of the space.
  ///   - y: The distance of the view's center from the upper edge of the space.
  /// - Returns: A view that fills the available space, and shows this view at the position.
  public nonisolated func position(
    x: Double = 0, y: Double = 0
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.position(x: x.finite ?? 0, y: y.finite ?? 0))
  }

  /// Gives the view a fixed ratio of width to height.
  ///
  /// - Parameters:
  ///   - ratio: The width divided by the height; nil for the ratio of the view's ideal size.
  ///   - contentMode: Whether the view fits into the available space or fills it.
  /// - Returns: The view with the ratio.
  public nonisolated func aspectRatio(
    _ ratio: Double? = nil, contentMode: ContentMode
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.aspectRatio(ratio?.finite, isFilling: contentMode == .fill))
  }

  /// Fits the view into the available space, with the ratio of its ideal size.
  ///
  /// - Returns: The view, which is completely visible.
  public nonisolated func scaledToFit() -> ModifiedContent<Self, _TraitModifier> {
    aspectRatio(contentMode: .fit)
  }

  /// Fills the available space with the view, with the ratio of its ideal size.
  ///
  /// - Returns: The view, which covers the space and may extend beyond the space.
  public nonisolated func scaledToFill() -> ModifiedContent<Self, _TraitModifier> {
    aspectRatio(contentMode: .fill)
  }

  /// Sizes the view to a part of the enclosing scroll view or list, or to a part of the window if there is none.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the view is sized.
  ///   - count: The number of equal parts into which the length is divided.
  ///   - span: The number of parts that the view gets.
  ///   - spacing: The space between two parts, in points.
  /// - Returns: The view with the size of the parts that it gets.
  public nonisolated func containerRelativeFrame(
    _ axes: DisplayEdges, count: Int = 1, span: Int = 1, spacing: Double = 0
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(
      .containerRelativeFrame(
        horizontal: !axes.isDisjoint(with: .horizontal),
        vertical: !axes.isDisjoint(with: .vertical), count: count, span: span,
        spacing: spacing.finite ?? 0))
  }

  // MARK: - Guides

  /// Sets the position of a horizontal guide, at which a container aligns the view with others.
  ///
  /// ```swift
  /// struct QuotedText: View {
  ///   let text: String
  ///
  ///   var body: some View {
  ///     VStack(alignment: .leading) {
  ///       Text("The reply")
  ///       Text(text).alignmentGuide(.leading) { _ in -16 }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - guide: The guide whose position is set.
  ///   - computeValue: Returns the position of the guide in a view of the given size, in points from the leading edge.
  ///     The position must be a fraction of the width plus a constant. The closure is called for a width of 0 and of 1
  ///     point, because the size isn't known when the view is created.
  /// - Returns: The view with the guide.
  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: (ViewDimensions) -> Double
  ) -> ModifiedContent<Self, _TraitModifier> {
    let start = computeValue(ViewDimensions(width: 0, height: 0)).finite ?? 0
    let end = computeValue(ViewDimensions(width: 1, height: 0)).finite ?? 0
    return with(.alignmentGuide(guide.guide, fraction: end - start, distance: start))
  }

  /// Sets the position of a vertical guide, at which a container aligns the view with others.
  ///
  /// - Parameters:
  ///   - guide: The guide whose position is set.
  ///   - computeValue: Returns the position of the guide in a view of the given size, in points from the upper edge.
  ///     The position must be a fraction of the height plus a constant. The closure is called for a height of 0 and of
  ///     1 point, because the size isn't known when the view is created.
  /// - Returns: The view with the guide.
  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: (ViewDimensions) -> Double
  ) -> ModifiedContent<Self, _TraitModifier> {
    let start = computeValue(ViewDimensions(width: 0, height: 0)).finite ?? 0
    let end = computeValue(ViewDimensions(width: 0, height: 1)).finite ?? 0
    return with(.alignmentGuide(guide.guide, fraction: end - start, distance: start))
  }

  // MARK: - Cells of grids

  /// Sets the number of grid columns that the view spans.
  ///
  /// - Parameter count: The number of columns; less than 1 counts as 1.
  /// - Returns: The view, which spans the columns.
  public nonisolated func gridCellColumns(
    _ count: Int
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.gridCell(DisplayGridCell(columns: max(1, count))))
  }

  /// Gives the view the size of its grid column or row; the view doesn't make the column or row larger.
  package nonisolated func gridCellUnsized(
    horizontal: Bool, vertical: Bool
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(
      .gridCell(
        DisplayGridCell(
          isWidthUnsized: horizontal ? true : nil, isHeightUnsized: vertical ? true : nil)))
  }

  /// Sets the alignment of all cells in the view's column.
  ///
  /// - Parameter guide: The alignment, which replaces the grid's alignment in this column.
  /// - Returns: The view with the alignment of its column.
  public nonisolated func gridColumnAlignment(
    _ guide: HorizontalAlignment
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.gridCell(DisplayGridCell(columnAlignment: guide.guide)))
  }

  /// Places a point of the view at the same point of its grid cell; the alignments of the column and the row don't
  /// apply.
  ///
  /// - Parameter anchor: The point as fractions of the width and the height, such as `.topTrailing`.
  /// - Returns: The view with its position in the cell.
  public nonisolated func gridCellAnchor(
    _ anchor: UnitPoint
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(
      .gridCell(DisplayGridCell(anchorX: anchor.x.finite ?? 0, anchorY: anchor.y.finite ?? 0)))
  }
}

/// The rule for sizing a view in a rectangle whose ratio of width to height differs from the ratio of the view.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The whole view is visible.
  case fit
  /// The view covers the whole rectangle.
  case fill
}
