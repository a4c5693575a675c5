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

/// The text that the app and its children print while the screen is the app's.
///
/// Standard output and standard error go to a pipe where they are a terminal; a thread reads it,
/// so that a long print on the main actor doesn't wait for the main actor (T-35). At the end the
/// streams get all of it, or the last megabyte, as it was printed. A process has one object of
/// this type at a time.
@MainActor package final class CapturedOutput {
  /// The app printed a line; wrong bytes are U+FFFD, and control characters are still there.
  package var onLine: ((String) -> Void)?
  /// Whether the streams still go to this object.
  package var isActive: Bool { record.pointee.isActive.load(ordering: .sequentiallyConsistent) }

  /// The object whose descriptors a signal handler may use.
  private static var current: CapturedOutput?
  private let record: UnsafeMutablePointer<OutputRecord>
  private let reader: OutputReader
  private let files: [OwnedDescriptor]
  private var lines = LineSplitter()
  private let isStandardOutput: Bool

  /// Captures the streams that are terminals; it is nil if there are none or no free descriptors.
  ///
  /// - Parameters:
  ///   - streams: The numbers of one or two streams.
  ///   - capacity: The number of bytes to keep.
  package init?(
    streams: [Int32] = [STDOUT_FILENO, STDERR_FILENO], capacity: Int = 1_048_576
  ) {
    let terminals = streams.filter { isatty($0) == 1 }.prefix(2)
    let saved = terminals.map { number in
      OutputRecord.Stream(number: number, real: fcntl(number, F_DUPFD_CLOEXEC, 3))
    }
    var owned = saved.map { OwnedDescriptor($0.real) }
    guard let first = saved.first, !saved.contains(where: { $0.real < 0 }), let ends = makePipe()
    else { return nil }
    let writeEnd = OwnedDescriptor(ends.writeEnd)
    owned.append(OwnedDescriptor(ends.readEnd))
    setNonBlocking(ends.readEnd)
    files = owned
    isStandardOutput = terminals.contains(STDOUT_FILENO)
    record = .allocate(capacity: 1)
    record.initialize(
      to: OutputRecord(
        streams: (first, saved.dropFirst().first), readEnd: ends.readEnd, capacity: capacity))
    guard let reader = OutputReader(record) else { return nil }
    self.reader = reader
    ProcessRecovery.protect(record)
    if isStandardOutput { flushStandardOutput() }
    for stream in saved { dup2(writeEnd.number, stream.number) }
    if isStandardOutput { bufferStandardOutputByLine() }
    Self.current = self
    reader.start { [weak self] in self?.deliver() }
  }

  /// Gives the streams back, reports the last lines, and prints to the streams what they got.
  ///
  /// The terminal has to be left before. Children that still print get an error.
  package func end() {
    guard Self.current === self else { return }
    Self.current = nil
    if isStandardOutput, isActive { flushStandardOutput() }
    record.pointee.finish()
    reader.stop()
    deliver()
    if let rest = lines.end() { onLine?(rest) }
    ProcessRecovery.protect(nil as UnsafeMutablePointer<OutputRecord>?)
  }

  private func deliver() {
    let (bytes, dropped) = reader.take()
    if dropped > 0 { onLine?("(\(dropped) bytes of output were dropped)") }
    for line in lines.split(bytes) { onLine?(line) }
  }
}
