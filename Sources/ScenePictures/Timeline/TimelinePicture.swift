import SceneModel

/// A picture of a run as SVG: the states of its sessions as bands, its events and decisions as marks.
///
/// The axis shows the entries of the trace in order, below the numbers of their turns. Equal
/// timelines give equal bytes.
package struct TimelinePicture {
  let timeline: Timeline
  var document = SVGDocument(name: "scenes-timeline")
  /// The upper edge of the lane that is drawn next, in pixels.
  var y = 0

  static let margin = 16
  /// The left edge of the axis; the names of lanes are to the left of this edge.
  static let left = 232
  static let laneHeight = 60
  static let storeHeight = 30
  static let top = 100
  /// The minimum width of the picture, in pixels.
  static let leastWidth = 900

  /// The width of a place on the axis, in pixels; a place stands for one entry of the trace or for several.
  static let placeWidth = 20

  /// Draws a timeline.
  ///
  /// - Parameters:
  ///   - timeline: The timeline.
  ///   - name: The name of the application.
  /// - Returns: The text of an SVG file.
  package static func svg(of timeline: Timeline, name: String) -> String {
    var picture = TimelinePicture(timeline: timeline.finished)
    return picture.drawn(name)
  }

  private init(timeline: Timeline) {
    self.timeline = timeline
  }

  /// The right end of the axis, in pixels.
  var axisEnd: Int { x(of: timeline.placeCount) }
  var width: Int { max(Self.leastWidth, axisEnd + Self.margin) }
  private var hasStore: Bool { !timeline.store.marks.isEmpty }
  private var bottom: Int {
    Self.top + (timeline.sessions.count + 1) * Self.laneHeight + (hasStore ? Self.storeHeight : 0)
  }

  /// Returns the left edge of a place on the axis.
  func x(of place: Int) -> Int { Self.left + place * Self.placeWidth }

  /// Returns the top of a session's lane.
  private func top(ofSession lane: Int) -> Int { Self.top + (lane + 1) * Self.laneHeight }

  private mutating func drawn(_ name: String) -> String {
    drawHead(name)
    for lane in 0...timeline.sessions.count where lane % 2 == 0 {
      document.rectangle(
        "box", x: 0, y: Self.top + lane * Self.laneHeight, width: width, height: Self.laneHeight)
    }
    drawAxis()
    drawRoutes()
    y = Self.top
    draw(timeline.application, names: ["Application"], hover: ["The application \(name)"])
    for lane in timeline.sessions { draw(lane, names: lane.names, hover: lane.hover) }
    if hasStore {
      drawName("Store", "text medium bold", at: y + 20, hover: nil)
      drawMarks(of: timeline.store, at: y + 15)
      y += Self.storeHeight
    }
    y += 24
    drawNotes()
    drawLegend()
    return document.text(
      width: width, height: y + 4, title: "Timeline of \(SVGDocument.safe(name))",
      description: description,
      style: PictureStyle(name: document.name, rules: PictureStyle.common + Self.rules),
      definitions: definitions)
  }

  /// The numbers of turns and entries, and the names of sessions, for people who can't see the
  /// picture.
  private var description: String {
    ([summary] + timeline.sessions.map { $0.hover.joined(separator: ", ") })
      .map(SVGDocument.safe).joined(separator: "\n")
  }

  private var summary: String {
    let sessions = timeline.sessions.count + timeline.omittedSessions.count
    let parts = [
      timeline.turnCount.counted("turn"), timeline.entryCount.counted("entry", "entries"),
      sessions.counted("session"),
      timeline.launchCount > 1 ? "\(timeline.launchCount) launches" : "",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  // MARK: - Head and axis

  private mutating func drawHead(_ name: String) {
    let limit = width - 2 * Self.margin
    document.text(name, "text large bold", x: Self.margin, y: 32, limit: limit, size: 17)
    document.text(summary, "faint medium", x: Self.margin, y: 53, limit: limit, size: 13)
    document.text("turn", "faint small end", x: Self.left - 8, y: 92, limit: 100, size: 11)
  }

  private mutating func drawAxis() {
    document.path(
      "line",
      timeline.turns.map { "M\(x(of: $0.place)) \(Self.top - 5)V\(bottom)" }.joined()
        + "M\(Self.left) \(Self.top)H\(axisEnd)")
    var free = 0
    for turn in timeline.turns where x(of: turn.place) >= free {
      let text = "\(turn.number)"
      document.text(text, "faint small", x: x(of: turn.place) + 2, y: 92, limit: 60, size: 11)
      free = x(of: turn.place) + PictureText.width(of: text, size: 11) + 8
    }
    document.path(
      "accentline", timeline.launches.map { "M\(x(of: $0.place)) 66V\(bottom)" }.joined())
    free = 0
    for launch in timeline.launches where x(of: launch.place) >= free {
      document.text(
        "launch \(launch.number)", "accent small bold", x: x(of: launch.place) + 5, y: 76,
        limit: 90, size: 11)
      free = x(of: launch.place) + 70
    }
  }

  /// Draws each decision as a line from the application to the session that the decision chose.
  private mutating func drawRoutes() {
    // Lines are left out of a condensed picture, because nearly every place would have a line.
    if timeline.entriesPerPlace > 1 { return }
    for route in timeline.routes {
      let x = x(of: route.place) + Self.placeWidth / 2
      document.path("route", "M\(x) \(Self.top + 16)V\(top(ofSession: route.lane) + 8)")
    }
  }

  // MARK: - Names of lanes

  private mutating func draw(_ lane: Timeline.Lane, names: [String], hover: [String]) {
    drawName(names[0], "text medium bold", at: y + 25, hover: hover)
    if names.count > 1 { drawName(names[1], "faint small", at: y + 44, hover: hover) }
    drawBands(of: lane, bottom: y + Self.laneHeight - 6)
    drawMarks(of: lane, at: y + 16)
    y += Self.laneHeight
  }

  private mutating func drawName(_ name: String, _ classes: String, at y: Int, hover: [String]?) {
    document.text(
      name, classes, x: Self.margin, y: y, limit: Self.left - Self.margin - 16,
      size: classes.contains("small") ? 11 : 13, hover: hover)
  }

  /// Draws the notes about what the picture leaves out.
  private mutating func drawNotes() {
    var notes = ["Turns without an entry in the trace aren't counted."]
    if timeline.entriesPerPlace > 1 {
      notes[0] =
        "Each place on the axis stands for \(timeline.entriesPerPlace) entries; a number is the "
        + "number of entries in a place, of which the first \(timeline.limits.lines) are in the text "
        + "under the pointer. Turns without an entry aren't counted."
    }
    if !timeline.omittedSessions.isEmpty {
      notes.append("\(timeline.omittedSessions.count.counted("more session")) without a lane.")
    }
    for note in notes {
      document.text(
        note, "faint small", x: Self.margin, y: y, limit: width - 2 * Self.margin, size: 11)
      y += 17
    }
  }
}

extension Timeline.Lane {
  /// The name of a session's lane, and the line below the name.
  fileprivate var names: [String] {
    let place = number.map { "\($0) " } ?? ""
    let name = title.isEmpty ? (number == nil ? "session \(id ?? "")" : "(no title)") : title
    let identity = id == number.map({ "\($0)" }) || number == nil ? "" : " · session \(id ?? "")"
    return [place + name, (scene ?? "no declared scene") + identity]
  }

  /// The lines of the hover text: the session's id, title and scene, which the lane may show only in part.
  fileprivate var hover: [String] {
    [
      "session \(id ?? "")\(number.map { ", window \($0)" } ?? "")",
      title.isEmpty ? "no title" : "title: \(title)", "scene: \(scene ?? "none declared")",
    ]
  }
}

extension Int {
  /// Returns the number with a noun, in the plural form unless the number is 1.
  ///
  /// If the plural form is nil, it is the noun with an s.
  fileprivate func counted(_ noun: String, _ plural: String? = nil) -> String {
    "\(self) \(self == 1 ? noun : plural ?? noun + "s")"
  }
}
