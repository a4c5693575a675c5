extension View {
  /// Runs a task after the view appears; the main actor has one priority.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task, which has no effect.
  ///   - action: The work of the task; it starts on the main actor, and is canceled when the view
  ///     disappears.
  /// - Returns: The view with the task.
  @preconcurrency
  public nonisolated func task(
    priority: TaskPriority, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    task(action)
  }

  /// Runs a task after the view appears, and a new one whenever a value changes; the main actor has one priority.
  ///
  /// - Parameters:
  ///   - id: The value; when it changes, the task is canceled and started again.
  ///   - priority: The priority of the task, which has no effect.
  ///   - action: The work of the task; it starts on the main actor.
  /// - Returns: The view with the task.
  @preconcurrency
  public nonisolated func task<ID: Equatable>(
    id: ID, priority: TaskPriority, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    task(id: id, action)
  }

  /// The view itself: views are compared without it.
  public nonisolated func equatable() -> Self where Self: Equatable { self }
}
