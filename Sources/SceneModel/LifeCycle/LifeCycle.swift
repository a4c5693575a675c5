/// The life of a scene as a table: which steps lead from which state to which.
///
/// A scene rests active or in the background and passes through the rest (S8). It never goes from
/// active to the background without resigning first (S10), and never becomes active without
/// entering the foreground (S9).
public enum LifeCycle {
  /// The states a scene can be in (S7).
  public typealias State = SceneState

  /// One step of a scene's life; each but `attachInBackground` tells the scene's delegate.
  public enum Step: String, CaseIterable, Codable, Sendable {
    case enterForeground
    case becomeActive
    case resignActive
    case enterBackground
    /// A scene the system connected without showing it (S7).
    case attachInBackground
    case disconnect

    /// Whether it is told before the state changes.
    package var isAnnouncement: Bool { self == .enterForeground || self == .resignActive }
  }

  /// A step and the states it leads from and to.
  public struct Transition: Hashable, Sendable {
    public let from: State
    public let step: Step
    public let to: State
  }

  /// Every transition there is; what isn't here can't happen.
  public static let transitions: [Transition] = [
    Transition(from: .unattached, step: .enterForeground, to: .foregroundInactive),
    Transition(from: .unattached, step: .attachInBackground, to: .background),
    Transition(from: .foregroundInactive, step: .becomeActive, to: .foregroundActive),
    Transition(from: .foregroundInactive, step: .enterBackground, to: .background),
    Transition(from: .foregroundActive, step: .resignActive, to: .foregroundInactive),
    Transition(from: .background, step: .enterForeground, to: .foregroundInactive),
    Transition(from: .background, step: .disconnect, to: .unattached),
  ]

  /// The state a step leads to; nil if the step can't be taken.
  public static func state(after step: Step, from state: State) -> State? {
    transitions.first { $0.from == state && $0.step == step }?.to
  }

  /// The fewest steps from one state to another; none from a state to itself.
  public static func plan(from start: State, to goal: State) -> [Step] {
    plans[Route(start: start, goal: goal)] ?? []
  }

  private struct Route: Hashable {
    var start: State
    var goal: State
  }

  /// The plans between all states, worked out once.
  private static let plans: [Route: [Step]] = {
    var plans: [Route: [Step]] = [:]
    for start in State.allCases {
      for goal in State.allCases {
        plans[Route(start: start, goal: goal)] = search(from: start, to: goal)
      }
    }
    return plans
  }()

  private static func search(from start: State, to goal: State) -> [Step] {
    // Breadth first. Every state reaches every other, so a plan is always found.
    var plans: [State: [Step]] = [start: []]
    var open = [start]
    while plans[goal] == nil, !open.isEmpty {
      let state = open.removeFirst()
      for transition in transitions where transition.from == state && plans[transition.to] == nil {
        plans[transition.to] = (plans[state] ?? []) + [transition.step]
        open.append(transition.to)
      }
    }
    return plans[goal] ?? []
  }
}
