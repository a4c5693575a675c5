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
/// The process sleeps until the terminal sends bytes (T-84). Call ``leave(_:)`` before this object is released.
@MainActor package final class TerminalDevice {
  /// The bytes that undo every mode that an app can have set, except the mode of grapheme clusters.
  package nonisolated static let usualLeaving = TerminalSequences.leaving.withUTF8Buffer {
    Array($0)
  }

  /// A closure that is called with the bytes that the terminal sent.
  package var onInput: (([UInt8]) -> Void)?
  /// A closure that is called when the terminal has accepted all bytes after it was busy.
  package var onDrained: (() -> Void)?
  /// A closure that is called once when the terminal is closed; nothing is read or written after that (T-29).
  package var onHangUp: (() -> Void)?
  /// A closure that is called when the app gets the terminal back from other programs (T-28).
  ///
  /// The closure sets the terminal's modes and draws the screen again.
  package var onResume: (() -> Void)?

  /// Whether the terminal hasn't accepted all bytes yet; no frame should be created until it has (T-79).
  package var isBusy: Bool { !pending.isEmpty }
  /// Whether the terminal has the app's settings.
  package var isEntered: Bool {
    record.pointee.isEntered.load(ordering: .sequentiallyConsistent)
  }
  package internal(set) var isHungUp = false
  /// Whether the mode of grapheme clusters is set in the terminal, so that it has to be reset, even after a crash.
  package var switchesClusters: Bool {
    get { record.pointee.switchesClusters.load(ordering: .relaxed) }
    set { record.pointee.switchesClusters.store(newValue, ordering: .relaxed) }
  }

  package var descriptor: Int32 { file.number }
  let file: OwnedDescriptor
  // The memory is never freed, because a signal handler may be using it.
  let record: UnsafeMutablePointer<TerminalRecord>
  var reader: MainQueueSource?
  var writer: MainQueueSource?
  /// The thread that reads keys while the main actor is busy; nil unless ``TerminalSignals`` started the thread.
  var watch: InterruptWatch?
  /// Whether the next bytes belong to pasted text; set by the code that parses the input.
  package var isInPaste = false
  /// The bytes that the terminal hasn't accepted yet.
  var pending: ArraySlice<UInt8> = []
  private var timers: [ObjectIdentifier: TerminalTimer] = [:]
  private let environment: [String: String]

  /// Opens the terminal that controls the process or, if that fails, the terminal of standard input.
  ///
  /// On Apple's platforms, always opens the terminal of standard input. Standard input itself isn't used, because it
  /// shares its flags with the shell (T-5).
  ///
  /// - Returns: Nil if no terminal can be opened.
  package convenience init?() {
    guard let descriptor = Self.openControlling() else { return nil }
    self.init(owning: descriptor)
  }

  /// Takes over the descriptor of a terminal, which becomes nonblocking and is closed after this object is released.
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
    // On Apple's platforms the terminal is opened by its name, because kqueue doesn't report events of /dev/tty
    // reliably.
    #if !canImport(Darwin)
    let descriptor = open("/dev/tty", mode)
    if descriptor >= 0 { return descriptor }
    #endif
    guard let name = path(ofTerminal: STDIN_FILENO) else { return nil }
    let named = open(name, mode)
    return named >= 0 ? named : nil
  }

  // MARK: - Size

  /// The size that the terminal driver reports; nil if a query to the terminal is necessary (T-12).
  package var reportedSize: TerminalSize? { TerminalSize(reportedBy: descriptor) }

  /// The size that the terminal reports, otherwise the size in the environment, otherwise the default size.
  package var size: TerminalSize {
    reportedSize ?? TerminalSize(environment: environment) ?? .usual
  }

  /// The byte that deletes a character according to the terminal's settings (T-45); 0x7F if the settings contain none,
  /// and before the first call of ``enter(_:)``.
  package var eraseByte: UInt8 {
    let byte = record.pointee.original.eraseByte
    return byte == 0 || byte == 0xFF ? 0x7F : byte
  }

  // MARK: - Taking the terminal and giving it back

  /// Applies the app's settings to the terminal, starts reading, and writes the bytes that set the modes.
  ///
  /// - Returns: False if the terminal is closed or doesn't accept the settings.
  @discardableResult
  package func enter(_ bytes: [UInt8]) -> Bool {
    guard !isHungUp else { return false }
    if !isEntered, !take(keepingOriginal: false) { return false }
    write(bytes)
    return true
  }

  /// Writes the bytes that undo the modes, and restores the terminal's settings.
  ///
  /// Only the first call after ``enter(_:)`` has an effect. After a signal handler restored the terminal, no call has
  /// an effect, because leaving the alternate screen twice moves the cursor (T-24). Unread input is dropped, because
  /// the shell would run it as commands.
  package func leave(_ bytes: [UInt8]) {
    guard record.pointee.isEntered.exchange(false, ordering: .sequentiallyConsistent) else {
      return
    }
    reader?.isPaused = true
    watch?.drop()
    withBackgroundAccess {
      writeWaiting(bytes)
      tcflush(descriptor, TCIFLUSH)
      // Don't wait for the output, because `TCSADRAIN` would never return if the output is stopped.
      record.pointee.original.apply(to: descriptor, at: TCSANOW)
    }
  }

  /// Reads the terminal's current settings, applies the app's settings and starts reading.
  ///
  /// - Parameter keepingOriginal: Whether the stored original settings are kept. If the current settings are those of a
  ///   shell, they replace the stored settings in any case.
  /// - Returns: False if the terminal doesn't accept the settings.
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
    // `TCSADRAIN` keeps the bytes that were typed before, and waits for the earlier output, which the new settings
    // would change (T-22).
    guard current.raw.apply(to: descriptor, at: TCSADRAIN) else {
      record.pointee.isEntered.store(false, ordering: .sequentiallyConsistent)
      record.pointee.original.apply(to: descriptor, at: TCSANOW)
      return false
    }
    listen()
    return true
  }

  // MARK: - Timers

  /// Runs an action once after a number of seconds.
  @discardableResult
  package func after(_ seconds: Double, _ action: @escaping () -> Void) -> TerminalTimer {
    timers = timers.filter(\.value.isPending)
    let timer = TerminalTimer(after: seconds, action)
    timers[ObjectIdentifier(timer)] = timer
    return timer
  }

  /// Runs the actions of all pending timers at once, because the process was stopped (T-86).
  func expireTimers() {
    let waiting = timers.values
    timers = [:]
    for timer in waiting { timer.expire() }
  }
}
