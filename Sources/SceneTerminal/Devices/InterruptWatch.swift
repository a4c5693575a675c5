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

/// A thread that reads the keyboard while the main actor doesn't, so that Control-C pressed twice ends a process that
/// hangs.
///
/// It waits until there are keys, and reads them if the main actor has read none for a second after that. The main actor
/// gets them when it works again. While nothing happens, the thread makes no system call.
// Proof: the record is used through its atomics and what doesn't change, and all else has a lock.
final class InterruptWatch: @unchecked Sendable {
  /// The time in milliseconds that the main actor has for a key.
  private static let patience: Int32 = 1000
  /// The time in seconds that the main actor has after the terminal is gone, because it may be saving.
  private static let goneLimit = 10
  /// The number of bytes that are kept for the main actor.
  private static let limit = 1 << 20

  private struct Keys {
    /// The bytes that the main actor hasn't read.
    var bytes: [UInt8] = []
    var parser = InputParser(escapeDelay: 0)
    /// The number of times that Control-C was pressed since the main actor has read.
    var interrupts = 0
    /// The bytes that the main actor has read and not handled yet; the app may hang before all of them are
    /// handled.
    var unhandled: [UInt8] = []
    /// Whether Control-C is among these.
    var isInterrupted = false
    /// Whether the bytes after the handled ones belong to pasted text.
    var isInPaste = false
    /// The number of seconds since the terminal was closed, until the main actor handles that.
    var goneSeconds = 0
    /// The number of times that the main actor has read.
    var turns: UInt64 = 0
    /// Whether the app was asked to quit, so that one more Control-C ends it.
    var isAskedToEnd = false
    var isEnded = false
  }

  private let keys = Mutex(Keys())
  private let file: OwnedDescriptor
  private let record: UnsafeMutablePointer<TerminalRecord>
  /// A pipe whose bytes wake the thread.
  private let waking: (readEnd: OwnedDescriptor, writeEnd: OwnedDescriptor)
  private let action: @MainActor @Sendable () -> Void

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - file: The file of the terminal, which doesn't block.
  ///   - record: The memory that tells whether the terminal has the app's settings.
  ///   - action: The function to call on the main actor when there are bytes to take.
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

  /// Begins to watch again, after the terminal was entered.
  func wake() {
    var byte: UInt8 = 0
    withUnsafeBytes(of: &byte) { _ = writeBytes($0, to: waking.writeEnd.number) }
  }

  /// Ends the thread.
  func end() {
    keys.withLock { $0.isEnded = true }
    wake()
  }

  /// Lets the next Control-C end the process, which may hang after the app was asked to quit.
  func expectEnd() {
    keys.withLock { $0.isAskedToEnd = true }
  }

  /// Reads the keyboard, while the thread doesn't.
  ///
  /// - Parameter read: Reads what comes after the bytes that the thread has read.
  /// - Returns: The result of the function.
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

  /// Removes the bytes that the main actor has read, because it has handled them.
  ///
  /// - Parameter isInPaste: Whether the next bytes belong to pasted text.
  func didHandle(isInPaste: Bool) {
    keys.withLock { keys in
      keys.unhandled = []
      keys.isInPaste = isInPaste
    }
  }

  /// Drops what the thread has read, because the terminal is left.
  func drop() { _ = read { _ in ([], false) } }

  // MARK: - On the thread

  private func watch() {
    guard record.pointee.isEntered.load(ordering: .sequentiallyConsistent) else {
      return sleep()
    }
    let (turns, hasKept) = keys.withLock { ($0.turns, !$0.bytes.isEmpty) }
    guard waitForKeys() else { return }
    // A main actor that has left keys for a second gets no more time for the next ones.
    if !hasKept, isWoken(after: Self.patience) { return }
    guard let count = keys.withLock({ take(&$0, unlessAfter: turns) }) else { return }
    if count == 0 {
      // The terminal is gone, which the main actor doesn't know yet; one that hangs never will.
      let seconds = keys.withLock { keys in
        keys.goneSeconds += 1
        return keys.goneSeconds
      }
      if seconds > Self.goneLimit { ProcessRecovery.end(by: SIGHUP) }
      // Without keys that are kept the thread has waited for a second already.
      if hasKept { _ = isWoken(after: Self.patience) }
    } else if !hasKept {
      DispatchQueue.main.async { [action] in MainActor.assumeIsolated(action) }
    }
  }

  /// Waits until the terminal is entered or the thread has to end.
  private func sleep() { _ = isWoken(after: -1) }

  /// Waits for keys.
  ///
  /// - Returns: False if something else happened.
  private func waitForKeys() -> Bool {
    var files = [
      pollfd(fd: waking.readEnd.number, events: Int16(POLLIN), revents: 0),
      pollfd(fd: file.number, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&files, 2, -1) > 0 else { return false }
    if files[0].revents != 0 { drain() }
    return files[0].revents == 0
  }

  /// Waits for some milliseconds, or for ever if they are negative.
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

  /// Reads the keys that the main actor hasn't read, and ends the process if they request it.
  ///
  /// - Returns: The number of bytes; nil if the main actor has read meanwhile.
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
  /// Whether the key is Control-C, also with Alt, because Esc may have been pressed before it.
  fileprivate var isInterrupt: Bool {
    guard case .key(let key) = self else { return false }
    return (key.key == .character("c") || key.base == "c")
      && key.modifiers.subtracting(.option) == .control
  }
}
