import Dispatch

/// A Dispatch source on the main queue that is cancelled when this object is released.
///
/// A source that isn't needed for a time is paused: on Linux a second source for the same file
/// gets no events if it is made while the first one is being cancelled.
@MainActor final class MainQueueSource {
  private let source: any DispatchSourceProtocol
  private let pause: Pause

  /// Starts a source.
  ///
  /// - Parameters:
  ///   - source: The source, which belongs to the main queue.
  ///   - descriptor: The file of the source, which stays open until Dispatch has released it.
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

  /// Whether events are held back.
  var isPaused: Bool {
    get { pause.isPaused }
    set {
      guard newValue != pause.isPaused else { return }
      pause.isPaused = newValue
      if newValue { source.suspend() } else { source.resume() }
    }
  }

  /// The end of the source; it is an object, because the end of one on the main actor isn't there.
  private final class Pause {
    var isPaused = false
    private let source: any DispatchSourceProtocol

    init(_ source: any DispatchSourceProtocol) {
      self.source = source
    }

    deinit {
      source.cancel()
      // Dispatch traps when the last user of a paused source releases it.
      if isPaused { source.resume() }
    }
  }
}
