import SceneDisplay

/// The lengths that a host chooses for a layout, in its own units unless it says points.
///
/// All lengths that a layout makes are multiples of ``grain``, so frames need no rounding and leave no gaps.
public struct LayoutMetrics: Hashable, Sendable {
  /// The smallest length that can be shown.
  public var grain = 1.0
  /// The points of a unit in width and height, by which the lengths of an app are converted.
  public var pointsPerUnit = LayoutSize(1, 1)
  /// The space between two views of a stack.
  public var spacing = LayoutSize(1, 0)
  /// The minimum length of a spacer.
  public var spacerMinimum = LayoutSize(1, 1)
  /// The ideal size of an element that fills its space.
  public var placeholder = LayoutSize(1, 1)
  /// The thickness of a divider.
  public var divider = 1.0
  /// The padding at each edge if an app gives no length.
  public var padding = LayoutSize(1, 0)
  /// The padding at the top or the bottom if an app asks for these edges alone.
  public var verticalPadding = 1.0
  /// The thickness of a border, for which the content leaves room.
  public var border = 1.0
  /// The width of a scroll bar; 0 if it needs no room.
  public var scrollBar = 0.0
  /// The height of a unit divided by its width.
  public var unitAspect = 1.0
  /// The minimum height of a row of a list.
  public var rowHeight = 1.0
  /// The minimum width of a flexible column.
  public var columnMinimum = 1.0

  /// Creates the metrics of cells whose units are those of the app.
  public init() {}

  /// The metrics of a terminal, where 8 points are a column and 16 points are a row.
  public static var terminal: LayoutMetrics {
    var metrics = LayoutMetrics()
    metrics.pointsPerUnit = LayoutSize(8, 16)
    metrics.unitAspect = 2
    return metrics
  }

  /// Returns the largest multiple of the grain that isn't larger than a length.
  func floor(_ length: Double) -> Double {
    length.isFinite ? (length / grain).rounded(.down) * grain : length
  }

  /// Returns a length as a whole number, at least 0 and at most a number that every sum can have.
  static func whole(_ length: Double) -> Int {
    length > 0 ? Int(min(length, 1_000_000_000)) : 0
  }

  /// Converts a length of an app, to the nearest multiple of the grain.
  ///
  /// - Parameters:
  ///   - points: The length in points.
  ///   - axis: The axis of the length.
  ///   - isVisible: Whether a length that isn't 0 has at least the size of the grain.
  /// - Returns: The length in units.
  func length(
    _ points: Double, along axis: DisplayElement.Axis, isVisible: Bool = false
  ) -> Double {
    guard points.isFinite else { return points }
    let length = (points / pointsPerUnit[axis] / grain + 0.5).rounded(.down) * grain
    return isVisible && points > 0 ? max(grain, length) : length
  }
}
