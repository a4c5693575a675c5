/// What all declared scenes of an app share.
@MainActor final class SceneTree {
  let updates = UpdateQueue()
  weak var application: Application?
  private var effects: [@MainActor () -> Void] = []
  private var lastRevision = 0

  /// Has `effect` run once the turn has updated all windows; effects run in the order they were
  /// added.
  func afterUpdate(_ effect: @escaping @MainActor () -> Void) {
    effects.append(effect)
  }

  /// A number no other declaration had before.
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
