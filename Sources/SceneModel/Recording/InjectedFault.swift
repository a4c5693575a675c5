/// A fault of the process, the store or the system that a test injects into a run.
package enum InjectedFault: Hashable, Codable, Sendable {
  /// The process ends when the trace line with this number, counted from 1, is recorded.
  ///
  /// The call that the line reports isn't made.
  case kill(line: Int)
  /// The store refuses `count` successive writes, of which the first is write number `first`, counted from 1.
  case refusedWrites(first: Int, count: Int)
  /// When a scene becomes active for the first time, its delegate also receives `sceneWillResignActive`, although the
  /// scene stays active (trap T27).
  case strayResignActive
  /// Sets of sessions and scenes iterate in an order that depends on a seed (trap T22).
  case order(seed: UInt64)
  /// A scene with this role connects before all other scenes.
  ///
  /// If `isAlone` is true, the launch connects no other scenes, except scenes for launch events.
  case firstRole(SceneRole, isAlone: Bool)
}
