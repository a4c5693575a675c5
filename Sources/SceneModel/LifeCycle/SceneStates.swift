/// The number of connected scenes in each state, in total and for each declaration.
package struct SceneStates {
  private var all = SceneTally()
  private var byScene: [SceneDescription.ID: SceneTally] = [:]
  /// Whether any scene has entered the background.
  ///
  /// If so, entering the foreground is a return.
  package private(set) var hasBeenAway = false

  package init() {}

  /// The foremost state among all scenes (S115).
  package var foremost: SceneState { all.foremost }

  /// Returns the foremost state among the scenes of some declarations (S115).
  package func foremost(of scenes: [SceneDescription.ID]) -> SceneState {
    let states = scenes.compactMap { byScene[$0]?.foremost }
    return states.first { $0 == .foregroundActive } ?? states.first { $0 == .foregroundInactive }
      ?? .background
  }

  /// A step of a scene, and the state change of the application that it causes.
  package struct Change: Equatable {
    package let transition: LifeCycle.Transition
    /// The change of the application; nil if there is none (S25).
    package let edge: SceneTally.Edge?
  }

  /// Returns the steps of a scene between two states.
  ///
  /// Each step has the change of the application's state that the step causes (S25).
  ///
  /// - Returns: The shortest sequence; empty if the states are equal.
  package func changes(from start: SceneState, to goal: SceneState) -> [Change] {
    var tally = all
    return LifeCycle.route(from: start, to: goal).map { transition in
      Change(transition: transition, edge: tally.take(transition))
    }
  }

  /// Counts a scene's step, which moves the scene to another state.
  ///
  /// - Parameters:
  ///   - transition: The step, with the states before and after the step.
  ///   - scene: The declaration of the scene; nil for a scene that isn't declared.
  package mutating func take(_ transition: LifeCycle.Transition, of scene: SceneDescription.ID?) {
    all.take(transition)
    if let scene { byScene[scene, default: SceneTally()].take(transition) }
    if transition.step == .enterBackground { hasBeenAway = true }
  }
}
