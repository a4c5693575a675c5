extension View {
  /// Does something once the view has disappeared.
  ///
  /// - Parameter action: What is done, after the update in which the view was taken away has been
  ///   shown; when its window closes, at once.
  /// - Returns: The view with the action.
  public nonisolated func onDisappear(
    perform action: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, _DisappearanceModifier> {
    ModifiedContent(content: self, modifier: _DisappearanceModifier(action: action))
  }

  /// Runs a task from when the view has appeared until it disappears, when the task is cancelled.
  ///
  /// - Parameter action: What the task does; it begins on the main actor, after `onAppear`.
  /// - Returns: The view with the task.
  public nonisolated func task(
    _ action: @escaping @MainActor () async -> Void
  ) -> ModifiedContent<Self, _TaskModifier<Bool>> {
    ModifiedContent(content: self, modifier: _TaskModifier(id: true, action: action))
  }

  /// Runs a task from when the view has appeared, and a new one in its place whenever a value
  /// changes.
  ///
  /// - Parameters:
  ///   - id: The value; with another one the task is cancelled and begun anew.
  ///   - action: What the task does; it begins on the main actor.
  /// - Returns: The view with the task.
  public nonisolated func task<ID: Equatable>(
    id: ID, _ action: @escaping @MainActor () async -> Void
  ) -> ModifiedContent<Self, _TaskModifier<ID>> {
    ModifiedContent(content: self, modifier: _TaskModifier(id: id, action: action))
  }
}

/// An action for when a view disappears.
public nonisolated struct _DisappearanceModifier: _PrimitiveModifier {
  let action: @MainActor () -> Void

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    DisappearanceNode(view, in: parent)
  }
}

private final class DisappearanceNode<Content: View>:
  WrapperNode<ModifiedContent<Content, _DisappearanceModifier>>
{
  // What is contained disappears before what surrounds it.
  override func didDisappear() { tree.afterUpdate(view.modifier.action) }

  override func unmount() {
    super.unmount()
    if isVisible { tree.afterUpdate(view.modifier.action) }
  }
}

/// A task that runs while a view is there.
public nonisolated struct _TaskModifier<ID: Equatable>: _PrimitiveModifier {
  let id: ID
  let action: @MainActor () async -> Void

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    TaskNode(view, in: parent)
  }
}

private final class TaskNode<Content: View, ID: Equatable>:
  WrapperNode<ModifiedContent<Content, _TaskModifier<ID>>>
{
  private var task: Task<Void, Never>?
  /// Counts how often the task was called for or called off; what was asked before doesn't count.
  private var calls = 0

  init(_ view: ModifiedContent<Content, _TaskModifier<ID>>, in parent: _AnyNode) {
    super.init(view, in: parent)
    if isVisible { start() }
  }

  override func update(to view: ModifiedContent<Content, _TaskModifier<ID>>) {
    let isSame = view.modifier.id == self.view.modifier.id
    super.update(to: view)
    if isSame || !isVisible { return }
    task?.cancel()
    start()
  }

  override func didAppear() { start() }

  override func didDisappear() {
    calls += 1
    task?.cancel()
  }

  override func unmount() {
    task?.cancel()
    super.unmount()
  }

  private func start() {
    calls += 1
    tree.afterUpdate { [weak self, calls] in
      guard let self, isMounted, calls == self.calls else { return }
      let action = view.modifier.action
      task = Task { await action() }
    }
  }
}
