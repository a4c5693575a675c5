/// Vector shapes that replace line and block characters, so that adjacent characters join in every font.
struct BoxDrawing {
  /// The weights of the four lines from the center of a cell to its edges.
  struct Arms {
    /// The weight: 0 for no line, 1 for a light line, 2 for a heavy line, 3 for a double line.
    var up: UInt8
    var right: UInt8
    var down: UInt8
    var left: UInt8
  }

  /// The paths of light lines, heavy lines and areas.
  private var light = ""
  private var heavy = ""
  private var areas = ""

  /// Half of the distance between the two lines of a double line, in tenths of a pixel.
  private static let gap = 20

  /// Returns whether a text is one character that draws lines or a block; false for the shades U+2591 to U+2593, which
  /// have no shapes.
  static func isDrawn(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, scalars.count == 1 else { return false }
    return 0x2500...0x2590 ~= first.value || 0x2594...0x259F ~= first.value
  }

  /// Adds the shapes of a character, for which ``isDrawn(_:)`` is true, at a position in tenths of a pixel.
  mutating func add(_ text: String, left: Int, top: Int) {
    guard let value = text.unicodeScalars.first?.value else { return }
    switch value {
    case 0x256D...0x2570: addArc(value, left, top)
    case 0x2571...0x2573: addDiagonals(value, left, top)
    case 0x2580...0x259F: addBlock(value, left, top)
    case _:
      if let dashes = Self.dashes[value] {
        addDashes(dashes, left, top)
      } else if let arms = Self.arms(value) {
        addArms(arms, left, top)
      }
    }
  }

  /// Returns the SVG elements of all shapes that were added.
  func svg(color: String, opacity: String?) -> String {
    let opacity = opacity.map { " opacity=\"\($0)\"" } ?? ""
    var output = ""
    for (path, width) in [(light, "1.5"), (heavy, "3.5")] where !path.isEmpty {
      output += "<path d=\"\(path)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"\(width)\""
      output += "\(opacity)/>\n"
    }
    if !areas.isEmpty { output += "<path d=\"\(areas)\" fill=\"\(color)\"\(opacity)/>\n" }
    return output
  }

  // MARK: - Lines

  private mutating func line(_ x: Int, _ y: Int, _ endX: Int, _ endY: Int, isHeavy: Bool = false) {
    let pixels = ScreenPicture.pixels
    let path = "M\(pixels(x)) \(pixels(y))L\(pixels(endX)) \(pixels(endY))"
    if isHeavy { heavy += path } else { light += path }
  }

  private mutating func addArms(_ arms: Arms, _ left: Int, _ top: Int) {
    let middle = (x: left + ScreenPicture.cellWidth / 2, y: top + ScreenPicture.cellHeight / 2)
    let (right, bottom) = (left + ScreenPicture.cellWidth, top + ScreenPicture.cellHeight)
    for (offset, start) in Self.lines(arms.up, before: arms.left, after: arms.right, arms.down) {
      line(middle.x + offset, middle.y - start, middle.x + offset, top, isHeavy: arms.up == 2)
    }
    for (offset, start) in Self.lines(arms.down, before: arms.left, after: arms.right, arms.up) {
      line(middle.x + offset, middle.y + start, middle.x + offset, bottom, isHeavy: arms.down == 2)
    }
    for (offset, start) in Self.lines(arms.left, before: arms.up, after: arms.down, arms.right) {
      line(middle.x - start, middle.y + offset, left, middle.y + offset, isHeavy: arms.left == 2)
    }
    for (offset, start) in Self.lines(arms.right, before: arms.up, after: arms.down, arms.left) {
      line(middle.x + start, middle.y + offset, right, middle.y + offset, isHeavy: arms.right == 2)
    }
  }

