public import CombineNames
import SceneRuntime

extension View {
  /// Adds an action to perform with each value that a publisher sends while the view is visible.
  ///
  /// - Parameters:
  ///   - publisher: The publisher. The view subscribes when it appears, and keeps this subscription until it
  ///     disappears, even if the modifier gets another publisher.
  ///   - action: The action. The publisher may send a value on any thread; the action is performed on the main actor,
  ///     in the next turn of the app's main loop.
  /// - Returns: The view with the action.
  @preconcurrency
  public nonisolated func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping @MainActor (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    ModifiedContent(
      content: self, modifier: ReceivingModifier(publisher: publisher, action: action))
  }
}

/// A modifier that subscribes to a publisher while the view is visible.
private nonisolated struct ReceivingModifier<Source: Publisher>: _PrimitiveModifier
where Source.Failure == Never {
  let publisher: Source
  let action: @MainActor (Source.Output) -> Void

  @MainActor static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    ReceivingNode(view, in: parent)
  }
}

/// The node of a view that subscribes to a publisher before the actions of `onAppear` in the same update are performed.
private final class ReceivingNode<Content: View, Source: Publisher>:
  WrapperNode<ModifiedContent<Content, ReceivingModifier<Source>>>
where Source.Failure == Never {
  private var subscription: AnyCancellable?

  init(_ view: ModifiedContent<Content, ReceivingModifier<Source>>, in parent: _AnyNode) {
    super.init(view, in: parent)
    if isVisible { subscribe() }
  }

  override func willAppear() { subscribe() }

  override func didDisappear() { subscription = nil }

  override func unmount() {
    subscription = nil
    super.unmount()
  }

  private func subscribe() {
    guard let application = tree.session?.application else { return }
    subscription = view.modifier.publisher.sink { [weak self, weak application] value in
      let sent = Sent(value: value)
      application?.post { self?.receive(sent.value) }
    }
  }

  private func receive(_ value: Source.Output) {
    if subscription != nil { view.modifier.action(value) }
  }

  /// A value on its way from the thread of a publisher to the main actor.
  // Proof: the value is read once, in the next turn of the main loop. As in Combine, a publisher that sends values on
  // another thread must not use these values afterwards.
  private struct Sent: @unchecked Sendable {
    let value: Source.Output
  }
}
