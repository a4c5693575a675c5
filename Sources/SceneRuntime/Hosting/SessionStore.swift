/// Keeps what is known of sessions, also between one run and the next.
///
/// Writing is asynchronous from the start: a store may write off the main actor and several turns
/// at once, and says when it is done.
@MainActor public protocol SessionStore: AnyObject {
  /// Reads what is kept; asked once, at the launch.
  ///
  /// - Returns: The records, in any order.
  func read() -> [SessionRecord]

  /// Keeps the changes of a turn.
  ///
  /// - Parameters:
  ///   - changes: What changed, at most one change for each session.
  ///   - turn: The number of the turn.
  ///   - completion: Called once the changes of this turn, and of all before it, are kept; from any
  ///     thread, also before this method returns.
  func write(_ changes: [SessionChange], turn: Int, completion: @escaping @Sendable () -> Void)
}