  /// Returns the lines of an arm: for each line its distance from the arm's axis, and its start relative to the
  /// center.
  ///
  /// The arms `before` and `after` are at right angles to the axis: to its left and right, or above and below it. The
  /// arm `opposite` lies on the axis, on the other side of the center.
  private static func lines(
    _ weight: UInt8, before: UInt8, after: UInt8, _ opposite: UInt8
  ) -> [(offset: Int, start: Int)] {
    switch weight {
    case 0: return []
    case 3:
      return [(-gap, before, after), (gap, after, before)].map { offset, near, far in
        if near == 3 { return (offset, gap) }
        return (offset, near == 0 && far == 3 ? -gap : 0)
      }
    case _:
      if before == 3, after == 3 { return [(0, gap)] }
      if before == 3 || after == 3, opposite == 0 { return [(0, before == after ? gap : -gap)] }
      // At a corner, the lines overlap, so that the corner has no notch.
      return [(0, opposite == 0 && (before != 0 || after != 0) ? -7 : 0)]
    }
  }

  private mutating func addDashes(
    _ dashes: (count: Int, isVertical: Bool, isHeavy: Bool), _ left: Int, _ top: Int
  ) {
    let length = dashes.isVertical ? ScreenPicture.cellHeight : ScreenPicture.cellWidth
    for index in 0..<dashes.count {
      let start = length * (4 * index + 1) / (4 * dashes.count)
      let end = length * (4 * index + 3) / (4 * dashes.count)
      if dashes.isVertical {
        let x = left + ScreenPicture.cellWidth / 2
        line(x, top + start, x, top + end, isHeavy: dashes.isHeavy)
      } else {
        let y = top + ScreenPicture.cellHeight / 2
        line(left + start, y, left + end, y, isHeavy: dashes.isHeavy)
      }
    }
  }

  private mutating func addArc(_ value: UInt32, _ left: Int, _ top: Int) {
    let middle = (x: left + ScreenPicture.cellWidth / 2, y: top + ScreenPicture.cellHeight / 2)
    let isDown = value == 0x256D || value == 0x256E
    let isRight = value == 0x256D || value == 0x2570
    let radius = ScreenPicture.cellWidth / 2
    let pixels = ScreenPicture.pixels
    let y = middle.y + (isDown ? radius : -radius)
    let edge = isDown ? top + ScreenPicture.cellHeight : top
    let x = isRight ? left + ScreenPicture.cellWidth : left
    light += "M\(pixels(middle.x)) \(pixels(edge))L\(pixels(middle.x)) \(pixels(y))"
    light += "Q\(pixels(middle.x)) \(pixels(middle.y)) \(pixels(x)) \(pixels(middle.y))"
  }

  private mutating func addDiagonals(_ value: UInt32, _ left: Int, _ top: Int) {
    let (right, bottom) = (left + ScreenPicture.cellWidth, top + ScreenPicture.cellHeight)
    if value != 0x2572 { line(left, bottom, right, top) }
    if value != 0x2571 { line(left, top, right, bottom) }
  }

  // MARK: - Blocks

  private mutating func addBlock(_ value: UInt32, _ left: Int, _ top: Int) {
    let (width, height) = (ScreenPicture.cellWidth, ScreenPicture.cellHeight)
    switch value {
    case 0x2580: area(left, top, width, height / 2)
    case 0x2581...0x2588:
      let part = height * Int(value - 0x2580) / 8
      area(left, top + height - part, width, part)
    case 0x2589...0x258F: area(left, top, width * Int(0x2590 - value) / 8, height)
    case 0x2590: area(left + width / 2, top, width / 2, height)
    case 0x2594: area(left, top, width, height / 8)
    case 0x2595: area(left + width * 7 / 8, top, width / 8, height)
    case 0x2596...0x259F:
      // The bits, from the lowest, mean the quarters: upper left, upper right, lower left, lower right.
      let quarters: [UInt8] = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]
      let bits = quarters[Int(value - 0x2596)]
      for quarter in 0..<4 where bits & (1 << quarter) != 0 {
        area(
          left + quarter % 2 * (width / 2), top + quarter / 2 * (height / 2), width / 2, height / 2)
      }
    case _: break
    }
  }

  private mutating func area(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    let pixels = ScreenPicture.pixels
    areas += "M\(pixels(x)) \(pixels(y))h\(pixels(width))v\(pixels(height))h-\(pixels(width))z"
  }
}
