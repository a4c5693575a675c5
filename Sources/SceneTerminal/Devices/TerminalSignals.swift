import Dispatch
import SceneRuntime

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Glibc
#endif

/// Reports the signals of the process on the main actor, and restores a terminal before the process exits, crashes, or
/// is ended by a signal that the process can handle.
///
/// Control-C sends no signal here. If the main actor is busy forever, pressing Control-C twice ends the process, and so
/// does the second signal that requests the end. The handlers write to a pipe of their own, because a Dispatch source
/// for a signal would receive `SIGTSTP` again when the process sends the signal to itself (T-2). A signal that was
/// ignored when the process started stays ignored.
@MainActor package final class TerminalSignals {
  /// A closure that is called when the size of the terminal may have changed.
  package var onSize: (() -> Void)?
  /// A closure that is called when another process requests that the app stops; by default the device is suspended.
  package var onSuspend: (() -> Void)?
  /// A closure that is called when the process continues after it was stopped by a signal that can't be handled, such
  /// as `SIGSTOP`.
  package var onContinue: (() -> Void)?
  /// A closure that is called with the number of a signal by which another process requests that the app ends; by
  /// default the app ends at once.
  ///
  /// The app calls ``end(by:)`` when it is ready to end. A second request ends the app at once, even if the main
  /// actor is busy forever.
  package var onEnd: ((Int32) -> Void)?

  /// The object whose handlers are installed now; a signal handler may use the `device` of the object.
  private static var current: TerminalSignals?
  private let device: TerminalDevice
  private let readEnd: OwnedDescriptor
  private let writeEnd: OwnedDescriptor
  private var source: MainQueueSource?
  private var previous: [Int32: sigaction] = [:]
  private static let noted = [SIGWINCH, SIGCONT, SIGTSTP]
  private static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Installs the handlers; a process has at most one object of this type at a time.
  ///
  /// - Returns: Nil if the process can't open a pipe.
  package init?(protecting device: TerminalDevice) {
    guard let ends = makePipe() else { return nil }
    self.device = device
    readEnd = OwnedDescriptor(ends.readEnd)
    writeEnd = OwnedDescriptor(ends.writeEnd)
    setNonBlocking(ends.readEnd)
    setNonBlocking(ends.writeEnd)
    Self.current = self
    ProcessRecovery.protect(device.record)
    PendingSignals.begin(writeEnd: ends.writeEnd)
    let reading = DispatchSource.makeReadSource(fileDescriptor: ends.readEnd, queue: .main)
    source = MainQueueSource(reading, keeping: readEnd) { [weak self] in self?.deliver() }
    device.watchInterrupts()
    CrashSignals.install()
    for number in Self.noted {
      install(number, sigaction(flags: SA_RESTART) { PendingSignals.add($0) })
    }
    for number in Self.ending {
      let action = sigaction(flags: SA_RESTART | SA_ONSTACK) { number in
        guard !PendingSignals.addEnding(number) else { return }
        ProcessRecovery.restore()
        var action = sigaction.standard
        sigaction(number, &action, nil)
        // Sends the signal again. The signal is blocked until this handler returns, and then ends the process.
        raise(number)
      }
      install(number, action)
    }
  }

  private func install(_ number: Int32, _ action: sigaction) {
    let current = sigaction.current(of: number)
    guard !current.isIgnored else { return }
    previous[number] = current
    var action = action
    sigaction(number, &action, nil)
  }

  /// Removes these handlers and reinstalls the previous handlers.
  package func remove() {
    guard Self.current === self else { return }
    Self.current = nil
    for (number, action) in previous {
      var action = action
      sigaction(number, &action, nil)
    }
    previous = [:]
    device.watch?.end()
    device.watch = nil
    CrashSignals.remove()
    PendingSignals.end()
    ProcessRecovery.protect(nil as UnsafeMutablePointer<TerminalRecord>?)
    source = nil
  }

  /// Lets the next Control-C end the process if the main actor is busy; called after another key requested that the app
  /// quits.
  package func expectEnd() { device.watch?.expectEnd() }

  /// Restores the terminal and the streams and ends the process by a signal, so that a shell notices the signal
  /// (T-27).
  package func end(by number: Int32) -> Never {
    ProcessRecovery.finish()
    ProcessRecovery.end(by: number)
  }

  private func deliver() {
    withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { buffer in
      while readBytes(from: readEnd.number, into: buffer) > 0 {}
    }
    let signals = PendingSignals.take()
    if signals.contains(SIGCONT) { onContinue?() }
    if signals.contains(SIGWINCH) { onSize?() }
    if signals.contains(SIGTSTP) {
      if let onSuspend { onSuspend() } else { device.suspend(leaving: TerminalDevice.usualLeaving) }
    }
    for number in Self.ending where signals.contains(number) {
      if let onEnd { onEnd(number) } else { end(by: number) }
    }
  }
}
