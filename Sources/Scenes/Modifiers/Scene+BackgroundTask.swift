extension Scene {
  /// Kept without effect: the system starts no work in the background.
  ///
  /// - Parameters:
  ///   - task: The work by its kind.
  ///   - action: Does the work; it is never called.
  /// - Returns: The scene itself.
  public nonisolated func backgroundTask<Value, Result>(
    _ task: BackgroundTask<Value, Result>, action: @escaping @Sendable (Value) async -> Result
  ) -> Self { self }
  /// Kept without effect: hosts choose the size of windows.
  ///
  /// - Parameter size: The size of a window that is made as large as it is useful.
  /// - Returns: The scene itself.
  public nonisolated func windowIdealSize(_ size: WindowIdealSize) -> Self { self }
}

/// Work that the system starts in the background.
public struct BackgroundTask<Value: Sendable, Result: Sendable>: Sendable {
  private init() {}
}

extension BackgroundTask where Value == Void, Result == Void {
  /// Returns the work of bringing the app up to date.
  ///
  /// - Parameter identifier: The name of the work.
  /// - Returns: The kind of work.
  public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask() }
}

extension BackgroundTask where Value == String, Result == Void {
  /// Returns the work for the end of a transfer.
  ///
  /// - Parameter matching: Returns whether a transfer with a name is meant; it is never called.
  /// - Returns: The kind of work.
  public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> BackgroundTask {
    BackgroundTask()
  }
}

/// The size of a window that is made as large as it is useful.
public enum WindowIdealSize: Hashable, Sendable {
  /// `automatic` leaves the size to the system; `fitToContent` is that of the content, `maximum`
  /// the largest.
  case automatic, fitToContent, maximum
}
