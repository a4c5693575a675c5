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
  /// The fault that the library injects; nil if the fault is an additional event.
  let injected: InjectedFault?
  /// The additional event, which arrives in the same turn as another event; nil for an injected fault.
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
  /// The line is the last line of the process. If the line reports a delegate call, the call isn't
  /// made. The exception is `stateRestorationActivity(for:)`, whose line is written after the call.
  /// Nothing is stored after the line. Acts fail until
  /// ``AppSimulator/relaunch(for:sourceLocation:)``, which launches the app with the sessions
  /// stored so far.
  ///
  /// - Parameter line: The number of the line in the trace of the whole run, from 1.
  /// - Returns: The fault.
  public static func kill(atStep line: Int) -> Fault { Fault(.kill(line: line)) }

  /// The store refuses all writes.
  public static let refusedWrites = refusedWrites(from: 1)

  /// The store refuses some successive writes and keeps its earlier content; no delegate is told.
  ///
  /// Each refused write is a problem in the trace.
  ///
  /// - Parameters:
  ///   - first: The number of the first write that is refused, from 1.
  ///   - count: The number of writes that are refused; by default, all later writes.
  /// - Returns: The fault.
  public static func refusedWrites(from first: Int, count: Int = .max) -> Fault {
    Fault(.refusedWrites(first: first, count: count))
  }

  /// The delegate of a scene receives `sceneWillResignActive` right after the scene has become active for the first
  /// time.
  ///
  /// The scene nevertheless stays active (T27). No further call tells the delegate that the scene is
  /// still active.
  public static let strayResignActive = Fault(.strayResignActive)

  /// A scene with an unusual role, such as a role of CarPlay, connects before all other scenes.
  ///
  /// - Parameters:
  ///   - role: The role of the scene that connects first.
  ///   - isAlone: Whether the launch opens no other scenes, except scenes for launch events.
  /// - Returns: The fault.
  public static func firstRole(_ role: SceneSession.Role, isAlone: Bool = false) -> Fault {
    Fault(.firstRole(role, isAlone: isAlone))
  }

  /// A second event arrives together with another event: the application handles both in the same turn.
  ///
  /// - Parameters:
  ///   - event: The second event, which the library sends.
  ///   - number: The number of the event that the second event accompanies, counted from 1 over the
  ///     run. A launch with events counts as one event, and so does each external event that a test
  ///     sends to the running application.
  /// - Returns: The fault.
  public static func second(_ event: ExternalEvent, withEvent number: Int = 1) -> Fault {
    Fault(Player.Accompanying(event: event, number: number))
  }
}
