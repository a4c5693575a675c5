extension View {
  /// Runs a task after the view appears; the priority has no effect.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task; the parameter has no effect.
  ///   - action: The work of the task. The task starts on the main actor, and is canceled when the view disappears.
  /// - Returns: The view with the task.
  @preconcurrency
  public nonisolated func task(
    priority: TaskPriority, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    task(action)
  }

  /// Runs a task after the view appears, and replaces it with a new task whenever a value changes; the priority has no
  /// effect.
  ///
  /// - Parameters:
  ///   - id: The value; when it changes, the task is canceled, and a new task is started.
  ///   - priority: The priority of the task; the parameter has no effect.
  ///   - action: The work of the task; it starts on the main actor.
  /// - Returns: The view with the task.
  @preconcurrency
  public nonisolated func task<ID: Equatable>(
    id: ID, priority: TaskPriority, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    task(id: id, action)
  }
}
