package import SceneModel

/// The places of scenes on the screen: side by side, one over the others, one alone.
package struct Arrangement: Hashable, Sendable {
  /// The scenes side by side, from left to right; those in the background keep their places.
  private(set) var order: [SceneID] = []
  /// The shares of the width that scenes have; 1 if a person didn't set another.
  private var shares: [SceneID: Double] = [:]
  /// The scene that floats over the others.
  package private(set) var slideOver: SceneID?
  /// Whether the scene over the others is at the leading edge.
  private var isOverLeading = false
  /// The scene that is shown alone.
  package private(set) var zoomed: SceneID?

  /// A scene with its area, which includes the title bar.
  package struct Place: Hashable, Sendable {
    package var scene: SceneID
    package var area: CellRectangle
    /// Whether the scene floats over others, in a frame.
    package var isOver = false
    /// Whether the first row has the title; otherwise the content begins there.
    package var showsTitle = true
  }

  /// The place that a scene requests when it enters the foreground.
  package struct Wish: Hashable, Sendable {
    /// Whether the scene floats over the others.
    package var floats = false
    /// The place as a fraction of the width, from 0 to 1; nil for the place to the right of the focused scene.
    package var x: Double?
  }

  package init() {}

  // MARK: - Changes

  /// Adds new foreground scenes to the right of the focused one, and removes scenes that no longer exist.
  ///
  /// - Parameters:
  ///   - foreground: The foreground scenes, in the order of creation.
  ///   - focused: The scene that had the focus before the new scenes entered.
  ///   - wish: Returns the place that a scene requests.
  package mutating func update(
    _ foreground: [SceneID], besides focused: SceneID?, _ wish: (SceneID) -> Wish = { _ in Wish() }
  ) {
    var floating: SceneID?
    let hadOne = order.count == 1
    for scene in foreground where !order.contains(scene) {
      let wish = wish(scene)
      let place =
        switch wish.x {
        case let x? where x < 0.5: 0
        case let x? where x > 0.5: order.count
        default: focused.flatMap(order.firstIndex).map { $0 + 1 } ?? order.count
        }
      order.insert(scene, at: place)
      if wish.floats { floating = scene }
    }
    // A scene that was alone couldn't float over another.
    if floating == nil, hadOne, order.count > 1, slideOver == nil {
      floating = order.first { foreground.contains($0) && wish($0).floats }
    }
    if let floating {
      slideOver = floating
      isOverLeading = (wish(floating).x ?? 1) < 0.5
      if zoomed != nil { zoomed = nil }
    }
    if order.contains(where: { !foreground.contains($0) }) {
      order.removeAll { !foreground.contains($0) }
      shares = shares.filter { order.contains($0.key) }
    }
    if let slideOver, !foreground.contains(slideOver) || foreground.count == 1 {
      self.slideOver = nil
    }
    if let zoomed, !foreground.contains(zoomed) { self.zoomed = nil }
  }

  /// Lays a scene over the others, or puts it beside them again.
  package mutating func toggleSlideOver(_ scene: SceneID) {
    slideOver = slideOver == scene || order.count < 2 ? nil : scene
    isOverLeading = false
    if zoomed != nil { zoomed = nil }
  }

  /// Shows a scene alone, or beside the others again.
  package mutating func toggleZoom(_ scene: SceneID) {
    zoomed = zoomed == scene ? nil : scene
  }

  /// Shows a scene that gets the focus, if another one was shown alone.
  package mutating func show(_ scene: SceneID) {
    if let zoomed, zoomed != scene, scene != slideOver { self.zoomed = scene }
  }

  /// Changes the width of a scene by a number of columns, at the cost of its neighbour.
  package mutating func widen(_ scene: SceneID, by columns: Int, of width: Int) {
    let row = beside
    guard row.count > 1, let index = row.firstIndex(of: scene) else { return }
    move(
      divider: index < row.count - 1 ? index : index - 1,
      by: index < row.count - 1 ? columns : -columns, of: width)
  }

  /// Moves the divider behind a scene.
  package mutating func move(divider: Int, by columns: Int, of width: Int) {
    let row = beside
    guard row.indices.contains(divider), row.indices.contains(divider + 1) else { return }
    var widths = widths(of: row, in: width)
    // Two scenes with less room than that have none to give.
    guard widths[divider] + widths[divider + 1] >= 2 * Self.minimumWidth else { return }
    let step = max(
      Self.minimumWidth - widths[divider], min(columns, widths[divider + 1] - Self.minimumWidth))
    widths[divider] += step
    widths[divider + 1] -= step
    let whole = Double(max(1, widths.reduce(0, +)))
    for (scene, width) in zip(row, widths) {
      shares[scene] = Double(width) / whole * Double(row.count)
    }
  }

  /// The scenes that are side by side.
  private var beside: [SceneID] { order.filter { $0 != slideOver } }

  // MARK: - Places

  /// The smallest width that a person can give to a scene.
  static let minimumWidth = 10

  /// Returns the places of the scenes in an area, those over others last.
  package func places(in area: CellRectangle) -> [Place] {
    if let zoomed { return [Place(scene: zoomed, area: area)] }
    let row = beside
    var column = area.column
    var places: [Place] = []
    for (scene, width) in zip(row, widths(of: row, in: area.columns)) {
      places.append(
        Place(
          scene: scene,
          area: CellRectangle(column: column, row: area.row, columns: width, rows: area.rows)))
      column += width + 1
    }
    if let slideOver {
      let width = min(area.columns, max(20, area.columns * 2 / 5))
      let inset = area.rows > 8 ? 1 : 0
      places.append(
        Place(
          scene: slideOver,
          area: CellRectangle(
            column: isOverLeading ? area.column : area.endColumn - width, row: area.row + inset,
            columns: width,
            rows: area.rows - 2 * inset), isOver: true))
    }
    return places
  }

  /// Returns the columns of the dividers.
  package func dividers(in area: CellRectangle) -> [Int] {
    if zoomed != nil { return [] }
    return places(in: area).filter { !$0.isOver }.dropLast().map(\.area.endColumn)
  }

  /// Returns the widths of scenes side by side with a column between two.
  private func widths(of row: [SceneID], in width: Int) -> [Int] {
    if row.isEmpty { return [] }
    let room = max(0, width - (row.count - 1))
    let whole = row.reduce(0) { $0 + (shares[$1] ?? 1) }
    // A scene that was narrow on another screen keeps what a person could give it here.
    let least = min(Self.minimumWidth, room / row.count)
    var left = room
    return row.enumerated().map { index, scene in
      let rest = row.count - 1 - index
      let share = Int((Double(room) * (shares[scene] ?? 1) / whole).rounded())
      let given = rest == 0 ? left : max(least, min(left - least * rest, share))
      left -= given
      return given
    }
  }
}
