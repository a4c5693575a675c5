/// The number of scenes in each state, updated as scenes change state.
package struct SceneTally {
  /// A change of the application's overall state (S25).
  package enum Edge {
    case willEnterForeground
    case didBecomeActive
    case willResignActive
    case didEnterBackground
  }

  private var active = 0
  private var inactive = 0
  private var background = 0

  package init() {}

  /// The foremost state of all scenes, in the order active, inactive, background (S115).
  package var foremost: LifeCycle.State {
    active > 0 ? .foregroundActive : inactive > 0 ? .foregroundInactive : .background
  }

  /// Counts a scene's step, which moves the scene to another state.
  ///
  /// - Returns: The change of the overall state; nil if there is none (S25).
  @discardableResult mutating func take(_ transition: LifeCycle.Transition) -> Edge? {
    let old = foremost
    add(-1, to: transition.from)
    add(1, to: transition.to)
    return switch (old, foremost) {
    case (.background, .foregroundInactive): .willEnterForeground
    case (.foregroundInactive, .foregroundActive): .didBecomeActive
    case (.foregroundActive, .foregroundInactive): .willResignActive
    case (.foregroundInactive, .background): .didEnterBackground
    default: nil
    }
  }

  private mutating func add(_ count: Int, to state: LifeCycle.State) {
    switch state {
    case .unattached: break
    case .foregroundActive: active += count
    case .foregroundInactive: inactive += count
    case .background: background += count
    }
  }
}
