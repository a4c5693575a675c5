/// The state shared by all declared scenes of an app.
@MainActor final class SceneTree {
  let updates = UpdateQueue()
  weak var application: Application?
  private var effects: [@MainActor () -> Void] = []
  private var lastRevision = 0
  /// Whether a description may have changed since the last resolution.
  private(set) var needsResolution = true
  /// The nodes of the windows whose content, but not whose description, has changed since the last resolution.
  private var changedWindows: [_AnySceneNode] = []

  /// Schedules an effect to run after the application's current turn has updated all windows.
  ///
  /// Effects run in the order in which they were added.
  func afterUpdate(_ effect: @escaping @MainActor () -> Void) {
    effects.append(effect)
  }

  /// Schedules a resolution, because a scene was added, was removed or has a different description.
  func declarationsDidChange() {
    needsResolution = true
  }

  /// Schedules an update of a window's content, unless a resolution is scheduled that will update the content anyway.
  func contentDidChange(of window: _AnySceneNode) {
    if !needsResolution { changedWindows.append(window) }
  }

  /// Records that all descriptions were resolved.
  func didResolve() {
    needsResolution = false
    changedWindows = []
  }

  /// Returns the nodes of the windows whose content has changed, and clears the list of these nodes.
  func takeChangedWindows() -> [_AnySceneNode] {
    defer { changedWindows = [] }
    return changedWindows
  }

  /// Returns a unique revision number for a declaration.
  func makeRevision() -> Int {
    lastRevision += 1
    return lastRevision
  }

  func runEffects() {
    let effects = effects
    self.effects = []
    for effect in effects { effect() }
  }
}
