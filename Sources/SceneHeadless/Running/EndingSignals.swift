import Dispatch
import Foundation
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

/// The signals that ask the process to end: SIGTERM, SIGINT (Control-C) and SIGHUP (the terminal is gone); a second
/// one of any of them ends it at once.
///
/// One that the process was started to ignore, as `nohup` does, stays ignored.
@MainActor final class EndingSignals {
  private var watched: [(number: Int32, source: any DispatchSourceSignal, before: sigaction)] = []

  /// Does something on the main actor when the first signal comes.
  init(_ act: @escaping @MainActor () -> Void) {
    let isAsked = Flag()
    for number in [SIGTERM, SIGINT, SIGHUP] {
      var before = sigaction()
      sigaction(number, nil, &before)
      if before.isIgnored { continue }
      signal(number, SIG_IGN)
      // Not on the main queue, where what the first one began may never end.
      let source = DispatchSource.makeSignalSource(
        signal: number, queue: .global(qos: .userInitiated))
      let handle: @Sendable () -> Void = {
        if isAsked.raise() {
          Terminal.restore()
          // The status by which a shell says that a signal has ended a process.
          _exit(128 + number)
        }
        DispatchQueue.main.async { act() }
      }
      source.setEventHandler(handler: handle)
      source.resume()
      watched.append((number, source, before))
    }
  }

  /// Has the signals do what they did before.
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

    /// - Returns: Whether it was up already.
    func raise() -> Bool { isUp.exchange(true, ordering: .relaxed) }
  }
}
