extension View {
  /// Adds an action to perform after the view disappears.
  ///
  /// - Parameter action: The action. It is performed after the host has shown the update in which the view disappears.
  ///   If the scene disconnects, the action is performed immediately.
  /// - Returns: The view with the action.
  @preconcurrency
  public nonisolated func onDisappear(
    perform action: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, _DisappearanceModifier> {
    ModifiedContent(content: self, modifier: _DisappearanceModifier(action: action))
  }

  /// Adds an action to perform after the view is removed.
  ///
  /// The action isn't performed when the view only becomes invisible, such as on a covered page.
  ///
  /// - Parameter action: The action, performed after the actions of `onDisappear` inside the view.
  /// - Returns: The view with the action.
  package nonisolated func onRemoval(
    perform action: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, _DisappearanceModifier> {
    ModifiedContent(
      content: self, modifier: _DisappearanceModifier(action: action, waitsForRemoval: true))
  }

  /// Runs a task after the view appears, and cancels it when the view disappears.
  ///
  /// - Parameter action: The work of the task; it starts on the main actor, after `onAppear`.
  /// - Returns: The view with the task.
  @preconcurrency
  public nonisolated func task(
    _ action: @escaping @MainActor () async -> Void
  ) -> ModifiedContent<Self, _TaskModifier<Bool>> {
    ModifiedContent(content: self, modifier: _TaskModifier(id: true, action: action))
  }

  /// Runs a task after the view appears, and replaces it with a new task whenever a value changes.
  ///
  /// ```swift
  /// struct MessageBody: View {
  ///   let number: Int
  ///   @State private var text = ""
  ///
  ///   var body: some View {
  ///     Text(text)
  ///       .task(id: number) {
  ///         try? await Task.sleep(for: .seconds(1))
  ///         text = "The text of message \(number)"
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - id: The value; when it changes, the task is canceled, and a new task is started.
  ///   - action: The work of the task; it starts on the main actor.
  /// - Returns: The view with the task.
  @preconcurrency
  public nonisolated func task<ID: Equatable>(
    id: ID, _ action: @escaping @MainActor () async -> Void
  ) -> ModifiedContent<Self, _TaskModifier<ID>> {
    ModifiedContent(content: self, modifier: _TaskModifier(id: id, action: action))
  }
}

/// A modifier that performs an action when a view disappears, or only when the view is removed.
public nonisolated struct _DisappearanceModifier: _PrimitiveModifier {
  let action: @MainActor () -> Void
  var waitsForRemoval = false

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    DisappearanceNode(view, in: parent)
  }
}

private final class DisappearanceNode<Content: View>:
  WrapperNode<ModifiedContent<Content, _DisappearanceModifier>>
{
  // Inner views disappear before outer views, so the actions of the inner views are already scheduled.
  override func didDisappear() {
    if !view.modifier.waitsForRemoval { tree.afterUpdate(view.modifier.action) }
  }

  override func unmount() {
    super.unmount()
    if isVisible || view.modifier.waitsForRemoval { tree.afterUpdate(view.modifier.action) }
  }
}

/// A modifier that runs a task while a view is visible.
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
  /// The number of starts and cancellations; a scheduled start is ignored if the number has changed since then.
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
