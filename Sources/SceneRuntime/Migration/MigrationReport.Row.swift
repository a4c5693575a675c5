extension MigrationReport {
  /// The result for one method of the application's delegate.
  public struct Row: Hashable, Codable, Sendable {
    /// The method.
    public var callback: TraceEntry.Callback
    /// The effect of scenes on the method.
    public var fate: Fate
    /// Whether the delegate implements the method.
    public var implementation: Implementation
    /// The life cycles in which the method was called.
    public var lifeCycles: Set<LifeCycleMode>
    /// Whether a scene's delegate implements the method that replaces this method; nil if there is
    /// no such method.
    public var successor: Implementation?

    /// Whether the delegate implements a life-cycle method whose successor isn't implemented.
    ///
    /// External events are evaluated in ``MigrationReport/paths``, because the content of a scene
    /// can handle them too.
    var isLost: Bool {
      implementation == .implemented && successor != nil && successor != .implemented
        && !MigrationReport.isExternalEvent(callback)
    }
  }

  /// The observation of whether a delegate implements a method.
  public enum Implementation: Hashable, Codable, Sendable {
    /// The method was called, and its default implementation didn't run.
    case implemented
    /// The default implementation ran, or there is no delegate.
    case notImplemented
    /// No run called the method.
    case notExercised
  }
}
