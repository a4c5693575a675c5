import SceneDisplay

/// The values that a node inherits from its ancestors (L53).
struct Surroundings: Hashable {
  /// The axis along which the enclosing container arranges views; a divider is perpendicular to this axis.
  ///
  /// The axis is vertical in a grid and in its rows, and in forms, boxes, sections and lists. The axis is nil in
  /// layers, scroll views, controls and surfaces.
  var stackAxis: DisplayElement.Axis?
  /// Whether the nearest enclosing container is a grid, which lays out the cells of its rows.
  var isInGrid = false
  var text = TextLimits()
  /// The letter case in which texts are shown; nil to show texts as they are written.
  var textCase: DisplayTextCase?
  var isRightToLeft = false
  var isInForm = false
  /// Whether controls hide their labels.
  var hidesLabels = false
  /// Whether the node takes no space, because it is in the hidden label of a control or is a link in a text.
  var isHiddenLabel = false
  /// Whether only annotations are between the node and the page that contains the node.
  var isPageContent = false
  /// Whether the node is a row of a form; all rows of a form have their labels in one column.
  var isFormRow: Bool { isInForm && stackAxis == .vertical }
}

/// The data that all nodes of a layout share.
final class LayoutContext {
  let metrics: LayoutMetrics
  let measurer: any TextMeasurer
  /// Returns the size of an image; nil if a text is shown instead of the image.
  var imageSize: (DisplayImage) -> LayoutSize? = { _ in nil }
  /// Returns the custom layout for the container with the given node id; nil if the container has none.
  var ownLayout: (Int) -> (any DisplayLayout)? = { _ in nil }
  /// Returns the acts that a person may perform on the element with the given id.
  var acts: (Int) -> DisplayActs = { _ in [] }
  /// The id of a control that is shown even if not all controls of its bar fit; nil for none.
  var barItem: Int?
  /// The size of the window, as the host last proposed it; a length without a proposal is 0.
  var window = LayoutSize.zero

  /// The parts that changed since the host last drew the layout.
  var changes = LayoutChanges()
  /// The states of split views, by the ids of their nodes.
  var splits: [Int: SplitState] = [:]

  init(_ metrics: LayoutMetrics, _ measurer: any TextMeasurer) {
    self.metrics = metrics
    self.measurer = measurer
  }
}
