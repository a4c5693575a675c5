extension MigrationReport {
  /// What became of one method of the application's delegate.
  public struct Row: Hashable, Sendable {
    /// The method.
    public var callback: TraceEntry.Callback
    /// What scenes do to it.
    public var fate: Fate
    /// Whether the delegate has a method of its own.
    public var implementation: Implementation
    /// The worlds in which it was called.
    public var worlds: Set<LifeCycleMode>
    /// Whether a scene's delegate has a method of its own for what takes its place; nil if nothing does.
    public var successor: Implementation?

    /// Whether the delegate has a method for something that no scene's delegate does after it.
    ///
    /// What is told from outside is judged by its paths, because the content of a scene may take it
    /// too.
    var isLost: Bool {
      implementation == .implemented && successor != nil && successor != .implemented
        && !MigrationReport.isTold(callback)
    }
  }

  /// Whether a delegate has a method of its own, as far as that was seen.
  public enum Implementation: Hashable, Sendable {
    /// It was called, and its default didn't run.
    case implemented
    /// Its default ran, or there is no delegate that could have it.
    case notImplemented
    /// It was called in no run, which says nothing.
    case notExercised
  }
}
