/// The state shared by all declared scenes of an app.
@MainActor final class SceneTree {
  let updates = UpdateQueue()
  weak var application: Application?
  private var effects: [@MainActor () -> Void] = []
  private var lastRevision = 0

  /// Schedules an effect to run after the turn has updated all windows; effects run in the order they were
  /// added.
  func afterUpdate(_ effect: @escaping @MainActor () -> Void) {
    effects.append(effect)
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
