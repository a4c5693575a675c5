/// A store that keeps sessions from one launch to the next.
///
/// Writing is asynchronous: a store may write off the main actor, and may write the changes of several turns together.
/// The store reports when changes have been written.
@MainActor public protocol SessionStore: AnyObject {
  /// Reads the stored sessions.
  ///
  /// The application calls this method once, at launch.
  ///
  /// - Returns: The stored sessions, the history of launches, and the problems of records that can't be read.
  func read() -> StoredSessions

  /// Saves the changes of a turn.
  ///
  /// - Parameters:
  ///   - changes: The changes, at most one per session.
  ///   - turn: The number of the turn.
  ///   - completion: A closure that the store calls with nil when the changes of this turn and of all earlier turns are
  ///     saved. The store may call it on any thread, even before this method returns. A store that saves several turns
  ///     together needs to call only the closure of the last turn. A store that can't save at the moment, and will try
  ///     again, calls the closure with the problem, and later with nil when the changes are saved. After a problem, the
  ///     application doesn't wait for the store any more.
  func write(
    _ changes: [SessionChange], turn: Int, completion: @escaping @Sendable (Problem?) -> Void)

  /// Records that a launch begins, before the application's delegate is called.
  ///
  /// If the process ends during the launch, ``read()`` returns this history at the next launch.
  ///
  /// - Parameter history: The history, in which this launch already counts as unfinished.
  func launchWillBegin(_ history: LaunchHistory)

  /// Saves the history of a launch that is finished.
  ///
  /// - Parameters:
  ///   - history: The history, in which this launch doesn't count as unfinished any more.
  ///   - completion: A closure that the store calls when the history is saved, or couldn't be saved. The store may call
  ///     it on any thread, even before this method returns. The application doesn't end before the call.
  func launchDidFinish(_ history: LaunchHistory, completion: @escaping @Sendable () -> Void)

  /// Tells the store that the application ends.
  ///
  /// No further change follows.
  ///
  /// A store with unsaved changes tries once more to save them before this method returns.
  func applicationWillEnd()
}

extension SessionStore {
  /// Does nothing; without a saved history, each launch counts as a first launch.
  ///
  /// - Parameter history: The history, which isn't saved.
  public func launchWillBegin(_ history: LaunchHistory) {}

  /// Calls the closure and saves nothing; without a saved history, each launch counts as a first launch.
  ///
  /// - Parameters:
  ///   - history: The history, which isn't saved.
  ///   - completion: A closure that is called before this method returns.
  public func launchDidFinish(
    _ history: LaunchHistory, completion: @escaping @Sendable () -> Void
  ) {
    completion()
  }

  /// Does nothing, because a store without unsaved changes has nothing to do.
  public func applicationWillEnd() {}
}
