// Entries of the trace as marks, which differ in shape, and the legend.
extension TimelinePicture {
  /// Draws the marks of a lane.
  ///
  /// - Parameters:
  ///   - lane: The lane.
  ///   - y: The middle of the marks.
  mutating func drawMarks(of lane: Timeline.Lane, at y: Int) {
    for mark in lane.marks {
      let x = x(of: mark.place) + Self.placeWidth / 2
      let others = mark.omitted > 0 ? ["and \(mark.omitted) more"] : []
      document.group(hover: mark.lines + others) {
        if mark.count == 1 {
          $0.draw(mark.kind, x: x, y: y)
        } else {
          $0.draw(count: mark.count, isProblem: mark.kind == .problem, x: x, y: y)
        }
      }
    }
  }

  /// Draws the legend of the marks and the states that the picture contains.
  mutating func drawLegend() {
    let lanes = [timeline.application, timeline.store] + timeline.sessions
    let marks = lanes.flatMap(\.marks)
    let single = Set(marks.filter { $0.count == 1 }.map(\.kind))
    let states = Set(lanes.flatMap { $0.changes.compactMap(\.state) })
    var x = Self.margin
    y += 8
    func entry(_ text: String, width: Int, _ draw: (inout SVGDocument, Int, Int) -> Void) {
      let step = width + PictureText.width(of: text, size: 11) + 24
      if x + step > self.width, x > Self.margin { (x, y) = (Self.margin, y + 28) }
      draw(&document, x, y)
      document.text(text, "faint small", x: x + width + 4, y: y + 4, limit: 300, size: 11)
      x += step
    }
    for kind in Timeline.Mark.Kind.allCases where single.contains(kind) {
      entry(kind.rawValue, width: 16) { $0.draw(kind, x: $1 + 8, y: $2) }
    }
    if marks.contains(where: { $0.count > 1 }) {
      entry("several entries", width: 20) {
        $0.draw(count: 9, isProblem: false, x: $1 + 10, y: $2)
      }
    }
    (x, y) = (Self.margin, y + 30)
    for state in Timeline.State.allCases where states.contains(state) {
      entry(state.rawValue, width: 24) { $0.draw(state, x: $1, width: 24, bottom: $2 + 8) }
    }
    y += 20
  }
}

extension SVGDocument {
  /// Draws a mark, given its center.
  mutating func draw(_ kind: Timeline.Mark.Kind, x: Int, y: Int) {
    switch kind {
    case .event: path("accent", "M-7 -6H7L0 7z", x: x, y: y)
    case .act: path("text", Self.circle(4), x: x, y: y)
    case .request: path("hollow", Self.circle(5), x: x, y: y)
    case .decision: path("hollow", "M0 -7L7 0L0 7L-7 0z", x: x, y: y)
    case .delivery: path("accent", "M0 -7L7 0L0 7L-7 0z", x: x, y: y)
    case .restoration: path("accent", "M-7 6H7L0 -7z", x: x, y: y)
    case .storing: path("faint", "M-5 -5h10v10h-10z", x: x, y: y)
    case .snapshot: path("hollow", "M-6 -5h12v10h-12z", x: x, y: y)
    case .closing: path("mark", "M-5 -5L5 5M5 -5L-5 5", x: x, y: y)
    case .call: path("frame", "M0 -6V6M-2 -6h4M-2 6h4", x: x, y: y)
    case .problem:
      path("warning", Self.circle(7), x: x, y: y)
      text("!", "onaccent small bold middle", x: x, y: y + 4, limit: 20, size: 11)
    }
  }

  /// Draws the number of entries that a mark stands for, given the center of the mark.
  ///
  /// Two dots replace a number that is greater than 99.
  mutating func draw(count: Int, isProblem: Bool, x: Int, y: Int) {
    rectangle("box", x: x - 9, y: y - 7, width: 18, height: 14, radius: 7)
    rectangle(
      isProblem ? "warningline" : "frame", x: x - 9, y: y - 7, width: 18, height: 14, radius: 7)
    text(
      count > 99 ? "··" : "\(count)", "\(isProblem ? "warning" : "text") small middle", x: x,
      y: y + 4, limit: 40, size: 11)
  }

  private static func circle(_ radius: Int) -> String {
    "M-\(radius) 0a\(radius) \(radius) 0 1 0 \(2 * radius) 0a\(radius) \(radius) 0 1 0 -\(2 * radius) 0z"
  }
}
