package import SceneModel

/// A picture of an app's declared scenes as SVG: each scene with its properties, beside the
/// triggers that open it.
///
/// The boxes of scenes that open at launch, and of scenes that nothing opens, have colored edges. Equal inputs give
/// equal bytes.
package struct GraphPicture {
  /// An open session, with the external events that it requests.
  package struct Session: Hashable, Sendable {
    /// The position in creation order, from 1.
    package var number: Int
    /// The declared scene of the session; nil if the session has none.
    package var scene: SceneDescription.ID?
    /// The title of the session's window; nil if the window has no title.
    package var title: String?
    /// The external events that the session requests.
    package var conditions: ActivationConditions

    package init(
      number: Int, scene: SceneDescription.ID?, title: String? = nil,
      conditions: ActivationConditions = ActivationConditions()
    ) {
      self.number = number
      self.scene = scene
      self.title = title
      self.conditions = conditions
    }
  }

  /// The values that the picture shows.
  package struct Content {
    /// The declared scenes.
    package var graph: SceneGraph
    /// The name of the application.
    package var name: String
    /// The profile of the device on which the scenes would run.
    package var profile: HostProfile
    /// Whether more than one scene is allowed.
    package var supportsMultipleScenes: Bool
    /// The plan of a launch, which says which sessions are restored and which scenes open.
    package var plan: LaunchPlan
    package var manifest: SceneManifest?
    /// The open sessions, in creation order.
    package var sessions: [Session] = []

    package init(
      graph: SceneGraph, name: String, profile: HostProfile, supportsMultipleScenes: Bool,
      plan: LaunchPlan, manifest: SceneManifest? = nil, sessions: [Session] = []
    ) {
      self.graph = graph
      self.name = name
      self.profile = profile
      self.supportsMultipleScenes = supportsMultipleScenes
      self.plan = plan
      self.manifest = manifest
      self.sessions = sessions
    }
  }

  let content: Content
  var document = SVGDocument(name: "scenes-graph")
  /// The upper edge of the row that is drawn next, in pixels.
  var y = 0

  /// The width of the picture, in pixels.
  static let width = 980
  static let margin = 20
  /// The left edge of the boxes; the triggers are to the left of this edge.
  static let boxLeft = 490
  static let boxWidth = 454
  /// The left edge of the frame around the boxes.
  static let frameLeft = 470
  static let lineHeight = 19
  /// The maximum number of lines of one type, such as sessions; a further line counts the lines that are left out.
  ///
  /// If only one line would be left out, this line is shown instead of the count.
  static let listLimit = 6

  /// Draws the declared scenes.
  ///
  /// - Parameter content: The values that the picture shows.
  /// - Returns: The text of an SVG file.
  package static func svg(of content: Content) -> String {
    var picture = GraphPicture(content: content)
    return picture.drawn()
  }

  private init(content: Content) {
    self.content = content
  }

  private mutating func drawn() -> String {
    drawHead()
    let top = y
    drawScenes()
    drawOtherWindows()
    drawManifest()
    y += 6
    document.rectangle(
      "frame", x: Self.frameLeft, y: top, width: Self.width - Self.frameLeft - Self.margin / 2,
      height: y - top, radius: 10)
    y += 20
    drawLegend()
    let name = content.name.withoutLinkValues.escaped
    return document.text(
      width: Self.width, height: y + 14, title: "Scenes of \(name)", description: description,
      style: PictureStyle(name: document.name, rules: PictureStyle.common))
  }

  /// The declared scenes as text, for people who can't see the picture.
  private var description: String {
    content.graph.description(
      of: content.name, supportingMultipleScenes: content.supportsMultipleScenes
    ).unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).withoutLinkValues }.joined(separator: "\n")
  }

  private mutating func drawHead() {
    let count = content.graph.scenes.count
    document.text(
      content.name, "text large bold", x: Self.margin, y: 34, limit: Self.width - 2 * Self.margin,
      size: 17)
    let allowed =
      content.supportsMultipleScenes ? "several scenes at a time" : "one scene at a time"
    let counted = count == 1 ? "1 declared scene" : "\(count) declared scenes"
    document.text(
      "\(counted) · profile \(content.profile.name) · \(allowed)", "faint medium", x: Self.margin,
      y: 55, limit: Self.width - 2 * Self.margin, size: 13)
    document.text(
      "Ways to open a window", "faint small", x: Self.margin, y: 84, limit: 300, size: 11)
    document.text(
      "Declared scenes", "faint small", x: Self.frameLeft + 4, y: 84, limit: 300, size: 11)
    y = 92
  }

  private mutating func drawScenes() {
    let openings = content.graph.openings(
      supportingMultipleScenes: content.supportsMultipleScenes)
    y += 14
    if content.graph.scenes.isEmpty {
      let note =
        content.manifest == nil
        ? "None: the delegate configures the scenes."
        : "None: manifest and delegate configure the scenes."
      document.text(
        note, "faint medium", x: Self.boxLeft, y: y + 14, limit: Self.boxWidth, size: 13)
      y += 34
    }
    for (scene, openings) in zip(content.graph.scenes, openings) {
      draw(GraphRow(scene, openings, content))
      y += 16
    }
  }

  private mutating func drawLegend() {
    var x = Self.margin
    func step(_ text: String) -> Int { PictureText.width(of: text, size: 11) + 56 }
    document.path("accentline", "M0 0h24v-10h-24z", x: x, y: y)
    document.text("opens at launch", "faint small", x: x + 32, y: y - 1, limit: 200, size: 11)
    x += step("opens at launch")
    document.path("warningline dashed", "M0 0h24v-10h-24z", x: x, y: y)
    document.text("nothing opens it", "faint small", x: x + 32, y: y - 1, limit: 200, size: 11)
    x += step("nothing opens it")
    document.path("frame", "M0 0h24v-10h-24z", x: x, y: y)
    document.text(
      "opens later; a host may also list scenes in a menu", "faint small", x: x + 32, y: y - 1,
      limit: 400, size: 11)
  }
}
