public import SceneDisplay

// The room that views take, and their places in it. Hosts without a layout, such as those of text, show the
// views without them.
extension View {
  /// Gives the view its ideal size along some axes, whatever room there is.
  ///
  /// - Parameters:
  ///   - horizontal: Whether the width is the ideal one.
  ///   - vertical: Whether the height is the ideal one.
  /// - Returns: The view with its ideal size.
  public nonisolated func fixedSize(
    horizontal: Bool = true, vertical: Bool = true
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the priority with which a stack gives room to the view; views of a higher priority get theirs first.
  ///
  /// - Parameter value: The priority; 0 without.
  /// - Returns: The view with the priority.
  public nonisolated func layoutPriority(
    _ value: Double
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.layoutPriority(value.finite ?? 0))
  }

  /// Shows the view at a distance from its place, in points; the place stays as it is.
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

  /// Shows the view with its center at a point of all the room that is offered, in points.
  ///
  /// - Parameters:
  ///   - x: The distance of the view's center from the leading edge of the room.
  ///   - y: The distance of the view's center from the upper edge of the room.
  /// - Returns: The view at the point, with the size of the room.
  public nonisolated func position(
    x: Double = 0, y: Double = 0
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.position(x: x.finite ?? 0, y: y.finite ?? 0))
  }

  /// Keeps the ratio of the view's width to its height.
  ///
  /// - Parameters:
  ///   - ratio: The width divided by the height; nil for the ratio of the view's ideal size.
  ///   - contentMode: Whether the view fits into the room or fills it.
  /// - Returns: The view with the ratio.
  public nonisolated func aspectRatio(
    _ ratio: Double? = nil, contentMode: ContentMode
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.aspectRatio(ratio?.finite, isFilling: contentMode == .fill))
  }

  /// Fits the view into the room, with the ratio of its ideal size.
  ///
  /// - Returns: The view, all of which is visible.
  public nonisolated func scaledToFit() -> ModifiedContent<Self, _TraitModifier> {
    aspectRatio(contentMode: .fit)
  }

  /// Fills the room with the view, with the ratio of its ideal size.
  ///
  /// - Returns: The view, which covers the room and may extend beyond it.
  public nonisolated func scaledToFill() -> ModifiedContent<Self, _TraitModifier> {
    aspectRatio(contentMode: .fill)
  }

  /// Gives the view a part of the length of the container around it that scrolls, or of the window.
  ///
  /// - Parameters:
  ///   - axes: The axes along which it gets a part.
  ///   - count: The number of parts.
  ///   - span: The number of parts that the view gets.
  ///   - spacing: The space between two parts, in points.
  /// - Returns: The view with its part.
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
  ///   - guide: The guide.
  ///   - computeValue: Returns the position for a size, in points: a part of the width and a distance. It is
  ///     called for sizes of no width and of one point, because the size isn't known when the view is made.
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
  ///   - guide: The guide.
  ///   - computeValue: Returns the position for a size, in points: a part of the height and a distance. It is
  ///     called for sizes of no height and of one point, because the size isn't known when the view is made.
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

  /// Sizes the view to its column or row of a grid, without making the column or row larger.
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
  /// - Parameter guide: The alignment, in place of the grid's.
  /// - Returns: The view with the alignment of its column.
  public nonisolated func gridColumnAlignment(
    _ guide: HorizontalAlignment
  ) -> ModifiedContent<Self, _TraitModifier> {
    with(.gridCell(DisplayGridCell(columnAlignment: guide.guide)))
  }
}

/// The way in which something is fitted into a rectangle of another shape.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of it is visible.
  case fit
  /// All of the rectangle is covered.
  case fill
}
