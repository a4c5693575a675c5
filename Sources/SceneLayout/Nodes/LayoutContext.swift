import SceneDisplay

/// The values that reach a node from those above it (L53).
struct Surroundings: Hashable {
  /// The axis of the enclosing stack, to which a divider is perpendicular; nil outside of one.
  var stackAxis: DisplayElement.Axis?
  /// Whether the children are those of a grid, which lays out the cells of its rows.
  var isInGrid = false
  var text = TextLimits()
  /// The case in which texts are shown; nil for their own.
  var textCase: DisplayTextCase?
  var isRightToLeft = false
  var isInForm = false
  /// Whether the controls are without their labels.
  var hidesLabels = false
  /// Whether the node is a label that isn't shown.
  var isHiddenLabel = false
  /// Whether the node is one of a form's rows, which have their labels in one column.
  var isFormRow: Bool { isInForm && stackAxis == .vertical }
}

/// The parts of a layout that all of its nodes use.
final class LayoutContext {
  let metrics: LayoutMetrics
  let measurer: any TextMeasurer
  /// Returns the size of an image by its name; nil if its alternative text is shown.
  var imageSize: (DisplayImage) -> LayoutSize? = { _ in nil }
  /// Returns the layout of an app's own for a container; nil if there is none.
  var ownLayout: (Int) -> (any DisplayLayout)? = { _ in nil }
  /// The size of the window.
  var window = LayoutSize.zero

  /// The parts that changed since they were drawn.
  var changes = LayoutChanges()
  /// The states of split views, by their nodes.
  var splits: [Int: SplitState] = [:]

  init(_ metrics: LayoutMetrics, _ measurer: any TextMeasurer) {
    self.metrics = metrics
    self.measurer = measurer
  }
}
