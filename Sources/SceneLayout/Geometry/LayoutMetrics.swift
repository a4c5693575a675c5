import SceneDisplay

/// The lengths that a host chooses for a layout.
///
/// The lengths are in the host's units unless a comment says points.
///
/// All lengths of a layout are multiples of ``grain``, so frames need no rounding and leave no
/// gaps.
///
/// ```swift
/// import SceneLayout
///
/// let metrics = {
///   var metrics = LayoutMetrics.terminal
///   metrics.sheetWidth = 40
///   return metrics
/// }()
/// ```
public struct LayoutMetrics: Hashable, Sendable {
  /// The smallest length that can be shown.
  public var grain = 1.0
  /// The number of points in a unit, horizontally and vertically, for converting the lengths of an
  /// app.
  public var pointsPerUnit = LayoutSize(1, 1)
  /// The space between two views of a stack.
  public var spacing = LayoutSize(1, 0)
  /// The minimum length of a spacer.
  public var spacerMinimum = LayoutSize(1, 1)
  /// The ideal size of an element that fills the available space.
  public var placeholder = LayoutSize(1, 1)
  /// The thickness of a divider.
  public var divider = 1.0
  /// The padding at each edge if the app specifies no length.
  public var padding = LayoutSize(1, 0)
  /// The padding at the top or the bottom if the app requests padding only for these edges.
  public var verticalPadding = 1.0
  /// The thickness of a border, by which the content is inset at each edge.
  public var border = 1.0
  /// The width of a scroll bar; 0 if the scroll bar takes no space.
  public var scrollBar = 0.0
  /// The height of a unit divided by its width.
  public var unitAspect = 1.0
  /// The minimum height of a row of a list.
  public var rowHeight = 1.0
  /// The space at each end of a row of a list, for example for a selection mark and a scroll bar.
  public var rowInset = 0.0
  /// The height of the space between two sections of a list.
  public var sectionSpacing = 0.0
  /// The space before the label of an option, for the mark that shows whether the option is selected.
  public var markWidth = 0.0
  /// The space at the beginning of a page's bar, for the control that goes back.
  public var backWidth = 0.0
  /// The width of the mark at the end of a bar whose controls don't all fit; 0 for a host that draws no mark.
  package var overflowMarkWidth = 0.0
  /// The width that is proposed to a sheet, if the window is wide enough.
  public var sheetWidth = 60.0
  /// The minimum space around a sheet: the height above and below the sheet together, and the width
  /// on each side of the sheet.
  public var sheetMargin = LayoutSize(2, 2)
  /// The maximum width of an alert or a dialog.
  public var questionWidth = 50.0
  /// The minimum widths at which a split view shows two or three columns.
  public var splitWidths = SplitWidths(two: 60, three: 100)
  /// The widths of the first column of a split view.
  public var sidebarWidth = ColumnWidth(minimum: 16, ideal: 24, maximum: 40)
  /// The widths of the middle column of a split view.
  public var contentWidth = ColumnWidth(minimum: 20, ideal: 32, maximum: 60)
  /// The minimum width of the last column of a split view.
  public var detailMinimum = 30.0
  /// The minimum width of a flexible column of a lazy grid for which the app sets no minimum.
  public var columnMinimum = 1.0

  /// The minimum widths at which a split view shows two or three columns side by side.
  public struct SplitWidths: Hashable, Sendable {
    /// The minimum width at which two columns are shown.
    public var two: Double
    /// The minimum width at which three columns are shown.
    public var three: Double

    /// Creates widths.
    ///
    /// - Parameters:
    ///   - two: The minimum width at which two columns are shown.
    ///   - three: The minimum width at which three columns are shown.
    public init(two: Double, three: Double) {
      self.two = two
      self.three = three
    }
  }

  /// The minimum, ideal and maximum width of a column of a split view.
  public struct ColumnWidth: Hashable, Sendable {
    /// The minimum width, even if a person sets a smaller width.
    public var minimum: Double
    /// The width, unless a person sets another width.
    public var ideal: Double
    /// The maximum width, even if a person sets a larger width.
    public var maximum: Double

    /// Creates widths.
    ///
    /// - Parameters:
    ///   - minimum: The minimum width.
    ///   - ideal: The width, unless a person sets another width.
    ///   - maximum: The maximum width.
    public init(minimum: Double, ideal: Double, maximum: Double) {
      self.minimum = minimum
      self.ideal = ideal
      self.maximum = maximum
    }
  }

  /// Creates metrics with the default lengths, for a host that shows only whole units of one point.
  public init() {}

  /// The metrics of a terminal, where 8 points are a column and 16 points are a row.
  public static var terminal: LayoutMetrics {
    var metrics = LayoutMetrics()
    metrics.pointsPerUnit = LayoutSize(8, 16)
    metrics.unitAspect = 2
    metrics.rowInset = 1
    metrics.sectionSpacing = 1
    metrics.scrollBar = 1
    metrics.markWidth = 4
    metrics.backWidth = 8
    metrics.overflowMarkWidth = 3
    return metrics
  }

  /// Returns the largest multiple of the grain that isn't larger than a length.
  func floor(_ length: Double) -> Double {
    length.isFinite ? (length / grain).rounded(.down) * grain : length
  }

  /// Returns a length as a whole number, at least 0, with an upper limit that prevents overflow in
  /// sums.
  static func whole(_ length: Double) -> Int {
    length > 0 ? Int(min(length, 1_000_000_000)) : 0
  }

  /// Converts a length in points to units, rounded to the nearest multiple of ``grain``; a length that isn't
  /// finite stays the same.
  ///
  /// - Parameters:
  ///   - points: The length in points that the app has set.
  ///   - axis: The axis of the length.
  ///   - isVisible: Whether a length greater than 0 becomes at least the grain.
  /// - Returns: The length in units.
  func length(
    _ points: Double, along axis: DisplayElement.Axis, isVisible: Bool = false
  ) -> Double {
    guard points.isFinite else { return points }
    let length = (points / pointsPerUnit[axis] / grain + 0.5).rounded(.down) * grain
    return isVisible && points > 0 ? max(grain, length) : length
  }
}
