package import SceneModel

/// The arrangement of scenes on the screen: side by side, one floating over the others, or one alone.
package struct Arrangement: Hashable, Sendable {
  /// The foreground scenes from left to right, including the scene that floats.
  private(set) var order: [SceneID] = []
  /// The relative widths of scenes; a scene without an entry has the relative width 1.
  private var shares: [SceneID: Double] = [:]
  /// The scene that floats over the others; nil if there is none.
  package private(set) var slideOver: SceneID?
  /// Whether the floating scene is at the leading edge.
  private var isOverLeading = false
  /// The placements that floating scenes requested when they entered the foreground; only the sizes and the vertical
  /// positions are used later.
  private var floats: [SceneID: Wish] = [:]
  /// The scene that is shown alone; nil if there is none.
  package private(set) var zoomed: SceneID?

  /// A scene with its area, which includes the title bar.
  package struct Place: Hashable, Sendable {
    package var scene: SceneID
    package var area: CellRectangle
    /// Whether the scene floats over others, in a frame.
    package var isOver = false
    /// Whether the first row contains the title; otherwise it contains the first row of the content.
    package var showsTitle = true
  }

  /// The placement that a scene requests when it enters the foreground.
  package struct Wish: Hashable, Sendable {
    /// Whether the scene floats over the other scenes.
    package var floats = false
    /// The requested position as a fraction of the screen's width, from 0 to 1; nil for the position to the right of
    /// the focused scene.
    package var x: Double?
    /// The requested position as a fraction of the screen's height, from 0 to 1; nil for the top.
    package var y: Double?
    /// The requested size of the content; nil for the usual size of a floating scene.
    package var size: Size?

    /// A size in cells.
    package struct Size: Hashable, Sendable {
      package var columns: Int
      package var rows: Int
    }
  }

  package init() {}

  // MARK: - Changes

  /// Adds new foreground scenes, and removes scenes that aren't in the foreground any more.
  ///
  /// A new scene that requests a position in the left half becomes the first scene. A new scene that requests a
  /// position in the right half becomes the last scene. Other new scenes are placed to the right of the focused scene
  /// or, without a focused scene, at the end.
  ///
  /// - Parameters:
  ///   - foreground: The foreground scenes, in the order of creation.
  ///   - focused: The scene that had the focus before the new scenes entered.
  ///   - wish: Returns the placement that a scene requests.
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
      if wish.floats {
        floating = scene
        floats[scene] = wish
      }
    }
    // A scene that wants to float, and was the only scene before, can float now, because there is another scene.
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
      floats = floats.filter { order.contains($0.key) }
    }
    if let slideOver, !foreground.contains(slideOver) || foreground.count == 1 {
      self.slideOver = nil
    }
    if let zoomed, !foreground.contains(zoomed) { self.zoomed = nil }
  }

  /// Makes a scene float over the others; if the scene floats already, arranges it beside the others again.
  package mutating func toggleSlideOver(_ scene: SceneID) {
    slideOver = slideOver == scene || order.count < 2 ? nil : scene
    isOverLeading = false
    if zoomed != nil { zoomed = nil }
  }

  /// Shows a scene alone; if the scene is shown alone already, shows it beside the other scenes again.
  package mutating func toggleZoom(_ scene: SceneID) {
    zoomed = zoomed == scene ? nil : scene
  }

  /// Makes a scene visible if another scene is shown alone.
  ///
  /// The scene is then shown alone instead or, if it floats, all scenes are shown again.
  package mutating func show(_ scene: SceneID) {
    if let zoomed, zoomed != scene { self.zoomed = scene == slideOver ? nil : scene }
  }

  /// Changes the width of a scene, and the width of a neighbor by the opposite number of columns.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - columns: The number of columns that the scene gets; negative to make the scene narrower.
  ///   - width: The width of all scenes together, including the dividers.
  package mutating func widen(_ scene: SceneID, by columns: Int, of width: Int) {
    let row = beside
    guard row.count > 1, let index = row.firstIndex(of: scene) else { return }
    move(
      divider: index < row.count - 1 ? index : index - 1,
      by: index < row.count - 1 ? columns : -columns, of: width)
  }

  /// Moves a divider between two scenes.
  ///
  /// - Parameters:
  ///   - divider: The index of the scene to the left of the divider.
  ///   - columns: The number of columns to the right; negative to move the divider to the left.
  ///   - width: The width of all scenes together, including the dividers.
  package mutating func move(divider: Int, by columns: Int, of width: Int) {
    let row = beside
    guard row.indices.contains(divider), row.indices.contains(divider + 1) else { return }
    var widths = widths(of: row, in: width)
    // If two scenes together are narrower than two minimum widths, their widths can't be changed.
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

  /// The scenes that are shown side by side.
  private var beside: [SceneID] { order.filter { $0 != slideOver } }

  // MARK: - Places

  /// The minimum width that a person can give to a scene.
  static let minimumWidth = 10

  /// The minimum width of the focused scene beside the floating scene.
  private static let uncoveredWidth = 30

  /// Returns the visible scenes with their areas; the floating scene comes last.
  ///
  /// The floating scene doesn't cover the scene with the focus. If necessary, the floating scene moves to the other
  /// edge, or the scene with the focus is narrowed to the columns beside the floating scene. If too few columns would
  /// remain, the floating scene isn't shown.
  ///
  /// - Parameters:
  ///   - area: The area of all scenes.
  ///   - focused: The scene with the focus; nil if the floating scene may cover every scene.
  /// - Returns: The scenes from left to right, followed by the floating scene.
  package func places(in area: CellRectangle, focused: SceneID? = nil) -> [Place] {
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
    guard let slideOver else { return places }
    let edges = [isOverLeading, !isOverLeading].map { isLeading in
      floatingArea(of: slideOver, in: area, isLeading: isLeading)
    }
    guard let index = places.firstIndex(where: { $0.scene == focused }) else {
      return places + [Place(scene: slideOver, area: edges[0], isOver: true)]
    }
    let own = places[index].area
    if let free = edges.first(where: { $0.intersection(own).isEmpty }) {
      return places + [Place(scene: slideOver, area: free, isOver: true)]
    }
    for edge in edges {
      let isBehind = edge.column > own.column
      let rest = isBehind ? edge.column - own.column : own.endColumn - edge.endColumn
      guard rest >= Self.uncoveredWidth else { continue }
      places[index].area.columns = rest
      if !isBehind { places[index].area.column = edge.endColumn }
      return places + [Place(scene: slideOver, area: edge, isOver: true)]
    }
    return places
  }

  /// Returns the area of a floating scene, including its frame, at the leading or the trailing edge.
  ///
  /// A scene with a requested size gets this size, as far as it fits beside a focused scene.
  private func floatingArea(
    of scene: SceneID, in area: CellRectangle, isLeading: Bool
  ) -> CellRectangle {
    let (wish, frame) = (floats[scene], 2)
    let wanted = wish?.size.map { min($0.columns + frame, area.columns - Self.uncoveredWidth) }
    let width = min(area.columns, max(20, wanted ?? area.columns * 2 / 5))
    let inset = area.rows > 8 ? 1 : 0
    let room = area.rows - 2 * inset
    let height = min(room, max(8, wish?.size.map { $0.rows + frame } ?? room))
    let y = min(1, max(0, wish?.y ?? 0))
    return CellRectangle(
      column: isLeading ? area.column : area.endColumn - width,
      row: area.row + inset + Int((Double(room - height) * y).rounded()), columns: width,
      rows: height)
  }

  /// Returns the columns of the dividers.
  package func dividers(in area: CellRectangle) -> [Int] {
    if zoomed != nil { return [] }
    return places(in: area).filter { !$0.isOver }.dropLast().map(\.area.endColumn)
  }

  /// Returns the widths of scenes side by side, with one column between neighbors.
  private func widths(of row: [SceneID], in width: Int) -> [Int] {
    if row.isEmpty { return [] }
    let room = max(0, width - (row.count - 1))
    let whole = row.reduce(0) { $0 + (shares[$1] ?? 1) }
    // Each scene gets at least the minimum width or, if the screen is too narrow for these widths, an equal width.
    // Without this limit, a scene whose relative width a person chose on a wider screen could be too narrow here.
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
