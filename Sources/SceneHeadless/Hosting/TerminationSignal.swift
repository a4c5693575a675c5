import Dispatch
import Foundation

/// The system's asking the process to end, SIGTERM; a second one ends it at once.
@MainActor final class TerminationSignal {
  private let source: any DispatchSourceSignal

  /// Does something when the signal comes, on the main actor.
  init(_ act: @escaping @MainActor () -> Void) {
    signal(SIGTERM, SIG_IGN)
    source = DispatchSource.makeSignalSource(signal: SIGTERM, queue: .main)
    source.setEventHandler {
      signal(SIGTERM, SIG_DFL)
      // The main queue is the main actor's.
      MainActor.assumeIsolated { act() }
    }
    source.resume()
  }

  /// Has the signal end the process again.
  func cancel() {
    source.cancel()
    signal(SIGTERM, SIG_DFL)
  }
}
