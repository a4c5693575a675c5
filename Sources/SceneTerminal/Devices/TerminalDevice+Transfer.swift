import Dispatch
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

extension TerminalDevice {
  /// The maximum wait of `writeWaiting(_:)` in milliseconds for a terminal that accepts no bytes.
  private static let leavingPatience: Int32 = 1000
  /// The maximum number of bytes that are read before they are handled and a frame is drawn (T-39).
  private static let readingLimit = 65_536

  // MARK: - Writing

  /// Writes bytes without waiting; the bytes that the terminal doesn't accept are written when it accepts more.
  ///
  /// All bytes are written in order. Bytes are dropped only if the terminal is closed, or if the app gives the terminal
  /// back while the terminal accepts no bytes.
  package func write(_ bytes: [UInt8]) {
    guard !isHungUp, !bytes.isEmpty else { return }
    if isBusy {
      pending.append(contentsOf: bytes)
    } else {
      pending = bytes[...]
      writePending()
    }
  }

  /// Writes the pending bytes; the bytes that the terminal doesn't accept are written when it accepts more.
  private func writePending() {
    var failure: Int32 = 0
    while !pending.isEmpty, failure == 0 {
      let count = pending.withUnsafeBytes { writeBytes($0, to: descriptor) }
      if count < 0 { failure = errno }
      if count == 0 { failure = EAGAIN }
      if count > 0 { pending = pending.dropFirst(count) }
    }
    switch failure {
    case 0:
      // Replace the slice by a new array, because an empty slice would keep the memory of a large frame.
      pending = []
      guard let writer, !writer.isPaused else { return }
      writer.isPaused = true
      onDrained?()
    case EAGAIN, EWOULDBLOCK:
      waitForRoom()
    default:
      hangUp()
    }
  }

  private func waitForRoom() {
    if let writer {
      writer.isPaused = false
    } else {
      let source = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main)
      writer = MainQueueSource(source, keeping: file) { [weak self] in self?.writePending() }
    }
  }

  /// Writes the pending bytes and the given bytes, and gives up if the terminal accepts none for a second.
  func writeWaiting(_ bytes: [UInt8]) {
    writer?.isPaused = true
    let all = Array(pending) + bytes
    pending = []
    guard !isHungUp else { return }
    all.withUnsafeBytes { _ = writeAll($0, to: descriptor, patience: Self.leavingPatience) }
  }

  // MARK: - Reading

  /// The bytes that were read, and whether the terminal is closed.
  typealias Input = (bytes: [UInt8], isEnded: Bool)

  /// Starts reading the bytes that the terminal sends.
  func listen() {
    if let reader {
      reader.isPaused = false
    } else {
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
      reader = MainQueueSource(source, keeping: file) { [weak self] in self?.readAvailable() }
    }
    watch?.wake()
  }

  /// Starts to watch for Control-C while the main actor is busy.
  func watchInterrupts() {
    watch = InterruptWatch(file, record) { [weak self] in self?.readAvailable() }
  }

  private func readAvailable() {
    guard isEntered else { return }
    let (bytes, isEnded) = watch?.read { readAvailable(after: $0) } ?? readAvailable(after: [])
    if !bytes.isEmpty { onInput?(bytes) }
    watch?.didHandle(isInPaste: isInPaste)
    if isEnded { hangUp() }
  }

  /// Reads until no more bytes are available, or there are enough for one frame.
  private func readAvailable(after first: [UInt8]) -> Input {
    var bytes = first
    var isEnded = false
    withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 1) { buffer in
      while bytes.count < Self.readingLimit {
        let wanted = min(buffer.count, Self.readingLimit - bytes.count)
        let part = UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted])
        let count = readBytes(from: descriptor, into: part)
        if count > 0 {
          bytes.append(contentsOf: part[..<count])
        } else {
          isEnded = count == 0 ? isEndOfTerminal : errno != EAGAIN && errno != EWOULDBLOCK
          break
        }
      }
    }
    return (bytes, isEnded)
  }

  /// Whether a read without bytes means that the terminal is closed.
  ///
  /// With settings that another program changed, such a read can also mean the end of a line or a timeout.
  private var isEndOfTerminal: Bool { termios(of: descriptor)?.waitsForByte ?? true }

  /// Stops using a terminal that was closed, even if the process ignores the hang-up signal (T-29).
  func hangUp() {
    guard !isHungUp else { return }
    isHungUp = true
    record.pointee.isEntered.store(false, ordering: .sequentiallyConsistent)
    reader = nil
    writer = nil
    pending = []
    onHangUp?()
  }
}
