/// A fault of the process, the store or the system that a test injects into a run.
package enum InjectedFault: Hashable, Codable, Sendable {
  /// The process ends when the line of the trace with this number, from 1, is written; the call
  /// that the line reports isn't made.
  case kill(line: Int)
  /// The store refuses a number of successive writes, beginning with the write of this number, from
  /// 1.
  case refusedWrites(first: Int, count: Int)
  /// A scene that becomes active for the first time gets a call to resign active, although it stays
  /// active (trap T27).
  case strayResignActive
  /// Sets of sessions and scenes iterate in an order that depends on a seed (trap T22).
  case order(seed: UInt64)
  /// A scene with a role connects before all other scenes. If `isAlone` is true, no other scene
  /// connects.
  case firstRole(SceneRole, isAlone: Bool)
}
