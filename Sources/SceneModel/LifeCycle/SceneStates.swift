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

  /// A step of a scene, and the state change of the application that it causes.
  package struct Change: Equatable {
    package let transition: LifeCycle.Transition
    /// The change of the application; nil if there is none (S25).
    package let edge: SceneTally.Edge?
  }

  /// Returns the steps of a scene between two states, with what each changes in the application (S25).
  ///
  /// - Returns: The shortest sequence; empty if the states are equal.
  package func changes(from start: SceneState, to goal: SceneState) -> [Change] {
    var tally = all
    return LifeCycle.route(from: start, to: goal).map { transition in
      Change(transition: transition, edge: tally.take(transition))
    }
  }

  /// Counts a scene in the state after a step.
  ///
  /// - Parameters:
  ///   - transition: The step with its states.
  ///   - scene: The declaration of the scene; nil for a scene that isn't declared.
  package mutating func take(_ transition: LifeCycle.Transition, of scene: SceneDescription.ID?) {
    all.take(transition)
    if let scene { byScene[scene, default: SceneTally()].take(transition) }
    if transition.step == .enterBackground { hasBeenAway = true }
  }
}
