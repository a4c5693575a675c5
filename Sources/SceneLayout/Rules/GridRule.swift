import SceneDisplay

/// Rows with cells that are aligned in columns (L36).
struct GridRule: LayoutRule {
  var alignment: DisplayAlignment
  /// The space between two columns; nil for the host's default.
  var columnSpacing: Double?
  /// The space between two rows; nil for the host's default.
  var rowSpacing: Double?
  /// True, because a row or a column may have an alignment of its own, such as a baseline, which depends on the content
  /// of the cells.
  var readsContent: Bool { true }

  /// The maximum number of columns that the cells of a row span together; each further cell gets one column.
  private static let spanLimit = 1_000

  /// A row, or a view that spans all columns.
  private struct Row {
    /// The cells, each with the index of its first column, and the number of columns that it spans; 0 means all.
    var cells: [(node: LayoutNode, column: Int, span: Int)]
    var alignment: DisplayGuide?
    var row: LayoutNode?
  }

  private func rows(of node: LayoutNode) -> (rows: [Row], columns: Int) {
    var rows: [Row] = []
    var columns = 0
    for child in node.children {
      guard let rule = child.rule as? GridRowRule, rule.isInGrid else {
        rows.append(Row(cells: [(child, 0, 0)], row: nil))
        continue
      }
      var row = Row(cells: [], alignment: rule.alignment, row: child)
      var column = 0
      for cell in child.children {
        let span = min(max(1, cell.outside.cell.columns ?? 1), max(1, Self.spanLimit - column))
        row.cells.append((cell, column, span))
        column += span
      }
      columns = max(columns, column)
      rows.append(row)
    }
    return (rows, max(columns, 1))
  }

  /// The lengths that the columns and the rows of the grid get for a proposal.
  private struct Tracks {
    var rows: [Row]
    var widths: [Double]
    var heights: [Double]
    var gaps: LayoutSize

    func width(_ column: Int, _ span: Int) -> Double {
      let end = span == 0 ? widths.count : min(widths.count, column + span)
      let part = widths[min(column, end)..<end]
      return part.reduce(0, +) + gaps.width * Double(max(0, part.count - 1))
    }

    var size: LayoutSize {
      LayoutSize(
        width(0, 0), heights.reduce(0, +) + gaps.height * Double(max(0, heights.count - 1)))
    }
  }

  private func tracks(for proposal: ProposedSize, of node: LayoutNode) -> Tracks {
    let (rows, count) = rows(of: node)
    let metrics = node.metrics
    let gaps = LayoutSize(
      columnSpacing ?? metrics.spacing.width, rowSpacing ?? metrics.spacing.height)
    var cells = Array(repeating: [LayoutNode](), count: count)
    for (cell, column, span) in rows.flatMap(\.cells) where span == 1 {
      cells[column].append(cell)
    }
    var columns = cells.map { cells in
      Track(cells, .horizontal, nil, isSized: { $0.isWidthUnsized != true })
    }
    let room = proposal.width.map { $0 - gaps.width * Double(count - 1) }
    var widths = Track.shares(of: room, among: &columns, metrics)
    widen(&widths, rows, gaps, room, metrics)
    var tracks = Tracks(rows: rows, widths: widths, heights: [], gaps: gaps)
    var lines = rows.map { row in
      let widths = row.cells.map { tracks.width($0.column, $0.span) }
      return Track(
        row.cells.map(\.node), .vertical, widths, isSized: { $0.isHeightUnsized != true })
    }
    let height = proposal.height.map { $0 - gaps.height * Double(max(0, rows.count - 1)) }
    tracks.heights = Track.shares(of: height, among: &lines, metrics)
    return tracks
  }

  /// If a cell that spans several columns doesn't fit, widens these columns by equal lengths.
  private func widen(
    _ widths: inout [Double], _ rows: [Row], _ gaps: LayoutSize, _ room: Double?,
    _ metrics: LayoutMetrics
  ) {
    for (cell, column, span) in rows.flatMap(\.cells) where span != 1 {
      if cell.outside.cell.isWidthUnsized == true { continue }
      let end = span == 0 ? widths.count : min(widths.count, column + span)
      guard column < end else { continue }
      let between = gaps.width * Double(end - column - 1)
      let offer = room.map { room in
        room - widths.reduce(0, +) + widths[column..<end].reduce(0, +) + between
      }
      let needed = cell.size(ProposedSize(offer, nil)).width
      var lack = needed - widths[column..<end].reduce(0, +) - between
      if lack == .infinity { continue }
      for place in column..<end where lack > 0 {
        let part = metrics.floor(lack / Double(end - place))
        widths[place] += part
        lack -= part
      }
    }
  }

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    tracks(for: proposal, of: node).size
  }

  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize) {
    let tracks = tracks(for: proposal, of: node)
    var y = 0.0
    for (line, row) in tracks.rows.enumerated() {
      let height = tracks.heights[line]
      row.row?.place(x: 0, y: y, for: ProposedSize(tracks.size.width, height))
      for (cell, column, span) in row.cells {
        let room = LayoutSize(tracks.width(column, span), height)
        let before = column == 0 ? 0 : tracks.width(0, column) + tracks.gaps.width
        let offer = ProposedSize(room)
        let own = DisplayAlignment(
          columnAlignment(column, tracks.rows) ?? alignment.horizontal,
          row.alignment ?? alignment.vertical)
        let place =
          node.anchored(cell, offer, in: room) ?? node.offset(of: cell, offer, in: room, own)
        cell.place(x: before + place.x, y: (row.row == nil ? y : 0) + place.y, for: offer)
      }
      y += height + tracks.gaps.height
    }
  }

  private func columnAlignment(_ column: Int, _ rows: [Row]) -> DisplayGuide? {
    rows.lazy.flatMap(\.cells).filter { $0.column == column && $0.span == 1 }
      .compactMap(\.node.outside.cell.columnAlignment).first
  }
}

