/// A store that preserves sessions between launches.
///
/// Writing is asynchronous: a store may write off the main actor, and several turns together. The
/// store reports when writing is completed.
@MainActor public protocol SessionStore: AnyObject {
  /// Reads the saved records; called once, at launch.
  ///
  /// - Returns: The records, and the problems of records that can't be read.
  func read() -> StoredSessions

  /// Saves the changes of a turn.
  ///
  /// - Parameters:
  ///   - changes: The changes, at most one per session.
  ///   - turn: The number of the turn.
  ///   - completion: A closure to call with nil after the changes of this turn and of all earlier
  ///     turns are saved. Call it on any thread, even before this method returns. A store that saves
  ///     several turns together needs to call only the closure of the last turn. A store that can't
  ///     save at the moment, and will try again, first calls the closure with the problem; the
  ///     application then stops waiting for the store.
  func write(
    _ changes: [SessionChange], turn: Int, completion: @escaping @Sendable (Problem?) -> Void)

  /// Records that a launch begins, before the application's delegate is called.
  ///
  /// If the process ends during the launch, ``read()`` returns this history at the next launch.
  ///
  /// - Parameter history: The history with this launch counted as unfinished.
  func launchWillBegin(_ history: LaunchHistory)

  /// Saves the history of a launch that is finished.
  ///
  /// - Parameters:
  ///   - history: The history, without unfinished launches.
  ///   - completion: A closure to call after the history is saved or failed to be saved. Call it on
  ///     any thread, even before this method returns. The application doesn't end before the call.
  func launchDidFinish(_ history: LaunchHistory, completion: @escaping @Sendable () -> Void)

  /// Tells the store that the application ends, after the application's last changes.
  ///
  /// A store with unsaved changes tries once more to save them before it returns.
  func applicationWillEnd()
}

extension SessionStore {
  /// Does nothing, so that each launch is a first launch.
  ///
  /// - Parameter history: The history, which isn't saved.
  public func launchWillBegin(_ history: LaunchHistory) {}

  /// Calls the closure and saves nothing, so that each launch is a first launch.
  ///
  /// - Parameters:
  ///   - history: The history, which isn't saved.
  ///   - completion: Called before the method returns.
  public func launchDidFinish(
    _ history: LaunchHistory, completion: @escaping @Sendable () -> Void
  ) {
    completion()
  }

  /// Does nothing.
  public func applicationWillEnd() {}
}
