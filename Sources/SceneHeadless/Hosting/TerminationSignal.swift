import Dispatch
import Foundation
import Synchronization

/// The system's asking the process to end, SIGTERM; a second one ends it at once.
@MainActor final class TerminationSignal {
  private let source: any DispatchSourceSignal

  /// Does something on the main actor when the signal comes for the first time.
  init(_ act: @escaping @MainActor () -> Void) {
    signal(SIGTERM, SIG_IGN)
    // Not on the main queue, where what the first one began may never end.
    source = DispatchSource.makeSignalSource(signal: SIGTERM, queue: .global(qos: .userInitiated))
    let isAsked = Flag()
    let handle: @Sendable () -> Void = {
      // What a shell says of a process that SIGTERM has ended.
      if isAsked.raise() { _exit(128 + SIGTERM) }
      DispatchQueue.main.async { act() }
    }
    source.setEventHandler(handler: handle)
    source.resume()
  }

  /// Has the signal end the process again.
  func cancel() {
    source.cancel()
    signal(SIGTERM, SIG_DFL)
  }

  private final class Flag: Sendable {
    private let isUp = Atomic(false)

    /// - Returns: Whether it was up already.
    func raise() -> Bool { isUp.exchange(true, ordering: .relaxed) }
  }
}
