import SceneHeadless
import SceneModel
public import Scenes

/// A fault of the process, the store or the system that is injected into a simulated run.
///
/// ```swift
/// @Test(arguments: 1...12) @MainActor
/// func `a draft survives`(line: Int) async {
///   let simulator = await AppSimulator(Postbox(), faults: [.kill(atStep: line)])
///   await simulator.relaunch()
///   simulator.expect(windows: 1)
/// }
/// ```
public struct Fault: Hashable, Sendable {
  /// The fault for the runtime; nil for an event.
  let injected: InjectedFault?
  /// An event that arrives in the same turn as another.
  let accompanying: Player.Accompanying?

  private init(_ injected: InjectedFault) {
    self.injected = injected
    accompanying = nil
  }

  private init(_ accompanying: Player.Accompanying) {
    injected = nil
    self.accompanying = accompanying
  }

  /// The process ends at a line of the trace, counted from 1 for the whole run.
  ///
  /// The line is the last one. If it is a call of a delegate, the call isn't made, except that of
  /// `stateRestorationActivity(for:)`, whose line comes after it. Nothing is stored any more.
  /// Acts fail until ``AppSimulator/relaunch(for:sourceLocation:)``, which finds what was stored.
  ///
  /// - Parameter line: The number of the line in the trace of the whole run, from 1.
  /// - Returns: The fault.
  public static func kill(atStep line: Int) -> Fault { Fault(.kill(line: line)) }

  /// The store refuses all writes.
  public static let refusedWrites = refusedWrites(from: 1)

  /// The store refuses some writes, counted from 1, and keeps its earlier content; no delegate is called.
  ///
  /// Each refused write is a problem in the trace.
  ///
  /// - Parameters:
  ///   - first: The number of the first write that is refused, from 1.
  ///   - count: The number of writes that are refused; all later ones by default.
  /// - Returns: The fault.
  public static func refusedWrites(from first: Int, count: Int = .max) -> Fault {
    Fault(.refusedWrites(first: first, count: count))
  }

  /// The delegate of a scene is called with a resignation right after the scene became active for the first time;
  /// the scene stays active (T27).
  ///
  /// No further call tells it that it is active.
  public static let strayResignActive = Fault(.strayResignActive)

  /// A scene with an unusual role connects before all others, such as that of a car.
  ///
  /// - Parameters:
  ///   - role: The role.
  ///   - isAlone: Whether no other scene opens at launch.
  /// - Returns: The fault.
  public static func firstRole(_ role: SceneSession.Role, isAlone: Bool = false) -> Fault {
    Fault(.firstRole(role, isAlone: isAlone))
  }

  /// A second event arrives in the same turn as another.
  ///
  /// - Parameters:
  ///   - event: The second event.
  ///   - number: The number of the event that it accompanies, counted from 1 over the run: a launch with
  ///     events, or an event that a test sends to the running application.
  /// - Returns: The fault.
  public static func second(_ event: ExternalEvent, withEvent number: Int = 1) -> Fault {
    Fault(Player.Accompanying(event: event, number: number))
  }
}
