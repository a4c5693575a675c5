/// How many scenes stand in each state, counted as they move.
package struct SceneTally {
  /// A change of the application as a whole (S25).
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

  /// The state nearest to a person among all: active before inactive before background (S115).
  package var foremost: LifeCycle.State {
    active > 0 ? .foregroundActive : inactive > 0 ? .foregroundInactive : .background
  }

  /// What becomes of the application as a whole when a scene moves; nil if nothing does (S25).
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
