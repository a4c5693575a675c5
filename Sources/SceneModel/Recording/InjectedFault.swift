/// A fault of the process, the store or the system that a test injects into a run.
package enum InjectedFault: Hashable, Codable, Sendable {
  /// The process ends when a line of the trace is written, counted from 1; the call of that line isn't made.
  case kill(line: Int)
  /// The store refuses some of the writes, counted from 1.
  case refusedWrites(first: Int, count: Int)
  /// A scene that becomes active for the first time gets a call that it resigns, and stays active (trap T27).
  case strayResignActive
  /// Sets of sessions and scenes iterate in an order that depends on a seed (trap T22).
  case order(seed: UInt64)
  /// A scene with a role connects before all others, or instead of them.
  case firstRole(SceneRole, isAlone: Bool)
}
