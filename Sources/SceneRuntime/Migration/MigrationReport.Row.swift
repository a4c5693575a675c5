extension MigrationReport {
  /// The result for one method of the application's delegate.
  public struct Row: Hashable, Codable, Sendable {
    /// The method of the application's delegate.
    public var callback: TraceEntry.Callback
    /// The effect of scenes on the method.
    public var fate: Fate
    /// Whether the application's delegate implements the method, as far as runs have shown.
    public var implementation: Implementation
    /// The life cycles in which the method was called.
    public var lifeCycles: Set<LifeCycleMode>
    /// Whether a scene delegate implements the method that replaces this method; nil if no method replaces it.
    public var successor: Implementation?

    /// Whether the delegate implements a life-cycle method, and no scene delegate implements its successor.
    ///
    /// Methods for external events don't count here. Their events are in ``MigrationReport/paths``, because the content
    /// of a scene can handle external events too.
    var isLost: Bool {
      implementation == .implemented && successor != nil && successor != .implemented
        && !MigrationReport.isExternalEvent(callback)
    }
  }

  /// The result of observing whether a delegate implements a method.
  public enum Implementation: Hashable, Codable, Sendable {
    /// The method was called, and its default implementation didn't run, so the delegate implements it.
    ///
    /// In a report that is made without running the delegates, the delegate declares the method.
    case implemented
    /// The default implementation ran, or there is no delegate.
    ///
    /// In a report that is made without running the delegates, no delegate declares the method.
    case notImplemented
    /// No run called the method.
    case notExercised
  }
}
