/// The attached external displays, each with the session of its scene if the display has a scene
/// (S139).
struct ExternalDisplays {
  private var displays: [(name: String, session: SceneID?)] = []
  /// Whether the app requested scenes on displays.
  var isRegistered = false

  /// The names of the displays, in the order in which they were attached.
  var names: [String] { displays.map(\.name) }

  /// The displays without a scene.
  var withoutScenes: [String] { displays.filter { $0.session == nil }.map(\.name) }

  /// Returns the name of the display that shows a session's scene; nil if there is none.
  func name(of session: SceneID) -> String? {
    displays.first { $0.session == session }?.name
  }

  /// Adds a display.
  ///
  /// - Returns: Whether the display wasn't attached before, and whether it already has a scene.
  mutating func attach(_ name: String) -> (isNew: Bool, hasScene: Bool) {
    if let display = displays.first(where: { $0.name == name }) {
      return (isNew: false, hasScene: display.session != nil)
    }
    displays.append((name, nil))
    return (isNew: true, hasScene: false)
  }

  /// Removes a display.
  ///
  /// - Returns: Whether the display was attached, and the session of its scene.
  mutating func detach(_ name: String) -> (wasAttached: Bool, session: SceneID?) {
    guard let index = displays.firstIndex(where: { $0.name == name }) else { return (false, nil) }
    return (true, displays.remove(at: index).session)
  }

  /// Records the session of a display's scene.
  mutating func show(_ session: SceneID, on name: String) {
    guard let index = displays.firstIndex(where: { $0.name == name }) else { return }
    displays[index].session = session
  }

  /// Removes the association of a session with its display.
  mutating func remove(_ session: SceneID) {
    for index in displays.indices where displays[index].session == session {
      displays[index].session = nil
    }
  }
}
