/// The attached external displays.
///
/// A display that has a scene is stored with the scene's session (S139).
struct ExternalDisplays {
  private var displays: [(name: String, session: SceneID?)] = []
  /// Whether the app requested scenes for displays.
  ///
  /// The request is necessary if the profile doesn't connect these scenes automatically.
  var isRegistered = false

  /// The names of the displays, in the order in which they were attached.
  var names: [String] { displays.map(\.name) }

  /// The names of the displays without a scene.
  var withoutScenes: [String] { displays.filter { $0.session == nil }.map(\.name) }

  /// Returns the name of the display that shows a session's scene; nil if no display shows it.
  func name(of session: SceneID) -> String? {
    displays.first { $0.session == session }?.name
  }

  /// Adds a display, unless a display with this name is attached.
  ///
  /// - Returns: Whether the display wasn't attached before, and whether it already has a scene.
  mutating func attach(_ name: String) -> (isNew: Bool, hasScene: Bool) {
    if let display = displays.first(where: { $0.name == name }) {
      return (isNew: false, hasScene: display.session != nil)
    }
    displays.append((name, nil))
    return (isNew: true, hasScene: false)
  }

  /// Removes the display with a name.
  ///
  /// - Returns: Whether the display was attached, and the session of its scene; nil if the display had no scene.
  mutating func detach(_ name: String) -> (wasAttached: Bool, session: SceneID?) {
    guard let index = displays.firstIndex(where: { $0.name == name }) else { return (false, nil) }
    return (true, displays.remove(at: index).session)
  }

  /// Records that the scene of a session is shown on the display with a name.
  mutating func show(_ session: SceneID, on name: String) {
    guard let index = displays.firstIndex(where: { $0.name == name }) else { return }
    displays[index].session = session
  }

  /// Records that a display no longer shows the scene of a session, because the session was discarded.
  mutating func remove(_ session: SceneID) {
    for index in displays.indices where displays[index].session == session {
      displays[index].session = nil
    }
  }
}
