import SceneModel

// Lists below the declared scenes.
extension GraphPicture {
  /// Draws a box for the open windows without a declared scene, because no scene's box lists these
  /// windows.
  mutating func drawOtherWindows() {
    let others = content.sessions.filter { session in
      session.scene.flatMap { content.graph[$0] } == nil
    }
    drawList("Windows without a declared scene", GraphRow.lines(of: others))
  }

  /// Draws the roles and configurations of the manifest.
  mutating func drawManifest() {
    drawList(
      "Roles and configurations of the manifest",
      (content.manifest?.configurationLines ?? []).map { GraphRow.Line(text: $0) })
  }

  /// Draws a box of lines under a heading; each line is indented by its leading spaces.
  private mutating func drawList(_ heading: String, _ lines: [GraphRow.Line]) {
    if lines.isEmpty { return }
    document.text(
      heading, "faint small", x: Self.boxLeft, y: y + 8, limit: Self.boxWidth, size: 11)
    y += 16
    let height = lines.count * Self.lineHeight + 14
    document.rectangle(
      "box", x: Self.boxLeft, y: y, width: Self.boxWidth, height: height, radius: 6)
    for (number, line) in lines.enumerated() {
      let depth = line.text.prefix { $0 == " " }.count
      document.text(
        String(line.text.dropFirst(depth)), depth == 0 ? "text medium bold" : "text medium",
        x: Self.boxLeft + 12 + depth * 8, y: y + 20 + number * Self.lineHeight,
        limit: Self.boxWidth - 24 - depth * 8, size: 13, hover: line.hover)
    }
    y += height + 10
  }
}
