import Dispatch
import Foundation
import SceneRuntime
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Glibc
#endif

/// The signals that request termination: SIGTERM, SIGINT (Control-C) and SIGHUP (the terminal was
/// closed).
///
/// A second signal ends the process immediately.
///
/// A signal that was ignored when the process started, as under `nohup`, stays ignored.
@MainActor final class EndingSignals {
  private var watched: [(number: Int32, source: any DispatchSourceSignal, before: sigaction)] = []

  /// Calls a closure on the main actor when the first signal arrives.
  init(_ act: @escaping @MainActor () -> Void) {
    let isAsked = Flag()
    for number in [SIGTERM, SIGINT, SIGHUP] {
      var before = sigaction()
      sigaction(number, nil, &before)
      if before.isIgnored { continue }
      signal(number, SIG_IGN)
      // The queue isn't the main queue, because the closure of the first signal may block the main
      // queue.
      let source = DispatchSource.makeSignalSource(
        signal: number, queue: .global(qos: .userInitiated))
      let handle: @Sendable () -> Void = {
        if isAsked.raise() {
          Terminal.restore()
          // A shell reports this status for a process that was ended by a signal.
          _exit(128 + number)
        }
        DispatchQueue.main.async { act() }
      }
      source.setEventHandler(handler: handle)
      source.resume()
      watched.append((number, source, before))
    }
  }

  /// Restores the actions that the signals had before.
  func cancel() {
    for (number, source, before) in watched {
      var before = before
      source.cancel()
      sigaction(number, &before, nil)
    }
    watched = []
  }

  private final class Flag: Sendable {
    private let isUp = Atomic(false)

    /// Raises the flag; any thread can call this method.
    ///
    /// - Returns: Whether the flag was already raised.
    func raise() -> Bool { isUp.exchange(true, ordering: .relaxed) }
  }
}
