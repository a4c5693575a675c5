/// The number of connected scenes in each state, in total and for each declaration.
package struct SceneStates {
  private var all = SceneTally()
  private var byScene: [SceneDescription.ID: SceneTally] = [:]
  /// Whether any scene has entered the background since the launch.
  ///
  /// Before that, the delegate of an application without scenes isn't told when the application enters the foreground.
  package private(set) var hasBeenAway = false

  package init() {}

  /// The most active state among all scenes (S115).
  package var mostActive: SceneState { all.mostActive }

  /// Returns the most active state among the scenes of the given declarations (S115); background if there is no scene.
  package func mostActive(of scenes: [SceneDescription.ID]) -> SceneState {
    let states = scenes.compactMap { byScene[$0]?.mostActive }
    return states.first { $0 == .foregroundActive } ?? states.first { $0 == .foregroundInactive }
      ?? .background
  }

  /// A transition of a scene, and the change of the application's state that the transition causes.
  package struct Change: Equatable {
    package let transition: LifeCycle.Transition
    /// The change of the application's state; nil if the state stays the same (S25).
    package let edge: SceneTally.Edge?
  }

  /// Returns the transitions that bring a scene from one state to another.
  ///
  /// Each result also contains the change of the application's state that the transition causes (S25).
  ///
  /// - Returns: The transitions of the shortest way; empty if the states are equal.
  package func changes(from start: SceneState, to goal: SceneState) -> [Change] {
    var tally = all
    return LifeCycle.route(from: start, to: goal).map { transition in
      Change(transition: transition, edge: tally.take(transition))
    }
  }

  /// Counts a transition of a scene to another state.
  ///
  /// - Parameters:
  ///   - transition: The transition.
  ///   - scene: The declaration of the scene; nil for a scene that isn't declared.
  package mutating func take(_ transition: LifeCycle.Transition, of scene: SceneDescription.ID?) {
    all.take(transition)
    if let scene { byScene[scene, default: SceneTally()].take(transition) }
    if transition.step == .enterBackground { hasBeenAway = true }
  }
}
