import SceneDisplay

/// Cells in columns whose widths don't depend on the cells (L35).
struct LazyGridRule: LayoutRule {
  /// The descriptions of columns, with lengths in units.
  var columns: [DisplayGridColumn]
  var alignment: DisplayGuide
  /// The space between two columns and two rows; nil for the host's defaults.
  var columnSpacing: Double?
  var rowSpacing: Double?

  /// The maximum number of columns that one description makes.
  private static let columnLimit = 1_000

  /// Returns the widths of the columns for a width.
  func widths(for width: Double?, _ metrics: LayoutMetrics) -> [Double] {
    let gap = columnSpacing ?? metrics.spacing.width
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

  private func rows(
    _ node: LayoutNode, _ widths: [Double]
  ) -> [(cells: [LayoutNode], height: Double)] {
    let children = node.children
    let count = max(1, widths.count)
    return stride(from: 0, to: children.count, by: count).map { start in
      let cells = Array(children[start..<min(start + count, children.count)])
      let height = zip(cells, widths).map { $0.size(ProposedSize($1, nil)).height }.max() ?? 0
      return (cells, height)
    }
  }

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    let widths = widths(for: proposal.width, node.metrics)
    let (gap, rowGap) = gaps(node.metrics)
    let rows = rows(node, widths)
    let sum = widths.reduce(0, +) + gap * Double(max(0, widths.count - 1))
    return LayoutSize(
      max(proposal.width.flatMap { $0 < .infinity ? $0 : nil } ?? 0, sum),
      rows.reduce(0) { $0 + $1.height } + rowGap * Double(max(0, rows.count - 1)))
  }

  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize) {
    // The same algorithm runs again with the width that came out, so columns may differ.
    let widths = widths(for: size.width, node.metrics)
    let (gap, rowGap) = gaps(node.metrics)
    var y = 0.0
    for row in rows(node, widths) {
      var x = 0.0
      for (cell, width) in zip(row.cells, widths) {
        let offer = ProposedSize(width, nil)
        let room = LayoutSize(width, row.height)
        let place = node.offset(of: cell, offer, in: room, DisplayAlignment(alignment, .centerY))
        cell.place(x: x + place.x, y: y + place.y, for: offer)
        x += width + gap
      }
      y += row.height + rowGap
    }
  }

  private func gaps(_ metrics: LayoutMetrics) -> (Double, Double) {
    (columnSpacing ?? metrics.spacing.width, rowSpacing ?? metrics.spacing.height)
  }
}
