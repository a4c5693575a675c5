/// The number of scenes in each state, updated as scenes change state.
package struct SceneTally {
  /// A change of the most active state of all scenes, which is the state of the application (S25).
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

  /// The most active state of all scenes: active if any scene is active, otherwise inactive if any is inactive,
  /// otherwise background (S115).
  package var mostActive: LifeCycle.State {
    active > 0 ? .foregroundActive : inactive > 0 ? .foregroundInactive : .background
  }

  /// Counts a transition of a scene to another state.
  ///
  /// - Returns: The change of the most active state; nil if this state stays the same (S25).
  @discardableResult mutating func take(_ transition: LifeCycle.Transition) -> Edge? {
    let old = mostActive
    add(-1, to: transition.from)
    add(1, to: transition.to)
    return switch (old, mostActive) {
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
