import Dispatch
import Synchronization

#if THREAD_SANITIZER
import SceneRuntime
#endif

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Glibc
#endif

/// A thread that reads the keyboard while the main actor is busy, so that pressing Control-C twice ends a process
/// that hangs.
///
/// The thread waits for input, then gives the main actor a second to read the input. If the main actor hasn't read the
/// input by then, the thread reads the input, and stores the input until the main actor is free again. Without input,
/// the thread waits in a single system call.
// Proof: the record is used through its atomics and constants, and all other state has a lock.
final class InterruptWatch: @unchecked Sendable {
  /// The time in milliseconds that the main actor has to read a key before the thread reads it.
  private static let patience: Int32 = 1000
  /// The time in seconds for which the main actor may be busy after the terminal was closed, because it may be
  /// saving.
  private static let goneLimit = 10
  /// The maximum number of bytes that are stored for the main actor.
  private static let limit = 1 << 20

  private struct Keys {
    /// The bytes that the thread has read and the main actor hasn't.
    var bytes: [UInt8] = []
    var parser = InputParser(escapeDelay: 0)
    /// The number of times that Control-C was pressed since the main actor last read.
    var interrupts = 0
    /// The bytes that the main actor has read but not handled yet; the app may hang before all of them are handled.
    var unhandled: [UInt8] = []
    /// Whether Control-C is among the unhandled bytes.
    var isInterrupted = false
    /// Whether the bytes after the handled bytes belong to pasted text.
    var isInPaste = false
    /// The number of seconds for which the main actor hasn't read since the terminal was closed.
    ///
    /// Each time the main actor reads, the number becomes 0.
    var goneSeconds = 0
    /// The number of times that the main actor has read.
    var turns: UInt64 = 0
    /// Whether the app was requested to quit, so that one more Control-C ends the process.
    var isAskedToEnd = false
    var isEnded = false
  }

  private let keys = Mutex(Keys())
  private let file: OwnedDescriptor
  private let record: UnsafeMutablePointer<TerminalRecord>
  /// A pipe; a byte in the pipe wakes the thread.
  private let waking: (readEnd: OwnedDescriptor, writeEnd: OwnedDescriptor)
  private let action: @MainActor @Sendable () -> Void

  /// Starts the thread; returns nil if the process can't open a pipe.
  ///
  /// - Parameters:
  ///   - file: The file of the terminal, which doesn't block.
  ///   - record: The record that tells whether the terminal has the app's settings.
  ///   - action: The function to call on the main actor when the thread has read bytes.
  init?(
    _ file: OwnedDescriptor, _ record: UnsafeMutablePointer<TerminalRecord>,
    _ action: @escaping @MainActor @Sendable () -> Void
  ) {
    guard let ends = makePipe() else { return nil }
    self.file = file
    self.record = record
    self.action = action
    waking = (OwnedDescriptor(ends.readEnd), OwnedDescriptor(ends.writeEnd))
    setNonBlocking(ends.readEnd)
    setNonBlocking(ends.writeEnd)
    startThread { [self] in
      while !keys.withLock(\.isEnded) { watch() }
    }
  }

  // MARK: - On the main actor

  /// Wakes the thread.
  ///
  /// The thread watches again if the terminal has the app's settings, and ends if ``end()`` was called.
  func wake() {
    var byte: UInt8 = 0
    withUnsafeBytes(of: &byte) { _ = writeBytes($0, to: waking.writeEnd.number) }
  }

  /// Ends the thread; called when the terminal isn't used any more.
  func end() {
    keys.withLock { $0.isEnded = true }
    wake()
  }

  /// Lets the next Control-C end the process if the main actor is busy; called when the app is requested to quit,
  /// because the app may hang.
  func expectEnd() {
    keys.withLock { $0.isAskedToEnd = true }
  }

  /// Reads the keyboard on the main actor, without the thread reading at the same time.
  ///
  /// - Parameter read: A closure that gets the bytes that the thread has read, and reads the bytes after them.
  /// - Returns: The result of the closure.
  func read(_ read: ([UInt8]) -> TerminalDevice.Input) -> TerminalDevice.Input {
    keys.withLock { keys in
      keys.turns &+= 1
      keys.goneSeconds = 0
      keys.interrupts = 0
      let bytes = keys.bytes
      keys.bytes = []
      let input = read(bytes)
      keys.unhandled = input.bytes
      return input
    }
  }

