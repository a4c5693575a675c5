/// The life cycle of a scene, as a table of states and of the steps between them.
///
/// A scene is usually in the active state or in the background state, and passes through the other states (S8). A scene
/// always stops being active before it enters the background (S10), and always enters the foreground before it becomes
/// active (S9).
///
/// ```swift
/// // The scene resigns, enters the background and disconnects.
/// let steps = LifeCycle.plan(from: .foregroundActive, to: .unattached)
/// print(steps.map(\.rawValue))
/// ```
public enum LifeCycle {
  /// The state of a scene (S7).
  public typealias State = SceneState

  /// A step of a scene's life cycle.
  ///
  /// Every step but `attachInBackground` calls the scene's delegate.
  public enum Step: String, CaseIterable, Codable, Sendable {
    /// The scene enters the foreground.
    case enterForeground
    /// The scene becomes active.
    case becomeActive
    /// The scene stops being active.
    case resignActive
    /// The scene enters the background.
    case enterBackground
    /// The system connects the scene without showing it (S7).
    case attachInBackground
    /// The scene disconnects.
    case disconnect

    /// Whether the delegate is called before the state of the scene changes, as opposed to after the change.
    package var isAnnouncement: Bool { self == .enterForeground || self == .resignActive }
  }

  /// A step with the states of the scene before and after it.
  public struct Transition: Hashable, Sendable {
    /// The state before the step.
    public let from: State
    /// The step.
    public let step: Step
    /// The state after the step.
    public let to: State
  }

  /// All transitions that a scene can make.
  public static let transitions: [Transition] = [
    Transition(from: .unattached, step: .enterForeground, to: .foregroundInactive),
    Transition(from: .unattached, step: .attachInBackground, to: .background),
    Transition(from: .foregroundInactive, step: .becomeActive, to: .foregroundActive),
    Transition(from: .foregroundInactive, step: .enterBackground, to: .background),
    Transition(from: .foregroundActive, step: .resignActive, to: .foregroundInactive),
    Transition(from: .background, step: .enterForeground, to: .foregroundInactive),
    Transition(from: .background, step: .disconnect, to: .unattached),
  ]

  /// Returns the state of a scene after a step.
  ///
  /// - Parameters:
  ///   - step: The step to take.
  ///   - state: The state before the step.
  /// - Returns: The state after the step; nil if the step isn't allowed.
  public static func state(after step: Step, from state: State) -> State? {
    transitions.first { $0.from == state && $0.step == step }?.to
  }

  /// Returns the steps of the shortest way from one state to another.
  ///
  /// - Parameters:
  ///   - start: The state before the first step.
  ///   - goal: The state after the last step.
  /// - Returns: The steps in order; empty if the states are equal. Every state can be reached from every other state.
  public static func plan(from start: State, to goal: State) -> [Step] {
    route(from: start, to: goal).map(\.step)
  }

  /// Returns the transitions of the shortest way from one state to another.
  static func route(from start: State, to goal: State) -> [Transition] {
    start == goal ? [] : routes[Route(start: start, goal: goal)] ?? []
  }

  private struct Route: Hashable {
    var start: State
    var goal: State
  }

  /// The shortest ways between all pairs of states, computed once.
  private static let routes: [Route: [Transition]] = {
    var routes: [Route: [Transition]] = [:]
    for start in State.allCases {
      for goal in State.allCases {
        routes[Route(start: start, goal: goal)] = search(from: start, to: goal)
      }
    }
    return routes
  }()

  private static func search(from start: State, to goal: State) -> [Transition] {
    // In this breadth-first search, a way is always found, because every state can be reached from every other state.
    var routes: [State: [Transition]] = [start: []]
    var open = [start]
    while routes[goal] == nil, !open.isEmpty {
      let state = open.removeFirst()
      for transition in transitions where transition.from == state && routes[transition.to] == nil {
        routes[transition.to] = (routes[state] ?? []) + [transition]
        open.append(transition.to)
      }
    }
    return routes[goal] ?? []
  }
}
