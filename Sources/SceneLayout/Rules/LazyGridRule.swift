import SceneDisplay

/// Cells in columns or rows.
///
/// The widths of the columns, or the heights of the rows, don't depend on the cells (L35).
struct LazyGridRule: LayoutRule {
  /// The axis along which the lines of cells follow each other: vertical if each line is a row, horizontal if each line
  /// is a column.
  var axis = DisplayElement.Axis.vertical
  /// The descriptions of the columns, or of the rows if the axis is horizontal; lengths are in the units of the host.
  var columns: [DisplayGridColumn]
  var alignment: DisplayAlignment
  /// The space between two cells of a line; nil for the host's default.
  var columnSpacing: Double?
  /// The space between two lines of cells; nil for the host's default.
  var rowSpacing: Double?

  /// The maximum number of columns that one adaptive description creates.
  private static let columnLimit = 1_000

  /// Returns the widths of the columns for an available width; if the axis is horizontal, the heights of the rows for
  /// an available height.
  ///
  /// If the available length is nil or infinite, each description in `columns` gives one column, with the fixed or the
  /// minimum length of the description.
  func widths(for width: Double?, _ metrics: LayoutMetrics) -> [Double] {
    let gap = columnSpacing ?? metrics.spacing[axis.other]
    guard let width, width < .infinity else {
      return columns.map { column in
        switch column {
        case .fixed(let width): width
        case .flexible(let minimum, _): minimum ?? metrics.columnMinimum
        case .adaptive(let minimum, _): minimum
        }
      }
    }
    var rest = width - gap * Double(max(0, columns.count - 1))
    for case .fixed(let width) in columns { rest -= width }
    var left = columns.count { if case .fixed = $0 { false } else { true } }
    return columns.flatMap { column -> [Double] in
      let share = metrics.floor(max(0, rest / Double(max(1, left))))
      switch column {
      case .fixed(let width): return [width]
      case .flexible(let minimum, let maximum):
        let chosen = min(max(share, minimum ?? metrics.columnMinimum), maximum ?? .infinity)
        rest -= chosen
        left -= 1
        return [chosen]
      case .adaptive(let minimum, let maximum):
        rest -= share
        left -= 1
        let count = max(
          1,
          min(
            Self.columnLimit, LayoutMetrics.whole((share + gap) / max(metrics.grain, minimum + gap))
          ))
        var room = share - gap * Double(count - 1)
        return (0..<count).map { index in
          let part = metrics.floor(room / Double(count - index))
          room -= part
          return min(max(part, minimum), maximum ?? .infinity)
        }
      }
    }
  }

  /// Returns the lines of cells, each with its thickness along the axis, given the lengths of the cells across the
  /// axis.
  private func lines(
    _ node: LayoutNode, _ lengths: [Double]
  ) -> [(cells: [LayoutNode], thickness: Double)] {
    let children = node.children
    let count = max(1, lengths.count)
    return stride(from: 0, to: children.count, by: count).map { start in
      let cells = Array(children[start..<min(start + count, children.count)])
      let thickness = zip(cells, lengths).map { $0.size(offer($1))[axis] }.max() ?? 0
      return (cells, thickness)
    }
  }

  private func offer(_ length: Double) -> ProposedSize {
    ProposedSize(nil, along: axis, length)
  }

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    let across = proposal[axis.other]
    let lengths = widths(for: across, node.metrics)
    let (gap, lineGap) = gaps(node.metrics)
    let lines = lines(node, lengths)
    let sum = lengths.reduce(0, +) + gap * Double(max(0, lengths.count - 1))
    return LayoutSize(
      lines.reduce(0) { $0 + $1.thickness } + lineGap * Double(max(0, lines.count - 1)),
      along: axis,
      max(across.flatMap { $0 < .infinity ? $0 : nil } ?? 0, sum))
  }

  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize) {
    // The lengths are computed again, for the size that the grid has chosen. They may therefore differ from the lengths
    // for the proposal.
    let lengths = widths(for: size[axis.other], node.metrics)
    let (gap, lineGap) = gaps(node.metrics)
    var along = 0.0
    for line in lines(node, lengths) {
      var across = 0.0
      for (cell, length) in zip(line.cells, lengths) {
        let offer = offer(length)
        let room = LayoutSize(line.thickness, along: axis, length)
        let place = node.offset(of: cell, offer, in: room, alignment)
        let corner = LayoutSize(along, along: axis, across)
        cell.place(x: corner.width + place.x, y: corner.height + place.y, for: offer)
        across += length + gap
      }
      along += line.thickness + lineGap
    }
  }

  private func gaps(_ metrics: LayoutMetrics) -> (Double, Double) {
    (columnSpacing ?? metrics.spacing[axis.other], rowSpacing ?? metrics.spacing[axis])
  }
}
