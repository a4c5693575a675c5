/// The windows of a scene.
///
/// The list retains a window until the window is hidden, and then has a weak reference to the window until it is shown
/// again.
@MainActor struct WindowList {
  private struct Hidden {
    weak var window: SceneWindow?
  }

  private var retained: [SceneWindow] = []
  private var hidden: [Hidden] = []

  /// The windows of the scene in the order in which they were added.
  var all: [SceneWindow] {
    if hidden.isEmpty { return retained }
    return (retained + hidden.compactMap(\.window)).sorted { $0.id.number < $1.id.number }
  }

  mutating func append(_ window: SceneWindow) {
    retained.append(window)
  }

  mutating func remove(_ window: SceneWindow) {
    retained.removeAll { $0 === window }
    hidden.removeAll { $0.window === window || $0.window == nil }
  }

  /// Retains the window if it is shown, or keeps only a weak reference to it if it is hidden.
  mutating func retain(_ window: SceneWindow, _ isShown: Bool) {
    remove(window)
    if isShown {
      let index = retained.firstIndex { $0.id.number > window.id.number } ?? retained.count
      retained.insert(window, at: index)
    } else {
      hidden.append(Hidden(window: window))
    }
  }

  mutating func removeAll() {
    (retained, hidden) = ([], [])
  }
}
