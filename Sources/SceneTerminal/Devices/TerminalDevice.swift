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

/// A terminal with nonblocking reads and writes.
///
/// Nothing runs while nothing happens: the process sleeps until the terminal has bytes (T-84).
/// It has to be left before it is released.
@MainActor package final class TerminalDevice {
  /// Bytes that undo every mode an app of ours can have set, but that of clusters.
  package nonisolated static let usualLeaving = TerminalSequences.leaving.withUTF8Buffer {
    Array($0)
  }

  /// The terminal sent bytes.
  package var onInput: (([UInt8]) -> Void)?
  /// The terminal took all bytes after it was busy.
  package var onDrained: (() -> Void)?
  /// The terminal is gone; this is called once, and nothing is read or written after it (T-29).
  package var onHangUp: (() -> Void)?
  /// The terminal is the app's again after others used it: it has to be entered and drawn (T-28).
  package var onResume: (() -> Void)?

  /// Whether the terminal hasn't taken all bytes yet; no frame is to be made until it has (T-79).
  package var isBusy: Bool { !pending.isEmpty }
  /// Whether the terminal has the app's settings.
  package var isEntered: Bool {
    record.pointee.isEntered.load(ordering: .sequentiallyConsistent)
  }
  package internal(set) var isHungUp = false
  /// Whether the mode of grapheme clusters is set in the terminal; it is reset after a crash too.
  package var switchesClusters: Bool {
    get { record.pointee.switchesClusters.load(ordering: .relaxed) }
    set { record.pointee.switchesClusters.store(newValue, ordering: .relaxed) }
  }

  /// The file of the terminal.
  package var descriptor: Int32 { file.number }
  let file: OwnedDescriptor
  // It is never freed, because a signal handler may be using it.
  let record: UnsafeMutablePointer<TerminalRecord>
  var reader: MainQueueSource?
  var writer: MainQueueSource?
  /// The thread that reads keys while the main actor is busy; nil without ``TerminalSignals``.
  var watch: InterruptWatch?
  /// Whether the next bytes belong to pasted text; set by the reader of the input.
  package var isInPaste = false
  /// The bytes that the terminal hasn't taken.
  var pending: ArraySlice<UInt8> = []
  private var timers: [ObjectIdentifier: TerminalTimer] = [:]
  private let environment: [String: String]

  /// Opens the terminal that controls the process.
  ///
  /// It is opened anew, because a flag of standard input is shared with the shell (T-5).
  ///
  /// - Returns: Nil if the process has none.
  package convenience init?() {
    guard let descriptor = Self.openControlling() else { return nil }
    self.init(owning: descriptor)
  }

  /// Takes over the descriptor of a terminal, which becomes non-blocking and is closed at the end.
  package init(
    owning descriptor: Int32,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    file = OwnedDescriptor(descriptor)
    self.environment = environment
    setNonBlocking(descriptor)
    record = .allocate(capacity: 1)
    record.initialize(to: TerminalRecord(descriptor: descriptor))
  }

  private static func openControlling() -> Int32? {
    let mode = O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK
    // kqueue doesn't report events of /dev/tty reliably.
    #if !canImport(Darwin)
    let descriptor = open("/dev/tty", mode)
    if descriptor >= 0 { return descriptor }
    #endif
    guard let name = path(ofTerminal: STDIN_FILENO) else { return nil }
    let named = open(name, mode)
    return named >= 0 ? named : nil
  }

  // MARK: - Size

  /// The size that the terminal reports; nil if it has to be asked with a query (T-12).
  package var reportedSize: TerminalSize? { TerminalSize(reportedBy: descriptor) }

  /// The size that the terminal reports, else that of the environment, else the usual one.
  package var size: TerminalSize {
    reportedSize ?? TerminalSize(environment: environment) ?? .usual
  }

  /// The byte that the terminal's settings name for deleting a character (T-45); the usual one if they name none.
  package var eraseByte: UInt8 {
    let byte = record.pointee.original.eraseByte
    return byte == 0 || byte == 0xFF ? 0x7F : byte
  }

  // MARK: - Taking the terminal and giving it back

  /// Gives the terminal the app's settings, starts reading, and writes the bytes of the modes.
  ///
  /// - Returns: False if the terminal doesn't take the settings.
  @discardableResult
  package func enter(_ bytes: [UInt8]) -> Bool {
    guard !isHungUp else { return false }
    if !isEntered, !take(keepingOriginal: false) { return false }
    write(bytes)
    return true
  }

  /// Writes the bytes that undo the modes, and gives the terminal its settings back.
  ///
  /// Only the first call after an ``enter(_:)`` has an effect, and none has after a signal handler
  /// did it: leaving the alternate screen twice moves the cursor (T-24). Input that wasn't read
  /// is dropped, because it would become commands of the shell.
  package func leave(_ bytes: [UInt8]) {
    guard record.pointee.isEntered.exchange(false, ordering: .sequentiallyConsistent) else {
      return
    }
    reader?.isPaused = true
    watch?.drop()
    withBackgroundAccess {
      writeWaiting(bytes)
      tcflush(descriptor, TCIFLUSH)
      // Not `TCSADRAIN`, which never returns if the output is stopped.
      record.pointee.original.apply(to: descriptor, at: TCSANOW)
    }
  }

  /// Reads the settings anew, changes them to the app's and starts reading.
  ///
  /// - Parameter keepingOriginal: Whether settings that are an app's aren't those to put back.
  /// - Returns: False if the terminal doesn't take the settings.
  func take(keepingOriginal: Bool) -> Bool {
    guard let current = termios(of: descriptor) else {
      if errno != ENOTTY { hangUp() }
      return false
    }
    if !keepingOriginal || current.isCooked {
      record.pointee.isEntered.store(false, ordering: .sequentiallyConsistent)
      record.pointee.original = current
    }
    record.pointee.isEntered.store(true, ordering: .sequentiallyConsistent)
    // The bytes that were typed before are kept, and the output before is not changed (T-22).
    guard current.raw.apply(to: descriptor, at: TCSADRAIN) else {
      record.pointee.isEntered.store(false, ordering: .sequentiallyConsistent)
      record.pointee.original.apply(to: descriptor, at: TCSANOW)
      return false
    }
    listen()
    return true
  }

  // MARK: - Timers

  /// Runs an action once after some seconds.
  @discardableResult
  package func after(_ seconds: Double, _ action: @escaping () -> Void) -> TerminalTimer {
    timers = timers.filter(\.value.isPending)
    let timer = TerminalTimer(after: seconds, action)
    timers[ObjectIdentifier(timer)] = timer
    return timer
  }

  /// Runs the actions that were waiting while the process was stopped (T-86).
  func expireTimers() {
    let waiting = timers.values
    timers = [:]
    for timer in waiting { timer.expire() }
  }
}
