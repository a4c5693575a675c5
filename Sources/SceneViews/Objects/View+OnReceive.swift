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
    modifier(ReceivingModifier(publisher: publisher, action: action))
  }
}

/// A modifier that subscribes to a publisher while the view is visible.
private nonisolated struct ReceivingModifier<Source: Publisher>: ViewModifier
where Source.Failure == Never {
  let publisher: Source
  let action: @MainActor (Source.Output) -> Void
  @Environment(\.application) private var application
  @State private var subscription = Subscription<Source>()

  @MainActor func body(content: Content) -> some View {
    subscription.action = action
    return content.onAppear { subscription.begin(publisher, in: application) }
      .onDisappear { subscription.end() }
  }
}

/// The subscription of a view to a publisher.
@MainActor private final class Subscription<Source: Publisher> where Source.Failure == Never {
  /// The action that the latest evaluation of the modifier has set.
  var action: (@MainActor (Source.Output) -> Void)?
  private var cancellable: AnyCancellable?

  nonisolated init() {}

  func begin(_ publisher: Source, in application: Application?) {
    guard cancellable == nil, let application else { return }
    cancellable = publisher.sink { [weak self, weak application] value in
      let sent = Sent(value: value)
      application?.post { self?.receive(sent.value) }
    }
  }

  func end() {
    cancellable = nil
  }

  private func receive(_ value: Source.Output) {
    if cancellable != nil { action?(value) }
  }

  /// A value on its way from the thread of a publisher to the main actor.
  // Proof: the value is read once, in the next turn of the main loop. As in Combine, a publisher that sends values on
  // another thread must not use these values afterwards.
  private struct Sent: @unchecked Sendable {
    let value: Source.Output
  }
}
