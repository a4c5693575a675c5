import SceneModel
import SceneRuntime

extension Workspace {
  /// Draws the changed windows, titles and lines of the log, for a screen on which nothing else changed.
  ///
  /// - Returns: The rows that may have changed.
  func drawChanges() -> ChangedRows {
    var changed = 0..<0
    let windows = changedWindows
    changedWindows = []
    for place in places where windows.contains(where: { $0.session == place.scene }) {
      // If another scene floats above the scenes, draw all scenes again, because the floating scene must be drawn last.
      if places.contains(where: { $0.isOver && $0.scene != place.scene }) {
        for other in places {
          draw(other)
          changed.cover(other.area.row..<other.area.endRow)
        }
      } else if let pane = pane(of: place.scene), let session = pane.window.windowScene?.session {
        if drawnTitles[place.scene] != distinctTitle(of: session) {
          drawTitle(of: session, in: place)
          changed.cover(place.area.row..<place.area.row + 1)
        }
        changed.cover(
          drawContent(
            of: pane, in: inner(of: place), isFocused: hasKeys(session), onlyChanges: true))
      }
    }
    if windows.contains(where: { id in !places.contains { $0.scene == id.session } }),
      !onDisplays.isEmpty
    {
      drawDisplays()
      changed.cover(0..<rows)
    }
    let title = application.focusedSession.map(self.title) ?? application.name
    if screen.title != title {
      screen.title = title
      changed.cover(0..<1)
    }
    if isLogChanged {
      isLogChanged = false
      if let logArea {
        log.draw(into: &screen, in: logArea, hasKeys: part == .log && overlay == nil)
        changed.cover(logArea.row..<logArea.endRow)
      }
    }
    return changed
  }
}
