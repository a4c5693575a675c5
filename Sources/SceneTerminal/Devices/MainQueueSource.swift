import Dispatch

/// A Dispatch source on the main queue that is canceled when this object is released.
///
/// A source that isn't needed for some time is paused, not replaced: on Linux a second source for the same file gets
/// no events if it is created while the first source is being canceled.
@MainActor final class MainQueueSource {
  private let source: any DispatchSourceProtocol
  private let pause: Pause

  /// Starts a source.
  ///
  /// - Parameters:
  ///   - source: The source, which belongs to the main queue.
  ///   - descriptor: The file of the source, which stays open until Dispatch has released the source.
  ///   - action: The function to call for each event.
  init(
    _ source: any DispatchSourceProtocol, keeping descriptor: OwnedDescriptor? = nil,
    _ action: @escaping @MainActor () -> Void
  ) {
    self.source = source
    pause = Pause(source)
    source.setEventHandler { MainActor.assumeIsolated(action) }
    source.setCancelHandler { withExtendedLifetime(descriptor) {} }
    source.activate()
  }

  /// Whether the source is paused and reports no events.
  var isPaused: Bool {
    get { pause.isPaused }
    set {
      guard newValue != pause.isPaused else { return }
      pause.isPaused = newValue
      if newValue { source.suspend() } else { source.resume() }
    }
  }

  /// Cancels the source when this object is released.
  ///
  /// This is a separate class, so that its `deinit` needs no isolation to the main actor.
  private final class Pause {
    var isPaused = false
    private let source: any DispatchSourceProtocol

    init(_ source: any DispatchSourceProtocol) {
      self.source = source
    }

    deinit {
      source.cancel()
      // Resume a paused source before it is released, because Dispatch traps otherwise.
      if isPaused { source.resume() }
    }
  }
}