  /// Removes the bytes that the main actor has handled.
  ///
  /// - Parameter isInPaste: Whether the next bytes belong to pasted text.
  func didHandle(isInPaste: Bool) {
    keys.withLock { keys in
      keys.unhandled = []
      keys.isInPaste = isInPaste
    }
  }

  /// Discards the bytes that the thread has read; called when the app gives the terminal back to the shell.
  func drop() { _ = read { _ in ([], false) } }

  // MARK: - On the thread

  private func watch() {
    guard record.pointee.isEntered.load(ordering: .sequentiallyConsistent) else {
      return sleep()
    }
    let (turns, hasKept) = keys.withLock { ($0.turns, !$0.bytes.isEmpty) }
    guard waitForKeys() else { return }
    // If keys are stored, the main actor has been busy for a second already, so the thread reads the next keys at once.
    if !hasKept, isWoken(after: Self.patience) { return }
    guard let count = keys.withLock({ take(&$0, unlessAfter: turns) }) else { return }
    if count == 0 {
      // No bytes mean that the terminal is closed. The main actor notices this too and ends the app, unless the main
      // actor hangs.
      let seconds = keys.withLock { keys in
        keys.goneSeconds += 1
        return keys.goneSeconds
      }
      if seconds > Self.goneLimit { ProcessRecovery.end(by: SIGHUP) }
      // If bytes are stored, the thread hasn't waited for a second yet in this pass.
      if hasKept { _ = isWoken(after: Self.patience) }
    } else if !hasKept {
      DispatchQueue.main.async { [action] in MainActor.assumeIsolated(action) }
    }
  }

  /// Waits until the terminal has the app's settings, or until the thread has to end.
  private func sleep() { _ = isWoken(after: -1) }

  /// Waits for keys.
  ///
  /// - Returns: False if the thread was woken instead.
  private func waitForKeys() -> Bool {
    var files = [
      pollfd(fd: waking.readEnd.number, events: Int16(POLLIN), revents: 0),
      pollfd(fd: file.number, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&files, 2, -1) > 0 else { return false }
    if files[0].revents != 0 { drain() }
    return files[0].revents == 0
  }

  /// Waits until the thread is woken, for a maximum number of milliseconds, or without a limit if the number is
  /// negative.
  ///
  /// - Returns: Whether the thread was woken.
  private func isWoken(after patience: Int32) -> Bool {
    guard wait(for: POLLIN, on: waking.readEnd.number, patience: patience) else { return false }
    drain()
    return true
  }

  private func drain() {
    withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { buffer in
      while readBytes(from: waking.readEnd.number, into: buffer) > 0 {}
    }
  }

  /// Reads the keys that the main actor hasn't read.
  ///
  /// If Control-C was pressed twice, and the main actor has handled neither press, the process ends. If the app was
  /// requested to quit, one unhandled press is enough.
  ///
  /// - Returns: The number of bytes; nil if the main actor has read more than `turns` times, or if the terminal doesn't
  ///   have the app's settings any more.
  private func take(_ keys: inout Keys, unlessAfter turns: UInt64) -> Int? {
    guard keys.turns == turns, record.pointee.isEntered.load(ordering: .sequentiallyConsistent)
    else { return nil }
    var total = 0
    let time = Double(DispatchTime.now().uptimeNanoseconds) / 1e9
    if keys.bytes.isEmpty {
      keys.parser = InputParser(escapeDelay: 0)
      if keys.isInPaste { _ = keys.parser.parse(Array("\u{1B}[200~".utf8), at: time) }
      keys.isInterrupted =
        keys.parser.parse(keys.unhandled, at: time).contains(where: \.isInterrupt)
    }
    var events = keys.parser.expire(at: time)
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
      while case let count = readBytes(from: file.number, into: buffer), count > 0 {
        total += count
        let bytes = Array(buffer[..<count])
        keys.bytes += bytes.prefix(max(0, Self.limit - keys.bytes.count))
        events += keys.parser.parse(bytes, at: time)
      }
    }
    keys.interrupts += events.count(where: \.isInterrupt)
    if keys.interrupts > (keys.isAskedToEnd || keys.isInterrupted ? 0 : 1) {
      ProcessRecovery.end(by: SIGINT)
    }
    return total
  }
}

extension InputEvent {
  /// Whether the event is the key Control-C.
  ///
  /// Alt is ignored, because Esc may have been pressed before Control-C.
  fileprivate var isInterrupt: Bool {
    guard case .key(let key) = self else { return false }
    return (key.key == .character("c") || key.base == "c")
      && key.modifiers.subtracting(.option) == .control
  }
}
