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

  /// Returns the change of the application's overall state when a scene changes state; nil if none (S25).
  package func edge(from old: LifeCycle.State, to new: LifeCycle.State) -> Edge? {
    var next = self
    next.move(from: old, to: new)
    return switch (foremost, next.foremost) {
    case (.background, .foregroundInactive): .willEnterForeground
    case (.foregroundInactive, .foregroundActive): .didBecomeActive
    case (.foregroundActive, .foregroundInactive): .willResignActive
    case (.foregroundInactive, .background): .didEnterBackground
    default: nil
    }
  }

  package mutating func move(from old: LifeCycle.State, to new: LifeCycle.State) {
    add(-1, to: old)
    add(1, to: new)
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
