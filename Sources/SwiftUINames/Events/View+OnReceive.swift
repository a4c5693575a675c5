import Foundation
public import CombineNames
public import SceneViews

extension View {
  /// Adds an action to perform with each value of a publisher, while the view is mounted.
  ///
  /// - Parameters:
  ///   - publisher: The publisher; the one that the view first has is used until the view disappears.
  ///   - action: The action. Values of other threads reach it on the main actor, a moment later.
  /// - Returns: The view with the action.
  public nonisolated func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping @MainActor (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    modifier(ReceivingModifier(publisher: publisher, action: action))
  }
}

/// A modifier that subscribes to a publisher.
private nonisolated struct ReceivingModifier<Source: Publisher>: ViewModifier
where Source.Failure == Never {
  let publisher: Source
  let action: @MainActor (Source.Output) -> Void
  @State private var subscription = Subscription<Source>()

  @MainActor func body(content: Content) -> some View {
    subscription.action = action
    return content.onAppear { subscription.begin(publisher) }.onDisappear { subscription.end() }
  }
}

/// The subscription of a mounted view.
@MainActor private final class Subscription<Source: Publisher> where Source.Failure == Never {
  /// The action of the last evaluation.
  var action: (@MainActor (Source.Output) -> Void)?
  private var cancellable: AnyCancellable?

  nonisolated init() {}

  func begin(_ publisher: Source) {
    if cancellable != nil { return }
    let handle = Handover<Source.Output> { [weak self] value in self?.action?(value) }
    cancellable = publisher.sink { value in handle(value) }
  }

  func end() {
    cancellable = nil
  }
}

/// A closure of the main actor, which values of any thread are handed to.
private struct Handover<Value>: @unchecked Sendable {
  // The closure is only called on the main actor; a value is given away by the thread that sends it.
  private let closure: @MainActor (Value) -> Void

  init(_ closure: @escaping @MainActor (Value) -> Void) {
    self.closure = closure
  }

  func callAsFunction(_ value: Value) {
    if Thread.isMainThread {
      nonisolated(unsafe) let value = value  // It stays on this thread.
      MainActor.assumeIsolated { closure(value) }
    } else {
      let sent = Sent(value: value)
      Task { @MainActor in closure(sent.value) }
    }
  }

  /// A value that the thread that sends it doesn't use afterwards.
  private struct Sent: @unchecked Sendable {
    // Read once, by the task it is made for.
    let value: Value
  }
}