/// A row of a grid.
///
/// Outside a grid, the row is laid out as a horizontal stack.
struct GridRowRule: LayoutRule {
  /// The alignment of the cells; nil for the alignment of the grid.
  var alignment: DisplayGuide?
  /// Whether the container is a grid, which lays out the cells.
  var isInGrid = false

  private var stack: StackRule {
    StackRule(axis: .horizontal, alignment: alignment ?? .centerY, spacing: nil)
  }

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    if isInGrid {
      return LayoutSize(proposal.width ?? 0, proposal.height ?? 0)
    }
    return stack.size(for: proposal, of: node)
  }

  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize) {
    if !isInGrid { stack.place(node, size, for: proposal) }
  }

  func isTransparent(_ node: LayoutNode) -> Bool { true }
}

extension LayoutNode {
  /// Returns the position that makes the anchor of a cell coincide with the same point of the available space; nil if
  /// the cell has no anchor.
  ///
  /// The anchor is a point of the cell, given by fractions of the width and the height.
  fileprivate func anchored(
    _ cell: LayoutNode, _ offer: ProposedSize, in room: LayoutSize
  ) -> (x: Double, y: Double)? {
    guard let x = cell.outside.cell.anchorX, let y = cell.outside.cell.anchorY else { return nil }
    let size = cell.size(offer)
    return (
      metrics.floor((room.width - size.width) * x), metrics.floor((room.height - size.height) * y)
    )
  }
}

/// A column or a row of a grid, which gets space in the same way as a child of a stack.
private struct Track {
  var minimum = 0.0
  var maximum = 0.0
  var ideal = 0.0
  var priority = -Double.infinity
  private let cells: [LayoutNode]
  private let axis: DisplayElement.Axis
  /// If the track is a row, the width that is proposed to each cell; nil if the track is a column.
  private let widths: [Double]?

  init(
    _ cells: [LayoutNode], _ axis: DisplayElement.Axis, _ widths: [Double]?,
    isSized: (DisplayGridCell) -> Bool
  ) {
    var kept: [(LayoutNode, Double?)] = []
    for (index, cell) in cells.enumerated() where isSized(cell.outside.cell) {
      kept.append((cell, widths?[index]))
    }
    self.cells = kept.map(\.0)
    self.widths = widths == nil ? nil : kept.compactMap(\.1)
    self.axis = axis
    (minimum, maximum, ideal) = (length(0), length(.infinity), length(nil))
    priority = self.cells.map(\.outside.priority).max() ?? -.infinity
  }

  /// Returns the length of the longest cell for a proposed length.
  private func length(_ proposal: Double?) -> Double {
    cells.enumerated().map { index, cell in
      cell.size(ProposedSize(proposal, along: axis, widths?[index]))[axis]
    }.max() ?? 0
  }

  /// Returns the lengths that tracks get when the given length is divided among them (L14, L36).
  static func shares(
    of length: Double?, among tracks: inout [Track], _ metrics: LayoutMetrics
  ) -> [Double] {
    guard let length, length < .infinity else {
      return tracks.map { length == nil ? $0.ideal : $0.maximum }
    }
    var result = [Double](repeating: 0, count: tracks.count)
    let keys = tracks.map { track in
      track.maximum == .infinity
        ? (Double.infinity, -track.minimum) : (track.maximum - track.minimum, 0)
    }
    let order = tracks.indices.sorted { one, other in
      (-tracks[one].priority, keys[one].0, keys[one].1, one)
        < (-tracks[other].priority, keys[other].0, keys[other].1, other)
    }
    var available = length
    for (place, index) in order.enumerated() {
      let same = order[place...].filter { tracks[$0].priority == tracks[index].priority }
      let lower = order[place...].filter { tracks[$0].priority < tracks[index].priority }
      let room = available - lower.reduce(0) { $0 + tracks[$1].minimum }
      let share = metrics.floor(max(0, room / Double(same.count)))
      result[index] = tracks[index].length(share)
      available -= result[index]
    }
    return result
  }
}
