// States as bands, which differ in color, height and pattern.
extension TimelinePicture {
  /// The colors of bands and marks.
  static let rules = [
    PictureStyle.Rule("active", "fill", "#b4dfac", "#2f6129"),
    PictureStyle.Rule("inactive", "fill", "#f4dc9a", "#6b5314"),
    PictureStyle.Rule("background", "fill", "#bccadd", "#42506a"),
    PictureStyle.Rule("launching", "fill", "#dccbf0", "#553f76"),
    PictureStyle.Rule("hatch", "stroke", "#8a6a10", "#d9b85a", "fill:none"),
    PictureStyle.Rule(
      "route", "stroke", "#1f54b5", "#8cb6ff", "fill:none;stroke-dasharray:2 3"),
    PictureStyle.Rule("mark", "stroke", "#1c1e21", "#e6e6e6", "fill:none;stroke-width:2"),
    PictureStyle.Rule("hollow", "stroke", "#1f54b5", "#8cb6ff", "stroke-width:1.5"),
    PictureStyle.Rule("hollow", "fill", "#ffffff", "#1b1d21"),
    // The halo keeps a distance between a name and the lines over which the name is drawn.
    PictureStyle.Rule(
      "halo", "stroke", "#ffffff", "#1b1d21",
      "stroke-width:4;stroke-linejoin:round;paint-order:stroke"),
  ]

  /// The SVG definitions of the patterns that fill bands.
  var definitions: String {
    """
    <pattern id="\(document.name)-hatch" width="6" height="6" patternUnits="userSpaceOnUse">\
    <path class="hatch" d="M0 6L6 0"/></pattern>
    <pattern id="\(document.name)-dots" width="6" height="5" patternUnits="userSpaceOnUse">\
    <rect class="faint" x="2" y="2" width="1" height="1"/></pattern>
    <pattern id="\(document.name)-cross" width="4" height="4" patternUnits="userSpaceOnUse">\
    <path class="frame" d="M0 0L4 4M4 0L0 4"/></pattern>

    """
  }

  /// Draws the states of a lane.
  ///
  /// - Parameters:
  ///   - lane: The lane.
  ///   - bottom: The lower edge of the bands.
  mutating func drawBands(of lane: Timeline.Lane, bottom: Int) {
    for (index, change) in lane.changes.enumerated() {
      let isLast = index + 1 == lane.changes.count
      let next = isLast ? timeline.placeCount : lane.changes[index + 1].place
      let (start, end) = (x(of: change.place), x(of: next))
      if let state = change.state {
        document.group(hover: hover(of: change, until: isLast ? nil : lane.changes[index + 1])) {
          $0.draw(state, x: start, width: end - start, bottom: bottom)
        }
      }
      // If one place on the axis stands for several changes, draw a pattern there, because the changes can't be drawn
      // one by one.
      guard change.count > 1, timeline.entriesPerPlace > 1 else { continue }
      document.group(hover: ["\(change.count) changes of state; the last: \(change.line)"]) {
        $0.fill("cross", x: start, y: bottom - 22, width: Self.placeWidth, height: 22)
      }
    }
  }

  private func hover(of change: Timeline.Change, until next: Timeline.Change?) -> [String] {
    guard let state = change.state else { return [] }
    let end = next.map { " to turn \($0.turn)" } ?? " on"
    return ["\(state.rawValue), from turn \(change.turn)\(end)", change.line]
  }
}

extension SVGDocument {
  /// Draws a band for a state, with the state's name if it fits.
  mutating func draw(_ state: Timeline.State, x: Int, width: Int, bottom: Int) {
    let height = state.height
    let top = bottom - height
    switch state {
    case .foregroundActive: rectangle("active", x: x, y: top, width: width, height: height)
    case .foregroundInactive:
      rectangle("inactive", x: x, y: top, width: width, height: height)
      fill("hatch", x: x, y: top, width: width, height: height)
    case .background:
      rectangle("background", x: x, y: top, width: width, height: height)
      fill("dots", x: x, y: top, width: width, height: height)
    case .launching:
      rectangle("launching", x: x, y: top, width: width, height: height)
    case .unattached:
      rectangle(
        "frame dashed", x: x + 1, y: top, width: max(1, width - 2), height: height - 1)
    case .disconnected: path("frame dashed", "M\(x) \(bottom - 1)h\(width)")
    case .notRunning: path("frame", "M\(x + 1) \(bottom - 1)h2m4 0h2")
    }
    let name = state.rawValue
    guard PictureText.width(of: name, size: 11) + 8 <= width else { return }
    // If a band is too low for the name of the state, draw the name above the band.
    let isInside = height >= 16
    self.text(
      name, isInside ? "text small" : "text small halo", x: x + 4,
      y: isInside ? bottom - (height - 8) / 2 : top - 4, limit: width, size: 11)
  }

  /// Fills a rectangle with a pattern.
  mutating func fill(_ pattern: String, x: Int, y: Int, width: Int, height: Int) {
    add(
      "<rect fill=\"url(#\(name)-\(pattern))\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" "
        + "height=\"\(height)\"/>")
  }
}

extension Timeline.State {
  /// The height of a band, in pixels; the band of a more active state is higher.
  var height: Int {
    switch self {
    case .foregroundActive: 22
    case .foregroundInactive, .launching: 16
    case .unattached: 16
    case .background: 9
    case .disconnected, .notRunning: 2
    }
  }
}
