/// The states of the connected scenes, counted in total and by declaration.
package struct SceneStates {
  private var all = SceneTally()
  private var byScene: [SceneDescription.ID: SceneTally] = [:]
  /// Whether a scene entered the background, so that entering the foreground is a return.
  package private(set) var hasBeenAway = false

  package init() {}

  /// The foremost state of all scenes (S115).
  package var foremost: SceneState { all.foremost }

  /// Returns the foremost state of the scenes of some declarations (S115).
  package func foremost(of scenes: [SceneDescription.ID]) -> SceneState {
    let states = scenes.compactMap { byScene[$0]?.foremost }
    return states.first { $0 == .foregroundActive } ?? states.first { $0 == .foregroundInactive }
      ?? .background
  }

  /// Returns the state of a scene after a step, and the state change of the application that it causes (S25).
  ///
  /// - Returns: The changes; nil if the step isn't allowed in the state of the scene.
  package func change(
    by step: LifeCycle.Step, from old: SceneState
  ) -> (to: SceneState, edge: SceneTally.Edge?)? {
    LifeCycle.state(after: step, from: old).map { ($0, edge(from: old, to: $0)) }
  }

  /// Returns the state change of the application when a scene changes its state; nil if there is none (S25).
  func edge(from old: SceneState, to new: SceneState) -> SceneTally.Edge? {
    all.edge(from: old, to: new)
  }

  /// Counts a scene in its new state.
  ///
  /// - Parameters:
  ///   - scene: The declaration of the scene; nil for a scene that isn't declared.
  ///   - old: The previous state.
  ///   - new: The new state.
  package mutating func move(
    of scene: SceneDescription.ID?, from old: SceneState, to new: SceneState
  ) {
    all.move(from: old, to: new)
    if let scene { byScene[scene, default: SceneTally()].move(from: old, to: new) }
    if new == .background, old == .foregroundInactive { hasBeenAway = true }
  }
}
