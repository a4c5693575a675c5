import SceneModel

/// The texts of a declared scene: the triggers that open it, and the lines in its box.
struct GraphRow {
  /// A line of text, with the lines that appear when the pointer is over the text.
  struct Line {
    var text: String
    var isWarning = false
    /// The lines of the hover text; if nil, the full text of the line appears, but only if the line is cut.
    var hover: [String]?
  }

  let kind: String
  let title: String
  let opensAtLaunch: Bool
  /// Whether any trigger opens the scene.
  let isReachable: Bool
  let ways: [Line]
  let lines: [Line]

  /// Creates the texts of a declared scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - openings: The triggers that open the scene, according to the declarations.
  ///   - content: The content of the picture.
  init(
    _ scene: SceneDescription, _ openings: [SceneOpening],
    _ content: GraphPicture.Content
  ) {
    kind = scene.kind.rawValue
    title = scene.windowTitle.isEmpty ? "(no title)" : scene.windowTitle
    let kept = content.plan.kept.filter { $0.scene == scene.id }
    opensAtLaunch =
      content.plan.opened.contains(scene.id)
      || kept.contains { content.plan.shown.contains($0.id) }
    isReachable = !openings.isEmpty || !kept.isEmpty
    ways =
      isReachable
      ? Self.ways(openings, kept, content) : [Self.nothing(content.supportsMultipleScenes)]
    lines =
      Self.properties(scene)
      + Self.lines(of: content.sessions.filter { $0.scene == scene.id })
  }

  private static func nothing(_ supportsMultipleScenes: Bool) -> Line {
    let reason =
      supportsMultipleScenes
      ? "no launch, no external event, no shortcut, and no request of the app"
      : "only one scene is allowed, and another one opens at launch"
    return Line(text: "nothing opens it", isWarning: true, hover: ["nothing opens it: \(reason)"])
  }

  private static func ways(
    _ openings: [SceneOpening], _ kept: [SessionRecord], _ content: GraphPicture.Content
  ) -> [Line] {
    var lines: [Line] = []
    if !kept.isEmpty {
      let shown = kept.count { content.plan.shown.contains($0.id) }
      lines.append(
        Line(
          text: "launch restores \(kept.count == 1 ? "1 session" : "\(kept.count) sessions"), "
            + "\(shown) on screen"))
    }
    for opening in openings {
      switch opening {
      // A launch opens this scene only if the launch restores no session.
      case .launch where content.plan.kept.isEmpty: lines.append(Line(text: "launch"))
      case .launch: lines.append(Line(text: "launch without stored sessions"))
      case .matching(let conditions):
        lines +=
          conditions.map {
            Line(
              text: $0 == "*" ? "every external event" : "external event with \(quoted($0))")
          }.limited
      case .otherEvents: lines.append(Line(text: "external events that no other scene takes"))
      case .eventsWithoutText: lines.append(Line(text: "external events without a text"))
      case .newWindow: lines.append(Line(text: "a new window, without a choice of scene"))
      case .shortcut(let shortcut): lines.append(Line(text: "shortcut \(shortcut)"))
      case .request(let id?, nil): lines.append(Line(text: "openWindow(id: \"\(id)\")"))
      case .request(let id?, _?): lines.append(Line(text: "openWindow(id: \"\(id)\", value: …)"))
      case .request(nil, let value): lines.append(Line(text: "openWindow(value: \(value ?? "…"))"))
      case .document(let canCreate):
        lines.append(Line(text: canCreate ? "openDocument and newDocument" : "openDocument"))
      case .settings: lines.append(Line(text: "openSettings"))
      }
    }
    return lines
  }

  private static func properties(_ scene: SceneDescription) -> [Line] {
    var lines: [Line] = []
    switch scene.id {
    case .declared(let id): lines.append(Line(text: "id: \"\(id)\""))
    case .path: lines.append(Line(text: "no id; declared at \(scene.path)"))
    case .value, .hosted: lines.append(Line(text: "id: \(scene.id)"))
    }
    if let type = scene.valueType { lines.append(Line(text: "presents: \(type)")) }
    if scene.kind.isReachable {
      lines += conditions(of: scene)
    } else {
      lines.append(Line(text: "external events: never"))
    }
    if scene.launchBehavior != .automatic {
      lines.append(Line(text: "launch behavior: \(scene.launchBehavior.rawValue)"))
    }
    if scene.restorationBehavior == .disabled { lines.append(Line(text: "isn't restored")) }
    if let size = scene.defaultSize {
      lines.append(Line(text: "default size: \(size.width) × \(size.height)"))
    }
    if scene.resizability != .automatic {
      lines.append(Line(text: "resizability: \(scene.resizability.rawValue)"))
    }
    return lines
  }

  private static func conditions(of scene: SceneDescription) -> [Line] {
    guard let conditions = scene.conditions else {
      return [Line(text: "external events: no conditions")]
    }
    if conditions.matchesNothing { return [Line(text: "external events: matching none")] }
    return conditions.texts.map { Line(text: "external events: matching \(quoted($0))") }.limited
  }

  static func lines(of sessions: [GraphPicture.Session]) -> [Line] {
    sessions.flatMap { lines(of: $0) }.limited
  }

  /// Returns the lines of an open session: its title, the conditions of its views, and the predicates of its scene.
  private static func lines(of session: GraphPicture.Session) -> [Line] {
    let name = session.title.map { $0.isEmpty ? "" : " \"\($0)\"" } ?? ""
    var lines = [Line(text: "open window \(session.number)\(name)")]
    let conditions = session.conditions
    lines += conditions.preferring.texts.map { Line(text: "    preferring \(quoted($0))") }.limited
    if let predicate = conditions.prefers {
      lines.append(Line(text: "    prefers \(predicate.withoutValues)"))
    }
    lines += conditions.allowing.texts.map { Line(text: "    allowing \(quoted($0))") }.limited
    if let predicate = conditions.canActivate {
      lines.append(Line(text: "    can activate for \(predicate.withoutValues)"))
    }
    return lines
  }

  /// Returns a condition in quotation marks, with the secrets of a link redacted.
  private static func quoted(_ condition: String) -> String { "\"\(condition.withoutValues)\"" }
}

extension [GraphRow.Line] {
  /// The lines or, if there are too many, the first of them and a line that counts the others.
  ///
  /// The hover text of the counting line has up to 200 of the other lines.
  fileprivate var limited: [GraphRow.Line] {
    let most = GraphPicture.listLimit
    guard count > most + 1 else { return self }
    let others = self[most...].map(\.text)
    return prefix(most)
      + [GraphRow.Line(text: "and \(others.count) more", hover: others.prefix(200) + [])]
  }
}
