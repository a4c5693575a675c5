/// A store that preserves sessions between launches.
///
/// Writing is asynchronous: a store may write off the main actor and several turns at once, and reports
/// completion.
@MainActor public protocol SessionStore: AnyObject {
  /// Reads the saved records; called once, at launch.
  ///
  /// - Returns: The records, and the problems of those that can't be read.
  func read() -> StoredSessions

  /// Saves the changes of a turn.
  ///
  /// - Parameters:
  ///   - changes: The changes, at most one per session.
  ///   - turn: The number of the turn.
  ///   - completion: A closure to call with nil once the changes of this turn and of all earlier turns are
  ///     saved; on any thread, even before this method returns. A store that saves several turns at once
  ///     need call only that of the last one. A store that can't save them for now, and tries again later,
  ///     calls it with the problem first; the application doesn't wait for it then.
  func write(
    _ changes: [SessionChange], turn: Int, completion: @escaping @Sendable (Problem?) -> Void)

  /// Records that a launch begins, before the application's delegate is called.
  ///
  /// If the process ends during the launch, ``read()`` returns this history to the next.
  ///
  /// - Parameter history: The history with this launch counted as unfinished.
  func launchWillBegin(_ history: LaunchHistory)

  /// Saves the history of a launch that is finished.
  ///
  /// - Parameters:
  ///   - history: The history, in which no launch is unfinished.
  ///   - completion: A closure to call once it is saved or can't be; on any thread, even before
  ///     this method returns. The application doesn't end before.
  func launchDidFinish(_ history: LaunchHistory, completion: @escaping @Sendable () -> Void)

  /// Notes that the application ends, after its last changes.
  ///
  /// A store that couldn't save everything tries it once more before it returns.
  func applicationWillEnd()
}

extension SessionStore {
  /// Does nothing: each launch is the first of a store without a history.
  ///
  /// - Parameter history: The history, which isn't kept.
  public func launchWillBegin(_ history: LaunchHistory) {}

  /// Does nothing: each launch is the first of a store without a history.
  ///
  /// - Parameters:
  ///   - history: The history, which isn't kept.
  ///   - completion: Called before the method returns.
  public func launchDidFinish(
    _ history: LaunchHistory, completion: @escaping @Sendable () -> Void
  ) {
    completion()
  }

  /// Does nothing.
  public func applicationWillEnd() {}
}
